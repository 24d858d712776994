"""Words the invented places are made of, by language: street names, first names of businesses, nouns of trades, quarters.

All of it means "example", "sample", "invented" or is a made-up word. A street is `key|name`: the key goes into identifiers.
A noun line is `type=pattern`, with {} for the business's own name.
"""

STREETS = {
    "en": "example-street|Example Street;sample-quay|Sample Quay;specimen-road|Specimen Road;placeholder-lane|Placeholder Lane;"
          "mock-avenue|Mock Avenue;demo-terrace|Demo Terrace;fictional-way|Fictional Way;invented-place|Invented Place;"
          "pretend-drive|Pretend Drive;imaginary-highway|Imaginary Highway;test-parade|Test Parade;saint-nobody-street|Saint Nobody Street",
    "us": "example-street|Example Street;sample-avenue|Sample Avenue;placeholder-boulevard|Placeholder Boulevard;demo-drive|Demo Drive;"
          "mock-street|Mock Street;test-parkway|Test Parkway;fictional-way|Fictional Way;specimen-court|Specimen Court;"
          "invented-lane|Invented Lane;pretend-place|Pretend Place;example-road|Example Road;nowhere-circle|Nowhere Circle",
    "de": "beispielstrasse|Beispielstraße;musterweg|Musterweg;probeallee|Probeallee;musterplatz|Musterplatz;testgasse|Testgasse;"
          "platzhalterring|Platzhalterring;phantasiestrasse|Phantasiestraße;am-muster|Am Muster;erfundene-strasse|Erfundene Straße;"
          "modellufer|Modellufer",
    "fr": "rue-de-l-exemple|Rue de l'Exemple;avenue-du-modele|Avenue du Modèle;boulevard-de-l-essai|Boulevard de l'Essai;"
          "place-de-l-echantillon|Place de l'Échantillon;rue-imaginaire|Rue Imaginaire;impasse-du-test|Impasse du Test;"
          "quai-de-la-fiction|Quai de la Fiction;allee-du-specimen|Allée du Spécimen;rue-inventee|Rue Inventée",
    "es": "calle-del-ejemplo|Calle del Ejemplo;avenida-de-la-muestra|Avenida de la Muestra;plaza-ficticia|Plaza Ficticia;"
          "calle-de-prueba|Calle de Prueba;paseo-imaginario|Paseo Imaginario;calle-inventada|Calle Inventada;"
          "ronda-del-modelo|Ronda del Modelo;camino-de-ensayo|Camino de Ensayo",
    "pt": "rua-do-exemplo|Rua do Exemplo;avenida-da-amostra|Avenida da Amostra;praca-ficticia|Praça Fictícia;rua-de-teste|Rua de Teste;"
          "travessa-imaginaria|Travessa Imaginária;rua-inventada|Rua Inventada;largo-do-modelo|Largo do Modelo;"
          "alameda-do-ensaio|Alameda do Ensaio",
    "it": "via-dell-esempio|Via dell'Esempio;corso-del-campione|Corso del Campione;piazza-finta|Piazza Finta;via-di-prova|Via di Prova;"
          "viale-immaginario|Viale Immaginario;vicolo-inventato|Vicolo Inventato;via-del-modello|Via del Modello;largo-del-test|Largo del Test",
    "nl": "voorbeeldstraat|Voorbeeldstraat;proeflaan|Proeflaan;monsterkade|Monsterkade;testplein|Testplein;"
          "denkbeeldige-weg|Denkbeeldige Weg;verzonnen-gracht|Verzonnen Gracht;modelstraat|Modelstraat;schijnsingel|Schijnsingel",
    "sv": "exempelgatan|Exempelgatan;provvagen|Provvägen;testtorget|Testtorget;pahittade-gatan|Påhittade gatan;monstergrand|Mönstergränd;"
          "modellgatan|Modellgatan",
    "da": "eksempelgade|Eksempelgade;provevej|Prøvevej;testtorvet|Testtorvet;opdigtet-alle|Opdigtet Allé;modelgade|Modelgade;"
          "monsterstraede|Mønsterstræde",
    "no": "eksempelgata|Eksempelgata;proveveien|Prøveveien;testtorget|Testtorget;modellgata|Modellgata;oppdiktet-vei|Oppdiktet vei;"
          "monsterveien|Mønsterveien",
    "fi": "esimerkkikatu|Esimerkkikatu;mallitie|Mallitie;testiaukio|Testiaukio;naytepolku|Näytepolku;keksittykatu|Keksitty katu;koekuja|Koekuja",
    "pl": "przykladowa|ulica Przykładowa;wzorcowa|ulica Wzorcowa;testowa|aleja Testowa;probny|plac Próbny;zmyslona|ulica Zmyślona;"
          "modelowa|ulica Modelowa",
    "cs": "prikladova|Příkladová;vzorova|Vzorová;testovaci-namesti|Testovací náměstí;zkusebni|Zkušební;smyslena|Smyšlená;modelova|Modelová",
    "hu": "pelda-utca|Példa utca;minta-ut|Minta út;teszt-ter|Teszt tér;proba-koz|Próba köz;kitalalt-setany|Kitalált sétány;modell-utca|Modell utca",
    "el": "paradeigmatos|Οδός Παραδείγματος;deigmatos|Οδός Δείγματος;dokimis|Πλατεία Δοκιμής;ypodeigmatos|Λεωφόρος Υποδείγματος;"
          "fantastiki|Οδός Φανταστική",
    "ru": "primernaya|улица Примерная;obraztsovy|проспект Образцовый;testovaya|площадь Тестовая;vymyshlenny|переулок Вымышленный;"
          "modelnaya|улица Модельная",
    "tr": "ornek-sokak|Örnek Sokak;numune-caddesi|Numune Caddesi;deneme-bulvari|Deneme Bulvarı;hayali-sokak|Hayali Sokak;model-caddesi|Model Caddesi",
    "ja": "mihoncho|見本町;reijicho|例示町;shikendai|試験台;kakucho|架空町;kana-dori|仮名通り",
    "ko": "yesi-ro|예시로;gyeonbon-gil|견본길;siheom-daero|시험대로;gasang-gil|가상길",
    "zh": "shili-lu|示例路;yangben-jie|样本街;ceshi-dadao|测试大道;xugou-xiang|虚构巷;moxing-lu|模型路",
    "tw": "fanli-lu|範例路;yangben-jie|樣本街;ceshi-dadao|測試大道;xugou-xiang|虛構巷",
    "th": "tua-yang|ถนนตัวอย่าง;thotlong|ถนนทดลอง;sommut|ซอยสมมติ;baep|ถนนต้นแบบ",
    "vi": "vi-du|Đường Ví Dụ;mau|Đường Mẫu;thu-nghiem|Phố Thử Nghiệm;tuong-tuong|Phố Tưởng Tượng",
    "id": "jalan-contoh|Jalan Contoh;jalan-sampel|Jalan Sampel;jalan-percobaan|Jalan Percobaan;jalan-khayalan|Jalan Khayalan",
    "hi": "example-road|Example Road;namuna-marg|Namuna Marg;udaharan-path|Udaharan Path;specimen-lane|Specimen Lane;udaharan|उदाहरण मार्ग",
    "ar": "al-mithal|شارع المثال;al-namudhaj|شارع النموذج;al-tajriba|طريق التجربة;al-khayal|ساحة الخيال;al-iftiradi|شارع الافتراضي",
    "he": "hadugma|רחוב הדוגמה;hamivhan|שדרות המבחן;hadimyon|רחוב הדמיון;hamodel|רחוב המודל",
    "sw": "example-road|Example Road;mfano-avenue|Mfano Avenue;sampuli-lane|Sampuli Lane;jaribio-street|Jaribio Street",
}

# Names of businesses, for all languages in Latin letters without their own.
OWN_NAMES = {
    "en": """Sampleton Exampleford Testerly Mockridge Marrowby Quillmere Fernwick Brindlecombe Oakhollow Tillingmoor Wexlecombe
        Puddlethorpe Larkmere Thistlewold Hobbleton Cobblewick Dapplemere Nettleworth Bramblehurst Copperfold Drizzleby Emberlow
        Fiddleworth Gorsemoor Haybrook Inkleby Jumblethwaite Kettlemere Lanternby Mossop-Green Noddleston Otterfold Pipkinsea
        Quibbleton Ramblewick Saltmarrow Tanglewold Umberleigh-Cross Vellumby Wimblecroft Yarrowick Zebblesham""".split(),
    "de": "Muster Mustermann Beispiel Probefeld Musterhof Platzhalter Erfunden Testheim Schaubild Nirgendwo".split(),
    "fr": "Exemple Modèle Échantillon Spécimen Fictif Imaginaire Essai Nullepart".split(),
    "es": "Ejemplo Muestra Modelo Ficticio Inventado Prueba Ningures Señal".split(),
    "pt": "Exemplo Amostra Modelo Fictício Inventado Ensaio Nenhures Padrão".split(),
    "it": "Esempio Campione Modello Finto Inventato Prova Altrove Saggio".split(),
    "nl": "Voorbeeld Proef Monster Verzonnen Model Nergens".split(),
    "sv": "Exempel Prov Mönster Påhitt Ingenstans Modell".split(),
    "da": "Eksempel Prøve Mønster Opdigt Ingensteder Model".split(),
    "no": "Eksempel Prøve Mønster Oppdikt Ingensteds Modell".split(),
    "fi": "Esimerkki Malli Näyte Keksitty Kokeilu Olematon".split(),
    "pl": "Przykład Wzór Próba Zmyślony Nigdzie Modelowy".split(),
    "cs": "Příklad Vzor Zkouška Výmysl Nikde Ukázka".split(),
    "hu": "Példa Minta Próba Kitalált Sehol Modell".split(),
    "el": "Παράδειγμα Δείγμα Δοκιμή Υπόδειγμα Πουθενά".split(),
    "ru": "Пример Образец Проба Вымысел Нигде Модель".split(),
    "tr": "Örnek Numune Deneme Hayali Hiçbiryer Model".split(),
    "ja": "見本 例示 試験 架空 仮名".split(),
    "ko": "예시 견본 시험 가상".split(),
    "zh": "示例 样本 测试 虚构 模型".split(),
    "tw": "範例 樣本 測試 虛構".split(),
    "th": "ตัวอย่าง ทดลอง สมมติ ต้นแบบ".split(),
    "vi": "Ví_Dụ Mẫu Thử_Nghiệm Tưởng_Tượng".split(),
    "id": "Contoh Sampel Percobaan Khayalan".split(),
    "hi": "Udaharan Namuna Pariksha Kalpana Nidarshan Mithya".split(),
    "ar": "المثال النموذج التجربة الخيال".split(),
    "he": "הדוגמה המודל הניסיון הדמיון".split(),
    "sw": "Mfano Sampuli Jaribio Dhana Kielelezo Fikra".split(),
}

NOUNS = {
    "de": "bakery=Bäckerei {};bank={} Bank;bar=Bar {};book_store=Buchhandlung {};cafe=Café {};church=Kirche am {};dentist=Zahnarztpraxis {};"
          "hospital=Klinikum {};hotel=Hotel {};library=Bibliothek {};museum=Museum {};park=Park {};pharmacy=Apotheke {};"
          "police=Polizeirevier {};post_office=Postfiliale {};primary_school=Grundschule {};restaurant=Gasthaus zum {};"
          "supermarket={} Supermarkt;train_station=Bahnhof {};subway_station=U-Bahnhof {};convenience_store=Späti {};atm=Geldautomat {}",
    "fr": "bakery=Boulangerie {};bank=Banque {};bar=Bar {};book_store=Librairie {};cafe=Café {};church=Église Saint-{};"
          "dentist=Cabinet dentaire {};hospital=Hôpital {};hotel=Hôtel {};library=Bibliothèque {};museum=Musée {};park=Parc {};"
          "pharmacy=Pharmacie {};police=Commissariat {};post_office=Bureau de poste {};primary_school=École {};restaurant=Restaurant {};"
          "supermarket=Supermarché {};train_station=Gare {};subway_station=Station {}",
    "es": "bakery=Panadería {};bank=Banco {};bar=Bar {};book_store=Librería {};cafe=Cafetería {};church=Iglesia del {};"
          "dentist=Clínica dental {};hospital=Hospital {};hotel=Hotel {};library=Biblioteca {};museum=Museo {};park=Parque {};"
          "pharmacy=Farmacia {};police=Comisaría {};post_office=Correos {};primary_school=Colegio {};restaurant=Restaurante {};"
          "supermarket=Supermercado {};train_station=Estación {};subway_station=Metro {}",
    "pt": "bakery=Padaria {};bank=Banco {};bar=Bar {};book_store=Livraria {};cafe=Café {};church=Igreja do {};dentist=Clínica dentária {};"
          "hospital=Hospital {};hotel=Hotel {};library=Biblioteca {};museum=Museu {};park=Parque {};pharmacy=Farmácia {};"
          "restaurant=Restaurante {};supermarket=Supermercado {};train_station=Estação {}",
    "it": "bakery=Panificio {};bank=Banca {};bar=Bar {};book_store=Libreria {};cafe=Caffè {};church=Chiesa del {};dentist=Studio dentistico {};"
          "hospital=Ospedale {};hotel=Albergo {};library=Biblioteca {};museum=Museo {};park=Parco {};pharmacy=Farmacia {};"
          "restaurant=Trattoria {};supermarket=Supermercato {};train_station=Stazione {}",
    "nl": "bakery=Bakkerij {};bank={} Bank;book_store=Boekhandel {};cafe=Café {};church={}kerk;hospital={} Ziekenhuis;hotel=Hotel {};"
          "library=Bibliotheek {};museum=Museum {};park={}park;pharmacy=Apotheek {};restaurant=Restaurant {};supermarket={} Supermarkt;"
          "train_station=Station {}",
    "sv": "bakery={} Bageri;bank={}banken;book_store={} Bokhandel;cafe=Kafé {};church={}kyrkan;hospital={} Sjukhus;hotel=Hotell {};"
          "pharmacy=Apoteket {};restaurant=Restaurang {};library={} Bibliotek;train_station={} Station",
    "da": "bakery={} Bageri;bank={} Banken;book_store={} Boghandel;cafe=Café {};church={} Kirke;hospital={} Hospital;hotel=Hotel {};"
          "pharmacy={} Apotek;restaurant=Restaurant {};library={} Bibliotek;train_station={} Station",
    "no": "bakery={} Bakeri;bank={} Banken;book_store={} Bokhandel;cafe=Kafé {};church={} Kirke;hospital={} Sykehus;hotel={} Hotell;"
          "pharmacy={} Apotek;restaurant=Restaurant {};library={} Bibliotek;train_station={} Stasjon",
    "fi": "bakery=Leipomo {};bank={}pankki;book_store=Kirjakauppa {};cafe=Kahvila {};church={}kirkko;hospital={} Sairaala;hotel=Hotelli {};"
          "pharmacy={} Apteekki;restaurant=Ravintola {};library={} Kirjasto;train_station={} Rautatieasema",
    "pl": "bakery=Piekarnia {};bank=Bank {};book_store=Księgarnia {};cafe=Kawiarnia {};church=Kościół {};hospital=Szpital {};hotel=Hotel {};"
          "pharmacy=Apteka {};restaurant=Restauracja {};library=Biblioteka {};museum=Muzeum {};train_station=Dworzec {}",
    "cs": "bakery=Pekárna {};bank=Banka {};book_store=Knihkupectví {};cafe=Kavárna {};church=Kostel {};hospital=Nemocnice {};hotel=Hotel {};"
          "pharmacy=Lékárna {};restaurant=Restaurace {};library=Knihovna {};museum=Muzeum {};train_station=Nádraží {}",
    "hu": "bakery={} Pékség;bank={} Bank;book_store={} Könyvesbolt;cafe={} Kávézó;church={} Templom;hospital={} Kórház;hotel={} Szálloda;"
          "pharmacy={} Gyógyszertár;restaurant={} Étterem;library={} Könyvtár;museum={} Múzeum;train_station={} Pályaudvar",
    "el": "bakery=Αρτοποιείο {};bank=Τράπεζα {};book_store=Βιβλιοπωλείο {};cafe=Καφετέρια {};hospital=Νοσοκομείο {};hotel=Ξενοδοχείο {};"
          "pharmacy=Φαρμακείο {};restaurant=Ταβέρνα {};library=Βιβλιοθήκη {};museum=Μουσείο {}",
    "ru": "bakery=Пекарня {};bank=Банк {};book_store=Книжный {};cafe=Кафе {};hospital=Больница {};hotel=Гостиница {};pharmacy=Аптека {};"
          "restaurant=Ресторан {};library=Библиотека {};museum=Музей {};train_station=Вокзал {}",
    "tr": "bakery={} Fırını;bank={} Bankası;book_store={} Kitabevi;cafe={} Kahvesi;hospital={} Hastanesi;hotel={} Oteli;pharmacy={} Eczanesi;"
          "restaurant={} Lokantası;library={} Kütüphanesi;museum={} Müzesi;mosque={} Camii;train_station={} İstasyonu",
    "ja": "bakery={}ベーカリー;bank={}銀行;bar={}バー;book_store={}書店;cafe={}喫茶店;dentist={}歯科;hospital={}病院;hotel={}ホテル;library={}図書館;"
          "museum={}博物館;park={}公園;pharmacy={}薬局;police={}警察署;post_office={}郵便局;primary_school={}小学校;restaurant={}食堂;"
          "supermarket={}スーパー;train_station={}駅;subway_station={}地下鉄駅;convenience_store={}コンビニ;shinto_shrine={}神社",
    "ko": "bakery={} 베이커리;bank={}은행;book_store={} 서점;cafe={} 카페;hospital={}병원;hotel={} 호텔;library={}도서관;museum={}박물관;"
          "pharmacy={}약국;restaurant={} 식당;train_station={}역;supermarket={}마트",
    "zh": "bakery={}面包店;bank={}银行;book_store={}书店;cafe={}咖啡馆;hospital={}医院;hotel={}酒店;library={}图书馆;museum={}博物馆;"
          "pharmacy={}药店;restaurant={}餐厅;train_station={}火车站;supermarket={}超市",
    "tw": "bakery={}麵包店;bank={}銀行;book_store={}書店;cafe={}咖啡館;hospital={}醫院;hotel={}飯店;library={}圖書館;museum={}博物館;"
          "pharmacy={}藥局;restaurant={}餐廳;train_station={}車站;supermarket={}超市",
    "th": "bakery=ร้านเบเกอรี่{};bank=ธนาคาร{};cafe=ร้านกาแฟ{};hospital=โรงพยาบาล{};hotel=โรงแรม{};restaurant=ร้านอาหาร{};pharmacy=ร้านขายยา{};"
          "museum=พิพิธภัณฑ์{}",
    "vi": "bakery=Tiệm bánh {};bank=Ngân hàng {};cafe=Cà phê {};hospital=Bệnh viện {};hotel=Khách sạn {};restaurant=Nhà hàng {};"
          "pharmacy=Nhà thuốc {};museum=Bảo tàng {}",
    "id": "bakery=Toko Roti {};bank=Bank {};cafe=Kedai Kopi {};hospital=Rumah Sakit {};hotel=Hotel {};restaurant=Rumah Makan {};"
          "pharmacy=Apotek {};museum=Museum {};mosque=Masjid {}",
    "ar": "bakery=مخبز {};bank=بنك {};cafe=مقهى {};hospital=مستشفى {};hotel=فندق {};restaurant=مطعم {};pharmacy=صيدلية {};museum=متحف {};"
          "mosque=مسجد {};library=مكتبة {};book_store=كتب {}",
    "he": "bakery=מאפיית {};bank=בנק {};cafe=קפה {};hospital=בית חולים {};hotel=מלון {};restaurant=מסעדת {};pharmacy=בית מרקחת {};"
          "museum=מוזיאון {};synagogue=בית כנסת {};library=ספריית {}",
}

QUARTERS = {
    "en": "Sampleside;Exampleford Quarter;Testbury;Mockfield", "us": "Sample Heights;Example Park;Testwood;Mock Hill",
    "de": "Musterviertel;Beispielstadt;Probefeld;Testhausen", "fr": "Quartier de l'Exemple;Les Échantillons;Modèleville;La Fiction",
    "es": "Barrio del Ejemplo;La Muestra;Ficticia Alta;El Ensayo", "pt": "Bairro do Exemplo;Amostra;Fictícia Alta;Ensaio Novo",
    "it": "Rione Esempio;Campione Alto;Borgo Finto;La Prova", "nl": "Voorbeeldbuurt;Proefwijk;Monsterhoek;Testpolder",
    "sv": "Exempelstaden;Provhöjden;Testmalm;Mönsterbacken", "da": "Eksempelbro;Prøvebjerg;Testholm;Mønstervang",
    "no": "Eksempelløkka;Prøveberg;Testnes;Mønsterås", "fi": "Esimerkkilä;Mallila;Testiniemi;Näytemäki",
    "pl": "Przykładowo;Wzorcowo;Próbna;Testowo", "cs": "Příkladov;Vzorov;Zkoušky;Testov", "hu": "Példaváros;Mintatelep;Próbahegy;Tesztfalva",
    "el": "Παραδειγματούπολη;Δειγματάς;Δοκιμαστικά;Υπόδειγμα", "ru": "Примерный;Образцовка;Тестовый;Вымыслово",
    "tr": "Örnek Mahallesi;Numune Mahallesi;Denemeköy;Hayaliye", "ja": "例示地区;見本地区;架空地区;試験地区", "ko": "예시동;견본동;가상동;시험동",
    "zh": "示例区;样本区;测试里;虚构村", "tw": "範例里;樣本里;測試里;虛構里", "th": "ย่านตัวอย่าง;ย่านทดลอง;ย่านสมมติ;ย่านต้นแบบ",
    "vi": "Phường Ví Dụ;Phường Mẫu;Khu Thử Nghiệm;Khu Tưởng Tượng", "id": "Kampung Contoh;Kampung Sampel;Percobaan;Khayalan",
    "hi": "Udaharan Nagar;Namuna Colony;Kalpana Vihar;Example Enclave", "ar": "حي المثال;حي النموذج;حي التجربة;حي الخيال",
    "he": "שכונת הדוגמה;שכונת המודל;נווה ניסיון;רמת דמיון", "sw": "Mfano Estate;Sampuli Park;Jaribio;Dhana Hill",
}


def streets(language):
    return [tuple(part.split("|")) for part in STREETS[language].split(";")]


def own_names(language):
    names = OWN_NAMES.get(language) or OWN_NAMES["en"]
    return [name.replace("_", " ") for name in names]


def nouns(language):
    return dict(part.split("=") for part in NOUNS.get(language, "").split(";") if part)
