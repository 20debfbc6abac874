#!/usr/bin/python3
"""Writes cost_fit.csv beside this script: quantiles, and slopes with their 95 % intervals, in mpmath's 40 digits.

Lines: student, degrees of freedom, 0.975 quantile of Student's t, by inverting the regularized incomplete beta
function; quantile, share, value, numbers (numpy.quantile); line, slope, low, high, x and y in turn, by the normal
equations.
"""
import pathlib

import mpmath
import numpy

mpmath.mp.dps = 40


def student(degrees):
    v = mpmath.mpf(degrees)
    tail = lambda t: mpmath.betainc(v / 2, 0.5, 0, v / (v + t * t), regularized=True) / 2 - mpmath.mpf("0.025")
    return mpmath.findroot(tail, (1.9, 13), solver="anderson", tol=1e-35)


def line(x, y):
    count = len(x)
    x, y = [mpmath.mpf(v) for v in x], [mpmath.mpf(v) for v in y]
    design = mpmath.matrix([[1, v] for v in x])
    inverse = (design.T * design) ** -1
    beta = inverse * (design.T * mpmath.matrix(y))
    residuals = mpmath.matrix(y) - design * beta
    variance = (residuals.T * residuals)[0] / (count - 2) * inverse[1, 1]
    reach = student(count - 2) * mpmath.sqrt(variance)
    return beta[1], beta[1] - reach, beta[1] + reach


def main():
    text = lambda *numbers: ",".join(repr(float(v)) for v in numbers)
    lines = []
    for degrees in [*range(1, 61), 100, 1000, 10**6]:
        lines.append(f"student,{degrees},{text(student(degrees))}")
    random = numpy.random.default_rng(1)
    for count in [1, 2, 3, 4, 9, 10]:
        numbers = random.normal(size=count)
        for share in [0.0, 0.25, 0.5, 0.75, 1.0]:
            lines.append(f"quantile,{share!r},{text(numpy.quantile(numbers, share), *numbers)}")
    for count, noise in [(3, 0.0), (3, 0.1), (5, 0.01), (9, 1.0), (17, 0.1), (40, 0.5)]:
        x = numpy.log(16 * 1.5 ** numpy.arange(count))
        y = 2 * x - 20 + noise * random.normal(size=count)
        lines.append(f"line,{text(*line(x, y))},{text(*(v for pair in zip(x, y) for v in pair))}")
    pathlib.Path(__file__).with_name("cost_fit.csv").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
