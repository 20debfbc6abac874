#!/usr/bin/python3
"""Writes layer_cost.csv and layer_memory.csv beside this script.

layer_cost.csv: costs of layers by Python's whole numbers, up to n = 10^6 and d = 10^5. Pairs of restricted attention are
added up query by query. Columns: the layer and its setting, then the term, the multiply-adds of a forward pass, the bytes
kept and the parameters.
layer_memory.csv: what PyTorch's automatic differentiation keeps of real layers on small sizes, in numbers: every tensor
saved for the backward pass that is not a parameter, each once.
"""
import math
import pathlib

import torch

HERE = pathlib.Path(__file__).parent


def pairs(layer, n, radius):
    if layer == "attention":
        return n * n
    return sum(min(n - 1, i + radius) - max(0, i - radius) + 1 for i in range(n))


def cost(layer, n, d, k, radius, projections):
    if layer in ("convolution", "dilated"):
        return k * n * d * d, k * n * d * d, n * d, k * d * d
    if layer == "recurrent":
        return n * d * d, 2 * n * d * d, 2 * n * d, 2 * d * d
    if layer == "bidirectional":
        return n * d * d, 4 * n * d * d, 3 * n * d, 4 * d * d
    keys = n if layer == "attention" else min(2 * radius + 1, n)
    met = pairs(layer, n, radius)
    exact, kept = met * d + met * d, n * d + met
    if projections:
        exact += sum(n * d * d for _ in "qkvo")
        kept += sum(n * d for _ in "qkvh")
    return keys * n * d, exact, kept, 4 * d * d if projections else 0


SETTINGS = [(60, 32, 3, 4), (1, 1, 1, 0), (1, 7, 4, 9), (9, 5, 63, 4), (4096, 512, 5, 4096), (4097, 512, 5, 4096),
            (4098, 512, 5, 4096), (1000, 64, 2, 499), (1000, 64, 2, 500), (10**6, 10**5, 63, 0), (10**6, 10**5, 63, 4096),
            (10**6, 1, 1, 8), (999_983, 99_991, 61, 1021)]


def write_costs():
    with open(HERE / "layer_cost.csv", "w") as file:
        print("layer,n,d,kernel,radius,projections,term,exact,memory,parameters", file=file)
        for layer in ("convolution", "dilated", "recurrent", "bidirectional", "attention", "restricted"):
            for setting in SETTINGS:
                for projections in (0, 1):
                    term, exact, kept, parameters = cost(layer, *setting, projections)
                    print(layer, *setting, projections, term, exact, 8 * kept, parameters, sep=",", file=file)


def recurrence(x, w_x, w_h, is_backwards=False):
    # The state before the first token is nothing that a layer has to keep.
    inputs, state, states = x @ w_x, None, []
    for row in reversed(inputs) if is_backwards else inputs:
        state = torch.tanh(row if state is None else row + state @ w_h)
        states.append(state)
    return torch.stack(states[::-1] if is_backwards else states)


def saved_numbers(layer, n, d, k, projections):
    weights = {name: torch.randn(*shape, requires_grad=True)
               for name, shape in {"conv": (d, d, k), "x": (d, d), "h": (d, d), "bx": (d, d), "bh": (d, d), "q": (d, d),
                                   "key": (d, d), "v": (d, d), "o": (d, d)}.items()}
    # A layer in the middle: gradients are wanted for what enters it too.
    x = torch.randn(n, d, requires_grad=True)
    known = {weight.storage().data_ptr() for weight in weights.values()}
    kept, alive = {}, []

    def keep(tensor):
        place = tensor.storage().data_ptr()
        if tensor.dim() > 0 and place not in known:
            kept[place] = tensor.numel()
            alive.append(tensor)
        return tensor

    with torch.autograd.graph.saved_tensors_hooks(keep, lambda tensor: tensor):
        if layer in ("convolution", "dilated"):
            dilation = k if layer == "dilated" else 1
            out = torch.nn.functional.conv1d(x.t()[None], weights["conv"],
                                             padding=dilation * (k - 1) // 2, dilation=dilation)
        elif layer == "recurrent":
            out = recurrence(x, weights["x"], weights["h"])
        elif layer == "bidirectional":
            out = recurrence(x, weights["x"], weights["h"]) + recurrence(x, weights["bx"], weights["bh"], True)
        else:
            q, key, v = (x @ weights[name] for name in ("q", "key", "v")) if projections else (x, x, x)
            out = torch.softmax(q @ key.t() * (1 / math.sqrt(d)), dim=1) @ v
            if projections:
                out = out @ weights["o"]
    out.sum().backward()
    return sum(kept.values())


def write_memory():
    with open(HERE / "layer_memory.csv", "w") as file:
        print("layer,n,d,kernel,projections,numbers", file=file)
        for layer in ("convolution", "dilated", "recurrent", "bidirectional", "attention"):
            for n, d, k in ((6, 4, 3), (11, 5, 5), (5, 8, 1)):
                for projections in (0, 1):
                    print(layer, n, d, k, projections, saved_numbers(layer, n, d, k, projections), sep=",", file=file)


if __name__ == "__main__":
    write_costs()
    write_memory()
