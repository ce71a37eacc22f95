"""Machine code that writes numbers of an observation many at once: sixteen bytes of a view become sixteen floats.

Numba does not make such code of short loops: it cannot know that the numbers lie elsewhere than the view. So the
instructions are written here, for observations alone; all of it has its meaning in plain Python as well
(`Observation.plain`), and a test compares them.
"""
# mypy: disable-error-code="no-untyped-def, no-untyped-call, untyped-decorator, attr-defined, import-untyped"

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from serai.core.kernel import IS_COMPILED

#: Numbers that one instruction writes; the compiler cuts them up where a processor has less.
WIDEST = 16
_BYTE, _INDEX, _SMALL, _FLOAT = ir.IntType(8), ir.IntType(64), ir.IntType(32), ir.FloatType()


def scaled(kind: np.dtype[Any], offset: int, stride: int, scales: Sequence[float], start: int) -> Callable[..., None]:
    """`write(view, numbers, row)`: integers of a view times their scales, to `numbers[start]` and behind it.

    They begin `offset + row * stride` bytes into the view.
    """
    whole = ir.IntType(8 * kind.itemsize)

    @intrinsic
    def write(typing, view, numbers, row):
        def generate(context, builder, signature, args):
            far = builder.add(builder.mul(args[2], _INDEX(stride)), _INDEX(offset))
            source = builder.gep(builder.bitcast(args[0], _BYTE.as_pointer()), [far])
            for first, width in pieces(len(scales)):
                given = ir.VectorType(whole, width)
                place = builder.gep(source, [_INDEX(first * kind.itemsize)])
                loaded = builder.load(builder.bitcast(place, given.as_pointer()))
                loaded.align = 1  # records are packed
                convert = builder.uitofp if kind.kind == "u" else builder.sitofp
                factors = _constant(_FLOAT, np.array(scales[first : first + width], np.float32).tolist())
                found = builder.fmul(convert(loaded, ir.VectorType(_FLOAT, width)), factors)
                _store(context, builder, signature.args[1], args[1], start + first, found)
            return context.get_dummy_value()

        return types.void(view, _checked(numbers), types.int64), generate

    return write


def one_hot(count: int, start: int) -> Callable[..., None]:
    """`write(value, numbers)`: `count` zeros from `numbers[start]` on, and a one at the value, if it is among them."""

    @intrinsic
    def write(typing, value, numbers):
        def generate(context, builder, signature, args):
            value = builder.trunc(args[0], _SMALL)
            for first, width in pieces(count):
                places = _constant(_SMALL, list(range(first, first + width)))
                hits = builder.icmp_signed("==", _everywhere(builder, value, width), places)
                found = builder.uitofp(hits, ir.VectorType(_FLOAT, width))
                _store(context, builder, signature.args[1], args[1], start + first, found)
            return context.get_dummy_value()

        return types.void(types.int64, _checked(numbers)), generate

    return write


def sum_between(count: int) -> Callable[..., int]:
    """`total(table, row, first, end)`: the sum of what stands there in a row of `count` bytes, none of them negative.

    All of them are added up and no branch is taken: what a hand is worth is hard to foretell for a processor, too.
    """
    if not IS_COMPILED:
        return lambda table, row, first, end: int(table[row, first:end].sum(dtype=np.int64))

    @intrinsic
    def total(typing, table, row, first, end):
        def generate(context, builder, signature, args):
            start = builder.mul(args[1], _INDEX(count))
            loaded = _loaded(context, builder, signature.args[0], args[0], start, count)
            places = _constant(_BYTE, list(range(count)))
            low, high = (_everywhere(builder, builder.trunc(bound, _BYTE), count) for bound in args[2:])
            behind, before = builder.icmp_signed(">=", places, low), builder.icmp_signed("<", places, high)
            wanted = builder.select(builder.and_(behind, before), loaded, _constant(_BYTE, [0] * count))
            return _summed(builder, builder.zext(wanted, ir.VectorType(_SMALL, count)))

        return types.int64(table, types.int64, types.int64, types.int64), generate

    found: Callable[..., int] = total
    return found


def sum_of_products(count: int) -> Callable[..., int]:
    """`total(one, other)`: the sum of the products of two rows of `count` signed bytes."""
    if not IS_COMPILED:
        return lambda one, other: int((one.reshape(-1).astype(int) * other.reshape(-1).astype(int)).sum())

    @intrinsic
    def total(typing, one, other):
        def generate(context, builder, signature, args):
            sums = []
            for first in range(0, count, WIDEST // 2):
                width = min(WIDEST // 2, count - first)
                rows = [_loaded(context, builder, *row, _INDEX(first), width) for row in zip(signature.args, args)]
                sums.append(builder.mul(*(builder.sext(row, ir.VectorType(_SMALL, width)) for row in rows)))
            found = _summed(builder, sums[0])
            for more in sums[1:]:
                found = builder.add(found, _summed(builder, more))
            return found

        return types.int64(one, other), generate

    found: Callable[..., int] = total
    return found


def pieces(count: int) -> list[tuple[int, int]]:
    """Where each piece of `count` numbers begins and how long it is: powers of two; some may be written twice."""
    found = [(first, WIDEST) for first in range(0, count - WIDEST + 1, WIDEST)]
    left = count % WIDEST
    if left:
        width = 1 << (left - 1).bit_length()
        if width > count:
            width //= 2
            found.append((0, width))
        found.append((count - width, width))
    return found


def _checked(numbers: Any) -> Any:
    if not (isinstance(numbers, types.Array) and numbers.dtype == types.float32 and numbers.layout == "C"):
        raise TypeError(f"an observation is written into a row of float32, not into {numbers}")
    return numbers


def _constant(kind: Any, values: Sequence[float]) -> Any:
    return ir.Constant(ir.VectorType(kind, len(values)), [kind(value) for value in values])


def _store(context, builder, kind, numbers, start, found):
    """Write a piece to its place."""
    target = context.make_array(kind)(context, builder, numbers).data
    place = builder.gep(target, [_INDEX(start)])
    builder.store(found, builder.bitcast(place, found.type.as_pointer())).align = 4


def _everywhere(builder, value, width):
    """A number in every place of a piece."""
    nothing = ir.Constant(ir.VectorType(value.type, width), ir.Undefined)
    alone = builder.insert_element(nothing, value, _SMALL(0))
    return builder.shuffle_vector(alone, nothing, _constant(_SMALL, [0] * width))


def _loaded(context, builder, kind, given, first, width):
    """Some bytes of an array."""
    place = builder.gep(context.make_array(kind)(context, builder, given).data, [first])
    found = builder.load(builder.bitcast(place, ir.VectorType(_BYTE, width).as_pointer()))
    found.align = 1
    return found


def _summed(builder, numbers):
    """All of a piece added up."""
    name = f"llvm.vector.reduce.add.v{numbers.type.count}i32"
    function = cgutils.get_or_insert_function(builder.module, ir.FunctionType(_SMALL, [numbers.type]), name)
    return builder.sext(builder.call(function, [numbers]), _INDEX)
