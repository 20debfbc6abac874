#!/usr/bin/python3
"""Times the book's two figures in matplotlib and prints one JSON object, in milliseconds (medians).

matplotlib_peer.py [STEPS [CASE]]
matplotlib_peer.py --exports COUNT        the heatmap of the program's export, COUNT times as PNG, SVG and PDF, in memory
matplotlib_peer.py --export FILE          the same once, as a script of its own would make the file
matplotlib_peer.py --animation FILE       that heatmap as a GIF of 60 pictures of 800 x 500 px, without the time of imports

The keys are those of slider_step.cpp's cases drawn as in the book: 1000 x 700 px, labels, ticks, and a legend or a
colour bar. step is one step of a slider: the table in NumPy, set_data, and a full draw() of the Agg canvas; draw is the
same without the table. Everything that does not change from step to step is made before. Cells take the colour of the
nearest one (matplotlib's own smoothing of a table larger than the picture takes longer), and the colour scale stays.
"""
import io
import json
import statistics
import sys
import time

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
from matplotlib.animation import FuncAnimation, PillowWriter
import numpy as np

WARM_UP = 5
SIZE = (10, 7)  # inches of 100 px
BASE = 10000
COLUMNS = range(6, 10)


def encoding(n, d, start, columns=None):
    """The book's encoding of the positions from start on, float64: n x d, or the columns asked for only."""
    columns = np.arange(d) if columns is None else np.asarray(columns)
    angles = np.arange(start, start + n)[:, None] / np.power(BASE, (columns - columns % 2) / d)
    P = np.empty((n, len(columns)))
    even = columns % 2 == 0
    P[:, even] = np.sin(angles[:, even])
    P[:, ~even] = np.cos(angles[:, ~even])
    return P


def whole_encoding(n, d, start):
    """encoding() of all columns, as the book writes it: each angle once."""
    X = np.arange(start, start + n)[:, None] / np.power(BASE, np.arange(0, d, 2) / d)
    P = np.empty((n, d))
    P[:, 0::2] = np.sin(X)
    P[:, 1::2] = np.cos(X)
    return P


def heatmap(n, d):
    figure, axes = plt.subplots(figsize=SIZE, dpi=100)
    image = axes.imshow(whole_encoding(n, d, 0), cmap="Blues", interpolation="nearest")
    axes.set_xlabel("Column (encoding dimension)")
    axes.set_ylabel("Row (position)")
    figure.colorbar(image, ax=axes, shrink=0.6)

    def draw(P):
        image.set_data(P)
        figure.canvas.draw()

    return figure, lambda start: whole_encoding(n, d, start), draw


def curves(n, d):
    figure, axes = plt.subplots(figsize=SIZE, dpi=100)
    positions = np.arange(n)
    P = encoding(n, d, 0, COLUMNS)
    lines = [axes.plot(positions, P[:, c], style)[0] for c, style in enumerate(("-", "m--", "g-.", "r:"))]
    axes.set_xlabel("Row (position)")
    axes.legend([f"Col {column}" for column in COLUMNS])
    axes.grid()

    def draw(P):
        for c, line in enumerate(lines):
            line.set_data(positions, P[:, c])
        figure.canvas.draw()

    return figure, lambda start: encoding(n, d, start, COLUMNS), draw


SIGNED = ["#2561B8", "#3C8BDC", "#6FB5F4", "#B3DCFD", "#FFFFFF", "#FDCDB7", "#F3987B", "#D8644F", "#B03A32"]
MILLIMETRES = 25.4


def exported_heatmap():
    """What the program exports at its defaults: 60 x 32, 120 x 80 mm, the signed map from -1 to 1, a colour bar; text as
    text in SVG, whole fonts in PDF. Returns the figure and its image."""
    matplotlib.rcParams.update({"svg.fonttype": "none", "pdf.fonttype": 42, "font.size": 9})
    figure, axes = plt.subplots(figsize=(120 / MILLIMETRES, 80 / MILLIMETRES))
    signed = matplotlib.colors.LinearSegmentedColormap.from_list("signed", SIGNED)
    image = axes.imshow(whole_encoding(60, 32, 0), cmap=signed, vmin=-1, vmax=1, aspect="auto", interpolation="nearest")
    axes.set_xlabel("Column (encoding dimension)")
    axes.set_ylabel("Position (row)")
    figure.colorbar(image, ax=axes, shrink=0.8)
    return figure, image


def measure_exports(count):
    """Milliseconds of `count` files of each format, and the bytes of one; the figure is made once and gets new data."""
    figure, image = exported_heatmap()
    results = {}
    for form in ("png", "svg", "pdf"):
        total, size, before = 0, 0, None
        for start in range(WARM_UP + count):
            begin = time.perf_counter()
            image.set_data(whole_encoding(60, 32, start))
            file = io.BytesIO()
            figure.savefig(file, format=form, dpi=300)
            end = time.perf_counter()
            if file.getvalue() == before:
                sys.exit("matplotlib_peer.py: error: the file does not follow the data.")
            before = file.getvalue()
            if start >= WARM_UP:
                total += (end - begin) * 1e3
                size += len(before) / count
        results[form] = {"total": total, "bytes": size}
    return results


def measure_animation(file):
    """Milliseconds of a GIF in which the table moves on by one position a picture."""
    begin = time.perf_counter()
    figure, image = exported_heatmap()
    figure.set_size_inches(8, 5)

    def draw(start):
        image.set_data(whole_encoding(60, 32, start))
        return [image]

    FuncAnimation(figure, draw, frames=60, blit=False).save(file, writer=PillowWriter(fps=20), dpi=100)
    return {"total": (time.perf_counter() - begin) * 1e3}


def measure(make, n, d, steps):
    figure, compute, draw = make(n, d)
    step_times = []
    draw_times = []
    before = None
    for start in range(WARM_UP + steps):
        begin = time.perf_counter()
        P = compute(start)
        computed = time.perf_counter()
        draw(P)
        end = time.perf_counter()
        if start >= WARM_UP:
            step_times.append((end - begin) * 1e3)
            draw_times.append((end - computed) * 1e3)
        elif start == 0:
            before = bytes(figure.canvas.buffer_rgba())
        elif start == 1 and bytes(figure.canvas.buffer_rgba()) == before:
            sys.exit("matplotlib_peer.py: error: the picture does not follow the data.")
    plt.close(figure)
    return {"step": statistics.median(step_times), "draw": statistics.median(draw_times)}


def main():
    if sys.argv[1:2] == ["--export"]:
        exported_heatmap()[0].savefig(sys.argv[2], dpi=300)
        return
    if sys.argv[1:2] == ["--animation"]:
        print(json.dumps(measure_animation(sys.argv[2])))
        return
    if sys.argv[1:2] == ["--exports"]:
        print(json.dumps({"one_process": measure_exports(int(sys.argv[2]))}, indent=2))
        return
    steps = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    cases = {}
    for name, make in (("heatmap", heatmap), ("curves", curves)):
        for n, d in ((60, 32), (1024, 512)):
            key = f"{name}_{n}x{d}_book"
            if key in sys.argv[2:] or len(sys.argv) <= 2:
                cases[key] = measure(make, n, d, steps)
    print(json.dumps({"matplotlib": matplotlib.__version__, "numpy": np.__version__, "steps": steps, "cases": cases},
                     indent=2))


if __name__ == "__main__":
    main()
