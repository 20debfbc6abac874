#!/usr/bin/python3
"""Times d2l's multi-head layer in PyTorch, float64 without gradients, and prints one JSON object.

    attention_peer.py N D HEADS THREADS

layer and products are in milliseconds (medians): the whole forward pass, and the matrix products in it alone, into
tensors that are there already; blas says for which processor OpenBLAS's kernels are. It knows processors by their names
and takes its oldest kernels for one that is younger than itself. Then it is told better ones, so that it is a fair peer.
Source: d2l.ai, "Multi-Head Attention", classes MultiHeadAttention and DotProductAttention.
"""
import ctypes
import json
import math
import os
import re
import statistics
import subprocess
import sys
import time

#: Seconds that a figure may take altogether, and the least number of its repetitions.
ENOUGH = 1.5
LEAST = 5


def openblas_core():
    """What OpenBLAS calls the processor, or None."""
    import torch

    torch.ones(8, 8) @ torch.ones(8, 8)
    with open("/proc/self/maps") as mapped:
        found = re.search(r"\S*libopenblas\S*|\S*/openblas\S*/libblas\S*", mapped.read())
    if not found:
        return None
    name = ctypes.CDLL(found.group()).openblas_get_corename
    name.restype = ctypes.c_char_p
    return name().decode()


def better_core():
    """The kernels that OpenBLAS has for this processor, by what it can do."""
    with open("/proc/cpuinfo") as file:
        flags = set(next((line for line in file if line.startswith("flags")), "").split())
    return "SkylakeX" if "avx512dq" in flags else "Haswell" if {"avx2", "fma"} <= flags else None


def medians(*runs):
    """Of things done in turn, so that a busy moment of the machine meets all."""
    for run in runs:
        run()
    times = [[] for _ in runs]
    total = 0
    while total < ENOUGH or len(times[0]) < LEAST:
        for run, own in zip(runs, times):
            begin = time.perf_counter()
            result = run()
            own.append((time.perf_counter() - begin) * 1e3)
            total += own[-1] / 1e3
            del result  # releasing memory is not timed
    return [statistics.median(own) for own in times]


def measure(n, d, heads, threads):
    import torch
    from torch import nn

    torch.set_num_threads(threads)
    torch.set_default_dtype(torch.float64)

    class DotProductAttention(nn.Module):
        def forward(self, queries, keys, values):
            scores = torch.bmm(queries, keys.transpose(1, 2)) / math.sqrt(queries.shape[-1])
            self.attention_weights = nn.functional.softmax(scores, dim=-1)
            return torch.bmm(self.attention_weights, values)

    class MultiHeadAttention(nn.Module):
        def __init__(self):
            super().__init__()
            self.attention = DotProductAttention()
            self.W_q, self.W_k, self.W_v, self.W_o = (nn.Linear(d, d, bias=False) for _ in range(4))

        def forward(self, queries, keys, values):
            queries, keys, values = (self.transpose_qkv(X) for X in (self.W_q(queries), self.W_k(keys),
                                                                     self.W_v(values)))
            return self.W_o(self.transpose_output(self.attention(queries, keys, values)))

        def transpose_qkv(self, X):
            X = X.reshape(X.shape[0], X.shape[1], heads, -1).permute(0, 2, 1, 3)
            return X.reshape(-1, X.shape[2], X.shape[3])

        def transpose_output(self, X):
            X = X.reshape(-1, heads, X.shape[1], X.shape[2]).permute(0, 2, 1, 3)
            return X.reshape(X.shape[0], X.shape[1], -1)

    X = torch.randn(1, n, d)
    W = torch.randn(d, d)
    Q, K, V = (torch.randn(heads, n, d // heads) for _ in range(3))
    scores, side, projected = torch.empty(heads, n, n), torch.empty(heads, n, d // heads), torch.empty(n, d)

    def products():
        for _ in range(4):
            torch.mm(X[0], W.T, out=projected)
        torch.bmm(Q, K.transpose(1, 2), out=scores)
        torch.bmm(scores, V, out=side)

    with torch.inference_mode():
        layer = MultiHeadAttention().eval()
        whole, alone = medians(lambda: layer(X, X, X), products)
    told = f" as told, {os.environ['ATTENTION_UNTOLD']} by itself" if "ATTENTION_UNTOLD" in os.environ else ""
    return {"layer": whole, "products": alone, "blas": f"{openblas_core()}{told}"}


def main():
    n, d, heads, threads = map(int, sys.argv[1:5])
    if len(sys.argv) > 5:
        print(json.dumps(measure(n, d, heads, threads)))
        return
    # The libraries below PyTorch read these when they are loaded: a process of its own.
    environment = dict(os.environ, OMP_NUM_THREADS=str(threads), OPENBLAS_NUM_THREADS=str(threads))
    if openblas_core() == "Prescott" and better_core():
        environment.update(OPENBLAS_CORETYPE=better_core(), ATTENTION_UNTOLD="Prescott")
    sys.stdout.write(subprocess.run([sys.executable, __file__, *sys.argv[1:5], "measure"], env=environment, check=True,
                                    stdout=subprocess.PIPE, text=True).stdout)


if __name__ == "__main__":
    main()
