"""Builds what is measured, the way it is shipped."""

import os
import subprocess

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

#: Builds a program as it is shipped.
BUILD = os.path.join(ROOT, "scripts", "build_static")


def output(words):
    """Runs a command; returns what it wrote, and ends the bench when it fails."""
    done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"bench: {' '.join(words)} failed\n{done.stdout}{done.stderr}")
    return done.stdout


def places():
    """Builds the program as it is shipped; returns its path."""
    return output([BUILD]).strip()


def empty_program(folder):
    """A program with nothing in it, built the same way: the least a Swift program costs."""
    os.makedirs(os.path.join(folder, "Sources", "empty"))
    files = {
        "Package.swift": "// swift-tools-version: 6.2\nimport PackageDescription\n\n"
                         'let package = Package(name: "empty", targets: [.executableTarget(name: "empty")])\n',
        "Sources/empty/main.swift": "\n",
    }
    for name, text in files.items():
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            file.write(text)
    return output([BUILD, folder, "empty"]).strip()
