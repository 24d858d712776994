"""Short codes and better names of first-level regions, by country and GeoNames admin-1 code.

Written by hand from ISO 3166-2 and common usage. A line is `admin1 CODE Name | other name | ...`; `-` for no code, an
empty name keeps the one found by the join. Countries in `LETTERS` use their admin-1 codes as short codes as they are.
"""

LETTERS = {"us": 2, "ch": 2, "gb": 3, "be": 3}

TABLE = {
    "au": """01 ACT | Canberra region
02 NSW
03 NT
04 QLD
05 SA
06 TAS
07 VIC
08 WA""",
    "ca": """01 AB
02 BC | Colombie-Britannique
03 MB
04 NB | Nouveau-Brunswick
05 NL | Newfoundland
07 NS | Nouvelle-Écosse
08 ON
09 PE | PEI
10 QC Quebec | Québec
11 SK
12 YT
13 NT
14 NU""",
    "br": """01 AC
02 AL
03 AP Amapá
04 AM
05 BA
06 CE Ceará
07 DF Federal District | Distrito Federal
08 ES Espírito Santo
11 MS
13 MA Maranhão
14 MT
15 MG
16 PA Pará
17 PB Paraíba
18 PR Paraná
20 PI Piauí
21 RJ
22 RN
23 RS
24 RO Rondônia
25 RR
26 SC
27 SP São Paulo
28 SE
29 GO Goiás
30 PE
31 TO""",
    "de": """01 BW Baden-Württemberg
02 BY Bavaria | Bayern
03 HB
04 HH
05 HE Hesse | Hessen
06 NI Lower Saxony | Niedersachsen
07 NW North Rhine-Westphalia | Nordrhein-Westfalen | NRW
08 RP Rhineland-Palatinate | Rheinland-Pfalz
09 SL
10 SH
11 BB
12 MV
13 SN Saxony | Sachsen
14 ST Saxony-Anhalt | Sachsen-Anhalt
15 TH Thuringia | Thüringen
16 BE""",
    "fr": """11 IDF Île-de-France
24 CVL Centre-Val de Loire
27 BFC Bourgogne-Franche-Comté | Burgundy
28 NOR Normandy | Normandie
32 HDF Hauts-de-France
44 GES Grand Est
52 PDL
53 BRE Brittany | Bretagne
75 NAQ Nouvelle-Aquitaine
76 OCC Occitanie | Occitania
84 ARA Auvergne-Rhône-Alpes
93 PAC Provence-Alpes-Côte d'Azur | PACA
94 COR Corsica | Corse""",
    "es": """07 IB Balearic Islands | Illes Balears
27 RI
29 MD Community of Madrid | Comunidad de Madrid
31 MC Region of Murcia
32 NC Navarre | Navarra
34 AS
39 CB
51 AN Andalusia | Andalucía
52 AR Aragon | Aragón
53 CN Canary Islands | Canarias
54 CM Castilla-La Mancha
55 CL Castile and León | Castilla y León
56 CT Catalonia | Catalunya | Cataluña
57 EX
58 GA
59 PV Basque Country | País Vasco | Euskadi
60 VC Valencian Community | Comunitat Valenciana
CE CE
ML ML""",
    "it": """02 - Basilicata
07 - Lazio | Latium
09 - Lombardy | Lombardia
10 - Marche | The Marches
12 - Piedmont | Piemonte
13 - Apulia | Puglia
14 - Sardinia | Sardegna
15 - Sicily | Sicilia
16 - Tuscany | Toscana
19 - Aosta Valley | Valle d'Aosta""",
    "mx": """01 AGU
02 BCN
03 BCS
04 CAM
05 CHP
06 CHH
07 COA
08 COL
09 CMX Mexico City | Ciudad de México | CDMX
10 DUR
11 GUA
12 GRO
13 HID
14 JAL
15 MEX State of Mexico | Estado de México
16 MIC Michoacán
17 MOR
18 NAY
19 NLE Nuevo León
20 OAX
21 PUE
22 QUE Querétaro
23 ROO
24 SLP San Luis Potosí
25 SIN
26 SON
27 TAB
28 TAM
29 TLA
30 VER
31 YUC Yucatán
32 ZAC""",
    "in": """01 AN
02 AP
03 AS
05 CH
07 DL Delhi | National Capital Territory
09 GJ
10 HR
11 HP
12 JK Jammu and Kashmir
13 KL
14 LD Lakshadweep
16 MH
17 MN
18 ML
19 KA
20 NL
21 OD | Orissa
22 PY Puducherry | Pondicherry
23 PB
24 RJ
25 TN
26 TR
28 WB
29 SK
30 AR
31 MZ
33 GA
34 BR
35 MP
36 UP
37 CG
38 JH
39 UK
40 TG
41 LA Ladakh
52 DH Dadra and Nagar Haveli and Daman and Diu""",
    "cn": """01 AH Anhui | 安徽
02 ZJ Zhejiang | 浙江
03 JX Jiangxi | 江西
04 JS Jiangsu | 江苏
05 JL Jilin | 吉林
06 QH Qinghai | 青海
07 FJ Fujian | 福建
08 HL Heilongjiang | 黑龙江
09 HA Henan | 河南
10 HE Hebei | 河北
11 HN Hunan | 湖南
12 HB Hubei | 湖北
13 XJ Xinjiang | 新疆
14 XZ Tibet | 西藏
15 GS Gansu | 甘肃
16 GX Guangxi | 广西
18 GZ Guizhou | 贵州
19 LN Liaoning | 辽宁
20 NM Inner Mongolia | 内蒙古
21 NX Ningxia | 宁夏
22 BJ Beijing | 北京
23 SH Shanghai | 上海
24 SX Shanxi | 山西
25 SD Shandong | 山东
26 SN Shaanxi | 陕西
28 TJ Tianjin | 天津
29 YN Yunnan | 云南
30 GD Guangdong | 广东
31 HI Hainan | 海南
32 SC Sichuan | 四川
33 CQ Chongqing | 重庆""",
    "jp": """12 - Hokkaido | 北海道
22 - Kyoto | 京都府
32 - Osaka | 大阪府
33 - Saga
35 - Shiga
40 - Tokyo | 東京都""",
    "nl": """01 DR
02 FR
03 GE
04 GR
05 LI
06 NB | Noord-Brabant
07 NH | Noord-Holland
09 UT
10 ZE
11 ZH | Zuid-Holland
15 OV
16 FL""",
    "za": """02 KZN
03 FS Free State
05 EC
06 GP
07 MP
08 NC
09 LP
10 NW North West
11 WC""",
    "ch": """GR GR Graubünden | Grisons
NE NE Neuchâtel
SG SG St. Gallen
ZH ZH Zürich
BS BS Basel-Stadt
GE GE Geneva | Genève | Genf""",
    "at": """02 - Carinthia | Kärnten
03 - Lower Austria | Niederösterreich
04 - Upper Austria | Oberösterreich
06 - Styria | Steiermark
07 - Tyrol | Tirol
09 - Vienna | Wien""",
    "ru": """10 - Bryansk
38 - Krasnodar Krai
47 - Moscow Oblast
51 - Nizhny Novgorod
56 - Oryol
62 - Ryazan
66 - Saint Petersburg
70 - Stavropol Krai
77 - Tver
78 - Tyumen
86 - Voronezh
88 - Yaroslavl
92 - Kamchatka""",
}


def hand_written():
    """{(country, admin1): (code or None, name or None, [other names])}"""
    out = {}
    for country, lines in TABLE.items():
        for line in lines.splitlines():
            head, *others = [part.strip() for part in line.split("|")]
            admin1, code, *name = head.split(" ", 2)
            out[country, admin1] = (None if code == "-" else code, name[0] if name else None, others)
    return out
