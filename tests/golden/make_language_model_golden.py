#!/usr/bin/python3
"""Writes language models of GPT-2's shape with their passes by PyTorch: make_language_model_golden.py

Into language_model/ beside it: for each of some small models a folder as Hugging Face writes it, with weights drawn
here, and pass.csv: the logits and attention weights of a few tokens in float64, by functions that are written out below.

    make_language_model_golden.py --folder FOLDER [--pass TOKENS] [--layers 12] [--heads 12] [--d 768] ...

Writes one model, of GPT-2 small's shape by default, and with --pass what PyTorch computes of tokens into FOLDER/pass.csv.
Source of the architecture: Radford et al. 2019; github.com/openai/gpt-2, src/model.py.
"""
import argparse
import json
import math
import pathlib
import struct

import torch

HERE = pathlib.Path(__file__).resolve().parent
#: Each model's name, and how it differs from the usual.
MODELS = {
    "tanh": {},
    "exact": {"activation_function": "gelu", "prefix": "transformer.", "masks": True},
    "half": {"type": "F16", "activation_function": "gelu_pytorch_tanh"},
    "brain": {"type": "BF16"},
    "scaled": {"scale_attn_by_inverse_layer_idx": True, "scale_attn_weights": False, "n_inner": 100,
               "reorder_and_upcast_attn": True},
    "untied": {"tie_word_embeddings": False, "sharded": True},
    "padded": {"padding": 7},
}
SMALL = {"layers": 2, "heads": 3, "d": 24, "context": 16, "vocabulary": 300}
TYPES = {"F32": torch.float32, "F16": torch.float16, "BF16": torch.bfloat16}
TOKENS = [72, 101, 108, 108, 111, 256, 257, 299, 10, 0, 260]


def byte_alphabet():
    """The character that stands for each byte: bytes_to_unicode() of src/encoder.py."""
    printable = [*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100)]
    others = iter(range(256, 512))
    return [chr(byte if byte in printable else next(others)) for byte in range(256)]


def write_tokenizer(folder, vocabulary):
    """The 256 bytes, <|endoftext|>, and pairs of letters as merges."""
    letters = byte_alphabet()
    pairs = [(a, b) for a in letters[ord("a"):ord("z") + 1] for b in letters[ord("a"):ord("z") + 1]]
    tokens = letters + ["<|endoftext|>"]
    merges = []
    for first in iter(lambda: len(tokens) < vocabulary, False):
        pair = pairs[len(merges)] if len(merges) < len(pairs) else None
        if pair is None:
            # A long vocabulary: what was merged first, with what was merged last.
            pair = (tokens[257 + len(merges) // 500], tokens[257 + len(merges) % 500])
        if "".join(pair) not in tokens[257:] or len(merges) < len(pairs):
            tokens.append("".join(pair))
        merges.append(pair)
    return tokens, merges


def weights_of(config, vocabulary, generator):
    """Tensors by GPT-2's names, float32, as large as trained ones, so that no weight of attention is lost in the rest."""
    d, inner = config["n_embd"], config["n_inner"] or 4 * config["n_embd"]

    def normal(*shape, scale):
        return torch.randn(*shape, generator=generator) * scale

    def norm():
        return {"weight": 1 + normal(d, scale=0.2), "bias": normal(d, scale=0.1)}

    def linear(inputs, outputs):
        return {"weight": normal(inputs, outputs, scale=1.5 / math.sqrt(inputs)), "bias": normal(outputs, scale=0.1)}

    parts = {"wte": {"weight": normal(vocabulary, d, scale=0.15)},
             "wpe": {"weight": normal(config["n_positions"], d, scale=0.1)}, "ln_f": norm()}
    for layer in range(config["n_layer"]):
        parts |= {f"h.{layer}.ln_1": norm(), f"h.{layer}.attn.c_attn": linear(d, 3 * d),
                  f"h.{layer}.attn.c_proj": linear(d, d), f"h.{layer}.ln_2": norm(),
                  f"h.{layer}.mlp.c_fc": linear(d, inner), f"h.{layer}.mlp.c_proj": linear(inner, d)}
    return {f"{part}.{name}": tensor for part, tensors in parts.items() for name, tensor in tensors.items()}


def forward(config, weights, tokens, number=torch.float64):
    """Logits, and the attention weights of each layer, by plain functions."""
    def get(name):
        return weights[name].to(number)

    def norm(x, name):
        centred = x - x.mean(-1, keepdim=True)
        variance = (centred * centred).mean(-1, keepdim=True)
        return centred / torch.sqrt(variance + config["layer_norm_epsilon"]) * get(name + ".weight") + get(name + ".bias")

    def linear(x, name):
        return x @ get(name + ".weight") + get(name + ".bias")

    def gelu(x):
        if config["activation_function"] == "gelu":
            return x / 2 * (1 + torch.erf(x / math.sqrt(2)))
        return x / 2 * (1 + torch.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x**3)))

    n, heads = len(tokens), config["n_head"]
    width = config["n_embd"] // heads
    allowed = torch.ones(n, n, dtype=torch.bool).tril()
    x = get("wte.weight")[tokens] + get("wpe.weight")[:n]
    attention = []
    for layer in range(config["n_layer"]):
        name = f"h.{layer}"
        query, key, value = (part.reshape(n, heads, width).transpose(0, 1)
                             for part in linear(norm(x, name + ".ln_1"), name + ".attn.c_attn").chunk(3, -1))
        scores = query @ key.transpose(1, 2)
        if config.get("scale_attn_weights", True):
            scores = scores / math.sqrt(width)
        if config.get("scale_attn_by_inverse_layer_idx", False):
            scores = scores / (layer + 1)
        attention.append(torch.softmax(scores.masked_fill(~allowed, -math.inf), -1))
        x = x + linear((attention[-1] @ value).transpose(0, 1).reshape(n, -1), name + ".attn.c_proj")
        x = x + linear(gelu(linear(norm(x, name + ".ln_2"), name + ".mlp.c_fc")), name + ".mlp.c_proj")
    output = get("wte.weight" if config.get("tie_word_embeddings", True) else "lm_head.weight")
    return norm(x, "ln_f") @ output.T, torch.stack(attention)


def write_safetensors(path, tensors, type_name):
    header, data, end = {}, [], 0
    for name, tensor in tensors.items():
        stored = tensor.to(TYPES[type_name]).contiguous()
        raw = (stored.view(torch.int16) if type_name == "BF16" else stored).numpy().tobytes()
        header[name] = {"dtype": type_name, "shape": list(tensor.shape), "data_offsets": [end, end + len(raw)]}
        data.append(raw)
        end += len(raw)
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)
    with open(path, "wb") as file:
        file.write(struct.pack("<Q", len(text)) + text)
        file.writelines(data)


def write_model(folder, shape, options, seed=1):
    """@return config and the weights as stored"""
    folder.mkdir(parents=True, exist_ok=True)
    options = dict(options)
    type_name, prefix = options.pop("type", "F32"), options.pop("prefix", "")
    masks, sharded, padding = (options.pop(key, 0) for key in ("masks", "sharded", "padding"))
    config = {"model_type": "gpt2", "architectures": ["GPT2LMHeadModel"], "n_layer": shape["layers"],
              "n_head": shape["heads"], "n_embd": shape["d"], "n_inner": None, "n_positions": shape["context"],
              "n_ctx": shape["context"], "vocab_size": shape["vocabulary"] + padding, "layer_norm_epsilon": 1e-5,
              "activation_function": "gelu_new"} | options
    tokens, merges = write_tokenizer(folder, shape["vocabulary"])
    vocabulary = {token: index for index, token in enumerate(tokens)}
    (folder / "vocab.json").write_text(json.dumps(vocabulary, ensure_ascii=False), encoding="utf-8")
    lines = ["#version: 0.2", *(" ".join(pair) for pair in merges)]
    (folder / "merges.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    (folder / "config.json").write_text(json.dumps(config, indent=1) + "\n", encoding="utf-8")

    generator = torch.Generator().manual_seed(seed)
    weights = weights_of(config, config["vocab_size"], generator)
    if not config.get("tie_word_embeddings", True):
        weights["lm_head.weight"] = torch.randn(config["vocab_size"], shape["d"], generator=generator) * 0.15
    weights = {name: tensor.to(TYPES[type_name]) for name, tensor in weights.items()}
    stored = {(name if name == "lm_head.weight" else prefix + name): tensor for name, tensor in weights.items()}
    for layer in range(shape["layers"] if masks else 0):
        stored[f"{prefix}h.{layer}.attn.bias"] = torch.ones(1, 1, 4, 4).tril()
        stored[f"{prefix}h.{layer}.attn.masked_bias"] = torch.tensor([-1e4])
    if sharded:
        names = list(stored)
        halves = {f"model-0000{i + 1}-of-00002.safetensors": names[i::2] for i in range(2)}
        for file, part in halves.items():
            write_safetensors(folder / file, {name: stored[name] for name in part}, type_name)
        index = {"metadata": {}, "weight_map": {name: file for file, part in halves.items() for name in part}}
        (folder / "model.safetensors.index.json").write_text(json.dumps(index, indent=1) + "\n")
    else:
        write_safetensors(folder / "model.safetensors", stored, type_name)
    return config, weights


def write_pass(path, config, weights, tokens, rows=None, used=None):
    """One number a line: logits of rows (all by default), then attention weights by layer, head, query and key."""
    with torch.inference_mode():
        logits, attention = forward(config, weights, tokens)
    logits = logits[:, :used]
    rows = range(len(tokens)) if rows is None else rows
    with open(path, "w", encoding="utf-8") as file:
        file.write("what,layer,head,row,column,value\n")
        for row in rows:
            for column, value in enumerate(logits[row].tolist()):
                file.write(f"logit,,,{row},{column},{value:.9g}\n")
        for layer, heads in enumerate(attention.tolist()):
            for head, matrix in enumerate(heads):
                for row, line in enumerate(matrix):
                    for column, value in enumerate(line[:row + 1]):
                        file.write(f"weight,{layer},{head},{row},{column},{value:.9g}\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--folder", type=pathlib.Path, help="write one model into it instead")
    parser.add_argument("--pass", dest="count", type=int, default=0, help="tokens of a pass to write, too")
    parser.add_argument("--layers", type=int, default=12)
    parser.add_argument("--heads", type=int, default=12)
    parser.add_argument("--d", type=int, default=768)
    parser.add_argument("--context", type=int, default=1024)
    parser.add_argument("--vocabulary", type=int, default=50257)
    parser.add_argument("--type", choices=TYPES, default="F32")
    parser.add_argument("--gelu", choices=("gelu_new", "gelu"), default="gelu_new")
    arguments = parser.parse_args()
    if arguments.folder:
        shape = {key: getattr(arguments, key) for key in SMALL}
        config, weights = write_model(arguments.folder, shape,
                                      {"type": arguments.type, "activation_function": arguments.gelu})
        tokens = [(7919 * i + 13) % arguments.vocabulary for i in range(arguments.count)]
        if tokens:
            write_pass(arguments.folder / "pass.csv", config, weights, tokens, rows=[0, len(tokens) - 1])
        return
    for name, options in MODELS.items():
        folder = HERE / "language_model" / name
        config, weights = write_model(folder, SMALL, options)
        write_pass(folder / "pass.csv", config, weights, TOKENS, rows=[0, 3, len(TOKENS) - 1], used=SMALL["vocabulary"])


if __name__ == "__main__":
    main()
