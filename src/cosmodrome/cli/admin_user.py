"""`cosmodrome admin user`: the accounts of a server, also while it runs."""

import asyncio
from datetime import UTC, datetime
from typing import Annotated

import typer

from cosmodrome.cli.arguments import AsJson, print_json
from cosmodrome.cli.screen import tell
from cosmodrome.cli.upkeep import Database, complaints

# The module of `server.admin` is imported where it is used: it takes a while, and no other command needs it.

Name = Annotated[
    str, typer.Argument(metavar="NAME", help="As one signs in with, or the id.", show_default=False)
]

user = typer.Typer(name="user")


@user.callback(invoke_without_command=True)
def accounts(context: typer.Context) -> None:
    """Look after the accounts of a server, also while it runs."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@user.command(name="list")
def list_all(database: Database = "", json: AsJson = False) -> None:
    """Name all accounts."""
    from cosmodrome.server.admin.user import listed

    with complaints():
        found = asyncio.run(listed(database))
    if json:
        print_json(found)
        return
    for account in found:
        extra = _mail(account.mail, account.confirmed) + _administers(account.administers)
        tell(f"{account.id}  {_day(account.created)}  {account.name}{extra}")
    tell(f"{len(found):,} accounts")


@user.command()
def show(name: Name, database: Database = "", json: AsJson = False) -> None:
    """Say what is known of an account."""
    from cosmodrome.server.admin.user import shown

    with complaints():
        found = asyncio.run(shown(database, name))
    if json:
        print_json(found)
        return
    extra = _mail(found.mail, found.confirmed) + _administers(found.administers)
    tell(f"{found.name} ({found.id}), since {_day(found.created)}{extra}")
    for session in found.sessions:
        tell(
            f"signed in: {session.browser or '?'}, since {_day(session.created)}, last seen {_day(session.seen)}"
        )
    tell(f"tables: {', '.join(found.tables) or 'none'}")


@user.command(name="reset-password")
def reset_password(name: Name, database: Database = "", json: AsJson = False) -> None:
    """Give an account a password by chance and say it; everywhere the account is signed out."""
    from cosmodrome.server.admin.user import reset_password as give

    with complaints():
        given = asyncio.run(give(database, name))
    if json:
        print_json(given)
    else:
        tell(f"{given.name} signs in with {given.password} now; {given.sessions:,} sessions have ended")


@user.command()
def administrator(
    name: Name,
    no_longer: Annotated[bool, typer.Option("--no-longer", help="They are none any more.")] = False,
    database: Database = "",
    json: AsJson = False,
) -> None:
    """Name an account an administrator, who reads and closes reports on the page."""
    from cosmodrome.server.admin.user import set_administrator

    with complaints():
        called = asyncio.run(set_administrator(database, name, not no_longer))
    if json:
        print_json({"name": called, "administers": not no_longer})
    else:
        tell(f"{called} is {'no administrator any more' if no_longer else 'an administrator now'}")


@user.command(name="sign-out")
def sign_out(name: Name, database: Database = "", json: AsJson = False) -> None:
    """Sign an account out everywhere."""
    from cosmodrome.server.admin.user import sign_out as end

    with complaints():
        out = asyncio.run(end(database, name))
    if json:
        print_json(out)
    else:
        tell(f"{out.name}: {out.sessions:,} sessions have ended")


@user.command()
def delete(
    name: Name,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    database: Database = "",
    json: AsJson = False,
) -> None:
    """Delete an account; its games stay, with a former player in its seats."""
    from cosmodrome.server.admin.user import delete as forget

    if not yes:
        typer.confirm(f"Delete the account {name}? It cannot be had back.", abort=True, err=True)
    with complaints():
        out = asyncio.run(forget(database, name))
    if json:
        print_json(out)
    else:
        tell(f"{out.name} is deleted: {out.sessions:,} sessions have ended, {out.tables:,} tables had a seat")


def _day(seconds: int) -> str:
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d}"


def _administers(administers: bool) -> str:
    return ", administrator" if administers else ""


def _mail(mail: str, confirmed: bool) -> str:
    return f"  {mail}{'' if confirmed else ' (not confirmed)'}" if mail else ""
