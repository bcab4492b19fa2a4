"""What commands that play games between bots have in common: a plan read from words, and how broken games are told."""

import shlex
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from cosmodrome.arena.match import Plan
from cosmodrome.arena.stats import Fault
from cosmodrome.cli.arguments import check_folder, read_options, read_table
from cosmodrome.cli.card_files import read_played
from cosmodrome.core.meta import OptionValue, spelled
from cosmodrome.games.catalogue import GAMES


def read_plan(
    game_id: str, seats: str, bots: str, option: Sequence[str] | None, cards: str, **more: Any
) -> Plan:
    """The plan of these games; `more` are further fields of it. Raises CommandError."""
    check_folder(more.get("transcripts", ""))
    played = read_played(game_id, cards)
    sitting, names = read_table(played, seats, bots)
    options = read_options(played, option, sitting)
    return Plan(
        game=game_id, seats=sitting, options=options, bots=tuple(names), cards=played.own_cards, **more
    )


def chosen(game_id: str, options: Mapping[str, OptionValue]) -> list[str]:
    """Options that are not as they are if nobody says otherwise: `edition=second`."""
    known = GAMES[game_id].meta.options
    defaults = {option.name: option.default for option in known}
    said = {name: value for name, value in options.items() if value != defaults[name]}
    for option in known:
        if option.suggested and option.fits(defaults | said):
            said.setdefault(option.name, option.default)
    return [f"{name}={spelled((value,))}" for name, value in said.items()]


def faults_told(plan: Plan, faults: Iterable[Fault], cards: str) -> list[dict[str, Any]]:
    """Games that bots broke off, as plain data, each with the command that shows it `again`; `cards` is their file."""
    return [{**msgspec.structs.asdict(fault), "again": again(plan, fault, cards)} for fault in faults]


def again(plan: Plan, fault: Fault, cards: str) -> str:
    """The command that plays a game again that a bot broke off, and records it up to there."""
    options = [f"--option={option}" for option in chosen(plan.game, plan.options)]
    file = [f"--cards={cards}"] if cards else []
    bots, seed = ",".join(fault.names), str(fault.seed)
    words = ["cosmodrome", "record", plan.game, "--bots", bots, "--seed", seed, *options, *file]
    words += ["--max-rounds", str(plan.max_rounds)]
    if plan.seconds_per_answer:
        words.append(f"--seconds-per-answer={plan.seconds_per_answer:g}")
    return shlex.join(words)


def fault_line(fault: Mapping[str, Any]) -> str:
    """`game 17, seed 5: mine.py:Mine at seat 2 raised ValueError: no; round 3, asked for develop. Again: ...`"""
    asked = f"; round {fault['round']}, asked for {fault['purpose']}" if fault["purpose"] else ""
    bot, seat = fault["names"][fault["seat"]], fault["seat"] + 1
    where = f"game {fault['number']}, seed {fault['seed']}"
    return f"{where}: {bot} at seat {seat} {fault['what']}{asked}. Again: {fault['again']}"
