#!/usr/bin/python3
"""Writes npy_read/*.npy with NumPy: files that the program must read, named VERSION_TYPE_ORDER_SHAPE.npy.

Reals hold (k - 7) / 4 at index k in C order. Integers hold the least and the largest value of their type (as far as a
double holds all in between: +-2**53), then k. Truths are True where k is a multiple of 3.

halves_f2.npy has finite float16 of all sizes, subnormal ones too, and halves_f8.npy what NumPy makes of them as
float64."""

import pathlib

import numpy

FOLDER = pathlib.Path(__file__).parent / "npy_read"
NAMES = {"<": "little", ">": "big", "|": "byte"}


def values(dtype, shape):
    places = numpy.arange(numpy.prod(shape))
    if dtype.kind == "f":
        return ((places - 7) / 4).astype(dtype).reshape(shape)
    if dtype.kind == "b":
        return (places % 3 == 0).reshape(shape)
    info = numpy.iinfo(dtype)
    result = places.astype(dtype)
    result[:2] = [max(info.min, -(2**53)), min(info.max, 2**53)]
    return result.reshape(shape)


def write(descr, shape, order="C", version=(1, 0)):
    dtype = numpy.dtype(descr)
    name = f"v{version[0]}_{dtype.kind}{dtype.itemsize}{NAMES[descr[0]]}_{order}_{'x'.join(map(str, shape))}.npy"
    with open(FOLDER / name, "wb") as file:
        numpy.lib.format.write_array(file, numpy.asarray(values(dtype, shape), order=order), version=version)


def write_halves():
    edges = [0x0000, 0x0001, 0x0002, 0x03FF, 0x0400, 0x3C00, 0x7BFF]
    bits = numpy.array(sorted({*range(0, 0x7C00, 31), *edges}), dtype="<u2")
    halves = numpy.concatenate([bits, bits | 0x8000]).view("<f2")
    numpy.save(FOLDER / "halves_f2.npy", halves)
    numpy.save(FOLDER / "halves_f8.npy", halves.astype("<f8"))


def main():
    FOLDER.mkdir(exist_ok=True)
    write_halves()
    write("|b1", (3, 4))
    write("|b1", (2, 3, 4), "F")
    write("|i1", (3, 4))
    write("|u1", (3, 4))
    for kind in ["f2", "f4", "f8", "i2", "i4", "i8", "u2", "u4", "u8"]:
        for byte_order in "<>":
            write(byte_order + kind, (3, 4))
    for version in [(2, 0), (3, 0)]:
        write("<f8", (3, 4), version=version)
        write(">f4", (3, 4), "F", version)
    for shape in [(5,), (1, 1), (2, 3, 4), (2, 1, 3, 1, 2, 1, 2, 3)]:
        write("<f8", shape)
    for shape in [(3, 4), (4, 1), (1, 4), (2, 3, 4), (17, 5), (2, 1, 3, 1, 2, 1, 2, 3)]:
        write("<f8", shape, "F")
    write(">i4", (2, 3, 4), "F")


if __name__ == "__main__":
    main()
