#!/usr/bin/env python3
"""nonet serve, asked over sockets: what it gives, what it refuses, how it ends.

serve_test.py NONET [TEST...]
"""
import gzip
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import unittest

NONET = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "nonet").resolve()
PATIENCE = 30
INDEX = "<!doctype html><title>page</title>\n"
SCRIPT = "export const digits = '123456789';\n" * 100
WASM = bytes(range(256)) * 40
# What is sent is what lies beside the file, whatever it is: no Brotli is needed to see that.
WASM_BR = b"as small as it gets"


def make_page(folder):
    folder = pathlib.Path(folder)
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(INDEX)
    (folder / "sw.js").write_text(SCRIPT)
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / "empty.txt").write_text("")
    (folder / "assets" / "main-4f3a.js").write_text(SCRIPT)
    (folder / "assets" / "nonet-11aa.wasm").write_bytes(WASM)
    (folder / "assets" / "main-4f3a.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (folder / "assets" / "nonet-11aa.wasm.gz").write_bytes(gzip.compress(WASM))
    (folder / "assets" / "nonet-11aa.wasm.br").write_bytes(WASM_BR)
    (folder / ".hidden").write_text("hidden")
    (folder / "link.txt").symlink_to("/etc/passwd")


class Answer:
    def __init__(self, raw):
        head, _, self.body = raw.partition(b"\r\n\r\n")
        first, *lines = head.decode("latin1").split("\r\n")
        self.status = int(first.split()[1])
        self.headers = {}
        for line in lines:
            name, _, value = line.partition(":")
            self.headers[name.lower()] = value.strip()


class Server:
    def __init__(self, *arguments, command=NONET):
        self.process = subprocess.Popen(
            [command, "serve", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        self.url = self.process.stdout.readline().strip()
        match = re.fullmatch(r"http://\[?([^]]+)]?:(\d+)/", self.url)
        if not match:
            raise AssertionError(f"no address: {self.url!r} {self.process.communicate()}")
        self.host, self.port = match.group(1), int(match.group(2))

    def raw(self, data):
        with socket.create_connection((self.host, self.port), PATIENCE) as connection:
            connection.sendall(data)
            chunks = []
            while chunk := connection.recv(65536):
                chunks.append(chunk)
        return b"".join(chunks)

    def ask(self, path, method="GET", body=b"", **headers):
        lines = [f"{method} {path} HTTP/1.1", "Host: localhost", "Connection: close"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        return Answer(self.raw("\r\n".join(lines).encode("latin1") + b"\r\n\r\n" + body))

    def end(self, number=signal.SIGTERM):
        self.process.send_signal(number)
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out, err


class Served(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        make_page(cls.folder.name)
        cls.server = Server("--port", "0", "--page", cls.folder.name)

    @classmethod
    def tearDownClass(cls):
        status, _, err = cls.server.end()
        assert (status, err) == (0, ""), (status, err)
        cls.folder.cleanup()

    def test_page_and_content_types(self):
        for path, kind, content in [
            ("/", "text/html; charset=utf-8", INDEX.encode()),
            ("/index.html", "text/html; charset=utf-8", INDEX.encode()),
            ("/?p=53..7", "text/html; charset=utf-8", INDEX.encode()),
            ("/sw.js", "text/javascript; charset=utf-8", SCRIPT.encode()),
            ("/manifest.webmanifest", "application/manifest+json", b"{}"),
            ("/icon.svg", "image/svg+xml", None),
            ("/empty.txt", "text/plain; charset=utf-8", b""),
            ("/assets/main-4f3a.js", "text/javascript; charset=utf-8", SCRIPT.encode()),
            ("/assets/nonet-11aa.wasm", "application/wasm", WASM),
        ]:
            answer = self.server.ask(path)
            self.assertEqual((answer.status, answer.headers["content-type"]), (200, kind), path)
            if content is not None:
                self.assertEqual(answer.body, content, path)

    def test_policy_on_every_answer(self):
        for path in ("/", "/assets/main-4f3a.js", "/nothing"):
            headers = self.server.ask(path).headers
            policy = headers["content-security-policy"]
            self.assertIn("default-src 'none'", policy)
            self.assertIn("script-src 'self' 'wasm-unsafe-eval';", policy)
            for word in ("'unsafe-inline'", "'unsafe-eval'", "http:", "https:", "*"):
                self.assertNotIn(word, policy)
            self.assertEqual(headers["x-content-type-options"], "nosniff")
            self.assertEqual(headers["referrer-policy"], "no-referrer")

    def test_caching(self):
        lasting = self.server.ask("/assets/main-4f3a.js").headers["cache-control"]
        self.assertEqual(lasting, "public, max-age=31536000, immutable")
        for path in ("/", "/sw.js"):
            first = self.server.ask(path)
            self.assertEqual(first.headers["cache-control"], "no-cache")
            again = self.server.ask(path, If_None_Match=first.headers["etag"])
            self.assertEqual((again.status, again.body), (304, b""))
            self.assertEqual(self.server.ask(path, If_None_Match='"other"').status, 200)
        self.assertEqual(self.server.ask("/nothing").headers["cache-control"], "no-store")

    def test_compression_when_asked_for(self):
        for path, accepted, coding, content in [
            ("/assets/main-4f3a.js", "gzip", "gzip", SCRIPT.encode()),
            ("/assets/main-4f3a.js", "br, gzip", "gzip", SCRIPT.encode()),
            ("/assets/nonet-11aa.wasm", "gzip", "gzip", WASM),
            ("/assets/nonet-11aa.wasm", "gzip, br", "br", WASM_BR),
            ("/assets/nonet-11aa.wasm", "gzip, br;q=0.1", "gzip", WASM),
        ]:
            packed = self.server.ask(path, Accept_Encoding=accepted)
            self.assertEqual((packed.status, packed.headers["content-encoding"]), (200, coding), path)
            self.assertEqual(int(packed.headers["content-length"]), len(packed.body))
            self.assertEqual(gzip.decompress(packed.body) if coding == "gzip" else packed.body, content)
            self.assertEqual(packed.headers["vary"], "Accept-Encoding")
            plain = self.server.ask(path)
            self.assertEqual(packed.headers["content-type"], plain.headers["content-type"])

    def test_no_compression_when_refused_or_not_there(self):
        for path, accepted in [
            ("/assets/nonet-11aa.wasm", "identity"),
            ("/assets/nonet-11aa.wasm", "gzip;q=0, br;q=0"),
            ("/assets/nonet-11aa.wasm", "*;q=0"),
            ("/assets/nonet-11aa.wasm", "xgzip, brr"),
            ("/sw.js", "gzip, br"),
        ]:
            answer = self.server.ask(path, Accept_Encoding=accepted)
            self.assertNotIn("content-encoding", answer.headers, accepted)
            self.assertEqual(answer.body, WASM if path.endswith("wasm") else SCRIPT.encode())
            self.assertEqual(answer.headers["vary"], "Accept-Encoding")

    def test_packed_bodies_are_told_apart(self):
        path = "/assets/nonet-11aa.wasm"
        codings = ("identity", "gzip", "br")
        tags = [self.server.ask(path, Accept_Encoding=coding).headers["etag"] for coding in codings]
        self.assertEqual(len(set(tags)), 3, tags)
        for coding, tag in zip(codings, tags):
            again = self.server.ask(path, Accept_Encoding=coding, If_None_Match=tag)
            self.assertEqual((again.status, again.body), (304, b""), coding)
        other = self.server.ask(path, Accept_Encoding="gzip", If_None_Match=tags[0])
        self.assertEqual(other.status, 200)
        self.assertEqual(self.server.ask(path + ".gz").status, 404)

    def test_head(self):
        got = self.server.ask("/sw.js")
        head = self.server.ask("/sw.js", "HEAD")
        self.assertEqual((head.status, head.body), (200, b""))
        for name in ("content-type", "content-length", "etag", "cache-control"):
            self.assertEqual(head.headers[name], got.headers[name])
        packed = self.server.ask("/assets/main-4f3a.js", "HEAD", Accept_Encoding="gzip")
        self.assertEqual((packed.headers["content-encoding"], packed.body), ("gzip", b""))
        self.assertEqual(self.server.ask("/nothing", "HEAD").status, 404)

    def test_ranges(self):
        wasm = "/assets/nonet-11aa.wasm"
        part = self.server.ask(wasm, Range="bytes=10-19")
        self.assertEqual((part.status, part.body), (206, WASM[10:20]))
        self.assertEqual(part.headers["content-range"], f"bytes 10-19/{len(WASM)}")
        self.assertEqual(self.server.ask(wasm, Range="bytes=-5").body, WASM[-5:])
        self.assertEqual(self.server.ask(wasm, Range="bytes=5-").body, WASM[5:])
        for bad in ("bytes=99999-", "bytes=9-3", "bytes=999999-9999999"):
            self.assertIn(self.server.ask(wasm, Range=bad).status, (200, 416), bad)
        past = self.server.ask(wasm, Range=f"bytes={len(WASM)}-")
        self.assertEqual((past.status, past.body), (416, b""))
        self.assertEqual(past.headers["content-range"], f"bytes */{len(WASM)}")
        last = self.server.ask(wasm, Range=f"bytes={len(WASM) - 1}-")
        self.assertEqual((last.status, last.body), (206, WASM[-1:]))
        # A list could ask for the file a thousand times over: it gets the file once.
        many = self.server.ask(wasm, Range="bytes=" + ",".join(["0-"] * 500))
        self.assertEqual((many.status, many.body), (200, WASM))

    def test_ranges_of_one_version(self):
        wasm = "/assets/nonet-11aa.wasm"
        tag = self.server.ask(wasm).headers["etag"]
        same = self.server.ask(wasm, Range="bytes=10-19", If_Range=tag)
        self.assertEqual((same.status, same.body), (206, WASM[10:20]))
        for other in ('"other"', f"W/{tag}", "Sat, 01 Jan 2050 00:00:00 GMT"):
            whole = self.server.ask(wasm, Range="bytes=10-19", If_Range=other)
            self.assertEqual((whole.status, whole.body), (200, WASM), other)
            self.assertNotIn("content-range", whole.headers)

    def test_nothing_outside_of_the_folder(self):
        for path in (
            "/../../../../etc/passwd",
            "/..%2f..%2f..%2f..%2fetc%2fpasswd",
            "/%2e%2e/%2e%2e/etc/passwd",
            "/assets/../../../etc/passwd",
            "//etc/passwd",
            "/./index.html/../../etc/passwd",
            "/..\\..\\etc\\passwd",
            "/index.html%00.js",
            "/link.txt",
            "/.hidden",
            "/assets",
            "/assets/",
            "/nothing",
            "/" + "a" * 5000,
        ):
            answer = self.server.ask(path)
            self.assertIn(answer.status, (400, 404, 414), path[:60])
            self.assertNotIn(b"root:", answer.body)
            self.assertNotIn(b"hidden", answer.body)

    def test_only_reading(self):
        for method in ("POST", "PUT", "DELETE", "PATCH", "OPTIONS"):
            answer = self.server.ask("/", method, b"x" * 1000, Content_Length="1000")
            self.assertEqual(answer.status, 405, method)
            self.assertEqual(answer.headers["allow"], "GET, HEAD")
        unending = self.server.ask("/", "POST", b"5\r\nhello\r\n", Transfer_Encoding="chunked")
        self.assertEqual(unending.status, 405)

    def test_nonsense_does_not_end_it(self):
        for data in (
            b"\r\n\r\n",
            b"\x00\x01\x02\r\n\r\n",
            b"GET\r\n\r\n",
            b"GET / HTTP/9.9\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: " + b"a" * 100000 + b"\r\n\r\n",
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        ):
            try:
                self.server.raw(data + b"\r\n\r\n")
            except OSError:
                pass  # hung up on us, as it may
        self.assertEqual(self.server.ask("/").status, 200)


class Running(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        make_page(self.folder.name)

    def complaint(self, *arguments):
        done = subprocess.run([NONET, "serve", *arguments], capture_output=True, text=True, timeout=PATIENCE)
        self.assertEqual((done.returncode, done.stdout), (2, ""), arguments)
        self.assertEqual(done.stderr.count("Traceback"), 0)
        return done.stderr

    def test_signals_end_it_cleanly(self):
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            server = Server("--port", "0", "--page", self.folder.name)
            self.assertEqual(server.ask("/").status, 200)
            # With a connection that is kept open.
            with socket.create_connection((server.host, server.port), PATIENCE) as connection:
                connection.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
                self.assertTrue(connection.recv(100).startswith(b"HTTP/1.1 200"))
                self.assertEqual(server.end(number), (0, "", ""), number)

    def test_port_in_use(self):
        server = Server("--port", "0", "--page", self.folder.name)
        try:
            said = self.complaint("--port", str(server.port), "--page", self.folder.name)
            self.assertIn(f"port {server.port}", said)
            self.assertIn("in use", said)
            self.assertIn("--port 0", said)
        finally:
            server.end()

    def test_loopback_by_default(self):
        server = Server("--port", "0", "--page", self.folder.name)
        server.end()
        self.assertEqual(server.host, "127.0.0.1")

    def test_hosts(self):
        if socket.has_ipv6 and pathlib.Path("/proc/net/if_inet6").is_file():
            server = Server("--port", "0", "--host", "::1", "--page", self.folder.name)
            self.assertEqual(server.ask("/").status, 200)
            self.assertEqual(server.end()[0], 0)
        said = self.complaint("--host", "", "--port", "0", "--page", self.folder.name)
        self.assertIn("--host is empty", said)
        said = self.complaint("--host", "no.such.host.invalid", "--page", self.folder.name)
        self.assertIn("no.such.host.invalid", said)

    def test_folders_that_are_no_page(self):
        self.assertIn("no such folder", self.complaint("--page", "/no/such/folder"))
        with tempfile.TemporaryDirectory() as empty:
            self.assertIn("index.html", self.complaint("--page", empty))

    def test_page_that_was_installed(self):
        with tempfile.TemporaryDirectory() as prefix:
            prefix = pathlib.Path(prefix)
            for folder in ("bin", "libexec/nonet"):
                (prefix / folder).mkdir(parents=True)
            command = shutil.copy(NONET, prefix / "bin")
            shutil.copy(NONET.parent / "nonet-serve", prefix / "libexec/nonet")
            done = subprocess.run([command, "serve"], capture_output=True, text=True, timeout=PATIENCE)
            self.assertEqual((done.returncode, done.stdout), (2, ""))
            self.assertIn("share/nonet/page: no such folder", done.stderr)
            self.assertIn("./run serve", done.stderr)
            shutil.copytree(self.folder.name, prefix / "share/nonet/page", symlinks=True)
            server = Server("--port", "0", command=command)
            self.assertEqual(server.ask("/").body.decode(), INDEX)
            packed = server.ask("/assets/nonet-11aa.wasm", Accept_Encoding="gzip, br")
            self.assertEqual((packed.headers["content-encoding"], packed.body), ("br", WASM_BR))
            self.assertEqual(server.end(), (0, "", ""))

    def test_usage(self):
        self.assertIn("port", self.complaint("--port", "65536"))
        self.assertIn("port", self.complaint("--port", "http"))
        self.assertIn("serve", self.complaint("operand"))


if __name__ == "__main__":
    if not (NONET.parent / "nonet-serve").is_file():
        print("SKIPPED: nonet was built without its server (libcpp-httplib-dev)")
        sys.exit(77)
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]], verbosity=2)
