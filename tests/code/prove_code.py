#!/usr/bin/python3
"""Runs the programs that `attention-lab code` writes and compares what they print with `attention-lab data`.

prove_code.py PROGRAM [--to numpy|pytorch|matplotlib]... [--every-preset] [--keep FOLDER] [--only EXHIBIT]...

All of them run in this one process, because starting Python takes longer than most of them. Prints a line for each that
fails, then how many ran; the status is 1 if one failed.
"""

import argparse
import contextlib
import csv
import io
import json
import math
import os
import runpy
import shlex
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor

TOLERANCE = 1e-9  # of numbers up to 1, and relative to larger ones: what a reader may expect of double precision
SMALL_SCALING = ["--draws", "7", "--n", "9"]  # at the defaults its random numbers take 100 MB

# Parameters beside the presets, so that each branch of the templates is taken by one of them.
MORE = {
    "attention": [
        "--tokens 'a b c d' --d 4 --heads 2 --mask causal --radius 1 --temperature 0.5",
        "--valid-length 0 --d 8 --heads 2",
        "--batch 2 --sequence 1 --valid-length 3,2 --d 8 --heads 2 --attention-dropout 0.25",
        "--query-valid-length 1,2,3,4,5,6 --masked-cells '0,0;2,1' --d 8 --add-position off",
        "--attention-projections off --entries 'X 0 1 2.5' --mask causal --d 6",
        "--tokens 'a b' --memory-tokens 'c d e' --entries 'M 2 3 -1; W_q 0 0 0.5' --d 8 --heads 2",
        "--numbers integers --d 6 --heads 3",
    ],
    "heads": [
        "--head-design sliced --d 16 --heads 4 --batch 3 --valid-length 6,2,0",
        "--head-design wide --d 8 --heads 2 --memory-tokens 'x y' --attention-dropout 0.5",
        "--batch 2 --query-valid-length '1,2,3;3,2,1' --tokens 'a b c' --d 8",
    ],
    "order": ["--mask causal --radius 1 --tokens 'a b c d' --d 8", "--attention-projections off --order 2,0,1 --n 3 --tokens ''"],
    "scaling": ["--temperature 2 --seed 3"],
    "softmax-temperature": ["--n 5 --temperature 0.1"],
    "encoding-curves": ["--start 999 --d 9 --first-column 7 --last-column 8"],
    "encoding-heatmap": ["--d 7 --start 1000 --base 1.5", "--n 1 --d 1"],
    "binary": ["--n 1", "--start 1023 --n 2"],
    "relative-shift": ["--offset -40 --position 3 --d 2", "--clock-axes sin-cos"],
    "similarity": ["--similarity-measure cosine --d 6", "--similarity-measure euclidean --n 7"],
    "token-plus-position": ["--embedding-dropout 0.5 --scale-embedding on --d 7"],
    "add-or-concatenate": ["--n 3 --tokens '' --d 5"],
    "encodings-compared": ["--d 7 --n 9 --training-length 5", "--n 1", "--n 130 --head 3 --heads 8", "--n 17 --d 1"],
    "encoding-2d": ["--grid-rows 3 --grid-columns 5 --d 8 --normalise-grid on"],
    "position-heads": [
        "--offsets 1,-2 --content-mix 0.25 --sharpness 3 --d 8",
        "--position-head local-window --radius 1 --content-mix 0.5",
        "--position-head first-token --content-mix 1",
        "--position-head local-window",
    ],
    "convolution": [
        "--kernel 4 --offsets 2,-9,1 --n 5 --d 3",
        "--kernel 3 --padding none --kernel-values average",
        "--kernel 63 --n 5 --d 2 --alpha 0",
    ],
    "complexity-table": ["--projections on --count flop --pass training", "--kernel 1 --radius 0", "--n 5 --radius 2 --projections on"],
    "complexity-chart": [
        "--quantity path --against kernel",
        "--quantity sequential --against d",
        "--cost-kind exact --projections on --pass training --count flop --compared attention,restricted",
        "--quantity path --radius 0",
    ],
    "paths": [
        f"--architecture {layer} --path-kind {kind} --n 11 --kernel {kernel}" + (" --radius 2" if layer == "restricted" else "")
        for layer in ("convolution", "dilated", "recurrent", "bidirectional", "attention", "restricted")
        for kind in ("some-output", "dependency")
        for kernel in (2, 3)
        if (layer, kind) != ("dilated", "dependency")
    ],
}


def run(command, folder):
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(done.stderr.strip())
    return done.stdout


def differ(ours, theirs):
    """What is wrong with the table of a program, or an empty text."""
    ours, theirs = list(csv.reader(io.StringIO(ours))), list(csv.reader(io.StringIO(theirs)))
    if ours[:1] != theirs[:1]:
        return f"the columns are {','.join(ours[0])[:80] if ours else 'missing'}"
    if len(ours) != len(theirs):
        return f"{len(ours) - 1} lines instead of {len(theirs) - 1}"
    for line, (one, other) in enumerate(zip(ours[1:], theirs[1:])):
        for name, a, b in zip(theirs[0], one, other):
            if a == b:
                continue
            try:
                x, y = float(a), float(b)
            except ValueError:
                return f"line {line}, {name}: {a} instead of {b}"
            if not math.isclose(x, y, rel_tol=TOLERANCE, abs_tol=TOLERANCE):
                return f"line {line}, {name}: {a} instead of {b}"
    return ""


def cases(arguments):
    listed = json.loads(run([arguments.program, "list", "--json"], None))
    wanted = [exhibit for exhibit in listed["exhibits"] if exhibit["id"] in MORE]
    for exhibit in wanted:
        name = exhibit["id"]
        if arguments.exhibits and name not in arguments.exhibits:
            continue
        presets = [preset["name"] for preset in exhibit["presets"]]
        options = [[]] + [["--preset", preset] for preset in (presets if arguments.every_preset else presets[1:2])]
        options += [shlex.split(line) for line in MORE[name]]
        for option in options:
            if name == "scaling":
                option = option + SMALL_SCALING
            for library in arguments.to:
                yield name, option, library


def write(arguments, folder, place, case):
    """Writes a program and the table that it has to print. Returns what went wrong, or an empty text."""
    name, options, library = case
    try:
        run([arguments.program, "code", name, *options, "--to", library, "-o", f"{place}.py"], folder)
        if library != "matplotlib":
            run([arguments.program, "data", name, *options, "-o", f"{place}.csv"], folder)
    except RuntimeError as error:
        return str(error)
    return ""


def prove(arguments, folder, place, case):
    program = os.path.join(folder, f"{place}.py")
    printed = io.StringIO()
    try:
        with contextlib.redirect_stdout(printed):
            runpy.run_path(program, run_name="__main__")
    except Exception as error:  # whatever a program does wrong is told
        return f"{type(error).__name__}: {error}"
    if case[2] == "matplotlib":
        import matplotlib.pyplot as plt

        if not plt.get_fignums():
            return "no figure"
        plt.savefig(os.path.join(folder, f"{place}-{case[0]}.png"), dpi=60)
        plt.close("all")
        return ""
    with open(os.path.join(folder, f"{place}.csv")) as file:
        expected = file.read()
    return differ(printed.getvalue(), expected) or command_differs(arguments, program, folder, expected)


def command_differs(arguments, program, folder, expected):
    """Whether the command in a program's first lines writes another table than the one it was made from."""
    if not arguments.every_preset:
        return ""
    with open(program) as file:
        lines = file.read().splitlines()
    place = lines.index(next(line for line in lines if line.startswith("#     attention-lab data")))
    command = lines[place][6:]
    printed = run(["/bin/sh", "-c", command.replace("attention-lab", shlex.quote(arguments.program), 1)], folder)
    return "" if printed == expected else f"its command writes another table: {command}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--only", action="append", dest="exhibits")
    parser.add_argument("--to", action="append")
    parser.add_argument("--every-preset", action="store_true")
    parser.add_argument("--keep")
    arguments = parser.parse_args()
    arguments.program = os.path.abspath(arguments.program)
    arguments.to = arguments.to or ["numpy"]
    os.environ.setdefault("MPLBACKEND", "agg")
    failures = 0
    with tempfile.TemporaryDirectory() as scratch:
        folder = os.path.abspath(arguments.keep) if arguments.keep else scratch
        os.makedirs(folder, exist_ok=True)
        found = list(cases(arguments))
        with ThreadPoolExecutor(os.cpu_count()) as workers:
            problems = list(workers.map(lambda place: write(arguments, folder, place, found[place]), range(len(found))))
        os.chdir(folder)
        for place, case in enumerate(found):
            start = time.perf_counter()
            problem = problems[place] or prove(arguments, folder, place, case)
            if time.perf_counter() - start > 5:
                print(f"slow: {place} {case}: {time.perf_counter() - start:.1f} s")
            if problem:
                failures += 1
                print(f"{place} {case[0]} {' '.join(case[1])} --to {case[2]}: {problem}")
    print(f"{len(found)} programs, {failures} failed")
    return 1 if failures or not found else 0


if __name__ == "__main__":
    sys.exit(main())
