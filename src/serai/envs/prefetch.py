"""One instruction for compiled code: fetch what will be written soon, so that nobody waits for it then."""
# mypy: disable-error-code="no-untyped-def, no-untyped-call, untyped-decorator, attr-defined, import-untyped, no-redef"

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numpy.typing import NDArray

from serai.core.kernel import IS_COMPILED

_BYTE, _SMALL = ir.IntType(8), ir.IntType(32)
#: The instruction's constants: for writing, into the nearest cache, data.
_WRITE, _NEAREST, _DATA = _SMALL(1), _SMALL(3), _SMALL(1)
_NAME = "llvm.prefetch.p0i8"


def prefetch(row: NDArray[Any], index: Any) -> None:
    """Fetch `row[index]` for writing: a hint to the processor, without any effect on what is computed."""


if IS_COMPILED:

    @intrinsic
    def prefetch(typing, row, index):
        """The instruction itself."""

        def generate(context, builder, signature, args):
            array = cgutils.create_struct_proxy(signature.args[0])(context, builder, args[0])
            place = builder.bitcast(builder.gep(array.data, [args[1]]), _BYTE.as_pointer())
            kind = ir.FunctionType(ir.VoidType(), [_BYTE.as_pointer(), _SMALL, _SMALL, _SMALL])
            function = builder.module.globals.get(_NAME) or ir.Function(builder.module, kind, _NAME)
            builder.call(function, [place, _WRITE, _NEAREST, _DATA])
            return context.get_dummy_value()

        return types.void(row, types.uintp), generate
