#!/usr/bin/python3
"""Writes token_order.csv beside this script: seed, n, and the shuffled order of n tokens, by Philox as in make_philox_golden.py
and the inside-out shuffle of Fisher and Yates."""

import pathlib

from make_embedding_golden import uniform

TOKEN_ORDER = 61


def shuffled(n, seed):
    order = []
    for token in range(n):
        place = int(uniform(seed, TOKEN_ORDER, token, 0) * (token + 1))
        order.append(token)
        order[place], order[token] = order[token], order[place]
    return order


lines = ["seed,n,order"]
for seed in (0, 1, 2, 7, 2**32, 2**63 - 1):
    lines += [f"{seed},{n},{' '.join(map(str, shuffled(n, seed)))}" for n in (1, 2, 6, 60)]
pathlib.Path(__file__).with_name("token_order.csv").write_text("\n".join(lines) + "\n")
