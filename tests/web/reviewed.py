"""Reviews as the server would tell them, made up for a finished game, so that no coach has to think."""

from typing import Any

from playwright.sync_api import Page, Route

from cosmodrome.play.frames import applied

Review = dict[str, Any]


class Told:
    """Answers the page's requests for a review of one table; what comes next is set from outside."""

    def __init__(self, page: Page, table: str) -> None:
        self.sent: Review = {"status": "waiting", "done": 0, "count": 0, "review": None}
        self.asked: list[str] = []
        """The methods of the requests that came."""
        page.route(f"**/api/tables/{table}/review", self._answer)

    def _answer(self, route: Route) -> None:
        self.asked.append(route.request.method)
        route.fulfill(json=self.sent)


def option(key: str) -> dict[str, str]:
    verb, _, subject = key.partition(":")
    return {"key": key, "verb": verb, "subject": subject}


def made_up(frames: dict[str, Any], mine: int, placing: tuple[str, ...] = ("develop", "settle")) -> Review:
    """A whole review of a game, from its frames with all seats open, telling of one seat.

    Its turning points lie in the phases in which cards are placed.
    """
    seats = len(frames["seats"])
    views: list[list[Any]] = []
    for changes in frames["seats"]:
        view = None
        views.append([view := applied(view, change) for change in changes])
    rows = range(len(views[0]))
    curve = []
    for row in [*rows[::12], rows[-1]]:
        share = 1000 // seats
        lead = share + round((row * 37 % 190 - 80) * (1 - row / len(rows)))
        chances = [lead] + [(1000 - lead) // (seats - 1)] * (seats - 1)
        curve.append({"events": row + 1, "round": views[0][row]["round"], "chances": chances})
    curve[-1]["chances"] = [1000] + [0] * (seats - 1)
    asked = [
        row for row in rows if views[mine][row]["phase"] in placing and len(views[mine][row]["hand"]) > 1
    ]
    turning = [
        _turning(views[mine][row], mine, row, at)
        for at, row in enumerate(asked[:: max(1, len(asked) // 3)][:3])
    ]
    phases = [
        {"phase": phase, "questions": 3 + at, "accuracy": 97 - 7 * at}
        for at, phase in enumerate(["start", "choose", "explore", "develop", "settle", "consume"])
    ]
    par = 1000 // seats
    luck = {"par": par, "start": -34, "draws": 412, "own": -260, "rivals": 1000 - par + 34 - 412 + 260}
    told: list[Any] = [None] * seats
    told[mine] = {"accuracy": 86, "phases": phases, "turning": turning, "luck": luck}
    return {"judge": "champion", "curve": curve, "seats": told}


def lit(review: Review, seat: int) -> dict[str, Any]:
    """What the lamp shows at the first turning point of a seat."""
    moment = review["seats"][seat]["turning"][0]
    answers = [*moment["better"], moment["made"]]
    return {name: moment[name] for name in ("seat", "events", "round", "phase", "purpose", "about")} | {
        "made": moment["made"]["answer"],
        "answers": [each | {"noise": 12 * at, "reasons": []} for at, each in enumerate(answers)],
        "expected": [],
    }


def _turning(view: Any, seat: int, row: int, at: int) -> dict[str, Any]:
    first, second = view["hand"][:2]
    return {
        "seat": seat,
        "events": row + 1,
        "round": view["round"],
        "phase": view["phase"],
        "purpose": view["phase"],
        "about": "",
        "made": {"answer": option("pass"), "chance": 160 + 10 * at},
        "better": [
            {"answer": option(f"place:{first}"), "chance": 341 + 10 * at},
            {"answer": option(f"place:{second}"), "chance": 274},
        ][: 2 - at % 2],
        "noise": 41 if at else 3,
        "reasons": [],
        "opened": [150, 300] if at else None,
        "line": [option(f"discard:{second}")],
    }
