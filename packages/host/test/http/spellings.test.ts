import { assert, layer } from "@effect/vitest"
import * as MemoryStorage from "@sendwright/core/memory/MemoryStorage"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import * as SeededRandom from "@sendwright/testing/SeededRandom"
import * as Spellings from "@sendwright/testing/Spellings"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { newDatabase } from "../support/newDatabase.ts"
import { type Answer, domain, Harness, layer as harnessLayer } from "./harness.ts"

/** Pairs of spellings that are tried; `SENDWRIGHT_SPELLINGS=5000` tries as many. */
const pairs = Number(process.env["SENDWRIGHT_SPELLINGS"] ?? 200)

const from = `shop@${domain}`
const content = { subject: "s", text: "t" }

/** A send to a mailbox through each of the doors. */
const sends = (to: string, liveKey: string) => [
  { path: "/v1/emails", body: { from, to, ...content }, headers: {} },
  { path: "/resend/emails", body: { from, to: [`Jo <${to}>`], ...content }, headers: {} },
  {
    path: "/sendgrid/v3/mail/send",
    body: {
      from: { email: from },
      personalizations: [{ to: [{ email: to }] }],
      subject: "s",
      content: [{ type: "text/plain", value: "t" }]
    },
    headers: {}
  },
  {
    path: "/postmark/email",
    body: { From: from, To: `Jo <${to}>`, Subject: "s", TextBody: "t" },
    headers: { "x-postmark-server-token": liveKey }
  }
]

const storages = {
  "in memory": MemoryStorage.layer,
  "on Postgres": Layer.unwrap(
    Effect.map(newDatabase, ({ url }) => Layer.orDie(PgStorage.layerServer({ url, maxConnections: 8 })))
  )
}

for (const [name, storage] of Object.entries(storages)) {
  layer(harnessLayer({ storage, surfaces: true }), { excludeTestServices: true })(
    `spellings of a mailbox, ${name}`,
    (it) => {
      it.effect(
        "suppressed in one of them is refused in every other one, through every door, and another mailbox is not",
        () =>
          Effect.gen(function*() {
            const { ask, liveKey } = yield* Harness
            const random = SeededRandom.make(32)
            const mailboxes = Spellings.many(random, pairs)
            const post = (path: string, body: unknown, headers: Record<string, string> = {}): Effect.Effect<Answer> =>
              ask("POST", path, { body, headers })
            yield* Effect.forEach(mailboxes, ({ identity, other, spelling }, index) =>
              Effect.gen(function*() {
                const [suppressed, sent] = index % 2 === 0 ? [identity, spelling] : [spelling, identity]
                const added = index % 3 === 0
                  ? yield* post("/resend/suppressions", { email: suppressed })
                  : yield* post("/v1/suppressions", { email_address: suppressed })
                assert.strictEqual(added.status, 201, added.text)
                for (const { body, headers, path } of sends(sent, liveKey)) {
                  const answer = yield* post(path, body, headers)
                  assert.isAtLeast(answer.status, 400, `${path} ${sent} after ${suppressed}`)
                  assert.match(answer.text, /suppressed|406/i, `${path} ${sent} after ${suppressed}`)
                }
                const { body, headers, path } = sends(other, liveKey)[index % 4]!
                assert.isBelow((yield* post(path, body, headers)).status, 300, `${path} ${other}`)
                // One of both, and both are one.
                const both = yield* post("/v1/emails", { from, to: other, cc: [other, sent], ...content })
                assert.strictEqual(both.status, 422, both.text)
                const removed = yield* ask("DELETE", `/v1/suppressions/${encodeURIComponent(sent)}`)
                assert.strictEqual(removed.status, 204, removed.text)
              }), { concurrency: 8, discard: true })
          }),
        600_000
      )

      it.effect("of an erased mailbox are gone and refused", () =>
        Effect.gen(function*() {
          const { ask } = yield* Harness
          const mailboxes = Spellings.many(SeededRandom.make(33), Math.min(pairs, 100))
          for (const { identity, spelling } of mailboxes) {
            const made = yield* ask("POST", "/v1/emails", { body: { from, to: spelling, cc: identity, ...content } })
            assert.strictEqual(made.status, 201, made.text)
            const found = yield* ask("GET", `/v1/emails?q=${encodeURIComponent(spelling)}`)
            assert.strictEqual(found.json.data.length, 1, spelling)
            const erased = yield* ask("POST", "/v1/recipients/erase", { body: { email_address: identity } })
            assert.strictEqual(erased.json.emails_deleted, 1, erased.text)
            assert.strictEqual((yield* ask("GET", `/v1/emails/${made.json.id}`)).status, 404)
            const again = yield* ask("POST", "/v1/emails", { body: { from, to: spelling, ...content } })
            assert.strictEqual(again.json.error?.code, "recipient_suppressed", again.text)
          }
        }), 600_000)
    }
  )
}
