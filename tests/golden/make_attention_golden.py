#!/usr/bin/python3
"""Writes attention.csv beside this script: what PyTorch in float64 makes of attention layers of many shapes and masks.

Where PyTorch or d2l have the layer, it is theirs: "d2l" is the class of "Multi-Head Attention" with the masked softmax
of "Attention Scoring Functions" as the book has them, "pytorch" is nn.MultiheadAttention, "functional" is
the formula head by head, masked by minus infinity. Where a query sees no key, the book's weights are uniform, and the
other two have none.

Inputs are not stored but counted out: number k of a case is 2 u - 1 times its scale with u from SplitMix64 in place k
of the stream that begins at its seed. X comes first, then the memory, if there is one, then W_q, W_k, W_v, W_o and,
if there are biases, b_q, b_k, b_v, b_o; each in C order.

Each case has four lines of fields between semicolons:
case;seed;source;design;projections;bias;batch;n;m;d;heads;temperature;scale;causal;radius;valid;query valid;hidden
scores;stride;numbers   batch x heads x n x m before scaling and masks, in C order, every stride-th number
weights;stride;numbers  the same for the weights
output;stride;numbers   batch x n x d
m is 0 for self-attention; radius is -1 for none; hidden pairs are query:key.
"""

import math
import pathlib
import random

import torch
from torch import nn
from torch.nn import functional as F

MASK = 2**64 - 1
MOST = 64  # numbers of a matrix that are stored

torch.set_default_dtype(torch.float64)
torch.set_num_threads(1)


class Numbers:
    """Steele, Lea, Flood 2014: SplitMix64."""

    def __init__(self, seed, scale):
        self.state, self.scale = seed, scale

    def next(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        z ^= z >> 31
        return ((z >> 11) * 2.0**-52 - 1) * self.scale

    def tensor(self, *shape):
        return torch.tensor([self.next() for _ in range(math.prod(shape))]).reshape(shape)


# d2l, "Attention Scoring Functions" and "Multi-Head Attention". -------------------------------------------------------


def masked_softmax(X, valid_lens, allowed):
    def _sequence_mask(X, valid_len, value=0):
        maxlen = X.size(1)
        mask = torch.arange((maxlen), dtype=torch.float32, device=X.device)[None, :] < valid_len[:, None]
        X[~mask] = value
        return X

    # The book knows valid lengths alone; the other masks are put in with its own large negative number.
    if allowed is not None:
        X = torch.where(allowed, X, torch.tensor(-1e6))
    if valid_lens is None:
        return nn.functional.softmax(X, dim=-1)
    shape = X.shape
    if valid_lens.dim() == 1:
        valid_lens = torch.repeat_interleave(valid_lens, shape[1])
    else:
        valid_lens = valid_lens.reshape(-1)
    X = _sequence_mask(X.reshape(-1, shape[-1]), valid_lens, value=-1e6)
    return nn.functional.softmax(X.reshape(shape), dim=-1)


class DotProductAttention(nn.Module):
    def __init__(self, temperature):
        super().__init__()
        self.temperature = temperature

    def forward(self, queries, keys, values, valid_lens, allowed):
        d = queries.shape[-1]
        self.scores = torch.bmm(queries, keys.transpose(1, 2))
        scores = self.scores / math.sqrt(d) / self.temperature
        self.attention_weights = masked_softmax(scores, valid_lens, allowed)
        return torch.bmm(self.attention_weights, values)


class MultiHeadAttention(nn.Module):
    def __init__(self, d, wide, num_heads, temperature, bias):
        super().__init__()
        self.num_heads = num_heads
        self.attention = DotProductAttention(temperature)
        self.W_q = nn.Linear(d, wide, bias=bias)
        self.W_k = nn.Linear(d, wide, bias=bias)
        self.W_v = nn.Linear(d, wide, bias=bias)
        self.W_o = nn.Linear(wide, d, bias=bias)

    def forward(self, queries, keys, values, valid_lens, allowed):
        queries = self.transpose_qkv(self.W_q(queries))
        keys = self.transpose_qkv(self.W_k(keys))
        values = self.transpose_qkv(self.W_v(values))
        if valid_lens is not None:
            valid_lens = torch.repeat_interleave(valid_lens, repeats=self.num_heads, dim=0)
        output = self.attention(queries, keys, values, valid_lens, allowed)
        return self.W_o(self.transpose_output(output))

    def transpose_qkv(self, X):
        X = X.reshape(X.shape[0], X.shape[1], self.num_heads, -1)
        X = X.permute(0, 2, 1, 3)
        return X.reshape(-1, X.shape[2], X.shape[3])

    def transpose_output(self, X):
        X = X.reshape(-1, self.num_heads, X.shape[1], X.shape[2])
        X = X.permute(0, 2, 1, 3)
        return X.reshape(X.shape[0], X.shape[1], -1)


# The cases. -----------------------------------------------------------------------------------------------------------


class Case:
    def __init__(self, seed, **choice):
        self.seed = seed
        self.__dict__.update(
            {"source": "d2l", "design": "narrow", "projections": 1, "bias": 0, "batch": 1, "n": 4, "m": 0, "d": 4}
            | {"heads": 1, "temperature": 1.0, "scale": 1.0, "causal": 0, "radius": -1}
            | {"valid": [], "query_valid": [], "hidden": []}
            | choice
        )
        self.keys = self.m or self.n

    def allowed(self):
        """batch x n x m, without the valid lengths that the book's softmax takes."""
        i = torch.arange(self.n)[:, None]
        j = torch.arange(self.keys)[None, :]
        allowed = torch.ones(self.n, self.keys, dtype=torch.bool)
        if self.causal:
            allowed &= torch.ones(self.n, self.keys, dtype=torch.bool).tril()
        if self.radius >= 0:
            allowed &= (i - j).abs() <= self.radius
        for query, key in self.hidden:
            allowed[query, key] = False
        return allowed

    def all_allowed(self):
        allowed = self.allowed().repeat(self.batch, 1, 1)
        j = torch.arange(self.keys)
        if self.valid:
            allowed &= j < torch.tensor(self.valid)[:, None, None]
        if self.query_valid:
            allowed &= j < torch.tensor(self.query_valid).reshape(self.batch, self.n, 1)
        return allowed

    def is_defined(self):
        """Every query sees a key."""
        return bool(self.all_allowed().any(-1).all())

    def draw(self):
        numbers = Numbers(self.seed, self.scale)
        self.x = numbers.tensor(self.batch, self.n, self.d)
        self.memory = numbers.tensor(self.batch, self.m, self.d) if self.m else self.x
        if not self.projections:
            return
        width = self.d if self.design == "wide" else self.d // self.heads
        wide = self.heads * width
        into = width if self.design == "sliced" else self.d
        self.w_q, self.w_k, self.w_v = (numbers.tensor(wide, into) for _ in range(3))
        self.w_o = numbers.tensor(self.d, wide)
        self.b_q, self.b_k, self.b_v = (numbers.tensor(wide) if self.bias else None for _ in range(3))
        self.b_o = numbers.tensor(self.d) if self.bias else None

    def by_book(self):
        layer = MultiHeadAttention(self.d, self.heads * self.d if self.design == "wide" else self.d, self.heads,
                                   self.temperature, bool(self.bias))  # fmt: skip
        state = {"W_q.weight": self.w_q, "W_k.weight": self.w_k, "W_v.weight": self.w_v, "W_o.weight": self.w_o}
        if self.bias:
            state |= {"W_q.bias": self.b_q, "W_k.bias": self.b_k, "W_v.bias": self.b_v, "W_o.bias": self.b_o}
        layer.load_state_dict(state)
        lengths = None
        allowed = self.allowed()
        if self.query_valid:
            lengths = torch.tensor(self.query_valid).reshape(self.batch, self.n)
            if self.valid:
                lengths = torch.minimum(lengths, torch.tensor(self.valid)[:, None])
        elif self.valid:
            lengths = torch.tensor(self.valid)
        output = layer(self.x, self.memory, self.memory, lengths, allowed)
        shape = (self.batch, self.heads, self.n, self.keys)
        return layer.attention.scores.reshape(shape), layer.attention.attention_weights.reshape(shape), output

    def by_pytorch(self):
        layer = nn.MultiheadAttention(self.d, self.heads, bias=bool(self.bias), batch_first=True)
        state = {"in_proj_weight": torch.cat([self.w_q, self.w_k, self.w_v]), "out_proj.weight": self.w_o}
        if self.bias:
            state |= {"in_proj_bias": torch.cat([self.b_q, self.b_k, self.b_v]), "out_proj.bias": self.b_o}
        layer.load_state_dict(state)
        padding = None
        if self.valid:
            padding = torch.arange(self.keys)[None, :] >= torch.tensor(self.valid)[:, None]
        mask = self.allowed()
        if self.query_valid:
            lengths = torch.tensor(self.query_valid).reshape(self.batch, self.n, 1)
            mask = (mask & (torch.arange(self.keys) < lengths)).repeat_interleave(self.heads, 0)
        output, weights = layer(self.x, self.memory, self.memory, key_padding_mask=padding, attn_mask=~mask,
                                need_weights=True, average_attn_weights=False)  # fmt: skip
        return None, weights, output

    def by_functional(self):
        """One head at a time."""
        allowed = self.all_allowed()
        if not self.projections:
            heads = [(self.x, self.memory, self.memory)]
        else:
            width = self.w_q.shape[0] // self.heads
            heads = []
            for h in range(self.heads):
                rows = slice(h * width, (h + 1) * width)
                columns = rows if self.design == "sliced" else slice(None)
                bias = [None if b is None else b[rows] for b in (self.b_q, self.b_k, self.b_v)]
                heads.append(
                    [
                        F.linear(source[:, :, columns], weight[rows], b)
                        for source, weight, b in zip(
                            (self.x, self.memory, self.memory), (self.w_q, self.w_k, self.w_v), bias
                        )
                    ]
                )
        scores, weights, outputs = [], [], []
        for q, k, v in heads:
            divisor = self.temperature * (math.sqrt(q.shape[-1]) if self.projections else 1)
            scores.append(torch.einsum("bic,bjc->bij", q, k))
            masked = (scores[-1] / divisor).masked_fill(~allowed, -math.inf)
            weights.append(F.softmax(masked, dim=-1))
            outputs.append(torch.einsum("bij,bjc->bic", weights[-1], v))
        output = torch.cat(outputs, -1)
        if self.projections:
            output = F.linear(output, self.w_o, self.b_o)
        return torch.stack(scores, 1), torch.stack(weights, 1), output

    def lines(self):
        self.draw()
        with torch.no_grad():
            made = {"d2l": self.by_book, "pytorch": self.by_pytorch, "functional": self.by_functional}[self.source]()
        fields = [self.seed, self.source, self.design, self.projections, self.bias, self.batch, self.n, self.m, self.d]
        fields += [self.heads, self.temperature, self.scale, self.causal, self.radius]
        fields += [",".join(map(str, lengths)) for lengths in (self.valid, self.query_valid)]
        fields.append(",".join(f"{query}:{key}" for query, key in self.hidden))
        yield ";".join(map(str, ["case"] + fields))
        for name, matrix in zip(("scores", "weights", "output"), made):
            flat = [] if matrix is None else matrix.reshape(-1).tolist()
            assert all(map(math.isfinite, flat))
            stride = max(1, -(-len(flat) // MOST))
            while stride > 1 and math.gcd(stride, self.keys * self.d) > 1:
                stride += 1
            yield ";".join([name, str(stride), " ".join(repr(value + 0.0) for value in flat[::stride])])


def designed():
    """What a person would look for first."""
    yield dict(batch=2, n=4, d=100, heads=5, valid=[3, 2], scale=0.3)
    yield dict(n=4, d=4, heads=1)
    yield dict(n=1, d=1, heads=1)
    yield dict(n=1, d=2, heads=2, bias=1)
    yield dict(n=5, d=6, heads=3, causal=1)
    yield dict(n=7, d=6, heads=2, radius=2)
    yield dict(n=7, d=6, heads=2, radius=0)
    yield dict(n=4, d=6, heads=2, query_valid=[1, 2, 3, 4])
    yield dict(n=4, m=7, d=6, heads=2)
    yield dict(n=4, m=7, d=6, heads=2, causal=1)
    yield dict(n=7, m=4, d=6, heads=2, causal=1, radius=1)
    yield dict(batch=3, n=4, m=5, d=8, heads=4, valid=[0, 5, 1])
    yield dict(batch=2, n=3, d=8, heads=4, query_valid=[0, 1, 2, 3, 0, 2])
    yield dict(n=5, d=8, heads=2, hidden=[(0, 0), (1, 4), (3, 0), (3, 1), (3, 2), (3, 3), (3, 4)])
    yield dict(n=64, d=64, heads=8)
    yield dict(n=33, m=47, d=48, heads=6, bias=1)
    yield dict(n=6, d=8, heads=2, scale=6.0)
    yield dict(n=6, d=8, heads=2, scale=0.01)
    for design in ("narrow", "sliced", "wide"):
        yield dict(source="functional", design=design, n=6, d=8, heads=4, bias=1)
        yield dict(source="functional", design=design, n=6, m=5, d=8, heads=2, temperature=0.5)
    yield dict(source="functional", projections=0, n=6, d=5)
    yield dict(source="functional", projections=0, n=6, m=4, d=5, causal=1)


def drawn(chance):
    source = chance.choice(["d2l", "pytorch", "functional"])
    heads = chance.choice([1, 1, 2, 3, 4, 5, 8])
    n = chance.choice([1, 2, 3, 4, 5, 8, 13, 21])
    choice = dict(source=source, heads=heads, n=n, batch=chance.choice([1, 1, 1, 2, 3]))
    choice["d"] = heads * chance.choice([1, 2, 3, 4, 7, 8])
    choice["m"] = chance.choice([0, 0, 1, 3, 6, 17])
    choice["bias"] = chance.randrange(2)
    if source == "functional":
        choice["design"] = chance.choice(["narrow", "sliced", "wide"])
        if chance.random() < 0.2:
            choice |= dict(projections=0, heads=1, bias=0)
    elif source == "d2l":
        choice["design"] = chance.choice(["narrow", "narrow", "wide"])
    if source != "pytorch" and chance.random() < 0.3:
        choice["temperature"] = chance.choice([0.25, 0.5, 2.0, 3.0])
    choice["scale"] = chance.choice([1.0, 1.0, 0.5, 2.0])
    keys = choice["m"] or n
    if chance.random() < 0.4:
        choice["causal"] = 1
    if chance.random() < 0.3:
        choice["radius"] = chance.choice([0, 1, 2, 5])
    if chance.random() < 0.4:
        choice["valid"] = [chance.randint(0, keys) for _ in range(choice["batch"])]
    if chance.random() < 0.3:
        choice["query_valid"] = [chance.randint(0, keys) for _ in range(choice["batch"] * n)]
    if chance.random() < 0.3:
        choice["hidden"] = [(chance.randrange(n), chance.randrange(keys)) for _ in range(chance.randint(1, 8))]
    return choice


def main():
    chance = random.Random(1)
    cases = [Case(1000 + k, **choice) for k, choice in enumerate(designed())]
    while len(cases) < 256:
        case = Case(1000 + len(cases), **drawn(chance))
        if case.source == "d2l" or case.is_defined():
            cases.append(case)
    text = "".join(line + "\n" for case in cases for line in case.lines())
    pathlib.Path(__file__).with_name("attention.csv").write_text(text, encoding="ascii")


if __name__ == "__main__":
    main()
