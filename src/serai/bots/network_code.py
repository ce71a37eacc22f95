"""Machine code of the network: a hidden layer of 64 or 128 numbers that stays in the registers of the processor.

Numba makes loops that read and write the hidden layer in memory for every row of weights; half of a search was spent
there. So the instructions are written here. They do what the plain functions of `serai.bots.evaluation` do, in the same
order, to the last bit; a test compares them. Rows of features that are zero, about half of them, are not read.
"""
# mypy: disable-error-code="no-untyped-def, no-untyped-call, untyped-decorator, attr-defined, import-untyped"

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

#: Widths of a hidden layer that have machine code of their own.
WIDTHS = (64, 128)
#: Numbers in one register of the widest processors; the compiler cuts them up where a processor has less.
_LANES = 16
_FLOAT, _INDEX, _SMALL = ir.FloatType(), ir.IntType(64), ir.IntType(32)
_LANE = ir.VectorType(_FLOAT, _LANES)


def hidden_layer_code(width: int) -> Callable[..., None]:
    """`write(count, network, numbers, hidden)`: the hidden layer of these features, before its ReLUs."""

    @intrinsic
    def write(typing, count, network, numbers, hidden):
        def generate(context, builder, signature, args):
            layer = _Layer(context, builder, signature, args, width)
            layer.begin(layer.row(args[0]))
            layer.add_features(args[0], layer.data(2))
            target = layer.data(3)
            for place, lane in enumerate(layer.lanes()):
                _store(builder, target, place, lane)
            return context.get_dummy_value()

        return types.void(types.int64, _floats(network, 2), _floats(numbers, 1), _floats(hidden, 1)), generate

    return write


def score_code(width: int) -> Callable[..., float]:
    """`score(count, network, numbers)`: the network's score of these features."""

    @intrinsic
    def score(typing, count, network, numbers):
        def generate(context, builder, signature, args):
            layer = _Layer(context, builder, signature, args, width)
            layer.begin(layer.row(args[0]))
            layer.add_features(args[0], layer.data(2))
            return layer.score(args[0])

        return types.float32(types.int64, _floats(network, 2), _floats(numbers, 1)), generate

    return score


def changed_score_code(width: int) -> Callable[..., float]:
    """`score(count, network, numbers, before, hidden)`: the score of features that differ from those `before`.

    `hidden` is the hidden layer of those before. Both rows of features have room for 16 numbers more.
    """

    @intrinsic
    def score(typing, count, network, numbers, before, hidden):
        def generate(context, builder, signature, args):
            layer = _Layer(context, builder, signature, args, width)
            layer.begin(layer.data(4))
            layer.add_changes(args[0], layer.data(2), layer.data(3))
            return layer.score(args[0])

        rows = (_floats(numbers, 1), _floats(before, 1), _floats(hidden, 1))
        return types.float32(types.int64, _floats(network, 2), *rows), generate

    return score


class _Layer:
    """A hidden layer in registers while code is made for it. The second argument of the code is the network."""

    def __init__(self, context: Any, builder: Any, signature: Any, args: Any, width: int) -> None:
        self._context, self._builder, self._signature, self._args = context, builder, signature, args
        self._width = width
        self._places = [cgutils.alloca_once(builder, _LANE) for _ in range(width // _LANES)]
        self._network = self.data(1)

    def data(self, argument: int) -> Any:
        """The address of an array."""
        kind = self._signature.args[argument]
        return self._context.make_array(kind)(self._context, self._builder, self._args[argument]).data

    def row(self, number: Any) -> Any:
        """The address of a row of the network."""
        return self._builder.gep(self._network, [self._builder.mul(number, _INDEX(self._width))])

    def begin(self, source: Any) -> None:
        """Begin with what stands there."""
        for place, lane in enumerate(self._places):
            self._builder.store(_loaded(self._builder, source, place), lane)

    def lanes(self) -> list[Any]:
        """The layer as it is now, a register each."""
        return [self._builder.load(lane) for lane in self._places]

    def add(self, rows: Sequence[Any], factors: Sequence[Any]) -> None:
        """Add one row, the sum of two, or the sum of two sums of two, each row times its factor."""
        builder = self._builder
        everywhere = [_everywhere(builder, factor) for factor in factors]
        for place, lane in enumerate(self._places):
            terms = [builder.fmul(factor, _loaded(builder, row, place)) for row, factor in zip(rows, everywhere)]
            while len(terms) > 1:
                terms = [builder.fadd(one, other) for one, other in zip(terms[::2], terms[1::2])]
            builder.store(builder.fadd(builder.load(lane), terms[0]), lane)

    def add_features(self, count: Any, numbers: Any) -> None:
        """Add the rows of all features, four at a time, and the last ones one by one."""
        builder = self._builder
        fours = builder.and_(count, _INDEX(-4))
        with _steps(builder, _INDEX(0), fours, 4) as first:
            self._add_four(first, numbers)
        with _steps(builder, fours, count, 1) as last:
            self.add([self.row(last)], [builder.load(builder.gep(numbers, [last]))])

    def _add_four(self, first: Any, numbers: Any) -> None:
        """Add (row 0 + row 1) + (row 2 + row 3) without the rows whose feature is zero.

        Sums may be turned round, not regrouped: then they are the same to the last bit. So the rows that are left come
        in an order of their own for each of the sixteen cases, and what is added in place of a missing row is zero.
        """
        builder = self._builder
        kind = ir.VectorType(_FLOAT, 4)
        address = builder.gep(numbers, [first])
        four = builder.load(builder.bitcast(address, kind.as_pointer()))
        four.align = 4
        hits = builder.fcmp_unordered("!=", four, ir.Constant(kind, [_FLOAT(0.0)] * 4))
        case = builder.zext(builder.bitcast(hits, ir.IntType(4)), _INDEX)
        orders = cgutils.global_constant(builder, "network_orders", _ORDERS)
        rows, factors = [], []
        for place in range(4):
            row, factor = (
                builder.zext(builder.load(builder.gep(orders, [_INDEX(0), case, _INDEX(4 * table + place)])), _INDEX)
                for table in (0, 1)
            )
            rows.append(self.row(builder.add(first, row)))
            factors.append(builder.load(builder.gep(address, [factor])))
        number = builder.load(builder.gep(orders, [_INDEX(0), case, _INDEX(8)]))
        has_any, has_many = (
            builder.icmp_unsigned("!=", number, number.type(0)),
            builder.icmp_unsigned(">", number, number.type(2)),
        )
        with builder.if_then(has_any), builder.if_else(has_many) as (many, few):
            with many:
                self.add(rows, factors)
            with few:
                self.add(rows[:2], factors[:2])

    def add_changes(self, count: Any, numbers: Any, before: Any) -> None:
        """Add the row of each feature that differs, times the difference, in order."""
        builder = self._builder
        bits = ir.IntType(_LANES)
        left = cgutils.alloca_once(builder, bits)
        with _steps(builder, _INDEX(0), count, _LANES) as first:
            now, then = (_loaded_at(builder, row, first) for row in (numbers, before))
            changes = builder.fsub(now, then)
            hits = builder.fcmp_unordered("!=", changes, ir.Constant(_LANE, [_FLOAT(0.0)] * _LANES))
            inside = builder.sub(count, first)
            few = builder.icmp_signed("<", inside, _INDEX(_LANES))
            all_bits = builder.sub(builder.shl(_INDEX(1), inside), _INDEX(1))
            valid = builder.select(few, builder.trunc(all_bits, bits), bits(-1))
            builder.store(builder.and_(builder.bitcast(hits, bits), valid), left)
            with _while_not_zero(builder, left) as mask:
                place = builder.zext(_trailing_zeros(builder, mask), _INDEX)
                feature = builder.add(first, place)
                change = builder.fsub(*(builder.load(builder.gep(row, [feature])) for row in (numbers, before)))
                self.add([self.row(feature)], [change])
                builder.store(builder.and_(mask, builder.sub(mask, bits(1))), left)

    def score(self, count: Any) -> Any:
        """ReLUs times output weights, summed by adding halves."""
        builder = self._builder
        weights = self.row(builder.add(count, _INDEX(1)))
        nothing = ir.Constant(_LANE, [_FLOAT(0.0)] * _LANES)
        lanes = []
        for place, lane in enumerate(self.lanes()):
            positive = builder.select(builder.fcmp_ordered(">", lane, nothing), lane, nothing)
            lanes.append(builder.fmul(positive, _loaded(builder, weights, place)))
        while len(lanes) > 1:
            half = len(lanes) // 2
            lanes = [builder.fadd(one, other) for one, other in zip(lanes[:half], lanes[half:])]
        found, width = lanes[0], _LANES
        while width > 1:
            width //= 2
            low, high = (_part(builder, found, start, width) for start in (0, width))
            found = builder.fadd(low, high)
        return builder.extract_element(found, _SMALL(0))


def _order(case: int) -> list[int]:
    """For one case of four features, a bit each that is not zero: four rows, four features as factors, their number.

    A pair that lacks a feature comes second. In place of a missing one stands a row that is read anyway, with a feature
    that is zero.
    """
    pairs = sorted(([i for i in pair if case >> i & 1] for pair in ((0, 1), (2, 3))), key=len, reverse=True)
    wanted = [*pairs[0], *pairs[1]]
    missing = [i for i in range(4) if not case >> i & 1]
    rows = [*wanted, *[wanted[-1] if wanted else 0] * len(missing)]
    return [*rows, *wanted, *missing, len(wanted)]


def _table() -> Any:
    byte = ir.IntType(8)
    rows = [ir.Constant(ir.ArrayType(byte, 9), [byte(number) for number in _order(case)]) for case in range(16)]
    return ir.Constant(ir.ArrayType(rows[0].type, 16), rows)


_ORDERS = _table()


def _floats(kind: Any, dimensions: int) -> Any:
    is_right = isinstance(kind, types.Array) and kind.dtype == types.float32 and kind.layout == "C"
    if not is_right or kind.ndim != dimensions:
        raise TypeError(f"the network reads arrays of float32, not {kind}")
    return kind


def _loaded_at(builder, source, first):
    """Sixteen numbers from one on."""
    found = builder.load(builder.bitcast(builder.gep(source, [first]), _LANE.as_pointer()))
    found.align = 4
    return found


def _loaded(builder, source, place):
    """The sixteen numbers of a register of the layer."""
    return _loaded_at(builder, source, _INDEX(place * _LANES))


def _store(builder, target, place, lane):
    address = builder.gep(target, [_INDEX(place * _LANES)])
    builder.store(lane, builder.bitcast(address, _LANE.as_pointer())).align = 4


def _everywhere(builder, value):
    nothing = ir.Constant(_LANE, ir.Undefined)
    alone = builder.insert_element(nothing, value, _SMALL(0))
    return builder.shuffle_vector(alone, nothing, ir.Constant(ir.VectorType(_SMALL, _LANES), [_SMALL(0)] * _LANES))


def _part(builder, lane, start, width):
    places = ir.Constant(ir.VectorType(_SMALL, width), [_SMALL(start + i) for i in range(width)])
    return builder.shuffle_vector(lane, ir.Constant(lane.type, ir.Undefined), places)


def _trailing_zeros(builder, value):
    return builder.cttz(value, ir.IntType(1)(1))


@contextmanager
def _steps(builder: Any, first: Any, end: Any, step: int) -> Iterator[Any]:
    """A loop from `first` to below `end`."""
    with cgutils.for_range_slice(builder, first, end, _INDEX(step), intp=_INDEX) as (index, _):
        yield index


@contextmanager
def _while_not_zero(builder: Any, place: Any) -> Iterator[Any]:
    """A loop as long as a number in memory is not zero."""
    head, body, after = (builder.append_basic_block(name) for name in ("bits", "bit", "bits.end"))
    builder.branch(head)
    builder.position_at_end(head)
    found = builder.load(place)
    builder.cbranch(builder.icmp_unsigned("!=", found, found.type(0)), body, after)
    builder.position_at_end(body)
    yield found
    builder.branch(head)
    builder.position_at_end(after)
