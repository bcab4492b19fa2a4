"""Write the page's TypeScript types of what crosses the wire, from the msgspec types, before the page is built.

One file a room: `web/src/games/<game>/wire.ts` for a game's view and events, `web/src/net/wire.ts` for what the
server says and hears. A struct becomes an interface; its tag becomes a literal, so that unions can be told apart.
"""

import importlib
import typing
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from cosmodrome.games.catalogue import MANIFESTS

ROOT = Path(__file__).resolve().parent.parent
WIDTH = 110

Schema = dict[str, Any]

FROM_PAGE = {
    "NewTable",
    "NewTournament",
    "QuickPlay",
    "TakeSeat",
    "Salt",
    "GoOn",
    "AskLamp",
    "KeepStudy",
    "ReportWords",
    "ClubWords",
    "Consent",
    "TimeWish",
    "Say",
    "Report",
    "Restrain",
    "Recovery",
    "Choose",
    "TakeBack",
    "Weigh",
}
"""What the page says; the rest is what it hears."""


GAMES = [name for name in MANIFESTS if (ROOT / f"web/src/games/{name}/index.ts").is_file()]
"""Games with a page of their own."""


def game(name: str) -> tuple[Sequence[type], dict[str, str]]:
    """The types of `jump_drive` are `views.JumpDriveView` and `events.JumpDriveEvent`."""
    room, called = f"cosmodrome.games.{name}", name.title().replace("_", "")
    view = getattr(importlib.import_module(f"{room}.views"), f"{called}View")
    payloads = [form.payload for form in MANIFESTS[name].game.forms.values()]
    members = typing.get_args(getattr(importlib.import_module(f"{room}.events"), f"{called}Event"))
    return [view, *payloads, *members], {f"{called}Event": " | ".join(member.__name__ for member in members)}


def server() -> tuple[Sequence[type], dict[str, str]]:
    from cosmodrome.server import wire
    from cosmodrome.server.db import ties
    from cosmodrome.server.hall import clubs as clubs_kept
    from cosmodrome.server.hall import imported_games, reports, shelf
    from cosmodrome.server.hall import studies as studies_kept
    from cosmodrome.server.http import (
        administration,
        calls,
        club_pages,
        consent,
        daily,
        finished_games,
        hinting,
        leaders,
        lobby,
        me,
        membership,
        profiles,
        progress,
        puzzles,
        reviewing,
        studies,
        talking,
        tokens,
    )
    from cosmodrome.server.http.shelf import GameSent
    from cosmodrome.server.people import accounts
    from cosmodrome.server.table import consent as said_at_table
    from cosmodrome.server.table import messages
    from cosmodrome.server.tournaments import tournament_wire

    http = [
        accounts.Player,
        me.Recovered,
        membership.SignedUp,
        membership.SignedIn,
        membership.AccountKnown,
        GameSent,
        leaders.Leaders,
        tokens.BotSent,
        shelf.NewTable,
        shelf.QuickPlay,
        lobby.TakeSeat,
        imported_games.GoOn,
        lobby.Salt,
        said_at_table.Consent,
        consent.TimeWish,
        ties.Person,
        ties.Presence,
        talking.Say,
        reports.Report,
        talking.Note,
        reports.OwnReport,
        me.OwnRestraint,
        administration.Restrain,
        administration.RestraintSent,
        profiles.ProfileSent,
        profiles.HistorySent,
        profiles.ProfilesThere,
        profiles.FeatSent,
        finished_games.GamesFound,
        administration.ReportListed,
        administration.ReportShown,
        hinting.HintSent,
        reviewing.ReviewSent,
        reviewing.AskLamp,
        reviewing.LampSent,
        lobby.Rateable,
        calls.CallsKnown,
        daily.DailySent,
        daily.DaySent,
        puzzles.PuzzlesSent,
        puzzles.PuzzleOrder,
        puzzles.AnswerPuzzle,
        puzzles.SolutionSent,
        progress.ProgressSent,
        studies_kept.KeepStudy,
        studies.StudySent,
        studies.StudiesSent,
        reports.ReportWords,
        clubs_kept.ClubWords,
        club_pages.ClubsSent,
        club_pages.ClubShown,
        club_pages.SeasonSent,
        wire.Created,
        wire.ErrorSent,
        tournament_wire.NewTournament,
        tournament_wire.TournamentShown,
    ]
    socket = [
        messages.Choose,
        messages.TakeBack,
        messages.Weigh,
        messages.Ping,
        messages.TableMessage,
        messages.ChatMessage,
        messages.DecisionSent,
        messages.RefusedMessage,
        messages.Accepted,
        messages.Weighed,
        messages.Appraised,
        messages.Pong,
    ]
    # Update is not among them: its view and events are those of the game played, a matter for generics.
    return [*http, *socket], {}


FILES: dict[str, Callable[[], tuple[Sequence[type], dict[str, str]]]] = {
    "web/src/net/wire.ts": server,
    **{f"web/src/games/{name}/wire.ts": partial(game, name) for name in GAMES},
}


def spelled(schema: Schema) -> str:
    """One JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(spelled(part) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in schema["enum"])
    match schema.get("type"):
        case "string":
            return "string"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array" if "prefixItems" in schema:
            return "[" + ", ".join(spelled(part) for part in schema["prefixItems"]) + "]"
        case "array":
            inner = spelled(schema.get("items", {}))
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case "object":
            return f"Record<string, {spelled(schema.get('additionalProperties') or {})}>"
        case None:
            return "unknown"
        case other:
            raise TypeError(f"a schema of type {other!r} has no TypeScript spelling here: {schema}")


def commented(words: str | None, indent: str = "") -> list[str]:
    """The first paragraph of a docstring as a comment."""
    if not words:
        return []
    text = " ".join(words.split("\n\n")[0].split())
    return [f"{indent}/** {text} */"]


def interface(name: str, schema: Schema) -> str:
    """A struct as an interface. What has a default may be left out by the page, by the server only what is UNSET."""
    fields = []
    for field, kind in schema.get("properties", {}).items():
        needed = field in schema.get("required", [])
        optional = "" if needed or (name not in FROM_PAGE and "default" in kind) else "?"
        fields.append(f"{field}{optional}: {spelled(kind)};")
    head, words = f"export interface {name} {{", commented(schema.get("description"))
    whole = f"{head} {' '.join(fields)} }}"
    return "\n".join([*words, whole] if len(whole) <= WIDTH else [*words, head, *rows(fields), "}"])


def rows(fields: list[str]) -> list[str]:
    """Fields side by side, as many as a line holds."""
    found: list[str] = []
    for field in fields:
        if found and len(found[-1]) + len(field) < WIDTH:
            found[-1] += f" {field}"
        else:
            found.append(f"  {field}")
    return found


def written(types: Sequence[type], unions: dict[str, str]) -> str:
    """The whole file for some types, the structs they use, and the unions named."""
    _, parts = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    unsent = {kind.__name__: getattr(kind, "off_wire", ()) for kind in types}
    blocks = ["// Written by tools/wire_types.py from the Python types before the page is built."]
    for name in sorted(parts):
        schema = parts[name]
        for field in unsent.get(name, ()):
            del schema["properties"][field]
        if "properties" in schema or schema.get("type") == "object":
            blocks.append(interface(name, schema))
        else:
            blocks.append(f"export type {name} = {spelled(schema)};")
    for name, members in unions.items():
        body = members if len(members) < WIDTH - 20 else "\n  | " + members.replace(" | ", "\n  | ")
        blocks.append(f"export type {name} = {body};".replace("=  ", "= ").replace("= \n", "=\n"))
    return "\n\n".join(blocks) + "\n"


def main() -> None:
    for path, source in FILES.items():
        (ROOT / path).write_text(written(*source()), encoding="utf-8")


if __name__ == "__main__":
    main()
