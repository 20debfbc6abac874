#!/usr/bin/python3
"""Writes safetensors/*.safetensors byte by byte, as the format's specification says, with the values by NumPy.

values.safetensors: one tensor for each type that the program reads, and one for each that it only lists. Reals hold
(k - 7) / 4 at index k in C order, which every type holds exactly.
halves.safetensors: "bits" numbers of 16 bits as F16, among them all powers of two, and their values as NumPy has them
as F64; the same for BF16, whose bits are the first half of a float's.
gpt2_header.safetensors: the tensors of GPT-2 with their names, each axis but the first one of length 1."""

import json
import pathlib
import struct

import numpy

FOLDER = pathlib.Path(__file__).parent / "safetensors"


def bfloat16(values):
    return (values.astype("<f4").view("<u4") >> 16).astype("<u2")


def write(name, tensors, metadata=None, padding=0):
    """tensors: name to (type, shape, bytes), in the order of their bytes."""
    header = {} if metadata is None else {"__metadata__": metadata}
    data = b""
    for title, (kind, shape, content) in tensors.items():
        header[title] = {"dtype": kind, "shape": list(shape), "data_offsets": [len(data), len(data) + len(content)]}
        data += content
    text = json.dumps(header, separators=(",", ":"), ensure_ascii=False).encode() + b" " * padding
    (FOLDER / f"{name}.safetensors").write_bytes(struct.pack("<Q", len(text)) + text + data)


def reals(count, kind):
    return ((numpy.arange(count) - 7) / 4).astype(kind)


def values():
    tensors = {
        "wpe.weight": ("F32", (3, 4), reals(12, "<f4").tobytes()),
        "double": ("F64", (2, 3, 4), reals(24, "<f8").tobytes()),
        "half": ("F16", (4, 3), reals(12, "<f2").tobytes()),
        "brain": ("BF16", (5,), bfloat16(reals(5, "<f4")).tobytes()),
        "位置": ("F32", (1, 1), reals(1, "<f4").tobytes()),
        "scalar": ("F32", (), reals(1, "<f4").tobytes()),
        "empty": ("F64", (0, 7), b""),
        "a\nline": ("F32", (2,), reals(2, "<f4").tobytes()),
    }
    sizes = {"BOOL": 1, "U8": 1, "I8": 1, "I16": 2, "U16": 2, "I32": 4, "U32": 4, "I64": 8, "U64": 8, "C64": 8}
    sizes.update({"F8_E5M2": 1, "F8_E4M3": 1, "F8_E8M0": 1, "F8_E4M3FNUZ": 1, "F8_E5M2FNUZ": 1})
    for kind, size in sizes.items():
        tensors[f"a {kind}"] = (kind, (2, 2), bytes(4 * size))
    for kind, size in {"F6_E2M3": 3, "F6_E3M2": 3, "F4": 2}.items():
        tensors[f"a {kind}"] = (kind, (2, 2), bytes(size))
    write("values", tensors, {"format": "pt", "note": "any {text} \"at\" all, 猫"}, padding=5)


def halves():
    bits = numpy.unique(numpy.concatenate([numpy.arange(0, 65536, 61), numpy.arange(64) << 10, [1, 0x3FF, 0x7BFF, 0xFBFF]]))
    half = bits.astype("<u2").view("<f2")
    half = half[numpy.isfinite(half)]
    brain = bits.astype("<u2")
    real = (brain.astype("<u4") << 16).view("<f4")
    brain, real = brain[numpy.isfinite(real)], real[numpy.isfinite(real)]
    write(
        "halves",
        {
            "half": ("F16", half.shape, half.tobytes()),
            "half as double": ("F64", half.shape, half.astype("<f8").tobytes()),
            "brain": ("BF16", brain.shape, brain.tobytes()),
            "brain as double": ("F64", real.shape, real.astype("<f8").tobytes()),
        },
    )


def gpt2():
    names = ["wpe.weight", "wte.weight", "ln_f.weight", "ln_f.bias"]
    for layer in range(12):
        for part in ["ln_1", "ln_2", "attn.c_attn", "attn.c_proj", "mlp.c_fc", "mlp.c_proj"]:
            names += [f"h.{layer}.{part}.weight", f"h.{layer}.{part}.bias"]
    tensors = {}
    for k, name in enumerate(sorted(names)):
        is_matrix = name in ("wpe.weight", "wte.weight") or (name.endswith("weight") and ".ln_" not in name and "ln_f" not in name)
        shape = (4, 1) if is_matrix else (4,)
        tensors[name] = ("F32", shape, numpy.arange(4 * k, 4 * k + 4).astype("<f4").tobytes())
    assert len(tensors) == 148
    write("gpt2_header", tensors, {"format": "pt"})


def main():
    FOLDER.mkdir(exist_ok=True)
    values()
    halves()
    gpt2()


if __name__ == "__main__":
    main()
