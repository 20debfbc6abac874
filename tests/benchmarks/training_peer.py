#!/usr/bin/python3
"""Times training steps of a small transformer in PyTorch and prints one JSON object.

    training_peer.py BATCH THREADS

float32 and float64 are milliseconds of one step (medians): one layer with an MLP, n = 16, d = 32, 4 heads, 10 symbols,
sinusoidal positions, look back by 3, the batch drawn anew each time, Adam. blas as attention_peer.py has it.
"""
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

from attention_peer import better_core, openblas_core

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "golden"))

#: Seconds that a figure may take, and the least number of its repetitions.
ENOUGH = 1.5
LEAST = 20
N, D, HEADS, SYMBOLS, OFFSET = 16, 32, 4, 10, 3


def milliseconds(batch, dtype):
    import torch

    from training_model import Model

    torch.set_default_dtype(dtype)
    model = Model(vocabulary=SYMBOLS, classes=SYMBOLS, n=N, d=D, heads=HEADS, layers=1, encoding="sinusoidal")
    adam = torch.optim.Adam(model.parameters(), lr=0.003)
    judged = torch.ones(batch, N, dtype=torch.bool)
    judged[:, :OFFSET] = False

    def step():
        tokens = torch.randint(0, SYMBOLS, (batch, N))
        targets = torch.roll(tokens, OFFSET, 1)
        loss = torch.nn.functional.cross_entropy(model(tokens)[judged], targets[judged])
        adam.zero_grad()
        loss.backward()
        adam.step()

    for _ in range(LEAST):
        step()
    times = []
    while sum(times) < 1e3 * ENOUGH or len(times) < LEAST:
        begin = time.perf_counter()
        step()
        times.append((time.perf_counter() - begin) * 1e3)
    return statistics.median(times)


def measure(batch, threads):
    import torch

    torch.set_num_threads(threads)
    told = f" as told, {os.environ['ATTENTION_UNTOLD']} by itself" if "ATTENTION_UNTOLD" in os.environ else ""
    return {"float32": milliseconds(batch, torch.float32), "float64": milliseconds(batch, torch.float64),
            "blas": f"{openblas_core()}{told}"}


def main():
    batch, threads = map(int, sys.argv[1:3])
    if len(sys.argv) > 3:
        print(json.dumps(measure(batch, threads)))
        return
    # The libraries below PyTorch read these when they are loaded: a process of its own.
    environment = dict(os.environ, OMP_NUM_THREADS=str(threads), OPENBLAS_NUM_THREADS=str(threads))
    if openblas_core() == "Prescott" and better_core():
        environment.update(OPENBLAS_CORETYPE=better_core(), ATTENTION_UNTOLD="Prescott")
    sys.stdout.write(subprocess.run([sys.executable, __file__, *sys.argv[1:3], "measure"], env=environment, check=True,
                                    stdout=subprocess.PIPE, text=True).stdout)


if __name__ == "__main__":
    main()
