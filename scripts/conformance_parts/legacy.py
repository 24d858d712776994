"""googlemaps: legacy autocomplete, details and find place, and geocoding."""

import warnings

import googlemaps
from googlemaps import exceptions, places

from expect import equal, raises, true

SYDNEY = (-33.87, 151.21)
TOKEN = "6f0c1d8e-4b7a-4f52-9a3e-2d5c8b1f7e04"


def checks(url):
    maps = googlemaps.Client(key="AIzaConformance", base_url=url, retry_timeout=2)
    warnings.simplefilter("ignore", DeprecationWarning)  # two of the client's fields are deprecated, and wanted here
    found = []

    def check(function):
        found.append(("googlemaps: " + function.__name__.replace("_", " "), function))
        return function

    def predicted(text, **options):
        return maps.places_autocomplete(text, **options)

    # Autocomplete

    @check
    def autocomplete_finds_a_city():
        first = predicted("sydney", types="(cities)")[0]
        equal(first["structured_formatting"]["main_text"], "Sydney")
        equal(first["matched_substrings"][0], {"length": 6, "offset": 0})
        true("geocode" in first["types"])

    @check
    def autocomplete_takes_every_option():
        rows = predicted("cheesebu", session_token=TOKEN, offset=8, origin=SYDNEY, location=SYDNEY, radius=20000,
                         language="en", types="bank", components={"country": ["au", "nz"]}, strict_bounds=True)
        equal([row["distance_meters"] for row in rows][0], 640)
        equal(len(rows), 1)

    @check
    def autocomplete_restricts_to_countries():
        rows = predicted("cheesebu", components={"country": ["nz"]})
        true(rows and all("New Zealand" in row["description"] for row in rows))

    @check
    def autocomplete_cuts_the_first_word_at_the_offset():
        equal(predicted("sydxyz", offset=3, types="(cities)")[0]["structured_formatting"]["main_text"], "Sydney")

    @check
    def autocomplete_answers_in_a_language():
        equal(predicted("seoul", types="locality", language="ko")[0]["structured_formatting"]["main_text"], "서울")

    @check
    def autocomplete_counts_scalars():
        row = next(row for row in predicted("zoe") if "Zoë" in row["description"])
        match = row["matched_substrings"][0]
        equal(row["description"][match["offset"]:match["offset"] + match["length"]], "Zoë")

    @check
    def autocomplete_finds_nothing():
        equal(predicted("qqqqqqqq"), [])

    @check
    def autocomplete_refuses_a_type_that_is_none():
        equal(raises(exceptions.ApiError, lambda: predicted("syd", types="colour")).status, "INVALID_REQUEST")

    @check
    def autocomplete_refuses_an_empty_input():
        equal(raises(exceptions.ApiError, lambda: predicted("")).status, "INVALID_REQUEST")

    @check
    def autocomplete_refuses_strict_bounds_without_a_circle():
        equal(raises(exceptions.ApiError, lambda: predicted("syd", strict_bounds=True)).status, "INVALID_REQUEST")

    @check
    def the_client_itself_refuses_other_components():
        raises(ValueError, lambda: predicted("syd", components={"locality": "x"}))

    # Details

    def bank():
        return predicted("cheesebu", types="bank")[0]["place_id"]

    @check
    def details_has_everything_without_fields():
        answer = maps.place(bank())
        place = answer["result"]
        equal(place["name"], "Cheesebury Savings Bank")
        for name in ("address_components", "geometry", "plus_code", "types", "vicinity", "url", "icon", "utc_offset"):
            true(name in place, name)
        true(answer["html_attributions"], "attributions")

    @check
    def details_has_the_fields_and_no_more():
        answer = maps.place(bank(), fields=["name", "geometry/location/lat"], session_token=TOKEN, language="en",
                            reviews_no_translations=True, reviews_sort="newest")
        equal(sorted(answer["result"]), ["geometry", "name"])
        equal(list(answer["result"]["geometry"]["location"]), ["lat"])

    @check
    def details_takes_every_field_of_the_client():
        for field in sorted(places.PLACES_DETAIL_FIELDS):
            equal(maps.place(bank(), fields=[field])["status"], "OK")

    @check
    def details_has_opening_hours():
        rows = predicted("sample", types="restaurant")
        hours = [maps.place(row["place_id"], fields=["opening_hours"])["result"].get("opening_hours") for row in rows]
        true(any(row and len(row["weekday_text"]) == 7 and "open_now" in row for row in hours))

    @check
    def details_has_photos_reviews_and_facts():
        rows = [maps.place(row["place_id"])["result"] for row in predicted("sample", types="restaurant")]
        photo = next(row["photos"][0] for row in rows if "photos" in row)
        equal(sorted(photo), ["height", "html_attributions", "photo_reference", "width"])
        review = next(row["reviews"][0] for row in rows if "reviews" in row)
        true(review["author_name"] and 1 <= review["rating"] <= 5 and review["time"] > 1_600_000_000)
        for name in ("dine_in", "serves_beer", "takeout", "wheelchair_accessible_entrance"):
            true(any(isinstance(row.get(name), bool) for row in rows), name)

    @check
    def details_of_a_place_that_moved_in_and_out():
        equal(maps.place("sbx-reserved-replaced", fields=["place_id"])["result"]["place_id"], "sbx-reserved-home")
        moved = maps.place("sbx-reserved-moved", fields=["business_status"])["result"]
        equal(moved["business_status"], "CLOSED_PERMANENTLY")

    @check
    def details_of_a_stale_place():
        error = raises(exceptions.ApiError, lambda: maps.place("sbx-reserved-stale"))
        equal(error.status, "NOT_FOUND")
        true(error.message.startswith("The provided Place ID is no longer valid."))

    @check
    def details_of_an_empty_place():
        equal(maps.place("sbx-reserved-empty")["status"], "ZERO_RESULTS")

    @check
    def details_of_no_identifier():
        error = raises(exceptions.ApiError, lambda: maps.place("not a place"))
        equal((error.status, error.message), ("INVALID_REQUEST", "Invalid 'placeid' parameter"))

    @check
    def details_refuses_a_sort_that_is_none():
        error = raises(exceptions.ApiError, lambda: maps.place(bank(), reviews_sort="oldest"))
        equal(error.status, "INVALID_REQUEST")

    # Find Place

    @check
    def find_place_by_text():
        answer = maps.find_place("Cheesebury Savings Bank", "textquery", fields=["place_id", "name"], language="en",
                                 location_bias="circle:2000@-33.87,151.21")
        equal(answer["candidates"][0]["place_id"], bank())

    @check
    def find_place_by_phone_number():
        number, place_id = phone(maps, predicted)
        answer = maps.find_place(number, "phonenumber")
        true(place_id in [row["place_id"] for row in answer["candidates"]])

    @check
    def find_place_takes_every_field_of_the_client():
        for field in sorted(places.PLACES_FIND_FIELDS):
            equal(maps.find_place("sydney", "textquery", fields=[field])["status"], "OK")

    @check
    def find_place_takes_every_bias():
        for bias in ("ipbias", "point:90,90", "circle:100@90,90", "rectangle:80,100|90,120"):
            equal(maps.find_place("sydney", "textquery", location_bias=bias)["status"], "OK")

    @check
    def find_place_finds_nothing():
        equal(maps.find_place("qqqqqqqq", "textquery")["candidates"], [])

    @check
    def find_place_refuses_coordinates():
        error = raises(exceptions.ApiError, lambda: maps.find_place("-33.87,151.21", "textquery"))
        equal(error.status, "INVALID_REQUEST")

    @check
    def the_client_itself_refuses_other_input_types():
        raises(ValueError, lambda: maps.find_place("x", "x"))

    # Geocoding

    @check
    def geocode_an_address():
        first = maps.geocode("1 Example Street, Sydney NSW 2000")[0]
        equal(first["geometry"]["location_type"], "ROOFTOP")
        true("partial_match" not in first)
        true({"lat", "lng"} == set(first["geometry"]["viewport"]["northeast"]))

    @check
    def geocode_with_components_and_region():
        rows = maps.geocode("Springfield", components={"country": "US", "administrative_area": "Illinois"}, region="us",
                            language="en", bounds={"southwest": (37, -91), "northeast": (42, -87)})
        true("IL" in rows[0]["formatted_address"], "Illinois")

    @check
    def geocode_by_components_alone():
        equal(maps.geocode(components={"country": "NZ"})[0]["types"], ["country", "political"])

    @check
    def geocode_a_number_between_known_ones():
        rows = [maps.geocode(f"{number} Example Street, Sydney NSW")[0] for number in range(1, 60)]
        kinds = {row["geometry"]["location_type"] for row in rows}
        true({"ROOFTOP", "RANGE_INTERPOLATED"} <= kinds, str(kinds))
        row = next(row for row in rows if row["geometry"]["location_type"] == "RANGE_INTERPOLATED")
        equal(maps.reverse_geocode(row["place_id"])[0]["formatted_address"], row["formatted_address"])

    @check
    def geocode_in_a_language():
        equal(maps.geocode("athens greece", language="de")[0]["formatted_address"].split(", ")[-1], "Griechenland")

    @check
    def geocode_a_place():
        equal(maps.geocode(place_id=bank())[0]["place_id"], bank())

    @check
    def geocode_a_plus_code():
        equal(maps.geocode("4RRH46J6+22")[0]["types"], ["plus_code"])

    @check
    def geocode_finds_nothing():
        equal(maps.geocode("qqqqqqqq"), [])

    @check
    def geocode_refuses_no_question():
        error = raises(exceptions.ApiError, lambda: maps.geocode())
        equal(error.status, "INVALID_REQUEST")
        true(error.message.startswith("Invalid request. Missing the 'address'"))

    @check
    def geocode_refuses_a_damaged_place():
        error = raises(exceptions.ApiError, lambda: maps.geocode(place_id="not a place"))
        equal(error.message, "Invalid request. Invalid 'place_id' parameter.")

    @check
    def reverse_geocode_a_position():
        rows = maps.reverse_geocode(SYDNEY, language="en")
        true(any("country" in row["types"] for row in rows))

    @check
    def reverse_geocode_with_filters():
        rows = maps.reverse_geocode(SYDNEY, result_type=["country", "locality"], location_type="APPROXIMATE")
        true(rows and all({"country", "locality"} & set(row["types"]) for row in rows))

    @check
    def reverse_geocode_a_place():
        equal(maps.reverse_geocode(bank())[0]["place_id"], bank())

    @check
    def reverse_geocode_finds_nothing_at_sea():
        equal(maps.reverse_geocode((-48.9, -123.4)), [])

    @check
    def reverse_geocode_refuses_a_type_that_is_none():
        error = raises(exceptions.ApiError, lambda: maps.reverse_geocode(SYDNEY, result_type="colour"))
        equal(error.status, "INVALID_REQUEST")

    # Both

    @check
    def without_a_key_all_are_denied():
        # Signed with a client ID of old, a request of this client has no key.
        keyless = googlemaps.Client(client_id="gme-example", client_secret="c2VjcmV0", base_url=url)
        for call in (lambda: keyless.geocode("sydney"), lambda: keyless.places_autocomplete("sydney"),
                     lambda: keyless.place("sbx-reserved-home"), lambda: keyless.find_place("sydney", "textquery")):
            error = raises(exceptions.ApiError, call)
            equal(error.status, "REQUEST_DENIED")
            true(error.message.startswith("You must use an API key"))

    @check
    def a_method_that_is_not_there_is_an_http_error():
        equal(raises(exceptions.HTTPError, lambda: maps.timezone(SYDNEY)).status_code, 404)

    return found


def phone(maps, predicted):
    """A phone number of the data, as E.164, and a place that has it."""
    for row in predicted("sample", types="restaurant"):
        place = maps.place(row["place_id"], fields=["international_phone_number"])["result"]
        if "international_phone_number" in place:
            number = "+" + "".join(c for c in place["international_phone_number"] if c.isdigit())
            return number, row["place_id"]
    raise AssertionError("no place has a phone number")
