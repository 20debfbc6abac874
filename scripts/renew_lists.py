"""Writes what README.md and terms.md say of the exhibits and the glossary: renew_lists.py ROOT

README.md: the table of exhibits between its two comments, from tests/golden/list.json.
resources/translations/terms.md: a line for each term of the glossary that has none yet, from the translations.
"""
import json
import pathlib
import re
import sys
import xml.etree.ElementTree as xml

root = pathlib.Path(sys.argv[1])


def exhibit_cell(exhibit):
    picture = f"![{exhibit['title']}](resources/screenshots/{exhibit['id']}.png)"
    return f"{picture} **{exhibit['title']}** (`{exhibit['id']}`): {exhibit['claim']}"


def exhibit_table(exhibits):
    lines = []
    for chapter in dict.fromkeys(exhibit["chapter"] for exhibit in exhibits):
        cells = [exhibit_cell(exhibit) for exhibit in exhibits if exhibit["chapter"] == chapter]
        cells += [""] * (len(cells) % 2)
        lines += ["", f"**{chapter}**", "", "| | |", "|---|---|"]
        lines += [f"| {left} | {right} |" for left, right in zip(cells[::2], cells[1::2])]
    return "\n".join(lines) + "\n"


def renew_readme():
    path = root / "README.md"
    text = path.read_text(encoding="utf-8")
    exhibits = json.loads((root / "tests/golden/list.json").read_text(encoding="utf-8"))["exhibits"]
    begin, end = "<!-- exhibits: scripts/renew writes this table -->\n", "\n<!-- end of exhibits -->"
    if begin not in text or end not in text:
        sys.exit("README.md: the comments around the table of exhibits are missing")
    head, rest = text.split(begin)
    path.write_text(head + begin + exhibit_table(exhibits) + end + rest.split(end)[1], encoding="utf-8")


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
    source = (root / "ui/text/glossary.cpp").read_text(encoding="utf-8")
    chinese, portuguese = glossary_words("zh_CN"), glossary_words("pt_BR")
    for term in re.findall(r'\{Chapter::\w+,\s*"[a-z0-9-]+",\s*Glossary::tr\("([^"]+)"\)', source):
        if term.lower() not in known and chinese.get(term) and portuguese.get(term):
            text = text.rstrip("\n") + f"\n| {term} | {chinese[term]} | {portuguese[term]} |\n"
    path.write_text(text, encoding="utf-8")


renew_readme()
renew_terms()
