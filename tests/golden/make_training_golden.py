#!/usr/bin/python3
"""Writes training.csv beside this script: ten steps of Adam by PyTorch's autograd in float64, of the model in
training_model.py with each of its switches.

One line "case" for each model with what it is made of, then "loss" with that of each step, and for each of its tensors
"gradient" of the first step and "after", its numbers behind the tenth. Weights, tokens and targets are drawn() from
counters, which the test does likewise.
"""
import pathlib

import torch

from training_model import Model

torch.set_default_dtype(torch.float64)
torch.set_num_threads(1)

STEPS = 10
BATCH = 3
RATE = 0.01


def drawn(counter):
    """A uniform number in [0, 1), of 32 bits."""
    x = counter * 2654435761 % 2**32
    x ^= x >> 15
    x = x * 2246822519 % 2**32
    x ^= x >> 13
    return x / 2**32


def fill(model):
    for index, (name, tensor) in enumerate(model.named_parameters()):
        count = tensor.numel()
        numbers = torch.tensor([2 * drawn(100003 * (index + 1) + i) - 1 for i in range(count)])
        is_norm = "norm" in name and name.endswith("weight")
        tensor.data = (numbers * 0.2 + 1 if is_norm else numbers).reshape(tensor.shape)


def batch(step, n, vocabulary, classes):
    start = 7000003 + 10007 * step
    tokens = [[int(drawn(start + n * b + i) * vocabulary) for i in range(n)] for b in range(BATCH)]
    targets = [[int(drawn(start + 5003 + n * b + i) * (classes + 1)) - 1 for i in range(n)] for b in range(BATCH)]
    return torch.tensor(tokens), torch.tensor(targets)


def numbers(tensor):
    return " ".join(repr(number) for number in tensor.reshape(-1).tolist())


PLAIN = dict(n=5, d=4, heads=2, layers=1, encoding="none", causal=False, residual=True, mlp=True, norm=True,
             every_layer=False, pointing=False)
CASES = [
    {},
    {"encoding": "sinusoidal"},
    {"encoding": "sinusoidal", "layers": 2, "every_layer": True, "d": 6, "heads": 3},
    {"encoding": "learned", "layers": 2, "every_layer": True},
    {"encoding": "rotary", "causal": True},
    {"encoding": "alibi", "heads": 4},
    {"encoding": "alibi-two-sided"},
    {"encoding": "relative"},
    {"encoding": "relative", "causal": True, "layers": 2, "mlp": False},
    {"residual": False},
    {"norm": False},
    {"residual": False, "norm": False, "mlp": False},
    {"mlp": False, "heads": 1, "d": 5},
    {"n": 15, "d": 4, "heads": 1, "pointing": True, "mlp": False},
    {"n": 15, "d": 4, "heads": 2, "pointing": True, "norm": False, "encoding": "sinusoidal"},
]
WORDS = 66
SYMBOLS = 5

lines = []
for case in CASES:
    what = {**PLAIN, **case}
    vocabulary = WORDS if what["pointing"] else SYMBOLS
    classes = what["n"] if what["pointing"] else SYMBOLS
    model = Model(vocabulary=vocabulary, classes=classes, **what)
    # The order of PyTorch's named_parameters() is that of the lines.
    fill(model)
    lines.append("case," + ",".join(str(int(value) if isinstance(value, bool) else value) for value in what.values()))
    adam = torch.optim.Adam(model.parameters(), lr=RATE)
    losses, gradients = [], []
    for step in range(STEPS):
        tokens, targets = batch(step, what["n"], vocabulary, classes)
        loss = torch.nn.functional.cross_entropy(model(tokens)[targets >= 0], targets[targets >= 0])
        adam.zero_grad()
        loss.backward()
        losses.append(repr(loss.item()))
        if step == 0:
            gradients = [f"gradient,{name},{numbers(tensor.grad)}" for name, tensor in model.named_parameters()]
        adam.step()
    lines.append("loss," + " ".join(losses))
    lines += gradients
    lines += [f"after,{name},{numbers(tensor.data)}" for name, tensor in model.named_parameters()]

pathlib.Path(__file__).with_name("training.csv").write_text("\n".join(lines) + "\n")
