"""What Jump Drive alone says, in the words expected."""

from typing import Any

import pytest

from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision, NotAllowed, Verdict
from cosmodrome.games.jump_drive.cards import OWN, SINGLE, VERIFIED
from cosmodrome.games.jump_drive.choices import LISTED
from cosmodrome.words.catalogue import speaker
from cosmodrome.words.jump_drive import confidence, power
from cosmodrome.words.render import LANGUAGES, Speaker

from .wording import says_well
from .words_of.jump_drive import CARDS, kinds_of_power

SPEAKERS = {language: speaker(language, "jump_drive", strict=True) for language in LANGUAGES}
ENGLISH, SPANISH, POLISH = (SPEAKERS[language] for language in LANGUAGES)
PLAYERS = ["Ana", "Ben", "Cleo", "Dov"]
BY_NAME = {card["name"]: card for card in CARDS}


def powers(spoken: Speaker, card: str) -> list[str]:
    return [spoken.render(power(each)) for each in BY_NAME[card]["powers"]]


# --- cards -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_power_is_said_with_its_numbers(language: str) -> None:
    said = set()
    for card in CARDS:
        for facts in card["powers"]:
            sentence = SPEAKERS[language].render(power(facts))
            says_well(sentence)
            said.add((facts["phase"], facts["effect"]))
            if "amount" in facts:
                assert str(facts["amount"]) in sentence
            if facts.get("each", 1) > 1:
                assert str(facts["each"]) in sentence
            for named in ("card", "unless"):
                if facts.get(named):
                    assert SPEAKERS[language].cards[facts[named]]["name"] in sentence
    assert said == {(one.phase, one.effect) for one in kinds_of_power()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_powers_are_said_differently(language: str) -> None:
    said: dict[str, Any] = {}
    for card in CARDS:
        for facts in card["powers"]:
            assert said.setdefault(SPEAKERS[language].render(power(facts)), facts) == facts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", ["Contact Specialist", "Colony Convoy"])
def test_a_power_that_saves_nothing_says_no_number(language: str, card: str) -> None:
    (facts,) = BY_NAME[card]["powers"]
    said = SPEAKERS[language].render(power({**facts, "amount": 0}))
    says_well(said)
    assert "0" not in said


def test_a_power_says_what_it_counts_and_where() -> None:
    assert powers(ENGLISH, "Consumer Markets") == [
        "1 VP for each Novelty world in your empire.",
        "Income +1 for each Novelty world in your empire.",
    ]
    assert powers(ENGLISH, "Survey HQ") == [
        "1 VP for every 2 Explore icons in your empire.",
        "Income +1 for every 2 Explore icons in your empire.",
    ]
    assert powers(ENGLISH, "Galactic Federation")[1:] == [
        "2 VP for each development in your empire.",
        "1 VP for each development in one other empire: the one that gives you most.",
    ]
    assert powers(ENGLISH, "Galactic Trendsetters") == ["2 VP for each Galactic Trendsetters in your empire."]
    assert powers(ENGLISH, "Genetics Lab") == ["Income +1 with a Genes world in your empire."]
    assert powers(ENGLISH, "Gem World") == ["2 VP with Mining Conglomerate in your empire."]
    assert powers(ENGLISH, "Trade Pact") == [
        "Only one in an empire.",
        "Joins your empire only while you have no Military, or with Contact Specialist in it.",
        "Income +1 with Trade Pact in any other empire.",
    ]


def test_a_power_says_what_it_makes_cheaper_or_stronger() -> None:
    assert powers(ENGLISH, "Replicant Robots") == ["Worlds cost you 2 less."]
    assert powers(ENGLISH, "Mining Robots") == ["Rare elements worlds cost you 1 less."]
    assert powers(ENGLISH, "Galactic Advertisers") == ["Galactic Trendsetters costs you 1 less."]
    assert powers(ENGLISH, "Rosetta Stone World")[1] == "Military +2 against Alien technology worlds."
    assert powers(ENGLISH, "Galactic Imperium")[0] == "Military +4 against Rebel worlds."
    assert powers(ENGLISH, "Uplift Mercenaries")[0] == (
        "Military +1 for each Chromosome icon in your empire."
    )
    assert powers(ENGLISH, "Contact Specialist") == [
        "You may pay for a military world instead of conquering it: 1 less than its defense, "
        "but not for an Alien technology world."
    ]


def test_powers_in_spanish_and_polish() -> None:
    assert powers(SPANISH, "Survey HQ")[0] == "1 PV por cada 2 iconos de exploración de tu imperio."
    assert powers(SPANISH, "Galactic Federation")[2] == (
        "1 PV por cada desarrollo de otro imperio: el que más te dé."
    )
    assert powers(SPANISH, "Genetics Lab") == ["Ingresos +1 con un mundo de genes en tu imperio."]
    assert powers(POLISH, "Survey HQ")[0] == "1 PZ za każde 2 symbole eksploracji w Twoim imperium."
    assert powers(POLISH, "Galactic Federation")[1] == "2 PZ za każdą technologię w Twoim imperium."
    assert powers(POLISH, "Genetics Lab") == ["Dochód +1, jeśli w Twoim imperium jest świat genów."]


def test_a_card_in_short_says_what_it_gives_each_round() -> None:
    said = {name: ENGLISH.card_in_short(card) for name, card in BY_NAME.items()}
    assert said["Survey Team"] == "development, cost 1, income 1, 2 Explore icons, 1 Military icon"
    assert said["Consumer Markets"] == "development, cost 2, variable VP, variable income"
    assert said["Rebel Base"] == "military world (gray), defense 6, 6 VP, 1 Explore icon, Rebel"
    assert said["Gem World"] == "world (Novelty), cost 2, variable VP, income 2"
    assert SPANISH.card_in_short(BY_NAME["Rebel Base"]) == (
        "mundo militar (gris), defensa 6, 6 PV, 1 icono de exploración, Rebelde"
    )
    assert (
        POLISH.card_in_short(BY_NAME["Galactic Salon"]) == "technologia, koszt 6, 5 PZ, 2 symbole eksploracji"
    )


# --- how sure ----------------------------------------------------------------------------------------------------


def test_a_card_says_how_sure_its_values_are() -> None:
    assert ENGLISH.card_lines(BY_NAME["Space Marines"]) == ["no powers"]
    assert ENGLISH.card_lines(BY_NAME["Comet Zone"]) == [
        "no powers",
        "How sure these values are: from one fan list only.",
    ]
    assert ENGLISH.card_lines(BY_NAME["Smuggling Lair"])[-1] == (
        "How sure these values are: number of copies (from one fan list only); everything else (checked)."
    )
    assert ENGLISH.card_lines(BY_NAME["Warrior Race"])[1:] == [
        "How sure these values are: name (inferred); keywords (not known); "
        "everything else (from one fan list only).",
        "The printed card may be called Rebel Warrior Race.",
    ]
    assert "name, number of copies, cost, icons (checked)" in ENGLISH.card_lines(BY_NAME["Drop Ships"])[-1]


def test_a_power_less_sure_than_its_card_says_so_itself() -> None:
    lines = ENGLISH.card_lines(BY_NAME["Alien Technology Institute"])
    assert lines[1] == "Military +2 against Alien technology worlds. [inferred]"
    assert lines[0] == "Alien technology worlds cost you 2 less."
    assert "military_against" not in lines[-1] and lines[-1].startswith("How sure")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_not_verified_is_told(language: str) -> None:
    spoken = SPEAKERS[language]
    for card in CARDS:
        whole = "\n".join(spoken.card_lines(card))
        for sure in {card["confidence"], *card["field_confidence"].values()} - {VERIFIED}:
            assert spoken.say(f"confidence-{sure}") in whole, card["name"]
        if card["confidence"] == VERIFIED and not card["field_confidence"]:
            assert spoken.say(f"confidence-{VERIFIED}") not in whole


def test_an_owner_s_values_are_told_as_such() -> None:
    card = BY_NAME["Comet Zone"] | {"field_confidence": {"income": OWN, "vp": OWN}}
    assert ENGLISH.render(confidence(card)) == (
        "VP, income (from the card file); everything else (from one fan list only)"
    )
    assert card["confidence"] == SINGLE


# --- what happens ------------------------------------------------------------------------------------------------


def said(event: dict[str, Any], viewer: int | None, spoken: Speaker = ENGLISH) -> str:
    return spoken.event(event, viewer, PLAYERS)


def test_what_is_revealed() -> None:
    event = {"event": "revealed", "seat": 1, "development": "", "world": "", "exploring": True}
    assert said(event, 0) == "Ben explores." and said(event, 1) == "You explore."
    event |= {"exploring": False, "world": "gem_world"}
    assert said(event, 0) == "Ben reveals Gem World."
    assert said(event | {"world": "lifeforms_inc"}, 0) == "Ben reveals Lifeforms, Inc."
    event |= {"development": "space_marines"}
    assert said(event, 1) == "You reveal Space Marines and Gem World."
    assert said(event | {"world": ""}, 0) == "Ben reveals Space Marines."
    assert said(event, 0, POLISH) == "Ben odsłania karty Kosmiczna piechota i Świat klejnotów."


def test_how_a_world_is_taken() -> None:
    paid = {"event": "settled", "seat": 0, "card": "gem_world", "price": 2, "contact": False, "second": False}
    assert said(paid, 1) == "Ana settles Gem World for 2 cards."
    assert said(paid | {"second": True}, 0) == "You settle Gem World as a second world for 2 cards."
    assert said(paid | {"contact": True, "price": 0}, 1) == (
        "Ana settles Gem World for nothing, without conquering it."
    )
    assert said(paid | {"price": 0}, 0, SPANISH) == "Colonizas Mundo de gemas gratis."
    assert (
        said(paid | {"second": True}, 1, POLISH) == "Ana kolonizuje drugą kartę, Świat klejnotów, za 2 karty."
    )
    taken = {
        "event": "conquered",
        "seat": 0,
        "card": "rebel_base",
        "military": 7,
        "defense": 6,
        "second": False,
    }
    assert said(taken, 1) == "Ana conquers Rebel Base: Military 7 against defense 6."
    assert said(taken | {"second": True}, 0) == (
        "You conquer Rebel Base as a second world: Military 7 left against defense 6."
    )


def test_vp_and_income_of_a_round() -> None:
    scored = {"event": "scored", "seat": 1, "vp": 13, "total": 18, "income": 11}
    assert said(scored, 0) == "Ben gains 13 VP, 18 in all. Income: 11."
    drawn = {"event": "income-drawn", "seat": 1, "income": 2, "count": 1, "cards": ["gem_world"]}
    assert said(drawn, 1) == "You have income 2 and draw 1 card: Gem World."
    assert said(drawn | {"cards": None}, 0) == "Ben has income 2 and draws 1 card."
    assert said(drawn | {"count": 0, "cards": []}, 0) == (
        "Ben has income 2 but draws no card: deck and discard pile are empty."
    )
    moved = {"event": "propaganda-moved", "seat": 1, "giver": 2, "card": "war_propaganda", "military": 5}
    assert said(moved, 0) == "War Propaganda moves from Cleo to Ben, who has the most Military: 5."
    assert said(moved, 1) == "War Propaganda moves from Cleo to you: you have the most Military, 5."


# --- questions and answers -----------------------------------------------------------------------------------------


def question(purpose: str, about: str = "", more: int = 1, pool: list[str] | None = None) -> Decision:
    return Decision(0, purpose, about, LISTED.all, more=more, pool=pool or [])


def button(key: str, decision: Decision, verdict: Verdict | None = None) -> str:
    choice: Choice = LISTED.by_key[key]
    return ENGLISH.button(choice, decision, verdict)


def test_questions_say_what_they_are_about() -> None:
    assert ENGLISH.ask(question("place-world", "survey_team")) == (
        "Choose a world to place together with Survey Team, or place Survey Team alone for 1 card less."
    )
    both = Decision(
        0, "pay-both", "galactic_salon", LISTED.all, more=6, pool=["gem_world"] * 8, beside="new_earth"
    )
    for words, asked, pressed in (
        (
            ENGLISH,
            "Choose 6 cards from your hand to pay for Galactic Salon and New Earth.",
            "Pay 6 cards for Galactic Salon and New Earth",
        ),
        (
            SPANISH,
            "Elige 6 cartas de tu mano para pagar Salón galáctico y Nueva Tierra.",
            "Pagar 6 cartas por Salón galáctico y Nueva Tierra",
        ),
        (
            POLISH,
            "Wybierz z ręki 6 kart, by zapłacić za karty Galaktyczny salon i Nowa Ziemia.",
            "Zapłać 6 kart za kartę Galaktyczny salon i Nowa Ziemia",
        ),
    ):
        assert (words.ask(both), words.batch(both, 6)) == (asked, pressed)
    assert ENGLISH.ask(question("place-by", "rebel_base")) == "Conquer Rebel Base, or pay for it?"


def test_buttons_say_what_they_do() -> None:
    assert button("explore", question("place")) == "Explore: place nothing, gain 2 cards"
    assert button("pass", question("place-world", "space_marines")) == "Place Space Marines alone"
    assert button("pass", question("second-world", "gem_world")) == "Place no second world"
    for price, said in (
        (2, "Pay 2 for Rebel Base"),
        (0, "Place Rebel Base for nothing instead of conquering it"),
    ):
        way = Verdict("rebel_base", True, "conquer", {"military": 6, "defense": 6, "price": price}, [])
        assert button("by:conquer", question("place-by", "rebel_base"), way) == "Conquer Rebel Base"
        assert button("by:pay", question("place-by", "rebel_base"), way) == said
    assert button("discard:gem_world", question("pay", "mining_world")) == "Pay with Gem World"
    assert button("discard:gem_world", question("hand-limit")) == "Discard Gem World"
    pay = Verdict("gem_world", True, "pay", {"price": 2, "have": 4, "vp": 0, "income": 2}, [])
    assert button("place:gem_world", question("place"), pay) == "Place Gem World for 2"
    taken = Verdict("rebel_base", True, "conquer", {"military": 6, "defense": 6, "vp": 6, "income": 0}, [])
    assert button("place:rebel_base", question("place"), taken) == "Conquer Rebel Base"


@pytest.mark.parametrize(
    ("vp", "income", "gain"),
    [
        (2, 1, "+2 VP, +1 income a round"),
        (2, 0, "+2 VP a round"),
        (0, 3, "+3 income a round"),
        (0, 0, "no VP or income yet"),
    ],
)
def test_a_verdict_says_what_the_card_brings(vp: int, income: int, gain: str) -> None:
    verdict = Verdict("gem_world", True, "pay", {"price": 2, "have": 4, "vp": vp, "income": income}, [])
    assert ENGLISH.also(verdict)[0] == gain
    assert ENGLISH.verdict(verdict) == f"pay 2, you have 4; {gain}"
    refused = Verdict("trade_pact", False, "a-development", {"vp": vp, "income": income}, [])
    assert ENGLISH.verdict(refused) == f"{ENGLISH.short(refused)}; {gain}"


def test_refusals_are_said_in_the_game_s_words() -> None:
    helped = Verdict("pirate_lair", False, "with-development", {"helpers": "survey_team"}, [])
    assert ENGLISH.verdict(helped) == "not alone; together with Survey Team"
    helped.facts["helpers"] = "survey_team+contact_specialist"
    assert ENGLISH.verdict(helped) == "not alone; together with one of these: Survey Team, Contact Specialist"
    assert ENGLISH.refusal(NotAllowed("needs-no-military", military=2)) == "only without Military, you have 2"
    assert ENGLISH.refusal(NotAllowed("no-survey-team", card="survey_team")) == (
        "There is no Survey Team left for you in the centre."
    )
    assert ENGLISH.sum([("cost", 3), ("alone", -1), ("investment_credits", -1)]) == (
        "cost 3, without a world −1, Investment Credits −1"
    )
    assert ENGLISH.sum([("survey_team", 1), ("used", -1)]) == "Survey Team 1, used for the first world −1"
