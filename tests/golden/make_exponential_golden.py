#!/usr/bin/python3
"""Writes exponential.csv beside this script: exp of numbers <= 0 and ln of numbers >= 1, by mpmath, rounded once."""
import pathlib
import random

from mpmath import exp, log, mp, mpf

mp.dps = 60

generator = random.Random(20150508)
lines = ["function,x,value"]
for x in [0.0, -5e-324, -1e-300, -(2.0**-53), -0.5, -1.0, -0.34657359027997264, -0.3465735902799727, -708.0, -709.5,
          -744.0, -745.2, -800.0] + [-generator.expovariate(1 / scale) for scale in (1e-3, 1, 30, 200) for _ in range(60)]:
    lines.append(f"exp,{x!r},{float(exp(mpf(x)))!r}")
for x in [1.0, 1 + 2.0**-52, 1.4142135623730951, 1.4142135623730954, 2.0, 16.0, 2.0**1000] + [
        1 + generator.expovariate(1 / scale) for scale in (1e-6, 1e-2, 1, 20, 1e6) for _ in range(40)]:
    lines.append(f"log,{x!r},{float(log(mpf(x)))!r}")
pathlib.Path(__file__).with_name("exponential.csv").write_text("\n".join(lines) + "\n")
