"""Sends messages over one connection with Python's smtplib. What is to be sent comes on standard input; what became of
each message goes to standard output: a list of recipients and the replies that refused them, or null where all were
taken."""
import base64
import json
import smtplib
import ssl
import sys

given = json.load(sys.stdin)
results = []
with smtplib.SMTP("localhost", given["port"]) as client:
    if given["certFile"] is not None:
        client.starttls(context=ssl.create_default_context(cafile=given["certFile"]))
    if "password" in given:
        client.login("relay", given["password"])
    for one in given["messages"]:
        message = base64.b64decode(one["message"])
        try:
            refused = client.sendmail(given["from"], one["to"], message, one["mail"], one["rcpt"])
        except smtplib.SMTPRecipientsRefused as error:
            refused = error.recipients
        except smtplib.SMTPResponseException as error:
            refused = {address: (error.smtp_code, error.smtp_error) for address in one["to"]}
        results.append({address: f"{code} {text.decode()}" for address, (code, text) in refused.items()})
print(json.dumps(results))
