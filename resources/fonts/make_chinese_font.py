"""Makes one of the program's embedded Chinese faces, or the one for programs, from Debian's Noto Sans CJK.

    make_chinese_font.py NOTO_SANS_CJK.ttc WEIGHT OUTPUT.otf
    make_chinese_font.py --fixed-width NOTO_SANS_CJK.ttc WEIGHT OUTPUT.otf

A Chinese face has the characters of GB 2312: 6,763 hanzi, punctuation, full-width forms; the other one has ASCII, each
character half an em wide. The same input gives the same bytes.
README.md beside this file says what is changed, and why the names differ.
"""

import argparse
import pathlib

from fontTools import subset
from fontTools.ttLib import TTCollection, TTFont

from make_fonts import rename, set_line_metrics

STYLES = {400: "Regular", 600: "SemiBold"}


def gb2312() -> set[int]:
    """The code points of GB 2312."""
    characters = set()
    for row in range(0xA1, 0xF8):
        for cell in range(0xA1, 0xFF):
            try:
                characters.add(ord(bytes((row, cell)).decode("gb2312")))
            except UnicodeDecodeError:
                pass
    return characters


def face_of(path: pathlib.Path, family: str) -> TTFont:
    """The collection's face with that name: the same characters look otherwise in the Japanese one."""
    for number, face in enumerate(TTCollection(path, lazy=True).fonts):
        if family in (face["name"].getDebugName(16), face["name"].getDebugName(1)):
            # The bounds of all glyphs together may stay as they are: taking them anew would take most of the time.
            return TTFont(path, fontNumber=number, lazy=True, recalcBBoxes=False, recalcTimestamp=False)
    raise SystemExit(f"{path}: no face of it is called {family}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--fixed-width", action="store_true")
    parser.add_argument("noto_sans_cjk", type=pathlib.Path)
    parser.add_argument("weight", type=int, choices=STYLES)
    parser.add_argument("output", type=pathlib.Path)
    arguments = parser.parse_args()
    arguments.output.parent.mkdir(parents=True, exist_ok=True)

    options = subset.Options()
    options.layout_features = []
    options.notdef_outline = True
    options.name_IDs = [0, 5, 7, 8, 9, 11, 12, 13, 14]
    # Nothing is written from top to bottom, and no form is chosen by a feature.
    options.drop_tables += ["BASE", "GDEF", "GPOS", "GSUB", "VORG", "vhea", "vmtx"]
    fixed = arguments.fixed_width
    font = face_of(arguments.noto_sans_cjk, "Noto Sans Mono CJK SC" if fixed else "Noto Sans CJK SC")
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=range(0x20, 0x7F) if fixed else gb2312())
    subsetter.subset(font)
    rename(font, "Attention Lab Mono" if fixed else "Attention Lab Sans SC", STYLES[arguments.weight])
    font["OS/2"].usWeightClass = arguments.weight
    # Those of Attention Lab Sans, so that a line with other letters in it is as high as any other.
    set_line_metrics(font, 0.969, 0.241)
    font.save(arguments.output)


if __name__ == "__main__":
    main()
