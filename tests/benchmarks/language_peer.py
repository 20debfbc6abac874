#!/usr/bin/python3
"""Times a language model of GPT-2's shape in PyTorch, float32 without gradients, and prints one JSON object.

    language_peer.py FOLDER N THREADS [SECONDS]

pass is in milliseconds (median), best the shortest: all layers of N tokens, weights of attention kept, and the logits of
the last token. blas says for which processor OpenBLAS's kernels are (see attention_peer.py).
"""
import json
import math
import os
import pathlib
import statistics
import subprocess
import sys
import time

from attention_peer import better_core, openblas_core

#: Seconds that are enough unless told otherwise.
ENOUGH = 2


def tensors_of(path):
    """Of a .safetensors file in float32, by name."""
    import torch

    data = bytearray(path.read_bytes())
    head = int.from_bytes(data[:8], "little")
    header = json.loads(data[8:8 + head])
    tensors = {}
    for name, about in header.items():
        begin, end = about["data_offsets"]
        values = torch.frombuffer(data, dtype=torch.float32, count=(end - begin) // 4, offset=8 + head + begin)
        tensors[name] = values.reshape(about["shape"])
    return tensors


def measure(folder, n, threads, enough):
    import torch
    from torch.nn import functional

    torch.set_num_threads(threads)
    config = json.loads((folder / "config.json").read_text())
    tensors = tensors_of(folder / "model.safetensors")
    d, heads, epsilon = config["n_embd"], config["n_head"], config["layer_norm_epsilon"]
    tokens = torch.tensor([(7919 * i + 13) % config["vocab_size"] for i in range(n)])
    mask = torch.full((n, n), -math.inf).triu(1)
    form = "none" if config["activation_function"] == "gelu" else "tanh"

    def norm(x, name):
        return functional.layer_norm(x, (d,), tensors[name + ".weight"], tensors[name + ".bias"], epsilon)

    def linear(x, name):
        return torch.addmm(tensors[name + ".bias"], x, tensors[name + ".weight"])

    def run():
        x = tensors["wte.weight"][tokens] + tensors["wpe.weight"][:n]
        weights = []
        for layer in range(config["n_layer"]):
            name = f"h.{layer}"
            query, key, value = (part.reshape(n, heads, -1).transpose(0, 1) for part in
                                 linear(norm(x, name + ".ln_1"), name + ".attn.c_attn").chunk(3, -1))
            scores = torch.baddbmm(mask, query, key.transpose(1, 2), alpha=1 / math.sqrt(d // heads))
            weights.append(torch.softmax(scores, -1))
            x = x + linear(torch.bmm(weights[-1], value).transpose(0, 1).reshape(n, d), name + ".attn.c_proj")
            hidden = functional.gelu(linear(norm(x, name + ".ln_2"), name + ".mlp.c_fc"), approximate=form)
            x = x + linear(hidden, name + ".mlp.c_proj")
        return norm(x, "ln_f")[-1:] @ tensors["wte.weight"].T, weights

    times = []
    with torch.inference_mode():
        run()
        while sum(times) < 1e3 * enough or not times:
            begin = time.perf_counter()
            run()
            times.append((time.perf_counter() - begin) * 1e3)
    told = f" as told, {os.environ['ATTENTION_UNTOLD']} by itself" if "ATTENTION_UNTOLD" in os.environ else ""
    return {"pass": statistics.median(times), "best": min(times), "blas": f"{openblas_core()}{told}"}


def main():
    folder, n, threads = pathlib.Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    if len(sys.argv) > 5:
        print(json.dumps(measure(folder, n, threads, float(sys.argv[4]))))
        return
    # The libraries below PyTorch read these when they are loaded: a process of its own.
    environment = dict(os.environ, OMP_NUM_THREADS=str(threads), OPENBLAS_NUM_THREADS=str(threads))
    if openblas_core() == "Prescott" and better_core():
        environment.update(OPENBLAS_CORETYPE=better_core(), ATTENTION_UNTOLD="Prescott")
    enough = sys.argv[4] if len(sys.argv) > 4 else str(ENOUGH)
    sys.stdout.write(subprocess.run([sys.executable, __file__, *sys.argv[1:4], enough, "measure"], env=environment,
                                    check=True, stdout=subprocess.PIPE, text=True).stdout)


if __name__ == "__main__":
    main()
