#!/usr/bin/python3
"""Writes position_heads.csv beside this script: scores and weights of position heads, by mpmath with 50 digits.

The words' part has rows of small whole numbers, (7 w + 3 c) mod 11 - 5 of word w = i mod 5 in column c, scaled to the
length sqrt(d/2) that a row of the positions has. Queries are turned by the rotation, not looked up at i + delta.
"""
import pathlib
import random

from mpmath import cos, exp, mp, mpf, power, sin, sqrt

mp.dps = 50


def positions(n, d, base):
    omegas = [power(mpf(base), mpf(-2 * k) / d) for k in range(d // 2)]
    return omegas, [[f(i * w) for w in omegas for f in (sin, cos)] for i in range(n)]


def content(n, d):
    rows = []
    for i in range(n):
        row = [mpf((7 * (i % 5) + 3 * c) % 11 - 5) for c in range(d)]
        length = sqrt(sum(x * x for x in row))
        rows.append([x / length * sqrt(mpf(d) / 2) for x in row])
    return rows


def turned(row, omegas, delta):
    result = []
    for k, w in enumerate(omegas):
        s, c = row[2 * k], row[2 * k + 1]
        result += [cos(delta * w) * s + sin(delta * w) * c, cos(delta * w) * c - sin(delta * w) * s]
    return result


def dot(a, b):
    return sum(x * y for x, y in zip(a, b))


generator = random.Random(44)
lines = ["kind,n,d,base,offsets,radius,sharpness,mix,i,j,score,weight"]
cases = [
    ("rotation", 20, 32, 10000.0, [3], 2, 1.0, 0.0),
    ("rotation", 20, 32, 10000.0, [3], 2, 100.0, 0.0),
    ("rotation", 20, 32, 10000.0, [-3, 3], 2, 100.0, 0.0),
    ("rotation", 20, 32, 10000.0, [-1, 1, 3], 2, 30.0, 0.0),
    ("rotation", 12, 8, 100.0, [-5], 2, 10.0, 0.25),
    ("rotation", 12, 2, 10000.0, [7], 2, 1000.0, 0.0),
    ("rotation", 12, 16, 10000.0, [40], 2, 10.0, 0.0),
    ("rotation", 12, 16, 10000.0, [1], 2, 0.0, 0.5),
    ("same-word", 12, 16, 10000.0, [3], 2, 10.0, 0.0),
    ("first-token", 12, 16, 10000.0, [3], 2, 10.0, 0.0),
    ("first-token", 12, 16, 10000.0, [3], 2, 3.0, 0.7),
    ("local-window", 12, 16, 10000.0, [3], 2, 100.0, 0.0),
    ("local-window", 12, 16, 10000.0, [3], 3, 2.0, 0.5),
    ("local-window", 12, 16, 10000.0, [3], 0, 2.0, 1.0),
]
for kind, n, d, base, offsets, radius, sharpness, mix in cases:
    omegas, keys = positions(n, d, base)
    words = content(n, d)
    c = mpf(1) if kind == "same-word" else mpf(mix)
    for i in sorted({0, 1, n - 1, generator.randrange(n)}):
        if kind == "rotation":
            query = [sum(parts) for parts in zip(*(turned(keys[i], omegas, delta) for delta in offsets))]
        elif kind == "first-token":
            query = keys[0]
        else:
            query = [mpf(0)] * d
        scores = [(1 - c) * dot(query, keys[j]) + c * dot(words[i], words[j]) for j in range(n)]
        allowed = [kind != "local-window" or abs(i - j) <= radius for j in range(n)]
        powers = [exp(sharpness * s / sqrt(mpf(d))) if a else mpf(0) for s, a in zip(scores, allowed)]
        for j in range(n):
            weight = powers[j] / sum(powers)
            lines.append(
                f"{kind},{n},{d},{base!r},{';'.join(map(str, offsets))},{radius},{sharpness!r},{mix!r},{i},{j},"
                f"{float(scores[j])!r},{float(weight)!r}"
            )

pathlib.Path(__file__).with_name("position_heads.csv").write_text("\n".join(lines) + "\n")
