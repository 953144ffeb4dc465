"""Messages as dkimpy signs them, and seals them at each of some hops: a JSON of cases comes in, one of messages goes out."""
import base64, json, sys
import dkim

given = json.load(sys.stdin)
keys = {name: text.encode() for name, text in given["keys"].items()}

def signed(case):
    message = base64.b64decode(case["message"])
    selector = case["selector"]
    canonical = tuple(form.encode() for form in case["canon"].split("/"))
    field = dkim.sign(message, selector.encode(), b"a.example", keys[selector], canonicalize=canonical,
        signature_algorithm=b"ed25519-sha256" if selector == "ed" else b"rsa-sha256")
    message = field + message
    for hop in range(case["hops"]):
        if hop > 0:
            message += b"-- \r\nThe footer of hop %d\r\n" % hop
        found = b"Authentication-Results: hop%d.example; arc=%s; dkim=pass header.d=a.example\r\n" % (hop, b"pass" if hop > 0 else b"none")
        message = found + message
        message = b"".join(dkim.arc_sign(message, b"rsa", b"a.example", keys["rsa"], b"hop%d.example" % hop)) + message
    return base64.b64encode(message).decode()

json.dump([signed(case) for case in given["cases"]], sys.stdout)
