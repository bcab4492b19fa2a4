"""`cosmodrome serve`: the lobby and the tables, in the browser."""

from typing import Annotated

import typer

from cosmodrome.cli.arguments import Wrong
from cosmodrome.cli.card_files import read_all


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
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in your browser.")] = False,
) -> None:
    """Serve the lobby and its tables until Ctrl+C."""
    # Imported here: the web framework takes a while, and no other command needs it.
    from cosmodrome.server.serve import CannotServe, run
    from cosmodrome.server.settings import Deck, SettingsError

    decks = [Deck(name, content) for name, content in read_all(cards or ())]
    try:
        run(host, port, database, open_browser, decks)
    except (CannotServe, SettingsError) as error:
        raise Wrong(str(error)) from None
