#!/usr/bin/python3
"""Writes depth.csv beside this script: stacks of layers with random weights, by NumPy in long double.

Weights and tokens are drawn by the Philox of make_philox_golden.py as core/training draws them: linear maps uniform
with variance 1/in, biases as PyTorch's, embeddings uniform with variance 1. One line for each layer of a case:
  n, d, heads, layers, residual, mlp, norm, every, seed, layer, distance, r2, error
distance is ||X - 1 mean|| / ||X|| of the first sequence; r2 and the mean error in places are those of positions read off
the rows by least squares, judged on max(16, d) sequences and fitted on three times as many others.
"""
import pathlib

import numpy

from make_embedding_golden import uniform

MODEL, EXAMPLES, EXAMPLE_SEED = 91, 93, 20170612
SYMBOLS, EPSILON, RIDGE = 10, 1e-5, 1e-9
REAL = numpy.longdouble


def judged_sequences(d):
    return max(16, d)


def drawn(seed, index, shape, reach):
    numbers = [uniform(seed, MODEL, place, index) for place in range(int(numpy.prod(shape)))]
    return ((2 * numpy.array(numbers) - 1) * reach).astype(REAL).reshape(shape)


def weights(d, layers, mlp, norm, seed):
    """The maps of each layer, numbered as core/training/model_tensors.h has its tensors."""
    index, stack = 1, []
    for _ in range(layers):
        layer = {}
        index += 2 if norm else 0
        for name in ("q", "k", "v", "o"):
            layer[name] = drawn(seed, index, (d, d), numpy.sqrt(3.0 / d))
            index += 1
        if mlp:
            index += 2 if norm else 0
            layer["in"] = drawn(seed, index, (4 * d, d), numpy.sqrt(3.0 / d))
            layer["in bias"] = drawn(seed, index + 1, (4 * d,), 1 / numpy.sqrt(d))
            layer["out"] = drawn(seed, index + 2, (d, 4 * d), numpy.sqrt(3.0 / (4 * d)))
            layer["out bias"] = drawn(seed, index + 3, (d,), 1 / numpy.sqrt(4 * d))
            index += 4
        stack.append(layer)
    return stack


def normed(x, norm):
    if not norm:
        return x
    centred = x - x.mean(-1, keepdims=True)
    return centred / numpy.sqrt((centred**2).mean(-1, keepdims=True) + EPSILON)


def outputs(x, stack, heads, residual, mlp, norm, every, positions):
    batch, n, d = x.shape
    width, given = d // heads, [x]
    for number, layer in enumerate(stack):
        if every and number > 0:
            x = x + positions
        z = normed(x, norm)
        q, k, v = ((z @ layer[name].T).reshape(batch, n, heads, width).transpose(0, 2, 1, 3) for name in "qkv")
        scores = q @ k.transpose(0, 1, 3, 2) / numpy.sqrt(REAL(width))
        a = numpy.exp(scores - scores.max(-1, keepdims=True))
        a /= a.sum(-1, keepdims=True)
        y = (a @ v).transpose(0, 2, 1, 3).reshape(batch, n, d) @ layer["o"].T
        x = x + y if residual else y
        if mlp:
            y = numpy.maximum(normed(x, norm) @ layer["in"].T + layer["in bias"], 0) @ layer["out"].T
            y = y + layer["out bias"]
            x = x + y if residual else y
        given.append(x)
    return given


def distance(x):
    return numpy.sqrt(((x - x.mean(0)) ** 2).sum() / (x**2).sum())


def reading(x, n):
    """r2 and mean error of the first quarter of the sequences, by a map fitted on the others."""
    count, d = x.shape[0] // 4, x.shape[2]
    x = x.astype(float)
    judged, fitted = x[:count].reshape(-1, d), x[count:].reshape(-1, d)
    places = numpy.tile(numpy.arange(n, dtype=float), count)
    mean, middle = fitted.mean(0), places.mean()
    centred = fitted - mean
    ridge = numpy.sqrt(RIDGE * (centred**2).sum() / d)
    rows = numpy.vstack([centred, ridge * numpy.eye(d)])
    map_ = numpy.linalg.lstsq(rows, numpy.concatenate([numpy.tile(places - middle, 3), numpy.zeros(d)]), rcond=None)[0]
    errors = (judged - mean) @ map_ + middle - places
    return 1 - (errors**2).sum() / ((places - middle) ** 2).sum(), numpy.abs(errors).mean()


def case(n, d, heads, layers, residual, mlp, norm, every, seed):
    tokens = numpy.array([[int(uniform(EXAMPLE_SEED, EXAMPLES, (n << 32) + sequence, place) * SYMBOLS)
                           for place in range(n)] for sequence in range(4 * judged_sequences(d))])
    angles = numpy.arange(n)[:, None] / 10000.0 ** (numpy.arange(0, d, 2)[None] / d)
    positions = numpy.zeros((n, d), REAL)
    positions[:, 0::2], positions[:, 1::2] = numpy.sin(angles), numpy.cos(angles)[:, : d // 2]
    x = drawn(seed, 0, (SYMBOLS, d), numpy.sqrt(3.0))[tokens] + positions
    given = outputs(x, weights(d, layers, mlp, norm, seed), heads, residual, mlp, norm, every, positions)
    return [(distance(each[0]), *reading(each, n)) for each in given]


CASES = [
    (16, 32, 4, 6, 0, 0, 1, 0, 1),
    (16, 32, 4, 6, 1, 0, 1, 0, 1),
    (16, 32, 4, 6, 1, 0, 1, 1, 1),
    (16, 32, 1, 4, 0, 0, 0, 0, 1),
    (16, 32, 4, 4, 0, 1, 1, 0, 2),
    (8, 12, 2, 5, 1, 1, 0, 0, 3),
    (8, 12, 2, 5, 0, 1, 0, 1, 3),
    (5, 7, 1, 3, 1, 1, 1, 1, 4),
]

if __name__ == "__main__":
    lines = ["n,d,heads,layers,residual,mlp,norm,every,seed,layer,distance,r2,error"]
    for settings in CASES:
        for layer, numbers in enumerate(case(*settings)):
            lines.append(",".join([*map(str, settings), str(layer), *(repr(float(number)) for number in numbers)]))
    pathlib.Path(__file__).with_name("depth.csv").write_text("\n".join(lines) + "\n", encoding="ascii")
