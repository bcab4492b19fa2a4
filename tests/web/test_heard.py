"""What a screen reader hears at a table: the facts of the seats in words, and which phase is on and who chose it."""

import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from .conftest import Visitor
from .language import LANGUAGES
from .player import Player
from .stage import BARGAIN, BASE, EMPIRE, PAYING
from .visit import NARROW, WIDE

TABLET: ViewportSize = {"width": 1024, "height": 768}
STAGE = True
SEATS = "[data-testid=seat], [data-testid=my-seat], [data-testid=holdings]"
FACTS = {
    "race": {
        "en": [
            "Hand: 6",
            "Military: +2",
            "Tableau: 1 of 12",
            "Rare elements worlds cost 1 less",
            "VP pool: 48",
        ],
        "es": ["Mano: 6", "Fuerza militar: +2", "Tablero: 1 de 12", "Reserva de PV: 48"],
        "pl": ["Ręka: 6", "Siła Militarna: +2", "Układ: 1 z 12", "Pula PZ: 48"],
    },
    "jump_drive": {
        "en": ["Income: 0", "Hand: 7", "Military: +0", "Survey Team ready in the centre", "Deck: 84"],
        "es": ["Ingresos: 0", "Mano: 7", "Fuerza militar: +0", "Mazo: 84"],
        "pl": ["Dochód: 0", "Ręka: 7", "Siła Militarna: +0", "Rezerwa: 84"],
    },
    "pocket_mars": {
        "en": ["Earth: 6", "Ship: 1", "On Mars: 0 of 7", "7 colonists more on Mars end the game"],
        "es": ["Tierra: 6", "Nave: 1", "En Marte: 0 de 7", "7 colonos más en Marte acaban la partida"],
        "pl": ["Ziemia: 6", "Statek: 1", "Na Marsie: 0 z 7", "jeszcze 7 kolonistów na Marsie kończy grę"],
    },
    "sidereal": {
        "en": ["colonies 1 of 4", "0 Food", "1 Industry", "2 ships", "Sharing bonus: 6"],
        "es": ["colonias 1 de 4", "0 de Alimentos", "1 de Industria", "2 naves", "Bono por compartir: 6"],
        "pl": ["kolonie 1 z 4", "0 Żywności", "1 Przemysł", "2 statki", "Premia za udostępnienie: 6"],
    },
}
"""By game and language: some of what is told by a sign and a number at a table of four."""
NAMED = re.compile(r"""^( *)- '?(img|button) ".""")


def heard(part: Locator) -> list[str]:
    """Line by line; what has a name of its own is heard as that, whatever is drawn in it."""
    lines: list[str] = []
    within: int | None = None
    for line in part.aria_snapshot().splitlines():
        deep = len(line) - len(line.lstrip())
        if within is not None and deep > within:
            continue
        named = NAMED.match(line)
        within = deep if named else None
        lines.append(line.strip().removeprefix("- "))
    return lines


def unsaid(lines: list[str]) -> list[str]:
    """Numbers and signs that are heard without a word."""
    named = (re.sub(r"^(text|img|button|paragraph|listitem)\b:?", "", line) for line in lines)
    return [line for line in named if re.search(r"[^\s\"]", line) and not re.search(r"[^\W\d_]{2}", line)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FACTS)
@pytest.mark.sample(4)
def test_the_facts_of_every_seat_are_heard_with_their_words(
    visitor: Visitor, game: str, language: str
) -> None:
    visit = visitor(language=language)
    visit.play(bots=3, seed=5, game=game)
    Player(visit.table, 1).play(until=lambda asked: asked.phase != "species")
    for size in (NARROW, WIDE):
        visit.page.set_viewport_size(size)
        visit.page.evaluate("look.still()")
        found = [heard(part) for part in visit.page.locator(f"{SEATS}, header.top").all()]
        assert len(found) >= 5
        assert [unsaid(lines) for lines in found if unsaid(lines)] == []
    told = {match[1] for lines in found for line in lines if (match := re.match(r"'?img \"(.*?)\"", line))}
    assert set(FACTS[game][language]) - told == set()


PHASES = ("Explore", "Develop", "Settle", "Consume", "Produce")


def test_a_phase_is_heard_with_who_chose_it(visitor: Visitor) -> None:
    """Where there is no room for its name too."""
    visit = visitor()
    visit.play(bots=2, seed=5)
    Player(visit.table, 1).play(until=lambda asked: asked.phase == "settle")
    phases = visit.table.part("phases").locator("li")
    for size in (NARROW, TABLET, WIDE):
        visit.page.set_viewport_size(size)
        lines = heard(visit.table.part("phases"))
        now = heard(phases.and_(visit.page.locator("[aria-current=step]")))
        assert {line.partition(": ")[2].strip('"').partition(", ")[0] for line in lines[1:]} == set(PHASES)
        assert now == ['listitem: "Settle, Bonus: Greedy 1 and Greedy 2"']


@pytest.mark.parametrize(
    ("game", "phase"),
    [("race", "Start"), ("jump_drive", "Start"), ("pocket_mars", "Prep cards"), ("sidereal", "Species")],
)
@pytest.mark.sample(1)
def test_which_phase_is_on_is_heard_in_every_game(visitor: Visitor, game: str, phase: str) -> None:
    visit = visitor()
    visit.play(bots=3, seed=5, game=game)
    visit.table.question()
    for size in (NARROW, WIDE):
        visit.page.set_viewport_size(size)
        assert f'paragraph: "Phase: {phase}"' in heard(visit.page.locator("header.top"))


DOES = {
    ("race", "hand-card", "public_works"): (
        PAYING,
        {
            "en": "Develop: Draw 1 card after placing a development. Consume: Spend 1 good for 1 VP.",
            "es": (
                "Desarrollar: Roba 1 carta después de colocar un desarrollo. Consumir: Consume 1 bien "
                "por 1 PV."
            ),
            "pl": "Rozwój: Dobierz 1 kartę po wyłożeniu technologii. Konsumpcja: Wydaj 1 towar za 1 PZ.",
        },
    ),
    ("jump_drive", "tableau-card", "free_trade_association"): (
        EMPIRE,
        {
            "en": (
                "VP: 2 VP for each Novelty world in your empire. VP: 1 VP for each Novelty world in "
                "one other empire: the one that gives you most."
            ),
            "es": (
                "PV: 2 PV por cada mundo de novedades de tu imperio. PV: 1 PV por cada mundo de "
                "novedades de otro imperio: el que más te dé."
            ),
            "pl": (
                "PZ: 2 PZ za każdy świat nowości w Twoim imperium. PZ: 1 PZ za każdy świat nowości w "
                "jednym cudzym imperium: tym, które daje Ci najwięcej."
            ),
        },
    ),
    ("pocket_mars", "hand-card", "construction_3"): (
        BASE,
        {
            "en": "Hand: launch 2 colonists. Prep, if you have a Water card in hand: launch 1 colonist.",
            "es": (
                "Mano: lanza 2 colonos. Preparación, si tienes en la mano una carta de Agua: lanza 1 colono."
            ),
            "pl": (
                "Ręka: wyślij 2 kolonistów na statek. Przygotowanie, jeśli masz na ręce kartę koloru "
                "Woda: wyślij 1 kolonistę na statek."
            ),
        },
    ),
    ("sidereal", "seat-card", "imdril_fleet_128"): (
        BARGAIN,
        {
            "en": "Covers 2 fleet symbols.",
            "es": "Cubre 2 símbolos de flota.",
            "pl": "Pokrywa 2 symbole floty.",
        },
    ),
    ("sidereal", "machine", "acrux"): (
        BARGAIN,
        {
            "en": (
                "Economy: for nothing, 1 Industry. To upgrade it: 2 Culture. Upgraded: ice. Economy: "
                "for nothing, 1 Culture and 1 Industry. It changes hands for good."
            ),
            "es": (
                "Economía: a cambio de nada, 1 de Industria. Para mejorarla: 2 de Cultura. Mejorada: "
                "hielo. Economía: a cambio de nada, 1 de Cultura y 1 de Industria. Cambia de manos "
                "para siempre."
            ),
            "pl": (
                "Gospodarka: bez wkładu powstaje: 1 Przemysł. Aby ją ulepszyć: 2 Kultury. Po "
                "ulepszeniu: lód. Gospodarka: bez wkładu powstaje: 1 Kultura i 1 Przemysł. Zmienia "
                "właściciela na stałe."
            ),
        },
    ),
}
"""By game, place and card: the scene it lies in, and what it does in words."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", DOES)
@pytest.mark.sample(5)
def test_what_a_card_does_is_heard_after_its_name(
    visitor: Visitor, card: tuple[str, str, str], language: str
) -> None:
    (game, testid, name), (seed, does) = card, DOES[card]
    visit = visitor(language=language)
    visit.play(bots=3 if game == "sidereal" else 1, seed=seed, game=game)
    visit.table.question()
    lies = visit.page.locator(f"[data-testid={testid}][data-card={name}]")
    expect(lies).to_have_accessible_description(does[language])
