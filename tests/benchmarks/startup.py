"""Starts the program on a virtual screen and watches the screen's memory: how long until a window is painted, and how
much memory the process then holds."""
import mmap
import os
import shutil
import statistics
import struct
import subprocess
import tempfile
import time
from pathlib import Path

import numpy as np

#: The picture is complete when the screen has not changed for this long, in seconds.
STILL = 1.0
#: No start takes this long, in seconds.
PATIENCE = 20.0
POLL = 0.001


class CouldNotRun(Exception):
    """A sentence on what is missing or went wrong."""


class Screen:
    """An X server whose pixels lie in a mapped file, `pixels`."""

    def __init__(self, folder):
        if not shutil.which("Xvfb"):
            raise CouldNotRun("Xvfb is not installed, so no window can be timed: install xvfb")
        reading, writing = os.pipe()
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1440x900x24", "-fbdir", folder, "-nocursor",
             "-noreset"],
            pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as answer:
            number = answer.readline().strip()
        if not number:
            self._server.wait()
            raise CouldNotRun("Xvfb does not start")
        self.display = f":{number}"
        # An X window dump: a header of 32-bit words, the lowest byte last, the colour table, then the pixels.
        with open(Path(folder) / "Xvfb_screen0", "rb") as file:
            self._memory = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        header = struct.unpack(">20I", self._memory[:80])
        offset, height, bytes_per_line = header[0] + 12 * header[19], header[5], header[12]
        self._pixels = np.frombuffer(self._memory, np.uint32, height * bytes_per_line // 4, offset).reshape(height, -1)

    def look(self):
        """Every fourth line of the screen as it is now."""
        return self._pixels[::4].copy()

    def close(self):
        self._server.terminate()
        self._server.wait()


def start_once(program, screen, environment):
    """Milliseconds to the first and to the last change of the screen, and the bytes resident after it."""
    empty = screen.look()
    begin = time.monotonic()
    process = subprocess.Popen([str(program)], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        seen, first, last = empty, None, None
        while last is None or time.monotonic() - last < STILL:
            time.sleep(POLL)
            if process.poll() is not None:
                raise CouldNotRun(f"{program.name} ended with status {process.returncode} instead of showing a window")
            now = time.monotonic()
            if now - begin > PATIENCE:
                raise CouldNotRun(f"{program.name} paints no window, or never stops painting")
            view = screen.look()
            if np.array_equal(view, seen):
                continue
            seen, last = view, now
            first = first or now
        status = Path(f"/proc/{process.pid}/status").read_text()
        resident = int(status.split("VmRSS:")[1].split()[0]) * 1024
    finally:
        process.kill()
        process.wait()
    # The server takes a moment to clear what the window leaves.
    end = time.monotonic() + PATIENCE
    while not np.array_equal(screen.look(), empty) and time.monotonic() < end:
        time.sleep(POLL)
    return {"first_ms": (first - begin) * 1e3, "whole_ms": (last - begin) * 1e3, "resident": resident}


def measure(program, starts):
    """The medians over some starts after a first one that fills the caches; a person's settings stay out of it."""
    with tempfile.TemporaryDirectory() as folder:
        foreign = ("QT_", "XDG_", "WAYLAND_")
        environment = {key: value for key, value in os.environ.items() if not key.startswith(foreign)}
        screen = Screen(folder)
        try:
            runtime = Path(folder, "runtime")
            runtime.mkdir(mode=0o700)
            environment.update(DISPLAY=screen.display, HOME=folder, QT_QPA_PLATFORM="xcb", XDG_RUNTIME_DIR=str(runtime))
            start_once(program, screen, environment)
            runs = [start_once(program, screen, environment) for _ in range(starts)]
        except OSError as error:
            raise CouldNotRun(f"{program.name} cannot be started: {error.strerror}") from error
        finally:
            screen.close()
    return {key: statistics.median(run[key] for run in runs) for key in runs[0]}
