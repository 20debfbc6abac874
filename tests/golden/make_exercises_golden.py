#!/usr/bin/python3
"""Answers the questions of resources/exercises anew, for every combination of their drawn values, by formulas of its own.

    make_exercises_golden.py PROGRAM > exercises.csv

PROGRAM is asked for what goes in alone, where a scene draws random numbers: X, W_q, W_k, and a score without positions.
Of a choice the words of the right one are made, of a number the number, else what is to be entered.
"""
import csv
import io
import itertools
import math
import os
import re
import shlex
import subprocess
import sys

import numpy as np

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "resources")
ANSWERS = {}


def answers(lesson, step):
    def keep(function):
        ANSWERS[lesson, step] = function
        return function

    return keep


def table(show, name):
    """The numbers of a table of the program, without its header."""
    arguments = [sys.argv[1], "data"] + shlex.split(show) + ["--table", name, "--format", "csv"]
    text = subprocess.run(arguments, check=True, capture_output=True, text=True).stdout
    return np.array([[float(each) for each in row] for row in list(csv.reader(io.StringIO(text)))[1:]])


def entries(show):
    rows = [each.split() for each in re.search('--entries "([^"]*)"', show)[1].split(";")]
    x = np.zeros((1 + max(int(r[1]) for r in rows), 1 + max(int(r[2]) for r in rows)))
    for _, row, column, value in rows:
        x[int(row), int(column)] = float(value)
    return x


def softmax(scores):
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def positions(n, d, base=10000.0):
    i, c = np.arange(n)[:, None], np.arange(d)[None, :]
    angle = i / base ** ((c - c % 2) / d)
    return np.where(c % 2 == 0, np.sin(angle), np.cos(angle))


# What changes when one of n words is replaced, in a layer of random weights.
@answers("why-mix-words", 1)
def _(show, v):
    random = np.random.default_rng(1)
    x = random.normal(size=(v["n"], 4))
    other = x.copy()
    other[1] = random.normal(size=4)
    w = random.normal(size=(3, 4, 4))
    def layer(rows):
        q, k, values = (rows @ each for each in w)
        return softmax(q @ k.T / 2) @ values
    changed = lambda a, b: int((np.abs(a - b).max(axis=1) > 1e-9).sum())
    return f"{changed(x, other)} and {changed(layer(x), layer(other))}"


@answers("why-mix-words", 2)
def _(show, v):
    words = re.search('--tokens "([^"]*)"', show)[1].split()
    (same,) = [j for j, word in enumerate(words) if word == words[v["i"]] and j != v["i"]]
    return f"token {same}"


@answers("why-mix-words", 3)
def _(show, v):
    random = np.random.default_rng(1)
    x = random.normal(size=(v["n"], v["d"]))
    for _ in range(2):
        q, k, values = (x @ random.normal(size=(v["d"], v["d"])) for _ in range(3))
        x = softmax(q @ k.T / math.sqrt(v["d"])) @ values
    return f"{x.shape[0]} × {x.shape[1]}"


@answers("attention-by-hand", 1)
def _(show, v):
    x = entries(show)
    return x[0] @ x[2]


@answers("attention-by-hand", 2)
def _(show, v):
    x = entries(show)
    return (softmax(x @ x.T) @ x)[3, 0]


@answers("attention-by-hand", 3)
def _(show, v):
    x = entries(show)
    weights = softmax(x @ x.T)
    return f"e^{round(math.log(weights[0, 2] / weights[0, 1]))} times"


@answers("queries-keys-values", 1)
def _(show, v):
    x, wq, wk = (table(show, name) for name in ("X", "W_q", "W_k"))
    return (x @ wq.T)[v["i"]] @ (x @ wk.T)[v["j"]] / math.sqrt(4)


@answers("queries-keys-values", 2)
def _(show, v):
    return f"cell {v['i']} {v['j']}"  # the row asks, the column gives


@answers("queries-keys-values", 3)
def _(show, v):
    return 4 * v["d"] ** 2  # W_q, W_k, W_v and W_o, whatever the length


@answers("heads-and-masks", 1)
def _(show, v):
    return v["h"] * 3 * v["d"] ** 2 + v["h"] * v["d"] * v["d"]


@answers("heads-and-masks", 2)
def _(show, v):
    scores = np.where(np.arange(10) <= v["i"], 1.0, -np.inf)
    return softmax(scores)[0]


@answers("heads-and-masks", 3)
def _(show, v):
    return str(int(np.triu(np.ones((v["n"], v["n"])), 1).sum()))


# With one masked layer an output depends on its word and on the set of words before it.
@answers("order-is-lost", 1)
def _(show, v):
    kept = [order for order in itertools.permutations(range(4)) if order != (0, 1, 2, 3)
            and all(set(order[:order.index(v[name])]) == set(range(v[name])) for name in "pq")]
    (order,) = kept
    return "order " + ",".join(map(str, order))


@answers("order-is-lost", 2)
def _(show, v):
    n = v["n"]
    swapped = list(range(n))
    swapped[0], swapped[-1] = swapped[-1], swapped[0]
    random = np.random.default_rng(2)
    words, w, p = random.normal(size=(n, 4)), random.normal(size=(3, 4, 4)) / 4, positions(n, 4)
    def outputs(order):
        x = words[order] + p
        q, k, values = (x @ each for each in w)
        y = softmax(q @ k.T / 2) @ values
        return {word: y[place] for place, word in enumerate(order)}
    new = set(zip(swapped, range(n))) - set(zip(range(n), range(n)))
    before, after = outputs(list(range(n))), outputs(swapped)
    return f"{len(new)} and {sum(np.abs(before[word] - after[word]).max() > 1e-6 for word in range(n))}"


@answers("order-is-lost", 3)
def _(show, v):
    return [v["a"], v["b"], v["c"], v["e"]][v["r"]]


@answers("adding-a-position", 1)
def _(show, v):
    bits = [(i >> v["b"]) & 1 for i in range(256)]
    return next(period for period in range(1, 129) if all(bits[i] == bits[i + period] for i in range(128)))


@answers("adding-a-position", 2)
def _(show, v):
    return 2 * math.pi * v["base"] ** (2 * v["j"] / 8)


@answers("adding-a-position", 3)
def _(show, v):
    word, p = np.random.default_rng(3).normal(size=4), positions(9, 4)
    difference = (word + p[v["j"]]) - (word + p[v["i"]])
    assert np.allclose(difference, p[v["j"]] - p[v["i"]]) and not np.allclose(difference, p[v["t"]], atol=1e-3)
    return f"by row {v['j']} of P minus row {v['i']} of P"


@answers("a-shift-is-a-turn", 1)
def _(show, v):
    return (v["q"] - v["p"]) / 10000 ** (2 * v["j"] / 8)


@answers("a-shift-is-a-turn", 2)
def _(show, v):
    p = positions(12, 32)
    gram = p @ p.T
    (column,) = np.flatnonzero(np.abs(gram[v["r"]] - gram[v["a"], v["b"]]) < 1e-9)
    return f"cell {v['r']} {column}"


@answers("a-shift-is-a-turn", 3)
def _(show, v):
    p = positions(100, 32)
    angles = v["s"] / 10000 ** (np.arange(16) / 16)
    turned = p[v["p"]].copy()
    for _ in range(2):
        s, c = turned[0::2].copy(), turned[1::2].copy()
        turned[0::2] = s * np.cos(angles) + c * np.sin(angles)
        turned[1::2] = c * np.cos(angles) - s * np.sin(angles)
    (row,) = np.flatnonzero(np.abs(p - turned).max(axis=1) < 1e-9)
    return f"row {row} of P"


def layers_between_ends(n, k, dilated):
    fields, layers = [{i} for i in range(n)], 0
    while not any({0, n - 1} <= field for field in fields):
        gap = k ** layers if dilated else 1
        fields = [set().union(*(fields[j] for j in range(i - k // 2 * gap, i + k // 2 * gap + 1, gap) if 0 <= j < n))
                  for i in range(n)]
        layers += 1
    return layers


@answers("how-far-a-signal-travels", 1)
def _(show, v):
    return layers_between_ends(v["n"], v["k"], False)


@answers("how-far-a-signal-travels", 2)
def _(show, v):
    return layers_between_ends(v["n"], v["k"], True)


@answers("how-far-a-signal-travels", 3)
def _(show, v):
    return f"{1 + v['s']} and {v['n']}"  # at step 0 the first state is there


@answers("what-it-costs", 1)
def _(show, v):
    return next(n for n in range(1, 10000) if v["k"] * n * v["d"] ** 2 == n * n * v["d"])


@answers("what-it-costs", 2)
def _(show, v):
    return len(range(-v["a"], v["a"] + 1)) * v["n"] * v["d"]


@answers("what-it-costs", 3)
def _(show, v):
    return f"{v['f'] ** 2} and {v['f']}"


@answers("it-learns", 1)
def _(show, v):
    return f"cell {v['i']} {v['i'] - v['o']}"


@answers("it-learns", 2)
def _(show, v):
    random = np.random.default_rng(3)
    q, k = (random.normal(size=8) + 1j * random.normal(size=8) for _ in range(2))
    turn = lambda x, i: x * np.exp(1j * i / 10000 ** (np.arange(8) / 8))
    score = lambda i, j: (turn(q, i) * np.conj(turn(k, j))).real.sum()
    same = [(a, b) for a, b in ((v["a"], v["b"]), (v["b"], v["a"])) if abs(score(a, b) - score(v["q"], v["p"])) < 1e-9]
    ((a, b),) = same
    return f"that of query {a} and key {b}"


@answers("it-learns", 3)
def _(show, v):
    return f"for {len(set(range(v['n'])))}"  # a row for each place of the texts


@answers("other-ways", 1)
def _(show, v):
    return f"cell {v['j']} {v['c']}"


@answers("other-ways", 2)
def _(show, v):
    return table(show, "none-scores")[0, 0] - 2 ** (-8 / 4) * abs(v["i"] - v["j"])


@answers("other-ways", 3)
def _(show, v):
    wanted = {-v["a"], 0, v["a"]}
    k = next(k for k in range(1, 99, 2) if wanted <= set(range(-(k // 2), k // 2 + 1)))
    return f"{len(wanted)} heads, or a convolution with k = {k}"


@answers("deep-stacks", 1)
def _(show, v):
    return 0.5 ** v["m"]


@answers("deep-stacks", 2)
def _(show, v):
    return v["n"] ** 2 * v["d"]


@answers("deep-stacks", 3)
def _(show, v):
    state, reached, token = 1.0, {0}, v["m"]
    for _ in range(token):
        state *= 0.8
    for _ in range(v["l"]):
        reached = {place + side for place in reached for side in (-1, 0, 1)}
    names = {"the recurrence": state > 0, "the convolution": token in reached,
             "self-attention": softmax(np.arange(token + 1.0)).min() > 0}
    return "in " + " and ".join(name for name, depends in names.items() if depends)


@answers("a-language-model-reads", 1)
def _(show, v):
    probabilities = softmax(np.array([0, v["d"]]) / v["t"])
    return f"e^{math.log(probabilities[1] / probabilities[0]):.0f}"


@answers("a-language-model-reads", 2)
def _(show, v):
    read = v["n"]
    for _ in range(v["m"] - 1):
        read += 1
    return read


@answers("a-language-model-reads", 3)
def _(show, v):
    # Rows times embeddings of the vocabulary, of any width.
    return str((np.zeros((v["n"], 4)) @ np.zeros((v["v"], 4)).T)[-1].size)


@answers("copying-by-induction", 1)
def _(show, v):
    letters = v["s"]
    return letters[letters[:-1].rindex(letters[-1]) + 1]


@answers("copying-by-induction", 2)
def _(show, v):
    letters = "KFABQXMDTLHR" * 2
    return letters[:v["i"]].rindex(letters[v["i"]]) + 1


@answers("copying-by-induction", 3)
def _(show, v):
    return "yes" if v["l"] > 1 and v["e"] != "none" else "no"


def drawn(text):
    """A number, or a word as it is."""
    number = text.replace("−", "-")
    return int(number) if re.fullmatch("-?[0-9]+", number) else text


def main():
    lines = csv.writer(sys.stdout, lineterminator="\n")
    lines.writerow(["lesson", "step", "draw", "answer"])
    for lesson in open(os.path.join(ROOT, "lessons", "course.txt")).read().split():
        parts = open(os.path.join(ROOT, "exercises", lesson + ".lesson")).read().split("\n## ")[1:]
        for step, part in enumerate(parts, 1):
            draw = re.search("^draw: (.*)$", part, re.M)[1]
            text = re.sub("\n  +", " ", part)
            groups = []
            for each in draw.split(" and "):
                names, *values = each.split()
                groups.append([dict(zip(names.split(","), value.split(","))) for value in values])
            for chosen in itertools.product(*groups):
                values = {name: value for group in chosen for name, value in group.items()}
                show = re.sub(r"\{([a-z]+)\}", lambda name: values.get(name[1], name[0]),
                              re.search("^show: (.*)$", text, re.M)[1])
                answer = ANSWERS[lesson, step](show, {name: drawn(value) for name, value in values.items()})
                if not isinstance(answer, str):
                    answer = format(float(answer), ".12g")
                lines.writerow([lesson, step, ", ".join(f"{name} = {value}" for name, value in values.items()), answer])


if __name__ == "__main__":
    main()
