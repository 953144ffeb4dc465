"""A relay on aiosmtpd: passes what its clients say on to the next server, by smtplib, and the replies back. The first
argument is a file with its settings in JSON."""
import asyncio
import json
import smtplib
import ssl
import sys
import threading
from email.utils import formatdate

from aiosmtpd.controller import Controller

with open(sys.argv[1]) as file:
    given = json.load(file)


def connect(recipient):
    """The server that a recipient's mail goes to."""
    port = given["routes"].get(recipient.rpartition("@")[2])
    client = smtplib.SMTP("localhost", port or given["next"]["port"], local_hostname="relay.example.com")
    client.ehlo()
    if client.has_extn("starttls"):
        client.starttls(context=ssl.create_default_context(cafile=given["certFile"]))
        client.ehlo()
    if port is None and "key" in given["next"]:
        client.login("sendwright", given["next"]["key"])
    return client


def reply(code, text):
    return f"{code} " + text.decode().replace("\n", f"\r\n{code}-")


def rcpt(session, envelope, address):
    """The reply to a recipient. The next server is known with the first one."""
    if not envelope.rcpt_tos:
        close(session)
        session.client = connect(address)
        offered = [one for one in envelope.mail_options if session.client.has_extn(one.partition("=")[0]) or one.startswith("BODY")]
        code, text = session.client.mail(envelope.mail_from, offered)
        if code != 250:
            return reply(code, text)
    return reply(*session.client.rcpt(address))


def data(session, envelope):
    host = session.host_name
    trace = f"Received: from {host} by relay.example.com with ESMTPS; {formatdate()}\r\n"
    return reply(*session.client.data(trace.encode() + envelope.original_content))


def close(session):
    client = getattr(session, "client", None)
    if client is not None:
        client.close()


class Handler:
    async def handle_RCPT(self, server, session, envelope, address, options):
        answer = await asyncio.to_thread(rcpt, session, envelope, address)
        if answer.startswith("250"):
            envelope.rcpt_tos.append(address)
        return answer

    async def handle_DATA(self, server, session, envelope):
        return await asyncio.to_thread(data, session, envelope)


context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
context.load_cert_chain(given["certFile"], given["keyFile"])
Controller(
    Handler(),
    hostname="127.0.0.1",
    port=given["port"],
    enable_SMTPUTF8=True,
    server_kwargs={"hostname": "relay.example.com", "tls_context": context, "require_starttls": True},
).start()
threading.Event().wait()
