#!/usr/bin/python3
"""Writes philox.csv: uniform and normal numbers at chosen places, from a Philox written here and mpmath's erfinv.

Philox is a bijection of the counter, so it is run backwards to find the places of numbers that chance would never show:
the ends of the range and the seams of the quantile's approximation.

Columns: what, seed, matrix, row, column, uniform (its 53 bits as an integer), normal (the nearest double).
"""

import pathlib

import mpmath

MASK = 2**32 - 1
MULTIPLIERS = 0xD2511F53, 0xCD9E8D57
WEYL = 0x9E3779B9, 0xBB67AE85


def round_keys(key):
    return [[(word + i * step) & MASK for word, step in zip(key, WEYL)] for i in range(10)]


def forward(counter, key):
    a, b, c, d = counter
    for k0, k1 in round_keys(key):
        first, second = a * MULTIPLIERS[0], c * MULTIPLIERS[1]
        a, b, c, d = (second >> 32) ^ b ^ k0, second & MASK, (first >> 32) ^ d ^ k1, first & MASK
    return a, b, c, d


def backward(words, key):
    a, b, c, d = words
    inverse = [pow(multiplier, -1, 2**32) for multiplier in MULTIPLIERS]
    for k0, k1 in reversed(round_keys(key)):
        old_a, old_c = d * inverse[0] & MASK, b * inverse[1] & MASK
        first, second = old_a * MULTIPLIERS[0], old_c * MULTIPLIERS[1]
        a, b, c, d = old_a, a ^ (second >> 32) ^ k0, old_c, c ^ (first >> 32) ^ k1
    return a, b, c, d


def check_known_answers():
    """Random123, tests/kat_vectors, philox4x32 10."""
    for counter, key, words in [
        ("00000000 00000000 00000000 00000000", "00000000 00000000", "6627e8d5 e169c58d bc57ac4c 9b00dbd8"),
        ("ffffffff ffffffff ffffffff ffffffff", "ffffffff ffffffff", "408f276d 41c83b0e a20bc7c6 6d5451fd"),
        ("243f6a88 85a308d3 13198a2e 03707344", "a4093822 299f31d0", "d16cfe09 94fdcceb 5001e420 24126ea1"),
    ]:
        counter, key, words = (tuple(int(word, 16) for word in text.split()) for text in (counter, key, words))
        assert forward(counter, key) == words and backward(words, key) == counter


def line(what, seed, matrix, row, column):
    words = forward((column, matrix, row & MASK, row >> 32), (seed & MASK, seed >> 32))
    uniform = (words[0] << 32 | words[1]) >> 11
    u = (mpmath.mpf((words[2] << 32 | words[3]) >> 11) + 0.5) / 2**53
    normal = float(mpmath.sqrt(2) * mpmath.erfinv(2 * u - 1))
    return f"{what},{seed},{matrix},{row},{column},{uniform},{normal!r}\n"


def line_with(what, uniform, normal_bits, seed=1):
    words = uniform >> 21, uniform << 11 & MASK, normal_bits >> 21, normal_bits << 11 & MASK
    column, matrix, row_low, row_high = backward(words, (seed & MASK, seed >> 32))
    return line(what, seed, matrix, row_high << 32 | row_low, column)


def main():
    mpmath.mp.dps = 60
    check_known_answers()
    top = 2**53 - 1
    lines = ["what,seed,matrix,row,column,uniform,normal\n"]
    lines += [line(f"start {row} {column}", 1, 0, row, column) for row in range(3) for column in range(4)]
    lines.append(line("largest seed of a scene", 2**63 - 1, 3, 5, 7))
    lines.append(line("a word's row", 1, 2, 0xAF63DC4C8601EC8C, 31))
    lines.append(line("everything largest", 2**64 - 1, MASK, 2**64 - 1, MASK))
    lines.append(line_with("lowest", 0, 0))
    lines.append(line_with("highest", top, top))
    lines.append(line_with("just below the median", 2**52 - 1, 2**52 - 1))
    lines.append(line_with("just above the median", 2**52, 2**52))
    for name, p in [  # where the approximation changes
        ("0.075", 0.075),
        ("0.925", 0.925),
        ("exp(-25)", mpmath.exp(-25)),
        ("1-exp(-25)", 1 - mpmath.exp(-25)),
    ]:
        bits = int(p * 2**53)
        lines += [line_with(f"seam {name} {step:+}", bits, bits + step) for step in (-1, 0, 1)]
    for exponent in (1, 2, 4, 8, 16, 30, 45, 50):
        bits = 2 ** (53 - exponent) + 12345 % 2 ** (52 - exponent)
        lines += [line_with(f"tail 2^-{exponent}", bits, bits), line_with(f"tail 1-2^-{exponent}", bits, top - bits)]
    pathlib.Path(__file__).with_name("philox.csv").write_text("".join(lines), encoding="ascii")


if __name__ == "__main__":
    main()
