#!/usr/bin/python3
"""Prints the versions of the peers, and the BLAS libraries they have loaded, as one JSON object."""
import json
import os

import matplotlib
import numpy
import torch

# A product makes sure that the library is there.
numpy.ones((8, 8)) @ numpy.ones((8, 8))
torch.ones(8, 8) @ torch.ones(8, 8)
with open("/proc/self/maps") as mapped:
    blas = {os.path.realpath(line.split()[-1]) for line in mapped if "blas" in line}
print(json.dumps({"torch": torch.__version__, "numpy": numpy.__version__, "matplotlib": matplotlib.__version__,
                  "blas": sorted(blas)}))
