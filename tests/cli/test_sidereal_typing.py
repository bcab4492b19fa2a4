"""Short forms of the free choices of Sidereal Confluence: what they are read as, and what is said of a wrong one."""

import re
from typing import Any

import pytest

from cosmodrome.cli import sidereal_cards
from cosmodrome.cli.board import Slip
from cosmodrome.cli.sidereal_board import SiderealBoard
from cosmodrome.cli.sidereal_names import Names
from cosmodrome.cli.sidereal_typing import Typist
from cosmodrome.core.decision import Decision, NotAllowed
from cosmodrome.games.sidereal import payloads
from cosmodrome.games.sidereal.choices import FORMS
from cosmodrome.games.sidereal.game import SIDEREAL
from cosmodrome.words.catalogue import speaker
from cosmodrome.words.render import LANGUAGES
from tests.rules.sidereal.scenario import Table, deliver, move, play, seat

PLAYERS = ["Ada", "random 1", "random 2", "Zoe"]
BOARDS = {
    language: SiderealBoard(speaker(language, "sidereal", strict=True), PLAYERS) for language in LANGUAGES
}


def table() -> Table:
    """Ada plays the Unity, random 1 the Kjas, random 2 the Zeth, Zoe the Eni Et."""
    return play(
        seat("unity", "3 green 2 blue 4 yellow 3 ship 2 wild_small", "sociologists mechanical_engineers deneb"),
        seat("kjas", "2 blue"),
        seat("zeth", "2 white"),
        seat("eni_et", "white"),
    )  # fmt: skip


def typed(t: Table, text: str, at: int = 0, language: str = "en") -> str | None:
    decision, view = SIDEREAL.decision(t.state, at), SIDEREAL.view(t.state, at)
    board = BOARDS[language]
    board.before(decision, view, SIDEREAL.referee.verdicts(t.state, at))
    return board.typed(text, decision, view)


def key(verb: str, payload: Any) -> str:
    return FORMS[verb].choice(payload).key


def offer(*moves: payloads.Move, promises: list[Any] | None = None, **more: Any) -> str:
    return key("offer", payloads.Offer(list(moves), promises or [], **more))


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("offer kjas: 2 green > 1 blue", offer(move(0, 1, "2 green"), move(1, 0, "blue"))),
        ("offer random 1: 2g, 1 S > B", offer(move(0, 1, "2 green ship"), move(1, 0, "blue"))),
        ("OFFER 2: 2 Food and 1 ships > 1 Biotech", offer(move(0, 1, "2 green ship"), move(1, 0, "blue"))),
        ("offer zoe: 2 small grey", offer(move(0, 3, "2 wild_small"))),
        ("offer all: deneb > 2 Y", offer(move(0, None, "deneb"), move(None, 0, "2 yellow"))),
        (
            "offer kjas, zeth: 1 green > nothing; until 2",
            offer(move(0, None, "green"), to={1, 2}, until=2),
        ),
        (
            "offer zoe: > choral; turn 2 i give 2 green; turn 3 late zoe gives 1 blue",
            offer(
                move(3, 0, "eni_et_choral_song"),
                promises=[deliver(0, 3, "2 green", 2), deliver(3, 0, "blue", 3, late=True)],
            ),
        ),
        (
            "offer zeth: 1 green; turn 1 zeth spares me",
            offer(
                move(0, 2, "green"), promises=[payloads.Spare(by=2, to=0, turn=1, seat=0)]
            ),
        ),
        (
            "offer kjas: turn 1 i bid most 1 colony; turn 1 kjas passes research; turn 1 i note be nice",
            offer(
                promises=[
                    payloads.Bid(by=0, to=1, turn=1, track="colony", bound="most", ships=1),
                    payloads.Bid(by=1, to=0, turn=1, track="research", bound="pass"),
                    payloads.Note(by=0, to=1, turn=1, text="be nice"),
                ]
            ),
        ),
        (
            "offer kjas: turn 4 i invent ubiquitous; turn 2 i leave deneb",
            offer(
                promises=[
                    payloads.Invention(by=0, to=1, turn=4, card="sociologists"),
                    payloads.Leave(by=0, to=1, turn=2, card="deneb"),
                ]
            ),
        ),
        (
            "deal me > 2: 1 green; kjas > zeth: 1 blue; 3 > ada: 1 white",
            offer(move(0, 1, "green"), move(1, 2, "blue"), move(2, 0, "white")),
        ),
        (
            "seek zoe: 2 blue > 1 green; best offer",
            key("seek", payloads.Seek({"blue": 2}, {"green": 1}, ["best-offer-wins"], 3)),
        ),
        ("seek 1 white", key("seek", payloads.Seek({"white": 1}))),
        ("invent nanotechnology 4 yellow", key("invent", payloads.Invent("mechanical_engineers"))),
        ("invent mech", key("invent", payloads.Invent("mechanical_engineers"))),
        ("invent mech option 2", key("invent", payloads.Invent("mechanical_engineers", 1))),
        (
            "invent nano pay 3 yellow, 1 X",
            key("invent", payloads.Invent("mechanical_engineers", 0, {"yellow": 3, "wild_large": 1})),
        ),
        ("take 3", "take:3"),
        ("withdraw #0", "withdraw:0"),
        ("12", None),
        ('offer:{"moves":[]}', None),
    ],
)  # fmt: skip
def test_short_forms_are_read(text: str, meant: str | None) -> None:
    assert typed(table(), text) == meant


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("offer ben: 2 green > 1 blue", "“ben” is nobody here. Players: Ada, random 1, random 2, Zoe."),
        ("offer kjas: 2 gold > 1 blue", "“gold” is no good. Goods: w white (Culture), n brown (Industry)"),
        ("offer kjas: gold > 1 blue", "Nothing here is called “gold”. There is:"),
        ("offer kjas", "That is not how “offer” is typed. offer ben: 2 green, 1 ship > 1 blue"),
        ("offer kjas: 1 green; turn 2 kjas smiles", "“kjas smiles” is no promise"),
        ("counter 0: 1 green > 1 blue", "“counter” cannot be done now. Now: offer, seek"),
        ("run 1", "“run” cannot be done now"),
        ("invent foo", "Nothing here is called “foo”. There is: Sociologists, Mechanical Engineers."),
        ("seek 1 blue; rubbish", "Nothing here is called “rubbish”. There is: make an offer"),
        ("offer kjas: 100 green > 1 blue", "That answer cannot be read"),
    ],
)
def test_a_slip_says_what_was_wrong_and_what_there_is(text: str, said: str) -> None:
    with pytest.raises(Slip) as slip:
        typed(table(), text)
    assert str(slip.value).startswith(said) and "\n" not in str(slip.value)


def test_what_cannot_be_paid_says_what_is_lacking() -> None:
    with pytest.raises(Slip, match=r"“upgrade” cannot be paid now: upgrade Bone Carving .*: lacks "):
        typed(table(), "upgrade bone", at=3)


def test_goods_and_cards_are_called_as_in_the_reader_s_language() -> None:
    t = table()
    meant = offer(move(0, 3, "2 green"), move(3, 0, "eni_et_choral_song"))
    assert typed(t, "offer zoe: 2 verde > canto coral", language="es") == meant
    assert typed(t, "offer zoe: 2 zielony > pieśń", language="pl") == meant
    assert typed(t, "offer zoe: 2 Żywność > pieśń chóralna", language="pl") == meant


def test_a_counter_goes_to_the_maker_by_the_number_of_the_offer() -> None:
    t = table().offer(1, "blue", "2 green", to={0})
    terms = payloads.Offer([move(0, 1, "green"), move(1, 0, "blue")])
    assert typed(t, "counter 0: 1 green > 1 blue") == key("counter", payloads.Counter(0, terms))
    assert typed(t, "decline 0: too little") == key("decline", payloads.Decline(0, "too-little"))
    assert typed(t, "decline 0") == key("decline", payloads.Decline(0))
    with pytest.raises(Slip, match=re.escape("There is no #4 here. There is: #0.")):
        typed(t, "counter 4: 1 green > 1 blue")


def in_economy() -> Table:
    t = play(
        seat("unity", "6 green 2 wild_small ultratech", "deneb"),
        seat("eni_et", "9 green"),
    )  # fmt: skip
    for at in range(4):
        t.choose(at, "ready") if t.phase == "trade" else None
    while t.phase != "economy":
        t.choose(t.awaited[0], "ready")
    return t


def test_converters_are_run_by_their_numbers() -> None:
    t = in_economy()
    runs = [
        payloads.Run("unity_explorer_collection", put={"green": 2, "wild_small": 1}),
        payloads.Run("deneb"),
    ]
    assert typed(t, "run 1 (2 green, 1 x), 4") == key("run", payloads.Economy(runs))
    assert typed(t, "run all") == "run_all" and typed(t, "run none") == "run_none"
    with pytest.raises(Slip, match="There is no 9 here"):
        typed(t, "run 9")
    with pytest.raises(Slip, match="That is not how “run” is typed"):
        typed(t, "run everything")


def test_the_eni_et_s_interest_is_not_among_their_own_converters() -> None:
    t = in_economy()
    assert typed(t, "run 1", at=1) == key("run", payloads.Economy([payloads.Run("eni_et_bone_carving")]))
    with pytest.raises(Slip):
        typed(t, "run 5", at=1)


def test_what_is_read_is_judged_by_the_game() -> None:
    t = table()
    read = typed(t, "offer kjas: 9 green > 1 blue")
    assert read is not None
    with pytest.raises(NotAllowed, match="lacks"):
        SIDEREAL.check(t.state, 0, SIDEREAL.parse(read))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_is_explained(language: str) -> None:
    for verb in (*FORMS, "deal", "letters"):
        assert BOARDS[language].explain(verb)
    for phase in ("trade", "economy", "talk"):
        name = BOARDS[language].words.say(f"phase-{phase}")
        assert BOARDS[language].explain(phase) == BOARDS[language].explain(name.upper()) != []
    assert BOARDS[language].explain("nanotechnology") == []


ANY_TIME = Decision(0, "trade", "", [], forms=list(FORMS.values()))
"""A question that takes every form, whatever the step."""


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("give zoe: 2 green, 1 points, parcel", key("give", payloads.Give(3, {"green": 2}, 1, True))),
        ("give zeth 1 x", key("give", payloads.Give(2, {"wild_small": 1}))),
        ("split 3 2", key("split", payloads.Split(3, 2))),
        ("release 4", key("release", payloads.Release(4))),
        ("compensate 0: 2 green", key("compensate", payloads.Compensate(0, [move(0, 1, "2 green")]))),
        ("flip deneb pay 1 X", key("flip", payloads.Flip("deneb", {"wild_large": 1}))),
        (
            "upgrade adaptive pay 2 x, 1 green with deneb",
            key(
                "upgrade",
                payloads.Upgrade(
                    "unity_adaptive_fabrication", put={"wild_small": 2, "green": 1}, worlds=["deneb"]
                ),
            ),
        ),
        (
            "upgrade predictive spend explorer",
            key("upgrade", payloads.Upgrade("unity_adaptive_fabrication", "unity_explorer_collection")),
        ),
        ("play limit with deneb", key("play", payloads.Play("unity_limit", worlds=["deneb"]))),
        ("draw", key("draw", payloads.Draw())),
        (
            "steal adamantine from zoe price 2 pay 3 w take 1 blue",
            key(
                "steal",
                payloads.Steal("unity_adamantine_synthesis", 3, 1, {"white": 3}, {"blue": 1}),
            ),
        ),
        (
            "run 1 (2 x as white), 4 (with deneb)",
            key(
                "run",
                payloads.Economy(
                    [
                        payloads.Run("unity_explorer_collection", 0, {"wild_small": 2}, "white"),
                        payloads.Run("deneb", worlds=["deneb"]),
                    ]
                ),
            ),
        ),
    ],
)
def test_the_other_forms_are_read(text: str, meant: str) -> None:
    t = table().offer(0, "green", "blue", promises=[deliver(0, None, "2 white", 2)]).take(1)
    names = Names(BOARDS["en"].words, PLAYERS, SIDEREAL.view(t.state, 0))
    assert Typist(names, ANY_TIME).key(text) == meant


@pytest.mark.parametrize(
    "text",
    [
        "split 3",
        "give all: 1 green",
        "compensate 9: 1 green",
        "steal adamantine",
        "release x",
        "play",
        "run 1 (2 gold)",
    ],
)
def test_wrong_ones_are_slips(text: str) -> None:
    names = Names(BOARDS["en"].words, PLAYERS, SIDEREAL.view(table().state, 0))
    with pytest.raises(Slip):
        Typist(names, ANY_TIME).key(text)


def test_a_deal_of_many_is_summed_up_with_its_worth() -> None:
    t = table()
    moves = [move(1, 0, "blue"), move(2, 0, "2 white"), move(0, 1, "green"), move(0, 2, "green ship")]
    t.choose(1, key("offer", payloads.Offer(moves)))
    decision, view = SIDEREAL.decision(t.state, 0), SIDEREAL.view(t.state, 0)
    board = BOARDS["en"]
    board.before(decision, view, SIDEREAL.referee.verdicts(t.state, 0))
    judged = {verdict.card: verdict for verdict in SIDEREAL.referee.verdicts(t.state, 0)}
    line = board.plain_line(SIDEREAL.parse("take:0"), decision, judged, view)
    assert line.startswith(
        "Accept #0: you give 2 Food and 1 ship; you get 2 Culture and 1 Biotechnology – you give random 1 1 Food; "
        "you give random 2 1 Food and 1 ship; random 1 gives you 1 Biotechnology; "
    )
    assert line.endswith("(brings you +0.7)")


def test_technologies_are_called_as_cards_are_and_read_by_either_name() -> None:
    words = speaker("pl", "sidereal", SIDEREAL.card_facts({}), strict=True, english_names=True)
    team = next(card for card in words.cards.values() if card["technology"] == "clinical_immortality")
    assert "Clinical Immortality" in sidereal_cards.team(words, team["id"])
    names = Names(words, PLAYERS, SIDEREAL.view(table().state, 0))
    for name in ("clinical immortality", "nieśmiertelność kliniczna"):
        assert names.technology(name) == "clinical_immortality"
