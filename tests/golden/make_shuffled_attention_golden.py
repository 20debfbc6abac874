#!/usr/bin/python3
"""Writes shuffled_attention.csv beside this script: outputs of a multi-head layer for a sentence and for the same tokens in
another order, by PyTorch in float64, each head written out as in d2l.

Numbers are those of number() below, so that the test can make them, too. Columns: n, d, heads, causal, positions, order, row
(token), column, its output in reading order and in the other order, largest difference.
"""

import math
import pathlib

import torch

torch.set_default_dtype(torch.float64)


def number(matrix, row, column):
    return ((row * 7919 + column * 104729 + matrix * 1299709) % 1009) ** 2 % 1009 / 504 - 1


def filled(matrix, rows, columns):
    return torch.tensor([[number(matrix, row, column) for column in range(columns)] for row in range(rows)])


def waves(n, d):
    angles = torch.arange(n)[:, None] / 10000.0 ** (2 * (torch.arange(d)[None, :] // 2) / d)
    return torch.where(torch.arange(d) % 2 == 0, torch.sin(angles), torch.cos(angles))


def layer(x, heads, causal):
    n, d = x.shape
    q, k, v = (torch.stack((x @ filled(which, d, d).T).chunk(heads, 1)) for which in (1, 2, 3))
    scores = q @ k.transpose(1, 2) / math.sqrt(d / heads)
    if causal:
        scores = scores.masked_fill(torch.arange(n)[None, :] > torch.arange(n)[:, None], -math.inf)
    return torch.cat(list(torch.softmax(scores, 2) @ v), 1) @ filled(4, d, d).T


lines = ["n,d,heads,causal,positions,order,row,column,before,after,largest"]
for n, d, heads, order in [
    (2, 2, 1, [1, 0]),
    (4, 4, 2, [3, 1, 0, 2]),
    (6, 8, 4, [5, 2, 0, 4, 1, 3]),
    (9, 6, 1, [0, 1, 2, 3, 4, 5, 6, 8, 7]),
]:
    for causal in (0, 1):
        for positions in (0, 1):
            tokens = filled(0, n, d)
            added = waves(n, d) if positions else torch.zeros(n, d)
            before = layer(tokens + added, heads, causal)
            after = torch.empty_like(before)
            after[order] = layer(tokens[order] + added, heads, causal)
            largest = float((after - before).abs().max())
            for row, column in ((0, 0), (n - 1, d - 1), (n // 2, 1)):
                lines.append(
                    f"{n},{d},{heads},{causal},{positions},{' '.join(map(str, order))},{row},{column},"
                    f"{float(before[row, column])!r},{float(after[row, column])!r},{largest!r}"
                )
pathlib.Path(__file__).with_name("shuffled_attention.csv").write_text("\n".join(lines) + "\n")
