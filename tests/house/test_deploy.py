"""What stands in `deploy/` and is told in `docs/hosting.md` fits the program: its options, its files, its addresses."""

import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from cosmodrome.cli.commands import app
from cosmodrome.server.app import ROUTES
from cosmodrome.server.http import monitoring

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
UNIT = (DEPLOY / "cosmodrome.service").read_text(encoding="utf-8")
DOCKERFILE = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
CADDYFILE = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")

# Of the compose specification, what we use of it.
SERVICE = {
    "image",
    "build",
    "command",
    "environment",
    "depends_on",
    "restart",
    "stop_grace_period",
    "read_only",
}
SERVICE |= {"tmpfs", "cap_drop", "security_opt", "ports", "volumes", "healthcheck"}


def options_of(words: list[str]) -> tuple[set[str], list[str]]:
    """The options that a command takes, and the words behind its name."""
    command: Any = typer.main.get_command(app)
    while hasattr(command, "get_command"):
        name = words.pop(0)
        command = command.get_command(None, name)
        assert command is not None, f"there is no command {name}"
    return {"--help", *(option for parameter in command.params for option in parameter.opts)}, words


def check(words: list[str]) -> None:
    """Every option of a command line, without the program's name, is one that there is."""
    known, rest = options_of(words)
    for word in rest:
        if word.startswith("-"):
            assert word.partition("=")[0] in known, f"{word} is none of {sorted(known)}"


def told_commands() -> list[str]:
    """The command lines of our program in the guide, without its name."""
    text = re.sub(r"\\\n\s*", "", HOSTING)
    return re.findall(r"(?:cosmodrome|server_1) ((?:serve|admin) [^`\n|;]+)", text)


def test_the_guide_names_commands_that_there_are() -> None:
    commands = told_commands()
    assert {"serve", "admin"} == {command.split()[0] for command in commands} and len(commands) > 6
    for command in commands:
        check(shlex.split(command))


def test_the_host_runs_the_program_of_the_unit_with_its_tables() -> None:
    """By the same user, environment and file, or it would look after others."""
    script = (DEPLOY / "cosmodrome.sh").read_text(encoding="utf-8").splitlines()
    told = dict(re.findall(r"^(User|Environment|ExecStart)=(.*?)(?: serve.*)?$", UNIT, re.MULTILINE))
    expected = f'exec runuser -u {told["User"]} -- env {told["Environment"]} {told["ExecStart"]} "$@"'
    assert script[0] == "#!/bin/sh" and script[-1] == expected
    for folder in re.findall(r"admin backup (/var/\S+)/", HOSTING):
        assert f"install -d -o {told['User']} -g {told['User']} -m 700 {folder}" in HOSTING


def test_the_check_finds_an_option_that_there_is_not() -> None:
    with pytest.raises(AssertionError, match="--quickly"):
        check(["serve", "--quickly"])
    with pytest.raises(AssertionError, match="no command dance"):
        check(["admin", "dance"])


def test_compose_describes_two_servers_behind_a_proxy() -> None:
    services = COMPOSE["services"]
    assert set(services) == {"server_1", "server_2", "proxy", "database", "redis"}
    assert set(COMPOSE) == {"name", "x-server", "services", "volumes", "networks"}
    for name, service in services.items():
        assert set(service) <= SERVICE, name
        for needed in service.get("depends_on", []):
            assert needed in services
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in COMPOSE["volumes"]
    server = services["server_1"]
    assert server == services["server_2"]
    assert (
        DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]
    ).resolve() == DEPLOY / "Dockerfile"
    check(list(server["command"]))
    # Whoever it believes on who asks is the network that the proxy is in, and no other.
    (subnet,) = (each["subnet"] for each in COMPOSE["networks"]["default"]["ipam"]["config"])
    assert f"--trusted-proxy={subnet}" in server["command"]
    assert set(re.findall(r"(server_\d):8000", CADDYFILE)) == {"server_1", "server_2"}
    assert f"health_uri {monitoring.READY}" in CADDYFILE
    # Nobody outside reaches the database, Redis or the figures.
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]


def test_the_proxy_leads_all_that_is_asked_about_a_table_to_one_server() -> None:
    (rule,) = re.findall(r"@table path_regexp table (\S+)", CADDYFILE)
    assert "request_header @table Table {re.table.1}" in CADDYFILE and "lb_policy header Table\n" in CADDYFILE
    of_tables = [path for handler in ROUTES for path in handler.paths if "{table_id" in path]
    assert len(of_tables) > 20
    for path in of_tables:
        found = re.match(rule, re.sub(r"\{(\w+)[^}]*\}", r"<\1>", path))
        assert found is not None and found[1] == "<table_id>", path


def test_the_unit_starts_a_server_that_there_is() -> None:
    start = re.sub(r"\\\n\s*", "", UNIT)
    (words,) = re.findall(r"^ExecStart=\S+/cosmodrome (.*)$", start, re.MULTILINE)
    check(shlex.split(words))


def test_the_unit_is_one(tmp_path: Path) -> None:
    """As systemd says, where there is one; at least each line is a section, a remark or a setting."""
    for line in re.sub(r"\\\n\s*", "", UNIT).splitlines():
        assert re.fullmatch(r"(\[[A-Z]\w+\]|#.*|[A-Z]\w+=.*|)", line), line
    verify = shutil.which("systemd-analyze")
    if verify:
        unit = tmp_path / "cosmodrome.service"
        unit.write_text(re.sub(r"ExecStart=\S+", f"ExecStart={shutil.which('true')}", UNIT), encoding="utf-8")
        said = subprocess.run([verify, "verify", str(unit)], capture_output=True, text=True)
        assert (said.returncode, said.stdout, said.stderr) == (0, "", "")


def test_the_image_is_made_of_files_that_there_are() -> None:
    for sources in re.findall(r"^COPY (?!--from)(.*) \S+$", DOCKERFILE, re.MULTILINE):
        for source in sources.split():
            assert (ROOT / source).exists(), source
    assert monitoring.HEALTH in DOCKERFILE
    (words,) = re.findall(r"^CMD (\[\"serve.*\])$", DOCKERFILE, re.MULTILINE)
    check(yaml.safe_load(words))
