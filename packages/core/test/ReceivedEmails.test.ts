import { assert, describe, it } from "@effect/vitest"
import { AuditStore } from "@sendwright/core/audit/AuditStore"
import { Exports } from "@sendwright/core/privacy/Exports"
import { ReceivedEmails, type ReceivedRequest } from "@sendwright/core/received/ReceivedEmails"
import { type NewReceived, ReceivedStore } from "@sendwright/core/received/ReceivedStore"
import { idAt, newId, received } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { customer, engine, send, start } from "./support/harness.ts"

const setUp = Effect.fnUntraced(function*() {
  const emails = yield* ReceivedEmails
  const store = yield* ReceivedStore
  const one = yield* customer()
  const receive = Effect.fnUntraced(function*(more: Partial<NewReceived> = {}) {
    const receivedAt = more.receivedAt ?? new Date(start)
    const message = received({ accountId: one.live.account.id, id: idAt(receivedAt), receivedAt, ...more })
    yield* store.add([message])
    return message
  })
  const list = (over: Partial<ReceivedRequest> = {}, caller = one.live) =>
    emails.list(caller, { mode: null, limit: 10, cursor: null, ...over })
  return { emails, one, receive, list, idsOf: (over = {}, caller = one.live) => Effect.map(list(over, caller), ids) }
})

const ids = ({ data }: { readonly data: ReadonlyArray<{ readonly id: string }> }) => data.map(({ id }) => id)

describe("ReceivedEmails", () => {
  it.effect("lists a mode in pages, narrowed down by filters in any spelling", () =>
    Effect.gen(function*() {
      const { idsOf, list, one, receive } = yield* setUp()
      const sent = yield* send(one)
      const first = yield* receive({ from: "Ada <ada@bücher.example>", subject: "Cards", repliedToEmailId: sent })
      const later = yield* receive({ receivedAt: new Date(start + 1_000), domain: "xn--bcher-kva.example" })
      const test = yield* receive({ mode: "test" })
      assert.deepStrictEqual(yield* idsOf(), [later.id, first.id])
      assert.deepStrictEqual(yield* idsOf({ mode: "test" }), [test.id])
      assert.deepStrictEqual(yield* idsOf({ mode: "live" }, one.test), [test.id])
      assert.deepStrictEqual(yield* idsOf({ from: "\"ADA\"@xn--bcher-kva.example" }), [first.id])
      assert.deepStrictEqual(yield* idsOf({ to: "Help@in.engines.example" }), [later.id, first.id])
      assert.deepStrictEqual(yield* idsOf({ domain: "bücher.example" }), [later.id])
      assert.deepStrictEqual(yield* idsOf({ repliedToEmailId: sent.toUpperCase() }), [first.id])
      assert.deepStrictEqual(yield* idsOf({ since: new Date(start + 1) }), [later.id])
      assert.deepStrictEqual(yield* idsOf({ until: new Date(start + 1) }), [first.id])
      assert.deepStrictEqual(yield* idsOf({ q: "cards" }), [first.id])
      const page = yield* list({ limit: 1, q: "question" })
      assert.deepStrictEqual([ids(page), page.nextCursor], [[later.id], null])
      const begin = yield* list({ limit: 1 })
      assert.deepStrictEqual(ids(begin), [later.id])
      assert.deepStrictEqual(yield* idsOf({ limit: 1, cursor: begin.nextCursor }), [first.id])
      const refused = yield* Effect.flip(list({ cursor: begin.nextCursor, to: "help@in.engines.example" }))
      assert.strictEqual(refused._tag, "ValidationError")
    }).pipe(Effect.provide(engine())))

  it.effect("refuses what makes no sense, and names all of it", () =>
    Effect.gen(function*() {
      const { list } = yield* setUp()
      const refused = yield* Effect.flip(list({
        q: "ab",
        domain: "\0",
        from: "ada",
        to: "",
        repliedToEmailId: "1",
        since: new Date(Number.NaN),
        until: new Date(0)
      }))
      assert.strictEqual(refused._tag, "ValidationError")
      if (refused._tag !== "ValidationError") return
      assert.deepStrictEqual(refused.issues.map(({ path }) => path[0]), [
        "q",
        "domain",
        "from",
        "to",
        "repliedToEmailId",
        "since"
      ])
      const swapped = yield* Effect.flip(list({ since: new Date(1), until: new Date(0) }))
      assert.strictEqual(swapped._tag, "ValidationError")
    }).pipe(Effect.provide(engine())))

  it.effect("shows an email and its bytes to those who read its mode, and removes it for good", () =>
    Effect.gen(function*() {
      const { emails, one, receive } = yield* setUp()
      const other = yield* customer()
      const message = yield* receive()
      assert.strictEqual((yield* emails.get(one.live, message.id)).text, message.text)
      assert.deepStrictEqual(yield* emails.raw(one.live, message.id), message.content)
      for (const caller of [one.test, other.live]) {
        assert.strictEqual((yield* Effect.flip(emails.get(caller, message.id)))._tag, "NotFound")
        assert.strictEqual((yield* Effect.flip(emails.raw(caller, message.id)))._tag, "NotFound")
        assert.strictEqual((yield* Effect.flip(emails.remove(caller, message.id)))._tag, "NotFound")
      }
      yield* emails.remove(one.live, message.id)
      assert.strictEqual((yield* Effect.flip(emails.remove(one.live, message.id)))._tag, "NotFound")
      const audit = yield* AuditStore
      const entries = yield* audit.list(one.live.account.id, 10, null)
      assert.deepStrictEqual(
        entries.filter(({ action }) => action === "received.removed").map(({ subject }) => subject),
        [message.id]
      )
    }).pipe(Effect.provide(engine())))

  it.effect("tells the answers to a sent email", () =>
    Effect.gen(function*() {
      const { emails, one, receive } = yield* setUp()
      const sent = yield* send(one)
      const later = yield* receive({ repliedToEmailId: sent, receivedAt: new Date(start + 1) })
      const first = yield* receive({ repliedToEmailId: sent })
      assert.deepStrictEqual((yield* emails.answers(one.live, sent)).map(({ id }) => id), [first.id, later.id])
      assert.deepStrictEqual(yield* emails.answers(one.test, sent), [])
      assert.deepStrictEqual(yield* emails.answers(one.live, newId()), [])
    }).pipe(Effect.provide(engine())))

  it.effect("is part of the account's export", () =>
    Effect.gen(function*() {
      const { one, receive } = yield* setUp()
      const test = yield* receive({ mode: "test" })
      const live = yield* receive()
      const exports = yield* Exports
      const whole = yield* exports.begin(one.live)
      const found = yield* Stream.runCollect(whole.received)
      assert.deepStrictEqual([...found].flat().map(({ id }) => id), [live.id, test.id])
    }).pipe(Effect.provide(engine())))
})
