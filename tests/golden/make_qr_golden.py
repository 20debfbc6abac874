#!/usr/bin/python3
"""Writes qr.tsv: QR codes of python3-qrcode, an implementation independent of libqrencode.

Which of the eight masks a code has is judged by penalties that implementations count differently, so all eight are here:
each is a valid code of its text. A line has the text, the level, the mask, the modules a side and the SHA-256 of the
modules row by row, "1" for a dark one and "0" for a light one.
"""

import hashlib
import pathlib

import qrcode
from qrcode.constants import ERROR_CORRECT_L, ERROR_CORRECT_M
from qrcode.util import MODE_8BIT_BYTE, QRData

TEXTS = [
    "attention-lab:exhibit=heads&d=64",
    "https://example.org/lab/#lesson=order-is-lost&step=3",
    "https://example.org/lab/#scene=1M_hWiyPPZEigYzHeDBZFRljSCcRulPgGBykkniyNEDEF7wtDI8oIEVMmoCIbJAZqYQBzdm0tAA",
    "https://example.org/#exhibit=order&tokens=猫 看 了",
    "x" * 400,
    "y" * 2400,
]
LONGEST_AT_M = 2331


def main():
    lines = []
    for text in TEXTS:
        data = text.encode()
        level = ERROR_CORRECT_M if len(data) <= LONGEST_AT_M else ERROR_CORRECT_L
        for mask in range(8):
            code = qrcode.QRCode(error_correction=level, border=0, mask_pattern=mask)
            code.add_data(QRData(data, mode=MODE_8BIT_BYTE), optimize=0)
            code.make(fit=True)
            bits = "".join("1" if module else "0" for row in code.get_matrix() for module in row)
            size = code.modules_count
            name = "M" if level == ERROR_CORRECT_M else "L"
            digest = hashlib.sha256(bits.encode()).hexdigest()
            lines.append(f"{text}\t{name}\t{mask}\t{size}\t{digest}\n")
    pathlib.Path(__file__).with_name("qr.tsv").write_text("".join(lines))


if __name__ == "__main__":
    main()
