"""Hints: answers that are allowed, with reasons that have words, from nothing but what the seat sees."""

import pickle
import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from cosmodrome.bots import catalogue
from cosmodrome.bots.budget import Budget
from cosmodrome.bots.hints import MOST, SEED, Considered, Hint, best_of, compared, hint
from cosmodrome.bots.jump_drive.search import JumpDriveSearch
from cosmodrome.bots.pocket_mars.search import PocketMarsSearch
from cosmodrome.bots.random_bot import RandomBot
from cosmodrome.core.bot_question import question_for_bot
from cosmodrome.core.game import Game
from cosmodrome.core.manifest import Manifest
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import seeded
from cosmodrome.core.saving import saved
from cosmodrome.games.catalogue import GAMES, MANIFESTS
from cosmodrome.server.bots.minds import AskedHint, Minds
from cosmodrome.words.catalogue import speaker
from tests.house.wording import messages
from tests.rules.game_table import GameTable
from tests.rules.pocket_mars import scenario as mars
from tests.rules.race import scenario as race
from tests.rules.sidereal import scenario as confluence

SEATS = {"race": 2, "jump_drive": 2, "pocket_mars": 2, "sidereal": 4}
ASKED = {"race": 14, "jump_drive": 4, "pocket_mars": 3, "sidereal": 12}
"""By game, at how many questions a hint is asked; searches take longer."""
WITHIN = 240
WORDS = ("ahead", "behind", "now", "later", "develop", "settle", "invent", "upgrade")
"""That reasons have, beside names of what a seat sees."""


@pytest.fixture(autouse=True, scope="module")
def quick() -> Iterator[None]:
    """Searches are tried out hardly at all."""
    with pytest.MonkeyPatch.context() as patch:
        for search in (JumpDriveSearch, PocketMarsSearch):
            patch.setattr(search, "budget", Budget(simulations=20))
        yield


def questions(game: Game[Any], seed: int) -> Iterator[tuple[Any, int]]:
    """States and seats that are asked there, by a game played at random; each purpose first where it first comes."""
    seats = SEATS[game.meta.id]
    state = game.new(Setup(seats, seed, game.meta.read_options({}, seats), ask_anyway=True))
    bots = [RandomBot(seat, game) for seat in range(seats)]
    seen: set[str] = set()
    for _ in range(WITHIN):
        asked = game.awaited(state)
        if not asked:
            return
        seat = asked[0]
        decision = game.decision(state, seat)
        if len(decision.options) + len(decision.forms) == 1:
            game.choose(state, seat, decision.options[0])
            continue
        if decision.purpose not in seen:
            seen.add(decision.purpose)
            yield game.copy(state), seat
        choice = bots[seat].choose(None, decision)
        ready = next((option for option in decision.options if option.verb == "ready"), decision.options[:1])
        game.choose(state, seat, choice or ready)  # type: ignore[arg-type]


ROOMS: dict[str, list[tuple[int, dict[str, Any], str]]] = {
    "race": [
        (2, {"experienced": True}, "random"),
        (3, {"edition": "second", "new_start_worlds": True}, "random"),
    ],
    "jump_drive": [(3, {}, "random")],
    "pocket_mars": [(2, {"drafting": True}, "greedy"), (3, {}, "random"), (1, {}, "random")],
    "sidereal": [(9, {}, "greedy"), (4, {}, "random")],
}
"""By game: seats, options and bots of games that ask everything it can ask."""
GAMES_EACH = {"race": 8, "jump_drive": 8, "pocket_mars": 3, "sidereal": 2}


def of_a_hand(effect: Any, piles: dict[str, str] | None = None) -> GameTable:
    """Pocket Mars: a card with this effect, which no printed one has, has been played from the hand."""
    whole_hand = mars.seat(hand="water_1 water_2 science_4", prep="energy_1 energy_2")
    cards = {"water_1": {"hand": mars.does(effect)}}
    table = mars.play(whole_hand, mars.seat(), cards=cards, piles=piles or {})
    return table.choose(0, "hand:water_1")


def colonists() -> GameTable:
    seats = (
        race.seat("terraforming_colonists refugee_world asteroid_belt+", "rebel_base comet_zone"),
        race.seat(),
    )
    return race.play(*seats, edition="second", new_start_worlds=True).acts("settle", "produce")


def of_the_storm() -> GameTable:
    hand = "rebel_miners gem_world artist_colony public_works drop_ships comet_zone"
    mine = race.seat("old_earth space_mercenaries improved_logistics", hand)
    table = race.play(mine, race.seat(), gathering_storm=True).acts("develop", "settle")
    return table.choose(0, "pass").choose(0, "place:rebel_miners")


def second() -> GameTable:
    return of_the_storm().choose(0, "discard:drop_ships")


def handicapped() -> GameTable:
    return confluence.begin(4, species="random", handicap="both")


def robbed() -> GameTable:
    seats = (
        confluence.seat("zeth", "4 white 4 black 4 yellow"),
        confluence.seat("unity", "white brown green"),
        confluence.seat("imdril"),
    )
    table = confluence.play(*seats, stolen_colours="victim").until("theft")
    return table.free(0, "steal", card="zeth_systemic_bribery", victim=1, price=1)


def drafted() -> GameTable:
    """One has kept its card already."""
    table = race.begin(2, gathering_storm=True, drafting=True)
    return table.choose(1, table.options(1)[0])


RARE: dict[str, dict[str, Callable[[], GameTable]]] = {
    "race": {
        "discard-to-produce": colonists,
        "draft": drafted,
        "hire": of_the_storm,
        "settle-second": second,
    },
    "pocket_mars": {
        "cover-with": lambda: of_a_hand(mars.effect("cover", source="hand")).choose(0, "cover:energy"),
        "discard-card": lambda: of_a_hand(mars.effect("discard_card", n=1, source="any")),
        "swap-cards": lambda: of_a_hand(
            mars.effect("swap_cards"), {"energy": "energy_4 energy_7", "water": "water_4 -water_5"}
        ),
    },
    "sidereal": {"handicap": handicapped, "stolen": robbed},
}
"""Questions of cards and options that these games do not meet, and how it comes to them."""


def all_kinds(name: str) -> Iterator[tuple[Any, int, str]]:
    """States and seats, and what is asked there: each purpose in its course, before and between picks."""
    game = GAMES[name]
    seen: set[tuple[int, str, bool]] = set()
    for at, (seats, options, kind) in enumerate(ROOMS[name] * GAMES_EACH[name]):
        state = game.new(Setup(seats, at, game.meta.read_options(options, seats), ask_anyway=True))
        bots = [catalogue.make(game, kind, seat) for seat in range(seats)]
        for _ in range(3 * WITHIN):
            asked = game.awaited(state)
            if not asked:
                break
            seat = asked[-1]
            decision, view = game.decision(state, seat), game.view(state, seat)
            mark = (at % len(ROOMS[name]), decision.purpose, bool(getattr(view, "picked", decision.picked)))
            if len(decision.options) + len(decision.forms) > 1 and mark not in seen:
                seen.add(mark)
                yield game.copy(state), seat, decision.purpose
            choice = bots[seat].choose(view, question_for_bot(decision, game, view))
            ready = next((option for option in decision.options if option.verb == "ready"), None)
            game.choose(state, seat, choice or ready or decision.options[0])


def told(game: Game[Any], state: Any, seat: int) -> Hint:
    view = game.view(state, seat)
    decision = question_for_bot(game.decision(state, seat), game, view)
    best = catalogue.names(game.meta.id)[0]
    return hint(game, view, decision, lambda: catalogue.make(game, best, SEED))


@cache
def hinted(name: str) -> list[tuple[Any, int, Hint]]:
    found = []
    for state, seat in questions(GAMES[name], 7):
        if len(found) < ASKED[name]:
            found.append((state, seat, told(GAMES[name], state, seat)))
    return found


def plain(found: Hint) -> Any:
    return found.weighs, [([each.key for each in one.choices], one.reasons) for one in found.answers]


@pytest.mark.parametrize("name", SEATS)
def test_what_is_considered_is_allowed_and_said_in_words(name: str) -> None:
    game, words = GAMES[name], messages("en", "table")
    assert MANIFESTS[name].hints and len(hinted(name)) >= min(3, ASKED[name])
    speak = speaker("en", name, strict=True)
    for state, seat, found in hinted(name):
        assert f"hint-weighs-{found.weighs}" in words
        assert 0 < len(found.answers) <= MOST
        for answer in found.answers:
            game.check(state, seat, answer.choices[0])
            asked = game.decision(state, seat)
            assert len(answer.choices) <= max(1, asked.more) + asked.ahead
            keys = [choice.key for choice in answer.choices]
            for reason in answer.reasons:
                assert speak.say(reason.name, player="Ana", **reason.facts), (keys, reason)


@pytest.mark.parametrize("name", SEATS)
def test_a_hint_follows_from_what_the_seat_sees_alone(name: str) -> None:
    """At another table that looks the same to the seat it is the same, to the letter."""
    game = GAMES[name]
    latest = hinted(name)[-3:]
    assert len(latest) == 3
    for at, (state, seat, found) in enumerate(latest):
        view = game.view(state, seat)
        other = game.imagine(view, seeded(at, "elsewhere"))
        assert pickle.dumps(saved(other)) != pickle.dumps(saved(state)) or name == "sidereal"
        assert plain(told(game, other, seat)) == plain(found)


@pytest.mark.parametrize("name", SEATS)
@pytest.mark.sample(2)
def test_at_every_question_each_answer_has_a_reason(name: str) -> None:
    """What its reasons name the seat can see; and where the bot has no figures, words say so."""
    game = GAMES[name]
    words = messages("en", name)
    left = {named.removeprefix("ask-") for named in words if named.startswith("ask-")} - {*RARE.get(name, {})}
    for state, seat, purpose in all_kinds(name):
        left.discard(purpose)
        is_reasoned(game, state, seat, purpose)
    assert not left


@pytest.mark.parametrize(("name", "purpose"), [(name, purpose) for name in RARE for purpose in RARE[name]])
def test_at_rare_questions_each_answer_has_a_reason(name: str, purpose: str) -> None:
    table = RARE[name][purpose]()
    (seat,) = (seat for seat in table.awaited if table.purpose(seat) == purpose)
    is_reasoned(table.game, table.state, seat, purpose)


def is_reasoned(game: Game[Any], state: Any, seat: int, purpose: str) -> None:
    found = told(game, state, seat)
    assert found.weighs != "usual", purpose
    assert found.answers, purpose
    seen = msgspec.json.encode(game.view(state, seat))
    for answer in found.answers:
        game.check(state, seat, answer.choices[0])
        assert answer.reasons, (purpose, [choice.key for choice in answer.choices])
        for reason in answer.reasons:
            for fact in reason.facts.values():
                known = not isinstance(fact, str) or fact in WORDS or fact.encode() in seen
                assert known, (purpose, reason)


def test_the_strongest_bot_deals_with_many_and_is_quick() -> None:
    """Sidereal Confluence: what is offered comes with what it gains the seat, and at least everybody else."""
    game = GAMES["sidereal"]
    deals = [
        (answer, state, seat)
        for state, seat, found in hinted("sidereal")
        for answer in found.answers
        if answer.reasons[0].name == "hint-deal"
    ]
    assert deals
    for answer, state, seat in deals:
        facts = answer.reasons[0].facts
        assert float(facts["amount"]) > 0 and float(facts["least"]) > 0 and int(facts["count"]) >= 1
        game.check(state, seat, answer.choices[0])


def first_told(table: GameTable, seat: int) -> tuple[str, dict[str, int | float | str], str]:
    """Of the best answer of a hint: its last reason and the facts in it, and its key."""
    answer = told(table.game, table.state, seat).answers[0]
    reason = answer.reasons[-1]
    return reason.name, reason.facts, answer.choices[0].key


def test_cubes_gifts_bids_and_promises_are_told_in_points() -> None:
    name, facts, _ = first_told(handicapped(), 0)
    assert name == "hint-cube-more" and 0 < float(facts["amount"]) < 3
    # What is missed least comes first.
    table = robbed()
    losses = [answer.reasons[0].facts["amount"] for answer in told(table.game, table.state, 1).answers]
    assert losses == sorted(losses, key=float) and all(float(loss) > 0 for loss in losses)
    promised = [confluence.deliver(0, 1, "3 black ultratech", turn=2)]
    debtor = confluence.play(confluence.seat("caylion", "", "acrux"), confluence.seat("unity"))
    debtor.offer(0, promises=promised).take(1).until("settle")
    assert first_told(debtor, 0) == ("hint-breaks", {"amount": 5.0}, "ready")
    debtor.free(0, "compensate", number=0, moves=[confluence.move(0, 1, "acrux")])
    name, facts, key = first_told(debtor, 1)
    assert name == "hint-gains" and float(facts["amount"]) > 0 and facts["seat"] == 0 and key == "take:0"
    given = confluence.seat("caylion", "white", donated="2 white vp")
    giver = confluence.play(given, confluence.seat("unity"), confluence.seat("imdril")).until("donate")
    name, facts, key = first_told(giver, 0)
    assert name == "hint-gift" and float(facts["amount"]) > 1 and f'"to":{facts["seat"]}' in key
    bidder = confluence.play(confluence.seat("caylion", "4 ship"), confluence.seat("unity")).until("talk")
    name, facts, _ = first_told(bidder, 0)
    assert name == "hint-talk" and float(facts["amount"]) > 0


def test_easy_species_come_first_and_a_swap_has_a_figure() -> None:
    species = confluence.begin(4)
    found = told(species.game, species.state, 0)
    assert [answer.choices[0].key for answer in found.answers] == [
        "species:kt",
        "species:caylion",
        "species:kjas",
    ]
    assert [reason.name for reason in found.answers[0].reasons] == ["hint-newcomers", "hint-difficulty"]
    # With an offer of its own in the book it plans no deal with many.
    trader = confluence.play(confluence.seat("caylion", "6 white"), confluence.seat("kt", "2 brown 2 blue"))
    trader.offer(0, "white", "2 blue", to={1})
    name, facts, key = first_told(trader, 0)
    assert name == "hint-swap" and float(facts["amount"]) > 0.3 and key.startswith("offer:")


def test_what_is_worse_by_much_is_not_considered() -> None:
    def answers() -> list[tuple[Considered, float]]:
        return [(Considered([]), value) for value in (1.0, 5.0, 4.5, 3.2)]

    assert len(best_of(answers(), 1.0)) == 2
    first, second = compared(answers(), 1.0)
    assert [(each.name, each.facts) for each in first.reasons] == [("hint-more", {"amount": 0.5})]
    assert [each.name for each in second.reasons] == ["hint-less"]


def test_a_process_of_bots_is_asked_for_a_hint_by_a_view() -> None:
    game = GAMES["race"]
    state, seat, found = hinted("race")[0]
    view = game.view(state, seat)
    asked = AskedHint("t", game, view, question_for_bot(game.decision(state, seat), game, view))
    said = Minds(catalogue).hint(pickle.loads(pickle.dumps(asked)))
    assert plain(pickle.loads(pickle.dumps(said))) == plain(found)


def test_a_game_without_an_adviser_is_told_what_its_bot_would_do(monkeypatch: pytest.MonkeyPatch) -> None:
    # Taken out and put back it would be the last of the games from then on.
    monkeypatch.setitem(MANIFESTS, "race", Manifest(GAMES["race"]))
    game = GAMES["race"]
    state, seat = next(questions(game, random.Random(3).randrange(100)))
    view = game.view(state, seat)
    decision = question_for_bot(game.decision(state, seat), game, view)
    found = hint(game, view, decision, lambda: RandomBot(SEED, game))
    assert found.weighs == "usual" and len(found.answers[0].choices) == decision.more


@pytest.mark.parametrize(
    ("language", "one", "more"), [("en", "1 point ", "1.5 points "), ("es", "1 punto ", "1,5 puntos ")]
)
def test_one_point_is_one(language: str, one: str, more: str) -> None:
    speak = speaker(language, "race", strict=True)
    assert one in speak.say("hint-more", amount=1.0) and more in speak.say("hint-more", amount=1.5)


@pytest.mark.parametrize("language", ["en", "es", "pl"])
def test_a_percentage_stays_in_one_line(language: str) -> None:
    assert "16\u00a0%" in speaker(language, "race", strict=True).say("hint-chance", share=16)
