"""google-maps-places with its REST transport: the five methods of Places API (New)."""

import google.auth.api_key
import google.auth.credentials
import requests
from google.api_core import client_options, exceptions
from google.maps import places_v1
from google.protobuf import json_format
from google.type import latlng_pb2

from expect import equal, raises, true

ALL = [("x-goog-fieldmask", "*")]
SYDNEY = latlng_pb2.LatLng(latitude=-33.87, longitude=151.21)


def client(url, credentials):
    options = client_options.ClientOptions(api_endpoint=url)
    return places_v1.PlacesClient(transport="rest", credentials=credentials, client_options=options)


def circle(radius):
    return places_v1.Circle(center=SYDNEY, radius=radius)


def box(south, west, north, east):
    return {"rectangle": {"low": {"latitude": south, "longitude": west}, "high": {"latitude": north, "longitude": east}}}


def checks(url):
    api = client(url, google.auth.api_key.Credentials("AIzaConformance"))
    found = []

    def check(function):
        found.append(("google-maps-places: " + function.__name__.replace("_", " "), function))
        return function

    def suggested(metadata=(), **fields):
        request = places_v1.AutocompletePlacesRequest(**fields)
        return [row.place_prediction for row in api.autocomplete_places(request=request, metadata=metadata).suggestions]

    def mask(*paths):
        return [("x-goog-fieldmask", ",".join(paths))]

    def refused(kind, call, text):
        error = raises(kind, call)
        true(text in error.message, f"{text!r} in {error.message!r}")

    # Autocomplete

    @check
    def autocomplete_finds_a_city():
        first = suggested(input="sydney", included_primary_types=["(cities)"])[0]
        equal(first.structured_format.main_text.text, "Sydney")
        equal((first.text.matches[0].start_offset, first.text.matches[0].end_offset), (0, 6))
        equal(first.place, "places/" + first.place_id)

    @check
    def autocomplete_takes_every_option():
        rows = suggested(
            input="cheesebu", location_bias={"circle": circle(20000)}, included_primary_types=["bank"],
            included_region_codes=["au", "nz"], language_code="en", region_code="AU", origin=SYDNEY, input_offset=8,
            include_query_predictions=False, session_token="6f0c1d8e-4b7a-4f52-9a3e-2d5c8b1f7e04",
            include_pure_service_area_businesses=True, include_future_opening_businesses=True)
        equal(rows[0].distance_meters, 640)
        equal(len(rows), 5)

    @check
    def autocomplete_within_a_restriction():
        rows = suggested(input="cheesebu", location_restriction=box(-40, 170, -30, 180))
        true(rows and all("New Zealand" in row.text.text for row in rows))
        equal(suggested(input="cheesebu", location_restriction={"circle": circle(0)}), [])

    @check
    def autocomplete_suggests_queries():
        request = places_v1.AutocompletePlacesRequest(input="ba", include_query_predictions=True)
        rows = api.autocomplete_places(request=request).suggestions
        true(any(row.query_prediction.text.text == "bakery" for row in rows))

    @check
    def autocomplete_is_cut_by_a_mask():
        rows = suggested(mask("suggestions.placePrediction.placeId"), input="sydney")
        true(rows and all(row.place_id and not row.text.text for row in rows))

    @check
    def autocomplete_counts_scalars():
        row = next(row for row in suggested(input="zoe") if "Zoë" in row.text.text)
        equal(row.text.text[row.text.matches[0].start_offset:row.text.matches[0].end_offset], "Zoë")

    @check
    def autocomplete_finds_nothing():
        equal(suggested(input="qqqqqqqq"), [])

    @check
    def autocomplete_refuses_what_breaks_a_rule():
        wrong = exceptions.BadRequest
        refused(wrong, lambda: suggested(input=""), "input")
        refused(wrong, lambda: suggested(input="a", included_primary_types=["address"]), "Invalid included_primary_types 'address'")
        refused(wrong, lambda: suggested(input="a", included_primary_types=["bar"] * 6), "at most 5")
        refused(wrong, lambda: suggested(input="a", included_region_codes=["au"] * 16), "at most 15")
        refused(wrong, lambda: suggested(input="a", session_token="a b"), "session_token")
        refused(wrong, lambda: suggested(input="a", location_bias={"circle": circle(50001)}), "radius")
        refused(wrong, lambda: suggested(input="a", language_code="english!"), "language_code")
        refused(wrong, lambda: suggested(input="a", location_bias={"circle": circle(5)},
                                         location_restriction={"circle": circle(5)}), "only one of")
        refused(wrong, lambda: suggested(mask("places.id"), input="a"), "invalid argument")

    # Details

    def bank():
        return suggested(input="cheesebu", included_primary_types=["bank"], origin=SYDNEY,
                         location_bias={"circle": circle(9000)})[0].place_id

    def place(identifier, metadata=ALL, **fields):
        return api.get_place(request=places_v1.GetPlaceRequest(name="places/" + identifier, **fields), metadata=metadata)

    @check
    def details_has_everything_that_is_asked_for():
        row = place(bank(), language_code="en", region_code="AU", session_token="6f0c1d8e")
        equal(row.display_name.text, "Cheesebury Savings Bank")
        equal((round(row.location.latitude, 6), round(row.location.longitude, 6)), (-33.871973, 151.203498))
        equal(row.time_zone.id, "Australia/Sydney")
        true(row.plus_code.global_code and row.viewport.low.latitude < row.location.latitude)
        true(row.attributions[0].provider)
        true(row.address_components[0].types and row.icon_background_color.startswith("#"))

    @check
    def details_is_cut_by_a_mask():
        row = place(bank(), mask("id", "displayName.text"))
        equal(row, places_v1.Place(id=bank(), display_name={"text": "Cheesebury Savings Bank"}))

    @check
    def details_reads_enumerations():
        closed = place("sbx-reserved-moved", mask("businessStatus", "movedPlaceId"))
        equal(closed.business_status, places_v1.Place.BusinessStatus.CLOSED_PERMANENTLY)
        rows = search(text_query="restaurant", price_levels=["PRICE_LEVEL_EXPENSIVE"])
        true(rows and all(row.price_level == places_v1.PriceLevel.PRICE_LEVEL_EXPENSIVE for row in rows))

    @check
    def details_has_opening_hours():
        rows = search(text_query="restaurant", open_now=True)
        true(rows and all(row.regular_opening_hours.open_now for row in rows))
        true(all(len(row.regular_opening_hours.weekday_descriptions) == 7 for row in rows))

    @check
    def details_follows_a_move():
        moved = place("sbx-reserved-moved", mask("movedPlaceId", "movedPlace"))
        equal(moved.moved_place, "places/" + moved.moved_place_id)
        equal(place(place(moved.moved_place_id).moved_place_id).id, "sbx-reserved-home")
        equal(place("sbx-reserved-replaced").id, "sbx-reserved-home")

    @check
    def details_of_a_stale_place():
        refused(exceptions.NotFound, lambda: place("sbx-reserved-stale"), "no longer valid")

    @check
    def details_of_no_identifier():
        refused(exceptions.BadRequest, lambda: place("x"), "Not a valid Place ID: x")

    @check
    def details_refuses_what_breaks_a_rule():
        wrong = exceptions.BadRequest
        refused(wrong, lambda: place(bank(), ()), "FieldMask is a required parameter")
        refused(wrong, lambda: place(bank(), mask("places.id")), "invalid argument")
        refused(wrong, lambda: place(bank(), mask("id", " name")), "invalid argument")
        refused(wrong, lambda: place(bank(), language_code="x"), "language_code")
        refused(wrong, lambda: place(bank(), region_code="840"), "region_code")
        refused(wrong, lambda: place(bank(), session_token="="), "session_token")

    # Searches

    def search(metadata=ALL, **fields):
        return list(api.search_text(request=places_v1.SearchTextRequest(**fields), metadata=metadata).places)

    def nearby(metadata=ALL, radius=3000, **fields):
        request = places_v1.SearchNearbyRequest(location_restriction={"circle": circle(radius)}, **fields)
        return list(api.search_nearby(request=request, metadata=metadata).places)

    @check
    def text_search_finds_a_name_and_a_kind():
        equal(search(text_query="Cheesebury Savings Bank Perth")[0].display_name.text, "Cheesebury Savings Bank Perth")
        rows = search(text_query="cafes in sydney", max_result_count=2)
        true(len(rows) == 2 and all("cafe" in row.types for row in rows))

    @check
    def text_search_takes_every_option():
        rows = search(
            text_query="restaurant", language_code="en", region_code="AU",
            rank_preference=places_v1.SearchTextRequest.RankPreference.DISTANCE, included_type="restaurant",
            min_rating=3.0, max_result_count=5, price_levels=[places_v1.PriceLevel.PRICE_LEVEL_MODERATE],
            strict_type_filtering=True, location_bias={"circle": circle(5000)},
            routing_parameters={"origin": SYDNEY}, include_pure_service_area_businesses=True,
            include_future_opening_businesses=True)
        true(rows and all(row.rating >= 3 for row in rows))
        away = [(row.location.latitude + 33.87) ** 2 + ((row.location.longitude - 151.21) * 0.83) ** 2 for row in rows]
        equal(away, sorted(away))

    @check
    def text_search_tells_chargers_apart():
        kind = places_v1.EVConnectorType
        rows = search(text_query="electric vehicle charging station",
                      ev_options={"minimum_charging_rate_kw": 100, "connector_types": [kind.EV_CONNECTOR_TYPE_CCS_COMBO_2]})
        true(rows)
        for row in rows:
            connectors = row.ev_charge_options.connector_aggregation
            true(any(c.type_ == kind.EV_CONNECTOR_TYPE_CCS_COMBO_2 and c.max_charge_rate_kw >= 100 for c in connectors))

    @check
    def text_search_gives_ways():
        request = places_v1.SearchTextRequest(text_query="cheesebury", routing_parameters={"origin": SYDNEY})
        answer = api.search_text(request=request, metadata=mask("places.id", "routingSummaries"))
        equal(len(answer.routing_summaries), len(answer.places))
        true(all(way.legs[0].duration.seconds > 0 and way.legs[0].distance_meters > 0 for way in answer.routing_summaries))

    @check
    def text_search_within_a_restriction():
        rows = search(text_query="cheesebury", location_restriction=box(-40, 170, -30, 180))
        true(rows and all("New Zealand" in row.formatted_address for row in rows))

    @check
    def text_search_by_phone_number():
        row = next(row for row in nearby(included_types=["restaurant"]) if row.international_phone_number)
        true(row.id in [other.id for other in search(text_query=row.international_phone_number)])

    @check
    def text_search_finds_nothing():
        equal(search(text_query="qqqqqqqq"), [])

    @check
    def text_search_refuses_what_breaks_a_rule():
        wrong = exceptions.BadRequest
        refused(wrong, lambda: search(text_query=""), "text_query")
        refused(wrong, lambda: search((), text_query="a"), "FieldMask is a required parameter")
        refused(wrong, lambda: search(mask("id"), text_query="a"), "invalid argument")
        refused(wrong, lambda: search(text_query="a", included_type="food"), "Invalid included_type 'food'")
        refused(wrong, lambda: search(text_query="a", max_result_count=21), "max_result_count")
        refused(wrong, lambda: search(text_query="a", min_rating=6), "min_rating")
        refused(wrong, lambda: search(text_query="a", price_levels=["PRICE_LEVEL_FREE"]), "price_levels")
        refused(wrong, lambda: search(text_query="a", location_restriction=box(0, -100, 1, 100)), "180 degrees")

    @check
    def nearby_search_by_popularity_and_by_distance():
        rows = nearby(mask("places.id", "places.types"), included_types=["restaurant"])
        true(len(rows) > 1 and all("restaurant" in row.types for row in rows))
        rank = places_v1.SearchNearbyRequest.RankPreference.DISTANCE
        other = nearby(included_types=["restaurant"], rank_preference=rank)
        equal({row.id for row in rows}, {row.id for row in other})
        true([row.id for row in rows] != [row.id for row in other])

    @check
    def nearby_search_takes_every_option():
        rows = nearby(
            language_code="en", region_code="AU", included_types=["restaurant", "store"], excluded_types=["bakery"],
            excluded_primary_types=["pizza_restaurant"], max_result_count=7, include_future_opening_businesses=True,
            routing_parameters={"origin": SYDNEY})
        true(rows and len(rows) <= 7 and not any("bakery" in row.types for row in rows))
        equal({row.primary_type for row in nearby(included_primary_types=["bank"])}, {"bank"})

    @check
    def nearby_search_refuses_what_breaks_a_rule():
        wrong = exceptions.BadRequest
        refused(wrong, lambda: nearby(()), "FieldMask is a required parameter")
        refused(wrong, lambda: nearby(radius=50001), "radius")
        refused(wrong, lambda: nearby(included_types=["food"]), "Invalid included_types 'food'")
        refused(wrong, lambda: nearby(included_types=["bar"], excluded_types=["bar"]), "also in included_types")
        refused(wrong, lambda: nearby(included_types=["bar"] * 51), "at most 50")
        refused(wrong, lambda: nearby(max_result_count=-1), "max_result_count")
        refused(wrong, lambda: list(api.search_nearby(request={}, metadata=ALL).places), "location_restriction")

    # Photos

    def photo(name, **size):
        return api.get_photo_media(request=places_v1.GetPhotoMediaRequest(name=name + "/media", **size))

    @check
    def photos_lead_to_an_address():
        row = next(row for row in nearby(included_types=["restaurant"]) if row.photos)
        name = row.photos[0].name
        media = photo(name, max_width_px=400, skip_http_redirect=True)
        equal(media.name, name + "/media")
        picture = requests.get(media.photo_uri, timeout=30)
        equal(picture.headers["Content-Type"], "image/png")
        equal(int.from_bytes(picture.content[16:20], "big"), 400)
        true(row.photos[0].author_attributions[0].display_name)

    @check
    def photos_that_break_a_rule_are_refused():
        name = f"places/{bank()}/photos/p"
        refused(exceptions.BadRequest, lambda: photo(name), "max_width_px")
        refused(exceptions.BadRequest, lambda: photo(name, max_width_px=4801), "max_width_px")
        raises(exceptions.NotFound, lambda: photo(name, max_width_px=400, skip_http_redirect=True))

    # What is derived

    @check
    def details_has_what_goes_with_the_type():
        def first(kind, member):
            rows = search(text_query=kind.replace("_", " "), included_type=kind, strict_type_filtering=True)
            row = next((row for row in rows if places_v1.Place.pb(row).HasField(member)), None)
            true(row, f"a {kind} with {member}")
            return row

        true(first("restaurant", "dine_in").payment_options)
        true(first("restaurant", "price_range").price_range.start_price.currency_code)
        prices = first("gas_station", "fuel_options").fuel_options.fuel_prices
        true(prices and all(price.type_ and price.price.currency_code for price in prices))
        true(first("subway_station", "transit_station").transit_station.agencies[0].lines[0].vehicle_type)
        true(first("hotel", "address_descriptor").address_descriptor.landmarks)

    @check
    def details_has_reviews():
        rows = [row for row in nearby(included_types=["restaurant"]) if row.reviews]
        true(rows)
        review = rows[0].reviews[0]
        true(1 <= review.rating <= 5 and review.text.text and review.author_attribution.display_name)
        true(review.publish_time.year > 2020)

    # All

    @check
    def answers_hold_nothing_the_messages_lack():
        def ask(method, path, body, fields):
            headers = {"X-Goog-Api-Key": "AIzaConformance", "X-Goog-FieldMask": fields}
            return requests.request(method, url + path, json=body, headers=headers, timeout=30).text

        near = {"locationRestriction": {"circle": {"center": {"latitude": -33.87, "longitude": 151.21}, "radius": 3000}}}
        for kind, text in [
            (places_v1.AutocompletePlacesResponse, ask("POST", "/v1/places:autocomplete", {
                "input": "ba", "includeQueryPredictions": True, "origin": {"latitude": 1}}, "*")),
            (places_v1.SearchNearbyResponse, ask("POST", "/v1/places:searchNearby", near, "*")),
            (places_v1.SearchTextResponse, ask("POST", "/v1/places:searchText", {
                "textQuery": "restaurant", "pageSize": 1}, "places")),
            (places_v1.Place, ask("GET", "/v1/places/" + bank(), None, "*")),
            (places_v1.Place, ask("GET", "/v1/places/sbx-reserved-moved", None, "*")),
            (places_v1.Place, ask("GET", "/v1/places/sbx-ap-syd", None, "*")),
            *[(places_v1.SearchTextResponse, ask("POST", "/v1/places:searchText", {
                "textQuery": kind, "includeFutureOpeningBusinesses": True, "includePureServiceAreaBusinesses": True,
                "routingParameters": {"origin": {"latitude": 1}}}, "places,routingSummaries"))
              for kind in ("restaurant", "bar", "gas station", "electric vehicle charging station", "subway station", "plumber",
                           "hotel", "shopping mall", "apartment complex", "book store", "supermarket", "storage")],
        ]:
            json_format.Parse(text, kind.pb(kind()), ignore_unknown_fields=False)

    @check
    def without_a_key_all_are_forbidden():
        keyless = client(url, google.auth.credentials.AnonymousCredentials())
        calls = [
            lambda: keyless.autocomplete_places(request={"input": "a"}),
            lambda: keyless.get_place(request={"name": "places/sbx-reserved-home"}, metadata=ALL),
            lambda: keyless.search_text(request={"text_query": "a"}, metadata=ALL),
            lambda: keyless.search_nearby(request={}, metadata=ALL),
        ]
        for call in calls:
            refused(exceptions.Forbidden, call, "unregistered callers")

    return found
