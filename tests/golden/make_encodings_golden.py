#!/usr/bin/python3
"""Writes rotary.csv, alibi.csv and encodings.csv beside this script, by NumPy and PyTorch in float64.

rotary.csv: vectors turned by Su et al. 2021 as complex numbers (pairs of neighbours), the way LLaMA's code does it:
torch.view_as_complex times torch.polar.
alibi.csv: slopes by Press et al. 2021; for a power of two as their published get_slopes() has them.
encodings.csv: what encoding_properties.h measures, by brute force over all pairs and numpy.linalg.lstsq.
"""
import itertools
import math
import pathlib

import numpy
import torch

here = pathlib.Path(__file__).parent


def text(numbers):
    return ";".join(repr(float(x)) for x in numbers)


def write(name, lines):
    (here / name).write_text("\n".join(lines) + "\n")


generator = numpy.random.default_rng(2104)
lines = ["base,position,vector,turned"]
for d, base, position in itertools.product([2, 4, 6, 32], [10000.0, 100.0, 2.0], [0, 1, 7, 59, 1000]):
    vector = generator.standard_normal(d)
    frequencies = torch.tensor(base, dtype=torch.float64) ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    turn = torch.polar(torch.ones(d // 2, dtype=torch.float64), position * frequencies)
    pairs = torch.view_as_complex(torch.from_numpy(vector).reshape(-1, 2))
    lines.append(f"{base!r},{position},{text(vector)},{text(torch.view_as_real(pairs * turn).reshape(-1))}")
write("rotary.csv", lines)


def published_slopes(heads):
    start = 2 ** (-(2 ** -(math.log2(heads) - 3)))
    return [start * start**i for i in range(heads)]


lines = ["heads,head,slope"]
for heads in [1, 2, 3, 4, 8, 12, 16, 64]:
    power_of_two = heads & (heads - 1) == 0
    slopes = published_slopes(heads) if power_of_two else [2 ** (-8 * (h + 1) / heads) for h in range(heads)]
    lines += [f"{heads},{h},{slope!r}" for h, slope in enumerate(slopes)]
write("alibi.csv", lines)


def digits(n):
    return max(1, math.ceil(math.log2(n)))


def waves(n, d, base, start=0):
    angles = (start + numpy.arange(n))[:, None] / base ** (2 * (numpy.arange(d)[None, :] // 2) / d)
    return numpy.where(numpy.arange(d) % 2 == 0, numpy.sin(angles), numpy.cos(angles))


def table(kind, n, d, base, start=0, made_for=None):
    made_for = made_for or n
    positions = start + numpy.arange(n, dtype=numpy.float64)[:, None]
    if kind == "integer":
        return positions
    if kind == "integer-scaled":
        return positions / max(1, made_for - 1)
    if kind == "one-hot":
        return (positions == numpy.arange(made_for)).astype(float)
    if kind == "binary":
        return (positions.astype(int) >> numpy.arange(digits(made_for)) & 1).astype(float)
    if kind == "sinusoidal":
        return waves(n, d, base, start)
    # Numbers without structure that a test can make, too.
    return (((positions * 7919 + numpy.arange(d) * 104729) % 1009) ** 2 % 1009) / 504 - 1


def distances(rows):
    pairs = itertools.combinations(range(len(rows)), 2)
    return min((float(numpy.linalg.norm(rows[a] - rows[b])) for a, b in pairs), default=math.inf)


def by_offset(square):
    scale = numpy.abs(square).max()
    if scale == 0:
        return 0.0, 0.0
    diagonals = {k: numpy.diagonal(square, k) for k in range(1 - len(square), len(square))}
    spread = max(float(x.max() - x.min()) for x in diagonals.values()) / scale
    means = [x.mean() for k, x in diagonals.items() if k]
    return spread, (float(max(means) - min(means)) / scale if means else 0.0)


def shift(rows):
    before, after = rows[:-1], rows[1:]
    matrix, _, rank, _ = numpy.linalg.lstsq(before, after, rcond=None)
    return float(numpy.linalg.norm(after - before @ matrix) / numpy.linalg.norm(after)), int(rank)


lines = ["encoding,n,d,base,training,smallest,largest,spread,variation,further,residual,rank"]
for n, d, training in [(60, 32, 48), (2, 4, 3), (17, 6, 5), (33, 2, 64), (60, 8, 60)]:
    for kind in ["integer", "integer-scaled", "one-hot", "binary", "sinusoidal", "learned"]:
        base = 10000.0
        rows = table(kind, min(n, training) if kind == "learned" else n, d, base)
        spread, variation = by_offset(rows @ rows.T)
        seen = table(kind, training, d, base)
        more = table(kind, training, d, base, training, training)
        if kind in ["one-hot", "learned"]:
            further = 0
        else:
            has_value = [kind != "binary" or i < 2 ** digits(training) for i in range(training, 2 * training)]
            in_range = numpy.abs(more).max(axis=1) <= numpy.abs(seen).max()
            further = int(sum(a and b for a, b in zip(has_value, in_range)))
        # An ill-conditioned fit says little in double arithmetic: a wave's residual is the rotation's, and that is 0.
        residual, rank = shift(rows) if kind != "sinusoidal" else (0.0, min(n - 1, d))
        lines.append(
            f"{kind},{n},{d},{base!r},{training},{distances(rows)!r},{float(numpy.abs(rows).max())!r},"
            f"{spread!r},{variation!r},{further},{residual!r},{rank}"
        )
write("encodings.csv", lines)
