"""R2: the Trade phase, its end, loans, and donated goods that must be given away."""

from .scenario import deliver, move, play, seat


def test_R2_1_everybody_acts_at_any_time_in_any_order() -> None:
    t = play(seat("caylion", "4 green 4 yellow", "mechanical_engineers acrux"), seat("unity", "2 white"))
    assert t.may_act == [0, 1, 2, 3]
    t.trade(1, "2 white", 0, "2 green").invent(0, "mechanical_engineers").flip(0, "acrux")
    t.trade(0, "green", 1).expect_goods(0, "green").expect_goods(1, "3 green")
    assert t.phase == "trade" and t.may_act == [0, 1, 2, 3]


def test_R2_2_goods_ships_cards_and_promises_are_traded_by_one_agreement() -> None:
    t = play(seat("caylion", "2 green ship", "acrux"), seat("unity", "blue"))
    t.offer(0, "2 green ship acrux", "blue", to={1}, promises=[deliver(1, 0, "yellow", turn=2)])
    t.expect_goods(0, "2 green ship").expect_goods(1, "blue")
    t.take(1)
    t.expect_goods(0, "blue").expect_goods(1, "2 green ship")
    assert t.holder("acrux") == 1 and [promise.debtor for promise in t.promises] == [1]


def test_R2_3_a_deal_of_three_happens_all_together_or_not_at_all() -> None:
    t = play(seat("caylion", "green"), seat("unity", "blue"), seat("imdril", "ship"))
    t.deal(move(0, 1, "green"), move(1, 2, "blue"), move(2, 0, "ship"))
    t.take(1).expect_goods(0, "green").expect_goods(1, "blue").expect_goods(2, "ship")
    t.take(2).expect_goods(0, "ship").expect_goods(1, "green").expect_goods(2, "blue")
    t.deal(move(0, 1, "ship"), move(1, 2, "green"), move(2, 0, "blue"))
    t.take(1).trade(1, "green", 3)
    t.refused_take(2, "lacks")
    t.expect_goods(0, "ship").expect_goods(1, "").expect_goods(2, "blue")


def test_R2_4_points_are_never_given_but_for_donated_ones() -> None:
    t = play(seat("caylion", points=5), seat("unity", "blue"), seat("imdril", donated="2 vp"))
    t.refused_offer(0, "lacks-points", "vp", "blue", to={1})
    t.trade(2, "2 vp", 1, "blue").expect_goods(2, "blue")
    assert t.points(1) == 2 and t.points(2) == 0 and t.points(0) == 5


def test_R2_5_colonies_and_teams_change_their_owner_for_good() -> None:
    t = play(seat("caylion", "", "acrux sociologists"), seat("unity"))
    t.trade(0, "acrux sociologists", 1)
    assert t.owner("acrux") == t.owner("sociologists") == 1
    t.next_turn()
    assert t.holder("acrux") == t.holder("sociologists") == 1


def test_R2_6_a_bordered_card_is_lent_until_the_end_of_the_turn() -> None:
    t = play(seat("eni_et"), seat("unity"))
    t.trade(0, "eni_et_deep_hunting", 1)
    assert (t.owner("eni_et_deep_hunting"), t.holder("eni_et_deep_hunting")) == (0, 1)
    t.until("talk")
    assert t.holder("eni_et_deep_hunting") == 1
    t.next_turn()
    assert t.holder("eni_et_deep_hunting") == 0


def test_R2_7_only_cards_in_play_that_the_giver_holds_are_given() -> None:
    t = play(
        seat("caylion", "6 white", "nanotechnology genetic_engineering sociologists"),
        seat("unity", "", "acrux"),
    )
    t.refused_offer(0, "holds-not", "caylion_megastructures", to={1})  # in the library
    t.refused_offer(0, "holds-not", "acrux", to={1})
    t.upgrade(0, "nanotechnology", spend="genetic_engineering").invent(0, "sociologists")
    t.refused_offer(0, "holds-not", "caylion_genetic_engineering", to={1})  # spent
    t.refused_offer(0, "holds-not", "sociologists", to={1})  # has invented
    t.trade(0, "caylion_nanotechnology", 1)
    t.refused_offer(0, "holds-not", "caylion_nanotechnology", to={2})  # lent already


def test_R2_8_a_borrower_gives_a_lent_card_back_and_to_nobody_else() -> None:
    t = play(seat("eni_et"), seat("unity"), seat("imdril"))
    t.trade(0, "eni_et_deep_hunting", 1)
    t.refused_offer(1, "not-lent-on", "eni_et_deep_hunting", to={2})
    t.trade(1, "eni_et_deep_hunting", 0)
    assert t.holder("eni_et_deep_hunting") == 0
    t = play(seat("eni_et"), seat("unity"), seat("imdril"), lend_on=True)
    t.trade(0, "eni_et_deep_hunting", 1).trade(1, "eni_et_deep_hunting", 2)
    assert (t.owner("eni_et_deep_hunting"), t.holder("eni_et_deep_hunting")) == (0, 2)


def test_R2_9_an_answer_or_a_deal_makes_a_ready_seat_look_again() -> None:
    t = play(seat("caylion", "2 green"), seat("unity", "blue"))
    t.ready(0)
    assert t.awaited == [1, 2, 3]
    t.offer(0, "green", "blue", to={1})
    assert t.awaited == [0, 1, 2, 3]
    t.ready(0).take(1)
    assert t.awaited == [0, 1, 2, 3]


def test_R2_10_trading_closes_when_all_but_one_are_ready_or_time_is_up() -> None:
    t = play(seat("caylion"), seat("unity")).ready(0, 1)
    assert t.phase == "trade"
    t.ready(3)
    assert t.phase != "trade"
    t = play(seat("caylion"), seat("unity")).time()
    assert t.phase != "trade"


def test_R2_11_then_all_may_still_invent_upgrade_and_convert_but_not_deal() -> None:
    t = play(
        seat("caylion", "6 white", "sociologists"),
        seat("unity", "2 white", "acrux"),
        seat("imdril"),
        seat("faderan"),
    )
    t.ready(0, 1, 2)
    assert t.phase == "closing" and t.awaited == [0, 1]  # the others can do none of these
    t.refused_offer(0, "not-an-option", "white", to={1})
    t.invent(0, "sociologists").flip(1, "acrux")
    assert t.side("acrux") == 1 and t.points(0) == 1 and t.awaited == [0]  # who could upgrade
    assert t.ready(0).phase == "economy"


def test_R2_12_donated_goods_are_given_away_and_cannot_be_kept_or_refused() -> None:
    t = play(seat("caylion", "white", donated="2 white vp"), seat("unity"), seat("imdril")).until("donate")
    assert t.awaited == [0]
    t.refused(0, "give", "bad-payload", to=1, goods={"white": -1})
    t.refused(0, "give", "no-parcel", to=1, parcel=True).refused(0, "give", "nothing-in-it", to=1)
    t.refused(0, "give", "lacks-donated", to=1, goods={"white": 3}).refused(
        0, "give", "lacks-points", to=1, points=2
    )
    t.refused(0, "give", "no-such-seat", to=0, goods={"white": 1})
    t.give_away(0, 1, "white").give_away(0, 2, "white vp")
    assert t.phase == "economy" and t.points(2) == 1
    t.expect_goods(0, "white").expect_goods(1, "white").expect_goods(2, "white").expect_donated(0, "")


def test_R2_13_when_time_is_up_the_rest_goes_round_piece_by_piece() -> None:
    t = play(
        seat("caylion", donated="2 white brown"), seat("unity"), seat("imdril", donated="blue vp"), seat("kt")
    )
    t.until("donate").time()
    t.expect_goods(1, "white").expect_goods(2, "white").expect_goods(3, "brown blue").expect_goods(0, "")
    assert t.points(0) == 1
    t = play(seat("caylion", donated="2 white brown"), seat("unity")).until("donate").choose(0, "round")
    t.expect_goods(1, "white").expect_goods(2, "white").expect_goods(3, "brown")


def test_R2_14_promises_due_at_the_end_are_settled_before_the_economy() -> None:
    t = play(seat("caylion", "2 green"), seat("unity", "blue"))
    t.trade(1, "blue", 0, promises=[deliver(0, 1, "2 green", turn=1, late=True)])
    t.until("economy").expect_goods(1, "2 green").expect_goods(0, "blue")


def test_R2_14_what_is_due_at_the_end_is_settled_before_anything_is_given_away_by_force() -> None:
    t = play(seat("caylion", donated="2 green"), seat("unity", "blue"), seat("imdril"))
    t.trade(1, "blue", 0, promises=[deliver(0, 1, "2 green", turn=1, late=True)])
    t.until("economy").expect_goods(1, "2 green").expect_goods(0, "blue").expect_goods(2, "")
    assert t.fates() == ["kept"]
    # What is left over after that goes, also what a compensation would have taken.
    t = play(seat("caylion", donated="green white"), seat("unity", "blue"))
    t.trade(1, "blue", 0, promises=[deliver(0, 1, "2 green", turn=1, late=True)]).until("settle")
    t.free(0, "compensate", number=0, moves=[move(0, 1, "green")]).take(1)
    assert t.phase == "donate" and t.fates() == ["compensated"]
    t.expect_donated(0, "white")


def test_R2_15_donated_goods_are_given_first() -> None:
    t = play(seat("caylion", "2 white", donated="white"), seat("unity", "blue"))
    t.trade(0, "2 white", 1, "blue").expect_goods(0, "white blue").expect_donated(0, "")


def test_R2_16_a_donated_good_that_has_moved_is_like_any_other() -> None:
    t = play(seat("caylion", donated="white"), seat("unity"))
    t.trade(0, "white", 1).trade(1, "white", 0)
    t.expect_goods(0, "white").expect_donated(0, "").until("economy").expect_goods(0, "white")
