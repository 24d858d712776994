"""A server on the loopback that answers geocoding requests after a pause, from a process of its own.

    python3 batch_stub.py MILLISECONDS

Prints its port, ends when its standard input does, and then prints how many connections there were and how many requests.
"""

import asyncio
import json
import os
import subprocess
import sys

RESULT = {
    "place_id": "ChIJbenchmark00000000000001", "formatted_address": "1 Example Street, Sydney NSW 2000, Australia",
    "types": ["street_address"],
    "address_components": [
        {"long_name": "1", "short_name": "1", "types": ["street_number"]},
        {"long_name": "Example Street", "short_name": "Example St", "types": ["route"]},
        {"long_name": "Sydney", "short_name": "Sydney", "types": ["locality", "political"]},
        {"long_name": "New South Wales", "short_name": "NSW", "types": ["administrative_area_level_1", "political"]},
        {"long_name": "Australia", "short_name": "AU", "types": ["country", "political"]},
        {"long_name": "2000", "short_name": "2000", "types": ["postal_code"]}],
    "geometry": {
        "location": {"lat": -33.87, "lng": 151.21}, "location_type": "ROOFTOP",
        "viewport": {"northeast": {"lat": -33.86, "lng": 151.22}, "southwest": {"lat": -33.88, "lng": 151.2}}},
}
BODY = json.dumps({"results": [RESULT], "status": "OK"}, indent=2).encode()
ANSWER = (b"HTTP/1.1 200 OK\r\nContent-Type: application/json; charset=UTF-8\r\nContent-Length: %d\r\n\r\n%b"
          % (len(BODY), BODY))


class Connection(asyncio.Protocol):
    """One connection; its requests have no bodies."""

    pause = 0.0
    connections = 0
    requests = 0

    def connection_made(self, transport):
        Connection.connections += 1
        self.transport = transport
        self.received = b""

    def data_received(self, data):
        self.received += data
        while b"\r\n\r\n" in self.received:
            _, _, self.received = self.received.partition(b"\r\n\r\n")
            Connection.requests += 1
            if self.pause:
                asyncio.get_running_loop().call_later(self.pause, self.transport.write, ANSWER)
            else:
                self.transport.write(ANSWER)


async def serve(milliseconds):
    Connection.pause = milliseconds / 1000
    loop = asyncio.get_running_loop()
    server = await loop.create_server(Connection, "127.0.0.1", 0, backlog=256)
    print(server.sockets[0].getsockname()[1], flush=True)
    await loop.run_in_executor(None, sys.stdin.read)
    print(Connection.connections, Connection.requests, flush=True)


class BatchStub:
    """The server as a context; when it has ended, `connections` and `requests` are what it saw."""

    def __init__(self, milliseconds):
        self.words = [sys.executable, os.path.abspath(__file__), str(milliseconds)]
        self.connections = self.requests = 0

    def __enter__(self):
        self.process = subprocess.Popen(self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.address = f"http://127.0.0.1:{int(self.process.stdout.readline())}"
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.connections, self.requests = map(int, self.process.stdout.readline().split())
        self.process.wait()
        self.process.stdout.close()


if __name__ == "__main__":
    asyncio.run(serve(float(sys.argv[1])))
