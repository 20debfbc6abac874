#!/usr/bin/python3
"""Writes temperature.csv beside this script: softmax weights and entropy of softmax-temperature, by mpmath.

One line for each case: n, seed, temperature, the scores as the program draws them (from its table), the weights
exp(s/T)/sum and their entropy -sum w ln w. 60 decimal digits, rounded once. The program is run for the scores alone:
  make_temperature_golden.py PROGRAM
"""
import csv
import io
import pathlib
import subprocess
import sys

from mpmath import exp, log, mp, mpf

mp.dps = 60
lines = ["n,seed,temperature,scores,weights,entropy"]
for n, seed, temperature in [(1, 1, 1), (2, 1, 0.05), (6, 1, 1), (6, 7, 0.1), (60, 1, 1), (60, 3, 10), (64, 2, 1e6)]:
    command = [sys.argv[1], "data", "softmax-temperature", "--n", str(n), "--seed", str(seed)]
    rows = csv.DictReader(io.StringIO(subprocess.run(command, capture_output=True, check=True, text=True).stdout))
    scores = [float(row["score"]) for row in rows]
    terms = [exp(mpf(score) / mpf(temperature)) for score in scores]
    weights = [term / sum(terms) for term in terms]
    entropy = -sum(weight * log(weight) for weight in weights)
    written = [" ".join(repr(float(value)) for value in values) for values in (scores, weights)]
    lines.append(",".join([str(n), str(seed), repr(float(temperature)), *written, repr(float(entropy))]))
pathlib.Path(__file__).with_name("temperature.csv").write_text("\n".join(lines) + "\n", encoding="ascii")
