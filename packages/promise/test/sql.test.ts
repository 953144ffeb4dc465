import { WireSendRequest } from "@sendwright/api/wire/SendRequest"
import { postgres, type Sendwright } from "@sendwright/promise"
import { readFile } from "node:fs/promises"
import pg from "pg"
import { afterAll, afterEach, assert, beforeAll, describe, inject, it } from "vitest"
import * as App from "./app.ts"
import { hello, owner, rejection, started } from "./app.ts"

const server = inject("databaseUrl")
const name = `promise_sql_${process.pid}`
const url = Object.assign(new URL(server), { pathname: `/${name}` }).href
const sender = `sender_${process.pid}`

let admin: pg.Client
let client: pg.Client
let sendwright: Sendwright
let email: { from: string; to: string; subject: string; text: string }

const connect = async (user?: { readonly username: string; readonly password: string }) => {
  const client = new pg.Client({ connectionString: Object.assign(new URL(url), user).href })
  await client.connect()
  return client
}

beforeAll(async () => {
  admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name}`)
  // No poll helps: what leaves after a commit leaves because the workers were told by it.
  sendwright = await started({
    storage: postgres({ url, maxConnections: 4 }),
    engine: { pollInterval: "1 hour", idempotencyWindow: "2 hours" }
  })
  const { from, subject, to } = await hello(sendwright)
  email = { from, to: String(to), subject: subject ?? "Hello", text: "Hello" }
  client = await connect()
}, 300_000)

afterAll(async () => {
  await sendwright?.close()
  await client?.end()
  await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await admin.query(`DROP ROLE IF EXISTS ${sender}`)
  await admin.end()
})

// A test that fails leaves the others their connection.
afterEach(() => client.query("ROLLBACK"))

const send = async (request: unknown, key: string | null = null, by = client): Promise<string> =>
  (await by.query("SELECT sendwright.send($1, idempotency_key => $2) AS id", [JSON.stringify(request), key])).rows[0].id

const became = (id: string, status: "sent" | "failed") => App.became(sendwright, id, status)

const stateOf = async (work: Promise<unknown>) => (await rejection(work) as { code?: string }).code

describe("sendwright.send, in SQL", { timeout: 120_000 }, () => {
  it("sends what is committed, with all that a request may have", async () => {
    await client.query("BEGIN")
    const id = await send({
      ...email,
      subject: "Grüße „$1“ \\ ' ☃",
      html: "<p>Hello</p>",
      reply_to: "answers@example.net",
      tags: ["order"],
      headers: { "X-Order": "7" },
      attachments: [{ filename: "a.txt", content: "QQ==", content_type: "text/plain" }]
    })
    assert.strictEqual((await rejection(sendwright.emails.get(id))).code, "not_found", "not before the commit")
    await client.query("COMMIT")
    const sent = await became(id, "sent")
    assert.deepInclude(sent, {
      subject: "Grüße „$1“ \\ ' ☃",
      replyTo: ["answers@example.net"],
      tags: ["order"],
      headers: { "X-Order": "7" }
    })
    assert.strictEqual(sent.attachments.length, 1)
    const { rows } = await client.query("SELECT count(*)::int AS count FROM sendwright.requests")
    assert.strictEqual(rows[0].count, 0)
  })

  it("leaves nothing of what is rolled back, and its key is free", async () => {
    await client.query("BEGIN")
    const gone = await send(email, "rolled back")
    await client.query("ROLLBACK")
    const id = await send({ ...email, subject: "Another" }, "rolled back")
    assert.notStrictEqual(id, gone)
    await became(id, "sent")
    assert.strictEqual((await rejection(sendwright.emails.get(gone))).code, "not_found")
  })

  it("sends once under one key, however often it is asked", async () => {
    const id = await send(email, "once")
    assert.strictEqual(await send(email, "once"), id)
    await became(id, "sent")
    assert.strictEqual(await send(email, "once"), id)
    assert.strictEqual(await stateOf(send({ ...email, text: "Another" }, "once")), "SW409")
    const others = await Promise.all([connect(), connect(), connect()])
    const ids = await Promise.all(others.map((other) => send(email, "at once", other)))
    assert.strictEqual(new Set(ids).size, 1)
    await Promise.all(others.map((other) => other.end()))
  })

  it("shows the key on the email, and forgets it when the process that judged the request does", async () => {
    const [sent, failed] = [await send(email, "shown"), await send({ ...email, to: "no address" }, "shown, too")]
    await became(sent, "sent")
    await became(failed, "failed")
    const left = "SELECT count(*)::int AS count FROM sendwright.requests"
    while ((await client.query(left)).rows[0].count > 0) await new Promise((resolve) => setTimeout(resolve, 10))
    assert.strictEqual((await sendwright.emails.get(sent)).idempotencyKey, "shown")
    assert.strictEqual((await sendwright.emails.get(failed)).idempotencyKey, "shown, too")
    const { rows } = await client.query<{ hours: number }>(
      "SELECT extract(epoch FROM expires_at - now())::float8 / 3600 AS hours FROM sendwright.idempotency_keys "
        + "WHERE key LIKE 'shown%'"
    )
    assert.strictEqual(rows.length, 2)
    for (const { hours } of rows) assert.closeTo(hours, 2, 0.1)
    await client.query(
      "UPDATE sendwright.idempotency_keys SET expires_at = expires_at - interval '2 hours' "
        + "WHERE key = 'shown'"
    )
    assert.notStrictEqual(await send(email, "shown"), sent)
  })

  it("refuses in the transaction what is no request, and says what is wrong", async () => {
    assert.strictEqual(await stateOf(send([])), "SW400")
    assert.strictEqual(await stateOf(send(null)), "SW400")
    assert.strictEqual(await stateOf(send(email, "ü")), "SW400")
    const unknown = await rejection(send({ ...email, replyTo: "a@example.com" }))
    assert.match(unknown.message, /has a field "replyTo", which POST \/v1\/emails has not/)
    const elsewhere = client.query("SELECT sendwright.send($1, $2)", [
      JSON.stringify(email),
      "00000000-0000-7000-8000-000000000000"
    ])
    assert.strictEqual(await stateOf(elsewhere), "SW404")
    // A savepoint keeps the transaction.
    await client.query("BEGIN")
    await client.query("SAVEPOINT mine")
    assert.strictEqual(await stateOf(send(7)), "SW400")
    await client.query("ROLLBACK TO SAVEPOINT mine")
    const id = await send(email)
    await client.query("COMMIT")
    await became(id, "sent")
  })

  it("knows every field that the API has", async () => {
    await client.query("BEGIN")
    assert.match(
      await send(Object.fromEntries(Object.keys(WireSendRequest.fields).map((name) => [name, null]))),
      /^[0-9a-f]{8}-/
    )
    await client.query("ROLLBACK")
  })

  it("does not let an account without an owner keep the others waiting", async () => {
    const { rows: [{ id: known }] } = await client.query("SELECT id FROM sendwright.accounts")
    const { rows: [{ id: other }] } = await client.query(
      "INSERT INTO sendwright.accounts (id, name, plan, trusted, created_at) "
        + "VALUES (gen_random_uuid(), 'Nobody', 'free', true, now()) RETURNING id"
    )
    const call = "SELECT sendwright.send($1, $2) AS id"
    await client.query(call, [JSON.stringify(email), other])
    const { rows: [{ id }] } = await client.query(call, [JSON.stringify(email), known])
    await became(id, "sent")
    const { rows } = await client.query("SELECT error FROM sendwright.email_states WHERE account_id = $1", [other])
    assert.deepStrictEqual(rows, [{ error: "internal_error: The request could not be judged." }])
    await client.query("DELETE FROM sendwright.accounts WHERE id = $1", [other])
  })

  it("shows what the engine refuses as failed, with the reason that a send is refused for", async () => {
    await sendwright.suppressions.add(owner)
    const invalid = await send({ ...email, to: "no address" })
    const unverified = await send({ ...email, from: "a@elsewhere.example" })
    const suppressed = await send({ ...email, to: [owner], cc: email.to })
    const late = await send({ ...email, scheduled_at: "2001-01-01T00:00:00Z" })
    assert.match((await became(invalid, "failed")).error ?? "", /^validation_error: .* to .*address/)
    assert.match((await became(unverified, "failed")).error ?? "", /^domain_not_verified: The domain elsewhere/)
    assert.match((await became(suppressed, "failed")).error ?? "", /^recipient_suppressed: /)
    assert.match((await became(late, "failed")).error ?? "", /^validation_error: .*scheduled_at/)
    const { events, to } = await sendwright.emails.get(suppressed)
    assert.deepStrictEqual(to, [owner])
    assert.deepStrictEqual(events.map(({ type }) => type), ["email.queued", "email.rejected"])
    await sendwright.suppressions.remove(owner)
  })

  it("keeps the order, and judges a thousand as they would be judged one by one", async () => {
    const total = 1_000
    const requests = Array.from({ length: total }, (_, index) => ({
      ...email,
      subject: `Number ${index}`,
      ...index % 3 === 0 ? { to: "no address" } : {}
    }))
    await client.query("BEGIN")
    const { rows } = await client.query<{ id: string }>(
      "SELECT sendwright.send(r) AS id FROM jsonb_array_elements($1) WITH ORDINALITY AS t(r, n) ORDER BY n",
      [JSON.stringify(requests)]
    )
    await client.query("COMMIT")
    const ids = rows.map(({ id }) => id)
    assert.strictEqual(new Set(ids).size, total)
    for (let waited = 0;; waited++) {
      const { rows: [left] } = await client.query("SELECT count(*)::int AS count FROM sendwright.requests")
      if (left.count === 0) break
      assert.isBelow(waited, 600)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    const { rows: states } = await client.query<{ email_id: string; error: string | null }>(
      "SELECT email_id, error FROM sendwright.email_states WHERE email_id = ANY ($1::uuid[])",
      [ids]
    )
    const errors = new Map(states.map(({ email_id, error }) => [email_id, error]))
    assert.strictEqual(errors.size, total)
    for (const [index, id] of ids.entries()) {
      if (index % 3 === 0) assert.match(errors.get(id) ?? "", /^validation_error: /)
      else assert.isNull(errors.get(id))
    }
  })

  it("needs no right but to call it, and gives none", async () => {
    await admin.query(`CREATE ROLE ${sender} LOGIN PASSWORD 'secret'`)
    await client.query(`GRANT USAGE ON SCHEMA sendwright TO ${sender}`)
    const restricted = await connect({ username: sender, password: "secret" })
    try {
      assert.strictEqual(await stateOf(send(email, null, restricted)), "42501")
      await client.query(`GRANT EXECUTE ON FUNCTION sendwright.send(jsonb, uuid, text) TO ${sender}`)
      await became(await send(email, "restricted", restricted), "sent")
      const { rows: tables } = await client.query<{ name: string }>(
        "SELECT format('sendwright.%I', relname) AS name FROM pg_class WHERE relnamespace = 'sendwright'::regnamespace "
          + "AND relkind IN ('r', 'p', 'v', 'm')"
      )
      assert.isAbove(tables.length, 40)
      for (const { name } of tables) {
        assert.strictEqual(await stateOf(restricted.query(`SELECT * FROM ${name}`)), "42501")
      }
      // Of the schema's functions it may call this one.
      const { rows: callable } = await restricted.query(
        "SELECT proname FROM pg_proc WHERE pronamespace = 'sendwright'::regnamespace "
          + "AND has_function_privilege(oid, 'EXECUTE')"
      )
      assert.deepStrictEqual(callable, [{ proname: "send" }])

      const { rows: [account] } = await client.query("SELECT id FROM sendwright.accounts")
      await client.query("INSERT INTO sendwright.senders (role, account_id) VALUES ($1, $2)", [sender, account.id])
      await became(await send(email, null, restricted), "sent")
      const { rows: [other] } = await client.query(
        "INSERT INTO sendwright.accounts (id, name, plan, trusted, created_at) "
          + "VALUES (gen_random_uuid(), 'Other', 'free', true, now()) RETURNING id"
      )
      const forOther = (by: pg.Client) => by.query("SELECT sendwright.send($1, $2)", [JSON.stringify(email), other.id])
      assert.strictEqual(await stateOf(forOther(restricted)), "SW403")
      assert.match((await rejection(send(email))).message, /several accounts/)
      await became(await send(email, null, restricted), "sent")
      await client.query("DELETE FROM sendwright.accounts WHERE id = $1", [other.id])
    } finally {
      await restricted.end()
      await client.query(`DROP OWNED BY ${sender}`)
    }
  })

  it("works as the page about it shows", async () => {
    const page = await readFile(new URL("../../../docs/embed/transaction.md", import.meta.url), "utf8")
    const shown = Array.from(page.matchAll(/```sql\n([^]*?)```/g), ([, text]) => text ?? "")
    const [call = "", grants = "", bound = ""] = shown.map((text) =>
      text.replaceAll("sendwright_sender", `${sender}_docs`).replaceAll("my_app", `${sender}_app`)
    )
    await client.query("BEGIN")
    const { rows: [{ send: id }] } = await client.query(call)
    assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7/)
    await client.query(`CREATE ROLE ${sender}_app LOGIN PASSWORD 'secret'`)
    await client.query(grants)
    await client.query(bound)
    await client.query(`SET LOCAL ROLE ${sender}_app`)
    assert.match(await send(email), /^[0-9a-f]{8}-/)
    await client.query("ROLLBACK")
  })

  it("works in a trigger", async () => {
    await client.query("CREATE TABLE sign_ups (address text PRIMARY KEY)")
    await client.query(`CREATE FUNCTION greet() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM sendwright.send(
          jsonb_build_object('from', '${email.from}', 'to', NEW.address, 'subject', 'Welcome', 'text', 'Hello'),
          idempotency_key => 'welcome ' || NEW.address
        );
        RETURN NEW;
      END $$`)
    await client.query("CREATE TRIGGER greet AFTER INSERT ON sign_ups FOR EACH ROW EXECUTE FUNCTION greet()")
    await client.query("INSERT INTO sign_ups VALUES ($1)", [owner])
    for (let waited = 0;; waited++) {
      const { rows } = await client.query<{ status: string }>(
        "SELECT s.status FROM sendwright.emails e JOIN sendwright.email_states s ON s.email_id = e.id "
          + "WHERE e.subject = 'Welcome'"
      )
      if (rows.length === 1 && rows[0]?.status === "sent") break
      assert.isBelow(waited, 100)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })
})
