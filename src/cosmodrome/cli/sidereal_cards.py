"""Cards, spaces of tracks and species of Sidereal Confluence in a line each, and what a person could do with cards."""

from collections.abc import Sequence

from cosmodrome.cli.sidereal_runs import converters, in_short, name_of, side_up, signs
from cosmodrome.core.decision import Verdict
from cosmodrome.games.sidereal.views import CardView, SeatView, Space
from cosmodrome.words.render import Speaker


def species(words: Speaker, verdict: Verdict) -> str:
    """How hard it is to play, what it does to the others, whether it is for a first game, what it begins with."""
    say, facts = words.say, verdict.facts
    marks = [say(f"ui-{fact}", count=facts[fact]) for fact in ("difficulty", "impact")]
    if facts["newcomers"]:
        marks.append(say("ui-newcomers"))
    return f"{', '.join(marks)}; {words.amounts(dict(verdict.parts))}"


def held(words: Speaker, players: Sequence[str], seat: SeatView, card: CardView) -> str:
    """`Choral Song 2w → 3w`, with who owns it if that is somebody else."""
    facts = words.cards[card.card]
    name, there = converters(words, seat, card)
    if facts["type"] == "team":
        return team(words, card.card, seat.species)
    if not name:
        return ""
    marks = [words.named("biome", biome) for biome in [side_up(words, card)["biome"]] if biome]
    if card.doubled:
        marks.append("×2")
    if card.owner != seat.seat:
        marks.append(words.say("fact-owner", player=players[card.owner]))
    line = f"{name} ({', '.join(marks)})" if marks else name
    return " ".join([line, " | ".join(in_short(each) for each in there)]).strip()


def team(words: Speaker, card: str, species: str = "") -> str:
    """`Nuclear Physicists 6n / 4Y → *, Atomic Transmutation (U → n Y B)`: with what it does for a species."""
    facts = words.cards[card]
    costs = " / ".join(signs(cost) for cost in facts["costs"])
    brings = [signs({"vp": facts["vp"]})]
    if facts["technology"]:
        brings.append(invention(words, facts["technology"], species))
    return f"{facts['name']} {costs} → {', '.join(brings)}"


def invention(words: Speaker, technology: str, species: str) -> str:
    """A technology, with the converters that a species gets by it."""
    name = words.named("technology", technology)
    for card in words.cards.values():
        if (
            card["type"] == "technology"
            and card["species"] == species
            and card["front"]["title"] == technology
        ):
            return f"{name} ({' | '.join(map(in_short, card['front']['converters']))})"
    return name


def space(words: Speaker, space: Space, species: str) -> str:
    """A space of a track, with what a research team brings a species."""
    if not space.card:
        return words.say("terminal-empty")
    minimum = words.say("fact-minimum", count=space.minimum)
    if words.cards[space.card]["type"] == "team":
        return f"{team(words, space.card, species)}; {minimum}"
    card = CardView(space.card, -1)
    biome = words.named("biome", side_up(words, card)["biome"])
    side = words.cards[space.card]["front"]
    shown = " | ".join(in_short(each) for each in side["converters"])
    return f"{name_of(words, card)} ({biome}) {shown}; {minimum}"


def acts_of(words: Speaker, judged: Sequence[Verdict], verb: str) -> list[str]:
    """`invent Sociologists (6w): lacks 2 Culture`, each act of a kind."""
    found = []
    for verdict in judged:
        if verdict.facts.get("does") != verb:
            continue
        line = f"{verb} {words.cards[verdict.card]['name']}" if verdict.card else verb
        if verdict.facts.get("spend"):
            line += f" spend {words.cards[str(verdict.facts['spend'])]['name']}"
        needs = {
            name.removeprefix("needs-"): int(count)
            for name, count in verdict.facts.items()
            if name.startswith("needs-")
        }
        line += f" ({signs(needs)})" if needs else ""
        found.append(f"{line}: {lacking(words, verdict)}")
    return found


def lacking(words: Speaker, verdict: Verdict) -> str:
    if verdict.parts:
        return words.say("fact-lacks", goods=words.amounts(dict(verdict.parts)))
    return words.verdict(verdict)
