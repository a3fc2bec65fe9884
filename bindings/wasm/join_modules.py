#!/usr/bin/env python3
"""Puts one WebAssembly module into another, as a custom section with the name `nonet.trace`.

Usage: join_modules.py OUTER INNER RESULT
"""

import pathlib
import sys

NAME = b"nonet.trace"


def leb128(number):
    """An unsigned number as WebAssembly writes it: seven bits a byte, the lowest first."""
    written = bytearray()
    while True:
        number, low = number >> 7, number & 0x7F
        written.append(low | (0x80 if number else 0))
        if not number:
            return bytes(written)


def main():
    outer, inner, result = (pathlib.Path(name) for name in sys.argv[1:])
    content = leb128(len(NAME)) + NAME + inner.read_bytes()
    section = b"\0" + leb128(len(content)) + content
    result.write_bytes(outer.read_bytes() + section)


if __name__ == "__main__":
    main()
