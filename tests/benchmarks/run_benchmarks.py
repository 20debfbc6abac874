#!/usr/bin/python3
"""Runs every benchmark beside its peer and prints one Markdown table; scripts/benchmark calls it.

A figure that misses its target is shown as such. The exit status is 1 only when something could not be run.
"""
import argparse
import datetime
import json
import os
import platform
import re
import shlex
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import startup

HERE = Path(__file__).resolve().parent
PYTHON = "/usr/bin/python3" if Path("/usr/bin/python3").exists() else sys.executable
#: From this load average on, other programs take part of the processors.
BUSY = 0.5
# Attention layers: n, d, heads, and how many times as fast as the peer's they are to be.
LAYERS = ((4, 4, 1, 5), (16, 16, 4, 2.5), (64, 64, 8, 1.2), (128, 128, 8, 1), (512, 512, 8, 1.3), (2048, 512, 8, 1.3))
# Sequences of a training step, and how many times as fast as PyTorch in single precision it is to be.
TRAINED = ((16, 3), (64, 1.5))
# Tokens of a pass of GPT-2 small, and how many times as fast as the peer's they are to be.
PASSES = ((16, 0.7), (64, 0.7), (256, 0.7))
#: Milliseconds from one picture to the next at 60 Hz.
FRAME = 16.7
#: From this length on a layer is products more than anything else.
LONG = 512


class CouldNotRun(Exception):
    """A sentence on what is missing or went wrong."""


def run(*command):
    """What a program prints, read as JSON."""
    name = next(Path(part).name for part in command if part != PYTHON)
    try:
        done = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=1800)
    except OSError as error:
        raise CouldNotRun(f"{name} cannot be started: {error.strerror}") from error
    except subprocess.TimeoutExpired as error:
        raise CouldNotRun(f"{name} does not end") from error
    if done.returncode != 0:
        last = (done.stderr.strip().splitlines() or ["no message"])[-1]
        raise CouldNotRun(f"{name} ended with status {done.returncode}: {last}")
    return json.loads(done.stdout)


def middle(runs):
    """One structure of numbers out of several equal ones: each number the median of its rounds."""
    if isinstance(runs[0], dict):
        return {key: middle([one[key] for one in runs]) for key in runs[0]}
    return statistics.median(runs) if isinstance(runs[0], (int, float)) else runs[0]


def alternating(rounds, ours, peer):
    """Runs one and the other in turn, so that a busy moment of the machine meets both."""
    results = [(run(*ours), run(*peer)) for _ in range(rounds)]
    return middle([result[0] for result in results]), middle([result[1] for result in results])


# The machine


def peers():
    """The versions of the peers and their BLAS. The reference BLAS is refused: with it the peers would be several times
    slower than they need to be."""
    found = run(PYTHON, HERE / "peers.py")
    if any("/blas/libblas.so" in path for path in found["blas"]):
        raise CouldNotRun("NumPy and PyTorch use the reference BLAS of libblas3, which makes no fair peer: "
                          "install libopenblas0-pthread")
    names = {re.sub(r"\.so.*", "", Path(path).name) if "openblas" in Path(path).name else Path(path).parent.name
             for path in found["blas"]}
    found["blas"] = ", ".join(sorted(names)) or "none loaded"
    return found


def line_of(path, pattern):
    try:
        match = re.search(pattern, Path(path).read_text(), re.MULTILINE)
    except OSError:
        match = None
    return match.group(1).strip() if match else "not known"


def machine(build, found, details):
    memory = line_of("/proc/meminfo", r"^MemTotal:\s*(\d+) kB")
    processor = line_of("/proc/cpuinfo", r"^model name\s*:(.*)$")
    system = line_of("/etc/os-release", r'^PRETTY_NAME="(.*)"')
    return [
        ("processor", f"{processor}, {os.cpu_count()} cores"),
        ("memory", f"{int(memory) / 1024**2:.0f} GiB" if memory.isdigit() else memory),
        ("system", f"{system}, Linux {platform.release()}"),
        ("build", line_of(build / "CMakeCache.txt", r"^CMAKE_BUILD_TYPE:\w+=(.*)$")),
        ("Qt", f"{details.get('qt', 'not known')}, QCustomPlot {details.get('qcustomplot', 'not known')}"),
        ("PyTorch", found["torch"]),
        ("NumPy", found["numpy"]),
        ("BLAS of both", found["blas"]),
        ("its kernels, in the attention layers", details.get("kernels", "not known")),
        ("matplotlib", found["matplotlib"]),
    ]


# The rows


def milliseconds(value):
    return f"{value:.3g} ms" if value < 100 else f"{value:.0f} ms"


class Row:
    """One line of the table; `ratio` and `target` are words, `met` is None where no target is set."""

    def __init__(self, figure, ours, peer="", ratio="", target="", met=None):
        self.cells = [figure, ours, peer, ratio, target, {True: "yes", False: "**no**", None: ""}[met]]
        self.met = met

    @staticmethod
    def faster(figure, ours, peer, peer_name, at_least):
        return Row(figure, milliseconds(ours), f"{peer_name} {milliseconds(peer)}", f"{peer / ours:.2f} × faster",
                   f"≥ {at_least} ×", peer / ours >= at_least)

    @staticmethod
    def below(figure, value, words, limit, limit_words):
        return Row(figure, words, target=f"< {limit_words}", met=value < limit)


def in_words(threads):
    return "1 thread" if threads == 1 else f"{threads} threads"


def table_rows(build, rounds, _quick):
    ours, peer = alternating(rounds, [build / "benchmark.sinusoidal_table"], [PYTHON, HERE / "sinusoidal_peer.py"])
    ours, peer = ours["table_16384x1024"], peer["table_16384x1024"]
    rows = []
    for state, at_least in (("reused", 4), ("fresh", 1.8)):
        for threads in (1, 2):
            key = f"{state}_{threads}"
            rows.append(Row.faster(f"Table, {state} memory, {in_words(threads)}", ours[key], peer[key], "PyTorch",
                                   at_least))
    for state, memset in (("reused", "memset_reused"), ("fresh", "memset_fresh_large_pages")):
        for threads in (1, 2):
            time, least = ours[f"{state}_{threads}"], ours[f"{memset}_{threads}"]
            rows.append(Row(f"Table against memset, {state} memory, {in_words(threads)}", milliseconds(time),
                            f"memset {milliseconds(least)}", f"{time / least:.2f} × as long", "≤ 2 ×",
                            time / least <= 2))
    return rows, ours


def attention_rows(build, rounds, quick):
    rows, against_products, kernels = [], [], "not known"
    for n, d, heads, at_least in LAYERS:
        if quick and n > LONG:
            continue
        name = f"Attention layer {n} × {d}, {'1 head' if heads == 1 else f'{heads} heads'}"
        for threads in (1, 2):
            ours, peer = alternating(rounds, [build / "benchmark.attention_layer", n, d, heads, threads],
                                     [PYTHON, HERE / "attention_peer.py", n, d, heads, threads])
            kernels = peer["blas"]
            rows.append(Row.faster(f"{name}, {in_words(threads)}", ours["layer"], peer["layer"], "PyTorch", at_least))
            if n < LONG:
                continue
            whose, least = min((("our products", ours["products"]), ("OpenBLAS's products", peer["products"])),
                               key=lambda pair: pair[1])
            ratio = ours["layer"] / least
            against_products.append(Row(f"{name}, against its products, {in_words(threads)}",
                                        milliseconds(ours["layer"]), f"{whose} {milliseconds(least)}",
                                        f"{ratio:.2f} × as long", "≤ 1.6 ×", ratio <= 1.6))
    return rows + against_products, {"kernels": kernels}


def training_rows(build, rounds, _quick):
    rows = []
    for batch, at_least in TRAINED:
        for threads in (1, 2):
            ours, peer = alternating(rounds, [build / "benchmark.training_step", batch, threads],
                                     [PYTHON, HERE / "training_peer.py", batch, threads])
            name = f"Training step, batch {batch}, {in_words(threads)}"
            rows.append(Row.faster(name, ours["step"], peer["float32"], "PyTorch, float32", at_least))
            rows.append(Row(f"{name}, both in double precision", milliseconds(ours["step"]),
                            f"PyTorch, float64 {milliseconds(peer['float64'])}",
                            f"{peer['float64'] / ours['step']:.2f} × faster"))
    return rows, {}


def language_rows(build, rounds, quick):
    """A model of GPT-2 small's shape with random weights, on two threads; and what reading it takes."""
    rows, seconds = [], 1 if quick else 4
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([PYTHON, "-B", HERE.parent / "golden/make_language_model_golden.py", "--folder", folder],
                       check=True)
        for n, at_least in PASSES:
            ours, peer = alternating(rounds, [build / "benchmark.language_model", folder, n, 2, seconds],
                                     [PYTHON, HERE / "language_peer.py", folder, n, 2, seconds])
            rows.append(Row.faster(f"GPT-2 small, a pass of {n} tokens, 2 threads", ours["pass"], peer["pass"],
                                   "PyTorch, float32", at_least))
        rows.append(Row("GPT-2 small opens", milliseconds(ours["open"])))
        exact = run(build / "benchmark.language_model", "--exact", folder, 30)["exact"]
        rows.append(Row.below("GPT-2 small, 30 tokens again in double precision", exact, milliseconds(exact), 2000,
                              "2 s"))
        typing = run(build / "benchmark.slider_step", "--typing", folder, 10 if quick else 30)
        rows.append(Row.below("GPT-2 small, from a letter typed after 30 tokens to the picture", typing["p95"],
                              f"{milliseconds(typing['p95'])} (median {milliseconds(typing['median'])})", 500, "500 ms"))
        memory = run(build / "benchmark.language_model", "--memory", folder, 30)
        peak, weights = memory["peak"], memory["weights"]
        rows.append(Row("Memory of GPT-2 small with a pass of 30 tokens", f"{peak / 1e6:.0f} MB",
                        f"weights {weights / 1e6:.0f} MB", f"{peak / weights:.2f} × as much", "≤ 1.3 ×",
                        peak <= 1.3 * weights))
    return rows, {}


def slider_rows(build, rounds, quick):
    steps = 60 if quick else 200
    ours = middle([run(build / "benchmark.slider_step", steps) for _ in range(rounds)])
    rows = []
    for times in ours["cases"].values():
        # Those without a limit are drawn as in the book, beside the peer's.
        if times["limit"] == 0:
            continue
        ninety_five, median, limit = times["p95"], times["median"], times["limit"]
        rows.append(Row.below(f"Slider step, {times['words']}", ninety_five,
                              f"{milliseconds(ninety_five)} (median {milliseconds(median)})", limit, f"{limit} ms"))
    return rows, ours


def lesson_rows(build, rounds, quick):
    steps = run(build / "benchmark.lesson_step", 3 if quick else 9)["steps"]
    slowest = max(steps, key=steps.get)
    median = statistics.median(steps.values())
    return [Row.below(f"Step of a lesson, the slowest of {len(steps)}", steps[slowest],
                      f"{milliseconds(steps[slowest])} ({slowest}; median {milliseconds(median)})", 100,
                      "100 ms")], {}


def live_rows(build, rounds, quick):
    ours = middle([run(build / "benchmark.live_training", 5 if quick else 10) for _ in range(rounds)])
    turn, pictures = ours["turn"], ours["pictures"]
    words = f"{milliseconds(turn)} (longest {milliseconds(ours['longest'])})"
    return [Row.below("Window while a run trains in it, a turn of its event loop", turn, words, FRAME, f"{FRAME} ms"),
            Row("Window while a run trains in it, pictures a second", f"{pictures:.1f}", target="≥ 10",
                met=pictures >= 10)], {}


def picture_rows(build, rounds, quick):
    steps, peer_steps = (60, 15) if quick else (200, 40)
    rows = []
    for exhibit, size, at_least in (("heatmap", "60x32", 20), ("heatmap", "1024x512", 3), ("curves", "60x32", 5),
                                    ("curves", "1024x512", 5)):
        key = f"{exhibit}_{size}_book"
        ours, peer = alternating(rounds, [build / "benchmark.slider_step", steps, key],
                                 [PYTHON, HERE / "matplotlib_peer.py", peer_steps, key])
        ours, peer = ours["cases"][key], peer["cases"][key]
        name = f"The book's {exhibit} {size.replace('x', ' × ')}"
        rows.append(Row.faster(f"{name}, whole step", ours["median"], peer["step"], "matplotlib", at_least))
        rows.append(Row.faster(f"{name}, drawing alone", ours["draw"], peer["draw"], "matplotlib", at_least))
    return rows, {}


def time_of(*command):
    """Milliseconds of a whole process."""
    begin = time.perf_counter()
    try:
        done = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise CouldNotRun(f"{command[0]} cannot be run") from error
    if done.returncode != 0:
        raise CouldNotRun(f"{command[0]} ended with status {done.returncode}")
    return (time.perf_counter() - begin) * 1e3


def export_rows(build, rounds, quick):
    rows = []
    program = build.parent.parent / "app" / "attention-lab"
    with tempfile.TemporaryDirectory() as folder:
        for form in ("png", "svg", "pdf"):
            pairs = [(time_of(program, "export", "encoding-heatmap", "-o", f"{folder}/ours.{form}"),
                      time_of(PYTHON, HERE / "matplotlib_peer.py", "--export", f"{folder}/peer.{form}"))
                     for _ in range(rounds * (3 if quick else 5))]
            ours, peer = (statistics.median(times) for times in zip(*pairs))
            rows.append(Row.faster(f"Export of the heatmap as {form.upper()}, whole process", ours, peer, "matplotlib",
                                   8))
        played = ("export", "encoding-heatmap", "--play", "start", "--from", "0", "--to", "59", "--seconds", "3", "--width",
                  "800px", "--height", "500px", "-o", f"{folder}/ours.gif")
        pairs = [(time_of(program, *played),
                  run(PYTHON, HERE / "matplotlib_peer.py", "--animation", f"{folder}/peer.gif")["total"])
                 for _ in range(rounds)]
        ours, peer = (statistics.median(times) for times in zip(*pairs))
        rows.append(Row.faster("The heatmap as a GIF of 60 pictures", ours, peer, "matplotlib, Pillow", 5))
    exports = 20 if quick else 100
    ours, peer = alternating(rounds, [build / "benchmark.figure_export", exports],
                             [PYTHON, HERE / "matplotlib_peer.py", "--exports", exports])
    for form, at_least in (("png", 2.5), ("svg", 10), ("pdf", 10)):
        rows.append(Row.faster(f"{exports} exports as {form.upper()}, one process", ours["one_process"][form]["total"],
                               peer["one_process"][form]["total"], "matplotlib", at_least))
    for figure, times in ours["window"].items():
        slowest = max(times, key=times.get)
        rows.append(Row.below(f"Export in the window, {figure}", times[slowest],
                              f"{milliseconds(times[slowest])} ({slowest.upper()})", 500, "500 ms"))
    return rows, {}


def batch_rows(build, rounds, quick):
    """A list of vector figures, the start of the program and the writing of the files included; matplotlib's are made in
    memory by a process that runs already."""
    count = 20 if quick else 100
    sweep = {"start": {"from": 0, "to": count - 1, "count": count}}
    times = {1: [], 2: []}
    peer = []
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "list.json"
        source.write_text(json.dumps({"figures": [{"exhibit": "encoding-heatmap", "name": "{start}",
                                                   "parameters": sweep}]}), encoding="utf-8")
        for _ in range(rounds):
            for jobs, measured in times.items():
                with tempfile.TemporaryDirectory() as target:
                    begin = time.perf_counter()
                    done = subprocess.run([build.parent.parent / "app" / "attention-lab", "batch", source, "-o", target,
                                           "--jobs", str(jobs)], capture_output=True, text=True, check=False)
                    measured.append((time.perf_counter() - begin) * 1e3)
                    if done.returncode != 0 or len(os.listdir(target)) != count:
                        raise CouldNotRun(f"batch ended with status {done.returncode}: {done.stderr.strip()}")
            peer.append(run(PYTHON, HERE / "matplotlib_peer.py", "--exports", count)["one_process"]["svg"]["total"])
    one, two = (statistics.median(measured) for measured in times.values())
    return [Row.faster(f"A batch of {count} SVG figures, 1 job", one, statistics.median(peer), "matplotlib", 10),
            Row.faster(f"A batch of {count} SVG figures, 2 jobs", two, one, "1 job", 1.8)], {}


def opening_rows(build, rounds, _quick):
    ours = middle([run(build / "benchmark.array_opening") for _ in range(rounds)])
    return [Row.below(f"A scene with a table of 1024 × 768 in a .{form} file opens", ours[form],
                      milliseconds(ours[form]), 1000, "1 s") for form in ("npy", "csv")], {}


def exponent_rows(build, _rounds, _quick):
    fits = run(build / "benchmark.cost_sweep", "n")["n"]
    rows = []
    for layer, words, expected in (("attention", "Self-attention's time, fitted exponent in n", 2),
                                   ("recurrent", "A recurrence's time, fitted exponent in n", 1)):
        exponent, low, high = (fits[layer][key] for key in ("exponent", "low", "high"))
        rows.append(Row(words, f"{exponent:.2f} ({low:.2f} to {high:.2f})", f"theory {expected}", "",
                        f"{expected} ± 0.15", abs(exponent - expected) <= 0.15))
    return rows, {}


def memory_rows(build, _rounds, _quick):
    rows = []
    for exhibit in ("encoding-heatmap", "encoding-curves"):
        bytes_of = run(build / "benchmark.slider_step", "--largest", exhibit)
        peak, matrix = bytes_of["peak"], bytes_of["matrix"]
        rows.append(Row(f"Peak memory, {exhibit.removeprefix('encoding-')} 16384 × 4096", f"{peak / 1e6:.0f} MB",
                        f"one matrix {matrix / 1e6:.0f} MB", f"{peak / matrix:.2f} copies", "≤ 3 copies",
                        peak <= 3 * matrix))
    for n, d, heads, _ in LAYERS:
        if n < LONG:
            continue
        bytes_of = run(build / "benchmark.attention_layer", "--memory", n, d, heads)
        grown, kept = bytes_of["grown"], bytes_of["kept"]
        rows.append(Row(f"Memory of an attention layer {n} × {d}, {heads} heads", f"{grown / 1e6:.0f} MB",
                        f"what is kept {kept / 1e6:.0f} MB", f"{grown / kept:.2f} × as much", "≤ 1.3 ×",
                        grown <= 1.3 * kept))
    return rows, {}


def startup_rows(build, _rounds, quick):
    try:
        figures = startup.measure(build.parent.parent / "app" / "attention-lab", 5 if quick else 15)
    except startup.CouldNotRun as error:
        raise CouldNotRun(str(error)) from error
    first, whole, resident = (figures[key] for key in ("first_ms", "whole_ms", "resident"))
    return [
        Row.below("Start to first painted window", first, milliseconds(first), 200, "200 ms"),
        Row.below("Start to the whole picture", whole, milliseconds(whole), 200, "200 ms"),
        Row.below("Resident memory at the defaults", resident, f"{resident / 1e6:.0f} MB", 100e6, "100 MB"),
    ], {}


HEADER = ["figure", "ours", "peer", "ratio", "target", "met"]


def aligned(rows):
    cells = [HEADER] + [row.cells for row in rows]
    widths = [max(len(line[column]) for line in cells) for column in range(len(HEADER))]
    lines = ["| " + " | ".join(text.ljust(width) for text, width in zip(line, widths)) + " |" for line in cells]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(lines)


ABOUT = """\
## What each figure includes

**How.** Ours and its peer run in turn, {rounds} time(s) each; every number is the median of its rounds, and within a
round the median of its repetitions unless it says otherwise. Nothing keeps other programs off the machine: the load
average tells, and while they run ratios come out too good, because they slow what takes long more than what takes
short.

**Table** is the sinusoidal encoding of 16384 positions by 1024 columns. Ours is in double precision, within 2e-15 of
the exact value; the peer is d2l's code in PyTorch's single precision, half the bytes. *Reused* writes into memory
that was written before; for PyTorch by the quicker of two ways, its intermediate tensors reused too. *Fresh* includes
getting the memory from the system, which is most of the time; there PyTorch runs the code as the book has it. Both
work on the same number of threads.

**Table against memset** is about the same bytes in the same state of the buffer: memset on as many threads, into
memory written before, or into fresh memory for which large pages were asked for, as the table does. It fills with
bytes that are not 0: zeros take this kind of processor a fraction of the time, without being sent to the memory.

**Attention layer** is one forward pass of multi-head self-attention, n tokens by d columns, in double precision on both
sides: ours keeps Q, K, V, scores, weights, the heads' outputs and the output in buffers that are reused, as the program
does; the peer is d2l's layer in PyTorch without gradients. *Against its products* is beside the matrix products in it
alone, by whichever library is quicker, into buffers that are there. OpenBLAS chooses its kernels by the processor's
name, and its oldest ones for a name it does not know; it is told better ones then. *Memory* is by how much the process
grows at its peak in two passes, beside the matrices named above.

**Training step** is a batch drawn anew, forward pass, gradient of every parameter and an update by Adam, of one layer with
an MLP, n = 16, d = 32, 4 heads: ours in double precision, the peer by PyTorch's autograd with torch.optim.Adam.

**GPT-2 small, a pass** is that of 12 layers with 12 heads, d = 768, and 50257 tokens, random weights in single
precision on both sides: every layer's weights are kept, and the last token's logits computed. It *opens* with every
weight looked at and its checksum computed, the file in the system's cache. *Memory* is VmHWM of the process, the mapped
file included.

**Slider step** is the 95th percentile of the time from telling the model a new value (of `start`, or of `n`), or to
undo the last one, to the end of the window update that painted the result: the model, the worker thread and back,
the table, its colours, axes and labels, the caption under the figure, and painting all of that into the window's
memory. It is the middle of the window with a figure of 1000 × 700 px on Qt's offscreen platform: the panels at its
sides, and sending the memory to a screen, are not included. A step begins when the one before is over.
*Another path* lights up in a network that is drawn once and kept; *another network* is laid out and drawn anew.

**Step of a lesson** is the slowest step of the built-in course: the time from asking for it to the end of the window
update that painted it, words, list, parameters and inspector included, in a window of 1280 × 800 px on the same
platform; the median of its rounds. It begins when what is computed ahead is there. Glides are off.

**Window while a run trains in it** follows a run from a click on Train to its end: 16 tokens, 64 sequences a step, one
layer, beside one without positions. A *turn of its event loop* is the 95th percentile of those in which the figure was
painted: while one lasts, nothing that is clicked is noticed. *Pictures* count how often it was painted.

**The book's heatmap and curves** are the same picture of 1000 × 700 px on both sides, with labels, ticks and a legend
or a colour bar. A *whole step* computes the numbers (ours as above, the peer's in NumPy, both in double precision),
hands them over (`set_data`) and draws everything (`canvas.draw()` of the Agg canvas). *Drawing alone* starts from
numbers that are there already. matplotlib keeps its colour scale and takes the nearest cell, which is the quicker of
its ways.

**Batch** is `attention-lab batch` with a list of heatmaps, the start of the program and the writing of each file to the
disk included; matplotlib makes the same number of SVG files in memory, in a process that runs already.

**Export, whole process** is `attention-lab export encoding-heatmap -o FILE` beside a script that makes the same figure
with matplotlib: from starting the program to its end, 120 × 80 mm, 300 pixels to the inch in PNG, files in the
system's cache. **Exports in one process** are made in memory, each of another table: ours computes it and makes the
figure anew each time; matplotlib keeps its figure and gets new data, which is the quicker of its ways. Its vector files
hold the cells as an image, ours as shapes. **Export in the window** is the slowest of the three formats for a slide of
254 × 143 mm with title and caption, from a result that is computed already to the file on the disk.

**The heatmap as a GIF** has 60 pictures of 800 × 500 px, whose table moves on by a position each: ours is the whole
process, from its start to the file on the disk; matplotlib's is `FuncAnimation` with `PillowWriter` once it is imported.

**A scene opens** is from its name to its numbers in memory: the scene file, the array's file beside it, its checksum and
its numbers, all in the system's cache.

**Fitted exponents** are those of the page on measured costs with its default sweep, n = 16 to 4096 with d = 32: the
slope of the logarithm of the median time over that of n, with its 95 % interval; for self-attention, which is without
projections, from n = 256 = 8 d on.

**Start** begins before the program is spawned and ends when its first pixels stand in the memory of a virtual screen
(Xvfb), which is read every millisecond; *the whole picture* is there when the screen changes for the last time. The
program's files are in the system's cache, and its settings are the defaults. **Resident memory** is VmRSS of that
process, shared libraries included, a second later.

**Peak memory** is VmHWM, the whole process at its largest, in a run of its own with the largest table there is:
single slider steps, and a burst of steps that is faster than the pictures.
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", required=True, type=Path, help="the folder of a finished Release build")
    parser.add_argument("--quick", action="store_true", help="one short round instead of three: rough figures")
    parser.add_argument("--write", type=Path, metavar="FILE", help="also write the page on the table")
    arguments = parser.parse_args()
    rounds = 1 if arguments.quick else 3
    programs = arguments.build.resolve() / "tests" / "benchmarks"

    def say(text):
        print(text, file=sys.stderr, flush=True)

    before = os.getloadavg()[0]
    try:
        found = peers()
    except CouldNotRun as error:
        say(f"run_benchmarks.py: error: {error}")
        return 1
    rows, details, failed = [], {}, False
    for name, measure in (("the table", table_rows), ("attention layers", attention_rows),
                          ("training steps", training_rows),
                          ("a language model", language_rows),
                          ("slider steps", slider_rows),
                          ("steps of lessons", lesson_rows),
                           ("a run that trains", live_rows),
                          ("the book's pictures", picture_rows), ("exports", export_rows), ("a batch", batch_rows),
                          ("opening arrays", opening_rows),
                          ("exponents of layers", exponent_rows), ("the start", startup_rows),
                          ("peak memory", memory_rows)):
        say(f"measuring {name} ...")
        try:
            measured, detail = measure(programs, rounds, arguments.quick)
            rows += measured
            details.update(detail)
        except CouldNotRun as error:
            failed = True
            say(f"run_benchmarks.py: error: {error}")
            rows.append(Row(f"({name}: could not run)", ""))

    facts = machine(arguments.build.resolve(), found, details)
    # A busy machine slows what takes long more than what takes short, so that ratios come out too good.
    busy = "; **the machine was busy, so these figures are rough**" if before > BUSY else ""
    facts.append(("load average", f"{before:.1f} before, {os.getloadavg()[0]:.1f} after{busy}"))
    about_machine = "\n".join(f"- {name}: {value}" for name, value in facts)
    missed = sum(row.met is False for row in rows)
    verdict = f"{sum(row.met is True for row in rows)} of {sum(row.met is not None for row in rows)} targets met."
    table = aligned(rows)
    print(f"{about_machine}\n\n{table}\n\n{verdict}")
    if arguments.write:
        command = shlex.join(["scripts/benchmark"] + (["--quick"] if arguments.quick else []) +
                             ["--write", str(arguments.write)])
        today = datetime.date.today().isoformat()
        page = (f"# Benchmarks\n\nMade on {today} with\n\n    {command}\n\n{table}\n\n{verdict}"
                f"\n\n## The machine\n\n{about_machine}\n\n{ABOUT.format(rounds=rounds)}")
        arguments.write.write_text(page)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
