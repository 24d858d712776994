"""A geocoding server on the loopback, in a thread, that says what was asked for and can misbehave."""

import asyncio
import json
import threading
import time
import urllib.parse


def answer(status, body, reason="OK", headers=()):
    """An HTTP answer with a JSON body."""
    body = json.dumps(body).encode() if not isinstance(body, bytes) else body
    lines = [f"HTTP/1.1 {status} {reason}", "Content-Type: application/json; charset=UTF-8",
             f"Content-Length: {len(body)}", *headers, "", ""]
    return "\r\n".join(lines).encode() + body


def echo(address):
    """An answer with one result that says what was asked for."""
    return answer(200, {"status": "OK", "results": [{
        "place_id": "id-" + address, "formatted_address": address, "types": ["street_address"],
        "geometry": {"location": {"lat": -33.87, "lng": 151.21}, "location_type": "ROOFTOP"}}]})


def legacy(status):
    """An answer that says no the way of the older services."""
    return answer(200, {"status": status, "results": [], "error_message": "trial"})


class Connection(asyncio.Protocol):
    """One connection; its requests have no bodies."""

    def __init__(self, server):
        self.server = server
        self.received = b""

    def connection_made(self, transport):
        self.server.connections += 1
        self.server.open += 1
        self.transport = transport

    def connection_lost(self, error):
        self.server.open -= 1

    def data_received(self, data):
        self.received += data
        while b"\r\n\r\n" in self.received:
            head, _, self.received = self.received.partition(b"\r\n\r\n")
            target = head.split(b" ", 2)[1].decode()
            query = urllib.parse.parse_qs(urllib.parse.urlsplit(target).query)
            address = query.get("address", [""])[0]
            self.server.asked.append(address)
            self.server.behave(self, address)

    def send(self, data, pause=0.0):
        """Answers, after a pause in seconds."""
        if pause:
            self.server.loop.call_later(pause, self.write, data)
        else:
            self.write(data)

    def write(self, data):
        if not self.transport.is_closing():
            self.transport.write(data)

    def reset(self):
        """Breaks the connection off."""
        self.transport.abort()


class Server:
    """The server as a context. `behave(connection, address)` answers; `asked` is what was asked, in order."""

    def __init__(self, behave):
        self.behave = behave
        self.asked = []
        self.connections = self.open = 0

    def wait_for_quiet(self):
        """Waits until everything that a killed client has sent was seen."""
        quiet = 0
        while quiet < 3:
            time.sleep(0.01)
            quiet = 0 if self.open else quiet + 1

    def __enter__(self):
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.listener = asyncio.run_coroutine_threadsafe(self.listen(0), self.loop).result()
        self.port = self.listener.sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        return self

    async def listen(self, port):
        return await self.loop.create_server(
            lambda: Connection(self), "127.0.0.1", port, backlog=256, reuse_address=True)

    def refuse_for(self, seconds):
        """Takes no connections for a while; called on the server's thread."""
        if self.listener is None:
            return
        self.listener.close()
        self.listener = None

        async def open_again():
            await asyncio.sleep(seconds)
            self.listener = await self.listen(self.port)
        self.loop.create_task(open_again())

    def __exit__(self, *_):
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
