"""What a page tells before its script runs: its language and title, a preview for messengers, a line without scripts.

The built `index.html` is English; `page` puts the reader's words into it. A page with more to tell, such as an
invitation, makes a `Head` of its own.
"""

import html
import json
import re
from dataclasses import dataclass
from functools import lru_cache

from starlette.requests import Request

from serai.core.message import Message
from serai.i18n import messages as say
from serai.i18n.translator import closest_language, translator
from serai.server.http.errors import language_of

#: How a preview names our languages.
LOCALES = {"en": "en_GB", "fr": "fr_FR", "it": "it_IT", "ja": "ja_JP", "ru": "ru_RU"}
PICTURE = "/icons/icon-512.png"


@dataclass(frozen=True, slots=True)
class Head:
    """Title and description of a page, in the reader's language, and the path of the picture of its preview."""

    title: str
    description: str
    picture: str = PICTURE
    #: Whether the picture is wide and shown large; else it is a small square.
    is_wide: bool = False


def language_for(request: Request) -> str:
    """The language of a page: `?lang=fr` of its link, which a messenger keeps, or what the browser asks for."""
    return closest_language(request.query_params.get("lang")) or language_of(request.scope["headers"])


def origin_for(request: Request, public_url: str | None) -> str:
    """The address before every path, without a slash: previews need whole addresses."""
    return public_url or f"{request.url.scheme}://{request.url.netloc}"


def head_of(path: str, language: str) -> Head:
    """The head of a page of the app that needs no table for it."""
    text = translator(language)
    about = text(say.site_description())
    match path.strip("/").split("/"):
        case ["rules", game] if (key := f"{game}-title") != (name := text(Message(key))):
            return Head(text(say.site_rules_of(name)), about)
        case ["rules"]:
            return Head(text(say.site_rules()), about)
        case ["about"]:
            return Head(text(say.site_about()), about)
    return Head("Serai", about)


def tags(head: Head, language: str, origin: str) -> str:
    """The tags of a preview, for the end of a `<head>`."""
    open_graph = {
        "og:type": "website",
        "og:site_name": "Serai",
        "og:title": head.title,
        "og:description": head.description,
        "og:locale": LOCALES[language],
        "og:image": origin + head.picture,
    }
    lines = [f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in open_graph.items()]
    card = "summary_large_image" if head.is_wide else "summary"
    return "\n    ".join([*lines, f'<meta name="twitter:card" content="{card}" />'])


@lru_cache(maxsize=256)
def page(template: str, head: Head, language: str, origin: str) -> bytes:
    """The built page with this head."""
    title = head.title if head.title == "Serai" else f"{head.title} · Serai"
    without = translator(language)(say.site_no_script())
    parts = {
        r'<html lang="en">': f'<html lang="{language}">',
        r'(<meta name="description" content=")[^"]*': rf"\g<1>{_literal(head.description)}",
        r"<title>[^<]*</title>": f"<title>{_literal(title)}</title>",
        r"<noscript>[^<]*</noscript>": f"<noscript>{_literal(without)}</noscript>",
        r"(\n?)( *)</head>": rf"\1    {_literal(tags(head, language, origin), is_html=True)}\n\2</head>",
    }
    for pattern, words in parts.items():
        template = re.sub(pattern, words, template, count=1)
    return template.encode()


def _literal(text: str, is_html: bool = False) -> str:
    """Text as it stands in HTML and in the second argument of `re.sub`."""
    return (text if is_html else html.escape(text)).replace("\\", r"\\")


@lru_cache(maxsize=len(LOCALES))
def manifest(template: str, language: str) -> bytes:
    """The manifest of the installed app, with its language and a description."""
    told = {"lang": language, "dir": "ltr", "description": translator(language)(say.site_description())}
    return json.dumps({**json.loads(template), **told}, ensure_ascii=False).encode()
