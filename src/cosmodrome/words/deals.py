"""What happens at a table of Sidereal Confluence, as trees of messages: deals, promises, bids, events, free answers.

A deal is told in sentences from moves and promises, as events, views and payloads have them: "you give Ben 2 Food; in
turn 3 Ben gives you 1 Power". An event is also given:

- `$deal`: what a party gives and gets, told in brief, and `$others`, the seats it deals with; of who deals without
  the reader, who gives whom what. Of an offer that several may take, the reader who may is its taker;
- `$promise`: one of them alone, as far as it is about one that was made before;
- `$notice`: what a seat seeks, could give and says in phrases; `$price`: goods and colonies that were paid;
- `$scored`: points as an amount; at the end `$leftovers`, which of the scores are for goods left over;
- `ships` by seat as "Ana 3, Ben 2"; `runs` as the names of the cards.
"""

from collections.abc import Sequence
from typing import Any, Final

from cosmodrome.games.sidereal.box import CARDS
from cosmodrome.games.sidereal.cards import LOAN
from cosmodrome.games.sidereal.goods import halves
from cosmodrome.words.message_trees import NONE, Facts, Tree, phrase, row

LENT: Final = frozenset(card.id for card in CARDS if card.trade == LOAN)
"""Cards that are given for a time."""
OTHERS: Final = 2
"""Where a move stands in a deal that does not concern the viewer."""


def amounts(things: Facts) -> Tree:
    """`3 Industry, 1 Food and 2 ships`."""
    return phrase("", things=dict(things))


def amount_words(things: Facts) -> list[Tree]:
    """The same, word by word."""
    return [phrase(f"amount-{thing}", count=count) for thing, count in things.items()]


def joined(words: Sequence[Tree], by: str) -> Tree:
    """Words as one, the last one put behind the others by the message `by`; without any, `nothing`."""
    if not words:
        return phrase("amounts-none")
    if len(words) == 1:
        return words[0]
    return phrase(by, first=row(", ", words[:-1]), last=words[-1])


def made(outputs: Facts, donated: Facts) -> Tree:
    """What comes out, and what of it is to be given away."""
    if not donated:
        return amounts(outputs)
    return (
        phrase("made-both", outputs=outputs, donated=donated)
        if outputs
        else phrase("made-donated", donated=donated)
    )


# --- deals


def pack(facts: Facts) -> Tree:
    """What is given: goods, points, cards, licences and tokens."""
    words = amount_words(facts.get("goods", {}))
    if facts.get("points"):
        words.append(phrase("pack-points", count=facts["points"]))
    if facts.get("parcel"):
        words.append(phrase("pack-parcel"))
    words += [phrase("pack-loan" if card in LENT else "", card=card) for card in facts.get("cards", ())]
    words += [phrase("pack-licence", technology=each) for each in facts.get("licences", ())]
    tokens = {"acknowledgement": facts.get("acknowledgements", 0), "envoy": facts.get("envoys", 0)}
    words += amount_words({token: count for token, count in tokens.items() if count})
    return joined(words, "amounts-and")


def merged(moves: Sequence[Facts]) -> dict[str, Any]:
    """What several moves come to together."""
    found: dict[str, Any] = {"goods": {}, "cards": [], "licences": [], "parcel": {}}
    for move in moves:
        for good, count in (move.get("goods") or {}).items():
            found["goods"][good] = found["goods"].get(good, 0) + count
        for field in ("points", "acknowledgements", "envoys"):
            found[field] = found.get(field, 0) + (move.get(field) or 0)
        for field in ("cards", "licences"):
            found[field] += move.get(field) or []
        found["parcel"] = move.get("parcel") or found["parcel"]
    return found


def notice(facts: Facts) -> Tree:
    """R6.10 What a seat seeks, could give, and says."""
    found: list[Tree] = [
        phrase(f"notice-{field}", goods=facts[field]) for field in ("seek", "give") if facts.get(field)
    ]
    found += [f"phrase-{phrase}" for phrase in facts.get("phrases", ())]
    return row("; ", found) if found else phrase("amounts-none")


class Deal:
    """Moves and promises for who sees them at a seat; `taker` is the party that an offer leaves open."""

    def __init__(self, facts: Facts, viewer: int | None, taker: int | None = None) -> None:
        self.viewer = viewer
        self.taker = taker
        self.moves: Sequence[Facts] = facts.get("moves", ())
        self.promises: Sequence[Facts] = facts.get("promises", ())

    def in_full(self) -> Tree:
        """All of it: what the viewer gives, then gets, then owes or is owed, and then what is between others."""
        moves = sorted(self.moves, key=self._place)
        promises = sorted(self.promises, key=lambda owed: not self._owed(owed))
        return row("; ", [*map(self.move, moves), *map(self.promise, promises)])

    def in_brief(self, past: bool = False) -> dict[str, Any]:
        """`$deal` and `$others`: what the viewer gives and gets in all, or who gets what of several others."""
        parties = self._parties(self.moves, self.promises)
        if self.viewer is None or self.viewer not in parties:
            told = self._gets() if len(parties) > 2 else [*map(self.move, self.moves)]
            return {"deal": row("; ", [*told, *map(self.promise, self.promises)]), "others": []}
        owed = [each for each in self.promises if self._owed(each)]
        told = [*self._own(past), *map(self.promise, owed)]
        rest = sum(self._place(move) == OTHERS for move in self.moves) + len(self.promises) - len(owed)
        if rest:
            told.append(phrase("deal-rest", count=rest))
        return {
            "deal": row("; ", told),
            "others": [seat for seat in parties if seat not in (None, self.viewer)],
        }

    def _seat(self, seat: int | None) -> int | None:
        return self.taker if seat is None else seat

    def _place(self, move: Facts) -> int:
        """0 where the viewer gives, 1 where they get, OTHERS for what is between others."""
        parties = [self._seat(move.get(end)) for end in ("giver", "receiver")]
        return parties.index(self.viewer) if self.viewer is not None and self.viewer in parties else OTHERS

    def _owed(self, promise: Facts) -> bool:
        """Whether the viewer owes by it, or is owed."""
        return self.viewer is not None and self.viewer in self._parties((), (promise,))

    def _parties(self, moves: Sequence[Facts], promises: Sequence[Facts]) -> list[int | None]:
        """Everybody who gives, gets or owes, in the order of seats; None is whoever takes it."""
        found = {self._seat(move.get(end)) for move in moves for end in ("giver", "receiver")}
        for owed in promises:
            found |= {self._seat(seat) for seat in (owed.get("by"), owed.get("to"), *owed.get("also", ()))}
        return sorted(found, key=lambda seat: -1 if seat is None else seat)

    def _own(self, past: bool) -> list[Tree]:
        """`you give 2 Food`, `you get 1 Power`: what it comes to for the viewer."""
        found: list[Tree] = []
        for end, way in (("giver", "gives"), ("receiver", "gets")):
            ours = [move for move in self.moves if self._seat(move.get(end)) == self.viewer]
            if ours:
                found.append(phrase(f"deal-{way}", seat=self.viewer, past=past, what=pack(merged(ours))))
        return found

    def _gets(self) -> list[Tree]:
        """`Ben gets 2 Food`, for each who gets something."""
        getting = list(dict.fromkeys(self._seat(move.get("receiver")) for move in self.moves))
        return [
            phrase(
                "deal-gets",
                seat=seat,
                past=False,
                what=pack(merged([m for m in self.moves if self._seat(m.get("receiver")) == seat])),
            )
            for seat in getting
        ]

    def move(self, facts: Facts) -> Tree:
        """`you give Ben 2 Food`."""
        giver, receiver = ([self._seat(facts.get(end))] for end in ("giver", "receiver"))
        return phrase("deal-move", giver=giver, receiver=receiver, what=pack(facts))

    def promise(self, facts: Facts) -> Tree:
        """`in turn 3 Ben gives you 2 Food`, `turn 2, Ben → you: do not steal from you`."""
        kind = facts.get("kind") or facts["type"]
        turn = facts.get("turn", 1)
        by, to = facts.get("by"), facts.get("to")
        if kind == "deliver":
            move = self.move({**(facts.get("given") or facts), "giver": by, "receiver": to})
            return phrase("promise-late" if facts.get("late") else "promise-deliver", turn=turn, move=move)
        also = [self._seat(seat) for seat in (to, *facts.get("also", ()))]
        return phrase("promise-act", turn=turn, by=[self._seat(by)], to=also, act=self._act(kind, facts))

    def _act(self, kind: str, facts: Facts) -> Tree:
        """What is owed by a promise that gives nothing."""
        if kind == "bid":
            bound, track = facts.get("bound") or "pass", facts.get("track") or "colony"
            return phrase(f"promise-{bound}", count=facts.get("ships", 0), track=track)
        if kind == "spare":
            seat = facts.get("seat")
            return phrase("promise-spare", victim=[self._seat(facts.get("to") if seat is None else seat)])
        return phrase(f"promise-{kind}", card=facts.get("card") or NONE, text=facts.get("text") or "-")


# --- events


def runs(cards: Sequence[Facts]) -> Tree:
    """The cards that are run, each as often as it is."""
    return row(", ", [phrase("", card=run["card"]) for run in cards]) if cards else phrase("amounts-none")


def bid(ships: int, counts: int) -> Tree:
    """R12.1 A bid, and what it counts where that is not as much; `counts` is in halves."""
    return ships if counts == 2 * ships else phrase("bid-counts", ships=ships, counts=halves(counts))


def plan(facts: Facts) -> dict[str, Any]:
    """R7.2 What an Economy phase took and made, points among it."""
    scored = facts["points"]
    paid = {**facts["paid"], "vp": -scored} if scored < 0 else facts["paid"]
    outputs = {**facts["made"], "vp": scored} if scored > 0 else facts["made"]
    return {"runs": runs(facts["runs"]), "paid": paid, "made": made(outputs, facts["donated"])}


def happened(facts: Facts, viewer: int | None) -> dict[str, Any]:
    """What the fields of an event come to together, for who sees it at a seat."""
    tag = facts["event"]
    told: dict[str, Any] = {}
    if "moves" in facts:
        may_take = viewer in facts.get("to", ()) and not facts.get("all_of")
        told |= Deal(facts, viewer, viewer if may_take else None).in_brief(tag == "traded")
    if "promise" in facts:
        told["promise"] = Deal({}, viewer).promise(facts["promise"])
    if tag == "offered":
        told["answer"] = "settles" if facts["settles"] >= 0 else "counters" if facts["counters"] else "offer"
    elif tag == "withdrawn":
        told["refused"] = facts["refused_by"] is not None
    elif tag == "sought":
        told["public"], told["notice"] = facts["to"] is None, notice(facts)
    elif tag == "delivered":
        told["deal"] = Deal({}, viewer).move(facts["given"])
    elif tag == "handicap-taken":
        told["less"] = facts["count"] < 0
    elif tag in ("upgraded", "played"):
        colonies = [phrase("", card=card) for card in facts["colonies"]]
        told["price"] = joined([*amount_words(facts["paid"]), *colonies], "amounts-and")
    elif tag in ("invented", "bonus-scored"):
        told["scored"] = {"vp": facts["points"]}
    elif tag == "donation-given":
        told["goods"] = pack(facts)
    elif tag in ("ships-announced", "bids-revealed"):
        counts = facts.get("counts") or [2 * count for count in facts["ships"]]
        told["ships"] = [bid(*each) for each in zip(facts["ships"], counts, strict=True)]
    elif tag == "bid-passed":
        told["bid"] = bid(facts["bid"], facts["counted"])
    elif tag == "bid-halved":
        told["halves"] = row(", ", facts["halves"])
    elif tag == "ran":
        told |= plan(facts)
    elif tag == "game-ended":
        told["leftovers"] = facts["sources"].get("leftovers", [0] * len(facts["scores"]))
    return told


def free(verb: str, payload: Facts, viewer: int | None) -> Tree:
    """A free choice of a seat, from its payload."""
    facts: dict[str, Any] = {"number": payload.get("number", 0)}
    if verb in ("offer", "counter", "compensate"):
        facts |= Deal(payload.get("offer", payload), viewer).in_brief()
    elif verb == "decline":
        facts["why"] = payload.get("why", "plain")
    elif verb == "seek":
        facts["notice"] = notice(payload)
    elif verb == "run":
        facts["runs"] = runs(payload.get("runs", ()))
    elif verb == "split":
        facts |= {track: payload.get(track, 0) for track in ("colony", "research")}
    elif verb == "give":
        facts |= {"to": payload["to"], "goods": pack(payload)}
    return phrase(
        f"do-{verb}", **facts, card=payload.get("card") or payload.get("team"), victim=payload.get("victim")
    )
