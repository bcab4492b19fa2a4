"""What is installed only where it is wanted, and how one comes by it."""

LIBRARIES = {
    "numpy": "bots",
    "highspy": "bots",
    "threadpoolctl": "bots",
    "gymnasium": "rl",
    "pettingzoo": "rl",
    "jax": "learn",
    "optax": "learn",
    "matplotlib": "plots",
    "pyarrow": "parquet",
    "ray": "ray",
    "asyncpg": "postgres",
    "redis": "redis",
    "py_vapid": "push",
    "http_ece": "push",
    "litestar": "server",
    "uvicorn": "server",
    "websockets": "server",
    "sqlalchemy": "server",
    "aiosqlite": "server",
    "alembic": "server",
    "argon2": "server",
    "confusable_homoglyphs": "server",
    "prometheus_client": "server",
    "openskill": "server",
}
"""By the name that is imported: the extra that brings it."""


def installed(extra: str) -> str:
    """How one comes by an extra; there is no package of ours in any index."""
    return f"make setup in the project's folder installs it, or pip install '.[{extra}]' there"


def missing(error: ModuleNotFoundError) -> str:
    """What an import lacks that an extra brings, and how to get it; "" where no extra does."""
    library = (error.name or "").partition(".")[0]
    extra = LIBRARIES.get(library)
    return f"{library} is missing: {installed(extra)}" if extra else ""
