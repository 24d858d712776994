"""A server on the loopback that answers as Places API (New) would, from a process of its own.

    python3 stub.py [CERTIFICATE KEY]      over TLS when there is a certificate

Prints its port and ends when its standard input does. Autocomplete is answered at once; a place's details after as many
seconds as the place ID says behind its last hyphen ("slow-1").
"""

import json
import os
import socket
import ssl
import subprocess
import sys
import threading
import time

PREDICTIONS = [
    {"placePrediction": {
        "place": f"places/ChIJbenchmark{number:014}", "placeId": f"ChIJbenchmark{number:014}",
        "text": {"text": f"Cheesebury Bank, {number} Example Street, Sydney NSW, Australia",
                 "matches": [{"endOffset": 8}]},
        "structuredFormat": {
            "mainText": {"text": "Cheesebury Bank", "matches": [{"endOffset": 8}]},
            "secondaryText": {"text": f"{number} Example Street, Sydney NSW, Australia"}},
        "types": ["bank", "finance", "point_of_interest", "establishment"]}}
    for number in range(1, 6)
]


def answer(target):
    """The status and the document for a request."""
    if target == "/v1/places:autocomplete":
        return 200, {"suggestions": PREDICTIONS}
    name = target.split("?")[0].removeprefix("/v1/places/")
    time.sleep(float(name.rpartition("-")[2]))
    return 200, {"name": f"places/{name}", "id": name, "formattedAddress": "1 Example Street, Sydney NSW, Australia",
                 "location": {"latitude": -33.87, "longitude": 151.21}, "types": ["bank"]}


def serve(connection, context):
    """Answers one connection until it closes."""
    try:
        with context.wrap_socket(connection, server_side=True) if context else connection as stream:
            received = b""
            while True:
                while b"\r\n\r\n" not in received:
                    more = stream.recv(65536)
                    if not more:
                        return
                    received += more
                head, _, received = received.partition(b"\r\n\r\n")
                lines = head.decode("latin-1").split("\r\n")
                fields = {name.strip().lower(): value.strip() for name, _, value in (l.partition(":") for l in lines[1:])}
                length = int(fields.get("content-length", "0"))
                while len(received) < length:
                    received += stream.recv(65536)
                received = received[length:]
                status, document = answer(lines[0].split(" ")[1])
                body = json.dumps(document, indent=2).encode()
                stream.sendall(b"HTTP/1.1 %d OK\r\nContent-Type: application/json; charset=UTF-8\r\n"
                               b"Content-Length: %d\r\n\r\n%b" % (status, len(body), body))
    except (OSError, ValueError):
        pass


def main(certificate=None, key=None):
    context = None
    if certificate:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate, key)
        context.set_alpn_protocols(["http/1.1"])
    listener = socket.create_server(("127.0.0.1", 0), backlog=128)
    print(listener.getsockname()[1], flush=True)

    def accept():
        while True:
            connection, _ = listener.accept()
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            threading.Thread(target=serve, args=(connection, context), daemon=True).start()

    threading.Thread(target=accept, daemon=True).start()
    sys.stdin.read()


class Stub:
    """The server as a context: its process, and the address it answers under; over TLS with an authority."""

    def __init__(self, authority=None):
        self.words = [sys.executable, os.path.abspath(__file__)]
        self.scheme = "http"
        if authority:
            self.words += [authority.server_certificate, authority.server_key]
            self.scheme = "https"

    def __enter__(self):
        self.process = subprocess.Popen(self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.address = f"{self.scheme}://localhost:{int(self.process.stdout.readline())}"
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
