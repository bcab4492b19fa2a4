"""R9: the draft."""

import pytest

from cosmodrome.core.meta import Script

from .scenario import begin


def test_R9_1_a_pack_of_five_each():
    table = begin(3, drafting=True)
    assert [len(table.view(at).pack) for at in range(3)] == [5, 5, 5]
    assert table.view(None).phase == "draft" and table.view(0).hand == []


def test_R9_2_one_is_kept_in_secret():
    table = begin(2, drafting=True)
    pack = table.view(0).pack
    assert table.awaited == [0, 1] and table.options(0) == [f"keep:{card}" for card in pack]
    table.choose(0, f"keep:{pack[2]}")
    assert table.facts("drafted") == [] and table.awaited == [1]
    assert len(table.view(1).players[0].pack) == 5
    table.choose(1, table.options(1)[0])
    assert table.view(0).hand == [pack[2]]


def test_R9_3_packs_go_to_the_next_seat():
    table = begin(3, drafting=True)
    packs = [table.view(at).pack for at in range(3)]
    for at in range(3):
        table.choose(at, f"keep:{packs[at][0]}")
    assert [table.view(at).pack for at in range(3)] == [packs[2][1:], packs[0][1:], packs[1][1:]]
    assert table.facts("packs-passed") == [{"count": 4}]


def test_R9_4_the_last_cards_are_discarded():
    table = begin(2, drafting=True)
    while table.view(None).phase == "draft":
        at = table.awaited[0]
        table.choose(at, table.options(at)[-1])
    assert [len(table.hand(at)) for at in range(2)] == [4, 4]
    (ended,) = table.facts("draft-ended")
    assert table.view(None).discards == ended["cards"] and len(ended["cards"]) == 2
    assert table.view(None).deck == 35 - 10


def test_R9_5_then_the_prep_cards_are_chosen():
    table = begin(2, drafting=True)
    while table.view(None).phase == "draft":
        at = table.awaited[0]
        table.choose(at, table.options(at)[0])
    assert table.awaited == [0, 1] and table.purpose(0) == "start-prep"
    assert table.decision(0).pool == table.hand(0)


PACKS = [
    ["water_1", "water_2", "ecosystem_3", "science_4", "energy_5"],
    ["water_6", "water_7", "ecosystem_1", "science_1", "construction_2"],
]


@pytest.mark.parametrize(("kept", "known"), [("water_2", ""), ("science_4", "science_4")])
def test_R11_5_who_passed_a_pack_on_knows_what_is_kept_of_it_where_colours_tell(kept, known):
    """Seat 0 has seen the pack it passes on; of two water cards it does not learn which one is kept."""
    table = begin(2, drafting=True, script=Script(hands=PACKS))
    table.choose(0, "keep:energy_5").choose(1, "keep:construction_2")
    assert sorted(back.card for back in table.view(0).players[1].pack) == sorted(PACKS[0][:4])
    assert [back.card for back in table.view(None).players[1].pack] == [""] * 4
    table.choose(0, "keep:ecosystem_1").choose(1, f"keep:{kept}")
    hand = {back.colour: back.card for back in table.view(0).players[1].hand}
    assert hand == {"construction": "", kept.split("_")[0]: known}
    assert set(table.hand(1)) == {"construction_2", kept}
