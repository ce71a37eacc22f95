"""Random numbers for chance: xoshiro256**, 256 bits of state in an array, identical on every machine for ever.

NumPy's generators may change between releases and cannot be stepped cheaply from compiled code; a record made from
seed 1 must not depend on either. The state is exactly 256 bits, so one keyed hash can seed one draw.
"""
# mypy: disable-error-code="no-untyped-def"

import random as standard
from operator import index
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from serai.core.kernel import kernel

Random: TypeAlias = NDArray[np.uint64]
#: What may drive chance: a generator of ours (`seeded`), one of the standard library, or one of NumPy.
Source: TypeAlias = "Random | standard.Random | np.random.Generator"

_MASK = 2**64 - 1
_5, _7, _9, _17, _19, _32, _45, _57 = (np.uint64(n) for n in (5, 7, 9, 17, 19, 32, 45, 57))
_LOW = np.uint64(2**32 - 1)


@kernel
def next64(random):
    """The next 64 random bits."""
    s0, s1, s2, s3 = random[0], random[1], random[2], random[3]
    x = s1 * _5
    result = ((x << _7) | (x >> _57)) * _9
    s2 ^= s0
    s3 ^= s1
    random[1] = s1 ^ s2
    random[0] = s0 ^ s3
    random[2] = s2 ^ (s1 << _17)
    random[3] = (s3 << _45) | (s3 >> _19)
    return result


@kernel
def below(random: Random, bound: int) -> int:
    """A uniform integer in 0 … bound − 1, without bias, for bounds up to 2**32 (multiply and reject)."""
    n = np.uint64(bound)
    product = (next64(random) >> _32) * n
    if (product & _LOW) < n:
        threshold = (np.uint64(2**32) - n) % n
        while (product & _LOW) < threshold:
            product = (next64(random) >> _32) * n
    return np.int64(product >> _32)  # type: ignore[return-value] # a number like any other to Numba


def seeded(*seed: int) -> Random:
    """A generator for a seed of one or more integers (a run, a game of that run, a seat of that game …)."""
    state = np.empty(4, np.uint64)
    mix = 0
    for number in (*seed, len(seed)):
        mix = _split_mix((mix ^ index(number)) & _MASK)
    for i in range(4):
        mix = (mix + 0x9E3779B97F4A7C15) & _MASK
        state[i] = _scramble(mix)
    return state


def from_bits(bits: int) -> Random:
    """A generator from 256 bits, as a keyed hash gives them."""
    state = np.frombuffer(bytearray(bits.to_bytes(32, "little")), "<u8")
    if not bits:
        state[0] = 1  # the one state from which xoshiro would never leave zero
    return state


def generator_of(source: Any) -> Random:
    """The generator of ours that a `Source` is, or seeds; `TypeError` for anything else."""
    if isinstance(source, np.ndarray):
        if source.dtype == np.uint64 and source.shape == (4,) and source.flags.carray:
            return source
    elif isinstance(source, standard.Random):
        return from_bits(source.getrandbits(256))
    elif hasattr(source, "bit_generator"):
        return from_bits(int.from_bytes(source.bytes(32), "little"))
    given = "this array" if isinstance(source, np.ndarray) else type(source).__name__
    raise TypeError(f"chance needs random.Random(…), numpy.random.default_rng(…) or seeded(…), not {given}")


def _split_mix(number: int) -> int:
    return _scramble((number + 0x9E3779B97F4A7C15) & _MASK)


def _scramble(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)
