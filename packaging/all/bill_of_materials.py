"""Tells what is inside the packages of a release: names, versions, licences and where each is used.

    bill_of_materials.py VERSION EPOCH FOLDER NAME=LIST...

writes FOLDER/bill-of-materials.json (CycloneDX 1.5) and bill-of-materials.txt. Each LIST has lines of package, version,
source package and its version, with tabs between them, of what is inside the package called NAME. EPOCH is the time of
the commit in seconds. The same input gives the same bytes.
"""

import datetime
import json
import pathlib
import sys

# By Debian's source package: the licence of what is used of it, as an SPDX expression. A source that is missing here ends
# the run: a licence is looked up by a person, in the package's own copyright file.
LICENCES = {
    "brotli": "MIT",
    "dbus": "AFL-2.1 OR GPL-2.0-or-later",
    "double-conversion": "BSD-3-Clause",
    "eigen3": "MPL-2.0",
    "expat": "MIT",
    "fontconfig": "HPND-sell-variant AND MIT",
    "fonts-inter": "OFL-1.1",
    "fonts-noto-cjk": "OFL-1.1",
    "freetype": "FTL OR GPL-2.0-or-later",
    "gcc-12": "GPL-3.0-or-later WITH GCC-exception-3.1",
    "giflib": "MIT",
    "glib2.0": "LGPL-2.1-or-later",
    "graphite2": "LGPL-2.1-or-later OR MPL-1.1 OR GPL-2.0-or-later",
    "harfbuzz": "MIT",
    "icu": "Unicode-DFS-2016",
    "libb2": "CC0-1.0",
    "libbsd": "BSD-3-Clause AND BSD-2-Clause AND ISC",
    "libcap2": "BSD-3-Clause OR GPL-2.0-only",
    "libffi": "MIT",
    "libgcrypt20": "LGPL-2.1-or-later",
    "libglvnd": "MIT",
    "libgpg-error": "LGPL-2.1-or-later",
    "libice": "MIT",
    "libjpeg-turbo": "IJG AND BSD-3-Clause AND Zlib",
    "libmd": "BSD-3-Clause AND BSD-2-Clause AND ISC AND Beerware",
    "libpng1.6": "libpng-2.0",
    "libsm": "MIT",
    "libwebp": "BSD-3-Clause",
    "libx11": "MIT",
    "libxau": "MIT",
    "libxcb": "MIT",
    "libxdmcp": "MIT",
    "libxkbcommon": "MIT",
    "libzstd": "BSD-3-Clause OR GPL-2.0-only",
    "lmodern": "LicenseRef-GUST-Font-License",
    "lz4": "BSD-2-Clause",
    "md4c": "MIT",
    "minizip": "Zlib",
    "nlohmann-json3": "MIT",
    "pcre2": "BSD-3-Clause",
    "qcustomplot": "GPL-3.0-or-later",
    "qrencode": "LGPL-2.1-or-later",
    "qt6-base": "LGPL-3.0-only",
    "qt6-svg": "LGPL-3.0-only",
    "qt6-translations": "LGPL-3.0-only",
    "qt6-wayland": "LGPL-3.0-only",
    "systemd": "LGPL-2.1-or-later",
    "util-linux": "BSD-3-Clause",
    "wayland": "MIT",
    "xcb-util": "MIT",
    "xcb-util-image": "MIT",
    "xcb-util-keysyms": "MIT",
    "xcb-util-renderutil": "MIT",
    "xcb-util-wm": "MIT",
    "xz-utils": "LicenseRef-public-domain",
    "zlib": "Zlib",
    # The standard library of the compiler that makes the page for browsers.
    "emscripten": "MIT OR NCSA",
}


def read(lists):
    """Reads the lists. Returns (package, version) -> (source, version of the source, names of packages that have it)."""
    found = {}
    for argument in lists:
        name, path = argument.split("=", 1)
        for line in pathlib.Path(path).read_text().splitlines():
            package, version, source, source_version = line.split("\t")
            if source not in LICENCES:
                sys.exit(f"bill_of_materials.py: {source} has no licence in the table of this file; look it up and add it")
            found.setdefault((package, version), (source, source_version, []))[2].append(name)
    return sorted(found.items())


def cyclonedx(version, time, found):
    components = [
        {
            "type": "library",
            "bom-ref": f"{package}@{package_version}",
            "name": package,
            "version": package_version,
            "licenses": [{"expression": LICENCES[source]}],
            "purl": f"pkg:deb/debian/{package}@{package_version.replace(':', '%3A').replace('+', '%2B')}",
            "properties": [
                {"name": "debian:source", "value": f"{source} {source_version}"},
                *({"name": "attention-lab:used-in", "value": use} for use in uses),
            ],
        }
        for (package, package_version), (source, source_version, uses) in found
    ]
    program = {
        "type": "application",
        "bom-ref": f"attention-lab@{version}",
        "name": "attention-lab",
        "version": version,
        "licenses": [{"expression": "GPL-3.0-or-later"}],
    }
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"timestamp": time, "component": program},
        "components": components,
    }


def table(version, found):
    rows = [("package", "version", "licence", "used in"), ("attention-lab", version, "GPL-3.0-or-later", "all")]
    rows += [
        (package, package_version, LICENCES[source], ", ".join(uses))
        for (package, package_version), (source, _, uses) in found
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    return "".join("  ".join([*map(str.ljust, row, widths), row[3]]) + "\n" for row in rows)


def main():
    version, epoch, folder, *lists = sys.argv[1:]
    time = datetime.datetime.fromtimestamp(int(epoch), datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    found = read(lists)
    out = pathlib.Path(folder)
    (out / "bill-of-materials.json").write_text(
        json.dumps(cyclonedx(version, time, found), indent=1, ensure_ascii=False) + "\n"
    )
    (out / "bill-of-materials.txt").write_text(table(version, found))


main()
