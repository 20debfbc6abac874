#!/usr/bin/python3
"""Writes sinusoidal.csv beside this script: exact entries of the sinusoidal encoding, rounded once to double.

sin or cos of position * base^(-2j/d), where column 2j is the sine and 2j + 1 the cosine, with 60 decimal digits (mpmath).
Plain double arithmetic, NumPy's too, is off by 1e-10 at the far positions and can't judge the program.
"""
import pathlib
import random

from mpmath import cos, mp, mpf, power, sin

mp.dps = 60

BASES = [10000.0, 100.0, 1.5, 2.0, 1e6, 1e300, 1.0001]
DIMENSIONS = [1, 2, 3, 31, 32, 512, 1024]
POSITIONS = [0, 1, 9, 60, 64, 4000, 9999, 123456, 999999]
FRACTIONAL = [0.5, 0.1, 63.999, 31415.9265, 999998.7, -2.75, -70.3]
COLUMNS_EACH = 8

generator = random.Random(20170612)
lines = ["base,d,position,column,value"]
for base in BASES:
    for d in DIMENSIONS:
        columns = {0, 1, d - 2, d - 1}
        while len(columns) < COLUMNS_EACH:
            columns.add(generator.randrange(d) if d >= COLUMNS_EACH else len(columns))
        positions = POSITIONS + [generator.randrange(10**6) for _ in range(3)] + FRACTIONAL
        for column in sorted(c for c in columns if 0 <= c < d):
            omega = power(mpf(base), mpf(-2 * (column // 2)) / d)
            for position in positions:
                angle = mpf(position) * omega
                value = float(sin(angle) if column % 2 == 0 else cos(angle))
                lines.append(f"{base!r},{d},{position!r},{column},{value!r}")

pathlib.Path(__file__).with_name("sinusoidal.csv").write_text("\n".join(lines) + "\n")
