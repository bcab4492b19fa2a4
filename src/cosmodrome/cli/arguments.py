"""What commands are given on the command line, read into games, tables and words; what is wrong is said in one line."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, NoReturn

import msgspec
import typer

from cosmodrome.bots import catalogue
from cosmodrome.cli.errors import CommandError
from cosmodrome.cli.screen import COLOURS
from cosmodrome.core.game import Game
from cosmodrome.core.meta import Option, OptionValue, SetupError, spelled
from cosmodrome.games.catalogue import GAMES
from cosmodrome.words.render import LANGUAGES


def bots_completed(context: typer.Context, incomplete: str) -> list[str]:
    """The bots of the game that has been typed, for a shell that completes the last of them."""
    before, comma, last = incomplete.rpartition(",")
    game = next((given for given in context.args if given in GAMES), None)
    names = catalogue.names(game) if game else []
    return [f"{before}{comma}{name}" for name in names if name.startswith(last)]


GameId = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        help=f"One of {', '.join(GAMES)}.",
        show_default=False,
        autocompletion=lambda: list(GAMES),
    ),
]
Given = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be repeated. See `games`."
    ),
]
Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        "-b",
        metavar="BOT,BOT",
        help="One a seat, or one for all: a name, or your own as file.py:Class, module:Class or "
        "file.py:Class(depth=2); with @400 or @200ms behind it where it takes a budget of thought; "
        "or a program that is told the game in words, as text:COMMAND.",
        autocompletion=bots_completed,
    ),
]
CardsFile = Annotated[
    str,
    typer.Option(
        "--cards",
        "--deck",
        metavar="FILE",
        help="A card or deck file: play with these instead of the built-in cards.",
    ),
]
Seats = Annotated[
    str,
    typer.Option(
        "--seats", metavar="N", help="How many sit at the table; left out, as many as there are bots."
    ),
]
Seed = Annotated[int, typer.Option("--seed", help="The same seed gives the same game.")]
MaxRounds = Annotated[
    int, typer.Option("--max-rounds", min=0, help="Stop a game before a later round begins; 0: never.")
]
Seconds = Annotated[
    float,
    typer.Option(
        "--seconds-per-answer",
        min=0.0,
        help="Bots think in a process of their own, and one that takes longer breaks the game off; 0: no limit.",
    ),
]
Transcripts = Annotated[
    str,
    typer.Option(
        "--transcripts",
        metavar="FOLDER",
        help="Keep all that is said with bots that are programs (text:COMMAND), a file a game and seat.",
    ),
]
Ray = Annotated[
    str,
    typer.Option(
        "--ray",
        metavar="ADDRESS",
        help="Play by a Ray cluster: its address, or auto. The result is the same.",
    ),
]
Language = Annotated[
    str,
    typer.Option(
        "--lang", help=f"The language: {', '.join(LANGUAGES)}.", autocompletion=lambda: list(LANGUAGES)
    ),
]
EnglishNames = Annotated[
    bool, typer.Option("--english-names", help="Call cards as in English, in any language.")
]
Colour = Annotated[
    str,
    typer.Option(
        "--colour",
        "--color",
        metavar="WHEN",
        help=f"Colours: {', '.join(COLOURS)}; auto is on a terminal that has them, unless NO_COLOR is set.",
        autocompletion=lambda: list(COLOURS),
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="JSON on stdout, and nothing else there.")]


def stop(message: str) -> NoReturn:
    raise CommandError(message)


def read_game(game_id: str) -> Game[Any]:
    return GAMES.get(game_id) or stop(f"there is no game {game_id!r}; the games are {', '.join(GAMES)}")


def read_seats(game: Game[Any], text: str) -> int:
    allowed = ", ".join(map(str, game.meta.seats))
    try:
        seats = int(text)
    except ValueError:
        stop(f"{game.meta.id}: {text!r} is no number of seats; allowed are {allowed}")
    if seats not in game.meta.seats:
        stop(f"{game.meta.id}: {seats_line((seats,))}; allowed are {allowed}")
    return seats


def seats_line(counts: Sequence[int]) -> str:
    """Seat counts in words: `1 seat`, `2, 3, 4 seats`."""
    return f"{', '.join(map(str, counts))} {'seat' if tuple(counts) == (1,) else 'seats'}"


def read_options(game: Game[Any], given: Sequence[str] | None, seats: int) -> dict[str, OptionValue]:
    """Every option with its value, from `name=value` texts."""
    values: dict[str, object] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals:
            known = "; ".join(option_line(option) for option in game.meta.options)
            stop(f"option {text!r} is not name=value; the options of {game.meta.id} are {known}")
        values[name.strip()] = value.strip()
    try:
        return game.meta.chosen(values, seats)
    except SetupError as error:
        stop(str(error))


def read_edition(game: Game[Any], given: Sequence[str] | None) -> dict[str, OptionValue]:
    """Every option with its value, as some seat count allows."""
    for seats in game.meta.seats[:-1]:
        with suppress(CommandError):
            return read_options(game, given, seats)
    return read_options(game, given, game.meta.seats[-1])


def option_line(option: Option) -> str:
    """An option and its values, the default first: `edition=first, second`."""
    return f"{option.name}={spelled(option.values)}"


def read_bots(game: Game[Any], text: str) -> list[str]:
    """Bot names, or places of anybody's, from a list with commas."""
    try:
        return catalogue.read_names(game.meta.id, text)
    except ValueError as error:
        stop(str(error))


def check_folder(folder: str) -> None:
    """Makes a folder that is not there; "" is none. Raises CommandError."""
    try:
        if folder:
            Path(folder).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        stop(f"the folder {folder} cannot be made: {error.strerror}")


def name_bots(given: Sequence[str]) -> None:
    """Let anybody's bots be called by a name, from `name=place` texts, in each game that they play."""
    for text in given:
        name, equals, where = text.partition("=")
        if not equals:
            stop(f"bot {text!r} is not name=file.py:Class or name=module:Class")
        try:
            catalogue.register(name.strip(), where.strip())
            for game_id in GAMES:
                catalogue.check(game_id, catalogue.names(game_id)[0])
        except ValueError as error:
            stop(str(error))


def read_table(game: Game[Any], seats_given: str, bots_given: str, people: int = 0) -> tuple[int, list[str]]:
    """The number of seats and one bot name for each that no person holds.

    Left out, the seats follow from the bots; one name alone stands for every bot, at the smallest table that is not
    solo if need be.
    """
    names = read_bots(game, bots_given)
    if seats_given:
        seats = read_seats(game, seats_given)
    elif len(names) == 1:
        seats = next((seats for seats in game.meta.seats if seats > 1), game.meta.seats[0])
    else:
        seats = read_seats(game, str(len(names) + people))
    if len(names) == 1:
        names = names * (seats - people)
    if len(names) != seats - people:
        beside = " beside you" if people else ""
        stop(f"{len(names)} bots for {seats - people} seats{beside}; name one for each seat, or one for all")
    return seats, names


def read_language(text: str) -> str:
    return text if text in LANGUAGES else stop(f"language {text!r} is not one of {', '.join(LANGUAGES)}")


def read_colour(text: str) -> str:
    return text if text in COLOURS else stop(f"colour {text!r} is not one of {', '.join(COLOURS)}")


def print_json(facts: object) -> None:
    typer.echo(msgspec.json.format(msgspec.json.encode(facts), indent=2).decode())
