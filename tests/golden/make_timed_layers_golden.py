#!/usr/bin/python3
"""Writes timed_layers.csv beside this script: outputs of convolution, recurrence and attention layers, by PyTorch.

All in float64: torch.nn.functional.conv1d with dilation and zero padding, torch.nn.RNN with tanh and without biases,
softmax(Q K^T / sqrt(d)) V with a mask for the restricted one. Inputs and weights are the program's random numbers, from
the Philox of make_philox_golden.py: x with matrix 71 (by token, column), all weights with matrix 72 (by row, column) of
one tall matrix over sqrt(d), d rows for each: the kernel's W_h, then W_x, W_h, then W_q, W_k, W_v, W_o. Columns: layer,
n, d, option (kernel size, or radius; -1: none), dilation, row, column, value.
"""
import pathlib

import mpmath
import torch

from make_philox_golden import MASK, forward

INPUT, WEIGHTS, SEED = 71, 72, 1


def normal(matrix, row, column):
    words = forward((column, matrix, row & MASK, row >> 32), (SEED & MASK, SEED >> 32))
    u = (mpmath.mpf((words[2] << 32 | words[3]) >> 11) + 0.5) / 2**53
    return float(mpmath.sqrt(2) * mpmath.erfinv(2 * u - 1))


def normals(matrix, rows, columns):
    return torch.tensor([[normal(matrix, i, j) for j in range(columns)] for i in range(rows)], dtype=torch.float64)


def weights(d, count):
    return list((normals(WEIGHTS, count * d, d) / d**0.5).split(d))


def convolution(x, kernel, dilation):
    d, k = x.shape[1], len(kernel)
    left, right = (k - 1) // 2 * dilation, k // 2 * dilation
    layer = torch.nn.Conv1d(d, d, k, dilation=dilation, bias=False, dtype=torch.float64)
    # Conv1d keeps out x in x taps.
    layer.weight.data = torch.stack(kernel).permute(2, 1, 0)
    return layer(torch.nn.functional.pad(x.T[None], (left, right)))[0].T


def recurrence(x, of_input, of_state):
    d = x.shape[1]
    layer = torch.nn.RNN(d, d, nonlinearity="tanh", bias=False, dtype=torch.float64)
    layer.weight_ih_l0.data = of_input.T.contiguous()
    layer.weight_hh_l0.data = of_state.T.contiguous()
    return layer(x[:, None])[0][:, 0]


def attention(x, projections, radius):
    query, key, value = (x @ w for w in projections[:3]) if projections else (x, x, x)
    scores = query @ key.T / x.shape[1] ** 0.5
    if radius >= 0:
        place = torch.arange(len(x))
        scores = scores.masked_fill((place[:, None] - place[None, :]).abs() > radius, -torch.inf)
    output = torch.softmax(scores, dim=1) @ value
    return output @ projections[3] if projections else output


def main():
    mpmath.mp.dps = 30
    lines = ["layer,n,d,option,dilation,row,column,value"]

    def write(layer, n, d, option, dilation, output):
        for row in range(n):
            for column in range(d):
                lines.append(f"{layer},{n},{d},{option},{dilation},{row},{column},{float(output[row, column])!r}")

    with torch.no_grad():
        for n, d, k, dilation in [(1, 1, 1, 1), (1, 2, 3, 1), (7, 3, 3, 1), (7, 3, 4, 1), (7, 3, 2, 1), (5, 2, 9, 1),
                                  (9, 3, 3, 2), (9, 3, 4, 3), (5, 2, 3, 7), (100, 2, 5, 1), (100, 2, 3, 27)]:
            write("convolution", n, d, k, dilation, convolution(normals(INPUT, n, d), weights(d, k), dilation))
        for n, d in [(1, 1), (1, 3), (6, 1), (5, 5), (4, 17), (60, 6)]:
            write("recurrence", n, d, -1, 1, recurrence(normals(INPUT, n, d), *weights(d, 2)))
        for n, d, radius in [(1, 1, -1), (1, 3, -1), (6, 1, -1), (7, 4, -1), (101, 2, -1), (7, 4, 0), (7, 4, 2),
                             (7, 4, 6), (7, 4, 40), (60, 3, 5)]:
            x = normals(INPUT, n, d)
            write("attention", n, d, radius, 1, attention(x, None, radius))
            write("projected attention", n, d, radius, 1, attention(x, weights(d, 4), radius))
    pathlib.Path(__file__).with_name("timed_layers.csv").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
