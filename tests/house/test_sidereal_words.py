"""What Sidereal Confluence alone says, in the words expected: deals, promises, answers of any form, points."""

from functools import cache

import pytest

from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import seeded
from cosmodrome.games.sidereal import events, payloads
from cosmodrome.games.sidereal.choices import FORMS
from cosmodrome.games.sidereal.game import SIDEREAL
from cosmodrome.words.catalogue import speaker
from cosmodrome.words.deals import pack
from cosmodrome.words.render import LANGUAGES, Speaker

from .wording import says_well

PLAYERS = ["Ana", "Ben", "Cleo", "Dov"]
DUE = events.Given(1, 0, {"blue": 1})


@cache
def spoken(language: str = "en") -> Speaker:
    found = speaker(language, "sidereal", strict=True)
    found.seated, found.reader = PLAYERS, 0
    return found


def offered(
    *moves: events.Given, promises: tuple[events.Promised, ...] = (), to: tuple[int, ...] = (1,)
) -> events.Offered:
    all_of = all(move.giver is not None and move.receiver is not None for move in moves)
    return events.Offered(0, list(to), list(moves), list(promises), all_of, 1, False, -1)


SWAP = (events.Given(0, 1, {"green": 2, "ship": 1}), events.Given(1, 0, {"black": 1}))


def test_a_deal_is_told_from_the_reader_s_seat() -> None:
    said = [spoken().event(offered(*SWAP), viewer, PLAYERS) for viewer in (0, 1, 2)]
    assert said == [
        "You offer, to Ben: you give 2 Food and 1 ship; you get 1 Information.",
        "Ana offers you: you give 1 Information; you get 2 Food and 1 ship.",
        "Ana offers, to Ben: Ana gives Ben 2 Food and 1 ship; Ben gives Ana 1 Information.",
    ]


def test_a_deal_made_says_what_one_gave_and_got_and_with_whom() -> None:
    deal = events.Traded([0, 1], list(SWAP), [])
    assert (
        spoken().event(deal, 0, PLAYERS)
        == "Deal with Ben: you gave 2 Food and 1 ship; you got 1 Information."
    )
    assert spoken("es").event(deal, 0, PLAYERS).startswith("Trato con Ben: diste 2 ")
    assert spoken().event(deal, 2, PLAYERS).startswith("Deal: Ana gives Ben 2 Food and 1 ship; Ben gives Ana")


def test_of_many_moves_the_reader_s_come_together_and_the_others_are_counted() -> None:
    deal = offered(events.Given(2, 3, {"ship": 1}), events.Given(1, 2, {"white": 1}), *SWAP, to=(1, 2, 3))
    own = "to Ben, Cleo, Dov: you give 2 Food and 1 ship; you get 1 Information; 2 things more between the others."
    assert own in spoken().event(deal, 0, PLAYERS)
    assert "to Ben, Cleo, You: you get 1 ship; 3 things more between" in spoken().event(deal, 3, PLAYERS)
    gets = "Dov gets 1 ship; Cleo gets 1 Culture; Ben gets 2 Food and 1 ship; Ana gets 1 Information."
    assert gets in spoken().event(deal, None, PLAYERS)


def test_no_line_about_a_deal_is_a_paragraph() -> None:
    """Not of nine who all give each other everything, nor with a number of a promise."""
    seats = [f"player {seat}" for seat in range(9)]
    goods = {"white": 12, "brown": 12, "green": 12}
    moves = [events.Given(one, other, goods) for one in range(9) for other in range(9) if one != other]
    for viewer in (0, 8):
        said = spoken().event(events.Traded(list(range(9)), moves, []), viewer, seats)
        assert len(said) < 300 and "you got 96 Culture" in said, said
    kept = events.PromiseSettled(7, 1, events.Promised("deliver", 1, 0, 3, given=DUE), "kept", 0)
    assert "7" not in spoken().event(kept, 0, PLAYERS)


def test_R12_1_what_a_bid_counts_is_told_where_it_is_not_as_much() -> None:
    revealed = events.BidsRevealed("colony", [3, 2, 0, 1], [3, 4, 0, 2])
    assert spoken().event(revealed, 0, PLAYERS) == (
        "Bids for colonies: You 3 (counts 1½), Ben 2, Cleo 0, Dov 1."
    )
    said = [spoken().event(events.BidPassed(0, "colony", 1, 1, idle), 0, PLAYERS) for idle in (True, False)]
    assert said == [
        "Your bid for colonies, 1 (counts ½), buys nothing that is left; you keep your ships.",
        "You pass (colonies) and keep your ships.",
    ]
    bought = events.Bought(1, "colony", 0, "deneb", 2, True)
    assert "takes Deneb with a token" in spoken().event(bought, 0, PLAYERS)


def test_who_may_take_an_open_offer_reads_what_taking_it_means() -> None:
    open_offer = offered(events.Given(0, None, {"green": 2}), to=(1, 2))
    assert spoken().event(open_offer, 0, PLAYERS) == "You offer, to Ben, Cleo: you give 2 Food."
    assert "you get 2 Food" in spoken().event(open_offer, 2, PLAYERS)
    assert "Ana gives whoever takes it 2 Food" in spoken().event(open_offer, 3, PLAYERS)


@pytest.mark.parametrize(
    ("promised", "said"),
    [
        (events.Promised("deliver", 1, 0, 3, given=DUE), "in turn 3 Ben gives you 1 Biotechnology"),
        (
            events.Promised("deliver", 1, 0, 3, late=True, given=DUE),
            "at the end of the Trade phase of turn 3 Ben gives you 1 Biotechnology",
        ),
        (
            events.Promised("bid", 1, 0, 2, track="colony", bound="most", ships=1),
            "turn 2, Ben → you: bid at most 1 ship for colonies",
        ),
        (events.Promised("bid", 1, 0, 2, track="research", bound="pass"), "take no card of research teams"),
        (events.Promised("output", 0, 1, 2, card="deneb"), "turn 2, you → Ben: run Deneb and hand over"),
        (events.Promised("leave", 0, 1, 2, card="deneb", also=[2]), "you → Ben, Cleo: do not take Deneb"),
        (events.Promised("invention", 0, 1, 2, card="sociologists"), "invent with Sociologists"),
        (events.Promised("spare", 1, 0, 2, seat=0), "do not steal from you"),
        (events.Promised("note", 1, 0, 2, text="no hard feelings"), "“no hard feelings” (not enforced)"),
    ],
)  # fmt: skip
def test_promises_are_plain_sentences(promised: events.Promised, said: str) -> None:
    assert said in spoken().event(offered(*SWAP, promises=(promised,)), 0, PLAYERS)
    for language in LANGUAGES:
        says_well(spoken(language).event(offered(*SWAP, promises=(promised,)), 0, PLAYERS))


def test_lent_cards_and_tokens_are_told_in_a_deal() -> None:
    given = events.Given(
        0, 1, {}, 2, {"envoy": 1}, ["caylion_nanotechnology", "deneb"], ["megastructures"], 1, 2
    )
    assert spoken().render(pack(pack_of(given))) == (
        "2 donated points, all that Envoys has made, Nanotechnology (lent), Deneb, the licence for Megastructures, "
        "1 acknowledgement and 2 envoys"
    )


def pack_of(given: events.Given) -> dict[str, object]:
    return {field: getattr(given, field) for field in given.__struct_fields__}


@pytest.mark.parametrize(
    ("verb", "payload", "said"),
    [
        (
            "offer",
            payloads.Offer(
                [payloads.Move(goods={"green": 2}, giver=0, receiver=1)],
                [payloads.Deliver(goods={"blue": 1}, by=1, to=0, turn=3)],
            ),
            "Offer to Ben: you give 2 Food; in turn 3 Ben gives you 1 Biotechnology",
        ),
        (
            "counter",
            payloads.Counter(4, payloads.Offer([payloads.Move(goods={"ship": 1}, giver=1, receiver=0)])),
            "Counter-offer to Ben: you get 1 ship",
        ),
        (
            "seek",
            payloads.Seek(seek={"blue": 2}, phrases=["to-invent"]),
            "Say what you seek: seeks 2 Biotechnology; I want to invent",
        ),
        ("decline", payloads.Decline(3, "needed"), "Answer to offer #3: no, I need that myself"),
        ("run", payloads.Economy([payloads.Run("deneb"), payloads.Run("acrux")]), "Run Deneb, Acrux"),
        ("split", payloads.Split(3, 2), "Bid 3 for colonies and 2 for research teams"),
        ("give", payloads.Give(2, {"white": 1}), "Give Cleo 1 Culture"),
        ("steal", payloads.Steal("zeth_black_market", 3), "Steal from Dov by Black Market"),
        ("invent", payloads.Invent("sociologists"), "Invent with Sociologists"),
    ],
)  # fmt: skip
def test_free_choices_are_said(verb: str, payload: object, said: str) -> None:
    choice: Choice = FORMS[verb].choice(payload)
    assert spoken().button(choice) == said
    for language in LANGUAGES:
        says_well(spoken(language).button(choice))


def test_whatever_a_form_makes_up_is_said() -> None:
    chance = seeded(5, "words")
    state = SIDEREAL.new(Setup(4, 5, SIDEREAL.meta.read_options({"species": "random"}, 4)))
    verbs = set()
    for seat in range(4):
        for form in SIDEREAL.decision(state, seat).forms:
            for _ in range(30):
                verbs.add(form.verb)
                for language in LANGUAGES:
                    says_well(spoken(language).button(form.sample(chance)))
    assert verbs >= {"offer", "seek"}


def test_refusals_say_who_and_how_many() -> None:
    said = spoken().refusal(NotAllowed("lacks", seat=1, good="blue", need=2, have=1))
    assert said == "Ben has 1 of 2: Biotechnology."
    assert spoken().refusal(NotAllowed("protected", seat=2)).startswith("Cleo has traded with you")
    promised = NotAllowed("promised-bid", track="colony", bound="least", ships=3, to=2)
    assert spoken().refusal(promised) == "You promised Cleo to bid at least 3 for colonies."


@pytest.mark.parametrize(
    ("twelfths", "said"),
    [(0, "0"), (12, "1"), (6, "½"), (690, "57½"), (-6, "−½"), (-24, "−2"), (5, "5/12"), (149, "12 5/12")],
)
def test_points_in_twelfths_are_told_with_fractions(twelfths: int, said: str) -> None:
    assert spoken().points(twelfths) == said


@pytest.mark.parametrize(
    ("language", "own", "other"),
    [
        ("en", "You have 1 of 2: food.", "Ben has 1 of 2: food."),
        ("es", "Tienes 1 de 2: ", "Ben tiene 1 de 2: "),
        ("pl", "Masz 1 z 2: ", "Ben ma 1 z 2: "),
    ],
)
def test_a_refusal_speaks_to_its_reader(language: str, own: str, other: str) -> None:
    for seat, said in ((0, own), (1, other)):
        assert (
            spoken(language)
            .refusal(NotAllowed("lacks", seat=seat, have=1, need=2, good="food"))
            .startswith(said)
        )
