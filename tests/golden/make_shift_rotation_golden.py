#!/usr/bin/python3
"""Writes shift_rotation.csv beside this script: what shifting a position does to a pair, rounded once to double.

The angle offset * base^(-2j/d), its sine and cosine, and the sine and cosine at position + offset, with 60 decimal
digits (mpmath). Plain double arithmetic, NumPy's too, can't judge the program at far positions.
"""
import pathlib
import random

from mpmath import cos, mp, mpf, power, sin

mp.dps = 60

BASES = [10000.0, 100.0, 1.5, 1e300]
DIMENSIONS = [2, 32, 64, 512, 1024]
SHIFTS = [(1, 9), (2, 8), (10, 3), (4000, 7), (10, -13), (0, 0), (0, -10000), (999999, 10000), (123456, -9999)]
PAIRS_EACH = 5

generator = random.Random(20170612)
lines = ["base,d,position,offset,pair,angle,turn-sine,turn-cosine,target-sine,target-cosine"]
for base in BASES:
    for d in DIMENSIONS:
        pairs = {0, d // 2 - 1, min(3, d // 2 - 1)}
        while len(pairs) < min(PAIRS_EACH, d // 2):
            pairs.add(generator.randrange(d // 2))
        shifts = SHIFTS + [(generator.randrange(10**6), generator.randrange(-10**4, 10**4)) for _ in range(3)]
        for pair in sorted(pairs):
            omega = power(mpf(base), mpf(-2 * pair) / d)
            for position, offset in shifts:
                turn = offset * omega
                target = (position + offset) * omega
                values = [turn, sin(turn), cos(turn), sin(target), cos(target)]
                lines.append(f"{base!r},{d},{position},{offset},{pair}," + ",".join(repr(float(v)) for v in values))

pathlib.Path(__file__).with_name("shift_rotation.csv").write_text("\n".join(lines) + "\n")
