"""Feats and traits: for each feat a game in which it was done, and one in which it nearly was."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from cosmodrome.core.deeds import Deeds, Past
from cosmodrome.core.event import Event, RoundBegan
from cosmodrome.core.manifest import part
from cosmodrome.core.meta import Setup
from cosmodrome.core.pile import packed
from cosmodrome.games.catalogue import MANIFESTS
from cosmodrome.games.jump_drive import events as jump
from cosmodrome.games.pocket_mars import events as mars
from cosmodrome.games.pocket_mars.meta import COLONISTS, SPACES
from cosmodrome.games.race import events as race
from cosmodrome.games.race.sums import GOODS
from cosmodrome.games.race.tables import NUMBER_OF
from cosmodrome.games.sidereal import events as sidereal


class Planted(NamedTuple):
    """A finished game as seat 0 looks back at it; `shape` changes the state as it ended."""

    events: list[Event]
    won: bool = False
    shape: Callable[[Any], None] = lambda _state: None


def tableau(*cards: str, chips: int = 0) -> Callable[[Any], None]:
    def shape(state: Any) -> None:
        state.seats[0].tableau = packed([NUMBER_OF[card] for card in cards])
        state.seats[0].chips = chips

    return shape


def colonists(
    one: list[int], two: list[int], earth: int = 0, ship: int = 0, energy: int = 1
) -> Callable[[Any], None]:
    def shape(state: Any) -> None:
        seat = state.players[0]
        seat.one, seat.two, seat.earth, seat.ship, seat.energy = packed(one), packed(two), earth, ship, energy

    return shape


def ahead(vp: int) -> Callable[[Any], None]:
    def shape(state: Any) -> None:
        state.seats[0].vp, state.seats[1].vp = 30 + vp, 30

    return shape


CONQUERED = race.Conquered(0, "rebel_miners", 3, 2)
OTHERS = race.Conquered(1, "rebel_miners", 3, 2)
BARE = race.Consumed(0, "new_vinland", ["new_vinland"], 0, 2)
MARS = [1] * SPACES
TRADED = sidereal.Traded([0, 1], [sidereal.Given(0, 1, {"food": 1})], [])
PROMISED = sidereal.Promised("deliver", 0, 1, 1)


def chips(vp: int) -> race.Consumed:
    return race.Consumed(0, "new_vinland", [], vp, 0)


def goods(kinds: tuple[str, ...]) -> list[Event]:
    return [race.GoodPlaced(0, "a", good, "produce") for good in kinds]


def scored(vp: int, income: int) -> list[Event]:
    return [jump.Scored(0, vp, vp, income)]


def lent(card: str) -> list[Event]:
    return [sidereal.Traded([0, 1], [sidereal.Given(0, 1, cards=[card])], [])]


def made(count: int) -> list[Event]:
    return [sidereal.Ran(0, [], {}, {"food": count}, {}, 0)]


def settled(fate: str) -> sidereal.PromiseSettled:
    return sidereal.PromiseSettled(0, 0, PROMISED, fate, 0)


def delivered(**missing: int) -> sidereal.Delivered:
    return sidereal.Delivered(0, sidereal.Given(0, 1, {"food": 1}), missing, 0)


FEATS: dict[str, dict[str, tuple[Planted, Planted]]] = {
    "race": {
        "settled": (Planted([race.Settled(0, "gem_world", 2, None)]), Planted([OTHERS])),
        "sold": (
            Planted([race.Sold(0, "a", "rare", 3, "trade")]),
            Planted([race.Sold(1, "a", "rare", 3, "trade")]),
        ),
        "consumed": (Planted([chips(1)]), Planted([BARE])),
        "conquered": (Planted([CONQUERED]), Planted([OTHERS])),
        "six-cost": (
            Planted([race.Developed(0, "new_galactic_order", 6, None)]),
            Planted([race.Developed(0, "drop_ships", 4, None)]),
        ),
        "four-goods": (Planted(goods(GOODS)), Planted(goods(GOODS[1:]))),
        "chips-at-once": (
            Planted([RoundBegan(1), chips(3), chips(3)]),
            Planted([RoundBegan(1), chips(5), RoundBegan(2), chips(5)]),
        ),
        "won-in-peace": (Planted([OTHERS], won=True), Planted([CONQUERED], won=True)),
        "won-by-force": (Planted([CONQUERED] * 3, won=True), Planted([CONQUERED] * 3)),
        "great-bonus": (
            Planted(
                [], shape=tableau("free_trade_association", *["new_vinland", "gem_world", "comet_zone"] * 2)
            ),
            Planted([], shape=tableau("free_trade_association")),
        ),
    },
    "jump_drive": {
        "settled": (
            Planted([jump.Settled(0, "a", 2, False, False)]),
            Planted([jump.Settled(1, "a", 2, False, False)]),
        ),
        "explored": (Planted([jump.Explored(0, 3, 4, None)]), Planted([jump.Explored(1, 3, 4, None)])),
        "both-at-once": (
            Planted([jump.Revealed(0, "a", "b", False)]),
            Planted([jump.Revealed(0, "a", "", False), jump.Revealed(0, "", "b", False)]),
        ),
        "conquered": (
            Planted([jump.Conquered(0, "a", 3, 2, False)]),
            Planted([jump.Conquered(1, "a", 3, 2, False)]),
        ),
        "contact": (
            Planted([jump.Settled(0, "a", 2, True, False)]),
            Planted([jump.Settled(0, "a", 2, False, True)]),
        ),
        "second-world": (
            Planted([jump.Conquered(0, "a", 3, 2, True)]),
            Planted([jump.Settled(0, "a", 2, True, False)]),
        ),
        "much-income": (Planted(scored(0, 10)), Planted(scored(30, 9))),
        "much-vp": (Planted(scored(20, 0)), Planted(scored(19, 30))),
        "won-in-peace": (Planted([], won=True), Planted([jump.Conquered(0, "a", 3, 2, False)], won=True)),
        "won-clearly": (Planted([], won=True, shape=ahead(15)), Planted([], won=True, shape=ahead(14))),
    },
    "pocket_mars": {
        "placed": (
            Planted([mars.Placed(0, "water", "ship", "number")]),
            Planted([mars.Placed(1, "water", "ship", "number")]),
        ),
        "beaten": (
            Planted([mars.Attached(0, "a", "water", 5, 4, True)]),
            Planted([mars.Attached(0, "a", "water", 4, 4, False)]),
        ),
        "prep-played": (Planted([mars.PrepCardPlayed(0, "a")]), Planted([mars.HandCardPlayed(0, "a")])),
        "ability": (Planted([mars.AbilityUsed(0, "water")]), Planted([mars.AbilityUsed(1, "water")])),
        "promoted": (
            Planted([mars.Promoted(0, 0, "water", "a")]),
            Planted([mars.Promoted(0, 1, "water", "a"), mars.Promoted(1, 0, "water", "a")]),
        ),
        "others-prep": (Planted([mars.OtherCardPlayed(0, 1, "a")]), Planted([mars.PrepCardPlayed(0, "a")])),
        "covered": (
            Planted([mars.Covered(0, "water", "science", "hand", "", "a")]),
            Planted([mars.Covered(1, "water", "science", "hand", "", "a")]),
        ),
        "everywhere": (
            Planted([], shape=colonists([1, 1, 0, 0], [0, 0, 1, 1])),
            Planted([], shape=colonists([1, 1, 0, 0], [0, 5, 0, 1])),
        ),
        "all-landed": (
            Planted([], shape=colonists(MARS, [COLONISTS - SPACES, 0, 0, 0])),
            Planted([], shape=colonists(MARS, MARS, earth=1, ship=1)),
        ),
        "won-with-energy": (
            Planted([], won=True, shape=colonists(MARS, MARS, energy=4)),
            Planted([], won=True, shape=colonists(MARS, MARS, energy=0)),
        ),
    },
    "sidereal": {
        "ran": (
            Planted([sidereal.Ran(0, [sidereal.RunDone("a")], {}, {}, {}, 0)]),
            Planted([sidereal.Ran(0, [], {}, {}, {}, 0)]),
        ),
        "traded": (Planted([TRADED]), Planted([sidereal.Traded([1, 2], [], [])])),
        "colony": (
            Planted([sidereal.Bought(0, "colony", 0, "a", 2)]),
            Planted([sidereal.Bought(0, "research", 0, "a", 2)]),
        ),
        "invented": (
            Planted([sidereal.Invented(0, "a", "b", "c", 0, {}, 1)]),
            Planted([sidereal.Invented(1, "a", "b", "c", 0, {}, 1)]),
        ),
        "shared": (Planted([sidereal.Shared("a", 0, [1, 2])]), Planted([sidereal.Shared("a", 1, [0, 2])])),
        "upgraded": (
            Planted([sidereal.Upgraded(0, "a", {}, [], "", {})]),
            Planted([sidereal.Upgraded(1, "a", {}, [], "", {})]),
        ),
        "kept-word": (Planted([delivered()]), Planted([delivered(food=1), settled("broken")])),
        "lent": (Planted(lent("caylion_nanotechnology")), Planted(lent("acrux"))),
        "three-parties": (Planted([sidereal.Traded([0, 1, 2], [], [])]), Planted([TRADED])),
        "much-made": (Planted(made(30)), Planted(made(29))),
        "won-in-honour": (
            Planted([settled("kept")], won=True),
            Planted([settled("kept"), settled("broken")], won=True),
        ),
    },
}
CASES = [(game, feat) for game, planted in FEATS.items() for feat in planted]


def looked_at(game: str, planted: Planted) -> list[str]:
    manifest = MANIFESTS[game]
    seats = 3 if 3 in manifest.game.meta.seats else 4
    state = manifest.game.new(Setup(seats, 1, manifest.game.meta.read_options({}, seats)))
    planted.shape(state)
    return deeds_of(game).of(Past(state, 0, planted.events, planted.won))


def deeds_of(game: str) -> Deeds:
    found: Deeds = part(MANIFESTS[game].deeds)
    return found


@pytest.mark.parametrize("game", MANIFESTS)
def test_every_feat_is_planted(game: str) -> None:
    assert list(FEATS.get(game, {})) == [feat.id for feat in deeds_of(game).feats]


@pytest.mark.parametrize(("game", "feat"), CASES)
def test_a_feat_is_found_where_it_was_done_alone(game: str, feat: str) -> None:
    done, nearly = FEATS[game][feat]
    assert feat in looked_at(game, done)
    assert feat not in looked_at(game, nearly)


@pytest.mark.parametrize(("game", "feat"), CASES)
def test_a_feat_of_older_rules_is_found_where_events_alone_show_it(game: str, feat: str) -> None:
    done, nearly = FEATS[game][feat]
    deeds = deeds_of(game)
    by_events = {each.id for each in deeds.feats if not each.final}
    assert (feat in deeds.of(Past(None, 0, done.events, done.won))) == (feat in by_events)
    assert feat not in deeds.of(Past(None, 0, nearly.events, nearly.won))


def test_traits_are_the_start_world_and_the_species() -> None:
    manifest = MANIFESTS["race"]
    state = manifest.game.new(Setup(2, 1, manifest.game.meta.read_options({}, 2)))
    tableau("old_earth", "gem_world")(state)
    assert deeds_of(manifest.game.meta.id).traits(state, 0) == {"start-world": "name-old_earth"}
    tableau("gem_world")(state)
    assert deeds_of(manifest.game.meta.id).traits(state, 0) == {}, "used up for another card"
    manifest = MANIFESTS["sidereal"]
    state = manifest.game.new(Setup(4, 1, manifest.game.meta.read_options({}, 4)))
    state.seats[2].species = 8
    assert deeds_of(manifest.game.meta.id).traits(state, 2) == {"species": "species-zeth"}
    state.seats[2].species = -1
    assert deeds_of(manifest.game.meta.id).traits(state, 2) == {}


@pytest.mark.parametrize("game", ["race", "sidereal"])
def test_all_traits_are_those_that_seats_can_have(game: str) -> None:
    deeds, rules = deeds_of(game), MANIFESTS[game].game
    ((kind, named),) = deeds.all_traits.items()
    told = set()
    if game == "race":
        state = rules.new(Setup(2, 1, rules.meta.read_options({}, 2)))
        for card in NUMBER_OF:
            tableau(card)(state)
            told |= set(deeds.traits(state, 0).values())
    else:
        state = rules.new(Setup(4, 1, rules.meta.read_options({}, 4)))
        for species in range(9):
            state.seats[0].species = species
            told |= set(deeds.traits(state, 0).values())
    assert kind == {"race": "start-world", "sidereal": "species"}[game] and set(named) == told
    assert len(named) == len(told)
