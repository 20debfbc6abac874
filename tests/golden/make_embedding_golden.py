#!/usr/bin/python3
"""Writes token_keys.csv, embedding.csv and add_or_concatenate.csv beside this script.

Philox is that of make_philox_golden.py, FNV-1a is written here, words are folded by Python's own Unicode tables, normal
numbers and waves come from mpmath, sums and products from NumPy.

token_keys.csv: word (UTF-8 in hexadecimal), key.
embedding.csv: what, seed, base, scaled, p, n, d, position, column, X, P, kept, sum; its words are SENTENCE's.
add_or_concatenate.csv: seed, n, d, row, column, concatenated, added; its words are t0 ... t(n-1).
"""

import pathlib
import unicodedata

import mpmath
import numpy

from make_philox_golden import MASK, forward

SENTENCE = ["the", "cat", "saw", "The", "other", "cat", "Straße", "STRASSE", "猫", "Ñandú"]
EMBEDDING, DROPOUT, TOKEN_PROJECTION, POSITION_PROJECTION = 1, 2, 3, 4


def fnv1a(data):
    state = 0xCBF29CE484222325
    for byte in data:
        state = (state ^ byte) * 0x100000001B3 & 2**64 - 1
    return state


def word_key(word):
    folded = unicodedata.normalize("NFC", word).casefold()
    return fnv1a(unicodedata.normalize("NFC", folded).encode())


def words_at(seed, matrix, row, column):
    return forward((column, matrix, row & MASK, row >> 32), (seed & MASK, seed >> 32))


def normal(seed, matrix, row, column):
    words = words_at(seed, matrix, row, column)
    u = (mpmath.mpf((words[2] << 32 | words[3]) >> 11) + 0.5) / 2**53
    return float(mpmath.sqrt(2) * mpmath.erfinv(2 * u - 1))


def uniform(seed, matrix, row, column):
    words = words_at(seed, matrix, row, column)
    return ((words[0] << 32 | words[1]) >> 11) / 2**53


def filled(rows, columns, entry):
    return numpy.array([[entry(row, column) for column in range(columns)] for row in range(rows)])


def encoding(n, d, base):
    def entry(position, column):
        angle = position * mpmath.power(mpmath.mpf(base), mpmath.mpf(-2 * (column // 2)) / d)
        return float(mpmath.sin(angle) if column % 2 == 0 else mpmath.cos(angle))

    return filled(n, d, entry)


def write(name, lines):
    pathlib.Path(__file__).with_name(name).write_text("\n".join(lines) + "\n", encoding="ascii")


def token_keys():
    words = SENTENCE + ["t0", "t511", "don't", "Σίσυφος", "ΣΊΣΥΦΟΣ", "e\u0301", "\u00e9", "ﬁn", "İ", "שלום", "한국", "𝒳"]
    return ["word,key"] + [f"{word.encode().hex()},{word_key(word)}" for word in words]


def embedding():
    lines = ["what,seed,base,scaled,p,n,d,position,column,X,P,kept,sum"]
    for what, seed, base, scaled, p, n, d in [
        ("as drawn", 1, 10000.0, 0, 0.0, 6, 32),
        ("scaled", 1, 10000.0, 1, 0.0, 6, 32),
        ("dropout", 1, 10000.0, 0, 0.1, 10, 8),
        ("scaled with much dropout", 7, 100.0, 1, 0.95, 10, 5),
        ("one cell", 2**63 - 1, 10000.0, 1, 0.5, 1, 1),
    ]:
        words = SENTENCE[:n]
        x = filled(n, d, lambda row, column: normal(seed, EMBEDDING, word_key(words[row]), column)) / numpy.sqrt(d)
        if scaled:
            x *= numpy.sqrt(d)
        positions = encoding(n, d, base)
        kept = filled(n, d, lambda row, column: uniform(seed, DROPOUT, row, column)) >= p
        total = numpy.where(kept, (x + positions) / (1 - p), 0.0)
        lines += [
            f"{what},{seed},{base!r},{scaled},{p!r},{n},{d},{i},{c},{float(x[i, c])!r},{float(positions[i, c])!r},"
            f"{int(kept[i, c])},{float(total[i, c])!r}"
            for i in range(n)
            for c in range(d)
        ]
    return lines


def add_or_concatenate():
    lines = ["seed,n,d,row,column,concatenated,added"]
    for seed, n, d in [(1, 6, 8), (2, 1, 1), (3, 5, 2), (11, 3, 9)]:
        keys = [word_key(f"t{i}") for i in range(n)]
        x = filled(n, d, lambda row, column: normal(seed, EMBEDDING, keys[row], column))
        w_x = filled(d, d, lambda row, column: normal(seed, TOKEN_PROJECTION, row, column)) / numpy.sqrt(d)
        w_p = filled(n, d, lambda row, column: normal(seed, POSITION_PROJECTION, row, column)) / numpy.sqrt(d)
        one_hot = numpy.eye(n)
        concatenated = numpy.hstack([x, one_hot]) @ numpy.vstack([w_x, w_p])
        added = x @ w_x + one_hot @ w_p
        lines += [
            f"{seed},{n},{d},{i},{c},{float(concatenated[i, c])!r},{float(added[i, c])!r}"
            for i in range(n)
            for c in range(d)
        ]
    return lines


def main():
    mpmath.mp.dps = 60
    write("token_keys.csv", token_keys())
    write("embedding.csv", embedding())
    write("add_or_concatenate.csv", add_or_concatenate())


if __name__ == "__main__":
    main()
