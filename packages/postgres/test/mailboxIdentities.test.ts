import { assert, describe, it } from "@effect/vitest"
import { normalize } from "@sendwright/core/foundation/Address"
import * as EmbeddedPostgres from "@sendwright/embedded/EmbeddedPostgres"
import { migrations } from "@sendwright/postgres/Migrations"
import { newId } from "@sendwright/testing/fixtures"
import * as SeededRandom from "@sendwright/testing/SeededRandom"
import * as Spellings from "@sendwright/testing/Spellings"
import * as Effect from "effect/Effect"
import { SqlClient } from "effect/sql/SqlClient"
import { dropTables, emptyClient } from "./databases.ts"
import { run } from "./programs.ts"

/** The identity as it was before: quotes and quoted pairs stayed. */
const formerly = (spelling: string): string => {
  const at = spelling.lastIndexOf("@")
  return spelling.slice(0, at).toLowerCase() + normalize(`x${spelling.slice(at)}`).slice(1)
}

const account = newId()

/** A database as the first release left it, and what the second migration makes of it. */
const played = Effect.gen(function*() {
  const sql = (yield* SqlClient).withoutTransforms()
  const query = <A extends object = object>(text: string, values: ReadonlyArray<unknown> = []) =>
    sql.unsafe<A>(text, values)
  yield* run(migrations.slice(0, 1))
  const suppress = (address: string, reason: string, second: number) =>
    query(
      `INSERT INTO sendwright.suppressions (id, account_id, address, reason, created_at)
      VALUES ($1::uuid, $2::uuid, $3, $4, to_timestamp($5::int4))`,
      [newId(), account, address, reason, second]
    )
  const mailboxes = Spellings.many(SeededRandom.make(2), 300)
  for (const { spelling } of mailboxes) yield* suppress(formerly(spelling), "manual", 1)
  yield* suppress("two@example.com", "manual", 1)
  yield* suppress("\"two\"@example.com", "bounce", 2)
  yield* suppress("\"t\\wo\"@example.com", "complaint", 3)
  yield* suppress("\"alone\"@example.com", "bounce", 4)
  yield* suppress("\"al\\one\"@example.com", "bounce", 3)

  yield* query(`SELECT sendwright.make_month(now())`)
  const email = (recipients: ReadonlyArray<string>, subject: string) => {
    const id = newId()
    const text = `${recipients.join("\n")}\n${subject}`
    return query(
      `WITH e AS (
        INSERT INTO sendwright.emails (id, account_id, mode, created_at, sender, to_list, cc_list, bcc_list, subject,
          tags, message_id, recipients, attachment_count, search_text, first_event_id)
        VALUES ($1::uuid, $2::uuid, 'live', now(), 'a@b.example', $3::text[], '{}', '{}', $4, '{}', $1::text, $3::text[],
          0, $5, $1::uuid)
      )
      INSERT INTO sendwright.search_entries (account_id, mode, email_id, tags, text)
      VALUES ($2::uuid, 'live', $1::uuid, '{}', $5)`,
      [id, account, `{${recipients.map((one) => JSON.stringify(one)).join(",")}}`, subject, text]
    ).pipe(Effect.as(id))
  }
  const ids = yield* Effect.forEach(
    mailboxes,
    ({ spelling }) => email([formerly(spelling), "bob@example.com"], "a \"b\"")
  )
  const twice = yield* email(["jo@example.com", "\"jo\"@example.com"], "twice")
  const plain = yield* email(["jo@example.com"], "\"jo\"@example.com")

  assert.strictEqual((yield* run(migrations.slice(0, 2))).length, 2)

  const entries = yield* query<{ address: string; reason: string }>(
    `SELECT address, reason FROM sendwright.suppressions ORDER BY address`
  )
  assert.deepStrictEqual(
    entries.map(({ address, reason }) => `${address} ${reason}`).toSorted(),
    [
      ...mailboxes.map(({ identity }) => `${identity} manual`),
      "two@example.com complaint",
      "alone@example.com bounce"
    ].toSorted()
  )
  interface Row {
    readonly id: string
    readonly recipients: ReadonlyArray<string>
    readonly envelopes: ReadonlyArray<string> | null
    readonly search_text: string
    readonly text: string
  }
  const rows = new Map(
    (yield* query<Row>(
      `SELECT e.id, e.recipients, e.envelopes, e.search_text, x.text FROM sendwright.emails e
      JOIN sendwright.search_entries x ON x.email_id = e.id`
    )).map((row) => [row.id, row])
  )
  for (const [index, { identity, spelling }] of mailboxes.entries()) {
    const row = rows.get(ids[index]!)!
    const before = [formerly(spelling), "bob@example.com"]
    assert.deepStrictEqual(row.recipients, [identity, "bob@example.com"])
    assert.deepStrictEqual(row.envelopes, identity === before[0] ? null : before)
    assert.strictEqual(row.search_text, `${identity}\nbob@example.com\na "b"`)
    assert.strictEqual(row.text, row.search_text)
  }
  assert.deepStrictEqual(rows.get(twice)?.recipients, ["jo@example.com", "\"jo\"@example.com"])
  assert.deepInclude(rows.get(plain), { recipients: ["jo@example.com"], envelopes: null })
  assert.deepStrictEqual(yield* run(migrations.slice(0, 2)), [])
})

describe("the migration to identities of mailboxes", () => {
  it.live("makes one of the spellings of a mailbox, on a server", () => Effect.provide(played, emptyClient), 300_000)

  it.live(
    "makes one of the spellings of a mailbox, on the embedded database",
    () => Effect.provide(Effect.andThen(dropTables, played), EmbeddedPostgres.layer({ memory: true })),
    300_000
  )
})
