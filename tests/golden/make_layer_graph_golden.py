#!/usr/bin/python3
"""Writes layer_graph.csv beside this script: distances between tokens in networks of layers, by search alone.

Every network is a list of edges between named nodes, unrolled to as many layers as tokens and one more, with the layers
of a bidirectional recurrence as two chains of states that an output takes together. From each token a search with edges
of length 0 and 1 goes up. Some output sees both tokens at the least depth whose nodes (recurrences: outputs) both
searches have met; output j depends on token i at the least depth where the search from i meets j. No node is taken to be
reached because one below it was. Columns: architecture, reading, n, size (kernel or radius, else 0), token i, and the
distances to outputs 0 ... n - 1.
"""
import collections
import math
import pathlib

SIZES = (1, 2, 3, 5, 9, 14, 20)


def window(architecture, size, layer):
    """The inputs of an output, as shifts from its own place."""
    if architecture in ("convolution", "dilated"):
        dilation = size ** (layer - 1) if architecture == "dilated" else 1
        return [dilation * shift for shift in range(-((size - 1) // 2), size // 2 + 1)]
    return list(range(-size, size + 1))


def layered(architecture, n, size):
    """Nodes (layer, token), edges of length 1 upwards."""
    edges = collections.defaultdict(list)
    for layer in range(1, n + 2):
        for output in range(n):
            inputs = range(n) if architecture == "attention" else [output + s for s in window(architecture, size, layer)]
            for token in inputs:
                if 0 <= token < n:
                    edges[layer - 1, token].append(((layer, output), 1))
    return edges


def recurrent(n, both):
    """x -> h and h -> y of length 0, h -> h along time of length 1."""
    edges = collections.defaultdict(list)
    for t in range(n):
        for chain, step in (("forward", 1), ("backward", -1))[: 2 if both else 1]:
            edges["x", t].append(((chain, t), 0))
            edges[chain, t].append((("y", t), 0))
            if 0 <= t + step < n:
                edges[chain, t].append(((chain, t + step), 1))
    return edges


def search(edges, start):
    lengths = {start: 0}
    queue = collections.deque([start])
    while queue:
        node = queue.popleft()
        for above, length in edges[node]:
            if lengths[node] + length < lengths.get(above, math.inf):
                lengths[above] = lengths[node] + length
                if length == 0:
                    queue.appendleft(above)
                else:
                    queue.append(above)
    return lengths


def distances(architecture, reading, n, size):
    if architecture in ("recurrent", "bidirectional"):
        edges = recurrent(n, architecture == "bidirectional")
        token, is_output = (lambda t: ("x", t)), (lambda node: node[0] == "y")
        is_place = lambda node, t: node == ("y", t)
    else:
        edges = layered(architecture, n, size)
        token, is_output = (lambda t: (0, t)), (lambda node: True)
        is_place = lambda node, t: node[1] == t
    reached = [search(edges, token(t)) for t in range(n)]
    rows = []
    for i in range(n):
        row = []
        for j in range(n):
            if i == j:
                row.append(0)
            elif reading == "dependency":
                row.append(min((length for node, length in reached[i].items() if is_output(node) and is_place(node, j)),
                               default=math.inf))
            else:
                row.append(min((max(reached[i][node], reached[j][node]) for node in reached[i].keys() & reached[j].keys()
                                if is_output(node)), default=math.inf))
        rows.append(row)
    return rows


def main():
    lines = ["architecture,reading,n,size,i,distances"]
    for architecture, choices in (("convolution", range(1, 7)), ("dilated", range(1, 7)), ("recurrent", [0]),
                                  ("bidirectional", [0]), ("attention", [0]), ("restricted", range(0, 4))):
        for reading in ("some-output", "dependency"):
            if architecture == "dilated" and reading == "dependency":
                continue
            for size in choices:
                for n in SIZES:
                    for i, row in enumerate(distances(architecture, reading, n, size)):
                        lines.append(f"{architecture},{reading},{n},{size},{i}," + " ".join(map(str, row)))
    pathlib.Path(__file__).with_name("layer_graph.csv").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
