"""The OpenAPI document: every route is in it, and what it refers to is there."""

import inspect
import json
from typing import Any

from litestar.routes import HTTPRoute

from cosmodrome.server.http.route_arguments import asked_of
from tests.server.conftest import House
from tests.server.people import refused


def references(part: Any) -> set[str]:
    if isinstance(part, dict):
        own = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
        return own.union(*map(references, part.values()))
    return set().union(*map(references, part)) if isinstance(part, list) else set()


def test_the_document_has_every_route_and_every_type(tiny: House) -> None:
    said = tiny.visitor(None).get("/api/openapi.json")
    document = json.loads(said.text)
    assert document["openapi"] == "3.1.0"
    told = {
        (path, method.upper()): operation
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    }
    routes = {
        (route.path.replace(":str}", "}"), method): handler
        for route in tiny.client.app.routes
        if isinstance(route, HTTPRoute) and route.path.startswith("/api/")
        for handler in route.route_handlers
        if handler.handler_name != "options_handler"
        for method in handler.http_methods
    }
    assert told.keys() == routes.keys() and len(told) > 20
    schemas = document["components"]["schemas"]
    assert references(document) == {f"#/components/schemas/{name}" for name in schemas}
    assert len({operation["operationId"] for operation in told.values()}) == len(told)
    for (path, method), operation in told.items():
        assert [each["name"] for each in operation.get("parameters", []) if each["in"] == "path"] == [
            part[1:-1] for part in path.split("/") if part.startswith("{")
        ]
        assert operation["responses"]["4XX"]["content"]["application/json"]["schema"] == {
            "$ref": "#/components/schemas/ErrorSent"
        }
        assert ("security" in operation) == ("bots" in routes[path, method].opt)
    body = told["/api/tables", "POST"]["requestBody"]["content"]["application/json"]["schema"]
    assert body == {"$ref": "#/components/schemas/NewTable"}
    answer = told["/api/tables", "GET"]["responses"]["200"]["content"]["application/json"]["schema"]
    assert answer == {"type": "array", "items": {"$ref": "#/components/schemas/TableSent"}}
    assert told["/api/tables/{table_id}/join", "POST"]["x-scope"] == "play"


def test_what_stands_behind_the_question_mark_is_told_by_who_reads_it(tiny: House) -> None:
    document = json.loads(tiny.visitor(None).get("/api/openapi.json").text)
    told: dict[str, dict[str, Any]] = {}
    for operation in document["paths"].values():
        for each in operation.values():
            asked = [one for one in each.get("parameters", []) if one["in"] == "query"]
            told[each["operationId"]] = {one["name"]: one["schema"] for one in asked}
    routes = [route for route in tiny.client.app.routes if isinstance(route, HTTPRoute)]
    for handler in {each.handler_name: each for route in routes for each in route.route_handlers}.values():
        if handler.handler_name not in told:
            continue
        kind = asked_of(handler)
        assert ("query_params" in inspect.getsource(handler.fn)) == bool(handler.opt.get("query_more"))
        names = set(kind.__struct_fields__) if kind else set()
        assert names == told[handler.handler_name].keys() - {"options"}
    assert told["show_history"] == {
        "page": {"type": "integer", "minimum": 0, "exclusiveMaximum": 100_000, "default": 0},
        "game": {"type": "string", "default": ""},
    }
    assert told["frames"] == {"seat": {"type": "string"}}
    assert told["cards"].keys() == {"table", "options"}


def test_a_query_that_does_not_fit_is_refused(tiny: House) -> None:
    ada = tiny.visitor("Ada")
    ada.post("/api/account", {"name": "Ada", "password": "correct horse battery"})
    for page in ("x", "-1", "100000", "1.5"):
        assert refused(ada.get(f"/api/players/me/games?page={page}")) == (400, "malformed"), page
