#!/usr/bin/python3
"""Writes corpus/: small good and bad files from which the fuzz targets start."""

import io
import json
import pathlib
import struct
import warnings
import zipfile
import zlib

import numpy

FOLDER = pathlib.Path(__file__).parent / "corpus"


def npy(array, version=(1, 0)):
    file = io.BytesIO()
    numpy.lib.format.write_array(file, array, version=version, allow_pickle=True)
    return file.getvalue()


def npy_by_hand(header, data):
    return b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header) + 1) + header + b"\n" + data


def npy_files():
    reals = (numpy.arange(12.0) - 7).reshape(3, 4) / 4
    good = {
        "f8": npy(reals),
        "f8_fortran": npy(numpy.asfortranarray(reals)),
        "f4_big": npy(reals.astype(">f4")),
        "f8_big_fortran_3d": npy(numpy.asfortranarray((numpy.arange(24) / 8).astype(">f8").reshape(2, 3, 4))),
        "i8": npy(numpy.array([0, -1, 2**53, -(2**63)], dtype="<i8")),
        "u8_big": npy(numpy.array([[0, 2**63]], dtype=">u8")),
        "i1": npy(numpy.arange(-3, 3, dtype="i1").reshape(1, 2, 3)),
        "u2_v2": npy(numpy.arange(6, dtype="<u2").reshape(6, 1), (2, 0)),
        "i4_v3": npy(numpy.arange(6, dtype=">i4").reshape(1, 6), (3, 0)),
        "8d": npy(numpy.zeros((1, 2, 1, 2, 1, 1, 2, 1), dtype="<f4")),
        "python2": npy_by_hand(b"{'shape': (2L, 3L), 'fortran_order': False, 'descr': '|u1'}", b"abcdef"),
    }
    bad = {
        "nan": npy(numpy.array([1, numpy.nan])),
        "inexact": npy(numpy.array([2**53 + 1])),
        "scalar": npy(numpy.array(3.0)),
        "empty_axis": npy(numpy.zeros((0, 3))),
        "half": npy(numpy.zeros(2, dtype="f2")),
        "bool": npy(numpy.zeros(2, dtype="?")),
        "text": npy(numpy.array(["ab"])),
        "object": npy(numpy.array([None])),
        "structured": npy(numpy.zeros(2, dtype=[("x", "<f4"), ("y", "<i2", (2,))])),
        "overflow": npy_by_hand(b"{'descr': '<f8', 'fortran_order': False, 'shape': (2305843009213693952, 2, 4)}", b"12345678"),
        "claims_4_gb": b"\x93NUMPY\x02\x00\xff\xff\xff\xff{}",
        "truncated": npy(reals)[:-3],
        "left_over": npy(reals) + b"x",
        "magic": b"\x93NUMPY",
        "archive": b"PK\x03\x04",
        "nothing": b"",
    }
    return ".npy", good, bad


def csv_files():
    good = {
        "plain": b"1,2\n3,4\n",
        "reals": b"0,1,2\n0,1,0\n0.8414709848078965,0.5403023058681398,-1e-05\n",
        "header": b"position,Col 6\n0,0.5\n1,-2.5e-9\n\n",
        "quoted": b'"a ""b""\nc","d,e"\r\n"1", "2" \r\n3,4\r\n',
        "semicolons": b"x;y\n1;2\n3;4",
        "tabs": b"1\t2\n3\t4\n",
        "mark": b"\xef\xbb\xbf1 , 2\n",
        "one": b"7",
        "column": b"1\n2\n3\n4\n5\n",
    }
    bad = {
        "decimal_comma": b"1,5;2,5\n",
        "ragged": b"1,2\n3\n",
        "nan": b"1,2\nnan,inf\n",
        "empty_field": b"1,2\n,4\n",
        "blank_line": b"1\n\n2\n",
        "quote": b'1,2\n"3,4\n',
        "after_quote": b'1,2\n"3"4,5\n',
        "header_alone": b"x,y\n",
        "utf16": "1,2\n".encode("utf-16"),
        "overflow": b"1e308,1e309\n",
        "commas": b"," * 300,
        "nothing": b"",
    }
    return ".csv", good, bad


def safetensors_by_hand(header, data=b"", length=None):
    return struct.pack("<Q", len(header) if length is None else length) + header + data


def safetensors(tensors, metadata=None):
    """tensors: name to (type, shape, bytes)."""
    header = {} if metadata is None else {"__metadata__": metadata}
    data = b""
    for name, (kind, shape, content) in tensors.items():
        header[name] = {"dtype": kind, "shape": shape, "data_offsets": [len(data), len(data) + len(content)]}
        data += content
    text = json.dumps(header).encode()
    return safetensors_by_hand(text + b" " * (-len(text) % 8), data)


def safetensors_files():
    reals = (numpy.arange(12.0) - 7) / 4
    half = reals.astype("<f2").tobytes()
    brain = (reals.astype("<f4").view("<u4") >> 16).astype("<u2").tobytes()
    single = {"a": ("F32", [3, 4], reals.astype("<f4").tobytes())}
    whole = safetensors(single)
    entry = b'"a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}'
    good = {
        "f32": whole,
        "f64": safetensors({"weight": ("F64", [2, 2, 3], reals.astype("<f8").tobytes())}),
        "halves": safetensors({"h.0.attn.bias": ("F16", [12], half), "h.1.attn.bias": ("BF16", [1, 12], brain)}),
        "metadata": safetensors(single, {"format": "pt", "\u732b": 'a "text"'}),
        "others": safetensors({"i": ("I64", [2], bytes(16)), "b": ("BOOL", [3], bytes(3)), "f": ("F4", [4], bytes(2))}),
        "empty_and_single": safetensors({"e": ("F32", [0, 3], b""), "s": ("F32", [], bytes(4)), "n": ("F16", [2], bytes(4))}),
        "no_tensors": safetensors({}),
        "attention": safetensors({
            "a.W_q.weight": ("F16", [2, 1], half[:4]), "a.W_k.weight": ("F16", [2, 1], half[:4]),
            "a.W_v.weight": ("F16", [2, 1], half[:4]), "a.W_o.weight": ("F16", [1, 2], half[:4]),
            "b.in_proj_weight": ("F16", [3, 1], half[:6]), "b.in_proj_bias": ("F16", [3], half[:6]),
            "b.out_proj.weight": ("F16", [1, 1], half[:2]),
            "c.c_attn.weight": ("F16", [1, 3], half[:6]), "c.c_proj.weight": ("F16", [1, 1], half[:2]),
        }),
        "order": safetensors_by_hand(b'{"b":{"data_offsets":[8,10],"shape":[1],"dtype":"BF16"},' + entry + b"}", bytes(10)),
    }
    bad = {
        "nan": safetensors({"a": ("F32", [2], numpy.array([1, numpy.nan], dtype="<f4").tobytes())}),
        "half_infinity": safetensors({"a": ("F16", [2], b"\0\0\0\x7c")}),
        "overlap": safetensors_by_hand(b'{"b":{"dtype":"F32","shape":[1],"data_offsets":[4,8]},' + entry + b"}", bytes(8)),
        "hole": safetensors_by_hand(b'{"b":{"dtype":"F32","shape":[1],"data_offsets":[12,16]},' + entry + b"}", bytes(16)),
        "left_over": whole + b"x",
        "truncated": whole[:-3],
        "outside": safetensors_by_hand(b"{" + entry + b"}", bytes(4)),
        "reversed": safetensors_by_hand(b"{" + entry.replace(b"0,8", b"8,0") + b"}", bytes(8)),
        "size": safetensors_by_hand(b"{" + entry.replace(b"[2]", b"[3]") + b"}", bytes(8)),
        "overflow": safetensors_by_hand(b"{" + entry.replace(b"[2]", b"[4294967296,4294967296]") + b"}", bytes(8)),
        "far": safetensors_by_hand(b"{" + entry.replace(b"0,8", b"18446744073709551607,18446744073709551615") + b"}", bytes(8)),
        "dtype": safetensors_by_hand(b"{" + entry.replace(b"F32", b"F31") + b"}", bytes(8)),
        "twice": safetensors_by_hand(b"{" + entry + b"," + entry + b"}", bytes(8)),
        "unknown_key": safetensors_by_hand(b"{" + entry.replace(b"shape", b"strides") + b"}", bytes(8)),
        "metadata_number": safetensors_by_hand(b'{"__metadata__":{"a":1}}'),
        "deep": safetensors_by_hand(b'{"a":' * 500),
        "lists": safetensors_by_hand(b'{"a":{"shape":' + b"[" * 500),
        "not_json": safetensors_by_hand(b"{" + entry + b",}", bytes(8)),
        "long_number": safetensors_by_hand(b'{"a":{"shape":[' + b"9" * 400 + b"1e999]}}"),
        "zero": safetensors_by_hand(b"{}\0"),
        "list": safetensors_by_hand(b"[]"),
        "utf8": safetensors_by_hand(b'{"\xc3\x28":{}}'),
        "length_of_4_gb": safetensors_by_hand(b"{}", length=2**32),
        "length_of_2_64": safetensors_by_hand(b"{}", length=2**64 - 1),
        "length": safetensors_by_hand(b"{}", length=3),
        "archive": b"PK\x03\x04",
        "nothing": b"",
    }
    return ".safetensors", good, bad


def tokenizer_files():
    printable = [*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100)]
    tokens = [*map(chr, printable), *(chr(256 + i) for i in range(256 - len(printable))), "ab", "<|endoftext|>"]
    ids = {token: i for i, token in enumerate(tokens)}
    whole = {
        "added_tokens": [{"id": 257, "content": "<|endoftext|>", "special": True}, {"id": 258, "content": "  "}],
        "normalizer": None,
        "pre_tokenizer": {"type": "ByteLevel", "add_prefix_space": True},
        "post_processor": {"type": "TemplateProcessing", "single": [{"Sequence": {"id": "A"}}]},
        "decoder": {"type": "ByteLevel"},
        "model": {"type": "BPE", "dropout": None, "vocab": ids, "merges": ["a b"]},
    }

    def text(value):
        return json.dumps(value, ensure_ascii=False).encode()

    vocabulary = b" " + text(ids) + b"\n"
    good = {
        "tokenizer": text(whole),
        "pairs": text(whole | {"model": whole["model"] | {"merges": [["a", "b"]]}}),
        "vocabulary": vocabulary + b"#version: 0.2\na b\n",
    }
    bad = {
        "line": vocabulary + b"a b c\n",
        "no_merges": vocabulary,
        "model": text({"model": {"type": "WordPiece"}}),
        "normalizer": text(whole | {"normalizer": {"type": "NFC"}}),
        "lists": b'{"model":' + b"[[]," * 500,
        "deep": b'{"a":' * 500,
        "nothing": b"",
    }
    return ".json", good, bad


def scene(**changes):
    whole = {
        "attention-lab-scene": 1,
        "program": "0.1.0",
        "exhibit": "encoding-heatmap",
        "parameters": {"n": 60, "d": 32, "base": 10000, "row": None, "column": 3, "colour-map": "blues", "look": "lab"},
        "view": {"zoom": None, "size": {"width": 120, "height": 80}},
        "arrays": {},
    }
    whole.update(changes)
    return json.dumps(whole, indent=2, ensure_ascii=False).encode() + b"\n"


def array(**changes):
    whole = {"path": "X.npy", "sha256": "0123456789abcdef" * 4, "shape": [2, 3], "values": [0, -1.5, 2e-9, 3, -0.0, 5]}
    whole.update(changes)
    return {"input": {key: value for key, value in whole.items() if value is not None}}


def scene_files():
    good = {
        "plain": scene(),
        "short": b'{"attention-lab-scene": 1, "exhibit": "encoding-curves"}',
        "zoom": scene(view={"zoom": {"left": -0.5, "right": 12.25, "top": 0, "bottom": 1e3}, "size": None}),
        "array": scene(arrays=array()),
        "array_elsewhere": scene(arrays=array(values=None, path="a/猫.csv")),
        "two_arrays": scene(arrays={**array(), "memory": array(path="", shape=[6], values=[1] * 6)["input"]}),
        "base": scene(parameters={"base": 1.0000000000000002, "n": 1000000, "d": 100000, "start": 1000000}),
        "mark": b"\xef\xbb\xbf" + scene(program="0.2.0\n\u732b"),
    }
    bad = {
        "newer": scene(**{"attention-lab-scene": 2}),
        "unknown_key": scene(colour="red"),
        "twice": b'{"attention-lab-scene": 1, "exhibit": "encoding-curves", "exhibit": "encoding-heatmap"}',
        "type": scene(parameters={"n": "60"}),
        "range": scene(parameters={"base": 1, "n": 10**400}),
        "exhibit": scene(exhibit="nothing"),
        "shape": scene(arrays=array(shape=[4294967296, 4294967296])),
        "values": scene(arrays=array(values=[1, None])),
        "many_keys": b"{" + b",".join(b'"%d":[]' % i for i in range(1025)) + b"}",
        "deep": b"[" * 5000,
        "deep_objects": b'{"arrays":' * 300,
        "lists": scene(arrays=array(values=[[1, 2, 3], [4, 5, 6]])),
        "utf8": scene().replace(b"lab", b"\xc3\x28"),
        "surrogate": b'{"\\ud800": 1}',
        "cut": scene(arrays=array())[:400],
        "number": b"1e999",
        "nothing": b"",
    }
    return ".attention", good, bad


def png(*chunks):
    pixel = [(b"IHDR", struct.pack(">IIBBBBB", 1, 1, 1, 0, 0, 0, 0)), *chunks, (b"IDAT", zlib.compress(b"\0\0")), (b"IEND", b"")]
    data = b"\x89PNG\r\n\x1a\n"
    for name, content in pixel:
        data += struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
    return data


def svg(text, before=b""):
    return (
        b'<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="10mm" height="5mm">\n'
        + before
        + b'<metadata><scene xmlns="urn:attention-lab">'
        + text.replace(b"&", b"&amp;").replace(b"<", b"&lt;").replace(b">", b"&gt;")
        + b'</scene></metadata>\n<path d="M0,0 L1,1"/></svg>\n'
    )


def pdf(text, length=None):
    return (
        b"%PDF-1.4\n1 0 obj\n<< /Type /EmbeddedFile /Subtype /application#2Fx-attention-lab-scene+json /Length "
        + (length or b"%d" % len(text))
        + b" >>\nstream\n"
        + text
        + b"\nendstream\nendobj\n%%EOF\n"
    )


def picture_files():
    keyword = b"attention-lab-scene\0"
    text = scene(arrays=array())
    good = {
        "plain.attention": scene(),
        "text.png": png((b"tEXt", keyword + scene())),
        "packed.png": png((b"zTXt", keyword + b"\0" + zlib.compress(text))),
        "international.png": png((b"iTXt", keyword + b"\0\0\0\0" + scene(arrays=array(path="猫.csv", values=None)))),
        "packed_international.png": png((b"tEXt", b"Title\0x"), (b"iTXt", keyword + b"\1\0en\0\0" + zlib.compress(text))),
        "plain.svg": svg(scene()),
        "quoted.svg": svg(text).replace(b'"n"', b"&quot;n&#34;"),
        "plain.pdf": pdf(scene()),
        "comment.svg": svg(text, b"<!-- > --><title>a</title><metadata/>"),
    }
    bad = {
        "no_scene.png": png((b"tEXt", b"Title\0attention-lab-scene")),
        "no_scene.svg": b"<svg><metadata/></svg>",
        "checksum.png": png((b"tEXt", keyword + scene())).replace(b"blues", b"black"),
        "cut.png": png((b"tEXt", keyword + scene()))[:200],
        "longer_than_file.png": png((b"tEXt", keyword))[:33] + b"\x00\xf0\x00\x00tEXt" + keyword,
        "length.png": png((b"tEXt", keyword))[:33] + b"\xff\xff\xff\xfftEXt" + keyword,
        "bomb.png": png((b"zTXt", keyword + b"\0" + zlib.compress(b"[" * 1_000_000, 9))),
        "larger_bomb.png": png((b"zTXt", keyword + b"\0" + zlib.compress(b" " * 20_000_000, 9))),
        "damaged_pack.png": png((b"zTXt", keyword + b"\0" + zlib.compress(text)[:-20])),
        "cut.svg": svg(text)[:300],
        "entities.svg": b'<!DOCTYPE s [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>'
        + svg(b"").replace(b"></scene>", b">&c;&c;</scene>"),
        "attributes.svg": b"<svg " + b" ".join(b"a%d=''" % i for i in range(500)) + b">",
        "deep.svg": b"<g>" * 3000,
        "paper.pdf": b"%PDF-1.4\n",
        "cut.pdf": pdf(scene())[:300],
        "length.pdf": pdf(scene(), b"99999999999999999999"),
        "length_beyond_file.pdf": pdf(scene(), b"16000000"),
        "nothing": b"",
    }
    return "", good, bad


LESSON = b"# T\n\n## One\nshow: order\nWords.\n"


def packed(files, method=zipfile.ZIP_DEFLATED, kind=0o100644):
    """files: (name, bytes) in their order."""
    archive = io.BytesIO()
    with warnings.catch_warnings(), zipfile.ZipFile(archive, "w", method) as out:
        warnings.simplefilter("ignore")
        for name, data in files:
            entry = zipfile.ZipInfo(name)
            entry.external_attr = kind << 16
            entry.create_system = 3
            entry.compress_type = method
            out.writestr(entry, data)
    return archive.getvalue()


def with_flag(data, flag):
    """Sets a flag of each entry, in both of its headers."""
    data = bytearray(data)
    for signature, place in [(b"PK\x03\x04", 6), (b"PK\x01\x02", 8)]:
        at = data.find(signature)
        while at >= 0:
            data[at + place] |= flag
            at = data.find(signature, at + 4)
    return bytes(data)


def packed_lesson_files():
    one = [("order.lesson", LESSON)]
    plain = packed(one)
    stored = packed(one, zipfile.ZIP_STORED)
    good = {
        "plain": packed(one + [("order.zh_CN.lesson", LESSON)]),
        "folder": packed([("folder/", b""), ("folder/order.lesson", LESSON), ("folder/s.attention", scene())]),
        "stored": stored,
        "macos": packed(one + [("__MACOSX/._order.lesson", b"x"), (".DS_Store", b"x")]),
        "translation": packed([("\u5e8f.pt_BR.lesson", LESSON)]),
        "arrays": packed(one + [("data/X.npy", npy(numpy.zeros((2, 2))))]),
    }
    bad = {
        "parent": packed(one + [("../evil.lesson", LESSON)]),
        "parent_inside": packed(one + [("a/../../evil", b"x")]),
        "absolute": packed([("/tmp/order.lesson", LESSON)]),
        "drive": packed([("C:order.lesson", LESSON)]),
        "backslash": packed([("..\\order.lesson", LESSON)]),
        "link": packed(one + [("passwd", b"/etc/passwd")], kind=0o120777),
        "encrypted": with_flag(plain, 1),
        "truncated": plain[:-30],
        "cut_in_half": plain[: len(plain) // 2],
        "two": packed(one + [("heads.lesson", LESSON)]),
        "none": packed([("readme.txt", b"x")]),
        "empty": packed([]),
        "latin1": plain.replace(b"order.lesson", b"ord\xe9r.lesson"[:12]),
        "control": plain.replace(b"order.lesson", b"ord\ner.lesson"[:12]),
        "twice": packed(one + one),
        "twice_capital": packed(one + [("ORDER.lesson", LESSON)]),
        "file_and_folder": packed([("a", b"x"), ("a/order.lesson", LESSON)]),
        "bomb": packed(one + [("zeros.npy", bytes(12_000_000))]),
        "many": packed(one + [(f"{i}.txt", b"") for i in range(300)]),
        "bzip2": packed(one, zipfile.ZIP_BZIP2),
        "checksum": stored.replace(b"Words.", b"words."),
        "smaller_than_it_is": stored.replace(struct.pack("<I", len(LESSON)), struct.pack("<I", 4)),
        "larger_than_it_is": plain.replace(struct.pack("<I", len(LESSON)), struct.pack("<I", 2**31)),
        "text": LESSON,
        "nothing": b"",
    }
    return ".zip", good, bad


def main():
    kinds = {
        "npy": npy_files(),
        "csv": csv_files(),
        "safetensors": safetensors_files(),
        "tokenizer": tokenizer_files(),
        "scene": scene_files(),
        "picture": picture_files(),
        "packed_lesson": packed_lesson_files(),
    }
    for name, (suffix, good, bad) in kinds.items():
        folder = FOLDER / name
        folder.mkdir(parents=True, exist_ok=True)
        for kind, files in [("good", good), ("bad", bad)]:
            for title, data in files.items():
                (folder / f"{kind}_{title}{suffix}").write_bytes(data)


if __name__ == "__main__":
    main()
