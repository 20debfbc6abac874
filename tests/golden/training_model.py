"""The model of core/training in PyTorch, for the scripts beside this: names and shapes of its parameters are those of
core/training/model_tensors.h, and W is out x in as torch.nn.Linear has it.
"""
import math

import torch
from torch import nn

ROWS_OF_LEARNED = 4
EPSILON = 1e-5


def sinusoids(n, columns, base):
    positions = torch.arange(n, dtype=torch.float64)[:, None]
    angles = positions / base ** (torch.arange(0, columns, 2, dtype=torch.float64) / columns)
    table = torch.zeros(n, columns, dtype=torch.float64)
    table[:, 0::2] = torch.sin(angles)
    table[:, 1::2] = torch.cos(angles)[:, : columns // 2]
    return table


class Attention(nn.Module):
    def __init__(self, n, d, heads, encoding, base, causal):
        super().__init__()
        self.n, self.heads, self.encoding, self.base, self.causal = n, heads, encoding, base, causal
        self.W_q, self.W_k, self.W_v, self.W_o = (nn.Linear(d, d, bias=False) for _ in range(4))
        if encoding == "relative":
            self.relative = nn.Embedding(2 * n + 1, heads)

    def turned(self, x):
        table = sinusoids(x.shape[2], x.shape[3], self.base).to(x.dtype)
        sine, cosine, even, odd = table[:, 0::2], table[:, 1::2], x[..., 0::2], x[..., 1::2]
        return torch.stack((even * cosine - odd * sine, even * sine + odd * cosine), -1).flatten(-2)

    def forward(self, x):
        batch, n, d = x.shape
        width = d // self.heads
        query, key, value = (of(x).view(batch, n, self.heads, width).transpose(1, 2)
                             for of in (self.W_q, self.W_k, self.W_v))
        if self.encoding == "rotary":
            query, key = self.turned(query), self.turned(key)
        scores = query @ key.transpose(-1, -2) / math.sqrt(width)
        offsets = torch.arange(n)[None, :] - torch.arange(n)[:, None]
        if self.encoding.startswith("alibi"):
            slopes = 2.0 ** (-8 * torch.arange(1, self.heads + 1, dtype=torch.float64) / self.heads)
            scores = scores - slopes[:, None, None].to(x.dtype) * offsets.abs()
        if self.encoding == "relative":
            scores = scores + self.relative.weight[offsets.clamp(-self.n, self.n) + self.n].permute(2, 0, 1)
        if self.causal or self.encoding == "alibi":
            scores = scores.masked_fill(offsets > 0, -math.inf)
        self.weights = scores.softmax(-1)
        return self.W_o((self.weights @ value).transpose(1, 2).reshape(batch, n, d))


class Layer(nn.Module):
    def __init__(self, n, d, heads, encoding, base, causal, residual, mlp, norm):
        super().__init__()
        self.residual = residual
        self.attention = Attention(n, d, heads, encoding, base, causal)
        self.attention_norm = nn.LayerNorm(d, eps=EPSILON) if norm else None
        self.mlp = nn.Sequential(nn.Linear(d, 4 * d), nn.ReLU(), nn.Linear(4 * d, d)) if mlp else None
        self.mlp_norm = nn.LayerNorm(d, eps=EPSILON) if mlp and norm else None

    def part(self, x, norm, of):
        out = of(norm(x) if norm is not None else x)
        return x + out if self.residual else out

    def forward(self, x):
        x = self.part(x, self.attention_norm, self.attention)
        return x if self.mlp is None else self.part(x, self.mlp_norm, self.mlp)


class Pointing(nn.Module):
    def __init__(self, d):
        super().__init__()
        self.W_q, self.W_k = (nn.Linear(d, d, bias=False) for _ in range(2))

    def forward(self, x):
        return self.W_q(x) @ self.W_k(x).transpose(1, 2) / math.sqrt(x.shape[-1])


class Model(nn.Module):
    """Logits, batch x n x classes; of a pointing model batch x n x n."""

    def __init__(self, vocabulary, classes, n, d, heads, layers, encoding, base=10000.0, causal=False, residual=True,
                 mlp=True, norm=True, every_layer=False, pointing=False):
        super().__init__()
        self.encoding, self.base, self.every_layer = encoding, base, every_layer
        self.embedding = nn.Embedding(vocabulary, d)
        if encoding == "learned":
            self.positions = nn.Embedding(ROWS_OF_LEARNED * n, d)
        self.layers = nn.ModuleList(Layer(n, d, heads, encoding, base, causal, residual, mlp, norm)
                                    for _ in range(layers))
        self.pointing_norm = nn.LayerNorm(d, eps=EPSILON) if pointing and norm else None
        if pointing:
            self.pointing = Pointing(d)
        else:
            self.output = nn.Linear(d, classes)

    def placed(self, x):
        if self.encoding == "sinusoidal":
            return x + sinusoids(x.shape[1], x.shape[2], self.base).to(x.dtype)
        return x + self.positions.weight[: x.shape[1]] if self.encoding == "learned" else x

    def forward(self, tokens):
        x = self.embedding(tokens)
        for index, layer in enumerate(self.layers):
            x = layer(self.placed(x) if index == 0 or self.every_layer else x)
        if hasattr(self, "output"):
            return self.output(x)
        return self.pointing(self.pointing_norm(x) if self.pointing_norm is not None else x)
