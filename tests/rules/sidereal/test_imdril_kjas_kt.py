"""R12: the Im'dril, the Kjasjavikalimm and the Kt'Zr'Kt'Rtl."""

from .scenario import begin, play, run, seat


def test_R12_21_fleets_support_all_that_one_seat_runs() -> None:
    t = play(seat("imdril", "3 brown 3 green", "nanotechnology genetic_engineering")).until("economy")
    t.refused_plan(0, "lacks-fleets", "asteroid_mining", "nanotechnology")  # 2 + 1 of 2
    t.plan(0, "nanotechnology", "genetic_engineering").carry_out().expect_goods(
        0, "white green yellow blue ultratech"
    )


def test_R12_22_a_card_is_lent_with_the_fleets_it_needs() -> None:
    t = play(seat("imdril", "", "nanotechnology fleet_124"), seat("unity", "3 brown"))
    t.offer(0, "imdril_nanotechnology", to={1}).refused_take(1, "needs-fleets")
    t.trade(0, "imdril_nanotechnology imdril_fleet_124", 1)
    t.offer(0, "imdril_asteroid_mining", to={1}).refused_take(1, "needs-fleets")
    t.offer(1, "imdril_fleet_124", to={0}).refused_take(0, "needs-fleets")
    t.trade(1, "imdril_nanotechnology imdril_fleet_124", 0).trade(
        0, "imdril_nanotechnology imdril_fleet_124", 1
    )
    t.until("economy").plan(1, "imdril_nanotechnology").carry_out().expect_goods(1, "green ultratech")
    t.next_turn()
    assert t.holder("imdril_fleet_124") == t.holder("imdril_nanotechnology") == 0


def test_R12_23_cards_of_others_need_no_fleets() -> None:
    t = (
        play(seat("imdril", "2 green"), seat("caylion"))
        .trade(1, "caylion_oceanic_processing", 0)
        .until("economy")
    )
    t.plan(0, "asteroid_mining", "caylion_oceanic_processing").carry_out().expect_goods(
        0, "3 brown blue ship"
    )


def test_R12_24_fleets_are_played_for_a_point() -> None:
    t = play(seat("imdril", "4 black 3 brown"), seat("unity", "3 black"))
    assert "imdril_fleet_128" in t.cards(0)
    t.play_card(0, "fleet_124").expect_goods(0, "3 brown black").play_card(0, "fleet_125").expect_goods(0, "")
    assert t.points(0) == 2
    t.refused(0, "play", "not-to-be-played", card="imdril_fleet_124").refused(
        1, "play", "not-to-be-played", card="imdril_fleet_127"
    )
    t.until("economy").plan(0, "asteroid_mining").carry_out()


def test_R12_25_they_keep_no_colonies_into_the_economy() -> None:
    t = play(seat("imdril", "2 ship", "acrux"), colonies="vega")
    t.bids((2, 0))
    assert t.place("acrux") != "in-play" and t.colonies(0) == []
    t.choose(0, "buy:0")
    assert t.colonies(0) == ["vega"]
    t.until("trade").trade(0, "vega", 1)
    assert t.colonies(1) == ["vega"]


def test_R12_26_upgraded_asteroid_mining_needs_one_support_or_by_option_one_each() -> None:
    def refused(**options: object) -> bool:
        t = play(seat("imdril", "yellow 3 brown", "nanotechnology"), **options)
        t.state.back[t.named(0, "asteroid_mining")] = 1
        t.until("economy")
        both = ("asteroid_mining", run("asteroid_mining", at=1), "nanotechnology")
        if options:
            t.refused_plan(0, "lacks-fleets", *both)
            return True
        t.plan(0, *both).carry_out().expect_goods(0, "2 brown 2 green blue ultratech ship")
        return False

    assert not refused() and refused(asteroid_mining="each")


def test_R12_27_the_kjas_split_their_bid_when_their_turn_comes() -> None:
    t = play(
        seat("kjas", "9 ship"),
        seat("unity", "4 ship"),
        seat("caylion"),
        colonies="acrux vega altair deneb hadar",
    )
    t.bids((5, 0), (4, 0))
    assert t.awaited == [0]
    t.choose(0, "halve")
    assert t.awaited == [1]  # 4 against 3 and 2
    t.choose(1, "buy:0").expect_may(0, "halve", False).expect_may(0, "buy:4").choose(0, "pass")
    t.expect_may(0, "buy:2").expect_may(0, "buy:3", False).choose(0, "buy:2").expect_goods(0, "7 ship")


def test_R12_28_each_half_pays_its_own_ships() -> None:
    t = play(seat("kjas", "9 ship"), colonies="acrux vega altair deneb hadar").bids((5, 0)).choose(0, "halve")
    t.expect_may(0, "halve", False).choose(0, "buy:3").expect_goods(0, "6 ship").choose(0, "pass")
    t.expect_goods(0, "6 ship")
    assert t.colonies(0) == ["deneb"]
    t = play(seat("kjas", "1 ship"), colonies="acrux vega").bids((1, 0)).expect_may(0, "halve", False)


def test_R12_29_ties_are_looked_at_anew_before_the_second_half() -> None:
    # Kjas 6 beat Unity 4 while neither has a colony; after the first half they have one more.
    t = play(
        seat("kjas", "4 ship"),
        seat("unity", "2 ship"),
        seat("eni_et"),
        colonies="acrux vega altair deneb hadar",
    )
    t.bids((4, 0), (2, 0)).choose(0, "halve")
    assert t.awaited == [0]
    t.choose(0, "buy:0")
    assert t.awaited == [1]
    t.choose(1, "buy:1").choose(0, "buy:2")
    assert t.colonies(0) == ["acrux", "altair"]


def test_R12_30_territories_are_played_and_turned_for_colonies_and_lent() -> None:
    t = play(
        seat("kjas", "5 yellow", "acrux antares vega castor spica"),
        seat("unity"),
    )
    t.play_card(0, "hadsja_vassal_territory", worlds="acrux antares").expect_goods(0, "2 yellow")
    assert t.points(0) == 2
    t.upgrade(0, "hadsja_vassal_territory", worlds="castor vega spica")
    assert t.points(0) == 5 and t.side("kjas_hadsja_vassal_territory") == 1 and t.colonies(0) == []
    t.trade(0, "kjas_hadsja_vassal_territory", 1)
    assert (t.owner("kjas_hadsja_vassal_territory"), t.holder("kjas_hadsja_vassal_territory")) == (0, 1)


def test_R12_31_the_kjas_begin_with_two_colonies() -> None:
    t = begin(4)
    for at, species in enumerate(["kjas", "unity", "kt", "zeth"]):
        t.choose(at, f"species:{species}")
    assert [len(t.colonies(at)) for at in range(4)] == [2, 1, 1, 0]


def test_R12_32_half_cards_run_as_one_converter() -> None:
    t = play(seat("kt", "5 green ultratech")).until("economy")
    t.refused_plan(0, "run-already-card", "polyutility_components", "hand_crafted")
    t.plan(0, "polyutility_components", "diffusion", "high_risk_laboratories").carry_out()
    t.expect_goods(0, "white 2 brown green yellow blue black ultratech 5 ship")


def test_R12_33_halves_are_upgraded_alone_and_lent_together() -> None:
    t = play(seat("kt", "", "quantum_computers"), seat("unity"))
    t.upgrade(0, "polyutility_components", spend="quantum_computers")
    assert t.side("kt_polyutility_components") == 1 and t.side("kt_hand_crafted") == 0
    t.trade(0, "kt_hand_crafted", 1)
    assert t.holder("kt_polyutility_components") == t.holder("kt_hand_crafted") == 1
    t.until("economy").plan(1, "kt_polyutility_components").carry_out().expect_goods(1, "blue ultratech ship")


def test_R12_34_nullspace_colonies_are_played_for_power() -> None:
    t = (
        play(seat("kt", "3 yellow"), seat("unity", "2 yellow"))
        .play_card(0, "kt_klnqn")
        .play_card(0, "kt_zdnx")
    )
    assert t.colonies(0) == ["kt_klnqn", "kt_zdnx"] and t.goods(0) == {}
    t.refused(0, "play", "cannot-pay", card="kt_gzzd").refused(1, "play", "not-to-be-played", card="kt_gzzd")


def test_R12_35_nullspace_colonies_are_given_for_good_and_leave_the_game_when_consumed() -> None:
    t = play(seat("kt", "", "kt_klnqn kt_zdnx kt_gzzd"), seat("faderan", "4 white"), seat("unity"))
    t.refused(0, "flip", "no-other-side", card="kt_zdnx")
    t.trade(0, "kt_klnqn", 1).trade(0, "kt_zdnx kt_gzzd", 2)
    deck = t.colony_deck
    t.draw(1, worlds="kt_klnqn")
    assert t.place("kt_klnqn") == "box" and t.colony_deck == deck
    t.until("support").choose(2, "discard:kt_zdnx").next_turn()
    assert t.place("kt_zdnx") == "box" and t.owner("kt_gzzd") == 2
    t.refused(0, "play", "not-to-be-played", card="kt_zdnx")


def test_R12_36_the_kt_win_all_equal_colony_bids_and_only_those() -> None:
    t = play(
        seat("imdril", "4 ship"),
        seat("kt", "4 ship", "acrux vega altair organic_chemists"),
        colonies="deneb",
        teams="mechanical_engineers",
    )
    t.bids((2, 2), (2, 2))
    assert t.phase == "colony" and t.awaited == [1]
    t.choose(1, "pass").choose(0, "pass")
    assert t.phase == "research" and t.awaited == [0]
    t = play(seat("imdril", "2 ship"), seat("kt", "2 ship"), teams="mechanical_engineers").bids(
        (0, 2), (0, 2)
    )
    assert t.phase == "research" and t.awaited == [1]


def test_R12_37_the_kt_support_any_number_of_colonies() -> None:
    t = play(seat("kt", "", "acrux vega altair deneb castor hadar rigel spica")).until("economy")
    assert len(t.colonies(0)) == 8
