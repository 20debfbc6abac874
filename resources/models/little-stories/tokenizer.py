"""Byte-level byte pair encoding as GPT-2 has it: trains merges, writes vocab.json and merges.txt, encodes, decodes."""

import collections
import json
import re

END = "<|endoftext|>"
# GPT-2's pattern, with the classes of Python's re for \p{L} and \p{N}: they are the same in the texts encoded here.
PATTERN = re.compile(r"'s|'t|'re|'ve|'m|'ll|'d| ?[^\W\d_]+| ?\d+| ?(?:[^\s\w]|_)+|\s+(?!\S)|\s+")


def byte_characters():
    """The character that stands for each byte in GPT-2's files, printable bytes first."""
    printable = [*range(ord("!"), ord("~") + 1), *range(0xA1, 0xAD), *range(0xAE, 0x100)]
    others = [byte for byte in range(256) if byte not in printable]
    return {byte: chr(byte) for byte in printable} | {byte: chr(256 + i) for i, byte in enumerate(others)}


def merged(pieces, pair):
    result, i = [], 0
    while i < len(pieces):
        if tuple(pieces[i:i + 2]) == pair:
            result.append(pieces[i] + pieces[i + 1])
            i += 2
        else:
            result.append(pieces[i])
            i += 1
    return result


def train_merges(text, count):
    """The most frequent pair first; of equal ones, the first in the order of characters."""
    characters = byte_characters()
    words = collections.Counter(PATTERN.findall(text))
    words = [([characters[b] for b in word.encode()], n) for word, n in sorted(words.items())]
    merges = []
    while len(merges) < count:
        pairs = collections.Counter()
        for pieces, n in words:
            for pair in zip(pieces, pieces[1:]):
                pairs[pair] += n
        best = min(pairs, key=lambda pair: (-pairs[pair], pair))
        merges.append(best)
        joined = "".join(best)
        words = [(merged(pieces, best) if joined in "".join(pieces) else pieces, n) for pieces, n in words]
    return merges


class Tokenizer:
    def __init__(self, merges):
        self.characters = byte_characters()
        self.merges = [tuple(pair) for pair in merges]
        self.ranks = {pair: rank for rank, pair in enumerate(self.merges)}
        tokens = [*self.characters.values(), *("".join(pair) for pair in self.merges), END]
        self.ids = {token: i for i, token in enumerate(tokens)}
        assert len(self.ids) == len(tokens)
        self.tokens = tokens
        self.end = self.ids[END]
        self.known = {}

    @classmethod
    def read(cls, folder):
        lines = (folder / "merges.txt").read_text("utf-8").splitlines()[1:]
        result = cls([line.split(" ") for line in lines if line])
        assert result.ids == json.loads((folder / "vocab.json").read_text("utf-8"))
        return result

    def write(self, folder):
        (folder / "vocab.json").write_text(json.dumps(self.ids, ensure_ascii=False, indent=0) + "\n", "utf-8")
        (folder / "merges.txt").write_text("#version: 0.2\n" + "".join(f"{a} {b}\n" for a, b in self.merges), "utf-8")

    def word(self, word):
        if word not in self.known:
            pieces = [self.characters[byte] for byte in word.encode()]
            while len(pieces) > 1:
                best = min(zip(pieces, pieces[1:]), key=lambda pair: self.ranks.get(pair, len(self.ranks)))
                if best not in self.ranks:
                    break
                pieces = merged(pieces, best)
            self.known[word] = [self.ids[piece] for piece in pieces]
        return self.known[word]

    def encode(self, text):
        return [i for word in PATTERN.findall(text) for i in self.word(word)]

    def decode(self, ids):
        bytes_of = {character: byte for byte, character in self.characters.items()}
        return b"".join(END.encode() if i == self.end else bytes(bytes_of[c] for c in self.tokens[i]) for i in ids).decode("utf-8", "replace")
