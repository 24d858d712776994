"""Writes the names of countries in many languages as Swift, a line a language, from CLDR as packaged in Babel."""


# Babel's name of a language, and the tag it is asked for by (the first) and its other tags.
LANGUAGES = """
af am ar az be bg bn bs ca cs cy da de el es et eu fa fi fr ga gl gu he,iw hi hr hu hy id is it ja ka kk km kn ko ky lo lt lv mk ml
mn mr ms my nb,no ne nl pa pl pt pt_PT,pt-pt ro ru si sk sl sq sr sv sw ta te th fil,tl tr uk ur uz vi zh_Hans,zh
zh_Hant,zh-tw,zh-hk,zh-mo,zh-hant zu
"""


def source(codes):
    """The text of CountryNames+Generated.swift, for lower-case codes of countries."""
    import babel

    lines = [
        "// swift-format-ignore-file",
        f"// Written by scripts/gazetteer --countries from CLDR as in Babel {babel.__version__}; do not edit.",
        "",
        "extension CountryNames {",
        "  /// By language tag in lower case, each code and name between bars.",
        "  static let table: [String: String] = [",
    ]
    aliases = []
    for entry in LANGUAGES.split():
        name, *tags = entry.split(",")
        own = name.lower().replace("_", "-")
        tag = own if not tags or not name.startswith(("zh_", "pt_")) else tags.pop(0)
        territories = babel.Locale.parse(name).territories
        names = "|".join(f"{code}={territories[code.upper()]}" for code in codes if code.upper() in territories)
        assert '"' not in names and "\\" not in names, name
        lines.append(f'    "{tag}": "|{names}|",')
        aliases += [(other, tag) for other in tags if other != tag]
    lines += ["  ]", "", "  /// Tags that stand for another one of the table.", "  static let aliases: [String: String] = ["]
    lines.append("    " + ", ".join(f'"{other}": "{tag}"' for other, tag in aliases) + ",")
    lines += ["  ]", "}", ""]
    return "\n".join(lines)
