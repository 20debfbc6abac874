"""Makes the program's embedded typefaces from Debian's Inter and Latin Modern.

    make_fonts.py INTER_FOLDER LATIN_MODERN_MATH LATIN_MODERN_FOLDER OUTPUT_FOLDER

writes attention-lab-sans-400.otf, attention-lab-sans-600.otf, attention-lab-serif-400.otf,
attention-lab-serif-600.otf and attention-lab-math.otf into OUTPUT_FOLDER.
The same input gives the same bytes. README.md beside this file says what is changed, and why the names differ.
"""

import argparse
import pathlib

from fontTools import subset
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x180)]
GREEK = [*range(0x391, 0x3A2), *range(0x3A3, 0x3CA), 0x3D1, 0x3D5, 0x3F5]
PUNCTUATION = [*range(0x2002, 0x200C), *range(0x2010, 0x2028), 0x202F, *range(0x2030, 0x203B), 0x2044]
SCRIPTS = [0x2070, 0x2071, *range(0x2074, 0x208F), *range(0x2090, 0x209D), 0x2C7C]
ARROWS = [*range(0x2190, 0x219A), 0x21A6, 0x21D0, 0x21D2, 0x21D4]
OPERATORS = range(0x2200, 0x2300)
BRACKETS = [*range(0x2308, 0x230C), 0x27E8, 0x27E9]
# Of brackets and of a root, which the face has in any case.
PIECES = [*range(0x239B, 0x23AA), *range(0x23AB, 0x23AE), 0x23B7]
SHAPES = [*range(0x25A0, 0x2600), 0x2713, 0x2717]
TRANSPOSED = 0x1D40
HALF_DISC = 0x25D0

SANS = {*LATIN, *GREEK, *PUNCTUATION, *SCRIPTS, *ARROWS, *OPERATORS, *BRACKETS, *SHAPES}

LATIN_BOLD = range(0x1D400, 0x1D434)
# Unicode leaves U+1D455 empty: the italic h is U+210E, the Planck constant.
LATIN_ITALIC = [*range(0x1D434, 0x1D468), 0x210E]
GREEK_ITALIC = range(0x1D6E2, 0x1D71C)
DOUBLE_STRUCK = [0x2102, 0x2115, 0x211D, 0x2124]

MATH = {
    *range(0x20, 0x7F), 0xA0, 0xAC, 0xB0, 0xB1, 0xB7, 0xD7, 0xF7,
    *GREEK, *PUNCTUATION, *ARROWS, *OPERATORS, *BRACKETS, *PIECES,
    *LATIN_BOLD, *LATIN_ITALIC, *GREEK_ITALIC, *DOUBLE_STRUCK,
}


def make_subset(path: pathlib.Path, code_points: set[int], features: list[str]) -> TTFont:
    """The face at path with only those of the code points that it has, and only these OpenType features."""
    options = subset.Options()
    options.layout_features = features
    options.notdef_outline = True
    options.name_IDs = [0, 5, 7, 8, 9, 11, 12, 13, 14]
    options.drop_tables += ["FFTM"]
    font = TTFont(path, recalcTimestamp=False)
    tabular_digits(font)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=code_points)
    subsetter.subset(font)
    return font


def tabular_digits(font: TTFont) -> None:
    """Maps the digits to their tabular glyphs, where the face has them, and gives all ten the same advance.

    Qt 6.4 cannot switch on an OpenType feature. The kerning tables do not know the tabular glyphs, so that digits
    are not kerned either.
    """
    substitutes = {}
    for record in font["GSUB"].table.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            for index in record.Feature.LookupListIndex:
                for table in font["GSUB"].table.LookupList.Lookup[index].SubTable:
                    substitutes |= getattr(table, "ExtSubTable", table).mapping
    digits = [ord(digit) for digit in "0123456789"]
    if substitutes:
        # Subtables may share one dictionary; assigning from the unmapped names keeps this safe to repeat.
        names = {digit: font.getBestCmap()[digit] for digit in digits}
        names = {digit: substitutes.get(name, name) for digit, name in names.items()}
        for table in font["cmap"].tables:
            table.cmap |= {digit: name for digit, name in names.items() if digit in table.cmap}
    metrics = font["hmtx"].metrics
    glyphs = [font.getBestCmap()[digit] for digit in digits]
    advance = metrics[glyphs[0]][0]
    for glyph in glyphs:
        metrics[glyph] = (advance, metrics[glyph][1])


def add_stand_ins(font: TTFont) -> None:
    """Gives each glyph that no character up to U+FFFF has a character for private use.

    Qt writes the characters of a PDF's glyphs, but not those beyond; the program replaces the stand-ins there.
    """
    named = {name for character, name in font.getBestCmap().items() if character <= 0xFFFF}
    unnamed = [name for name in font.getGlyphOrder()[1:] if name not in named]
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap |= dict(enumerate(unnamed, 0xE000))


def add_glyph(font: TTFont, code_point: int, width: float, draw) -> None:
    """Adds a glyph that the face lacks, as draw(pen) draws it in font units."""
    name = f"uni{code_point:04X}"
    top = font["CFF "].cff.topDictIndex[0]
    pen = T2CharStringPen(width - top.Private.nominalWidthX, None)
    draw(pen)
    strings = top.CharStrings
    strings.charStringsIndex.append(pen.getCharString(private=top.Private, globalSubrs=top.GlobalSubrs))
    strings.charStrings[name] = len(strings.charStringsIndex) - 1
    order = [*font.getGlyphOrder(), name]
    top.charset = order
    font.setGlyphOrder(order)
    bounds = BoundsPen(None)
    draw(bounds)
    font["hmtx"].metrics[name] = (round(width), round(bounds.bounds[0]))
    font["maxp"].numGlyphs = len(order)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code_point] = name


def add_signs(font: TTFont) -> None:
    """Gives Inter the two signs it lacks: the T of a transposed matrix, as high as the raised 2, and a half disc."""
    glyphs, names = font.getGlyphSet(), font.getBestCmap()

    def bounds_of(character: str) -> tuple[float, float, float, float]:
        pen = BoundsPen(glyphs)
        glyphs[names[ord(character)]].draw(pen)
        return pen.bounds

    letter, raised = bounds_of("T"), bounds_of("²")
    plain_t = glyphs[names[ord("T")]]
    scale = (raised[3] - raised[1]) / (letter[3] - letter[1])
    shift = raised[1] - scale * letter[1]
    # It stands behind letters of the math face that lean over to it.
    room = 0.11 * font["head"].unitsPerEm
    add_glyph(font, TRANSPOSED, room + scale * plain_t.width,
              lambda pen: plain_t.draw(TransformPen(pen, (scale, 0, 0, scale, room, shift))))

    circle = glyphs[names[ord("○")]]
    left, bottom, right, top = bounds_of("○")
    x, y = (left + right) / 2, (bottom + top) / 2
    # A cubic curve with its handles here is a quarter of a circle within 0.03 %.
    rx, ry = 0.5523 * (x - left), 0.5523 * (y - bottom)

    def half_disc(pen) -> None:
        circle.draw(pen)
        pen.moveTo((x, top))
        pen.curveTo((x - rx, top), (left, y + ry), (left, y))
        pen.curveTo((left, y - ry), (x - rx, bottom), (x, bottom))
        pen.closePath()

    add_glyph(font, HALF_DISC, circle.width, half_disc)


def rename(font: TTFont, family: str, style: str) -> None:
    """Replaces every name by which a font system can find the face.

    IDs 1 and 2 know only four styles per family, so the weight joins the family there; 16 and 17 hold the real pair.
    """
    post_script = f"{family.replace(' ', '')}-{style}"
    plain = style == "Regular"
    names = {
        1: family if plain else f"{family} {style}",
        2: "Regular",
        3: post_script,
        4: family if plain else f"{family} {style}",
        6: post_script,
        16: family,
        17: style,
    }
    table = font["name"]
    table.removeNames(platformID=1)
    for name_id, text in names.items():
        table.setName(text, name_id, 3, 1, 0x409)
    cff = font["CFF "].cff
    cff.fontNames = [post_script]
    top = cff.topDictIndex[0]
    top.FullName = names[4]
    top.FamilyName = family


def set_line_metrics(font: TTFont, ascent: float, descent: float) -> None:
    """Gives all three of a face's vertical metrics the same ascent and descent, in em, and no line gap."""
    units = font["head"].unitsPerEm
    up, down = round(ascent * units), round(descent * units)
    hhea, os2 = font["hhea"], font["OS/2"]
    hhea.ascent, hhea.descent, hhea.lineGap = up, -down, 0
    os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap = up, -down, 0
    os2.usWinAscent, os2.usWinDescent = up, down


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("inter_folder", type=pathlib.Path)
    parser.add_argument("latin_modern_math", type=pathlib.Path)
    parser.add_argument("latin_modern_folder", type=pathlib.Path)
    parser.add_argument("output_folder", type=pathlib.Path)
    arguments = parser.parse_args()
    arguments.output_folder.mkdir(parents=True, exist_ok=True)

    for style, weight in (("Regular", 400), ("SemiBold", 600)):
        font = make_subset(arguments.inter_folder / f"Inter-{style}.otf", SANS, ["kern"])
        add_signs(font)
        rename(font, "Attention Lab Sans", style)
        # Inter's own: room for accents on capitals, a line of 1.21 em.
        set_line_metrics(font, 0.969, 0.241)
        font.save(arguments.output_folder / f"attention-lab-sans-{weight}.otf")

    for style, weight, source in (("Regular", 400, "regular"), ("SemiBold", 600, "bold")):
        font = make_subset(arguments.latin_modern_folder / f"lmroman10-{source}.otf", SANS, ["kern"])
        rename(font, "Attention Lab Serif", style)
        font["OS/2"].usWeightClass = weight
        # Those of the sans, so that the face can be changed without moving lines.
        set_line_metrics(font, 0.969, 0.241)
        font.save(arguments.output_folder / f"attention-lab-serif-{weight}.otf")

    # ssty: the letters drawn for indices and exponents, wider and heavier than the same ones made smaller.
    font = make_subset(arguments.latin_modern_math, MATH, ["ssty"])
    add_stand_ins(font)
    rename(font, "Attention Lab Math", "Regular")
    # The face's own window metrics, 6.6 em, leave room for its tallest integral.
    set_line_metrics(font, 0.806, 0.25)
    font.save(arguments.output_folder / "attention-lab-math.otf")


if __name__ == "__main__":
    main()
