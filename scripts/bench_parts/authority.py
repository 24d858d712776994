"""A throw-away certificate authority, and copies of the system's store that trust it as well.

Both programs must verify the loopback server against everything the machine trusts, without a change to the machine. Each
is given the same roots, those of the system and ours, in the form its own default takes:

- `places` reads the folder with hashed names (/etc/ssl/certs) and opens only the root it needs. It gets a copy of that
  folder with our root in it, through SSL_CERT_DIR.
- `curl` reads the one file with all roots (/etc/ssl/certs/ca-certificates.crt on Debian). It gets a copy of that file with
  our root at its end, through CURL_CA_BUNDLE.
"""

import os
import shutil
import ssl
import subprocess

LEAF_EXTENSIONS = "subjectAltName=DNS:localhost,IP:127.0.0.1,IP:::1\nextendedKeyUsage=serverAuth\n"


def openssl(*words):
    return subprocess.run(["openssl", *words], check=True, capture_output=True, text=True).stdout


class Authority:
    """Keys, certificates and stores in a folder that the caller removes."""

    def __init__(self, folder):
        self.folder = folder
        self.certificate = self.path("authority.pem")
        self.server_certificate = self.path("server.pem")
        self.server_key = self.path("server.key")
        openssl("req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
                "-subj", "/CN=places bench authority", "-keyout", self.path("authority.key"), "-out", self.certificate)
        openssl("req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
                "-subj", "/CN=localhost", "-keyout", self.server_key, "-out", self.path("server.csr"))
        with open(self.path("server.ext"), "w", encoding="ascii") as file:
            file.write(LEAF_EXTENSIONS)
        openssl("x509", "-req", "-in", self.path("server.csr"), "-CA", self.certificate,
                "-CAkey", self.path("authority.key"), "-CAcreateserial", "-days", "2",
                "-extfile", self.path("server.ext"), "-out", self.server_certificate)

    def path(self, name):
        return os.path.join(self.folder, name)

    def hashed_folder(self):
        """A copy of the system's folder, with our root under its hashed name."""
        system = ssl.get_default_verify_paths().openssl_capath
        system = next(path for path in ("/etc/ssl/certs", system) if os.path.isdir(path))
        copy = self.path("certs")
        shutil.copytree(system, copy, symlinks=True, ignore=lambda _, names: [n for n in names if n == "java"])
        name = openssl("x509", "-in", self.certificate, "-noout", "-hash").strip()
        shutil.copy(self.certificate, os.path.join(copy, f"{name}.0"))
        return copy

    def bundle(self):
        """A copy of the system's file of all roots, with ours at the end."""
        system = next(path for path in ("/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt",
                                        "/etc/ssl/ca-bundle.pem", "/etc/ssl/cert.pem") if os.path.isfile(path))
        copy = self.path("bundle.pem")
        with open(copy, "wb") as file:
            for part in (system, self.certificate):
                with open(part, "rb") as source:
                    file.write(source.read())
        return copy
