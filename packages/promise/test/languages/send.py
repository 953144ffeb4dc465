"""Sends in transactions of psycopg2: one that is committed, one that is rolled back, and one that is refused."""
import json
import os

import psycopg2

request = json.loads(os.environ["REQUEST"])
connection = psycopg2.connect(os.environ["DATABASE_URL"])
call = "SELECT sendwright.send(%s::jsonb, idempotency_key => %s)"


def send(cursor, request, key=None):
    cursor.execute(call, (json.dumps(request), key))
    return cursor.fetchone()[0]


with connection, connection.cursor() as cursor:
    cursor.execute("INSERT INTO orders (buyer) VALUES (%s)", ("python",))
    sent = send(cursor, request, "python")
with connection.cursor() as cursor:
    gone = send(cursor, request)
    connection.rollback()
try:
    with connection, connection.cursor() as cursor:
        send(cursor, {"form": "a typing error"})
except psycopg2.Error as error:
    refused = error.pgcode
print(json.dumps({"sent": sent, "gone": gone, "refused": refused}))
