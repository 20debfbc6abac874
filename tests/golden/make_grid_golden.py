#!/usr/bin/python3
"""Writes grid.csv beside this script: exact entries of the encoding of a grid's cells and exact products of two cells, rounded
once to double, with 60 decimal digits (mpmath), after DETR's PositionEmbeddingSine. Lines without a second cell hold an entry
(channel, value), the others a product (channel -1).

The coordinates and the temperature's powers are those of DETR's code: y_embed / (y_embed[-1] + 1e-6) * 2 pi, counted from 1,
and temperature ** (2 * (k // 2) / (d / 2)). Not normalised they count from 0.
"""
import pathlib
import random

from mpmath import cos, mp, mpf, pi, power, sin

mp.dps = 60
EPSILON = mpf(1e-6)


def coordinate(index, count, normalised):
    return mpf(index + 1) / (count + EPSILON) * 2 * pi if normalised else mpf(index)


def entry(rows, columns, d, base, normalised, cell, channel):
    half = d // 2
    x = coordinate(cell[0], rows, normalised) if channel < half else coordinate(cell[1], columns, normalised)
    k = channel % half
    angle = x / power(mpf(base), mpf(2 * (k // 2)) / half)
    return sin(angle) if k % 2 == 0 else cos(angle)


generator = random.Random(20200526)
lines = ["rows,columns,d,base,normalised,row,column,channel,row-2,column-2,value"]
for rows, columns, d, base, normalised in [
    (32, 32, 256, 10000.0, 1), (16, 16, 32, 10000.0, 0), (16, 16, 32, 10000.0, 1), (1, 1, 4, 10000.0, 1),
    (1, 64, 8, 10000.0, 0), (64, 64, 256, 20.0, 1), (64, 24, 64, 1.5, 0), (3, 5, 12, 1e6, 1), (12, 64, 128, 1e300, 0),
]:
    def cell():
        return generator.randrange(rows), generator.randrange(columns)

    head = f"{rows},{columns},{d},{base!r},{normalised}"
    for _ in range(24):
        a = cell()
        channel = generator.randrange(d)
        value = entry(rows, columns, d, base, normalised, a, channel)
        lines.append(f"{head},{a[0]},{a[1]},{channel},,,{float(value)!r}")
    for _ in range(8):
        a, b = cell(), cell()
        value = sum(entry(rows, columns, d, base, normalised, a, k) * entry(rows, columns, d, base, normalised, b, k)
                    for k in range(d))
        lines.append(f"{head},{a[0]},{a[1]},-1,{b[0]},{b[1]},{float(value)!r}")

pathlib.Path(__file__).with_name("grid.csv").write_text("\n".join(lines) + "\n")
