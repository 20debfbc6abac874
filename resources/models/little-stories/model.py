"""GPT-2's forward pass, its files, and what its heads are measured to do."""

import json
import math
import random
import struct

import numpy
import torch
import torch.nn.functional as F

import stories
from tokenizer import Tokenizer

CONFIG = {
    "activation_function": "gelu_new", "architectures": ["GPT2LMHeadModel"], "attn_pdrop": 0.0, "bos_token_id": None,
    "embd_pdrop": 0.0, "eos_token_id": None, "initializer_range": 0.02, "layer_norm_epsilon": 1e-05, "model_type": "gpt2",
    "n_ctx": 128, "n_embd": 128, "n_head": 4, "n_inner": None, "n_layer": 3, "n_positions": 128, "resid_pdrop": 0.0,
    "scale_attn_weights": True, "tie_word_embeddings": True, "torch_dtype": "float16", "vocab_size": None,
}


def initial(config, seed):
    """The weights before training, by their names in GPT-2's files."""
    torch.manual_seed(seed)
    d, layers, width = config["n_embd"], config["n_layer"], config["n_embd"] // config["n_head"]
    normal = lambda *shape, s: torch.randn(*shape) * s
    # Positions begin as sines and cosines so fast that one differs from the next as from any other.
    frequencies = torch.linspace(0.05, 3.1, d // 2)
    angles = torch.arange(config["n_positions"])[:, None] * frequencies
    weights = {"wte.weight": normal(config["vocab_size"], d, s=0.2),
               "wpe.weight": 0.28 * torch.stack([angles.sin(), angles.cos()], 2).flatten(1)}
    for i in range(layers):
        for norm in ("ln_1", "ln_2"):
            weights |= {f"h.{i}.{norm}.weight": torch.ones(d), f"h.{i}.{norm}.bias": torch.zeros(d)}
        for name, rows, columns in (("attn.c_attn", d, 3 * d), ("attn.c_proj", d, d), ("mlp.c_fc", d, 4 * d), ("mlp.c_proj", 4 * d, d)):
            scale = (1 / math.sqrt(rows)) / (math.sqrt(2 * layers) if name == "mlp.c_proj" else 1)
            weights |= {f"h.{i}.{name}.weight": normal(rows, columns, s=scale), f"h.{i}.{name}.bias": torch.zeros(columns)}
        # A head begins by looking everywhere and by copying what it sees: the output begins as the values' transpose.
        attention = weights[f"h.{i}.attn.c_attn.weight"]
        attention[:, :2 * d] *= 0.3
        weights[f"h.{i}.attn.c_proj.weight"] = attention[:, 2 * d:].T.clone() / math.sqrt(2)
        # What joins later, after the first heads of the first two layers, begins by changing nothing.
        weights[f"h.{i}.mlp.c_proj.weight"].zero_()
        weights[f"h.{i}.attn.c_proj.weight"][width if i < 2 else 0:] = 0
    # The first head begins at the token before, which it would take long to find: its query is its key, turned back by
    # one position. Everything that is built on it is left to training.
    attention = weights["h.0.attn.c_attn.weight"]
    attention[:, :width] = attention[:, d:d + width] = 0
    for pair, f in enumerate(range(1, d // 2, d // width)):
        sine, cosine, c, s = 2 * f, 2 * f + 1, 3 * frequencies[f].cos(), 3 * frequencies[f].sin()
        attention[sine, d + 2 * pair] = attention[cosine, d + 2 * pair + 1] = 3
        attention[sine, 2 * pair], attention[cosine, 2 * pair] = c, -s
        attention[sine, 2 * pair + 1], attention[cosine, 2 * pair + 1] = s, c
    return weights | {"ln_f.weight": 0.3 * torch.ones(d), "ln_f.bias": torch.zeros(d)}


def forward(config, w, ids, ablated=(), keep=None, mlp=True):
    """Logits, batch x n x vocabulary, of ids, batch x n. The heads in ablated, (layer, head), put out zero.
    mlp: whether the perceptrons take part. keep: a list that gets the attention weights of each layer, batch x heads x n x n."""
    b, n = ids.shape
    d, heads, eps = config["n_embd"], config["n_head"], config["layer_norm_epsilon"]
    norm = lambda x, name: F.layer_norm(x, (d,), w[name + ".weight"], w[name + ".bias"], eps)
    linear = lambda x, name: torch.addmm(w[name + ".bias"], x.reshape(-1, x.shape[-1]), w[name + ".weight"]).view(*x.shape[:-1], -1)
    future = torch.ones(n, n, dtype=torch.bool).triu(1)
    x = w["wte.weight"][ids] + w["wpe.weight"][:n]
    for i in range(config["n_layer"]):
        q, k, v = linear(norm(x, f"h.{i}.ln_1"), f"h.{i}.attn.c_attn").view(b, n, 3, heads, d // heads).permute(2, 0, 3, 1, 4)
        weights = (q @ k.transpose(-1, -2) / math.sqrt(d // heads)).masked_fill(future, -math.inf).softmax(-1)
        if keep is not None:
            keep.append(weights.detach())
        out = weights @ v
        for layer, head in ablated:
            if layer == i:
                out = out * (torch.arange(heads) != head).to(out.dtype)[:, None, None]
        x = x + linear(out.transpose(1, 2).reshape(b, n, d), f"h.{i}.attn.c_proj")
        if mlp:
            x = x + linear(F.gelu(linear(norm(x, f"h.{i}.ln_2"), f"h.{i}.mlp.c_fc"), approximate="tanh"), f"h.{i}.mlp.c_proj")
    return norm(x, "ln_f") @ w["wte.weight"].T


# ------------------------------------------------------------------------------------------------------- files

def write(folder, config, weights, tokenizer):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "config.json").write_text(json.dumps(config, indent=2) + "\n")
    tokenizer.write(folder)
    header, data = {"__metadata__": {"format": "pt"}}, b""
    for name in sorted(weights):
        content = weights[name].detach().numpy().astype("<f2").tobytes()
        header[name] = {"dtype": "F16", "shape": list(weights[name].shape), "data_offsets": [len(data), len(data) + len(content)]}
        data += content
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)
    (folder / "model.safetensors").write_bytes(struct.pack("<Q", len(text)) + text + data)


def read(folder):
    """Config, weights as float32 and tokenizer."""
    content = (folder / "model.safetensors").read_bytes()
    size = struct.unpack("<Q", content[:8])[0]
    weights = {}
    for name, entry in json.loads(content[8:8 + size]).items():
        if name != "__metadata__":
            begin, end = (8 + size + offset for offset in entry["data_offsets"])
            numbers = numpy.frombuffer(content[begin:end], "<f2").astype("f4").reshape(entry["shape"])
            weights[name] = torch.from_numpy(numbers)
    return json.loads((folder / "config.json").read_text()), weights, Tokenizer.read(folder)


# ------------------------------------------------------------------------------------------------------- texts

def windows(stream, tell, tokenizer, count, n):
    """count x (n + 1) ids of stories one after another, <|endoftext|> between them; half of the rows begin with a story."""
    rows = []
    for i in range(count):
        ids = tokenizer.encode(tell())
        if i % 2:
            ids = ids[stream.randrange(len(ids)):]
        while len(ids) < n + 1:
            ids += [tokenizer.end] + tokenizer.encode(tell())
        rows.append(ids[:n + 1])
    return torch.tensor(rows)


def repeats(stream, vocabulary, count, half):
    """count x 2 half ids: random ones (not <|endoftext|>), and the same again."""
    rows = [[stream.randrange(vocabulary - 1) for _ in range(half)] for _ in range(count)]
    return torch.tensor([row + row for row in rows])


# ------------------------------------------------------------------------------------------------ measurements

HALF = 32          # tokens of a random sequence that is repeated
SEQUENCES = 64     # of them


def repeat_accuracy(config, w, ids, ablated=()):
    """The share of tokens guessed right in the first and in the second half. The second half's own first token is not
    counted: nothing tells that the sequence begins again."""
    half = ids.shape[1] // 2
    right = (forward(config, w, ids, ablated).argmax(-1)[:, :-1] == ids[:, 1:]).double()
    return right[:, :half - 1].mean().item(), right[:, half:].mean().item()


def head_scores(config, w, repeated, sentences):
    """For each head: on sentences, from the second token on, the mean weight on the token before, on the first token, and
    on earlier or own tokens with the same id where there is an earlier one; the mean entropy over that of evenly spread
    weights. On repeated sequences, from the second half's tokens, the mean weight on the token after their first occurrence."""
    half = repeated.shape[1] // 2
    kept, result = [], []
    forward(config, w, repeated, keep=kept)
    rows = torch.arange(half, 2 * half)
    for layer in range(config["n_layer"]):
        for head in range(config["n_head"]):
            induction = kept[layer][:, head, rows, rows - half + 1].double().mean().item()
            result.append({"layer": layer, "head": head, "induction": induction})
    sums = numpy.zeros((len(result), 4))
    counts = numpy.zeros(4)
    for ids in sentences:
        kept = []
        forward(config, w, ids[None], keep=kept)
        a = torch.cat(kept, 1)[0].double()  # layers * heads x n x n
        n = len(ids)
        same = (ids[:, None] == ids[None, :]).tril(-1)
        again = same.any(1)
        entropy = -(a * a.clamp_min(1e-30).log()).sum(-1)[:, 1:] / torch.arange(2, n + 1).log()
        sums += torch.stack([a.diagonal(-1, 1, 2).sum(1), a[:, 1:, 0].sum(1), (a * same).sum(-1)[:, again].sum(1), entropy.sum(1)], 1).numpy()
        counts += [n - 1, n - 1, int(again.sum()), n - 1]
    for scores, row in zip(result, sums / counts):
        scores |= dict(zip(("previousToken", "firstToken", "sameToken", "entropy"), row))
    return result


def pronoun_cases(seed, count):
    """(kind, text up to its pronoun, mentions of what it means, mentions of the other one), in pairs that differ in the pronoun or in the order
    only: what is meant is the nearer one in exactly a half of them. A mention is the number of its first character and of
    the one after its last."""
    tell = stories.Teller(seed)
    cases = []

    def add(kind, text, pronoun, meant, other):
        spans = [[(text.index(word), text.index(word) + len(word)) for word in words] for words in (meant, other)]
        cases.append((kind, f"{text} {pronoun}", *spans))

    for i in range(count):
        p, q = tell.couple()
        r, s = tell.picks(sorted(stories.ROLES), 2)
        text = [f"The {r} {p} was a friend of the {s} {q}.", f"{p} was a {r}. {q} was a {s}.", f"There was a {r} named {p} and a {s} named {q}."][i % 3]
        for person, role, other, work in ((p, r, q, s), (q, s, p, r)):
            add("worker", text, person.He, [str(person), role], [str(other), work])
        place = tell.pick(stories.PLACES)
        text = [f"{p} met {q} at the {place}.", f"{p} and {q} went to the {place}.", f"There was a {p.child} named {p} and a {q.child} named {q}."][i % 3]
        for person, other in ((p, q), (q, p)):
            add("name", text, person.He, [str(person)], [str(other)])
        female, male = tell.pick(sorted(stories.FEMALE)), tell.pick(sorted(stories.MALE))
        first, second = (female, male) if i % 2 else (male, female)
        for noun, other in ((first, second), (second, first)):
            add("family", f"The {first} talked to the {second}.", "She" if noun == female else "He", [f" {noun}"], [f" {other}"])
        animal, thing = tell.pick(sorted(stories.ANIMALS)), tell.pick(stories.THINGS)
        for text in (f"{p} saw {stories.an(animal)} beside {stories.an(thing)}.", f"{p} saw {stories.an(thing)} beside {stories.an(animal)}."):
            add("it", text, "It", [f" {animal}"], [f" {thing}"])
    return cases


def pronoun_scores(config, w, tokenizer, cases):
    """For each head and kind, [prefers, finds, weight]: the share of cases where the pronoun gives what it means more weight than the other
    one; where its greatest weight of all is on it; the mean weight on it. Shape kinds, heads, 3; the number of cases of each kind."""
    names = sorted({case[0] for case in cases})
    heads = config["n_layer"] * config["n_head"]
    sums, counts = {k: numpy.zeros((heads, 3)) for k in names}, dict.fromkeys(names, 0)
    for kind, text, meant, other in cases:
        ids = tokenizer.encode(text)
        ends = numpy.cumsum([len(tokenizer.decode([i])) for i in ids])
        begins = numpy.concatenate([[0], ends[:-1]])
        inside = lambda spans: torch.tensor([any(b < y and e > x for x, y in spans) for b, e in zip(begins, ends)])
        kept = []
        forward(config, w, torch.tensor([ids]), keep=kept)
        row = torch.cat(kept, 1)[0, :, -1].double()
        on, off = row[:, inside(meant)].sum(1), row[:, inside(other)].sum(1)
        sums[kind] += torch.stack([(on > off).double(), inside(meant)[row.argmax(1)].double(), on], 1).numpy()
        counts[kind] += 1
    return {k: sums[k] / counts[k] for k in names}, counts


def held_out_loss(config, w, ids):
    """In nats for a token."""
    with torch.no_grad():
        return F.cross_entropy(forward(config, w, ids[:, :-1]).flatten(0, 1), ids[:, 1:].flatten()).item()


def continuation(config, w, tokenizer, text, count, seed, temperature=0.8):
    generator = torch.Generator().manual_seed(seed)
    ids = tokenizer.encode(text)
    for _ in range(count):
        logits = forward(config, w, torch.tensor([ids[-config["n_positions"]:]]))[0, -1] / temperature
        ids.append(torch.multinomial(logits.softmax(0), 1, generator=generator).item())
        if ids[-1] == tokenizer.end:
            break
    return tokenizer.decode(ids)


def measure(config, w, tokenizer, seed=1_000_003):
    """All of it, for the weights as they are. Texts are told with seeds that training does not use."""
    with torch.no_grad():
        stream = random.Random(seed)
        held_out = windows(stream, stories.Teller(seed).story, tokenizer, 200, config["n_positions"])
        loss = held_out_loss(config, w, held_out)
        tell = stories.Teller(seed + 1)
        sentences = [torch.tensor(tokenizer.encode(tell.story())[:config["n_positions"]]) for _ in range(200)]
        repeated = repeats(stream, config["vocab_size"], SEQUENCES, HALF)
        scores = head_scores(config, w, repeated, sentences)
        first, second = repeat_accuracy(config, w, repeated)
        for score in scores:
            score["accuracyWithout"] = repeat_accuracy(config, w, repeated, [(score["layer"], score["head"])])[1]
        inductive = [(s["layer"], s["head"]) for s in sorted(scores, key=lambda s: -s["induction"])]
        result = {"loss": loss, "perplexity": math.exp(loss), "accuracyFirstHalf": first, "accuracySecondHalf": second,
                  "accuracyWithoutBest": [repeat_accuracy(config, w, repeated, inductive[:k])[1] for k in (1, 2, 3)],
                  "inductionHeads": inductive[:3], "heads": scores, "pronouns": {}}
        # The best head is chosen on some cases and judged on others.
        chosen, _ = pronoun_scores(config, w, tokenizer, pronoun_cases(seed + 2, 150))
        judged, counts = pronoun_scores(config, w, tokenizer, pronoun_cases(seed + 3, 150))
        for kind in judged:
            entry = {"cases": counts[kind], "chance": 0.5, "nearest": 0.5}
            for column, name in enumerate(("prefers", "finds")):
                best = int(chosen[kind][:, column].argmax())
                entry[name] = {"layer": best // config["n_head"], "head": best % config["n_head"], "rate": judged[kind][best, column], "weight": judged[kind][best, 2]}
            result["pronouns"][kind] = entry
        return result
