"""Compares received emails with what Python's email package reads of their messages: python3 corpus.py RECORDS

RECORDS has a JSON object on each line: the file of a message as it was received, and its record with the SHA-256 of each
attachment. Prints as JSON how many are equal, how many cannot be compared and by which rule, and which differ and why.
Written without anything of Sendwright.
"""

import base64
import email
import email.header
import email.policy
import hashlib
import json
import re
import sys
from collections import Counter

# What mail names one charset, and readers read as one that has more characters (the Encoding Standard).
SUPERSETS = {
    "iso-8859-1": "cp1252",
    "us-ascii": "cp1252",
    "ascii": "cp1252",
    "latin1": "cp1252",
    "iso-8859-9": "cp1254",
    "iso-8859-11": "cp874",
    "tis-620": "cp874",
    "euc-kr": "cp949",
    "ks_c_5601-1987": "cp949",
    "gb2312": "gb18030",
    "gbk": "gb18030",
    "big5": "big5hkscs",
    "shift_jis": "cp932",
}
LONGEST_VALUE = 8192
LONGEST_TEXT = 2_500_000
TEXTS = {"text/plain", "text/html"}


def content_of(part):
    """The octets of a part; base64 up to its padding, with signs that are none left out (RFC 2045 section 6.8)."""
    encoding = re.sub(r"[^a-z0-9-]", "", str(part.get("content-transfer-encoding", "")).partition(";")[0].lower())
    if encoding != "base64":
        if encoding == "quoted-printable" and str(part["content-transfer-encoding"]).lower() != encoding:
            part.replace_header("content-transfer-encoding", encoding)
        return part.get_payload(decode=True) or b""
    signs = re.sub(rb"[^A-Za-z0-9+/=]", b"", part.get_payload().encode("ascii", "surrogateescape")).partition(b"=")[0]
    if len(signs) % 4 == 1:
        signs = signs[:-1]
    return base64.b64decode(signs + b"=" * (-len(signs) % 4))


def charset_of(part):
    try:
        return (part.get_content_charset() or "utf-8").strip().lower()
    except (LookupError, UnicodeError, ValueError, TypeError):
        return "?"


def text_of(content, charset):
    """A text; None where it is no text of its charset, which readers show as they like."""
    try:
        return content.decode(SUPERSETS.get(charset, charset))
    except (LookupError, UnicodeError, ValueError):
        return None


def texts_of(part, content):
    """The texts that readers may take a part for: none where they show it as they like."""
    charset = charset_of(part)
    # An `=` that begins no octet is shown by some, and left out by others (RFC 2045 section 6.7).
    is_quoted = str(part.get("content-transfer-encoding", "")).strip().lower() == "quoted-printable"
    if is_quoted and re.search(r"=(?![0-9A-Fa-f]{2}|[ \t]*\r?\n|[ \t]*\Z)", part.get_payload()):
        return []
    # The character sets of one name differ in a few characters.
    if charset.startswith("big5"):
        return [text_of(content, one) for one in ("big5hkscs", "cp950", "big5")]
    # What names ASCII and has other octets is UTF-8 to some. An html says its charset itself where its part does not.
    if part.get_content_maintype() == "text" and part.get_param("charset") is None and not content.isascii():
        return [] if "html" in part.get_content_type() else [text_of(content, "utf-8"), text_of(content, "cp1252")]
    return [text_of(content, one) for one in ([charset, "utf-8"] if charset in ("us-ascii", "ascii") else [charset])]


def bare(text):
    """A text without blanks and controls, of which readers make different ones."""
    return re.sub(r"[\s\x00-\x1f\x7f-\xa0\u2028\u2029\ufeff]+", "", text)


def is_file(part, content_type):
    """Whether a part without others in it is a file in any case."""
    return content_type not in TEXTS or part.get_content_disposition() == "attachment"


def type_of(part):
    """The type without what stands after it by mistake."""
    found = re.match(r"[a-z0-9!#$&^_.+-]+/[a-z0-9!#$&^_.+-]+", part.get_content_type())
    return part.get_content_type() if found is None else found[0]


def leaves(part):
    """
    The parts that have no others; a message within the message is one file. Of an alternative, a second text of the same
    type says the same (RFC 2046 section 5.1.4), and is left out.
    """
    if part.get_content_maintype() == "multipart" and part.is_multipart():
        shown = set()
        for child in part.get_payload():
            if part.get_content_subtype() == "alternative" and not child.is_multipart() and child.get_payload().strip():
                if type_of(child) in TEXTS & shown and not is_file(child, type_of(child)):
                    continue
                shown.add(type_of(child))
            yield from leaves(child)
    else:
        yield part


def decoded(value):
    """A field decoded; None where it has encoded words that readers decode as they like."""
    if "=?" not in value:
        return value
    try:
        words = email.header.decode_header(re.sub(r"\r?\n", "", value))
        return "".join(
            one if isinstance(one, str) else one.decode(SUPERSETS.get((charset or "ascii").lower(), charset or "ascii"))
            for one, charset in words
        )
    except (LookupError, UnicodeError, ValueError, email.errors.HeaderParseError):
        return None


def fields_of(message):
    return [(name, re.sub(r"\r?\n", "", str(value))) for name, value in message.raw_items()]


def header_differs(message, record):
    """Why the header is another one; None where it is not."""
    fields = [(name.strip(), value) for name, value in fields_of(message)][:250]
    own = [(one["name"], one["value"]) for one in record["headers"]]
    names = [name.lower() for name, _ in fields]
    if names != [name.lower() for name, _ in own]:
        gone = Counter(names) - Counter(name.lower() for name, _ in own)
        more = Counter(name.lower() for name, _ in own) - Counter(names)
        return f"fields: without {sorted(gone)[:3]}, beyond {sorted(more)[:3]}"
    for (name, value), (_, mine) in zip(fields, own):
        if not value.isascii() or len(value) > LONGEST_VALUE or "=?" in value and re.search(r"=\?[^?]*\?.\?[^?]*[ \t]", value):
            continue
        text = decoded(value)
        if text is not None and "\ufffd" not in text + mine and bare(text) != bare(mine):
            return f"field {name}: {text[:60]!r} is {mine[:60]!r}"
    return None


def flat_html(text):
    """The text of an html as far as both forms of it are to be compared."""
    return bare(re.sub(r"&(?:amp|lt|gt|quot|#39);|<br>", "", text))


def flat_text(text):
    return bare(re.sub(r"[&<>\"']", "", text))


def is_shown(text, part, record):
    """Whether a text is in one of the forms that are shown."""
    shown = [record["text"] or "", record["html"] or ""]
    if any(bare(text)[: LONGEST_TEXT // 2] in bare(one) for one in shown):
        return True
    if "format" in str(part.get("content-type", "")).lower():
        # Quote signs of lines that were broken, and stuffed blanks, are not in what is shown.
        without = [bare(re.sub(r"(?m)^[> ]+", "", one)) for one in (text, shown[0])]
        return without[0] in without[1]
    return type_of(part) == "text/plain" and flat_text(text) in flat_html(shown[1])


def parts_differ(message, record):
    files = list(record["attachments"])
    for part in leaves(message):
        content_type = type_of(part)
        if part.get_content_maintype() == "message" and part.is_multipart():
            content = None
        elif part.is_multipart():
            continue
        else:
            content = content_of(part)
        digest = None if content is None else hashlib.sha256(content).hexdigest()
        found = next(
            (at for at, one in enumerate(files) if digest is None and one["contentType"].startswith(content_type)
             or one["digest"] == digest or one["digestBare"] == hashlib.sha256(content.rstrip(b"\r\n")).hexdigest()),
            None,
        )
        if found is not None:
            own = files.pop(found)
            name = part.get_filename()
            if name is not None and name.isascii() and "=?" not in name and own["filename"] is None and name.strip():
                return f"name {name!r} is lost"
            continue
        if content is not None and not is_file(part, content_type):
            texts = [one.replace("\0", "\ufffd") for one in texts_of(part, content) if one is not None and "\ufffd" not in one]
            if not texts or any(is_shown(one, part, record) for one in texts):
                continue
        if content is None or len(content.strip()) == 0:
            continue
        return f"part {content_type} of {len(content)} octets is nowhere"
    if files:
        return f"file {files[0]['filename']!r} of {files[0]['contentType'][:40]} is no part"
    return None


def rule_of(message):
    """Why readers may read a message in their own ways; None where they may not."""
    defects = [type(defect).__name__ for part in message.walk() for defect in part.defects]
    return next(iter(sorted(defects)), None)


def main():
    equal, excused, differing = 0, Counter(), []
    with open(sys.argv[1], encoding="utf-8") as lines:
        for line in lines:
            record = json.loads(line)
            with open(record["file"], "rb") as file:
                message = email.message_from_bytes(file.read().lstrip(b"\r\n"), policy=email.policy.compat32)
            why = header_differs(message, record) or parts_differ(message, record)
            if why is None:
                equal += 1
                continue
            rule = rule_of(message)
            if rule is None or "-v" in sys.argv:
                differing.append({"file": record["file"], "why": f"{why} ({rule})"})
            else:
                excused[rule] += 1
    print(json.dumps({"equal": equal, "excused": excused, "differing": differing}))


main()
