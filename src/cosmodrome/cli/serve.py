"""`cosmodrome serve`: the lobby and the tables, in the browser."""

import inspect
from collections.abc import Callable
from typing import Annotated, Any, get_args, get_type_hints

import typer

from cosmodrome.cli.errors import CommandError
from cosmodrome.server.settings import Keeping


def keeping_as_options(command: Callable[..., None]) -> Callable[..., None]:
    """The command with an option for each field of Keeping in place of `keeping`; their help stands there."""
    options = []
    for name, hint in get_type_hints(Keeping, include_extras=True).items():
        kind, told = get_args(hint)
        option = typer.Option(getattr(Keeping(), name), min=told.ge, help=told.description)
        options.append(
            inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=option, annotation=kind)
        )

    def whole(**given: Any) -> None:
        keeping = Keeping(**{option.name: given.pop(option.name) for option in options})
        command(keeping=keeping, **given)

    signature = inspect.signature(command)
    others = list(signature.parameters.values())
    at = next(place for place, one in enumerate(others) if one.name == "keeping")
    shown = signature.replace(parameters=others[:at] + options + others[at + 1 :])
    whole.__signature__ = shown  # type: ignore[attr-defined]
    whole.__doc__ = command.__doc__
    return whole


@keeping_as_options
def serve(
    host: Annotated[
        str, typer.Option("--host", help="The address to listen at; 0.0.0.0 lets others in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="0 takes a free one.")] = 8000,
    database: Annotated[
        str, typer.Option("--database", help="A file or a URL; left out, DATABASE_URL or a file of your own.")
    ] = "",
    cards: Annotated[
        list[str] | None,
        typer.Option(
            "--cards",
            "--deck",
            metavar="FILE",
            help="A card or deck file for new tables of the game it names; may be repeated, also for one game.",
        ),
    ] = None,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(
            help="A name by which browsers find this server, as tables.example.org; may be repeated."
        ),
    ] = None,
    allow_origin: Annotated[
        list[str] | None,
        typer.Option(
            help="For development: another site whose pages may act here, as http://localhost:5173."
        ),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(help="The address or network of a proxy that says who asks; may be repeated."),
    ] = None,
    secure_cookies: Annotated[
        bool, typer.Option("--secure-cookies", help="Browsers come by https only.")
    ] = False,
    open_seeds: Annotated[
        bool,
        typer.Option(
            "--open-seeds", help="People may choose seeds at tables with others, and know the deck."
        ),
    ] = False,
    *,
    keeping: Keeping,
    limit: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=VALUE",
            help="One of the limits on visitors, as games=200 or lines=6/3, which is 6 at once and one more every 3 "
            "seconds; may be repeated. `--limit list` is refused with all names.",
        ),
    ] = None,
    organiser: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME", help="Only this account may open tournaments; may be repeated. Usually all may."
        ),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=BOT",
            help="A bot of your own that tables may have, as mine=bots/mine.py:Mine; may be repeated.",
        ),
    ] = None,
    bot_processes: Annotated[
        int | None,
        typer.Option(
            min=0,
            max=256,
            show_default="one more than processors, at least 3",
            help="Processes in which bots think; 0: threads of the server's own.",
        ),
    ] = None,
    mail_from: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS",
            help="Whom letters come from; they are sent by the mail server that COSMODROME_SMTP names.",
        ),
    ] = "",
    site: Annotated[
        str,
        typer.Option(
            metavar="URL", help="The page's address, for links in letters: https://tables.example.org"
        ),
    ] = "",
    push_contact: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS",
            help="Lets people be called by their browsers when it is their turn; push services are told this address.",
        ),
    ] = "",
    bot_seconds: Annotated[
        float,
        typer.Option(
            min=0,
            help="A program or bot that owes an answer so long loses its seat to the usual bot; 0: never.",
        ),
    ] = 60.0,
    metrics: Annotated[
        str,
        typer.Option(
            metavar="[HOST:]PORT",
            help="Tell figures to Prometheus there, at /metrics; without a host only to this computer.",
        ),
    ] = "",
    log_json: Annotated[
        bool, typer.Option("--log-json", help="Log on stderr as JSON, an object a line.")
    ] = False,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in your browser.")] = False,
) -> None:
    """Serve the lobby and its tables until Ctrl+C."""
    # Imported here: the web framework takes a while, and no other command needs it.
    from cosmodrome.cli.arguments import name_bots
    from cosmodrome.cli.card_files import read_all
    from cosmodrome.server.bots.thinkers import usual_processes
    from cosmodrome.server.serve import CannotServe, run
    from cosmodrome.server.settings import (
        Deck,
        Settings,
        SettingsError,
        contact,
        host_names,
        limits,
        mail,
        networks,
        origins,
        place,
        smtp_url,
    )

    name_bots(bot or ())
    decks = [Deck(name, content) for name, content in read_all(cards or ())]
    try:
        settings = Settings(
            database=database,
            secure_cookie=secure_cookies,
            open_seeds=open_seeds,
            hosts=host_names(allow_host or ()),
            origins=origins(allow_origin or ()),
            decks=tuple(decks),
            bot_processes=usual_processes() if bot_processes is None else bot_processes,
            mail=mail(smtp_url(), mail_from, site),
            push_contact=contact(push_contact),
            bot_seconds=bot_seconds,
            limits=limits(limit or ()),
            keeping=keeping,
            organisers=tuple(organiser or ()),
        )
        told = place(metrics) if metrics else None
        run(host, port, settings, open_browser, networks(trusted_proxy or ()), told, log_json)
    except (CannotServe, SettingsError) as error:
        raise CommandError(str(error)) from None
