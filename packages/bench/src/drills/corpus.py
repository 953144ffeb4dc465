"""Compares messages as they were sent with what came out of them: python3 corpus.py PAIRS [SERVERS]

PAIRS is a JSON list of [file sent, file that came out]; SERVERS says how many servers more than Sendwright's they came by,
none by default. Prints as JSON how many are equal, and which are not and why.
Written without anything of Sendwright: fields and bodies are compared as octets, and messages that were made anew by what
Python's email package reads of them.
"""

import base64
import email
import email.policy
import json
import re
import sys

REMOVED = re.compile(
    rb"(?:bcc|resent-bcc|return-path|x-ses-.*|x-sendwright-.*"
    rb"|x-tags|x-template|x-variables|x-scheduled-at|idempotency-key|resend-idempotency-key)\Z",
    re.IGNORECASE,
)
ADDED = {b"received", b"dkim-signature", b"x-sendwright-message-id"}
LONGEST_LINE = 998
# What mail names one charset, and readers read as one that has more characters (the Encoding Standard).
SUPERSETS = {"iso-8859-1": "cp1252", "us-ascii": "cp1252", "euc-kr": "cp949", "ks_c_5601-1987": "cp949", "gb2312": "gb18030"}


def split(message):
    """The fields of a message, folded as they are, and its body."""
    if message.startswith(b"\r\n"):
        return [], message[2:]
    header, _, body = message.partition(b"\r\n\r\n")
    return [one for one in re.split(rb"\r\n(?![ \t])", header) if one], body


def name_of(field):
    return field.partition(b":")[0].strip().lower()


def why_not_equal(sent, out, servers):
    """Why what came out is not what was sent below what servers add; None where it is."""
    fields, body = split(sent)
    out_fields, out_body = split(out)
    if body != out_body:
        return "the body"
    kept = [one for one in fields if not REMOVED.match(name_of(one))]
    names = {name_of(one) for one in kept}
    count = len(out_fields) - len(kept)
    if count < 0 or out_fields[count:] != kept:
        gone = [name_of(one).decode("latin1") for one in kept if one not in out_fields]
        return "the header: " + (", ".join(gone[:3]) or "its order")
    allowed = ADDED | ({b"date", b"message-id"} - names)
    added = [name_of(one) for one in out_fields[:count]]
    traces = max(0, min(servers, added.count(b"received") - 1))
    if len(added) - traces != len(set(added)) or not set(added) <= allowed:
        return "what was added: " + ", ".join(one.decode("latin1") for one in added)
    return None


def may_be_made_anew(message):
    """Whether few servers would take it: its lines are too long, or its header is not ASCII."""
    header, _, _ = message.partition(b"\r\n\r\n")
    return any(len(line) > LONGEST_LINE for line in message.split(b"\r\n")) or not header.isascii() or b"\0" in message


def is_made_anew(out):
    """It has no Received of its own server, and is ASCII with short lines."""
    return out.isascii() and not may_be_made_anew(out)


def content_of(part):
    """The octets of a part; base64 up to its padding, with signs that are none left out (RFC 2045 section 6.8)."""
    if part.get("content-transfer-encoding", "").strip().lower() != "base64":
        return part.get_payload(decode=True) or b""
    signs = re.sub(rb"[^A-Za-z0-9+/=]", b"", part.get_payload().encode("ascii", "replace")).partition(b"=")[0]
    if len(signs) % 4 == 1:
        signs = signs[:-1]
    return base64.b64decode(signs + b"=" * (-len(signs) % 4))


def text_of(content, charset):
    """A text without its white space; None where it is no text of its charset, which readers show as they like."""
    try:
        text = content.decode(SUPERSETS.get(charset, charset))
    except (LookupError, UnicodeDecodeError):
        return None
    return "".join(text.split())


def shown_of(message):
    """The texts and files of a message, whatever their encoding is."""
    shown = []
    for part in email.message_from_bytes(message, policy=email.policy.compat32).walk():
        if part.is_multipart():
            continue
        content = content_of(part)
        if part.get_content_maintype() == "text" and part.get_content_disposition() != "attachment":
            shown.append(text_of(content, part.get_content_charset("utf-8")))
        else:
            shown.append(content.removesuffix(b"\r\n"))
    return [one for one in shown if one is None or len(one) > 0]


def shows_the_same(sent, out):
    before, after = shown_of(sent), shown_of(out)
    return len(before) == len(after) and all(one is None or one == other for one, other in zip(before, after))


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        pairs = json.load(file)
    servers = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    equal, made_anew, missing, differing = 0, 0, [], []
    for sent_name, out_name in pairs:
        with open(sent_name, "rb") as file:
            sent = file.read()
        if not sent.endswith(b"\r\n"):
            sent += b"\r\n"
        try:
            with open(out_name, "rb") as file:
                out = file.read()
        except FileNotFoundError:
            missing.append(sent_name)
            continue
        why = why_not_equal(sent, out, servers)
        if why is None:
            equal += 1
        elif may_be_made_anew(sent) and is_made_anew(out):
            made_anew += 1
            if not shows_the_same(sent, out):
                differing.append({"file": sent_name, "why": "made anew, and shows something else"})
        else:
            differing.append({"file": sent_name, "why": why})
    print(json.dumps({"equal": equal, "madeAnew": made_anew, "missing": missing, "differing": differing}))


main()
