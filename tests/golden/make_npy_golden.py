#!/usr/bin/python3
"""Writes npy_*.npy with numpy.save: what the program must write, byte for byte, for the same small arrays."""

import pathlib

import numpy

FOLDER = pathlib.Path(__file__).parent


def main():
    # Sums and quotients of small integers, so that any IEEE machine computes the same doubles.
    reals = (numpy.arange(120, dtype="<f8") - 17).reshape(60, 2) / 7
    reals[0] = [-0.0, numpy.inf]
    reals[59] = [5e-324, -numpy.inf]
    numpy.save(FOLDER / "npy_float64_60x2.npy", reals)
    numpy.save(FOLDER / "npy_float64_3x4x5x2.npy", reals.reshape(3, 4, 5, 2))
    numpy.save(FOLDER / "npy_float64_120.npy", reals.reshape(120))
    numpy.save(FOLDER / "npy_float64_1x1.npy", numpy.array([[0.1]], dtype="<f8"))
    numpy.save(FOLDER / "npy_int64_3x2.npy", numpy.array([[0, -1], [2**53 + 1, 7], [2**63 - 1, -(2**63)]], dtype="<i8"))
    numpy.save(FOLDER / "npy_mixed_2x3.npy", numpy.array([[2**53, 0.5, -3], [-(2**53), -0.25, 4]], dtype="<f8"))


if __name__ == "__main__":
    main()
