"""Writes what README.md, docs/exhibits.md and terms.md say of the exhibits and the glossary: renew_lists.py ROOT

README.md: the table of chapters between its two comments, from tests/golden/list.json.
docs/exhibits.md: the tables of exhibits with their screenshots, likewise.
resources/translations/terms.md: a line for each term of the glossary that has none yet, from the translations.
"""
import json
import pathlib
import re
import sys
import xml.etree.ElementTree as xml

root = pathlib.Path(sys.argv[1])
BEGIN, END = "<!-- exhibits: scripts/renew writes this table -->\n", "<!-- end of exhibits -->"


def chapters():
    """Chapters in the order of the window, each with its exhibits."""
    exhibits = json.loads((root / "tests/golden/list.json").read_text(encoding="utf-8"))["exhibits"]
    names = dict.fromkeys(exhibit["chapter"] for exhibit in exhibits)
    return {name: [exhibit for exhibit in exhibits if exhibit["chapter"] == name] for name in names}


def exhibit_cell(exhibit):
    picture = f"![{exhibit['title']}](../resources/screenshots/{exhibit['id']}.png)"
    return f"{picture} **{exhibit['title']}** (`{exhibit['id']}`): {exhibit['claim']}"


def chapter_section(chapter, exhibits):
    cells = [exhibit_cell(exhibit) for exhibit in exhibits]
    cells += [""] * (len(cells) % 2)
    rows = [f"| {left} | {right} |" for left, right in zip(cells[::2], cells[1::2])]
    return "\n".join([f"\n## {chapter}", "", "| | |", "|---|---|", *rows]) + "\n"


def chapter_row(chapter, exhibits):
    titles = " · ".join(exhibit["title"] for exhibit in exhibits)
    return f"| [{chapter}](docs/exhibits.md#{chapter.lower()}) | {len(exhibits)} | {titles} |\n"


def renew_between_comments(name, table):
    path = root / name
    text = path.read_text(encoding="utf-8")
    if BEGIN not in text or END not in text:
        sys.exit(f"{name}: the comments around the table of exhibits are missing")
    head, rest = text.split(BEGIN)
    path.write_text(head + BEGIN + table + END + rest.split(END)[1], encoding="utf-8")


def renew_exhibits():
    rows = "".join(chapter_row(*entry) for entry in chapters().items())
    renew_between_comments("README.md", "\n| chapter | pages | |\n|---|---|---|\n" + rows + "\n")
    sections = "".join(chapter_section(*entry) for entry in chapters().items())
    renew_between_comments("docs/exhibits.md", sections + "\n")


def glossary_words(language):
    tree = xml.parse(root / f"resources/translations/attention-lab_{language}.ts")
    for context in tree.iter("context"):
        if context.findtext("name") == "Glossary":
            return {m.findtext("source"): m.findtext("translation") or "" for m in context.iter("message")}
    return {}


def renew_terms():
    path = root / "resources/translations/terms.md"
    text = path.read_text(encoding="utf-8")
    known = {line.split("|")[1].strip().lower() for line in text.splitlines() if line.startswith("| ")}
    # The table of terms ends where the rules on manner begin.
    table, heading, manner = text.partition("\n## Manner\n")
    source = (root / "ui/text/glossary.cpp").read_text(encoding="utf-8")
    chinese, portuguese = glossary_words("zh_CN"), glossary_words("pt_BR")
    for term in re.findall(r'\{Chapter::\w+,\s*"[a-z0-9-]+",\s*Glossary::tr\("([^"]+)"\)', source):
        if term.lower() not in known and chinese.get(term) and portuguese.get(term):
            table = table.rstrip("\n") + f"\n| {term} | {chinese[term]} | {portuguese[term]} |\n"
    path.write_text(table + heading + manner, encoding="utf-8")


renew_exhibits()
renew_terms()
