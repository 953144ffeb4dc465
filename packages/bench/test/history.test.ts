/** Every version that was kept, brought up to this one: it shows what it showed, and the engine goes on with it. */
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { createHmac, randomUUID } from "node:crypto"
import { inject } from "vitest"
import { connected, restore, versions } from "../../postgres/test/history/versions.ts"
import type { Credentials } from "../src/history/Client.ts"
import { differences } from "../src/history/differences.ts"
import type { Kept, Viewer } from "../src/history/Kept.ts"
import { shownBy } from "../src/history/looks.ts"
import { revive, type Revived } from "./revived.ts"

const minute = 60_000

const database = Effect.map(
  Effect.acquireRelease(
    Effect.promise(async () => {
      const name = `sendwright_${randomUUID().replaceAll("-", "")}`
      await connected(inject("databaseUrl"), (client) => client.query(`CREATE DATABASE ${name}`))
      return name
    }),
    (name) =>
      Effect.promise(() =>
        connected(inject("databaseUrl"), (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`))
      )
  ),
  (name) => {
    const url = new URL(inject("databaseUrl"))
    url.pathname = `/${name}`
    return Redacted.make(url.href)
  }
)

/** Something that was asked by the live key of the dump. */
const asking =
  ({ ask }: Pick<Revived, "ask">, kept: Kept) =>
  (method: string, path: string, body?: unknown, idempotencyKey?: string) =>
    ask({
      method,
      path,
      by: { key: kept.keys.live },
      ...(body === undefined ? {} : { body }),
      ...(idempotencyKey === undefined ? {} : { idempotencyKey })
    })

describe.each(versions<Kept>())("A database of $name", ({ shown: kept, sql }) => {
  const { tasks } = kept
  const message = (to: string) => ({ from: `now@${tasks.domain.name}`, to, subject: "Now", text: "Now" })

  const revived = Effect.gen(function*() {
    const url = yield* database
    yield* Effect.promise(() => restore(Redacted.value(url), sql))
    return yield* revive(url, kept)
  })

  it.live("shows everything that it showed then", () =>
    Effect.gen(function*() {
      const { ask } = yield* revived
      const by: Partial<Record<Viewer, Credentials>> = {}
      for (const who of ["live", "test", "other"] as const) by[who] = { key: kept.keys[who] }
      for (const who of ["owner", "operator"] as const) {
        const body = { email_address: kept.users[who], password: kept.password }
        const { cookie, status } = yield* ask({ method: "POST", path: "/dashboard/api/session", by: null, body })
        assert.strictEqual(status, 200, `${who} signs in`)
        by[who] = { cookie: cookie ?? "" }
      }
      const found: Array<string> = []
      for (const { as, path, shows } of kept.looks) {
        const answer = yield* ask({ method: "GET", path, by: by[as] ?? null })
        found.push(...differences(shows, shownBy(answer), `${as} ${path}: `))
      }
      assert.isEmpty(found, found.join("\n"))
    }).pipe(Effect.scoped))

  it.live("is gone on with: what waited goes out, once, and is what it was", () =>
    Effect.gen(function*() {
      const { ask, handedOver, pass } = yield* revived
      const live = asking({ ask }, kept)
      const statusOf = (id: string) => Effect.map(live("GET", `/v1/emails/${id}`), ({ json }) => json.status as string)
      const timesOf = (id: string) => handedOver.filter(({ emailId }) => emailId === id).length

      const cancelled = yield* live("POST", `/v1/emails/${tasks.toCancel}/cancel`)
      assert.strictEqual(cancelled.status, 200, cancelled.text)
      yield* pass(Date.parse(tasks.toPromote.at) - Date.parse(kept.madeAt) - minute)
      for (const id of [...tasks.queued, ...tasks.refused]) assert.notStrictEqual(yield* statusOf(id), "queued", id)
      assert.strictEqual(yield* statusOf(tasks.toPromote.id), "scheduled")
      assert.strictEqual(timesOf(tasks.toPromote.id), 0)
      yield* pass(2 * minute)
      assert.strictEqual(yield* statusOf(tasks.toPromote.id), "sent")
      assert.strictEqual(yield* statusOf(tasks.toCancel), "cancelled")
      assert.strictEqual(yield* statusOf(tasks.held), "queued")
      assert.strictEqual(yield* statusOf(tasks.reported), "complained")

      const simulated = tasks.queued.filter((id) => timesOf(id) === 0)
      assert.strictEqual(simulated.length, 1)
      assert.strictEqual(yield* statusOf(simulated[0]!), "delivered")
      assert.deepStrictEqual(
        handedOver.map(({ emailId }) => emailId).toSorted(),
        [
          ...tasks.queued.filter((id) => !simulated.includes(id)),
          ...tasks.refused,
          tasks.toPromote.id,
          ...(tasks.requested === undefined ? [] : [tasks.requested.id])
        ].toSorted()
      )
      if (tasks.requested !== undefined) {
        const { json } = yield* live("GET", `/v1/emails/${tasks.requested.id}`)
        assert.deepStrictEqual([json.status, json.idempotency_key], ["sent", tasks.requested.key])
      }
      const again = handedOver.find(({ emailId }) => emailId === tasks.refused[0])
      assert.isAbove(again?.attempt ?? 0, 1, "the attempts of before count")
      const shown = kept.looks.find(({ path }) => path === `/v1/emails/${again?.emailId}`)?.shows as { subject: string }
      assert.strictEqual(again?.subject, shown.subject)
      assert.isNotNull(again?.dkim, "its domain's key opens")
      assert.strictEqual(again?.dkim?.domain, tasks.domain.name)
    }).pipe(Effect.scoped))

  it.live("is gone on with: the webhooks that waited are posted, signed with the secret of then", () =>
    Effect.gen(function*() {
      const { pass, posted } = yield* revived
      yield* pass(60 * minute)
      const { deliveries, secret, url } = tasks.waiting
      const arrived = posted.filter((post) => post.url === url)
      for (const id of deliveries) {
        const posts = arrived.filter(({ headers }) => headers["Service-Delivery-Id"] === id)
        assert.strictEqual(posts.length, 1, id)
        const [{ body, headers }] = posts as [typeof posts[0] & object]
        const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers["Service-Signature"] ?? "") ?? []
        assert.strictEqual(signature, createHmac("sha256", secret).update(`${time}.${body}`).digest("hex"))
      }
    }).pipe(Effect.scoped))

  it.live("holds to what was said then: keys, idempotency, suppressions, erasures, pauses", () =>
    Effect.gen(function*() {
      const { ask, handedOver, pass } = yield* revived
      const live = asking({ ask }, kept)
      const send = (key: string) =>
        ask({ method: "POST", path: "/v1/emails", by: { key }, body: message("a@example.com") })
      assert.strictEqual((yield* send(kept.keys.revoked)).status, 401)
      assert.strictEqual((yield* send(kept.keys.readOnly)).status, 403)

      const { body, id, key } = tasks.asked
      const replayed = yield* live("POST", "/v1/emails", body, key)
      assert.deepStrictEqual([replayed.status, replayed.json?.id], [200, id])
      const conflict = yield* live("POST", "/v1/emails", { ...body, subject: "Another" }, key)
      assert.strictEqual(conflict.json?.error?.code, "conflict", conflict.text)

      for (const address of [tasks.suppressed, tasks.erased, tasks.erased.toUpperCase()]) {
        const refused = yield* live("POST", "/v1/emails", message(address))
        assert.strictEqual(refused.json?.error?.code, "recipient_suppressed", `${address}: ${refused.text}`)
      }
      const sent = yield* live("POST", "/v1/emails", message("new@example.com"))
      assert.strictEqual(sent.status, 201, sent.text)
      yield* pass(minute)
      assert.strictEqual((yield* live("GET", `/v1/emails/${sent.json.id}`)).json.status, "sent")
      for (const id of tasks.paused) {
        const paused = yield* ask({ method: "GET", path: `/v1/emails/${id}`, by: { key: kept.keys.other } })
        assert.strictEqual(paused.json?.status, "queued")
        assert.isFalse(handedOver.some(({ emailId }) => emailId === id))
      }
      const { json } = yield* live("GET", "/v1/emails?limit=1")
      assert.strictEqual(json.data[0].id, sent.json.id)
    }).pipe(Effect.scoped))
})
