"""The cities that have invented places: which words are spoken, how numbers, postal codes and telephones look.

Telephone numbers are from ranges set aside for fiction where a country has them (United States and Canada 555-01xx,
United Kingdom, Australia, Ireland, Germany, France, Sweden); elsewhere they follow the local 555 01xx, which stands for
nothing. British, Dutch and Irish postal codes use endings that are never given out.
"""

# key | city, with its GeoNames number where the largest of the name is not meant | country | language | number style | telephone | postal codes
# Number style: 1 "1 Street", 2 "Street 1", 3 "Street, 1", 4 block numbers. In a telephone, ## counts; ( ) marks the trunk zero.
TABLE = """
sydney|Sydney|au|en|1|+61 2 5550 00##~(02) 5550 00##|2009 2010 2000 2011
melbourne|Melbourne|au|en|1|+61 3 5550 00##~(03) 5550 00##|3000 3002 3004 3006
brisbane|Brisbane|au|en|1|+61 7 5550 00##~(07) 5550 00##|4000 4006 4101 4169
perth|Perth|au|en|1|+61 8 5550 00##~(08) 5550 00##|6000 6003 6004 6005
adelaide|Adelaide|au|en|1|+61 8 7010 00##~(08) 7010 00##|5000 5006 5067 5081
auckland|Auckland|nz|en|1|+64 9 555 01##~09 555 01##|1010 1011 1021 1023
wellington|Wellington|nz|en|1|+64 4 555 01##~04 555 01##|6011 6012 6021 6023
christchurch|Christchurch|nz|en|1|+64 3 555 01##~03 555 01##|8011 8013 8014 8023
dunedin|Dunedin|nz|en|1|+64 3 555 01##~03 555 01##|9010 9012 9013 9016
new-york|New York City|us|us|1|+1 212-555-01##~(212) 555-01##|10001 10002 10003 10011
san-francisco|San Francisco|us|us|1|+1 415-555-01##~(415) 555-01##|94102 94103 94107 94110
chicago|Chicago|us|us|1|+1 312-555-01##~(312) 555-01##|60601 60602 60605 60607
honolulu|Honolulu|us|us|1|+1 808-555-01##~(808) 555-01##|96813 96814 96815 96816
springfield|Springfield@4250542|us|us|1|+1 217-555-01##~(217) 555-01##|62701 62702 62703 62704
mountain-view|Mountain View|us|us|1|+1 650-555-01##~(650) 555-01##|94040 94041 94043 94035
toronto|Toronto|ca|us|1|+1 416-555-01##~(416) 555-01##|M5X_0Z1 M5X_0Z2 M4X_0Z3 M6X_0Z4
vancouver|Vancouver|ca|us|1|+1 604-555-01##~(604) 555-01##|V6X_0Z1 V6X_0Z2 V5X_0Z3 V5X_0Z4
montreal|Montréal|ca|fr|1|+1 514-555-01##~(514) 555-01##|H2X_0Z1 H2X_0Z2 H3X_0Z3 H3X_0Z4
london|London|gb|en|1|+44 20 7946 00##~020 7946 00##|EC1A_1CV WC2N_2CV SE1_9CV N1_7CV
edinburgh|Edinburgh|gb|en|1|+44 131 496 00##~0131 496 00##|EH1_1CV EH2_2CV EH3_3CV EH8_8CV
manchester|Manchester|gb|en|1|+44 161 496 00##~0161 496 00##|M1_1CV M2_2CV M3_3CV M4_4CV
dublin|Dublin|ie|en|1|+353 20 910 00##~(020) 910 00##|D01_XX00 D02_XX00 D04_XX00 D08_XX00
berlin|Berlin|de|de|2|+49 30 231250##~030 231250##|10115 10117 10178 10405
munich|Munich|de|de|2|+49 89 999980##~089 999980##|80331 80333 80469 80799
hamburg|Hamburg|de|de|2|+49 40 669690##~040 669690##|20095 20097 20099 20354
cologne|Köln|de|de|2|+49 221 47100##~0221 47100##|50667 50668 50670 50672
vienna|Vienna|at|de|2|+43 1 55501##~01 55501##|1010 1020 1030 1070
zurich|Zürich|ch|de|2|+41 44 555 01 ##~044 555 01 ##|8001 8004 8005 8008
geneva|Geneva|ch|fr|2|+41 22 555 01 ##~022 555 01 ##|1201 1202 1204 1205
paris|Paris|fr|fr|1|+33 1 99 00 01 ##~01 99 00 01 ##|75001 75004 75010 75011
lyon|Lyon|fr|fr|1|+33 4 65 71 01 ##~04 65 71 01 ##|69001 69002 69003 69005
brussels|Brussels|be|fr|2|+32 2 555 01 ##~02 555 01 ##|1000 1020 1030 1050
amsterdam|Amsterdam|nl|nl|2|+31 20 555 01##~020 555 01##|1011_SS 1012_SA 1015_SD 1017_SS
madrid|Madrid|es|es|3|+34 910 55 01 ##~910 55 01 ##|28001 28004 28012 28013
barcelona|Barcelona|es|es|3|+34 930 55 01 ##~930 55 01 ##|08001 08002 08003 08008
lisbon|Lisbon|pt|pt|2|+351 21 055 01##~21 055 01##|1100-001 1150-002 1200-003 1250-004
rome|Rome|it|it|3|+39 06 555 01##~06 555 01##|00184 00185 00186 00187
milan|Milan|it|it|3|+39 02 555 01##~02 555 01##|20121 20122 20123 20124
stockholm|Stockholm|se|sv|2|+46 8 465 004 ##~08-465 004 ##|111_20 112_21 113_22 114_24
copenhagen|Copenhagen|dk|da|2|+45 55 55 01 ##~55 55 01 ##|1050 1100 1200 1300
oslo|Oslo|no|no|2|+47 55 55 01 ##~55 55 01 ##|0150 0151 0160 0180
helsinki|Helsinki|fi|fi|2|+358 9 555 01##~09 555 01##|00100 00120 00130 00150
warsaw|Warsaw|pl|pl|2|+48 22 555 01 ##~22 555 01 ##|00-001 00-102 00-203 00-304
prague|Prague|cz|cs|2|+420 255 501 0##~255 501 0##|110_00 120_00 130_00 118_00
budapest|Budapest|hu|hu|2|+36 1 555 01##~(06 1) 555 01##|1051 1052 1053 1054
athens|Athens|gr|el|2|+30 21 0555 01##~21 0555 01##|105_51 105_52 105_53 105_54
istanbul|Istanbul|tr|tr|2|+90 212 555 01 ##~0212 555 01 ##|34110 34112 34122 34433
almaty|Almaty|kz|ru|3|+7 727 555 01 ##~8 727 555 01 ##|050000 050001 050002 050010
tokyo|Tokyo|jp|ja|4|+81 3-5550-01##~03-5550-01##|100-0000 101-0000 104-0000 150-0000
osaka|Osaka|jp|ja|4|+81 6-5550-01##~06-5550-01##|530-0000 540-0000 541-0000 542-0000
seoul|Seoul|kr|ko|2|+82 2-555-01##~02-555-01##|04500 04520 03000 03150
taipei|Taipei|tw|tw|2|+886 2 5550 01##~02 5550 01##|100 103 104 106
shanghai|Shanghai|cn|zh|2|+86 21 5550 01##~021 5550 01##|200000 200001 200002 200003
hong-kong|Hong Kong|hk|en|1|+852 5550 01##~5550 01##|
singapore|Singapore|sg|en|1|+65 6555 01##~6555 01##|018900 048600 068800 179000
bangkok|Bangkok|th|th|2|+66 2 555 01##~02 555 01##|10100 10200 10300 10400
hanoi|Hanoi|vn|vi|1|+84 24 5550 01##~024 5550 01##|100000 110000 111000 112000
jakarta|Jakarta|id|id|2|+62 21 5550 01##~(021) 5550 01##|10110 10120 10130 10140
mumbai|Mumbai|in|hi|1|+91 22 5550 01##~022 5550 01##|400001 400002 400003 400004
dubai|Dubai|ae|ar|2|+971 4 555 01##~04 555 01##|
cairo|Cairo|eg|ar|2|+20 2 5550 01##~02 5550 01##|11511 11512 11513 11514
tel-aviv|Tel Aviv|il|he|2|+972 3-555-01##~03-555-01##|6100000 6100001 6100002 6100003
cape-town|Cape Town|za|en|1|+27 21 555 01##~021 555 01##|8000 8001 8002 8005
nairobi|Nairobi|ke|sw|1|+254 20 555 01##~020 555 01##|00100 00200 00300 00400
mexico-city|Mexico City|mx|es|2|+52 55 5550 01##~55 5550 01##|06000 06010 06020 06030
sao-paulo|São Paulo|br|pt|3|+55 11 5550-01##~(11) 5550-01##|01000-000 01001-000 01002-000 01003-000
buenos-aires|Buenos Aires|ar|es|2|+54 11 5550-01##~011 5550-01##|1000 1001 1002 1003
santiago|Santiago|cl|es|2|+56 2 2555 01##~(2) 2555 01##|8320000 8330000 8340000 8350000
bogota|Bogotá|co|es|2|+57 601 555 01##~(601) 555 01##|110111 110221 110231 110311
san-jose-cr|San José|cr|es|2|+506 2555 01##~2555 01##|10101 10102 10103 10104
"""


def cities():
    """One dictionary a city."""
    out = []
    for line in TABLE.strip().splitlines():
        key, name, country, language, style, phone, codes = line.split("|")
        international, national = phone.split("~")
        name, _, number = name.partition("@")
        out.append({
            "key": key, "name": name, "number": number or None, "country": country, "language": language, "style": int(style),
            "phone": (international, national), "codes": [code.replace("_", " ") for code in codes.split()]})
    assert len({city["key"] for city in out}) == len(out)
    return out
