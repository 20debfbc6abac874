#!/usr/bin/python3
"""Writes binary.csv beside this script: positions as Python writes them in binary, as the book's code prints them, and the
bits that flip on the way to the next position, the lowest first."""
import pathlib
import random

generator = random.Random(20170612)
positions = [*range(70), *(2**k + delta for k in (7, 10, 20, 40, 49) for delta in (-1, 0, 1))]
positions += [generator.randrange(2**50) for _ in range(30)]

lines = ["position,text,sentence,flips"]
for i in positions:
    flips = [b for b in range(64) if (i >> b & 1) != ((i + 1) >> b & 1)]
    lines.append(f"{i},{i:b},{i} in binary is {i:>03b},{' '.join(map(str, flips))}")

pathlib.Path(__file__).with_name("binary.csv").write_text("\n".join(lines) + "\n")
