#!/usr/bin/python3
"""Loads a model that `attention-lab train` wrote into PyTorch and compares its logits.

    check_trained_model.py FOLDER LOGITS.csv

FOLDER/model.safetensors is read without the safetensors package; LOGITS.csv has a line for each token: sequence, place,
token, and the logit of each class, as benchmark.training_logits prints it. The exit status is 1 where two logits differ
by more than 1e-10 of the largest.
"""
import csv
import json
import struct
import sys
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


def main():
    tensors, about = read_safetensors(Path(sys.argv[1]) / "model.safetensors")
    number, is_on = (lambda key: int(about[key])), (lambda key: about[key] == "on")
    classes = tensors["output.weight"].shape[0] if "output.weight" in tensors else number("n")
    model = Model(vocabulary=tensors["embedding.weight"].shape[0], classes=classes, n=number("n"), d=number("d"),
                  heads=number("heads"), layers=number("layers"), encoding=about["encoding"],
                  base=float(about["base"]), causal=about["mask"] == "causal", residual=is_on("residual"),
                  mlp=is_on("mlp"), norm=is_on("norm"), every_layer=is_on("every-layer"), pointing=is_on("pointing"))
    # Refuses names or shapes that are not the model's.
    model.load_state_dict(tensors)
    with open(sys.argv[2], newline="") as file:
        rows = [[float(field) for field in row] for row in list(csv.reader(file))[1:]]
    sequences = {}
    for sequence, _place, token, *logits in rows:
        tokens, expected = sequences.setdefault(sequence, ([], []))
        tokens.append(int(token))
        expected.append(logits)
    worst = 0
    for tokens, expected in sequences.values():
        with torch.no_grad():
            logits = model(torch.tensor([tokens]))[0]
        expected = torch.tensor(expected)
        worst = max(worst, ((logits - expected).abs().max() / expected.abs().max()).item())
    print(f"{len(sequences)} sequences, largest difference {worst:.2g} of the largest logit")
    sys.exit(worst > CLOSE)


if __name__ == "__main__":
    main()
