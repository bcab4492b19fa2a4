#!/bin/sh
# The program, as the user and with the tables of cosmodrome.service. How to use it: docs/hosting.md.
exec runuser -u cosmodrome -- env XDG_DATA_HOME=/var/lib /srv/cosmodrome/.venv/bin/cosmodrome "$@"
