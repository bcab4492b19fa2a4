"""What happens at a table of Sidereal Confluence in words: amounts, deals, promises, events and answers of any form.

A deal is told in sentences from moves and promises, as events, views and payloads have them: "you give Ben 2 Food; in
turn 3 Ben gives you 1 Power". Whoever reads is "you": the viewer of an event, or the `reader` of answers. Beside what
`spelled` makes of every field, messages are given:

- `$deal`: what a party gets and gives, told in brief, and `$others`, the seats it deals with; of who deals without
  the reader, who gives whom what. Of an offer that several may take, the reader who may is its taker;
- `$promise`: one of them alone, as far as it is about one that was made before;
- `$notice`: what a seat seeks, could give and says in phrases; `$price`: goods and colonies that were paid;
- `$scored`: points as an amount; at the end `$leftovers`, which of the scores are for goods left over;
- `ships` by seat as "Ana 3, Ben 2"; `runs` as the names of the cards.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from cosmodrome.core.decision import Decision, Verdict
from cosmodrome.core.event import Event
from cosmodrome.games.sidereal.goods import halves
from cosmodrome.text.speak import FAMILIES, NONE, SEATS, Speaker, player

Facts = Mapping[str, Any]

MATCHED: Final = {"any_small": "small", "any_large": "large"}
"""Cubes of whichever colour, by size: among outputs they have the colour that was put in."""


class TableSpeaker(Speaker):
    """Says deals and everything else that happens; the kind for the whole game adds the cards."""

    families = FAMILIES | {
        "good": ("good-",), "goods": ("good-",), "biome": ("biome-",), "species": ("species-",),
        "technology": ("card-",), "technologies": ("card-",), "licences": ("card-",), "arrow": ("arrow-",),
        "team": ("",), "teams": ("",), "colonies": ("",), "spent": ("",), "under": ("",), "taken": ("",),
        "track": ("track-",), "fate": ("fate-",), "phrases": ("phrase-",), "source": ("", "part-", "good-"),
        "why": ("no-",),
    }  # fmt: skip
    seats = (*SEATS, "to", "maker", "victim", "faderan", "inventor", "refused_by", "parties", "others")

    # --- arguments

    def spelled(
        self, facts: Facts, players: Sequence[str] = (), viewer: int | None = None
    ) -> dict[str, int | str]:
        """Fields that hold goods by word become amounts, with how many there are in all in `<field>_count`."""
        viewer = self.reader if viewer is None else viewer
        players = self.read_by(viewer, players or self.seated)
        apart: dict[str, Any] = {field: fact for field, fact in facts.items() if isinstance(fact, Mapping)}
        spelled = super().spelled(
            {field: fact for field, fact in facts.items() if field not in apart}, players, viewer
        )
        for field, fact in apart.items():
            if all(isinstance(count, int) for count in fact.values()):
                spelled[field] = self.amounts(fact)
                spelled[f"{field}_count"] = sum(fact.values())
        seat = facts.get("seat", 0)
        if seat is None or seat < 0:
            spelled["player"] = self.say("term-taker")
        return spelled

    def listed(self, field: str, fact: Sequence[Any], players: Sequence[str]) -> dict[str, int | str]:
        """Names, where there are any; else nothing."""
        there = [one for one in fact if one != ""]
        found = super().listed(field, there, players)
        return {**found, field: self.say("amounts-none")} if found and not there else found

    # --- amounts

    def amounts(self, things: Mapping[str, int], cubes: str = "") -> str:
        """`3 Industry, 1 Food and 2 ships`; `cubes` is one or same where cubes of any colour are of one."""
        return self.joined(self.amount_words(things, cubes), "amounts-and")

    def amount_words(self, things: Mapping[str, int], cubes: str = "") -> list[str]:
        """The same, word by word."""
        return [
            self.say(
                f"amount-{cubes}_{MATCHED[thing]}" if cubes and thing in MATCHED else f"amount-{thing}",
                count=count,
            )
            for thing, count in things.items()
        ]

    def joined(self, words: Sequence[str], by: str) -> str:
        """Words as one, the last one put behind the others by the message `by`; without any, `nothing`."""
        if not words:
            return self.say("amounts-none")
        if len(words) == 1:
            return words[0]
        return self.say(by, first=", ".join(words[:-1]), last=words[-1])

    def made(self, facts: Facts, cubes: str) -> str:
        """What comes out, and what of it is to be given away."""
        outputs = self.amounts(facts["outputs"], cubes)
        if not facts["donated"]:
            return outputs
        donated = self.amounts(facts["donated"])
        if not facts["outputs"]:
            return self.say("made-donated", donated=donated)
        return self.say("made-both", outputs=outputs, donated=donated)

    # --- deals

    def deal(
        self,
        facts: Facts,
        viewer: int | None,
        players: Sequence[str] = (),
        taker: int | None = None,
    ) -> str:
        """Moves and promises in sentences without their end, what the viewer gives and gets first.

        `taker` is the party that the offer leaves open.
        """
        players = players or self.seated
        told = Told(self, viewer, players, taker)
        moves = sorted(facts.get("moves", ()), key=lambda move: not told.concerns(move))
        sentences = [told.move(each) for each in moves]
        return "; ".join(sentences + [told.promise(each) for each in facts.get("promises", ())])

    def brief(
        self,
        facts: Facts,
        viewer: int | None,
        players: Sequence[str],
        taker: int | None = None,
        past: bool = False,
    ) -> dict[str, Any]:
        """`$deal` and `$others`: what the viewer gets and gives in all, or who gets what of several others."""
        told = Told(self, viewer, players or self.seated, taker)
        moves, promises = facts.get("moves", ()), facts.get("promises", ())
        parties = told.parties(moves, promises)
        if viewer is None or viewer not in parties:
            sentences = told.gets(moves) if len(parties) > 2 else [told.move(each) for each in moves]
            sentences += [told.promise(each) for each in promises]
            return {"deal": "; ".join(sentences), "others": []}
        owed = [each for each in promises if viewer in told.parties((), (each,))]
        sentences = told.own(moves, past) + [told.promise(each) for each in owed]
        rest = sum(not told.concerns(move) for move in moves) + len(promises) - len(owed)
        if rest:
            sentences.append(self.say("deal-rest", count=rest))
        return {
            "deal": "; ".join(sentences),
            "others": [seat for seat in parties if seat not in (None, viewer)],
        }

    def pack(self, facts: Facts) -> str:
        """What is given: goods, points, cards, licences and tokens."""
        words = self.amount_words(facts.get("goods", {}))
        if facts.get("points"):
            words.append(self.say("pack-points", count=facts["points"]))
        if facts.get("parcel"):
            words.append(self.say("pack-parcel"))
        for card in facts.get("cards", ()):
            name = self.named("card", card)
            lent = self.cards.get(card, {}).get("trade") == "loan"
            words.append(self.say("pack-loan", card=name) if lent else name)
        words += [
            self.say("pack-licence", technology=self.named("technology", each))
            for each in facts.get("licences", ())
        ]
        tokens = {
            "acknowledgement": facts.get("acknowledgements", 0),
            "envoy": facts.get("envoys", 0),
        }
        words += self.amount_words({token: count for token, count in tokens.items() if count})
        return self.joined(words, "amounts-and")

    def notice(self, facts: Facts) -> str:
        """R6.10 What a seat seeks, could give, and says."""
        found = [
            self.say(f"notice-{field}", goods=self.amounts(facts[field]))
            for field in ("seek", "give")
            if facts.get(field)
        ]
        found += [self.named("phrases", phrase) for phrase in facts.get("phrases", ())]
        return "; ".join(found) or self.say("amounts-none")

    def runs(self, runs: Sequence[Facts]) -> str:
        """The cards that are run, each as often as it is."""
        return ", ".join(self.named("card", run["card"]) for run in runs) or self.say("amounts-none")

    # --- events

    def event(self, event: Event | Mapping[str, Any], viewer: int | None, players: Sequence[str]) -> str:
        facts = dict(event) if isinstance(event, Mapping) else msgspec.to_builtins(event)
        players = self.read_by(viewer, players)
        return super().event({**facts, **self.told(facts, viewer, players)}, viewer, players)

    def told(self, facts: Facts, viewer: int | None, players: Sequence[str]) -> dict[str, Any]:
        """What the fields of an event come to together, in words."""
        tag = facts["event"]
        told: dict[str, Any] = {}
        if "moves" in facts:
            may_take = viewer in facts.get("to", ()) and not facts.get("all_of")
            told |= self.brief(facts, viewer, players, viewer if may_take else None, tag == "traded")
        if "promise" in facts:
            told["promise"] = self.deal({"promises": [facts["promise"]]}, viewer, players)
        if tag == "offered":
            told["answer"] = (
                "settles" if facts["settles"] >= 0 else "counters" if facts["counters"] else "offer"
            )
        elif tag == "withdrawn":
            told["refused"] = facts["refused_by"] is not None
        elif tag == "sought":
            told["public"], told["notice"] = facts["to"] is None, self.notice(facts)
        elif tag == "delivered":
            told["deal"] = self.deal({"moves": [facts["given"]]}, viewer, players)
        elif tag == "handicap-taken":
            told["less"] = facts["count"] < 0
        elif tag in ("upgraded", "played"):
            told["price"] = self.price_paid(facts)
        elif tag in ("invented", "bonus-scored"):
            told["scored"] = self.amounts({"vp": facts["points"]})
        elif tag == "donation-given":
            told["goods"] = self.pack(facts)
        elif tag in ("ships-announced", "bids-revealed"):
            counts = facts.get("counts") or [2 * count for count in facts["ships"]]
            ships = zip(facts["ships"], counts, strict=True)
            told["ships"] = ", ".join(
                f"{player(players, seat)} {self.bid(count, counted)}"
                for seat, (count, counted) in enumerate(ships)
            )
        elif tag == "bid-passed":
            told["bid"] = self.bid(facts["bid"], facts["counted"])
        elif tag == "bid-halved":
            told["halves"] = ", ".join(map(str, facts["halves"]))
        elif tag == "ran":
            told |= self.plan(facts)
        elif tag == "game-ended":
            left = facts["sources"].get("leftovers", [0] * len(facts["scores"]))
            told["leftovers"] = self.spelled({"scores": left}, players)["scores"]
        return told

    def bid(self, ships: int, counts: int) -> str:
        """R12.1 A bid, and what it counts where that is not as much; `counts` is in halves."""
        return (
            str(ships) if counts == 2 * ships else self.say("bid-counts", ships=ships, counts=halves(counts))
        )

    def price_paid(self, facts: Facts) -> str:
        """Goods and colonies that an act took."""
        colonies = [self.named("card", card) for card in facts["colonies"]]
        return self.joined([*self.amount_words(facts["paid"]), *colonies], "amounts-and")

    def plan(self, facts: Facts) -> dict[str, Any]:
        """R7.2 What an Economy phase took and made, points among it."""
        scored = facts["points"]
        paid = {**facts["paid"], "vp": -scored} if scored < 0 else facts["paid"]
        outputs = {**facts["made"], "vp": scored} if scored > 0 else facts["made"]
        made = self.made({"outputs": outputs, "donated": facts["donated"]}, "")
        return {"runs": self.runs(facts["runs"]), "paid": paid, "made": made}

    # --- answers

    def ask(self, decision: Decision | Mapping[str, Any], verdicts: Sequence[Verdict] = ()) -> str:
        """Of a bid also what it counts, and what comes of buying, where that is special."""
        bid = next((verdict.facts for verdict in verdicts if verdict.card == "bid"), {})
        return (
            self.say("bid-halved-colony", **self.spelled(bid)) if bid.get("halved") else super().ask(decision)
        )

    def button_said(
        self, verb: str, subject: str, question: Mapping[str, Any], args: dict[str, int | str]
    ) -> str:
        """Free choices too: their subject is the text of a payload."""
        if subject.startswith("{"):
            return self.free(verb, json.loads(subject))
        if verb == "species":
            args |= self.spelled({"species": subject})
        elif verb in ("cube", "lose"):
            args |= self.spelled({"good": subject})
        elif verb == "buy":
            args["space"] = int(subject) + 1
        return super().button_said(verb, subject, question, args)

    def free(self, verb: str, payload: Facts) -> str:
        """A free choice of the reader, from its payload."""
        args: dict[str, Any] = {"number": payload.get("number", 0)}
        if verb in ("offer", "counter", "compensate"):
            told = self.brief(payload.get("offer", payload), self.reader, ())
            args |= {"deal": told["deal"]} | self.spelled({"others": told["others"]})
        elif verb == "decline":
            args |= self.spelled({"why": payload.get("why", "plain")})
        elif verb == "seek":
            args["notice"] = self.notice(payload)
        elif verb == "run":
            args["runs"] = self.runs(payload.get("runs", ()))
        elif verb == "split":
            args |= {track: payload.get(track, 0) for track in ("colony", "research")}
        elif verb == "give":
            args |= self.spelled({"to": payload["to"]}) | {"goods": self.pack(payload)}
        card = payload.get("card") or payload.get("team")
        args |= self.spelled({"card": card}) | self.spelled({"victim": payload.get("victim")})
        return self.say(f"do-{verb}", **args)


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


class Told:
    """Deals as one person reads them."""

    def __init__(
        self, words: TableSpeaker, viewer: int | None, players: Sequence[str], taker: int | None
    ) -> None:
        self.words = words
        self.viewer = viewer
        self.players = players
        self.taker = taker

    def seat(self, seat: int | None) -> int | None:
        return self.taker if seat is None else seat

    def who(self, seat: int | None) -> str:
        """A party by name, as "you", or as whoever takes the offer."""
        seat = self.seat(seat)
        if seat is None:
            return self.words.say("term-taker")
        return self.words.say("party-you") if seat == self.viewer else player(self.players, seat)

    def concerns(self, move: Facts) -> bool:
        """Whether the reader gives or gets; such moves are told first."""
        parties = (self.seat(move.get("giver")), self.seat(move.get("receiver")))
        return self.viewer is not None and self.viewer in parties

    def parties(self, moves: Sequence[Facts], promises: Sequence[Facts]) -> list[int | None]:
        """Everybody who gives, gets or owes, in the order of seats; None is whoever takes it."""
        found = {self.seat(move.get(end)) for move in moves for end in ("giver", "receiver")}
        for owed in promises:
            found |= {self.seat(seat) for seat in (owed.get("by"), owed.get("to"), *owed.get("also", ()))}
        return sorted(found, key=lambda seat: -1 if seat is None else seat)

    def own(self, moves: Sequence[Facts], past: bool) -> list[str]:
        """`you get 1 Power`, `you give 2 Food`: what it comes to for the reader."""
        found = []
        for end, way in (("receiver", "got" if past else "get"), ("giver", "gave" if past else "give")):
            ours = [move for move in moves if self.seat(move.get(end)) == self.viewer]
            if ours:
                found.append(self.words.say(f"deal-{way}", what=self.words.pack(merged(ours))))
        return found

    def gets(self, moves: Sequence[Facts]) -> list[str]:
        """`Ben gets 2 Food`, for each who gets something."""
        getting = list(dict.fromkeys(self.seat(move.get("receiver")) for move in moves))
        return [
            self.words.say(
                "deal-gets",
                player=self.who(seat),
                what=self.words.pack(merged([m for m in moves if self.seat(m.get("receiver")) == seat])),
            )
            for seat in getting
        ]

    def move(self, facts: Facts) -> str:
        """`you give Ben 2 Food`."""
        giver, receiver = facts.get("giver"), facts.get("receiver")
        what = self.words.pack(facts)
        if self.viewer is not None and self.seat(giver) == self.viewer:
            return self.words.say("move-from-you", receiver=self.who(receiver), what=what)
        if self.viewer is not None and self.seat(receiver) == self.viewer:
            return self.words.say("move-to-you", giver=self.who(giver), what=what)
        return self.words.say("move", giver=self.who(giver), receiver=self.who(receiver), what=what)

    def promise(self, facts: Facts) -> str:
        """`in turn 3 Ben gives you 2 Food`, `turn 2, Ben → you: do not steal from you`."""
        say = self.words.say
        kind = facts.get("kind") or facts["type"]
        turn = facts.get("turn", 1)
        by, to = facts.get("by"), facts.get("to")
        if kind == "deliver":
            move = self.move({**(facts.get("given") or facts), "giver": by, "receiver": to})
            return say("promise-late" if facts.get("late") else "promise-deliver", turn=turn, move=move)
        also = ", ".join(self.who(seat) for seat in [to, *facts.get("also", ())])
        return say("promise-act", turn=turn, by=self.who(by), to=also, act=self.act(kind, facts))

    def act(self, kind: str, facts: Facts) -> str:
        """What is owed by a promise that gives nothing."""
        track = self.words.named("track", facts.get("track") or "colony")
        card = self.words.named("card", facts.get("card") or NONE)
        if kind == "bid":
            return self.words.say(
                f"promise-{facts.get('bound') or 'pass'}", count=facts.get("ships", 0), track=track
            )
        if kind == "spare":
            seat = facts.get("seat")
            return self.words.say("promise-spare", victim=self.who(facts.get("to") if seat is None else seat))
        return self.words.say(f"promise-{kind}", card=card, text=facts.get("text") or "-")
