"""Where Numba keeps our compiled functions: by a file's place in the package, not by the package's place on the disk.

The folder's name is a hash over all sources (`serai.core.cache`), so a second installation of the same version, a
moved one or a fresh clone finds everything compiled.
"""

from functools import cache
from pathlib import Path

from numba.core.caching import UserProvidedCacheLocator

from serai.core.cache import PACKAGE, TOP_PART, top_mark

_top_mark = cache(top_mark)


class PackageCacheLocator(UserProvidedCacheLocator):
    """A folder of the cache for each folder of the package; functions from elsewhere are left to Numba."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        """The folder's name."""
        parts = Path(py_file).resolve().parent.relative_to(PACKAGE.parent).parts
        return "_".join([*parts, _top_mark()] if TOP_PART in parts[1:2] else parts)

    @classmethod
    def from_function(cls, py_func: object, py_file: str) -> "PackageCacheLocator | None":
        """A locator for a function of the package, None for others."""
        if not Path(py_file).resolve().is_relative_to(PACKAGE):
            return None
        return super().from_function(py_func, py_file)  # type: ignore[no-any-return, no-untyped-call]
