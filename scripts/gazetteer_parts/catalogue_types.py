"""The kinds of invented establishments: every type a place service knows, its broader types, and how such a place lives.

A group is (broader types after the type itself, hours class, traits, types). Traits: r rated, p priced, h phone and web page,
n nothing of that (a stop, a hill). Everything ends with point_of_interest, establishment.
"""

GROUPS = [
    # Food and drink
    ("restaurant food", "restaurant", "rph", """afghani_restaurant african_restaurant american_restaurant
        argentinian_restaurant asian_fusion_restaurant asian_restaurant australian_restaurant austrian_restaurant
        bangladeshi_restaurant barbecue_restaurant basque_restaurant bavarian_restaurant belgian_restaurant
        brazilian_restaurant breakfast_restaurant british_restaurant brunch_restaurant buffet_restaurant
        burmese_restaurant cajun_restaurant californian_restaurant cambodian_restaurant cantonese_restaurant
        caribbean_restaurant chicken_restaurant chicken_wings_restaurant chilean_restaurant chinese_noodle_restaurant
        chinese_restaurant colombian_restaurant croatian_restaurant cuban_restaurant czech_restaurant danish_restaurant
        dessert_restaurant dim_sum_restaurant dumpling_restaurant dutch_restaurant eastern_european_restaurant
        ethiopian_restaurant european_restaurant falafel_restaurant family_restaurant fast_food_restaurant
        filipino_restaurant fine_dining_restaurant fish_and_chips_restaurant fondue_restaurant french_restaurant
        fusion_restaurant german_restaurant greek_restaurant gyro_restaurant halal_restaurant hamburger_restaurant
        hawaiian_restaurant hot_dog_restaurant hot_pot_restaurant hungarian_restaurant indian_restaurant
        indonesian_restaurant irish_restaurant israeli_restaurant italian_restaurant japanese_curry_restaurant
        japanese_izakaya_restaurant japanese_restaurant korean_barbecue_restaurant korean_restaurant
        latin_american_restaurant lebanese_restaurant malaysian_restaurant mediterranean_restaurant mexican_restaurant
        middle_eastern_restaurant mongolian_barbecue_restaurant moroccan_restaurant north_indian_restaurant
        oyster_bar_restaurant pakistani_restaurant persian_restaurant peruvian_restaurant pizza_restaurant
        polish_restaurant portuguese_restaurant ramen_restaurant romanian_restaurant russian_restaurant
        scandinavian_restaurant seafood_restaurant shawarma_restaurant soul_food_restaurant soup_restaurant
        south_american_restaurant south_indian_restaurant southwestern_us_restaurant spanish_restaurant
        sri_lankan_restaurant steak_house sushi_restaurant swiss_restaurant taco_restaurant taiwanese_restaurant
        tapas_restaurant tex_mex_restaurant thai_restaurant tibetan_restaurant tonkatsu_restaurant turkish_restaurant
        ukrainian_restaurant vegan_restaurant vegetarian_restaurant vietnamese_restaurant western_restaurant
        yakiniku_restaurant yakitori_restaurant burrito_restaurant bistro diner gastropub noodle_shop"""),
    ("food", "restaurant", "rph", "restaurant"),
    ("food", "night", "rph", "bar"),
    ("bar food", "night", "rph", "bar_and_grill beer_garden brewpub cocktail_bar hookah_bar irish_pub lounge_bar pub sports_bar wine_bar"),
    ("food", "day", "rph", "cafe cafeteria deli food_court snack_bar meal_takeaway meal_delivery pizza_delivery"),
    ("cafe food", "day", "rph", "cat_cafe coffee_shop coffee_stand dog_cafe tea_house"),
    ("store food", "day", "rph", "bakery"),
    ("food store", "shop", "rph", """acai_shop bagel_shop cake_shop candy_store chocolate_factory chocolate_shop coffee_roastery
        confectionery dessert_shop donut_shop ice_cream_shop juice_shop kebab_shop pastry_shop salad_shop sandwich_shop
        hot_dog_stand"""),
    ("food", "shop", "rh", "brewery winery"),
    # Shops
    ("", "shop", "rh", "store"),
    ("store", "shop", "rh", """auto_parts_store bicycle_store book_store building_materials_store cell_phone_store
        clothing_store cosmetics_store department_store discount_store electronics_store flea_market furniture_store
        garden_center general_store gift_shop hardware_store home_goods_store home_improvement_store jewelry_store
        liquor_store market pet_store shoe_store sporting_goods_store thrift_store toy_store warehouse_store wholesaler
        shopping_mall"""),
    ("clothing_store store", "shop", "rh", "sportswear_store womens_clothing_store"),
    ("food_store food store", "shop", "rh", "asian_grocery_store butcher_shop farmers_market health_food_store tea_store grocery_store"),
    ("food store", "shop", "rh", "food_store"),
    ("grocery_store food_store food store", "long", "rh", "supermarket discount_supermarket hypermarket"),
    ("food store", "always", "rh", "convenience_store"),
    # Money, law, trades, services
    ("finance", "bank", "rh", "bank"),
    ("finance", "always", "n", "atm"),
    ("finance", "office", "rh", "accounting insurance_agency"),
    ("general_contractor", "office", "rh", "electrician painter plumber roofing_contractor locksmith"),
    ("", "office", "rh", """real_estate_agency lawyer moving_company travel_agency storage funeral_home employment_agency
        consultant courier_service marketing_consultant telecommunications_service_provider shipping_service tour_agency
        chauffeur_service catering_service child_care_agency association_or_organization non_profit_organization
        aircraft_rental_service summer_camp_organizer pet_boarding_service pet_care service food_delivery
        business_center corporate_office manufacturer supplier television_studio astrologer psychic"""),
    ("", "shop", "rh", "florist laundry tailor body_art_service foot_care makeup_artist beautician nail_salon veterinary_care"),
    ("", "shop", "rh", "beauty_salon hair_care"),
    ("hair_care", "shop", "rh", "barber_shop hair_salon"),
    ("", "daylight", "n", "cemetery"),
    ("", "daylight", "rh", "tourist_information_center visitor_center"),
    ("", "long", "rh", "coworking_space"),
    ("", "daylight", "rh", "farm ranch stable"),
    # Cars
    ("store", "shop", "rh", "car_dealer truck_dealer tire_shop"),
    ("", "shop", "rh", "car_rental car_repair car_wash"),
    ("", "always", "n", "electric_vehicle_charging_station ebike_charging_station rest_stop truck_stop"),
    ("", "always", "rh", "gas_station"),
    ("", "always", "n", "parking"),
    ("parking", "always", "n", "parking_garage parking_lot park_and_ride"),
    # Health
    ("health", "always", "rh", "hospital"),
    ("hospital health", "always", "rh", "general_hospital"),
    ("health", "office", "rh", "chiropractor dentist doctor medical_center medical_clinic medical_lab physiotherapist skin_care_clinic"),
    ("dentist health", "office", "rh", "dental_clinic"),
    ("health store", "shop", "rh", "drugstore pharmacy"),
    ("health", "long", "rph", "massage sauna spa tanning_studio wellness_center yoga_studio"),
    ("spa health", "long", "rph", "massage_spa"),
    # Government and school
    ("local_government_office", "office", "h", "city_hall courthouse"),
    ("", "office", "h", "embassy local_government_office government_office post_office"),
    ("", "always", "h", "fire_station police"),
    ("police", "always", "h", "neighborhood_police_station"),
    ("educational_institution", "school", "rh", "school university academic_department research_institute"),
    ("school educational_institution", "school", "rh", "preschool primary_school secondary_school sports_school"),
    ("", "school", "h", "educational_institution"),
    ("", "daylight", "rh", "library"),
    # Culture and leisure
    ("", "museum", "rph", "museum art_gallery art_studio"),
    ("museum", "museum", "rph", "art_museum history_museum"),
    ("tourist_attraction", "museum", "rph", "amusement_park aquarium zoo wildlife_park botanical_garden castle planetarium water_park observation_deck"),
    ("", "museum", "rph", "tourist_attraction"),
    ("landmark tourist_attraction", "none", "n", "cultural_landmark historical_landmark historical_place monument fountain sculpture"),
    ("", "night", "rph", "casino night_club comedy_club live_music_venue karaoke dance_hall"),
    ("", "evening", "rph", "movie_theater performing_arts_theater concert_hall opera_house philharmonic_hall amphitheatre auditorium"),
    ("", "long", "rph", """amusement_center banquet_hall bowling_alley community_center convention_center cultural_center
        event_venue go_karting_venue indoor_playground internet_cafe miniature_golf_course paintball_center video_arcade
        wedding_venue roller_coaster ferris_wheel adventure_sports_center childrens_camp vineyard movie_rental"""),
    ("", "daylight", "r", "park"),
    ("park", "daylight", "r", "city_park dog_park national_park state_park cycling_park garden skateboard_park"),
    ("", "daylight", "n", "barbecue_area hiking_area marina off_roading_area picnic_ground plaza wildlife_refuge"),
    ("", "always", "n", "public_bathroom"),
    ("", "long", "rh", "public_bath"),
    # Sports
    ("sports_activity_location", "long", "rph", """gym fitness_center golf_course ice_skating_rink indoor_golf_course
        race_course ski_resort sports_club sports_coaching sports_complex swimming_pool tennis_court fishing_charter"""),
    ("sports_activity_location", "evening", "r", "stadium arena"),
    ("sports_activity_location", "daylight", "n", "athletic_field fishing_pier fishing_pond playground"),
    ("", "daylight", "n", "sports_activity_location"),
    # Beds
    ("", "always", "rph", "lodging"),
    ("lodging", "always", "rph", """bed_and_breakfast budget_japanese_inn camping_cabin cottage extended_stay_hotel farmstay
        guest_house hostel hotel inn japanese_inn motel private_guest_room resort_hotel"""),
    ("lodging", "always", "rph", "campground rv_park mobile_home_park"),
    ("", "none", "n", "apartment_building apartment_complex condominium_complex housing_complex"),
    # Nature
    ("natural_feature", "none", "n", "beach island lake mountain_peak nature_preserve river scenic_spot woods"),
    ("", "none", "n", "natural_feature landmark"),
    # Worship
    ("place_of_worship", "worship", "rh", "buddhist_temple church hindu_temple mosque shinto_shrine synagogue"),
    ("", "worship", "rh", "place_of_worship"),
    # Transport
    ("transit_station", "none", "n", "bus_station light_rail_station subway_station train_station ferry_terminal"),
    ("transit_station", "none", "n", "bus_stop tram_stop transit_stop transit_depot"),
    ("", "none", "n", "transit_station bridge bike_sharing_station toll_station"),
    ("", "always", "n", "taxi_stand"),
    ("", "long", "h", "taxi_service transportation_service ferry_service train_ticket_office"),
    ("airport", "none", "n", "airstrip heliport"),
    # Words that usually only accompany another type
    ("", "office", "rh", "finance general_contractor health"),
    ("", "day", "rph", "food"),
    ("", "none", "n", "school_district town_square"),
]

# In every city; each other type is in a few.
EVERYWHERE = """atm bakery bank bar book_store cafe church convenience_store dentist hospital hotel library museum park pharmacy
    police post_office primary_school restaurant subway_station supermarket train_station""".split()

# In a few more cities than the rest: the other types of the oldest table of the service.
FREQUENT = """accounting amusement_park aquarium art_gallery beauty_salon bicycle_store bowling_alley bus_station campground
    car_dealer car_rental car_repair car_wash casino cemetery city_hall clothing_store courthouse department_store doctor drugstore
    electrician electronics_store embassy fire_station florist funeral_home furniture_store gas_station gym hair_care hardware_store
    hindu_temple home_goods_store insurance_agency jewelry_store laundry lawyer light_rail_station liquor_store
    local_government_office locksmith lodging meal_delivery meal_takeaway mosque movie_rental movie_theater moving_company night_club
    painter parking pet_store physiotherapist plumber real_estate_agency roofing_contractor rv_park school secondary_school
    shoe_store shopping_mall spa stadium storage store synagogue taxi_stand tourist_attraction transit_station travel_agency
    university veterinary_care zoo""".split()

# Nouns that are not the type's own words.
NOUNS = {
    "atm": "ATM", "lodging": "Lodge", "doctor": "Family Doctor", "lawyer": "Law Office", "food": "Food Hall",
    "local_government_office": "Civic Office", "storage": "Self Storage", "finance": "Finance House", "health": "Health Hub",
    "general_contractor": "Contractors", "accounting": "Accountants", "hair_care": "Hair Care", "police": "Police Station",
    "place_of_worship": "Meeting House", "transit_station": "Interchange", "laundry": "Laundry", "gas_station": "Service Station",
    "parking": "Car Park", "clothing_store": "Clothing", "electrician": "Electrical", "painter": "Painters", "plumber": "Plumbing",
    "roofing_contractor": "Roofing", "gym": "Gym", "natural_feature": "Hollow", "landmark": "Landmark", "mosque": "Mosque",
    "store": "Store", "tourist_attraction": "Wonder Trail", "school": "School", "body_art_service": "Tattoo",
    "womens_clothing_store": "Women's Clothing", "childrens_camp": "Children's Camp", "southwestern_us_restaurant": "Southwestern Restaurant",
    "rv_park": "RV Park", "ebike_charging_station": "E-Bike Charging", "tex_mex_restaurant": "Tex-Mex Restaurant",
    "woods": "Woods", "service": "Services", "massage": "Massage", "insurance_agency": "Insurance", "market": "Market",
}


def all_types():
    """[(type, [broader types], hours class, traits)] in the order above."""
    out = []
    for broader, hours, traits, types in GROUPS:
        out += [(name, broader.split(), hours, traits) for name in types.split()]
    assert len({entry[0] for entry in out}) == len(out), "a type is listed twice"
    return out


def noun(name):
    """What such a place is called in English."""
    return NOUNS.get(name) or " ".join(word.capitalize() if word not in ("and", "of") else word for word in name.split("_"))


def type_list(name, broader):
    """Primary type first, then broader ones, each once."""
    out = [name, *broader]
    return out + [word for word in ("point_of_interest", "establishment") if word not in out]
