#!/usr/bin/python3
"""Loads written models into PyTorch and compares logits with those of the program.

    check_trained_model.py build/release/tests/test.core.training

The test program trains some models for a few steps and writes each as `attention-lab train` does, model.safetensors, and
beside it logits.csv: a line for each token with its sequence, itself and the logit of each class. The exit status is 1
where two logits differ by more than 1e-10 of the largest.
"""
import csv
import json
import os
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

import torch

from training_model import Model

CLOSE = 1e-10

torch.set_default_dtype(torch.float64)


def read_safetensors(path):
    data = path.read_bytes()
    length = struct.unpack("<Q", data[:8])[0]
    header = json.loads(data[8 : 8 + length])
    about = header.pop("__metadata__")
    body = data[8 + length :]
    tensors = {}
    for name, info in header.items():
        assert info["dtype"] == "F64"
        begin, end = info["data_offsets"]
        tensors[name] = torch.frombuffer(bytearray(body[begin:end]), dtype=torch.float64).reshape(info["shape"])
    return tensors, about


def largest_difference(folder):
    tensors, about = read_safetensors(folder / "model.safetensors")
    number, is_on = (lambda key: int(about[key])), (lambda key: about[key] == "on")
    classes = tensors["output.weight"].shape[0] if "output.weight" in tensors else number("n")
    model = Model(vocabulary=tensors["embedding.weight"].shape[0], classes=classes, n=number("n"), d=number("d"),
                  heads=number("heads"), layers=number("layers"), encoding=about["encoding"],
                  base=float(about["base"]), causal=about["mask"] == "causal", residual=is_on("residual"),
                  mlp=is_on("mlp"), norm=is_on("norm"), every_layer=is_on("every-layer"), pointing=is_on("pointing"))
    # Refuses names or shapes that are not the model's.
    model.load_state_dict(tensors)
    sequences = {}
    with open(folder / "logits.csv", newline="") as file:
        for sequence, token, *logits in csv.reader(file):
            tokens, expected = sequences.setdefault(sequence, ([], []))
            tokens.append(int(token))
            expected.append([float(logit) for logit in logits])
    worst = 0
    for tokens, expected in sequences.values():
        with torch.no_grad():
            logits = model(torch.tensor([tokens]))[0]
        expected = torch.tensor(expected)
        worst = max(worst, ((logits - expected).abs().max() / expected.abs().max()).item())
    print(f"{about['task']}, {about['encoding']}: {len(sequences)} sequences, largest difference {worst:.2g}")
    return worst


def main():
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.argv[1], "core.training.model_file", "forPyTorch"], check=True, stdout=subprocess.DEVNULL,
                       env=dict(os.environ, ATTENTION_TRAINED=folder))
        models = sorted(Path(folder).iterdir())
        sys.exit(not models or max(largest_difference(model) for model in models) > CLOSE)


if __name__ == "__main__":
    main()
