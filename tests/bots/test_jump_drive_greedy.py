"""The greedy bot of Jump Drive: it wins, games last as long as people's, and single answers make sense."""

from collections import Counter

import pytest

from cosmodrome.bots.jump_drive.answers import ANSWERS, revealed_play, round_plays
from cosmodrome.bots.jump_drive.plays import NOTHING
from cosmodrome.bots.jump_drive.thought import Thought
from cosmodrome.bots.jump_drive.weights import WEIGHTS
from cosmodrome.bots.jump_drive.worth import Worths
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import seeded
from cosmodrome.games.jump_drive.game import JUMP_DRIVE
from cosmodrome.games.jump_drive.purposes import NAMES
from cosmodrome.games.jump_drive.state import State
from cosmodrome.games.jump_drive.tables import IDS, NUMBER_OF
from tests.bots.jump_drive import answer, chance, greedy, let_it_answer, wins
from tests.bots.playing import plain, play
from tests.rules.jump_drive.scenario import play as scene
from tests.rules.jump_drive.scenario import seat

# --- whole games


def test_it_beats_random() -> None:
    assert wins(greedy, chance, 60) >= 57


@pytest.mark.long
def test_it_beats_random_in_95_of_100_games() -> None:
    assert wins(greedy, chance, 1000) >= 950


def check_four(games: int) -> None:
    """Four of them end about when people do, with about their scores."""
    rounds = scores = 0
    for seed in range(games):
        state = play(JUMP_DRIVE, [greedy(at) for at in range(4)], plain(JUMP_DRIVE, 4, seed))
        rounds += state.round
        scores += max(JUMP_DRIVE.standing(state).scores)
    assert 5.5 <= rounds / games <= 7
    assert 55 <= scores / games <= 75


def test_four_of_them_play_as_long_as_people_do() -> None:
    check_four(12)


@pytest.mark.long
def test_four_of_them_play_as_long_as_people_do_again_and_again() -> None:
    check_four(1000)


# --- what it reckons with


def pairs(state: State, at: int) -> set[tuple[str, str]]:
    """The developments and worlds that may be placed together, "" for none, by the game's own answers."""
    found = set()
    for choice in JUMP_DRIVE.options(state, at):
        twin = JUMP_DRIVE.copy(state)
        JUMP_DRIVE.choose(twin, at, choice)
        if (
            at in JUMP_DRIVE.awaited(twin)
            and (then := JUMP_DRIVE.decision(twin, at)).purpose == "place-world"
        ):
            found.update((then.about, option.subject) for option in then.options)
        elif choice.subject and JUMP_DRIVE.tables.is_world[NUMBER_OF[choice.subject]]:
            found.add(("", choice.subject))
        else:
            found.add((choice.subject, ""))
    return found


def name(card: int) -> str:
    return "" if card == NOTHING else IDS[card]


def test_it_reckons_as_the_game_does() -> None:
    """In games by chance its sums give the rates that are scored, and its plays are those that may be made."""
    worths = Worths(JUMP_DRIVE.tables, WEIGHTS)
    seen: Counter[str] = Counter()
    for seed in range(20):
        options: dict[str, bool | str] = {"first_game": False, "colony_convoy_waits": seed % 2 == 0}
        state = JUMP_DRIVE.new(Setup(2 + seed % 3, seed, options))
        rng = seeded(seed, "answers")
        while (awaited := JUMP_DRIVE.awaited(state)) and state.round < 15:
            at = awaited[0]
            decision = JUMP_DRIVE.decision(state, at)
            view = JUMP_DRIVE.view(state, at)
            thought = Thought(view, worths)
            position, public = thought.position, view.players[at]
            assert (position.vp_rate, position.income_rate) == (public.vp_rate, public.income_rate)
            assert position.military == public.military
            if decision.purpose == "place":
                plays = round_plays(thought, decision)
                assert {(name(play.development), name(play.world)) for play in plays} == pairs(state, at)
                seen["plays"] += len(plays)
            elif decision.purpose in ("pay", "pay-both") and view.phase == "pay":
                play = revealed_play(thought)
                if play.second == NOTHING:
                    assert play.price == view.development_price + view.world_price
                    seen["prices"] += 1
            JUMP_DRIVE.choose(state, at, decision.sample(rng))
    assert seen["plays"] > 1000 and seen["prices"] > 50


def test_it_has_an_answer_to_every_purpose() -> None:
    assert set(ANSWERS) == set(NAMES)


# --- single answers

JUNK = "rebel_stronghold rebel_world alien_guardians uplift_code"


def test_it_conquers_what_it_need_not_pay_for() -> None:
    table = scene(seat("drop_ships space_marines contact_specialist", hand=f"rebel_outpost {JUNK}"), seat())
    table.place(0, "rebel_outpost").explore(1)
    assert table.purpose(0) == "place-by" and answer(table) == "by:conquer"


def test_it_takes_military_and_the_world_it_conquers_in_one_turn() -> None:
    table = scene(seat("survey_team", hand=f"space_marines imperium_blaster_factory {JUNK}"), seat())
    table.choose(0, answer(table)).choose(0, answer(table))
    public = table.view(0)
    assert (public.development, public.world) == ("space_marines", "imperium_blaster_factory")


def test_it_opens_with_the_survey_team_and_much_income() -> None:
    table = scene(seat(hand=f"comet_zone {JUNK}"), seat())
    table.choose(0, answer(table)).choose(0, answer(table))
    public = table.view(0)
    assert (public.development, public.world) == ("survey_team", "comet_zone")


def test_it_pays_with_what_it_cannot_use() -> None:
    hand = "comet_zone uplift_code rebel_stronghold tourist_world gem_world"
    table = scene(seat(hand=hand), seat()).place(0, "comet_zone").explore(1)
    while table.purpose(0) == "pay":
        table.choose(0, answer(table))
    assert {"tourist_world", "gem_world"} & set(table.hand(0)) and "rebel_stronghold" not in table.hand(0)


def test_the_last_round_counts_vp_alone() -> None:
    """49 VP: whatever scores ends the game, and cards to come are worth nothing."""
    table = scene(seat("gem_world", hand=f"lost_species_ark_world galactic_salon {JUNK}", vp=49), seat(vp=40))
    assert answer(table) == "place:galactic_salon"


def test_a_colony_convoy_takes_two_worlds_to_the_table() -> None:
    hand = f"comet_zone tourist_world {JUNK}"
    table = scene(seat("survey_team colony_convoy", hand=hand), seat("gem_world"), deck="rebel_base").explore(
        1
    )
    let_it_answer(table).go_on()
    assert sorted(table.empire(0)) == ["comet_zone", "survey_team", "tourist_world"]


def test_a_military_convoy_takes_two_worlds_to_the_table() -> None:
    hand = f"pirate_lair convict_miners {JUNK}"
    table = scene(seat("military_convoy drop_ships space_marines", hand=hand), seat("gem_world")).explore(1)
    let_it_answer(table).go_on()
    assert {"pirate_lair", "convict_miners"} <= set(table.empire(0))


def test_war_propaganda_is_for_the_strongest() -> None:
    hand = "war_propaganda tourist_world rebel_stronghold uplift_code"
    for rival, wanted in (("gem_world", True), ("drop_ships space_marines", False)):
        table = scene(seat("survey_team", hand=hand), seat(rival))
        assert (answer(table) == "place:war_propaganda") is wanted


def test_an_owners_values_change_its_answer() -> None:
    hand = "gem_world asteroid_belt rebel_stronghold uplift_code"
    corrected = {"game": "jump_drive", "cards": {"asteroid_belt": {"vp": 9}}}
    for game, wanted in ((JUMP_DRIVE, "gem_world"), (JUMP_DRIVE.with_cards(corrected), "asteroid_belt")):
        table = scene(seat("genetics_lab consumer_markets survey_team", hand=hand), seat(), game=game)
        assert answer(table, game) == f"place:{wanted}"
