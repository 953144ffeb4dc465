"""Sends with boto3 over the API of SES, and prints what became of each email as JSON."""

import json
import sys
from email.message import EmailMessage

import boto3
from botocore.exceptions import ClientError

endpoint, sender = sys.argv[1:3]


def client(**credentials):
    return boto3.client("sesv2", region_name="eu-central-1", endpoint_url=endpoint, **credentials)


ses = client()
content = {"Simple": {"Subject": {"Data": "Grüße"}, "Body": {"Text": {"Data": "Hi"}}}}


def send(ses=ses, to="Ada <ada@example.com>", sender=sender, **over):
    fields = {"FromEmailAddress": sender, "Destination": {"ToAddresses": [to]}, "Content": content}
    return ses.send_email(**{**fields, **over})["MessageId"]


def refusal(call, *args, **over):
    try:
        call(*args, **over)
    except ClientError as error:
        return error.response["Error"]["Code"]
    return "sent"


def raw():
    message = EmailMessage()
    message["From"] = sender
    message["To"] = "Ada <ada@example.com>"
    message["Subject"] = "Grüße"
    message.set_content("Hi")
    message.add_attachment("one", filename="a.txt")
    return ses.send_email(Content={"Raw": {"Data": message.as_bytes()}})["MessageId"]


def suppressed():
    ses.put_suppressed_destination(EmailAddress="boto+a@example.com", Reason="COMPLAINT")
    answer = ses.get_suppressed_destination(EmailAddress="boto+a@example.com")
    ses.delete_suppressed_destination(EmailAddress="boto+a@example.com")
    return answer["SuppressedDestination"]["Reason"]


keys = boto3.Session().get_credentials()
template = {"Template": {"TemplateName": "other", "TemplateData": "{}"}}

json.dump(
    {
        "simple": send(EmailTags=[{"Name": "order", "Value": "12"}]),
        "raw": raw(),
        "suppressed": suppressed(),
        "identities": [one["IdentityName"] for one in ses.list_email_identities()["EmailIdentities"]],
        "refusals": {
            "suppressed": refusal(send, to="gone@example.com"),
            "invalid": refusal(send, to="nobody"),
            "template": refusal(send, Content=template),
            "unverified": refusal(send, sender="a@elsewhere.example"),
            "identity": refusal(ses.get_email_identity, EmailIdentity="elsewhere.example"),
            "secret": refusal(
                send, client(aws_access_key_id=keys.access_key, aws_secret_access_key="a-secret-for-tests")
            ),
        },
    },
    sys.stdout,
)
