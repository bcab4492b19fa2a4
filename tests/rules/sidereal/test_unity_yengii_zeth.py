"""R12: the Unity, the Yengii and the Zeth."""

import pytest

from .scenario import deliver, move, play, run, seat


def test_R12_38_wild_inputs_take_any_cubes_of_the_size_mixed() -> None:
    t = play(seat("unity", "white brown wild_small 2 blue")).until("economy")
    t.refused_plan(0, "wrong-payment", run("explorer_collection", put="white brown blue"))
    t.plan(
        0, run("explorer_collection", put="white brown wild_small"), run("adamantine_synthesis", put="2 blue")
    )
    t.carry_out().expect_goods(0, "brown green black ultratech 2 ship")


def test_R12_39_wild_outputs_are_grey_whoever_gets_them() -> None:
    t = (
        play(seat("unity"), seat("caylion", "white", "acrux"))
        .until("economy")
        .plan(0, "adaptive_fabrication")
    )
    t.carry_out().expect_goods(0, "wild_small wild_large ship").next_turn().trade(0, "wild_small", 1)
    t.expect_goods(1, "white wild_small").flip(1, "acrux").expect_goods(1, "")


def test_R12_40_computer_worlds_are_played_for_a_colony_and_a_point() -> None:
    t = play(seat("unity", "2 white brown ultratech 3 blue", "acrux vega")).play_card(
        0, "unity_bezier", worlds="vega"
    )
    t.expect_goods(0, "ultratech 3 blue")
    assert t.points(0) == 1 and t.colonies(0) == ["acrux"] and "unity_bezier" in t.cards(0)
    t.refused(0, "play", "no-such-colony", card="unity_limit", worlds=["unity_bezier"])
    t.until("economy")
    assert t.phase == "economy"  # one colony is supported; the computer world is none


def test_R12_41_what_the_yengii_invent_is_theirs_and_what_others_invent_reaches_them() -> None:
    t = play(seat("yengii", "6 brown", "organic_chemists"), seat("unity", "6 white", "sociologists"), turn=2)
    t.invent(0, "organic_chemists").invent(1, "sociologists").until("talk")
    assert t.holder("unity_genetic_engineering") == -1 and t.holder("yengii_genetic_engineering") == 0
    assert t.holder("yengii_ubiquitous_cultural_repository") == 0
    assert t.points(0) == 1 + 2 and t.points(1) == 1 + 5


def test_R12_42_a_licence_brings_the_licensees_own_card_into_play() -> None:
    t = play(seat("yengii", "6 brown", "organic_chemists"), seat("unity", "blue 3 green"), seat("imdril"))
    t.refused_offer(0, "no-licence", "licence:genetic_engineering", to={1})
    t.invent(0, "organic_chemists").trade(0, "licence:genetic_engineering", 1, "blue")
    assert t.owner("unity_genetic_engineering") == 1 and t.holder("imdril_genetic_engineering") == -1
    t.refused_offer(0, "has-technology", "licence:genetic_engineering", to={1})
    t.until("economy").plan(1, "genetic_engineering").carry_out().expect_goods(1, "brown yellow black")
    t.next_turn()
    assert t.holder("unity_genetic_engineering") == 1


def test_R12_42_a_spent_card_does_not_come_back() -> None:
    t = play(
        seat("yengii", "6 brown", "organic_chemists"),
        seat("unity", "", "nanotechnology genetic_engineering"),
    )
    t.invent(0, "organic_chemists").upgrade(1, "nanotechnology", spend="genetic_engineering")
    t.refused_offer(0, "has-technology", "licence:genetic_engineering", to={1})


def test_R12_43_it_is_the_invention_that_is_licensed_as_often_as_they_like() -> None:
    t = play(seat("yengii", "6 brown", "organic_chemists nanotechnology"), seat("unity"), seat("imdril"))
    t.invent(0, "organic_chemists").upgrade(0, "nanotechnology", spend="genetic_engineering")
    t.trade(0, "licence:genetic_engineering", 1).trade(0, "licence:genetic_engineering", 2)
    assert t.holder("unity_genetic_engineering") == 1 and t.holder("imdril_genetic_engineering") == 2


def test_R12_44_a_licensee_scores_nothing_and_gives_no_licence() -> None:
    t = play(seat("yengii", "6 brown", "organic_chemists"), seat("unity"), seat("imdril"))
    t.invent(0, "organic_chemists").trade(0, "licence:genetic_engineering", 1)
    assert t.points(1) == 0
    t.refused_offer(1, "no-licence", "licence:genetic_engineering", to={2})
    t.until("talk")
    assert t.points(1) == 0


def test_R12_45_what_they_have_invented_does_not_count_in_ties() -> None:
    t = play(
        seat("yengii", "6 brown 2 ship", "organic_chemists"),
        seat("unity", "2 ship"),
        teams="mechanical_engineers",
    )
    t.invent(0, "organic_chemists").bids((0, 2), (0, 2))
    assert t.phase == "research" and t.awaited == [0]  # 5 against 4, no team each


def theft(victim: str, **options: object):  # type: ignore[no-untyped-def]
    return play(seat("zeth", "4 white 4 black 4 yellow"), seat("unity", victim), seat("imdril"), **options)


def test_R12_46_red_converters_take_from_a_victim_after_the_bids() -> None:
    t = theft("2 brown blue ultratech").until("theft")
    t.free(0, "steal", card="zeth_smuggling_network", victim=1, price=1, take={"ultratech": 1})
    t.expect_goods(1, "2 brown blue").expect_goods(0, "3 white 2 yellow 4 black ultratech")
    t = play(seat("zeth", "4 white black"), seat("unity", "ultratech brown"), seat("imdril", "brown blue"))
    t.until("theft").refused(0, "steal", "cannot-pay", card="zeth_smuggling_network", victim=1, price=1)
    t.free(0, "steal", card="zeth_systemic_bribery", victim=1, price=1)
    t.refused(0, "steal", "run-already-card", card="zeth_systemic_bribery", victim=2, price=1)
    t.refused(0, "steal", "no-such-cost", card="zeth_black_market", victim=2, price=2)
    t.refused(0, "steal", "no-converter", card="zeth_cascading_deception", victim=2)
    assert t.phase == "theft" and t.awaited == [0]


def test_R12_46_the_zeth_may_stop_at_any_time() -> None:
    t = theft("2 brown").until("theft").choose(0, "stop")
    assert t.phase == "trade" and t.state.round == 2
    t.expect_goods(1, "2 brown")


def test_R12_47_a_seat_is_stolen_from_once_a_turn() -> None:
    t = play(
        seat("zeth", "4 white 4 black"), seat("unity", "4 brown blue"), seat("imdril", "white brown blue")
    ).until("theft")
    t.free(0, "steal", card="zeth_systemic_bribery", victim=1, price=1, take={"brown": 2})
    t.refused(0, "steal", "robbed-already", card="zeth_black_market", victim=1, price=1, take={"blue": 1})
    t.free(0, "steal", card="zeth_black_market", victim=2, price=1, take={"blue": 1})
    t.expect_goods(1, "2 brown blue").expect_goods(2, "white brown")


def protected(t: object, at: int) -> bool:
    return t.state.seats[at].protected  # type: ignore[attr-defined,no-any-return]


def test_R12_48_any_deal_with_the_zeth_protects() -> None:
    t = play(
        seat("zeth", "2 white"),
        seat("unity", "2 brown"),
        seat("imdril", "2 white"),
        seat("caylion", "2 white"),
    )
    t.trade(1, "brown", 0)
    t.deal(move(0, 2, "white"), move(2, 3, "white"), move(3, 2, "white")).take(2).take(3)
    assert [protected(t, at) for at in (1, 2, 3)] == [True, True, True]
    t = play(seat("zeth", "4 white"), seat("unity", "2 brown"), seat("imdril", "white")).trade(1, "brown", 0)
    t.until("theft").refused(0, "steal", "protected", card="zeth_systemic_bribery", victim=1, price=1)
    t.free(0, "steal", card="zeth_systemic_bribery", victim=2, price=1)
    t.next_turn()
    assert [protected(t, at) for at in (1, 2, 3)] == [False, False, False]


def test_R12_48_a_delivery_protects_and_a_forced_gift_does_not() -> None:
    t = play(seat("zeth", "4 white", donated="brown"), seat("unity", "2 brown", donated="white"))
    t.until("donate").give_away(1, 0, "white").give_away(0, 1, "brown").until("theft")
    assert not protected(t, 1)
    t = play(seat("zeth", "4 white"), seat("unity", "2 brown"))
    t.trade(1, "brown", 0, promises=[deliver(1, 0, "brown", turn=2)]).next_turn()
    assert protected(t, 1)


def test_R12_48_by_option_only_an_exchange_protects() -> None:
    t = play(seat("zeth", "white"), seat("unity", "2 brown"), seat("imdril", "brown"), protection="exchange")
    t.trade(1, "brown", 0).trade(2, "brown", 0, "white")
    assert [protected(t, at) for at in (1, 2)] == [False, True]


def test_R12_49_a_price_is_open_against_a_victim_with_enough_envoys() -> None:
    def refused(envoys: int) -> object:
        t = theft("2 brown ultratech")
        t.state.seats[1].envoys = envoys
        return t.until("theft")

    t = refused(2)
    t.refused(
        0, "steal", "needs-envoys", card="zeth_smuggling_network", victim=1, price=0, take={"ultratech": 1}
    )
    t = refused(3).free(0, "steal", card="zeth_smuggling_network", victim=1, price=0, take={"ultratech": 1})
    t.expect_goods(0, "4 white 4 yellow 3 black ultratech")


def test_R12_50_seven_envoys_are_given_and_stay() -> None:
    t = play(seat("zeth"), seat("unity"), seat("imdril"))
    t.trade(0, "5 envoy", 1).trade(0, "2 envoy", 2)
    assert [t.state.seats[at].envoys for at in (1, 2)] == [5, 2] and t.state.envoys_left == 0
    t.refused_offer(0, "no-envoys", "envoy", to={1}).refused_offer(1, "no-envoys", "envoy", to={2})


def test_R12_50_the_output_of_the_envoys_card_goes_whole_to_one_seat() -> None:
    t = play(seat("zeth", "3 white"), seat("unity", "blue")).until("economy").plan(0, "envoys").carry_out()
    t.expect_donated(0, "brown yellow blue ultratech envoy").next_turn()
    t.refused_offer(0, "lacks", "brown", to={1})
    t.refused(0, "offer", "no-parcel", moves=[move(0, 1, "parcel"), move(0, 2, "parcel")])
    t.refused_offer(1, "no-parcel", "parcel", to={2})
    t.trade(0, "parcel", 1, "blue").expect_goods(1, "brown yellow blue ultratech").expect_donated(0, "")
    assert t.state.seats[1].envoys == 1
    t = play(seat("zeth", "3 white"), seat("unity")).until("economy").plan(0, "envoys").carry_out()
    t.next_turn().until("donate").time().expect_goods(1, "brown yellow blue ultratech").expect_goods(2, "")
    t = play(seat("zeth", "3 white"), seat("unity"))
    t.state.envoys_left = 0
    t.until("economy").plan(0, "envoys").carry_out().expect_donated(0, "brown yellow blue ultratech")
    t.next_turn().trade(0, "parcel", 1).expect_goods(1, "brown yellow blue ultratech")


@pytest.mark.parametrize("card", ["smuggling_network", "systemic_bribery", "black_market", "envoys"])
def test_R12_51_four_of_their_cards_are_never_given(card: str) -> None:
    t = play(seat("zeth"), seat("unity"))
    t.refused_offer(0, "never-given", f"zeth_{card}", to={1})
    t.trade(0, "zeth_cascading_deception", 1)


def test_R12_52_grey_cubes_ships_points_and_donations_are_safe() -> None:
    t = play(
        seat("zeth", "4 white 4 black"),
        seat("unity", "wild_small wild_large brown ship", donated=""),
        seat("imdril"),
    )
    t.until("theft")
    t.refused(
        0, "steal", "too-many-stolen", card="zeth_systemic_bribery", victim=1, price=1, take={"wild_small": 1}
    )
    t.refused(0, "steal", "nothing-to-steal", card="zeth_black_market", victim=1, price=1)
    t = play(
        seat("zeth", "4 white"), seat("caylion", "4 white", "cross_species_ethical_equality"), seat("unity")
    )
    t.until("economy").plan(1, "cross_species_ethical_equality").carry_out()
    assert t.phase == "talk"
    t.next_turn()  # nobody has anything to steal, so nothing is asked
    t.expect_donated(1, "brown vp")


@pytest.mark.parametrize("chooser", ["zeth", "victim"])
def test_R12_53_stolen_cubes_are_of_any_colours_as_the_zeth_or_the_victim_choose(chooser: str) -> None:
    t = theft("white brown green", stolen_colours=chooser).until("theft")
    if chooser == "zeth":
        three = {"white": 1, "brown": 1, "green": 1}
        t.refused(0, "steal", "too-many-stolen", card="zeth_systemic_bribery", victim=1, price=1, take=three)
        t.free(0, "steal", card="zeth_systemic_bribery", victim=1, price=1, take={"white": 1, "green": 1})
        t.expect_goods(1, "brown")
    else:
        t.free(0, "steal", card="zeth_systemic_bribery", victim=1, price=1)
        assert t.awaited == [1]
        t.choose(1, "lose:brown").choose(1, "lose:green").expect_goods(1, "white")


def test_R12_54_the_zeth_take_what_there_is_or_by_option_all_or_nothing() -> None:
    t = (
        theft("brown")
        .until("theft")
        .free(0, "steal", card="zeth_systemic_bribery", victim=1, price=1, take={"brown": 1})
    )
    t.expect_goods(1, "").expect_goods(0, "2 white brown 4 yellow 4 black")
    t = theft("2 brown").until("theft")
    t.free(0, "steal", card="zeth_systemic_bribery", victim=1, price=1, take={"brown": 1}).expect_goods(1, "")
    t = theft("brown blue", short_theft="nothing").until("theft")
    t.refused(
        0, "steal", "nothing-to-steal", card="zeth_systemic_bribery", victim=1, price=1, take={"brown": 1}
    )


def test_R12_55_there_is_no_theft_in_the_last_turn() -> None:
    (play(seat("zeth", "4 white"), seat("unity", "2 brown"), turn=6).until("over").expect_goods(1, "2 brown"))


def test_R12_56_grey_cubes_pay_for_a_theft() -> None:
    t = play(seat("zeth", "wild_small white"), seat("unity", "2 brown")).until("theft")
    t.free(0, "steal", card="zeth_systemic_bribery", victim=1, price=1, take={"brown": 2})
    t.expect_goods(0, "2 brown").expect_goods(1, "")


def test_R12_57_what_one_theft_has_taken_pays_the_next() -> None:
    t = play(seat("zeth", "black white yellow"), seat("unity", "yellow"), seat("imdril", "ultratech"))
    t.until("theft").refused(0, "steal", "cannot-pay", card="zeth_smuggling_network", victim=2, price=1)
    t.free(0, "steal", card="zeth_black_market", victim=1, price=1).expect_goods(0, "white 2 yellow")
    t.free(0, "steal", card="zeth_smuggling_network", victim=2, price=1).expect_goods(0, "ultratech")
