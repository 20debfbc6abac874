#!/usr/bin/python3
"""Writes softmax.csv beside this script: softmax over the allowed keys of a query, by mpmath.

One line for each case: the first allowed key, the end of the range, the keys hidden by hand, the scores, the weights.
60 decimal digits, rounded once; a weight below the smallest normal number is written as mpmath rounds it. Where no key
is allowed every weight is 1 / m.
"""
import pathlib
import random

from mpmath import exp, mp, mpf

mp.dps = 60

generator = random.Random(20170612)
lines = ["first,end,hidden,scores,weights"]


def write(scores, first, end, hidden=()):
    allowed = [j for j in range(first, end) if j not in hidden]
    if allowed:
        largest = max(scores[j] for j in allowed)
        terms = {j: exp(mpf(scores[j]) - mpf(largest)) for j in allowed}
        total = sum(terms.values())
        weights = [terms[j] / total if j in terms else mpf(0) for j in range(len(scores))]
    else:
        weights = [mpf(1) / len(scores)] * len(scores)
    lines.append(
        ",".join(
            [
                str(first),
                str(end),
                " ".join(map(str, hidden)),
                " ".join(repr(float(s)) for s in scores),
                " ".join(repr(float(w)) for w in weights),
            ]
        )
    )


for count in [1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 33, 64, 100]:
    for spread in [1e-3, 1.0, 10.0, 300.0]:
        scores = [generator.gauss(0, spread) for _ in range(count)]
        write(scores, 0, count)
        first = generator.randrange(count)
        write(scores, first, generator.randrange(first, count + 1))
        write(scores, 0, count, sorted(generator.sample(range(count), count // 3)))
write([0.0, 0.0, 0.0], 0, 3)
write([1.0, 2.0, 3.0, 4.0], 2, 2)
write([1.0, 2.0, 3.0, 4.0], 1, 3, [1, 2])
write([1e308, -1e308, 1e308], 0, 3)
write([-1e308] * 5, 0, 5)
write([1e308] * 6, 1, 6, [3])
write([1e308, 1.0, 2.0], 1, 3)
write([0.0, -700.0, -708.0, -709.0, -720.0, -740.0, -745.0, -746.0, -800.0], 0, 9)
write([0.0, 5e-324, -5e-324, 1e-300, 2.0**-53], 0, 5)
write([2.0**60, 2.0**60 + 256.0], 0, 2)

pathlib.Path(__file__).with_name("softmax.csv").write_text("\n".join(lines) + "\n")
