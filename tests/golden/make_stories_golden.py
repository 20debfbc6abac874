#!/usr/bin/python3
"""Writes stories.json beside this script: what PyTorch computes with the model that comes with the program.

"cases", one for each text: its token ids; the last row of the logits, in float64 and in float32; of each layer and head,
the last row of the attention weights and that of the token in the middle, float64. "ablated": the same logits without
one head. "scores": of each head, on "repeated", which are random ids and the same ids again, as
resources/models/little-stories/model.py measures them; "accuracy" of the second half, with all heads and without each one.
"""
import json
import pathlib
import random
import sys

sys.dont_write_bytecode = True
FOLDER = pathlib.Path(__file__).resolve().parents[2] / "resources/models/little-stories"
sys.path.insert(0, str(FOLDER))

import torch

import model

torch.set_num_threads(1)

TEXTS = [
    "Anna had a red ball and Tom had a blue kite. Anna gave the ball to",
    "The baker Rosa was a friend of the sailor Omar. She",
    "Zolpiro met Vantel. \"Good morning, Vantel,\" said Zolpiro. \"Good morning, Zol",
    "Olá, 你好! It costs 15 €. 🙂",
]


def main():
    config, narrow, tokenizer = model.read(FOLDER)
    wide = {name: tensor.double() for name, tensor in narrow.items()}
    rows = lambda tensor, digits: [[round(x, digits) for x in row] for row in tensor.tolist()]
    cases = []
    with torch.no_grad():
        for text in TEXTS:
            ids = tokenizer.encode(text)
            kept = []
            exact = model.forward(config, wide, torch.tensor([ids]), keep=kept)[0, -1]
            single = model.forward(config, narrow, torch.tensor([ids]))[0, -1]
            weights = torch.cat(kept, 1)[0]
            middle = len(ids) // 2
            cases.append({"text": text, "tokens": [tokenizer.decode([i]) for i in ids], "ids": ids,
                          "logits": [round(x, 12) for x in exact.tolist()], "logitsFloat32": [round(x, 7) for x in single.tolist()],
                          "middle": middle, "lastWeights": rows(weights[:, -1], 12), "middleWeights": rows(weights[:, middle, :middle + 1], 12)})
        repeated = model.repeats(random.Random(39), config["vocab_size"], 8, 32)
        scores = model.head_scores(config, wide, repeated, [torch.tensor(row) for row in repeated.tolist()])
        for score in scores:
            score["accuracyWithout"] = model.repeat_accuracy(config, wide, repeated, [(score["layer"], score["head"])])[1]
        best = max(scores, key=lambda score: score["induction"])
        head = (best["layer"], best["head"])
        ablated = model.forward(config, wide, torch.tensor([cases[0]["ids"]]), [head])[0, -1]
        result = {"cases": cases, "ablated": {"case": 0, "layer": head[0], "head": head[1], "logits": [round(x, 12) for x in ablated.tolist()]},
                  "repeated": repeated.tolist(), "accuracy": dict(zip(("firstHalf", "secondHalf"), model.repeat_accuracy(config, wide, repeated))),
                  "scores": scores}
    pathlib.Path(__file__).with_name("stories.json").write_text(json.dumps(result) + "\n")


if __name__ == "__main__":
    main()
