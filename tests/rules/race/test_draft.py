"""R15 The draft: packs that go round, own decks and discards, and what is known of them."""

from collections import Counter

import pytest

from cosmodrome.core.meta import Script, Setup, SetupError
from cosmodrome.core.rng import seeded
from cosmodrome.games.race.draft.packs import seat_of
from cosmodrome.games.race.game import RACE
from cosmodrome.games.race.meta import DRAFTED
from cosmodrome.games.race.state import place_good, remove_card, remove_good, turn_up
from cosmodrome.games.race.tables import CARDS, NUMBER_OF, START_HALVES

from .scenario import begin

SEATS = [2, 3]
FIRST, LATER = "first_game", {"edition": "second", "new_start_worlds": True}


def drafting(seats=2, **more):
    return begin(seats, gathering_storm=True, drafting=True, **more)


def pick(table, number, card=""):
    """Keep this card, or the first one."""
    options = table.options(number)
    return table.choose(number, f"keep:{card}" if card else options[0])


def pick_all(table):
    """Everybody keeps the first card of the pack."""
    for number in table.awaited:
        pick(table, number)
    return table


def drafted(seats=2, **more):
    """A table once everything is drafted."""
    table = drafting(seats, **more)
    while table.view(None).phase == "draft":
        pick_all(table)
    return table


def started(seats=2, **more):
    """A table at its first action."""
    return drafted(seats, **more).settle_in()


def own(table, number):
    return table.view(None).players[number].own


def cards_of(table, number):
    """All cards that a seat has, wherever they lie, its start worlds included."""
    state = table.state
    it = state.seats[number]
    state.use_deck(it)
    goods = [good for good in it.goods if good >= 0]
    piles = [
        it.hand,
        it.looked,
        it.tableau,
        goods,
        it.discards,
        it.offers,
        state.deck,
        state.shown,
        state.unseen,
    ]
    return Counter(int(card) for pile in piles for card in pile)


@pytest.mark.parametrize("seats", [4, 5])
def test_R15_1_for_two_or_three_seats(seats):
    with pytest.raises(SetupError, match="option drafting is for 2, 3 seats"):
        RACE.meta.read_options({"gathering_storm": True, "drafting": True}, seats)


def test_R15_1_it_needs_the_set():
    with pytest.raises(SetupError, match="option drafting needs gathering_storm=yes"):
        RACE.meta.read_options({"drafting": True}, 2)


def test_R15_1_not_with_printed_hands():
    with pytest.raises(SetupError, match="option drafting needs first_game=no"):
        RACE.meta.read_options({"gathering_storm": True, "drafting": True, FIRST: True}, 2)


@pytest.mark.parametrize("options", [{"experienced": True}, {"goals": True}, LATER])
def test_R15_1_it_goes_with_the_other_options(options):
    assert started(**options).view(None).phase == "choose"


def test_R15_2_goals_are_laid_out_first():
    kinds = [event["event"] for event in drafting(goals=True).events]
    assert kinds[0] == "goals-laid-out" and kinds.count("goals-laid-out") == 1
    kinds = [event["event"] for event in started(goals=True).events]
    assert kinds.count("goals-laid-out") == 1


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", [{}, LATER])
def test_R15_2_a_start_world_of_each_half_face_down(seats, options):
    table = drafting(seats, **options)
    odd, even = START_HALVES[table.state.pack]
    dealt = [[NUMBER_OF[world] for world in table.view(number).draft.start_worlds] for number in range(seats)]
    assert all(one in odd and other in even for one, other in dealt)
    assert len({world for worlds in dealt for world in worlds}) == 2 * seats
    assert table.view(None).draft.start_worlds == []
    assert [each.offers for each in table.view(0).players] == [[]] * seats


def test_R15_2_other_start_worlds_may_be_drafted():
    cards = [card for pack in drafted(2, seed=3).state.packs for card in pack]
    assert [card for half in START_HALVES[drafted(2).state.pack] for card in half if card in cards]


@pytest.mark.parametrize("seats", SEATS)
def test_R15_3_one_is_kept_and_the_rest_goes_to_the_next_seat(seats):
    table = drafting(seats)
    packs = [table.view(number).looked_at for number in range(seats)]
    assert [len(pack) for pack in packs] == [DRAFTED] * seats
    kept = []
    for number in range(seats):
        kept.append(packs[number][-1])
        table.choose(number, f"keep:{kept[-1]}")
    for number in range(seats):
        before = (number - 1) % seats
        passed = Counter(packs[before]) - Counter([kept[before]])
        assert Counter(table.view(number).looked_at) == passed
        assert table.view(number).draft.drafted == [kept[number]]


def test_R15_3_it_is_sealed():
    table = drafting()
    pick(table, 0)
    assert table.view(1).draft.taken == 0 and table.view(1).draft.drafted == []
    assert table.awaited == [1]


@pytest.mark.parametrize("seats", SEATS)
def test_R15_3_the_last_card_is_kept_without_a_question(seats):
    table = drafting(seats)
    for _ in range(DRAFTED - 1):
        assert table.awaited == list(range(seats)) or table.view(None).draft.taken
        pick_all(table)
    draft = table.view(0).draft
    assert draft.number == 2 and len(draft.drafted) == DRAFTED
    assert len(table.view(0).looked_at) == DRAFTED


@pytest.mark.parametrize("seats", SEATS)
def test_R15_4_odd_rounds_go_to_the_left_even_ones_to_the_right(seats):
    assert [seat_of(seats, 0, place) for place in range(2)] == [0, 1]
    assert [seat_of(seats, seats, place) for place in range(2)] == [0, seats - 1]
    table = drafting(seats)
    assert table.view(0).draft.left is True
    while table.view(0).draft.number == 1:
        pick_all(table)
    assert table.view(0).draft.left is False
    packs = [table.view(number).looked_at for number in range(seats)]
    pick_all(table)
    for number in range(seats):
        after = packs[(number + 1) % seats]
        assert not Counter(table.view(number).looked_at) - Counter(after)


@pytest.mark.parametrize(("seats", "each", "out"), [(2, 65, 2), (3, 40, 10)])
def test_R15_4_how_many_are_drafted_and_left(seats, each, out):
    table = drafted(seats)
    assert [len(table.view(number).draft.drafted) for number in range(seats)] == [each] * seats
    assert len(table.state.out) == out
    ended = next(event for event in table.events if event["event"] == "draft-ended")
    assert (ended["count"], ended["out"]) == (each, out)
    assert table.view(0).draft.number == table.view(0).draft.rounds == each // DRAFTED


def test_R15_5_what_is_drafted_can_be_looked_at():
    table = drafted()
    cards = table.view(0).draft.drafted
    assert cards == sorted(cards, key=NUMBER_OF.__getitem__) and len(cards) == 65
    table.settle_in()
    assert table.view(0).draft.drafted == cards


def test_R15_6_six_of_the_own_deck_and_two_are_discarded():
    table = drafted()
    for number in range(2):
        view = table.view(number)
        assert len(view.hand) == 6 and not Counter(view.hand) - Counter(view.draft.drafted)
        assert own(table, number).deck == 65 - 6
    table.settle_in()
    assert [each.hand for each in table.view(None).players] == [4, 4]


def test_R15_6_one_start_world_is_shown():
    table = drafted()
    for number in range(2):
        assert set(table.options(number)) == {
            f"start:{world}" for world in table.view(number).draft.start_worlds
        }
    table.settle_in()
    for number in range(2):
        view = table.view(number)
        assert own(table, number).start in view.draft.start_worlds
        assert view.players[number].tableau[0].card == own(table, number).start


def test_R15_6_ancient_race_keeps_three():
    for seed in range(200):
        table = drafted(seed=seed)
        if "ancient_race" in table.view(0).draft.start_worlds:
            break
    table.choose(0, "start:ancient_race")
    assert table.decision(0).more == 3


def test_R15_7_each_draws_from_its_own_deck_and_discards_to_its_own_pile():
    table = started(seed=1)
    mine = [Counter(table.state.seats[number].own.drafted) for number in range(2)]
    table.acts("explore-5", "explore-1-1")
    while table.view(None).phase == "explore":
        for number in table.awaited:
            assert not Counter(NUMBER_OF[card] for card in table.view(number).looked_at) - mine[number]
            pick(table, number)
    for number in range(2):
        starts = Counter(table.state.seats[number].own.starts)
        assert cards_of(table, number) == mine[number] + starts


def test_R15_7_goods_come_from_it_and_go_to_its_pile():
    table = started(seed=1)
    state, it = table.state, table.state.seats[1]
    before = [own(table, number) for number in range(2)]
    if it.goods[0] < 0:
        place_good(state, it, 0, "scenario", False)
        assert own(table, 1).deck == before[1].deck - 1
    good = int(it.goods[0])
    assert good in list(it.own.drafted)
    remove_good(state, it, it.tableau[0])
    assert own(table, 1).discards == before[1].discards + 1
    assert (own(table, 0).deck, own(table, 0).discards) == (before[0].deck, before[0].discards)
    state.use_deck(it)
    assert good in list(state.unseen)


def test_R15_7_tableau_cards_and_missed_gambles_lie_open_on_its_pile():
    table = started(seed=1)
    state, it = table.state, table.state.seats[1]
    top = int(own_deck(table, 1)[-1])
    turn_up(state, it, 9)
    remove_card(state, it, it.tableau[0], it.tableau[0])
    assert sorted(own(table, 1).shown) == sorted([state.card_id(top), own(table, 1).start])
    assert own(table, 0).shown == []
    assert sorted(table.view(0).shown) == sorted(own(table, 1).shown)


def own_deck(table, number):
    table.state.use_deck(table.state.seats[number])
    return table.state.deck


def test_R15_7_a_deck_that_runs_out_is_made_of_its_own_pile_alone():
    table = started(seed=1)
    state, it = table.state, table.state.seats[1]
    others = own(table, 0)
    while own(table, 1).deck > 1:
        turn_up(state, it, 9)
    turn_up(state, it, 9)
    told = [event for event in table.events if event["event"] == "own-reshuffled"]
    assert [event["seat"] for event in told] == [1] and own(table, 1).deck == told[0]["count"]
    assert own(table, 0) == others
    assert cards_of(table, 1) == Counter(it.own.drafted) + Counter(it.own.starts)


def test_R15_8_the_other_start_world_is_discarded_face_down():
    table = started()
    for number in range(2):
        view = table.view(number)
        (other,) = set(view.draft.start_worlds) - {own(table, number).start}
        assert other in view.discarded and other not in view.shown
        assert own(table, number).discards == 3


def test_R15_9_of_a_pack_that_comes_back_a_seat_knows_what_was_taken():
    table = drafting(seed=4)
    mine, theirs = (table.view(number).looked_at for number in range(2))
    pick(table, 0, mine[0])
    pick(table, 1, theirs[0])
    pick(table, 0)
    pick(table, 1, mine[1])
    first, second = table.view(0).packs
    assert first == [[mine[0]], [mine[1]], mine[2:]]
    assert second[0] == [""] and len(second[1]) == 1 and len(second[2]) == 3


def test_R15_9_with_three_it_does_not_know_who_of_two_took_which():
    table = drafting(3, seed=4)
    pack = table.view(0).looked_at
    kept = pack[0], pack[2], pack[1]
    for card in kept:
        place = kept.index(card)
        for number in range(3):
            pick(table, number, card if seat_of(3, 0, place) == number else "")
    assert table.view(0).packs[0] == [[pack[0]], sorted(pack[1:3], key=NUMBER_OF.__getitem__), pack[3:]]
    assert table.view(1).packs[0] == [
        [""],
        [pack[2]],
        sorted([pack[1], *pack[3:]], key=NUMBER_OF.__getitem__),
    ]


@pytest.mark.parametrize("seats", SEATS)
def test_R15_9_a_spectator_knows_of_no_card(seats):
    for table in (drafting(seats), drafted(seats)):
        view = table.view(None)
        assert {card for pack in view.packs for stretch in pack for card in stretch} == {""}
        assert view.draft.drafted == [] and view.looked_at == []


@pytest.mark.parametrize("seats", SEATS)
def test_R15_9_imagined_drafts_keep_to_what_was_passed(seats):
    table = drafted(seats, seed=6)
    view, rng = table.view(0), seeded(1, "draft")
    known = Counter()
    for number, pack in enumerate(view.packs):
        place = 0
        for stretch in pack:
            if len(stretch) == 1 and stretch[0] and seat_of(seats, number, place) == 1:
                known[NUMBER_OF[stretch[0]]] += 1
            place += len(stretch)
    theirs = set()
    for _ in range(20):
        world = RACE.imagine(view, rng)
        assert not known - Counter(world.seats[1].own.drafted)
        assert list(world.seats[0].own.drafted) == list(table.state.seats[0].own.drafted)
        theirs.add(tuple(world.seats[1].own.drafted))
    assert len(theirs) > 1


@pytest.mark.parametrize("seats", SEATS)
def test_R15_9_imagined_cards_add_up(seats):
    """With what rivals have shown: a world of theirs comes out of what they can have drafted."""
    table = started(seats, seed=8)
    rng, chance = seeded(1, "draft"), seeded(2, "answers")
    for _ in range(200):
        if table.view(None).phase == "over":
            break
        number = table.awaited[0]
        options = table.options(number)
        table.choose(number, options[chance.below(len(options))])
        for viewer in [*range(seats), None]:
            world = RACE.imagine(table.view(viewer), rng)
            out = Counter(int(card) for card in world.out)
            for it in world.seats:
                out += Counter(int(card) for card in [*it.own.drafted, *it.own.starts])
            held = table.state.tables.held[table.state.pack]
            assert out == Counter({card: held[card] for card in range(CARDS) if held[card]})


def test_R15_10_seats_stay_where_they_are():
    firsts = {started(seed=seed).view(None).players[0].own.start for seed in range(12)}
    assert len(firsts) > 2, "not the lowest start world first"


def test_R15_11_a_script_is_refused():
    options = RACE.meta.read_options({"gathering_storm": True, "drafting": True}, 2)
    with pytest.raises(SetupError, match="with option drafting nothing is told"):
        RACE.new(Setup(2, 1, options, Script(deck=["gem_world"])))
