#!/usr/bin/python3
"""Writes similarity.csv beside this script: how alike two rows of the sinusoidal encoding are, by mpmath.

Dot product, cosine and distance of rows i and j, summed over all d columns with 60 decimal digits and rounded once.
"""
import pathlib
import random

from mpmath import cos, mp, mpf, power, sin, sqrt

mp.dps = 60

generator = random.Random(20170612)
lines = ["base,d,i,j,dot,cosine,euclidean"]
for base in [10000.0, 10.0, 1.5, 1e6]:
    for d in [2, 4, 32, 256]:
        omegas = [power(mpf(base), mpf(-2 * k) / d) for k in range(d // 2)]
        for i, j in [(0, 0), (0, 1), (5, 3), (59, 0), (511, 2)] + [
            (generator.randrange(512), generator.randrange(512)) for _ in range(4)
        ]:
            rows = [[f(p * w) for w in omegas for f in (sin, cos)] for p in (i, j)]
            dot = sum(a * b for a, b in zip(*rows))
            norms = sqrt(sum(a * a for a in rows[0])) * sqrt(sum(b * b for b in rows[1]))
            distance = sqrt(sum((a - b) ** 2 for a, b in zip(*rows)))
            lines.append(f"{base!r},{d},{i},{j},{float(dot)!r},{float(dot / norms)!r},{float(distance)!r}")

pathlib.Path(__file__).with_name("similarity.csv").write_text("\n".join(lines) + "\n")
