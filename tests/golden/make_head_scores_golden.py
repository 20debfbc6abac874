#!/usr/bin/python3
"""Writes head_scores.csv beside this script: what heads are measured by, of random causal weights, by numpy and loops.

Each line is one head of 7 tokens: its scores, then its weights row by row. A score that is not defined is nan.
"""
import math
import pathlib

import numpy

generator = numpy.random.default_rng(20220924)
texts = [[0, 1, 2, 0, 1, 2, 0], [0, 1, 0, 0, 2, 1, 0], [3, 1, 4, 0, 5, 9, 2], [7, 7, 7, 7, 7, 7, 7]]
lines = []
for tokens in texts:
    for sharpness in [0.3, 3.0]:
        n = len(tokens)
        scores = sharpness * generator.standard_normal((n, n))
        scores[numpy.triu_indices(n, 1)] = -math.inf
        weights = numpy.exp(scores)
        weights /= weights.sum(axis=1, keepdims=True)

        def mean(sums):
            return sum(sums) / len(sums) if sums else math.nan

        previous = mean([weights[i, i - 1] for i in range(1, n)])
        first = mean([weights[i, 0] for i in range(1, n)])
        same, induction = [], []
        for i in range(n):
            earlier = [j for j in range(i) if tokens[j] == tokens[i]]
            if earlier:
                same.append(sum(weights[i, j] for j in earlier))
            behind = [j + 1 for j in earlier if j + 1 < i]
            if behind:
                induction.append(sum(weights[i, k] for k in behind))
        entropy = mean([-sum(w * math.log(w) for w in weights[i, : i + 1]) / math.log(i + 1) for i in range(1, n)])
        numbers = [previous, first, mean(same), mean(induction), entropy] + list(weights.flatten())
        lines.append(" ".join(map(str, tokens)) + "," + ",".join(repr(float(x)) for x in numbers))

pathlib.Path(__file__).with_name("head_scores.csv").write_text("\n".join(lines) + "\n")
