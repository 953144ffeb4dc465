"""Sends with django-anymail over SendGrid's, Postmark's and Mailgun's interfaces, and prints what became of each email as JSON."""

import json
import sys

import django
from django.conf import settings

base, key, sender = sys.argv[1:4]
settings.configure(INSTALLED_APPS=["anymail"], ANYMAIL={})
django.setup()

from anymail.message import AnymailMessage  # noqa: E402
from django.core.mail import get_connection  # noqa: E402


def connection(service, token):
    if service == "sendgrid":
        options = {"api_key": token, "api_url": base + "/sendgrid/v3/"}
    elif service == "mailgun":
        options = {"api_key": token, "api_url": base + "/mailgun/v3"}
    else:
        options = {"server_token": token, "api_url": base + "/postmark/"}
    return get_connection("anymail.backends.%s.EmailBackend" % service, **options)


def make(service, token=key, **over):
    fields = {"subject": "Hi", "body": "Hi", "from_email": "Shop <%s>" % sender, "to": ["Ada <ada@example.com>"]}
    return AnymailMessage(**{**fields, "connection": connection(service, token), **over})


def statuses(message):
    """What anymail takes the recipients' states for, and the ids by which it knows their emails."""
    message.send()
    recipients = message.anymail_status.recipients.values()
    return {
        "statuses": sorted({recipient.status for recipient in recipients}),
        "ids": sorted({recipient.message_id for recipient in recipients}),
    }


def refusal(message):
    try:
        message.send()
    except Exception as error:
        return type(error).__name__
    return "sent"


def one(service):
    message = make(
        service,
        subject="Grüße",
        to=["\"Lovelace, Ada\" <ada@example.com>", "Jürgen <bob@example.com>"],
        cc=["cc@example.com"],
        bcc=["bcc@example.com"],
        reply_to=["B <b@acme.example>"],
        headers={"X-Order": "12"},
        metadata={"order": 12},
        tags=["Welcome mail"],
        track_opens=True,
    )
    logo = message.attach_inline_image(b"logo", filename="logo.png", subtype="png")
    message.attach_alternative('<img src="cid:%s">' % logo, "text/html")
    message.attach("a.txt", "one", "text/plain")
    return statuses(message)


def batch(service):
    merge_data = {"ada@example.com": {"name": "Ada"}, "bob@example.com": {"name": "Bob"}}
    extra = {"merge_field_format": "-{}-"} if service == "sendgrid" else {}
    body = "Hi %recipient.name%" if service == "mailgun" else "Hi -name-"
    return statuses(
        make(service, body=body, to=list(merge_data), merge_data=merge_data, esp_extra=extra)
    )


def template(service):
    data = {"name": "Ada", "home": {"city": "Ulm"}}
    return statuses(make(service, subject="", body="", template_id="d-12", merge_global_data=data))


json.dump(
    {
        service: {
            "one": one(service),
            "batch": batch(service),
            "template": template(service),
            "inactive": refusal(make(service, to=["gone@example.com"])),
            "some": refusal(make(service, to=["ada@example.com", "gone@example.com"])),
            "invalid": refusal(make(service, to=["ada@example.com", "ada@-.example"])),
            "token": refusal(make(service, token="none")),
            "unverified": refusal(make(service, from_email="a@elsewhere.example")),
        }
        for service in ("sendgrid", "postmark", "mailgun")
    },
    sys.stdout,
)
