"""The table of Sidereal Confluence in words: goods by letter, cards with their converters, tracks, offers, promises."""

from collections.abc import Mapping, Sequence
from typing import Any

from cosmodrome.bots.appraising import appraiser
from cosmodrome.cli.board import Board, Slip
from cosmodrome.cli.screen import HEADING, tell
from cosmodrome.cli.sidereal_cards import acts_of, held, lacking, space, species
from cosmodrome.cli.sidereal_names import GOOD_WORDS, LETTERS, Names
from cosmodrome.cli.sidereal_runs import own_runs
from cosmodrome.cli.sidereal_typing import FORM_OF, Typist, completions, typed_now
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision, Verdict
from cosmodrome.games.sidereal.acts import VERBS
from cosmodrome.games.sidereal.cards import UNLIMITED
from cosmodrome.games.sidereal.flow import STEPS
from cosmodrome.games.sidereal.game import SIDEREAL
from cosmodrome.games.sidereal.views import OfferView, Owed, SeatView, SiderealView
from cosmodrome.words.deals import Deal, notice, pack
from cosmodrome.words.render import Speaker

PHASES = tuple(dict.fromkeys(step.phase for step in STEPS))
WIDE_BEFORE = ("species", "trade")
"""Questions before which the whole table is shown; before others, only what they are about."""
MANY_MOVES = 2
"""A deal with more is summed up before it is told."""
ABOUT_OFFERS = ("take", "withdraw", "recall", "refuse")


class SiderealBoard(Board):
    card_verbs = ("discard",)
    signs = LETTERS
    plain_reasons = ("lacks-to-run", "run-already", "run-already-card", "cannot-pay", "needs-colony")

    def __init__(self, words: Speaker, players: list[str]) -> None:
        super().__init__(words, players)
        self.asked = ("", 0)
        """Purpose and turn of the question before: in a live step one is asked again and again."""
        self.judged: Sequence[Verdict] = ()
        """What the game says about the question."""
        self.appraiser: Any = None
        """Made for the first offer."""

    # --- answers

    def before(self, decision: Decision, view: SiderealView, verdicts: Sequence[Verdict]) -> None:
        self.judged = verdicts
        self.words.reader = view.seat
        asked = (decision.purpose, view.round)
        if asked == self.asked:
            return
        self.asked = asked
        if decision.purpose in WIDE_BEFORE:
            self.table(view)
        elif decision.purpose in ("economy", "closing", "split"):
            self.mine(view)
        if decision.purpose in ("trade", "closing"):
            self.acts()
        if decision.purpose in ("split", "colony", "research"):
            self.tracks(view)
        if decision.purpose == "settle":
            self.ledger(view)

    def plain_line(
        self, choice: Choice, decision: Decision, verdicts: Mapping[str, Verdict], view: SiderealView
    ) -> str:
        self.words.reader = view.seat
        self.judged = tuple(verdicts.values())
        line = super().plain_line(choice, decision, verdicts, view)
        if choice.verb in ABOUT_OFFERS:
            key = f"{'withdraw' if choice.verb == 'withdraw' else 'take'}:{choice.subject}"
            found = next((offer for offer in view.offers if offer.key == key), None)
            line = f"{line} #{choice.subject}"
            return f"{line}: {self.offer(view, found)}" if found else line
        if choice.verb == "buy":
            track = view.colony_track if decision.purpose == "colony" else view.research_track
            return f"{line}: {space(self.words, track[int(choice.subject)], species_of(view))}"
        if choice.verb == "species" and choice.subject in verdicts:
            return f"{line}: {species(self.words, verdicts[choice.subject])}"
        return line

    def typed(self, text: str, decision: Decision, view: SiderealView) -> str | None:
        verb = text.partition(" ")[0].lower()
        if verb in VERBS and decision.form(verb) is None and acts_of(self.words, self.judged, verb):
            lines = "; ".join(acts_of(self.words, self.judged, verb))
            raise Slip(self.words.say("typed-lacking", given=verb, lines=lines))
        return Typist(Names(self.words, self.players, view), decision).key(text)

    def may_be(self, typed: str, decision: Decision, view: SiderealView) -> list[str]:
        return completions(Names(self.words, self.players, view), typed, decision)

    def form_lines(self, decision: Decision) -> list[str]:
        verbs = typed_now(decision)
        return [self.words.say("typed-verbs", verbs=", ".join(verbs), example=verbs[0])] if verbs else []

    def explain(self, what: str) -> list[str]:
        """A form, a phase by its id or name, or the letters."""
        what = what.casefold()
        found = [self.words.say(f"typed-help-{what}")] if what in FORM_OF else []
        for phase in PHASES:
            if what in (phase, self.words.say(f"phase-{phase}").casefold()):
                found.append(self.words.say(f"phase-{phase}-help"))
        return [letters(self.words)] if what == "letters" else found

    # --- the table

    def table(self, view: SiderealView) -> None:
        say = self.words.say
        self.words.reader = view.seat
        if view.phase == "species":
            return
        turn = max(0, view.round - 1)
        if turn < len(view.bonus):
            tell(
                say(
                    "fact-phase",
                    round=view.round,
                    phase=say(f"phase-{view.phase}"),
                    bonus=view.bonus[turn],
                    yengii=view.yengii_bonus[turn],
                ),
                HEADING,
            )
        self.goods(view)
        if view.round <= 1:
            tell(letters(self.words))
        for seat in view.players:
            self.seat(view, seat)
        self.tracks(view)
        self.notices(view)
        self.offers(view)
        self.ledger(view)

    def goods(self, view: SiderealView) -> None:
        """Who has what, a column each good."""
        width = max(len(self.name(view, seat.seat)) for seat in view.players)
        tell(f"{'':{width}} " + "".join(f"{LETTERS[good]:>4}" for good in GOOD_WORDS))
        for seat in view.players:
            counts = [count(seat, good) for good in GOOD_WORDS]
            tell(f"{self.name(view, seat.seat):{width}} " + "".join(f"{count:>4}" for count in counts))

    def seat(self, view: SiderealView, seat: SeatView) -> None:
        say, fact = self.words.say, self.words.fact
        shown = "?" if seat.points is None else self.words.points(seat.points)
        parts = [
            self.words.named("species", seat.species),
            say("fact-points", points=shown),
            say(
                "fact-colonies",
                count=len(seat.colonies),
                support="∞" if seat.support >= UNLIMITED else str(seat.support),
            ),
        ]
        counted = {"acknowledgements": seat.acknowledgements, "envoys": seat.envoys, "fleets": seat.fleets}
        parts += [fact(name, count) for name, count in counted.items() if count]
        parts += [
            say(f"fact-{mark}")
            for mark, holds in (("done", seat.ready), ("protected", seat.protected), ("robbed", seat.robbed))
            if holds
        ]
        if seat.donated_points or seat.parcel:
            given = {"points": seat.donated_points, "parcel": seat.parcel}
            parts.append(say("fact-to-give", goods=self.words.render(pack(given))))
        tell(f"{self.name(view, seat.seat)}. {'; '.join(parts)}")
        for field in ("cards", "colonies", "teams"):
            lines = [held(self.words, self.players, seat, card) for card in getattr(seat, field)]
            if any(lines):
                tell(f"    {say(f'term-{field}')}: {'; '.join(filter(None, lines))}")
        if seat.spent:
            tell(f"    {say('term-spent')}: {', '.join(map(self.card_name, seat.spent))}")
        if seat.species == "faderan":
            tell(f"    {fact('relics', view.relic_deck)}")

    def mine(self, view: SiderealView) -> None:
        """The own goods, and the converters by number."""
        own = view.players[view.seat or 0]
        tell(f"{self.name(view, own.seat)}. {self.words.amounts(own.goods)}")
        lack = {
            (verdict.card, verdict.facts["at"]): lacking(self.words, verdict)
            for verdict in self.judged
            if verdict.facts.get("does") == "run" and not verdict.allowed
        }
        for number, run in enumerate(own_runs(self.words, view), 1):
            line = f"    {number:>2}. {run.name}: {run.short}{' ×2' if run.times > 1 else ''}"
            lacks = lack.get((run.card, run.at))
            tell(f"{line}; {lacks}" if lacks else line)

    def acts(self) -> None:
        """What the person could do alone, and what is lacking for it."""
        for verb in VERBS:
            for line in acts_of(self.words, self.judged, verb):
                tell(f"    {line}")

    def tracks(self, view: SiderealView) -> None:
        for track, spaces, follows in (
            ("colony", view.colony_track, view.colony_next),
            ("research", view.research_track, view.research_next),
        ):
            name = self.words.say(f"track-{track}")
            tell(f"{name[:1].upper()}{name[1:]}")
            for number, each in enumerate(spaces, 1):
                tell(f"    {number}  {space(self.words, each, species_of(view))}")
            if follows:
                tell(f"    {self.words.say('fact-next', card=self.card_name(follows))}")

    # --- the market

    def offer(self, view: SiderealView, offer: OfferView) -> str:
        facts = plain(offer)
        may_take = view.seat in offer.to and not offer.all_of
        deal = self.words.render(
            Deal(facts, view.seat, view.seat if may_take else None).in_full(), self.players
        )
        agreed = ", ".join(self.players[seat] for seat in offer.agreed)
        marks = [self.words.say("fact-agreed", players=agreed)] if agreed else []
        marks += [
            self.words.say("fact-declined", player=self.players[no.seat], why=self.words.named("why", no.why))
            for no in offer.declined
        ]
        if offer.open and view.seat in offer.to:
            marks += self.brought(view, offer)
        for verdict in self.judged:
            if verdict.card == offer.key and verdict.reason == "endangers":
                marks.append(self.words.verdict(verdict))
        line = f"{deal} ({'; '.join(marks)})" if marks else deal
        return (
            f"{in_sum(self.words, facts['moves'], view.seat)} – {line}"
            if len(offer.moves) > MANY_MOVES
            else line
        )

    def brought(self, view: SiderealView, offer: OfferView) -> list[str]:
        """What an offer brings the viewer, and what of it is not counted."""
        if self.appraiser is None:
            self.appraiser = appraiser(SIDEREAL)  # here, for it takes time to load
        assert self.appraiser is not None
        found = []
        for verdict in self.appraiser.offers(view, [offer]):
            tenths, apart = int(verdict.facts["brings"]), str(verdict.facts["apart"])
            sign = "−" if tenths < 0 else "+" if tenths else ""
            facts = self.words.spelled({"amount": abs(tenths) / 10})
            found.append(self.words.say("fact-brings", sign=sign, **facts))
            if apart:
                things = ", ".join(self.words.say(f"fact-apart-{kind}") for kind in apart.split("+"))
                found.append(self.words.say("ui-worth-apart", things=things).rstrip("."))
        return found

    def offers(self, view: SiderealView) -> None:
        there = [offer for offer in view.offers if offer.open and offer.key]
        if there:
            tell(self.words.say("term-offers"))
        for offer in there:
            how = offer.key.replace(":", " ")
            tell(f"    {how}: {self.name(view, offer.maker)}: {self.offer(view, offer)}")

    def notices(self, view: SiderealView) -> None:
        for seat in view.players:
            if seat.notice is not None:
                tell(f"{self.name(view, seat.seat)}: {self.words.render(notice(plain(seat.notice)))}")

    def ledger(self, view: SiderealView) -> None:
        there = [owed for owed in view.ledger if owed.fate in ("open", "failed")]
        if there:
            tell(self.words.say("term-promises"))
        for owed in there:
            tell(f"    #{owed.promise.number} {self.owed(view, owed)}")

    def owed(self, view: SiderealView, owed: Owed) -> str:
        """A promise, how it stands, and whether it could be kept now."""
        said = self.words.render(Deal({}, view.seat).promise(plain(owed.promise)), self.players)
        fate = self.words.named("fate", owed.fate)
        if owed.fate == "open" and owed.promise.kind == "deliver":
            fate += f", {self.words.say('fact-can' if owed.can else 'fact-cannot')}"
        return f"{said}: {fate}"

    def hand(self, view: SiderealView, verdicts: Mapping[str, Verdict]) -> None:
        """The own goods, converters by number, and research teams."""
        self.mine(view)
        self.acts()
        self.offers(view)
        self.ledger(view)

    # --- scores

    def score(self, seat: SeatView) -> int:
        return seat.points or 0

    def points(self, seat: SeatView) -> str:
        """R11.7 Those of others are seen at the end."""
        return "?" if seat.points is None else super().points(seat)


def letters(words: Speaker) -> str:
    named = [f"{LETTERS[thing]} {words.say(f'good-{thing}')}" for thing in LETTERS]
    return words.say("fact-letters", letters=", ".join(named))


def species_of(view: SiderealView) -> str:
    """What the viewer plays; "" for who only looks on."""
    return "" if view.seat is None else view.players[view.seat].species


def count(seat: SeatView, good: str) -> str:
    """`3`, or `3+1` with one on the donation card."""
    have, donated = seat.goods.get(good, 0), seat.donated.get(good, 0)
    return f"{have}+{donated}" if donated else str(have or ".")


def in_sum(words: Speaker, moves: list[dict[str, Any]], viewer: int | None) -> str:
    """What a deal of many moves comes to for the viewer: `you give 1 ship; you get 2 Food`."""
    found = []
    for way, field in (("give", "giver"), ("get", "receiver")):
        mine = [move for move in moves if move[field] == viewer]
        found.append(words.say(f"fact-you-{way}", goods=words.render(pack(added(mine)))))
    return "; ".join(found)


def added(packs: list[dict[str, Any]]) -> dict[str, Any]:
    """Several packs as one."""
    total: dict[str, Any] = {}
    for each in packs:
        for field, fact in each.items():
            if field in ("goods", "parcel"):
                there = total.setdefault(field, {})
                for thing, count in fact.items():
                    there[thing] = there.get(thing, 0) + count
            elif field not in ("giver", "receiver"):
                total[field] = total[field] + fact if field in total else fact
    goods = total.get("goods", {})
    return {**total, "goods": {good: goods[good] for good in GOOD_WORDS if good in goods}}


def plain(view: Any) -> Any:
    """A part of a view as events have it, in plain data."""
    if hasattr(view, "__struct_fields__"):
        return {field: plain(getattr(view, field)) for field in view.__struct_fields__}
    return [plain(each) for each in view] if isinstance(view, list) else view
