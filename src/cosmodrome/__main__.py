"""`python -m cosmodrome`: the same program where no script is installed."""

from cosmodrome.cli.app import main

if __name__ == "__main__":
    main()
