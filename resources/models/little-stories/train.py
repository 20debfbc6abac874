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
REPEATS_ALONE = 2500  # at most so many steps before the first story
SEED = 1


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", nargs="?", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parent)
    parser.add_argument("--steps", type=int, default=2500, help="with stories")
    parser.add_argument("--layers", type=int, default=3)
    parser.add_argument("--rate", type=float, default=2e-3)
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

    def repeated(count, n, half, vocabulary):
        """Random tokens and the same again and again, with no loss where nobody can know the next one."""
        ids, targets = [], []
        for _ in range(count):
            length = stream.randrange(4, half + 1)
            row = ([stream.randrange(vocabulary) for _ in range(length)] * (n // length + 2))[:n + 1]
            ids.append(row[:-1])
            targets.append([-100] * length + row[length + 1:])
        return torch.tensor(ids), torch.tensor(targets)

    # At first one head of each of the first two layers works, without perceptrons, so that the two learn to go on as
    # before by themselves: of all that learn it together each would do a part, and none would be missed.
    later = [(i, h) for i in range(config["n_layer"]) for h in range(config["n_head"]) if (i, h) not in ((0, 0), (1, 0))]
    alone, of_so_many, usual = True, 48.0, 7.0
    start = time.time()
    step = first = 0
    while alone or step < first + options.steps:
        step += 1
        told_steps = 0 if alone else step - first
        rate = options.rate * min(1, step / 100) * (0.03 + 0.97 * 0.5 * (1 + math.cos(math.pi * told_steps / options.steps)))
        for group in optimizer.param_groups:
            group["lr"] = rate
        if alone:
            # Of few tokens at first, because then what they have in common is found soon: to go on as before.
            ids, targets = repeated(32, 64, 24, int(of_so_many))
        else:
            told_ids = model.windows(stream, told, words, 12, n)
            ids, targets = repeated(4, n, n // 2, VOCABULARY - 1)
            ids, targets = torch.cat([told_ids[:, :-1], ids]), torch.cat([told_ids[:, 1:], targets])
        logits = model.forward(config, w, ids, later if alone else [], mlp=not alone)
        loss = F.cross_entropy(logits.flatten(0, 1), targets.flatten())
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(w.values(), 1.0)
        optimizer.step()
        if alone:
            usual += 0.05 * (loss.item() - usual)
            if usual < 1.2 and step > 100:
                of_so_many = min(of_so_many * 1.015, VOCABULARY - 1)
            alone = step < REPEATS_ALONE and (of_so_many < VOCABULARY - 1 or usual > 0.8)
            if not alone:
                first = step
        if step % 50 == 0:
            print(f"step {step} loss {loss.item():.3f} {of_so_many:.0f} after {time.time() - start:.0f} s", flush=True)
        if not alone and (step - first) % options.every == 0:
            finished(step)


if __name__ == "__main__":
    main()
