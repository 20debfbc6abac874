#!/usr/bin/python3
"""Writes convolution.csv beside this script: heads with relative scores and the convolution they approach, by PyTorch.

The convolution is torch's conv1d, the heads are written out with torch.softmax, all in float64. X and the random kernel
are the program's, from the Philox of make_philox_golden.py. Columns: what (output: an entry of heads and convolution;
restricted: a weight of the attention within the radius, and 0), the choices, row, column, two values.
"""
import pathlib

import mpmath
import torch

from make_philox_golden import MASK, forward

INPUT, KERNEL = 71, 72
ROWS_OF_TAP = 2**20


def normal(seed, matrix, row, column):
    row &= 2**64 - 1
    words = forward((column, matrix, row & MASK, row >> 32), (seed & MASK, seed >> 32))
    u = (mpmath.mpf((words[2] << 32 | words[3]) >> 11) + 0.5) / 2**53
    return float(mpmath.sqrt(2) * mpmath.erfinv(2 * u - 1))


def kernel_of(values, k, d, seed):
    left = (k - 1) // 2
    w = torch.zeros(k, d, d, dtype=torch.float64)
    for h in range(k):
        if values == "random":
            for r in range(d):
                for c in range(d):
                    w[h, r, c] = normal(seed, KERNEL, (h - left) * ROWS_OF_TAP + r, c)
        elif values == "average":
            w[h] = torch.eye(d, dtype=torch.float64) / k
    if values == "identity":
        w[left] = torch.eye(d, dtype=torch.float64)
    if values == "difference":
        w[k - 1] += torch.eye(d, dtype=torch.float64)
        w[0] -= torch.eye(d, dtype=torch.float64)
    return w


def main():
    mpmath.mp.dps = 40
    lines = ["what,n,d,k,alpha,seed,values,padded,radius,row,column,first,second"]
    for n, d, k, alpha, seed, values, padded, radius in [
        (12, 6, 3, 2.0, 1, "random", 1, 2),
        (12, 6, 3, 10.0, 1, "random", 1, 0),
        (12, 6, 3, 20.0, 1, "random", 1, 1),
        (12, 6, 3, 50.0, 1, "random", 1, 11),
        (12, 6, 3, 50.0, 1, "random", 0, 40),
        (7, 3, 4, 0.0, 9, "random", 1, 2),
        (7, 3, 4, 0.5, 9, "random", 0, 2),
        (1, 1, 1, 2.0, 2, "random", 1, 0),
        (3, 2, 9, 1.0, 2**40, "random", 1, 1),
        (3, 2, 9, 1000.0, 5, "random", 0, 1),
        (6, 4, 2, 3.0, 1, "difference", 1, 1),
        (6, 4, 5, 3.0, 1, "difference", 0, 1),
        (6, 4, 5, 3.0, 1, "average", 1, 1),
        (6, 4, 6, 3.0, 1, "identity", 1, 1),
        (6, 2, 1, 3.0, 1, "difference", 1, 1),
    ]:
        left, right = (k - 1) // 2, k // 2
        x = torch.tensor([[normal(seed, INPUT, i, c) for c in range(d)] for i in range(n)], dtype=torch.float64)
        w = kernel_of(values, k, d, seed)
        padded_x = torch.nn.functional.pad(x.T[None], (left, right))
        convolution = torch.nn.functional.conv1d(padded_x, w.permute(2, 1, 0))[0].T
        keys = padded_x[0].T if padded else x
        first = -left if padded else 0
        j = torch.arange(len(keys), dtype=torch.float64)[None, :] + first
        i = torch.arange(n, dtype=torch.float64)[:, None]
        attention = torch.zeros(n, d, dtype=torch.float64)
        for h in range(k):
            weights = torch.softmax(-alpha * (j - i - (h - left)) ** 2, dim=1)
            attention += weights @ keys @ w[h]
        choices = f"{n},{d},{k},{alpha!r},{seed},{values},{padded},{radius}"
        for row in range(n):
            for column in range(d):
                lines.append(
                    f"output,{choices},{row},{column},{float(attention[row, column])!r},"
                    f"{float(convolution[row, column])!r}"
                )
        scores = x @ x.T / d**0.5
        apart = (torch.arange(n)[None, :] - torch.arange(n)[:, None]).abs()
        weights = torch.softmax(scores.masked_fill(apart > radius, -torch.inf), dim=1)
        for row in range(n):
            for column in range(n):
                lines.append(f"restricted,{choices},{row},{column},{float(weights[row, column])!r},0.0")
    pathlib.Path(__file__).with_name("convolution.csv").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
