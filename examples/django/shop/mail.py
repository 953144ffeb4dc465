import json
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from django.conf import settings
from django.db import connection


def send(email, key):
    """Stores a send request in the transaction that is open, and answers with the id of the email."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT sendwright.send(%s::jsonb, idempotency_key => %s)", [json.dumps(email), key])
        return cursor.fetchone()[0]


def look(email_id):
    """The status of an email, and why it failed, if it did. None: the engine has not looked at the request yet."""
    request = Request(
        f"{settings.SENDWRIGHT_URL}/v1/emails/{email_id}",
        headers={"Authorization": f"Bearer {settings.SENDWRIGHT_KEY}"},
    )
    try:
        with urlopen(request, timeout=10) as answer:
            email = json.load(answer)
    except HTTPError as error:
        if error.code == 404:
            return None
        raise
    return email["status"], email["error"] or ""
