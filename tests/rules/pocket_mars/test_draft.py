"""R9: the draft."""

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
    assert table.told("drafted") == [] and table.awaited == [1]
    assert len(table.view(1).players[0].pack) == 5
    table.choose(1, table.options(1)[0])
    assert table.view(0).hand == [pack[2]]


def test_R9_3_packs_go_to_the_next_seat():
    table = begin(3, drafting=True)
    packs = [table.view(at).pack for at in range(3)]
    for at in range(3):
        table.choose(at, f"keep:{packs[at][0]}")
    assert [table.view(at).pack for at in range(3)] == [packs[2][1:], packs[0][1:], packs[1][1:]]
    assert table.told("packs-passed") == [{"count": 4}]


def test_R9_4_the_last_cards_are_discarded():
    table = begin(2, drafting=True)
    while table.view(None).phase == "draft":
        at = table.awaited[0]
        table.choose(at, table.options(at)[-1])
    assert [len(table.hand(at)) for at in range(2)] == [4, 4]
    (ended,) = table.told("draft-ended")
    assert table.view(None).discards == ended["cards"] and len(ended["cards"]) == 2
    assert table.view(None).deck == 35 - 10


def test_R9_5_then_the_prep_cards_are_chosen():
    table = begin(2, drafting=True)
    while table.view(None).phase == "draft":
        at = table.awaited[0]
        table.choose(at, table.options(at)[0])
    assert table.awaited == [0, 1] and table.purpose(0) == "start-prep"
    assert table.decision(0).pool == table.hand(0)
