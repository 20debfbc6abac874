#!/usr/bin/python3
"""Trains the model that comes with the program, on one thread: train.py [FOLDER]

Writes config.json, model.safetensors (float16), vocab.json, merges.txt and measurements.json into FOLDER, or into the folder of
this script. Needs Debian's python3-torch; with libopenblas0-pthread it takes about 20 minutes, without a multiple of
that. The same machine gives the same bytes; another one may round otherwise, and so train another model as good.
"""

import argparse
import json
import math
import pathlib
import random
import sys
import time

sys.dont_write_bytecode = True

import torch
import torch.nn.functional as F

import model
import stories
import tokenizer

VOCABULARY = 1536
SEED = 1


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", nargs="?", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parent)
    parser.add_argument("--steps", type=int, default=4000)
    parser.add_argument("--batch", type=int, default=16)
    parser.add_argument("--layers", type=int, default=3)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--head-cost", type=float, default=0.0)
    parser.add_argument("--repeats", type=float, default=0.25)
    parser.add_argument("--every", type=int, default=500)
    options = parser.parse_args()
    torch.set_num_threads(1)

    tell = stories.Teller(SEED)
    words = tokenizer.Tokenizer(tokenizer.train_merges("\n".join(tell.story() for _ in range(6000)), VOCABULARY - 257))
    config = model.CONFIG | {"vocab_size": VOCABULARY, "bos_token_id": words.end, "eos_token_id": words.end, "n_layer": options.layers}
    w = {name: tensor.requires_grad_() for name, tensor in model.initial(config, SEED).items()}
    groups = [{"params": [t for k, t in w.items() if t.dim() == 2 and k != "wpe.weight"], "weight_decay": 0.05}, {"params": [t for k, t in w.items() if t.dim() == 1 or k == "wpe.weight"], "weight_decay": 0.0}]
    optimizer = torch.optim.AdamW(groups, lr=options.rate, betas=(0.9, 0.98))
    n, stream = config["n_positions"], random.Random(SEED)
    counted = {"stories": 0, "words": 0}

    def told():
        text = tell.story()
        counted["stories"] += 1
        counted["words"] += len(text.split())
        return text

    def finished(step):
        rounded = {name: tensor.detach().half().float() for name, tensor in w.items()}
        measured = {"steps": step, **counted, **model.measure(config, rounded, words)}
        model.write(options.folder, config, rounded, words)
        (options.folder / "measurements.json").write_text(json.dumps(measured, indent=1) + "\n")
        print(json.dumps({k: v for k, v in measured.items() if k not in ("heads", "pronouns")}))
        for s in measured["heads"]:
            print(" ".join(f"{k} {v:.2f}" if isinstance(v, float) else f"{k} {v}" for k, v in s.items()))
        for kind, entry in measured["pronouns"].items():
            print(kind, entry)
        for i, begin in enumerate(("Anna", "The baker", "Once upon a time there was", "The queen talked to the king. She", "Tom had a dog. He called the dog Zambo.")):
            print(" >", model.continuation(config, rounded, words, begin, 60, i).replace("\n", " "))
        sys.stdout.flush()

    start = time.time()
    few = max(1, round(options.batch * options.repeats))
    for step in range(1, options.steps + 1):
        rate = options.rate * min(1, step / 200) * (0.05 + 0.95 * 0.5 * (1 + math.cos(math.pi * step / options.steps)))
        for group in optimizer.param_groups:
            group["lr"] = rate
        ids = model.windows(stream, told, words, options.batch - few, n)
        targets = ids[:, 1:].clone()
        # Random tokens and the same again, with no loss where nobody can know the next one.
        rows = []
        for _ in range(few):
            half = stream.randrange(4, stream.choice([16, 32, n // 2]) + 1)
            row = [stream.randrange(VOCABULARY - 1) for _ in range(half)]
            begin = stream.randrange(half) if stream.random() < 0.5 else 0
            row = (row * (n // half + 2))
            rows.append((row[begin:begin + n + 1], half))
        random_ids = torch.tensor([row for row, _ in rows])
        random_targets = random_ids[:, 1:].clone()
        for i, (_, half) in enumerate(rows):
            random_targets[i, :half] = -100
        ids, targets = torch.cat([ids[:, :-1], random_ids[:, :-1]]), torch.cat([targets, random_targets])
        loss = F.cross_entropy(model.forward(config, w, ids).flatten(0, 1), targets.flatten())
        total = loss
        if options.head_cost:
            total = loss + options.head_cost * sum(w[f"h.{i}.attn.c_proj.weight"].view(config["n_head"], -1).norm(dim=1).sum() for i in range(config["n_layer"]))
        optimizer.zero_grad(set_to_none=True)
        total.backward()
        torch.nn.utils.clip_grad_norm_(w.values(), 1.0)
        optimizer.step()
        if step % 50 == 0:
            print(f"step {step} loss {loss.item():.3f} after {time.time() - start:.0f} s", flush=True)
        if step % options.every == 0 or step == options.steps:
            finished(step)


if __name__ == "__main__":
    main()
