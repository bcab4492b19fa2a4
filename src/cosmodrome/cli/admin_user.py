"""`cosmodrome admin user`: the accounts of a server, also while it runs."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from cosmodrome.cli.arguments import AsJson, print_json, stop
from cosmodrome.cli.screen import tell
from cosmodrome.cli.upkeep import Database, answer, tell_as

if TYPE_CHECKING:
    from cosmodrome.server.db.restraints import Kind

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

    found = answer(listed(database))
    if json:
        print_json(found)
        return
    for account in found:
        extra = _mail(account.mail, account.confirmed) + _administers(account.administers)
        tell(f"{account.id}  {_day(account.created)}  {account.name}{extra}")
    tell(f"Accounts: {len(found):,}")


@user.command()
def show(name: Name, database: Database = "", json: AsJson = False) -> None:
    """Say what is known of an account."""
    from cosmodrome.server.admin.user import shown

    found = answer(shown(database, name))
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

    given = answer(give(database, name))
    tell_as(json, given, f"{given.name} signs in with {given.password} now; {given.sessions:,} sessions have ended")


@user.command()
def administrator(
    name: Name,
    no_longer: Annotated[bool, typer.Option("--no-longer", help="They are none any more.")] = False,
    database: Database = "",
    json: AsJson = False,
) -> None:
    """Name an account an administrator, who reads and closes reports on the page."""
    from cosmodrome.server.admin.user import set_administrator

    called = answer(set_administrator(database, name, not no_longer))
    now = "no administrator any more" if no_longer else "an administrator now"
    tell_as(json, {"name": called, "administers": not no_longer}, f"{called} is {now}")


@user.command(name="sign-out")
def sign_out(name: Name, database: Database = "", json: AsJson = False) -> None:
    """Sign an account out everywhere."""
    from cosmodrome.server.admin.user import sign_out as end

    out = answer(end(database, name))
    tell_as(json, out, f"{out.name}: {out.sessions:,} sessions have ended")


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
    out = answer(forget(database, name))
    tell_as(json, out, f"{out.name} is deleted: {out.sessions:,} sessions have ended, {out.tables:,} tables had a seat")


Days = Annotated[int, typer.Option("--days", min=1, max=3650, help="For so long.")]
Why = Annotated[str, typer.Option("--why", help="What they are told.")]


def _restrain(name: str, kind: "Kind", days: int, why: str, database: str, json: bool) -> None:
    from cosmodrome.server.admin.user import restrain

    if not why.strip():
        stop("--why says nothing: they are told the reason")
    called = answer(restrain(database, name, kind, days, " ".join(why.split())))
    facts = {"name": called, "kind": kind, "days": 0 if kind == "banned" else days, "why": why}
    tell_as(json, facts, f"{called} is {kind} {'for good' if kind == 'banned' else f'for {days:,} days'}")


@user.command()
def mute(name: Name, why: Why, days: Days = 7, database: Database = "", json: AsJson = False) -> None:
    """Let an account, or a guest by their id, say nothing in any chat for a while."""
    _restrain(name, "muted", days, why, database, json)


@user.command()
def suspend(name: Name, why: Why, days: Days = 7, database: Database = "", json: AsJson = False) -> None:
    """Let an account, or a guest by their id, play nothing for a while; bots keep their seats."""
    _restrain(name, "suspended", days, why, database, json)


@user.command()
def ban(name: Name, why: Why, database: Database = "", json: AsJson = False) -> None:
    """Let an account, or a guest by their id, play nothing any more."""
    _restrain(name, "banned", 1, why, database, json)


@user.command()
def lift(name: Name, database: Database = "", json: AsJson = False) -> None:
    """End all that holds of somebody who was muted, suspended or banned."""
    from cosmodrome.server.admin.user import lift as end

    called, count = answer(end(database, name))
    tell_as(json, {"name": called, "lifted": count}, f"{called}: {count:,} lifted")


@user.command()
def restrained(database: Database = "", json: AsJson = False) -> None:
    """List who was muted, suspended or banned, when, by whom and why; the latest first."""
    from cosmodrome.server.admin.user import restrained as found

    laid = answer(found(database))
    if json:
        print_json([each for each, _, _ in laid])
        return
    for each, name, by in laid:
        until = f"until {_day(each.until // 1000)}" if each.until else "for good"
        lifted = f", lifted {_day(each.lifted // 1000)}" if each.lifted else ""
        who = f"{name or 'a former player'} ({each.player})"
        tell(f"{_day(each.at // 1000)}  {who} {each.kind} {until} by {by or 'the host'}{lifted}: {each.why}")
    tell(f"{len(laid):,} in all")


def _day(seconds: int) -> str:
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d}"


def _administers(administers: bool) -> str:
    return ", administrator" if administers else ""


def _mail(mail: str, confirmed: bool) -> str:
    return f"  {mail}{'' if confirmed else ' (not confirmed)'}" if mail else ""
