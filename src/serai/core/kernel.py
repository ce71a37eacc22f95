"""`@kernel` compiles a rules function; `supplies` gives a game's version of a contract function.

A contract function (`serai.core.contract`) is a stub with a docstring. A game supplies it for the type of its own
state record. Compiled code that calls the stub is then compiled once per game against that game's rules, and, unlike
a closure over compiled functions, it can be cached across processes. With `NUMBA_DISABLE_JIT=1` the same sources run
as plain Python: the stub looks its implementation up by the record's dtype.
"""

import inspect
import os
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar
from typing import overload as overload_of_types

from serai.core import cache

FOLDER = cache.compiled_folder()
os.environ["NUMBA_CACHE_DIR"] = str(FOLDER)

import numba  # noqa: E402  the folder must be named before Numba reads its settings
import numpy as np  # noqa: E402
from numba.extending import overload  # noqa: E402

_settings: Any = numba.config
_settings.CACHE_DIR = str(FOLDER)
_settings.CACHE_LOCATOR_CLASSES = "serai.core.cache_locator.PackageCacheLocator,UserProvidedCacheLocator"
IS_COMPILED = not _settings.DISABLE_JIT
if not IS_COMPILED:
    np.seterr(over="ignore")  # the random generator counts modulo 2**64

#: `moves[at(n)]` says that n is not negative, and saves compiled code the test for Python's indices from the end.
at = np.uintp

F = TypeVar("F", bound=Callable[..., Any])


@overload_of_types
def kernel(function: F) -> F: ...


@overload_of_types
def kernel(*, allocates: bool) -> Callable[[F], F]: ...


def kernel(function: F | None = None, *, allocates: bool = False) -> Any:
    """Compile a function on its first call; the result is cached on disk.

    Arrays belong to the caller, so compiled code need not count who holds a part of one: that counting was a tenth of
    a search. A function that makes an array, or gives one back, must say that it `allocates`.
    """
    if function is None:
        return partial(kernel, allocates=allocates)
    dispatcher: Any = numba.njit(cache=True, nogil=True, **_options(allocates))(function)
    if IS_COMPILED:
        _take_wide_integers(dispatcher)
    return dispatcher


def _options(allocates: bool) -> Any:
    """How Numba compiles: no errors on division, and reference counts only where arrays are made."""
    return {"error_model": "numpy", "_nrt": allocates}


def plain(function: Callable[..., Any]) -> Callable[..., Any]:
    """The Python function behind a kernel, for callers that have plain numbers; it must not call other kernels."""
    found: Callable[..., Any] = getattr(function, "py_func", function)
    return found


def _take_wide_integers(dispatcher: Any) -> None:
    """Let compiled callers pass every integer, a constant or a byte of a record, as 64 bits.

    Left alone, Numba compiles a version of the function for each constant and each size it is called with: twice the
    waiting at the first start, for nothing.
    """
    resolve = dispatcher.get_call_template

    def get_call_template(args: Sequence[Any], kws: Mapping[str, Any]) -> Any:
        return resolve([_widest(kind) for kind in args], {name: _widest(kind) for name, kind in kws.items()})

    dispatcher.get_call_template = get_call_template


def _widest(kind: Any) -> Any:
    types: Any = numba.types
    plain = types.unliteral(kind)
    is_small = isinstance(plain, types.Integer) and plain.signed and plain.bitwidth < 64
    return types.int64 if is_small else plain


def stub(function: F | None = None, *, default: bool = False) -> Any:
    """Declare a contract function. Its second argument, a record, decides whose version runs.

    With `default`, its own body runs for a game that supplies none.
    """
    if function is None:
        return partial(stub, default=default)
    supplied: dict[np.dtype[Any], Callable[..., Any]] = {}
    parameters = list(inspect.signature(function).parameters)

    def dispatch(*args: Any) -> Any:
        return (supplied.get(args[1].dtype, function) if default else supplied[args[1].dtype])(*args)

    dispatch.__name__ = dispatch.__qualname__ = function.__name__
    dispatch.__doc__ = function.__doc__
    dispatch.__module__ = function.__module__
    dispatch.supplied = supplied  # type: ignore[attr-defined]
    dispatch.parameters = parameters  # type: ignore[attr-defined]
    if default and IS_COMPILED:
        _choose(dispatch, function, lambda record: all(record != numba.from_dtype(dtype) for dtype in supplied))
    return dispatch


def _choose(
    declared: Callable[..., Any], function: Callable[..., Any], fits: Callable[[Any], bool], allocates: bool = False
) -> None:
    """Let compiled callers of a contract function run this one where the type of its record fits."""
    parameters: list[str] = declared.parameters  # type: ignore[attr-defined]
    # Numba insists that the chooser has the very same parameter names as the stub.
    scope = {"function": function, "fits": fits}
    exec(f"def choose({', '.join(parameters)}): return function if fits({parameters[1]}) else None", scope)
    overload(declared, jit_options=_options(allocates))(scope["choose"])


def supplies(declared: Callable[..., Any], dtype: np.dtype[Any], *, allocates: bool = False) -> Callable[..., Any]:
    """Decorate a game's version of a contract function, chosen where the second argument is such a record.

    `allocates` as for `kernel`.
    """

    def register(given: F) -> Any:
        function = plain(given)
        parameters = list(inspect.signature(function).parameters)
        if parameters != declared.parameters:  # type: ignore[attr-defined]
            raise TypeError(f"{function.__qualname__} takes {parameters}, the contract says otherwise")
        declared.supplied[dtype] = function  # type: ignore[attr-defined]
        if IS_COMPILED:
            record = numba.from_dtype(dtype)
            _choose(declared, function, lambda given: bool(given == record), allocates)
        return kernel(allocates=allocates)(function)

    return register
