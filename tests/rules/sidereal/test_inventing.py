"""R4: inventing, R8: sharing what was invented."""

from .scenario import play, seat


def test_R4_1_one_of_the_costs_is_paid_in_full() -> None:
    t = play(seat("caylion", "6 white 3 black", "sociologists"), seat("unity", "6 white"))
    t.refused(0, "invent", "cannot-pay", team="sociologists", option=1)
    t.refused(1, "invent", "holds-not", team="sociologists", option=0)
    t.invent(0, "sociologists", option=0).expect_goods(0, "3 black")


def test_R4_2_the_points_come_at_once_and_the_bonus_later() -> None:
    t = play(seat("caylion", "9 brown", "comparative_physiologists"), turn=2)
    t.invent(0, "comparative_physiologists")
    assert t.points(0) == 3
    t.until("economy")
    assert t.points(0) == 3
    t.until("talk")
    assert t.points(0) == 3 + 5


def test_R4_3_the_technology_is_in_play_at_once() -> None:
    t = play(seat("caylion", "4 yellow 3 brown", "mechanical_engineers"), seat("unity"))
    t.invent(0, "mechanical_engineers")
    assert t.holder("caylion_nanotechnology") == 0 and t.side("caylion_nanotechnology") == 0
    assert "unity_nanotechnology" not in t.cards(1)
    t.until("economy").plan(0, "nanotechnology").carry_out().expect_goods(0, "green ultratech")


def test_R4_4_a_team_invents_once_and_only_in_the_trade_phase() -> None:
    t = play(seat("caylion", "18 white", "sociologists organic_architects"))
    t.invent(0, "sociologists")
    t.refused(0, "invent", "holds-not", team="sociologists", option=0)
    t.until("economy")
    t.refused(0, "invent", "not-an-option", team="organic_architects", option=0)


def test_R4_5_a_team_of_era_four_brings_points_and_no_card() -> None:
    t = play(
        seat("caylion", "6 ultratech 2 ship", "cultural_polymorphologists"),
        turn=3,
        teams="chaos_theoreticians",
    )
    before = t.cards(0)
    t.invent(0, "cultural_polymorphologists", option=2)
    assert t.points(0) == 8 and t.cards(0) == before and t.teams(0) == []
    t.bids((0, 2)).until("research").choose(0, "buy:0")
    assert t.teams(0) == ["chaos_theoreticians"]


def test_R4_6_a_team_that_has_invented_is_none_any_more() -> None:
    t = play(
        seat("caylion", "6 white 2 ship", "sociologists"),
        seat("unity", "2 ship", "organic_chemists"),
        teams="mechanical_engineers linguistic_analysts",
    )
    t.invent(0, "sociologists")
    t.refused_offer(0, "holds-not", "sociologists", to={1})
    t.bids((0, 2), (0, 2)).until("research")
    assert t.awaited == [0]  # though the Unity's tie-break number is higher


def test_R8_1_inventors_score_the_bonus_of_the_turn_and_the_yengii_their_own() -> None:
    def scored(turn: int, seats: int) -> list[float]:
        t = play(
            seat("caylion", "6 white 4 yellow", "sociologists mechanical_engineers"),
            seat("yengii", "6 brown", "organic_chemists"),
            *(
                seat(name)
                for name in ["imdril", "unity", "faderan", "kt", "kjas", "zeth", "eni_et"][: seats - 2]
            ),
            turn=turn,
        )
        t.invent(0, "sociologists").invent(0, "mechanical_engineers").invent(1, "organic_chemists")
        assert (t.points(0), t.points(1), t.points(2)) == (2, 1, 0)
        t.until("talk")
        return [t.points(0) - 2, t.points(1) - 1, t.points(2)]

    assert scored(1, 4) == [12, 3, 0] and scored(4, 4) == [8, 1, 0]
    assert scored(1, 7) == [14, 2, 0] and scored(5, 6) == [4, 0, 0]


def test_R8_2_what_was_invented_comes_into_play_before_all_but_not_what_the_yengii_invented() -> None:
    t = play(
        seat("caylion", "6 white", "sociologists"),
        seat("yengii", "6 brown", "organic_chemists"),
        seat("unity"),
        seat("imdril"),
    )
    t.invent(0, "sociologists").invent(1, "organic_chemists").until("economy")
    assert not any("repository" in card for at in (1, 2, 3) for card in t.cards(at))
    t.until("talk")
    for at, species in enumerate(["caylion", "yengii", "unity", "imdril"]):
        assert t.holder(f"{species}_ubiquitous_cultural_repository") == at
        assert t.side(f"{species}_ubiquitous_cultural_repository") == 0
    assert [t.holder(f"{name}_genetic_engineering") for name in ("yengii", "caylion", "unity")] == [1, -1, -1]


def test_R8_3_era_four_brings_its_bonus_and_nothing_to_the_others() -> None:
    t = play(seat("caylion", "18 white", "cultural_polymorphologists"), seat("unity"), turn=4)
    before = [t.cards(at) for at in range(4)]
    t.invent(0, "cultural_polymorphologists").until("talk")
    assert t.points(0) == 8 + 4 and [t.cards(at) for at in range(4)] == before


def test_R8_4_who_has_the_card_already_gets_no_second_one() -> None:
    t = play(
        seat("caylion", "6 white", "sociologists"),
        seat("unity", "", "ubiquitous_cultural_repository+"),
        seat("imdril", "", "ubiquitous_cultural_repository universal_translator"),
    )
    t.upgrade(2, "universal_translator", spend="ubiquitous_cultural_repository")
    t.invent(0, "sociologists").until("talk")
    assert t.side("unity_ubiquitous_cultural_repository") == 1
    assert t.cards(1).count("unity_ubiquitous_cultural_repository") == 1
    assert "imdril_ubiquitous_cultural_repository" not in t.cards(2)
