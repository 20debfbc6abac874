#!/usr/bin/python3
"""Writes scaling.csv and softmax_statistics.csv beside this script.

scaling.csv: random queries and keys by Philox and mpmath as in make_embedding_golden.py, their scores and means by NumPy.
Columns: seed, n, draws, width, temperature, scaled, score of the last draw with its last key, variance, entropy, largest
weight, gradient norm.
softmax_statistics.csv: entropy, largest weight and the Frobenius norm of diag(w) - w w^T of rows of softmax inputs, by mpmath
with 60 digits. Columns: inputs, entropy, largest, gradient.
"""

import math
import pathlib

import mpmath
import numpy

from make_embedding_golden import filled, normal

QUERY, KEY, STOCK, STRIDE = 62, 63, 2039, 64


def write(name, lines):
    pathlib.Path(__file__).with_name(name).write_text("\n".join(lines) + "\n")


def scaling():
    lines = ["seed,n,draws,width,temperature,scaled,score,variance,entropy,largest,gradient"]
    for seed, n, draws, width, temperature in [
        (1, 4, 3, 1, 1.0),
        (1, 5, 40, 3, 1.0),
        (7, 3, 2, 50, 2.0),
        (2**40 + 3, 1, 5, 7, 1.0),
        (1, 2, 1, 100, 0.5),
    ]:
        queries = filled(draws, width, lambda row, column: normal(seed, QUERY, row, column))
        stock = {}

        def key(row):
            if row not in stock:
                stock[row] = numpy.array([normal(seed, KEY, row, column) for column in range(width)])
            return stock[row]

        scores = numpy.array(
            [[queries[r] @ key((STRIDE * r + j) % STOCK) for j in range(n)] for r in range(draws)]
        )
        for scaled in (0, 1):
            inputs = scores / math.sqrt(width) if scaled else scores
            variance = inputs.var()
            weights = numpy.exp(inputs / temperature - (inputs / temperature).max(1, keepdims=True))
            weights /= weights.sum(1, keepdims=True)
            entropy = -(weights * numpy.log(weights)).sum(1)
            gradient = [numpy.linalg.norm(numpy.diag(w) - numpy.outer(w, w)) for w in weights]
            numbers = scores[-1, -1], variance, entropy.mean(), weights.max(1).mean(), numpy.mean(gradient)
            lines.append(
                f"{seed},{n},{draws},{width},{temperature!r},{scaled}," + ",".join(repr(float(x)) for x in numbers)
            )
    write("scaling.csv", lines)


def statistics():
    mpmath.mp.dps = 60
    lines = ["inputs,entropy,largest,gradient"]
    for inputs in [
        [0.0],
        [0.0, 0.0],
        [1.0, 1.0, 1.0, 1.0, 1.0],
        [3.0, -1.0, 0.5],
        [10.0, 0.0, -3.0],
        [40.0, 0.0, 0.0, -1.0],
        [0.0, 60.0],
        [200.0, 199.5, -200.0, 0.0],
        [-700.0, -1.0, -2.0],
        [1e-9, 0.0, -1e-9],
    ]:
        exponentials = [mpmath.exp(mpmath.mpf(x) - max(inputs)) for x in inputs]
        w = [e / sum(exponentials) for e in exponentials]
        entropy = -sum(x * mpmath.log(x) for x in w)
        gradient = mpmath.sqrt(
            sum(((x if i == j else 0) - x * y) ** 2 for i, x in enumerate(w) for j, y in enumerate(w))
        )
        lines.append(
            f"{' '.join(map(repr, inputs))},{float(entropy)!r},{float(max(w))!r},{float(gradient)!r}"
        )
    write("softmax_statistics.csv", lines)


scaling()
statistics()
