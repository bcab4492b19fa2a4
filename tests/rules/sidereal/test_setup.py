"""R1: seats, species, decks and tracks; R13: what the sources leave open; R14: questions and chance."""

from collections import Counter
from collections.abc import Callable

import pytest

from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.meta import Script, SetupError
from cosmodrome.games.sidereal.tables import COLONY_DECKS, NUMBER_OF, RELIC_WORLDS, TEAM_DECKS

from .scenario import Table, begin, deliver, move, play, seat

NINE = ["caylion", "eni_et", "faderan", "imdril", "kjas", "kt", "unity", "yengii", "zeth"]


def chosen(*species: str, **options: object) -> Table:
    """A table whose seats have chosen these species."""
    t = begin(len(species), species="choose", **options)
    for at, name in enumerate(species):
        if t.phase == "species":
            t.choose(at, f"species:{name}")
    return t


def test_R1_1_four_to_nine_seats_with_other_species_and_six_turns() -> None:
    for seats in (3, 10):
        with pytest.raises(SetupError):
            begin(seats)
    for seats in range(4, 10):
        t = begin(seats, species="random")
        assert len({it.species for it in t.state.seats}) == seats
    t = chosen(*NINE[:4]).until("over")
    assert t.state.round == 6


def test_R1_2_trade_economy_and_confluence_follow_each_other() -> None:
    t = play(seat("zeth", "2 white ship", "sociologists"), seat("unity", "2 brown"))
    phases = []
    while t.state.round < 3:
        if not phases or phases[-1] != t.phase:
            phases.append(t.phase)
        t._let_pass()
    assert phases[:3] == ["trade", "economy", "talk"] and phases.count("trade") == 2
    t = play(seat("caylion", "3 ship"), turn=6).until("economy").carry_out()
    assert t.phase == "over"


def test_R1_3_all_is_public_but_bids_and_points() -> None:
    t = play(seat("caylion", "3 green", "acrux", donated="white", points=3), seat("unity", "blue"))
    t.trade(1, "blue", 0, promises=[deliver(0, 1, "green", turn=3)])
    seen, own = t.view(1).players[0], t.view(0).players[0]
    assert (seen.goods, seen.donated) == (own.goods, own.donated) and len(t.view(None).ledger) == 1
    assert seen.points is None and own.points == 36


def test_R1_4_the_supply_does_not_run_out() -> None:
    t = play(seat("caylion", "99 white 99 ship")).until("economy").plan(0, "planetary_ecological_dominance")
    t.carry_out().expect_goods(0, "100 white 3 green 100 ship")


def test_R1_5_species_are_chosen_drawn_or_drafted() -> None:
    t = begin(5, species="choose")
    assert t.awaited == [0] and len(t.options(0)) == 9
    t.choose(0, "species:zeth")
    assert t.awaited == [1] and len(t.options(1)) == 8 and "species:zeth" not in t.options(1)
    t = begin(5, species="random")
    assert t.phase == "trade"
    t = begin(5, species="draft")
    assert t.awaited == [4] and len(t.options(4)) == 6
    t.choose(4, t.options(4)[0])
    assert t.awaited == [3] and len(t.options(3)) == 5
    t = begin(9, species="draft")
    assert t.awaited == [8] and len(t.options(8)) == 9


def test_R1_6_beginners_have_four_species() -> None:
    t = begin(4, species="choose", pool="beginners")
    assert sorted(t.options(0)) == [f"species:{name}" for name in ("caylion", "faderan", "kjas", "kt")]
    t = begin(4, species="random", pool="beginners")
    assert {NINE[it.species] for it in t.state.seats} == {"caylion", "faderan", "kjas", "kt"}
    with pytest.raises(SetupError):
        begin(5, pool="beginners")


def test_R1_7_a_seat_begins_with_what_its_start_card_shows() -> None:
    t = chosen("faderan", "caylion", "unity", "kjas")
    t.expect_goods(0, "3 white brown yellow blue ultratech 2 ship")
    t.expect_goods(2, "4 wild_small 3 wild_large ultratech")
    assert t.cards(0) == [
        "faderan_relic_repurposing",
        "faderan_archaic_automated_support_network",
        "faderan_ritual_government",
        "faderan_non_indigenous_fauna",
    ]
    assert all(t.side(card) == 0 for at in range(4) for card in t.cards(at))
    assert [t.points(at) for at in range(4)] == [0, 0, 0, 0]


def test_R1_8_the_rest_of_a_species_is_its_library() -> None:
    t = chosen("faderan", "caylion", "unity", "kjas")
    assert t.place("caylion_nanotechnology") == "library" and t.holder("caylion_nanotechnology") == -1
    facts = {card["id"]: card for card in t.game.card_facts({})}
    assert (
        facts["zeth_nanotechnology"]["front"]["converters"]
        and facts["zeth_nanotechnology"]["back"]["converters"]
    )


def test_R1_9_start_colonies_are_dealt_as_the_cards_show() -> None:
    t = chosen(*NINE)
    assert [len(t.colonies(at)) for at in range(9)] == [1, 1, 1, 0, 2, 1, 1, 1, 0]
    assert all(t.side(card) == 0 for at in range(9) for card in t.colonies(at))


def test_R1_10_start_teams_are_of_era_one_and_the_eras_lie_in_order() -> None:
    t = chosen(*NINE)
    assert [len(t.teams(at)) for at in range(9)] == [0, 0, 1, 1, 0, 1, 1, 1, 1]
    eras = {card["id"]: card["era"] for card in t.game.card_facts({}) if card.get("type") == "team"}
    assert all(eras[card] == 1 for at in range(9) for card in t.teams(at))
    dealt = [eras[card] for card in t.research_track + t.research_deck]
    assert dealt == sorted(dealt) and Counter(dealt) == {1: 1, 2: 7, 3: 7, 4: 20}


def test_R1_11_the_kjas_bring_one_more_colony_space() -> None:
    t = chosen("faderan", "caylion", "unity", "kjas")
    assert (len(t.research_track), len(t.colony_track)) == (4, 5)
    t = chosen("faderan", "caylion", "unity", "kt")
    assert (len(t.research_track), len(t.colony_track)) == (4, 4)


def test_R1_12_the_minimum_bids() -> None:
    minimum = {
        4: [1, 1, 2, 3],
        5: [1, 1, 2, 3, 3],
        6: [1, 1, 1, 2, 3, 3],
        7: [1, 1, 1, 2, 2, 3, 4],
        8: [1, 1, 1, 1, 2, 2, 3, 4],
        9: [1, 1, 1, 1, 2, 2, 3, 4, 4],
    }
    without_kjas = [name for name in NINE if name != "kjas"]
    for seats in range(4, 9):
        t = chosen(*without_kjas[:seats])
        assert list(t.state.research_minimum) == list(t.state.colony_minimum) == minimum[seats]
    assert list(chosen(*NINE).state.research_minimum) == minimum[9]
    assert list(chosen("kjas", *without_kjas[:3]).state.colony_minimum) == minimum[5]


def test_R1_13_tracks_are_filled_from_the_decks() -> None:
    t = begin(
        4,
        species="choose",
        script=Script(
            deck=[
                "acrux",
                "vega",
                "altair",
                "deneb",
                "castor",
                "hadar",
                "organic_chemists",
                "sociologists",
                "linguistic_analysts",
            ]
        ),
    )
    for at, name in enumerate(["caylion", "zeth", "imdril", "kjas"]):
        t.choose(at, f"species:{name}")
    # Caylion begin with one colony, Kjas with two, Zeth and Im'dril with a team each.
    assert t.colony_track[:3] == ["deneb", "castor", "hadar"] and t.colonies(3) == ["vega", "altair"]
    assert t.teams(1) + t.teams(2) == ["organic_chemists", "sociologists"]
    assert t.research_track[0] == "linguistic_analysts"


def test_R1_14_the_next_cards_are_known_and_those_put_under_the_deck() -> None:
    t = play(seat("unity", "", "acrux vega"), colony_deck="altair deneb")
    seen = t.view(None)
    assert seen.colony_next == "altair" and seen.colony_under == []
    assert '"deneb"' not in t.seen_json(0)
    t.until("support").choose(0, "discard:vega")
    assert t.view(None).colony_under == ["vega"]


def test_R1_15_the_bonus_of_each_turn_is_known() -> None:
    by_seats = {
        4: ([6, 5, 4, 4, 3, 2], [3, 2, 2, 1, 1, 0]),
        5: ([6, 6, 5, 4, 3, 1], [3, 2, 1, 1, 1, 0]),
        6: ([6, 6, 5, 4, 2, 1], [3, 2, 1, 1, 0, 0]),
        7: ([7, 6, 5, 4, 2, 0], [2, 2, 1, 1, 0, 0]),
        8: ([7, 6, 5, 4, 2, 0], [2, 2, 1, 1, 0, 0]),
        9: ([7, 6, 5, 4, 2, 0], [2, 2, 1, 1, 0, 0]),
    }
    for seats, bonus in by_seats.items():
        seen = begin(seats, species="random").view(None)
        assert (list(seen.bonus), list(seen.yengii_bonus)) == bonus


def test_R1_16_a_handicap_is_one_small_cube_more_or_less() -> None:
    t = chosen("caylion", "unity", "imdril", "zeth", handicap="both")
    assert t.phase == "handicap" and t.awaited == [0]
    t.expect_options(0, "cube:white cube:brown cube:green").choose(0, "cube:brown")
    t.expect_options(3, "cube:white cube:green").choose(3, "cube:white")
    t.expect_goods(0, "4 white 3 brown 5 green 2 black ship").expect_goods(
        3, "green yellow 2 blue 2 black ship"
    )
    t = chosen("caylion", "unity", "imdril", "zeth", handicap="first")
    assert t.awaited == [0]
    t.choose(0, "cube:white")
    assert t.phase == "trade"
    t = chosen("caylion", "unity", "imdril", "zeth", handicap="last")
    assert t.awaited == [3]


def test_R1_17_a_first_game_is_prepared() -> None:
    for species in ("choose", "random"):
        t = begin(4, seed=8, species=species, first_game=True)
        assert [seen.species for seen in t.view(None).players] == ["caylion", "kt", "kjas", "faderan"]
        t.expect_goods(0, "6 white yellow black").expect_goods(1, "2 brown 2 blue ultratech")
        assert t.phase == "trade" and t.colonies(0) == ["gacrux"] and t.teams(1) == ["nuclear_physicists"]
        assert t.colony_track[:2] == ["spica", "hadar"] and t.state.offered == []
    with pytest.raises(SetupError):
        begin(5, first_game=True)


def test_R13_1_wide_colony_tracks_were_read_in_two_ways() -> None:
    without_kjas = [name for name in NINE if name != "kjas"]
    for species, two, three in (
        (["kjas", *without_kjas[:7]], [1, 1, 1, 1, 2, 2, 2, 4, 4], [1, 1, 1, 1, 2, 2, 3, 4, 4]),
        (NINE, [1, 1, 1, 1, 1, 2, 2, 2, 4, 4], [1, 1, 1, 1, 1, 2, 2, 3, 4, 4]),
    ):
        assert list(chosen(*species).state.colony_minimum) == two
        assert list(chosen(*species, wide_tracks="3").state.colony_minimum) == three


def test_R13_2_leftovers_are_rounded_group_by_group_or_together() -> None:
    def score(goods: str, **options: object) -> float:
        t = play(seat("caylion", goods), turn=6, **options).until("over")
        return t.game.standing(t.state).scores[0]

    assert score("blue 2 white") == 0 and score("blue 2 white", leftovers="together") == 6
    assert score("blue white", leftovers="together") == 0
    assert score("2 blue 3 ship") == score("2 blue 3 ship", leftovers="together") == 12


def test_R13_3_readings_of_cards() -> None:
    t = play(
        seat("zeth", "3 black", "achronal_analysis+"),
        seat("faderan", "3 yellow", "hyperspace_mining"),
        seat("unity", "2 white brown", "unity_bezier+"),
    )
    t.until("economy").plan(0, "achronal_analysis").plan(1, "hyperspace_mining").plan(
        2, "unity_bezier"
    ).carry_out()
    assert (t.goods(0)["white"], t.goods(0)["brown"]) == (2, 1)
    t.expect_donated(1, "yellow black").expect_donated(2, "wild_large")
    t = chosen("zeth", "unity", "kt", "eni_et").expect_goods(0, "white green yellow 2 blue 2 black ship")


def test_R13_4_the_cards_are_those_of_the_second_edition() -> None:
    t = chosen(*NINE)
    numbers = Counter(card["number"] for card in t.game.card_facts({}) if card["number"])
    assert max(numbers.values()) == 1 and max(numbers) <= 389


def test_R13_5_nobody_but_the_injured_judges_a_compensation() -> None:
    t = play(seat("caylion", "white", "acrux"), seat("unity", "green"), seat("imdril"))
    t.trade(1, "green", 0, promises=[deliver(0, 1, "3 black", turn=2)]).until("settle")
    t.free(0, "compensate", number=0, moves=[move(0, 1, "white")])
    assert not any(key.startswith(("take", "refuse")) for key in t.options(2))
    assert any(key.startswith("take") for key in t.options(1))


def test_R14_1_the_same_setup_seed_and_answers_give_the_same_game() -> None:
    def told(seed: int) -> str:
        t = begin(5, seed=seed, species="random")
        return str(t.view(None)) + str(t.until("economy").events)

    assert told(3) == told(3) != told(4)


def test_R14_2_every_order_of_the_decks_is_equally_likely() -> None:
    tables = [begin(4, seed=seed, species="random", pool="beginners") for seed in range(400)]
    colonies = Counter(t.colony_track[0] for t in tables)
    assert len(colonies) == 40 and max(colonies.values()) < 30
    teams = Counter(t.research_track[0] for t in tables)
    assert len(teams) == 7 and max(teams.values()) < 100
    last = Counter(t.research_deck[-1] for t in tables)
    assert len(last) == 20 and max(last.values()) < 50
    relics = Counter(t.state.relic_deck[-1] for t in tables)
    assert len(relics) == 12 and max(relics.values()) < 70
    assert len({tuple(it.species for it in t.state.seats) for t in tables}) == 24


def test_R14_3_a_question_with_one_answer_is_not_asked() -> None:
    t = play(seat("unity", "", "acrux vega"), seat("caylion", "2 ship")).until("split")
    assert t.awaited == [1]  # no ships, no split
    assert t.game.time(t.state) is None
    t = play(seat("unity"))
    assert t.game.time(t.state) is not None


def test_R14_4_what_is_answered_at_once_is_carried_out_in_seat_order() -> None:
    t = play(seat("imdril", "", "acrux"), seat("unity", "", "vega altair"), seat("caylion")).until("support")
    t.choose(1, "discard:altair")
    assert t.colony_deck[-2:] == ["acrux", "altair"]


def test_R14_5_a_script_gives_species_start_colonies_and_teams() -> None:
    t = begin(
        4,
        script=Script(
            start_worlds=["kjas", "unity", "zeth", "eni_et"],
            hands=[["acrux", "vega"], ["altair", "sociologists"], ["organic_chemists"], ["deneb"]],
        ),
    )
    assert t.phase == "trade" and [NINE[it.species] for it in t.state.seats] == [
        "kjas",
        "unity",
        "zeth",
        "eni_et",
    ]
    assert (
        t.colonies(0) == ["acrux", "vega"]
        and t.teams(1) == ["sociologists"]
        and t.teams(2) == ["organic_chemists"]
    )


def test_R14_6_a_script_tells_the_tops_of_the_decks() -> None:
    t = begin(
        4,
        script=Script(
            start_worlds=["caylion", "faderan", "zeth", "eni_et"],
            hands=[["rigel"], ["spica", "sociologists"], ["mechanical_engineers"], ["mimosa"]],
            deck=[
                "acrux",
                "vega",
                "altair",
                "deneb",
                "castor",
                "organic_chemists",
                "metaethicists",
                "faderan_stars_ruin",
            ],
        ),
    )
    assert t.colony_track == ["acrux", "vega", "altair", "deneb"] and t.colony_deck[0] == "castor"
    assert t.research_track[0] == "organic_chemists"
    every = t.research_track + t.research_deck
    assert every.index("metaethicists") == 5  # seven of era I, of which two are dealt
    assert t.colonies(1) == ["spica"] and t.state.relic_deck[-1] == t.named(1, "stars_ruin")


@pytest.mark.parametrize(
    "script",
    [
        Script(start_worlds=["kjas", "kjas", "zeth", "eni_et"]),
        Script(start_worlds=["kjas"]),
        Script(start_worlds=["kjas", "pluto", "zeth", "eni_et"]),
        Script(deck=["acrux", "acrux"]),
        Script(deck=["pluto"]),
        Script(start_worlds=["kjas", "unity", "zeth", "eni_et"], hands=[["acrux"], [], [], []]),
        Script(reshuffles=[["acrux"]]),
        Script(hands=[["acrux"], ["vega"], ["altair"], ["deneb"]]),
    ],
)
def test_R14_7_a_script_that_cannot_be_is_refused(script: Script) -> None:
    with pytest.raises(SetupError):
        begin(4, script=script)


def test_R14_12_a_strict_script_tells_species_and_whole_decks() -> None:
    with pytest.raises(SetupError, match="strict: start_worlds, the species, are not told"):
        begin(4, script=Script(strict=True))
    species = ["kjas", "unity", "zeth", "eni_et"]
    dealt = {*COLONY_DECKS[0], *RELIC_WORLDS}.union(*TEAM_DECKS[0])
    every = [name for name, card in NUMBER_OF.items() if card in dealt]
    with pytest.raises(SetupError, match="strict: 1 cards of colonies, teams and relic worlds are not told"):
        begin(4, script=Script(start_worlds=species, deck=every[:-1], strict=True))
    tables = [
        begin(4, seed=seed, script=Script(start_worlds=species, deck=every, strict=True)) for seed in (1, 2)
    ]
    assert tables[0].state == tables[1].state


def test_R14_8_a_refusal_names_its_reason_and_numbers_and_changes_nothing() -> None:
    def why(goods: str, act: Callable[[Table], object], **facts: object) -> None:
        t = play(
            seat("caylion", goods, "adara wezen sociologists mechanical_engineers"), seat("unity", goods)
        )
        before = t.seen_json(0)
        with pytest.raises(NotAllowed) as refused:
            act(t)
        assert {name: refused.value.facts.get(name) for name in facts} == facts, refused.value.facts
        assert t.seen_json(0) == before

    why("green white", lambda t: t.flip(0, "adara"), good="white", need=2, have=1)
    why("2 green blue", lambda t: t.flip(0, "wezen"), good="black", need=1, have=0)
    why("5 white 5 brown", lambda t: t.invent(0, "sociologists"), good="white", need=6, have=5)
    why(
        "ultratech", lambda t: t.invent(0, "mechanical_engineers", option=1), good="ultratech", need=2, have=1
    )
    why("3 green", lambda t: t.offer(0, "4 green", to={1}), good="green", need=4, have=3)
    why("blue 3 green", lambda t: t.play_card(1, "unity_color_space"), good="any_large", need=2, have=1)
    t = (
        play(seat("eni_et"), seat("unity", "white brown"))
        .trade(0, "eni_et_mutual_understanding", 1)
        .until("economy")
    )
    with pytest.raises(NotAllowed) as refused:
        t.plan(1, "eni_et_mutual_understanding")
    assert (refused.value.facts["good"], refused.value.facts["have"]) == ("any_small", 1)  # of one colour


def test_R14_9_deals_promises_thefts_and_gifts_only_move_goods() -> None:
    t = play(
        seat("zeth", "4 white 4 black"),
        seat("unity", "4 brown blue"),
        seat("imdril", "2 green", donated="2 white"),
        seat("caylion", "ultratech"),
    )

    def total() -> Counter[str]:
        return sum((Counter(t.goods(at)) + Counter(t.donated(at)) for at in range(4)), Counter())

    before = total()
    t.trade(2, "green", 3, "ultratech", promises=[deliver(2, 3, "green", turn=2)]).until("economy")
    assert total() == before
    t.until("theft").free(0, "steal", card="zeth_systemic_bribery", victim=1, price=1, take={"brown": 2})
    t.next_turn()
    assert total() == before - Counter(white=2)  # the price of the theft
    t.expect_goods(3, "2 green" if "white" not in t.goods(3) else "white 2 green")


def test_R14_10_no_card_leaves_the_game_but_the_spent_the_inventors_and_nullspace() -> None:
    t = chosen("kt", "unity", "caylion", "imdril")

    def known() -> set[str]:
        return {card for at in range(4) for card in t.colonies(at) + t.teams(at)} | set(
            t.colony_deck + t.research_deck + t.colony_track + t.research_track
        ) - {""}

    before = known()
    t.until("over")
    assert known() == before


def test_R14_11_nobody_is_asked_for_the_sake_of_what_is_hidden() -> None:
    def asked(anyway: bool, points: int) -> list[tuple[str, list[int]]]:
        t = play(
            seat("faderan", "ship", "nalgorian_grindstone acrux", points=points),
            seat("unity", "", "vega altair"),
            seat("zeth", "2 white"),
        )
        t.state.ask_anyway = anyway
        found = []
        while t.state.round < 3:
            found.append((t.phase, t.awaited))
            t._let_pass()
        return found

    assert asked(True, 0) == asked(False, 0) == asked(False, 9)
