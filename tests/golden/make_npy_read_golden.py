#!/usr/bin/python3
"""Writes npy_read/*.npy with NumPy: files that the program must read, named VERSION_TYPE_ORDER_SHAPE.npy.

Reals hold (k - 7) / 4 at index k in C order. Integers hold the least and the largest value of their type (as far as a
double holds all in between: +-2**53), then k."""

import pathlib

import numpy

FOLDER = pathlib.Path(__file__).parent / "npy_read"
NAMES = {"<": "little", ">": "big", "|": "byte"}


def values(dtype, shape):
    places = numpy.arange(numpy.prod(shape))
    if dtype.kind == "f":
        return ((places - 7) / 4).astype(dtype).reshape(shape)
    info = numpy.iinfo(dtype)
    result = places.astype(dtype)
    result[:2] = [max(info.min, -(2**53)), min(info.max, 2**53)]
    return result.reshape(shape)


def write(descr, shape, order="C", version=(1, 0)):
    dtype = numpy.dtype(descr)
    name = f"v{version[0]}_{dtype.kind}{dtype.itemsize}{NAMES[descr[0]]}_{order}_{'x'.join(map(str, shape))}.npy"
    with open(FOLDER / name, "wb") as file:
        numpy.lib.format.write_array(file, numpy.asarray(values(dtype, shape), order=order), version=version)


def main():
    FOLDER.mkdir(exist_ok=True)
    write("|i1", (3, 4))
    write("|u1", (3, 4))
    for kind in ["f4", "f8", "i2", "i4", "i8", "u2", "u4", "u8"]:
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
