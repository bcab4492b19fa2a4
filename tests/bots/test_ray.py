"""Games on a Ray cluster of two nodes: the same ones as in one process."""

import json

import pytest

from tests.cli.program import complaint, ran


@pytest.fixture(autouse=True)
def installed() -> None:
    pytest.importorskip("ray", reason="the extra `ray` is not installed: pip install '.[ray]'")


@pytest.mark.long
def test_two_nodes_play_the_same_games_as_one_process() -> None:
    from ray.cluster_utils import Cluster

    node = {"num_cpus": 1, "object_store_memory": 100 * 2**20}
    cluster = Cluster(initialize_head=True, head_node_args={**node, "include_dashboard": False})
    try:
        cluster.add_node(**node)
        for words in (
            ("simulate", "race", "--games", "120", "--bots", "random"),
            ("match", "jump_drive", "--deals", "10", "--bots", "greedy,random"),
            ("ladder", "jump_drive", "--deals", "10", "--bots", "greedy"),
        ):
            here, there = (
                json.loads(ran(*words, "--json", *more)) for more in ((), ("--ray", cluster.address))
            )
            for told in (here, there):
                told.pop("seconds", None)
                told.pop("games_per_s", None)
                told.pop("decisions_per_s", None)
            assert here == there
    finally:
        cluster.shutdown()


@pytest.mark.long
def test_a_cluster_that_is_not_there_is_told_in_one_line() -> None:
    said = complaint("simulate", "race", "--games", "2", "--ray", "127.0.0.1:1", code=1)
    assert said.startswith("error: no Ray cluster answers at 127.0.0.1:1: ")
