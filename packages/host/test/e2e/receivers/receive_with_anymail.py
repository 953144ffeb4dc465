"""A Django application with django-anymail's inbound views, which prints each email that they give it as a line of JSON."""
import json
import os
import sys
from socketserver import ThreadingMixIn
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

import django
from django.conf import settings

settings.configure(
    SECRET_KEY="not a secret",
    ALLOWED_HOSTS=["127.0.0.1"],
    ROOT_URLCONF=__name__,
    USE_TZ=True,
    ANYMAIL={"WEBHOOK_SECRET": os.environ["WEBHOOK_SECRET"]},
    DATA_UPLOAD_MAX_MEMORY_SIZE=30_000_000,
)
django.setup()

from anymail.signals import inbound  # noqa: E402
from django.core.wsgi import get_wsgi_application  # noqa: E402
from django.urls import include, path  # noqa: E402

urlpatterns = [path("anymail/", include("anymail.urls"))]


def told(sender, event, **_):
    message = event.message
    print(
        json.dumps(
            {
                "envelope_sender": message.envelope_sender,
                "envelope_recipient": message.envelope_recipient,
                "from": str(message.from_email),
                "to": [str(address) for address in message.to],
                "subject": message.subject,
                "text": message.text,
                "html": message.html,
                "inline": {
                    id: file.get_content_bytes().hex() for id, file in message.inline_attachments.items()
                },
                "attachments": [
                    [file.get_filename(), file.get_content_type(), file.get_content_bytes().hex()]
                    for file in message.attachments
                ],
            }
        ),
        flush=True,
    )


inbound.connect(told, weak=False)


class Server(ThreadingMixIn, WSGIServer):
    daemon_threads = True


class Handler(WSGIRequestHandler):
    def log_message(self, *_):
        pass


with make_server("127.0.0.1", int(sys.argv[1]), get_wsgi_application(), Server, Handler) as server:
    print(json.dumps({"ready": True}), flush=True)
    server.serve_forever()
