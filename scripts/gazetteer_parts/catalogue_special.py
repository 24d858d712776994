"""Invented places written one by one: the banks of the project's own example, names and addresses with everything that breaks
programs, and a place of every geographic type.
"""

# city | id | type | name | street key | number | unit | other names
# A name may hold \\u escapes. The importance of the banks orders them: Sydney, Auckland, then the branches.
NAMED = r"""
sydney|cheesebury-savings-bank|bank|Cheesebury Savings Bank|example-street|1||
auckland|cheesebury-bank|bank|Cheesebury Bank|sample-quay|12||
melbourne|cheesebury-savings-bank|bank|Cheesebury Savings Bank Melbourne|specimen-road|40||
brisbane|cheesebury-savings-bank|bank|Cheesebury Savings Bank Brisbane|mock-avenue|7A||
perth|cheesebury-savings-bank|bank|Cheesebury Savings Bank Perth|test-parade|22|Shop 3|
adelaide|cheesebury-savings-bank|bank|Cheesebury Savings Bank Adelaide|demo-terrace|15||
wellington|cheesebury-bank|bank|Cheesebury Bank Wellington|placeholder-lane|3||
christchurch|cheesebury-bank|bank|Cheesebury Bank Christchurch|fictional-way|81||
dunedin|cheesebury-bank|bank|Cheesebury Bank Dunedin|example-street|9||
berlin|zoes-kueche|restaurant|👩‍🍳 Zoë's Küche|probeallee|12||Zoes Kueche
london|pizza-emoji|pizza_restaurant|🍕 Slice of Sampleton 🍕|example-street|22||
tokyo|neko|cat_cafe|猫カフェ 見本 🐈|mihoncho|2-3-4||Sample Cat Cafe
paris|cafe-combining|cafe|Cafe\u0301 de l'E\u0301chantillon|rue-imaginaire|14 bis||
montreal|depanneur|convenience_store|De\u0301panneur Exemple|rue-inventee|30||
hanoi|pho-mau|vietnamese_restaurant|Phở Mẫu|mau|18||Pho Mau
tel-aviv|falafel|falafel_restaurant|פלאפל הדוגמה|hadugma|5||Falafel HaDugma
cairo|koshary|restaurant|كشري المثال|al-mithal|27||Koshary Al Mithal
dubai|mixed-direction|coffee_shop|قهوة Sampleton Coffee|al-namudhaj|3||
shanghai|noodles|noodle_shop|示例面馆|shili-lu|88||Shili Noodles
taipei|tea|tea_house|範例茶館|fanli-lu|16||Fanli Tea House
seoul|bbq|korean_barbecue_restaurant|예시 숯불갈비|yesi-ro|21||Yesi BBQ
osaka|takoyaki|japanese_restaurant|見本たこ焼き|reijicho|1-1-8||Mihon Takoyaki
bangkok|boat-noodles|thai_restaurant|ก๋วยเตี๋ยวเรือตัวอย่าง|tua-yang|9||Sample Boat Noodles
mumbai|chai|cafe|उदाहरण चाय|example-road|44||Udaharan Chai
athens|bakery-special|bakery|Φούρνος το Παράδειγμα|paradeigmatos|8||Fournos to Paradeigma
istanbul|isik|book_store|Işık & Gölge Kitabevi|ornek-sokak|11||
new-york|store-3|store|Store #3|example-street|88|#12|Store Number 3
springfield|oak-pine|bistro|Oak & Pine Sample Bistro|example-street|88|#12|
chicago|a-plus|car_repair|A+ Mock Motors & Sons|mock-street|415||
san-francisco|bar-5-1|bar|Bar 5+1|sample-avenue|51||
london|hundred-percent|bar|100% Pure & Sample Bar|specimen-road|100||
manchester|fish|fish_and_chips_restaurant|Cod & Specimen (Fish+Chips)|mock-avenue|4-6||
honolulu|range|seafood_restaurant|Sample Catch|placeholder-boulevard|47-380||
new-york|queens-range|diner|Test Diner "No. 1"|test-parkway|23-30||
prague|slash|book_store|Knihy Příklad|prikladova|3191/17||
sydney|unit-slash|cafe|The Specimen Cup|specimen-road|12|Unit 4|
toronto|suite|dentist|Dr. O'Sample & Dr. D'Exemple|mock-street|200|Suite 1804|
singapore|unit|coffee_shop|Kopi Contoh|example-street|3|#07-12|
auckland|apostrophe|hardware_store|O'Mocker's Tools & Paint|example-street|2||
dublin|fada|pub|Tigh Sampla|example-street|19||Sample House
vancouver|plus-sign|gym|Fit+Fictional Gym|test-parkway|60|Level 2|
edinburgh|thistle|museum|The (Imaginary) Thistle Museum|saint-nobody-street|1||
berlin|schloss|castle|Schloß Beispielsberg|am-muster|1||
cologne|eszett|ice_cream_shop|Süßes Muster|musterweg|6a||
zurich|umlaut|chocolate_shop|Schoggi-Müsterli|musterweg|2||
oslo|slash-o|fishing_charter|Fiskebåt Øksempel|proveveien|10||
warsaw|kropka|deli|Delikatesy „Wzór”|wzorcowa|5 m. 3||
rome|apostrofo|italian_restaurant|L'Esempio dell'Oste|via-dell-esempio|7||
sao-paulo|tilde|bakery|Pão & Exemplo|rua-do-exemplo|1000|Loja 2|
mexico-city|ene|market|Mercado del Año Inventado|calle-del-ejemplo|55||
sydney|very-long-name|non_profit_organization|The Association of Friends of Entirely Invented Places, Sample Streets and Imaginary Addresses of Greater Exampleford and the Surrounding Districts|invented-place|19||
perth|single-letter|clothing_store|Q|example-street|30||
wellington|digits|night_club|404|mock-avenue|404||
nairobi|swahili|tour_agency|Safari za Mfano & Co.|mfano-avenue|17||
sydney|limit-gym|gym|Limit Climbing Gym|mock-avenue|16||
sydney|five-degrees|bar|5 Degrees Bar|specimen-road|5||
sydney|syd-bank|bank|Sydpost Example Bank|test-parade|8||
melbourne|double-dash|hair_salon|Dash -- Dash Hair|demo-terrace|2||
tokyo|emoji-before|ramen_restaurant|🍜🇯🇵 Sample Ramen|mihoncho|1-4-2||
tel-aviv|rtl-before|bakery|מאפיית הדוגמה Sample Bakery|hadugma|12||
cairo|rtl-marks|book_store|مَكْتَبَةُ المِثَال Specimen Books|al-mithal|31||
lisbon|combining-before|cafe|Cafe\u0301 da Ilusa\u0303o Sampleton|rua-do-exemplo|21||
hong-kong|cjk-before|tea_house|示例茶舍 Sample Tea|example-street|9||
almaty|cyrillic|restaurant|Ресторан «Пример №1»|primernaya|12||Restaurant Primer
"""

# A place of every geographic type that is neither an area of GeoNames nor an establishment: type words | kind | name | id
GEOGRAPHIC = """
administrative_area_level_2 political|locality|Example County|county
administrative_area_level_3 political|locality|Sample District|district
administrative_area_level_4 political|locality|Mock Ward|ward
administrative_area_level_5 political|locality|Test Precinct|precinct
administrative_area_level_6 political|locality|Demo Parish|parish
administrative_area_level_7 political|locality|Specimen Hamlet|hamlet
archipelago|locality|Sample Islands|archipelago
colloquial_area political|locality|The Pretend Coast|coast
postal_town|locality|Sampleford Post Town|post-town
political|locality|Imaginary Commonwealth|commonwealth
sublocality_level_2 sublocality political|neighborhood|Mock Quarter|sub-2
sublocality_level_3 sublocality political|neighborhood|Mock Block|sub-3
sublocality_level_4 sublocality political|neighborhood|Mock Cluster|sub-4
sublocality_level_5 sublocality political|neighborhood|Mock Corner|sub-5
sublocality political|neighborhood|Mock Side|sub
intersection|route|{street} & {other}|intersection
street_number|streetAddress|200 {street}|street-number
premise|streetAddress|Specimen House, 202 {street}|premise
subpremise|streetAddress|Unit 9, 202 {street}|subpremise
floor|streetAddress|Level 3, 202 {street}|floor
room|streetAddress|Room 314, 202 {street}|room
post_box|streetAddress|PO Box 1001|post-box
postal_code_prefix postal_code|postalCode|{prefix}|postal-prefix
postal_code_suffix|postalCode|{code}-0001|postal-suffix
"""
GEOGRAPHIC_CITIES = ["sydney", "auckland", "london", "new-york", "toronto", "dublin", "springfield"]

# Third parties that some places name.
CREDITS = [
    ("Example & Sons Directory", "https://directory.example.com/?a=1&b=2"),
    ("O'Sample's Listings", "https://listings.example.org/o'sample"),
    ("Muster & Beispiel Branchenbuch", "https://www.branchenbuch.example/suche?ort=x&art=y"),
    ("Example Community Map", None),
    ("Testers’ Guide <beta>", "https://guide.test/"),
]


def named():
    keys = ("city", "id", "type", "name", "street", "number", "unit", "other")
    rows = [dict(zip(keys, line.split("|"), strict=True)) for line in NAMED.strip().splitlines()]
    for row in rows:
        for mark in ("\u0301", "\u0303"):
            row["name"] = row["name"].replace(f"\\u{ord(mark):04x}", mark)
    return rows


def geographic():
    return [line.split("|") for line in GEOGRAPHIC.strip().splitlines()]
