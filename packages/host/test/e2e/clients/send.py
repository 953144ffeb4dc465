"""Sends with Python's email package and smtplib as Django's backend does. The first argument is a file of Django's
settings; what is to be sent comes on standard input, and what became of each message goes to standard output."""
import base64
import json
import smtplib
import ssl
import sys
from email.headerregistry import Address
from email.message import EmailMessage

settings = {}
with open(sys.argv[1]) as file:
    exec(file.read(), settings)
given = json.load(sys.stdin)


def mailbox(one):
    return Address(one["name"], addr_spec=one["address"])


def file(one):
    kind, subtype = one["type"].split("/")
    return {"maintype": kind, "subtype": subtype, "filename": one["filename"]}


def compose(one):
    message = EmailMessage()
    message["From"] = mailbox(one["from"])
    message["To"] = mailbox(one["to"])
    message["Cc"] = mailbox(one["cc"])
    message["Bcc"] = mailbox(one["bcc"])
    message["Reply-To"] = mailbox(one["replyTo"])
    message["Subject"] = one["subject"]
    for name, value in one["headers"].items():
        message[name] = value
    message.set_content(one["text"])
    message.add_alternative(one["html"], subtype="html")
    image = one["image"]
    message.get_payload()[1].add_related(
        base64.b64decode(image["content"]), **file(image), cid=f"<{image['cid']}>", disposition="inline"
    )
    message.add_alternative(one["calendar"], subtype="calendar", params={"method": "REQUEST"})
    message.add_attachment(base64.b64decode(one["file"]["content"]), **file(one["file"]))
    return message


def connect(implicit):
    context = ssl.create_default_context()
    if implicit:
        client = smtplib.SMTP_SSL(settings["EMAIL_HOST"], given["implicitPort"], context=context)
    else:
        client = smtplib.SMTP(settings["EMAIL_HOST"], settings["EMAIL_PORT"])
        if settings["EMAIL_USE_TLS"]:
            client.starttls(context=context)
    client.login(settings["EMAIL_HOST_USER"], settings["EMAIL_HOST_PASSWORD"])
    return client


results = []
for implicit in [False, True]:
    with connect(implicit) as client:
        for one in given["messages"]:
            if one["implicit"] != implicit:
                continue
            try:
                client.send_message(compose(one))
                results.append("sent")
            except smtplib.SMTPResponseException as error:
                results.append(f"{error.smtp_code} {error.smtp_error.decode()}")
print(json.dumps(results))
