"""What the countries table lacks: other names people type, tidier names, and places for countries without cities."""

# Codes that are no longer countries.
GONE = {"AN", "CS"}

NAMES = {"BQ": "Bonaire, Sint Eustatius and Saba", "NL": "Netherlands", "VA": "Vatican City", "TR": "Türkiye",
         "CI": "Côte d'Ivoire", "CW": "Curaçao", "RE": "Réunion", "BL": "Saint Barthélemy", "AX": "Åland Islands",
         "ST": "São Tomé and Príncipe", "TL": "Timor-Leste", "PS": "Palestine"}

OTHER_NAMES = {
    "AE": ["UAE", "Emirates", "الإمارات العربية المتحدة"], "AR": ["República Argentina"], "AT": ["Österreich"],
    "AU": ["Oz", "Commonwealth of Australia"], "BA": ["Bosna i Hercegovina"], "BE": ["België", "Belgique", "Belgien"],
    "BG": ["България"], "BR": ["Brasil"], "BY": ["Беларусь"], "CA": ["Kanada"], "CD": ["DRC", "Congo-Kinshasa"],
    "CG": ["Congo-Brazzaville"], "CH": ["Schweiz", "Suisse", "Svizzera", "Svizra"], "CI": ["Ivory Coast"],
    "CN": ["中国", "中國", "PRC", "Zhongguo"], "CV": ["Cape Verde"], "CY": ["Κύπρος", "Kıbrıs"],
    "CZ": ["Czech Republic", "Česko", "Česká republika"], "DE": ["Deutschland", "Allemagne", "Alemania"],
    "DK": ["Danmark"], "DO": ["República Dominicana"], "DZ": ["الجزائر", "Algérie"], "EE": ["Eesti"],
    "EG": ["مصر", "Misr"], "ES": ["España", "Espagne", "Spanien"], "FI": ["Suomi"], "FR": ["Frankreich", "Francia"],
    "GB": ["UK", "Great Britain", "Britain", "England and Wales", "Royaume-Uni"], "GE": ["საქართველო", "Sakartvelo"],
    "GR": ["Ελλάδα", "Hellas"], "HK": ["香港"], "HR": ["Hrvatska"], "HU": ["Magyarország"], "IE": ["Éire", "Republic of Ireland"],
    "IL": ["ישראל", "Yisrael"], "IN": ["Bharat", "भारत"], "IR": ["ایران", "Persia"], "IS": ["Ísland"],
    "IT": ["Italia", "Italien"], "JP": ["日本", "Nihon", "Nippon", "Japon"], "KE": ["Republic of Kenya"],
    "KH": ["កម្ពុជា", "Kampuchea"], "KP": ["DPRK", "북한"], "KR": ["대한민국", "한국", "Republic of Korea", "Korea"],
    "LT": ["Lietuva"], "LU": ["Luxemburg", "Lëtzebuerg"], "LV": ["Latvija"], "MA": ["المغرب", "Maroc"], "MK": ["Македонија", "Macedonia"],
    "MM": ["Burma"], "MX": ["México", "Mexiko"], "MY": ["Malaysia"], "NL": ["Holland", "Nederland", "Pays-Bas"],
    "NO": ["Norge", "Noreg"], "NZ": ["Aotearoa"], "PE": ["Perú"], "PH": ["Pilipinas"], "PL": ["Polska"],
    "PS": ["Palestinian Territory", "فلسطين"], "PT": ["República Portuguesa"], "RO": ["România"], "RS": ["Србија", "Srbija"],
    "RU": ["Россия", "Russian Federation"], "SA": ["السعودية", "KSA"], "SE": ["Sverige"], "SG": ["新加坡", "Singapura"],
    "SI": ["Slovenija"], "SK": ["Slovensko"], "SZ": ["Swaziland"], "TH": ["ประเทศไทย", "ไทย"], "TL": ["East Timor"],
    "TR": ["Turkey", "Türkiye"], "TW": ["台灣", "台湾", "Formosa"], "UA": ["Україна", "Ukraina"],
    "US": ["USA", "United States of America", "America", "Estados Unidos", "États-Unis"], "VA": ["Vatican", "Holy See"],
    "VN": ["Việt Nam"], "ZA": ["RSA", "Suid-Afrika"],
}

# Countries without a city in the data: a point on land, and a time zone.
POINTS = {
    "AQ": (-77.85, 166.67, "Antarctica/McMurdo"), "BV": (-54.42, 3.38, None), "HM": (-53.1, 73.51, None),
    "UM": (19.28, 166.65, "Pacific/Wake"), "IO": (-7.31, 72.41, "Indian/Chagos"), "TF": (-49.35, 70.22, "Indian/Kerguelen"),
    "GS": (-54.28, -36.51, "Atlantic/South_Georgia"), "PN": (-25.07, -130.1, "Pacific/Pitcairn"),
    "TK": (-9.2, -171.85, "Pacific/Fakaofo"), "NU": (-19.06, -169.92, "Pacific/Niue"), "CX": (-10.42, 105.68, "Indian/Christmas"),
    "CC": (-12.19, 96.83, "Indian/Cocos"), "SJ": (78.22, 15.64, "Arctic/Longyearbyen"), "NF": (-29.06, 167.96, "Pacific/Norfolk"),
    "VA": (41.9, 12.45, "Europe/Vatican"), "MS": (16.79, -62.21, "America/Montserrat"), "FK": (-51.69, -57.85, "Atlantic/Stanley"),
    "PM": (46.78, -56.18, "America/Miquelon"), "NR": (-0.55, 166.92, "Pacific/Nauru"), "TV": (-8.52, 179.2, "Pacific/Funafuti"),
    "WF": (-13.28, -176.17, "Pacific/Wallis"), "SH": (-15.93, -5.72, "Atlantic/St_Helena"), "BL": (17.9, -62.85, "America/St_Barthelemy"),
    "AI": (18.22, -63.06, "America/Anguilla"), "PW": (7.5, 134.62, "Pacific/Palau"), "CK": (-21.21, -159.78, "Pacific/Rarotonga"),
}
