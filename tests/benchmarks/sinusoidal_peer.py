#!/usr/bin/python3
"""Times d2l's positional encoding in PyTorch (float32) and prints one JSON object, in milliseconds (medians).

The keys are those of sinusoidal_table.cpp: reused is into buffers that have been written before, the intermediate ones
too, by the quicker of two ways; fresh is the code as the book has it; _1 and _2 are the threads.
Source: d2l.ai, "Self-Attention and Positional Encoding", class PositionalEncoding.
"""
import json
import os
import statistics
import subprocess
import sys
import time

SHAPES = [("table_16384x1024", 16384, 1024, 11), ("table_1024x512", 1024, 512, 101), ("table_60x32", 60, 32, 1001)]


def median_milliseconds(run, repeats):
    run()
    times = []
    for _ in range(repeats):
        begin = time.perf_counter()
        result = run()
        times.append((time.perf_counter() - begin) * 1e3)
        del result  # releasing memory is not timed
    return statistics.median(times)


def measure(threads):
    import torch

    torch.set_num_threads(threads)
    figures = {}
    for name, max_len, d, repeats in SHAPES:

        def book():
            P = torch.zeros((1, max_len, d))
            X = torch.arange(max_len, dtype=torch.float32).reshape(-1, 1) / torch.pow(
                10000, torch.arange(0, d, 2, dtype=torch.float32) / d)
            P[:, :, 0::2] = torch.sin(X)
            P[:, :, 1::2] = torch.cos(X)
            return P

        P = torch.zeros((1, max_len, d))
        X = torch.zeros((max_len, d // 2))
        values = torch.zeros((max_len, d // 2))

        def angles():
            torch.div(torch.arange(max_len, dtype=torch.float32).reshape(-1, 1),
                      torch.pow(10000, torch.arange(0, d, 2, dtype=torch.float32) / d), out=X)

        def by_copies():
            angles()
            torch.sin(X, out=values)
            P[:, :, 0::2] = values
            torch.cos(X, out=values)
            P[:, :, 1::2] = values

        def in_place():
            angles()
            torch.sin(X, out=P[0, :, 0::2])
            torch.cos(X, out=P[0, :, 1::2])

        figures[name] = {
            f"reused_{threads}": min(median_milliseconds(by_copies, repeats), median_milliseconds(in_place, repeats)),
            f"fresh_{threads}": median_milliseconds(book, repeats),
        }
    return figures


def main():
    if len(sys.argv) == 2:
        print(json.dumps(measure(int(sys.argv[1]))))
        return
    # The libraries below PyTorch read their number of threads when they are loaded: one process for each.
    figures = {name: {} for name, *_ in SHAPES}
    for threads in (1, 2):
        environment = dict(os.environ, OMP_NUM_THREADS=str(threads), OPENBLAS_NUM_THREADS=str(threads))
        output = subprocess.run([sys.executable, __file__, str(threads)], env=environment, check=True,
                                stdout=subprocess.PIPE).stdout
        for name, values in json.loads(output).items():
            figures[name].update(values)
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
