"""What the HTTP API is, as an OpenAPI document: made from the routes and the types they read and answer with.

Litestar makes one too. It leaves out what types say of themselves and where scopes of programs suffice, tells of errors
that are never sent, and knows nothing of answers that are kept as bytes.
"""

import re
from typing import Any

import msgspec
from litestar import Litestar, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute

from cosmodrome import __version__
from cosmodrome.server import wire
from cosmodrome.server.http.cached_answers import kept_answer
from cosmodrome.server.http.route_arguments import Asked, asked_of, payload_of

_PARAMETER = re.compile(r"\{(\w+):str\}")
_REFERENCE = "#/components/schemas/{name}"
_TOKEN = "token"

Plain = dict[str, Any]


@get("/api/openapi.json", bots="read", kept=True)
async def openapi(request: Asked) -> Response[bytes]:
    """This document."""
    return await kept_answer(request, "openapi", lambda: msgspec.json.encode(document(request.app)))


def document(app: Litestar) -> Plain:
    """The whole document, as plain data."""
    doors = [
        (route.path, method, handler)
        for route in app.routes
        if isinstance(route, HTTPRoute) and route.path.startswith("/api/")
        for handler in route.route_handlers
        if handler.handler_name != "options_handler"
        for method in sorted(handler.http_methods)
    ]
    types = [wire.ErrorSent]
    for _, _, handler in doors:
        kinds = (payload_of(handler), answered(handler))
        types += [kind for kind in kinds if kind is not None]
    schemas, components = msgspec.json.schema_components(types, ref_template=_REFERENCE)
    of = {id(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    paths: Plain = {}
    for path, method, handler in sorted(doors, key=lambda door: door[:2]):
        place = paths.setdefault(_PARAMETER.sub(r"{\1}", path), {})
        place[str(method).lower()] = _operation(path, handler, of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Cosmodrome",
            "version": __version__,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {_TOKEN: {"type": "http", "scheme": "bearer"}},
        },
    }


def answered(handler: HTTPRouteHandler) -> Any:
    """The type that a route answers with; None where it is no JSON of one type."""
    if (answers := handler.opt.get("answers")) is not None:
        return answers  # what is answered is kept as bytes
    kind = handler.parsed_fn_signature.return_type.annotation
    return None if getattr(kind, "__origin__", kind) is Response else kind


def _operation(path: str, handler: HTTPRouteHandler, of: dict[int, Plain]) -> Plain:
    text, answer = " ".join((handler.fn.__doc__ or "").split()), answered(handler)
    right: Plain = {"description": "As asked."}
    if answer is not None:
        right["content"] = _json(of[id(answer)])
    found: Plain = {
        "operationId": handler.handler_name,
        "responses": {str(handler.status_code): right, "4XX": {"description": "Refused, with the reason."}},
    }
    found["responses"]["4XX"]["content"] = _json(of[id(wire.ErrorSent)])
    if text:
        found["description"] = text
    parameters = [_parameter(name) for name in _PARAMETER.findall(path)] + _asked(handler)
    if parameters:
        found["parameters"] = parameters
    if (body := payload_of(handler)) is not None:
        found["requestBody"] = {"content": _json(of[id(body)])}
    if (scope := handler.opt.get("bots")) is not None:
        found["security"] = [{_TOKEN: []}, {}]
        found["x-scope"] = scope
    return found


def _parameter(name: str) -> Plain:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}


def _asked(handler: HTTPRouteHandler) -> list[Plain]:
    """What the route reads behind the question mark, all of which may be left out."""
    if (kind := asked_of(handler)) is None:
        return []
    _, components = msgspec.json.schema_components([kind])
    component = components[kind.__name__]
    found: list[Plain] = []
    for name, schema in component["properties"].items():
        # What is not there is null in the type and nothing in an address.
        one: Plain = next((each for each in schema.pop("anyOf", []) if each != {"type": "null"}), {})
        schema = {key: value for key, value in {**schema, **one}.items() if value is not None}
        found.append({"name": name, "in": "query", "description": component["description"], "schema": schema})
    if handler.opt.get("query_more"):
        free = {"type": "object", "additionalProperties": {"type": "string"}}
        found.append({"name": "options", "in": "query", "style": "form", "explode": True, "schema": free})
    return found


def _json(schema: Plain) -> Plain:
    return {"application/json": {"schema": schema}}
