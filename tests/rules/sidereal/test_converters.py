"""R3: converters, upgrades, and the goods and colonies that they take."""

from .scenario import play, run, seat


def test_R3_1_the_arrow_says_when_a_converter_runs() -> None:
    t = play(seat("caylion", "4 black", "antares nanotechnology"), seat("zeth", "2 white"))
    t.upgrade(0, "lunar_mining_consortium", worlds="antares").expect_goods(0, "yellow 2 black")
    assert t.points(0) == 1
    t.until("economy")
    t.refused(0, "upgrade", "not-an-option", card="caylion_oceanic_processing", worlds=[])
    t.refused_plan(1, "no-converter", "zeth_systemic_bribery")
    t.plan(0, "distributed_telenet").carry_out()
    t.expect_goods(0, "white brown yellow black")


def test_R3_2_each_converter_runs_once_a_turn_and_only_if_wanted() -> None:
    t = play(seat("caylion", "4 green"), seat("unity")).until("economy")
    t.refused_plan(0, "run-already-card", "oceanic_processing", "oceanic_processing")
    t.plan(0, "oceanic_processing").plan(1).carry_out()
    t.expect_goods(0, "brown 2 green blue").expect_goods(1, "")
    t = play(seat("faderan", "8 white", "spica mimosa"), relics="the_grand_armilla stars_ruin")
    t.draw(0, worlds="spica")
    t.refused(0, "draw", "run-already", worlds=["mimosa"])


def test_R3_3_a_card_runs_in_play_and_for_its_holder() -> None:
    t = play(seat("caylion", "3 brown 2 green"), seat("unity", "2 green")).trade(
        0, "caylion_oceanic_processing", 1
    )
    t.until("economy")
    t.refused_plan(0, "holds-not", "nanotechnology")
    t.refused_plan(0, "holds-not", "oceanic_processing")
    t.plan(1, "caylion_oceanic_processing").carry_out().expect_goods(1, "brown blue")
    t = play(seat("kt", "yellow")).play_card(0, "kt_zdnx")  # its own way into play
    assert t.holder("kt_zdnx") == 0


def test_R3_4_every_converter_of_a_card_can_run() -> None:
    t = play(seat("zeth", "black")).until("economy")
    t.plan(0, "cascading_deception", run("cascading_deception", at=1)).carry_out()
    t.expect_goods(0, "2 black 3 ship")


def test_R3_5_inputs_are_there_in_full_and_donated_goods_pay_for_nothing() -> None:
    t = play(seat("caylion", "green yellow", "regulus adara sociologists", donated="6 white green"))
    t.refused(0, "flip", "cannot-pay", card="adara")
    t.refused(0, "invent", "cannot-pay", team="sociologists")
    t.until("economy").refused_plan(0, "cannot-pay-run", "oceanic_processing")


def test_R3_6_what_a_purple_converter_makes_can_be_used_at_once() -> None:
    t = play(seat("caylion", "2 black", "antares regulus")).upgrade(
        0, "lunar_mining_consortium", worlds="antares"
    )
    t.flip(0, "regulus").expect_goods(0, "")
    assert t.side("regulus") == 1


def test_R3_7_an_upgrade_turns_a_card_once_by_one_of_its_ways() -> None:
    t = play(seat("eni_et", "4 blue", "castor hadar nanotechnology genetic_engineering"))
    t.upgrade(0, "bone_carving", worlds="castor")
    assert t.side("eni_et_bone_carving") == 1
    t.refused(0, "upgrade", "no-other-side", card="eni_et_bone_carving", worlds=["hadar"])
    t.upgrade(0, "deep_hunting", spend="genetic_engineering")
    assert t.side("eni_et_deep_hunting") == 1
    t.refused(0, "upgrade", "wrong-card", card="eni_et_choral_song", spend="eni_et_nanotechnology")


def test_R3_8_a_spent_card_is_in_play_with_its_owner_and_not_upgraded_and_is_gone() -> None:
    t = play(seat("caylion", "", "nanotechnology genetic_engineering clinical_immortality"), seat("unity"))
    t.refused(0, "upgrade", "holds-not", card="caylion_nanotechnology", spend="caylion_atomic_transmutation")
    t.trade(0, "caylion_genetic_engineering", 1)
    t.refused(0, "upgrade", "holds-not", card="caylion_nanotechnology", spend="caylion_genetic_engineering")
    t.trade(1, "caylion_genetic_engineering", 0)
    t.upgrade(0, "genetic_engineering", spend="clinical_immortality")
    t.refused(
        0, "upgrade", "upgraded-already", card="caylion_nanotechnology", spend="caylion_genetic_engineering"
    )
    assert "caylion_clinical_immortality" not in t.cards(0)
    t.until("economy").refused_plan(0, "holds-not", "clinical_immortality")


def test_R3_9_a_lent_card_is_upgraded_by_nobody_or_by_option_by_its_borrower() -> None:
    def lent(**options: object) -> object:
        return play(seat("eni_et", "2 blue", "castor"), seat("kt", "2 blue", "hadar"), **options).trade(
            0, "eni_et_bone_carving", 1
        )

    t = lent()
    t.refused(1, "upgrade", "borrowed", card="eni_et_bone_carving", worlds=["hadar"])
    t.refused(0, "upgrade", "holds-not", card="eni_et_bone_carving", worlds=["castor"])
    t = lent(borrowers_upgrade=True)
    t.refused(0, "upgrade", "holds-not", card="eni_et_bone_carving", worlds=["castor"])
    t.upgrade(1, "eni_et_bone_carving", worlds="hadar").expect_goods(1, "")
    assert t.side("eni_et_bone_carving") == 1 and t.points(1) == 1 and t.points(0) == 0
    t = lent(borrowers_upgrade=True).time()
    assert t.phase == "closing" and t.awaited == [0, 1]
    assert lent().time().awaited == [0]


def test_R3_10_a_colony_turns_once_and_changes_its_biome() -> None:
    t = play(seat("faderan", "10 white", "acrux"), relics="the_grand_armilla")
    t.refused(0, "draw", "wrong-colony", worlds=["acrux"])
    t.flip(0, "acrux").expect_goods(0, "8 white")
    t.refused(0, "flip", "no-other-side", card="acrux")
    t.draw(0, worlds="acrux").expect_goods(0, "4 white")


def test_R3_11_a_colony_of_the_biome_is_consumed_and_the_seat_says_which() -> None:
    t = play(seat("caylion", "4 black", "acrux antares regulus"), seat("unity", "", "mirfak"))
    t.refused(0, "upgrade", "wrong-colony", card="caylion_lunar_mining_consortium", worlds=["acrux"])
    t.refused(0, "upgrade", "no-such-colony", card="caylion_lunar_mining_consortium", worlds=["mirfak"])
    t.refused(
        0, "upgrade", "wrong-colony", card="caylion_lunar_mining_consortium", worlds=["antares", "regulus"]
    )
    t.upgrade(0, "lunar_mining_consortium", worlds="regulus")
    t.trade(0, "antares", 1).refused(0, "upgrade", "needs-colony", card="caylion_oceanic_processing")
    t.trade(1, "antares", 0)
    assert t.colonies(0) == ["acrux", "antares"]
    t = play(seat("unity", "3 white 2 blue", "mimosa+ vega acrux")).double("vega")
    t.upgrade(0, "adaptive_fabrication").upgrade(0, "explorer_collection")
    assert t.colonies(0) == ["vega"]


def test_R3_12_a_consumed_colony_goes_under_the_deck_front_side_up() -> None:
    t = play(seat("unity", "3 white 2 blue", "mimosa+"), colony_deck="acrux vega")
    below = len(t.colony_deck)
    t.upgrade(0, "adaptive_fabrication", worlds="mimosa")
    assert t.colony_deck[-1] == "mimosa" and len(t.colony_deck) == below + 1 and t.side("mimosa") == 0
    assert t.colony_deck[:2] == ["acrux", "vega"]


def test_R3_13_colonies_go_under_the_deck_by_seat_and_then_by_their_owners_order() -> None:
    t = play(seat("imdril", "", "acrux vega"), seat("unity", "", "altair deneb")).until("support")
    t.choose(1, "discard:deneb").choose(0, "discard:vega")  # then acrux is the last one
    assert t.colony_deck[-3:] == ["vega", "acrux", "deneb"]


def test_R3_14_a_grey_cube_stands_in_for_any_colour_of_its_size() -> None:
    t = play(seat("caylion", "2 white 2 wild_small wild_large", "adara acrux castor"))
    t.flip(0, "adara").expect_goods(0, "2 wild_small wild_large")  # coloured ones first
    t.flip(0, "castor").expect_goods(0, "2 wild_small").flip(0, "acrux").expect_goods(0, "")
    t = play(seat("caylion", "2 white 2 wild_small", "adara")).flip(
        0, "adara", put={"white": 1, "wild_small": 1}
    )
    t.expect_goods(0, "white wild_small")
    t = play(seat("caylion", "3 white brown wild_small", "adara"))
    for put in ({"white": 1, "brown": 1}, {"white": 1}, {"white": 2, "wild_small": 1}):
        t.refused(0, "flip", "wrong-payment", card="adara", put=put)
    t.refused(0, "flip", "lacks-goods", card="adara", put={"wild_small": 2})
    t = play(seat("caylion", "3 wild_small", "castor"))
    t.refused(0, "flip", "cannot-pay", card="castor")  # a large cube
