"""Goals of Race for the Galaxy counted anew, from the sheet's conditions and the cards' own facts.

`Referee` follows a game by its events, and says at the end of each phase who has to have which tile.
"""

from typing import Any

from cosmodrome.games.race import events
from cosmodrome.games.race.cards import Card
from cosmodrome.games.race.views import RaceView
from tests.cards import sheet

SHEET = sheet("race_storm")
ROWS: dict[str, dict[str, Any]] = {row["id"]: row for row in SHEET["goals"]}
VP: dict[str, int] = SHEET["goal_vp"]


def military(card: Card) -> int:
    """What a card adds to the Military that counts against every world."""
    return sum(
        power["amount"]
        for power in card.facts()["powers"]
        if power["effect"] == "military" and not {"only_good", "only_keyword"} & power.keys()
    )


def counted(condition: dict[str, Any], cards: list[Card], chips: int, discarded: int) -> int:
    """How far a tableau is on a goal with such a condition."""
    facts = [card.facts() for card in cards]
    match condition["count"]:
        case "vp_chips":
            return chips
        case "cards_discarded_to_hand_limit":
            return discarded
        case "military_strength":
            return sum(map(military, cards))
        case "kinds_of_worlds":
            return len({each["good"] for each in facts if each["type"] == "world" and each["production"]})
        case "phases_with_a_power":
            phases = {power["phase"] for each in facts for power in each["powers"]}
            return len(phases.intersection(condition["of"]))
    kind = {"cards": ("world", "development"), "worlds": ("world",), "developments": ("development",)}
    return sum(fits(condition, each) for each in facts if each["type"] in kind[condition["count"]])


def fits(condition: dict[str, Any], facts: dict[str, Any]) -> bool:
    """Whether a card has all that a condition asks of it."""
    return (
        condition.get("keyword") in (None, *facts["keywords"])
        and facts["good"] in condition.get("good", [facts["good"]])
        and condition.get("production") in (None, facts["production"])
        and condition.get("cost") in (None, facts.get("cost"))
        and ("end_game_vp" in facts or not condition.get("question_mark_vp"))
    )


def holders_after(row: dict[str, Any], counts: list[int], before: set[int]) -> set[int]:
    """Who has a tile once it was looked at."""
    enough = [at for at, each in enumerate(counts) if each >= row["condition"]["at_least"]]
    if row["kind"] == "first":
        return before or set(enough)
    leaders = {at for at in enough if counts[at] == max(counts)}
    if before & leaders:
        return before
    return leaders if len(leaders) == 1 else set()


def points(row: dict[str, Any], counts: list[int], held: set[int]) -> list[int]:
    """What each seat has for a tile."""
    if row["kind"] == "first":
        return [VP["first"] if at in held else 0 for at in range(len(counts))]
    most = max(max(counts), row["condition"]["at_least"])
    tied = [VP["most_tied_at_end"] if each == most else 0 for each in counts]
    return [VP["most"] if at in held else tied[at] for at in range(len(counts))]


class Referee:
    """Hears the events of one game."""

    def __init__(self, view: RaceView, cards: dict[str, Card]) -> None:
        self.cards = cards
        self.held: dict[str, set[int]] = {}
        self.phase = ""
        self.discarded = [0] * len(view.players)
        self.looks = 0

    def hear(self, view: RaceView, event: Any) -> None:
        """Look at the tiles whenever an event says that a phase or round is over, and compare."""
        match event:
            case events.GoalsLaidOut():
                self.held = {goal: set() for goal in event.goals}
            case events.DiscardedToLimit():
                self.discarded[event.seat] = event.count
            case events.PhaseBegan():
                self.look(view, self.phase)
                self.phase = event.phase
                self.compare(view)
            case events.RoundBegan() | events.GameEnded():
                self.look(view, self.phase)
                self.look(view, "round")
                self.phase, self.discarded = "", [0] * len(self.discarded)
                self.compare(view)

    def counts(self, view: RaceView, goal: str) -> list[int]:
        return [
            counted(
                ROWS[goal]["condition"],
                [self.cards[card.card] for card in player.tableau],
                player.chips,
                self.discarded[player.seat],
            )
            for player in view.players
        ]

    def look(self, view: RaceView, phase: str) -> None:
        for goal in self.held:
            row = ROWS[goal]
            if phase in [*row["checked_at_end_of"], *row.get("also_looked_at_after", [])]:
                self.held[goal] = holders_after(row, self.counts(view, goal), self.held[goal])
                self.looks += 1

    def compare(self, view: RaceView) -> None:
        """The view tells the same: how far each is, who has what, and what that gives."""
        for at, (goal, held) in enumerate(self.held.items()):
            told = [player.goals[at] for player in view.players]
            counts = self.counts(view, goal)
            if ROWS[goal]["condition"]["count"] == "cards_discarded_to_hand_limit":
                counts = [int(each in held) for each in range(len(counts))]
            assert [each.goal for each in told] == [goal] * len(told)
            assert {each for each, one in enumerate(told) if one.held} == held, f"{goal}: who has it"
            assert [one.count for one in told] == counts, f"{goal}: how far each is"
            assert [one.vp for one in told] == points(ROWS[goal], counts, held), f"{goal}: what it gives"
