import { assert } from "@effect/vitest"
import type { NewEmail } from "@sendwright/core/emails/EmailStore"
import { emptyContents } from "@sendwright/core/model/EmailFields"
import { type RetentionAnswer, RetentionStore } from "@sendwright/core/privacy/RetentionStore"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { contentsSaying, endpoint, idAt, newId, report } from "../fixtures.ts"
import { attachment } from "../OutgoingMessages.ts"
import { day, harness, hour, type It, minute } from "./Harness.ts"

type Kind = "purgeContents" | "removeEmails"

/** A harness with emails of a time, their ids included, and walks over everything that is older than one. */
const retaining = Effect.fnUntraced(function*() {
  const t = yield* harness()
  const store = yield* RetentionStore
  const of = (millis: number, more: Partial<NewEmail> = {}): Partial<NewEmail> => ({
    id: idAt(t.at(millis)),
    createdAt: t.at(millis),
    ...more
  })
  /** Steps until nothing is left, and answers with how many were taken. */
  const walk = Effect.fnUntraced(function*(kind: Kind, before: Date, limit = 100) {
    let total = 0
    let after: string | null = null
    for (let steps = 0; steps < 10_000; steps++) {
      const { count, next }: RetentionAnswer = yield* store[kind]({ before, limit, after })
      assert.isAtMost(count, limit)
      total += count
      if (next === null) return total
      after = next
    }
    return yield* Effect.die(new Error("a walk that does not end"))
  })
  const find = (id: string) => t.emails.find({ accountId: t.account.id, modes: ["live", "test"] }, id)
  const exists = (id: string) => Effect.map(find(id), Option.isSome)
  return { ...t, store, of, walk, find, exists }
})

/** What every `RetentionStore` must do. */
export const tests = (it: It): void => {
  it.effect("purges the contents of finished emails and leaves the log", () =>
    Effect.gen(function*() {
      const t = yield* retaining()
      const contents = {
        ...contentsSaying("Hello"),
        attachments: [attachment({ content: new Uint8Array(9) })]
      }
      const { id } = yield* t.handOver(t.of(0, contents))
      const young = (yield* t.handOver(t.of(hour, contents))).id
      const before = yield* t.get(id)
      assert.strictEqual(yield* t.walk("purgeContents", t.at(minute)), 1)
      assert.deepStrictEqual(yield* t.get(id), {
        ...before,
        ...emptyContents,
        attachments: []
      })
      assert.strictEqual((yield* t.get(young)).html, contents.html)
      assert.strictEqual(yield* t.walk("purgeContents", t.at(minute)), 0)
      const [listed] = yield* t.list({ limit: 1, search: { _tag: "EmailId", id } })
      assert.strictEqual(listed?.status, "sent")
    }))

  it.effect("removes finished emails with everything that hangs on them", () =>
    Effect.gen(function*() {
      const t = yield* retaining()
      const hook = endpoint({ accountId: t.account.id, events: ["email.queued"], createdAt: t.at(0) })
      yield* t.webhooks.addEndpoint(hook, "sealed")
      const { id, providerMessageId } = yield* t.handOver(t.of(0, { messageId: `${newId()}@a.example` }))
      const other = yield* t.handOver(t.of(hour))
      const deliveries = () =>
        t.webhooks.listDeliveries({
          accountId: t.account.id,
          modes: ["live"],
          endpointId: hook.id,
          limit: 10,
          after: null
        })
      const claim = (now: Date) => t.webhooks.claim({ now, limit: 10, perEndpoint: 10, leaseMillis: minute })
      const settle = Effect.fnUntraced(function*(now: Date) {
        const leases = yield* claim(now)
        yield* t.webhooks.settle(leases.map(({ deliveryId, token }) => ({
          deliveryId,
          token,
          attempt: { at: now, responseCode: 200, error: null, durationMs: 1 },
          next: { _tag: "Delivered" as const }
        })))
        return leases.length
      })
      assert.strictEqual(yield* t.walk("removeEmails", t.at(minute)), 0, "its deliveries are pending")
      assert.isTrue(yield* t.exists(id))
      assert.strictEqual(yield* settle(t.at(2 * hour)), 2)
      // Sent again by hand: that copy has an id that does not follow from event and endpoint.
      const past = (yield* deliveries()).find(({ emailId }) => emailId === id)!
      const copy = { ...past, id: newId(), status: "pending", attempts: 0, replayOf: past.id } as const
      yield* t.webhooks.addDelivery(t.account.id, { ...copy, createdAt: t.at(2 * hour) })
      assert.strictEqual(yield* t.walk("removeEmails", t.at(minute)), 0, "the copy is pending")
      assert.strictEqual(yield* settle(t.at(3 * hour)), 1)

      assert.strictEqual(yield* t.walk("removeEmails", t.at(minute)), 1)
      assert.isFalse(yield* t.exists(id))
      assert.deepStrictEqual((yield* deliveries()).map(({ emailId }) => emailId), [other.id])
      assert.deepStrictEqual(yield* t.webhooks.attempts(t.account.id, past.id), [])
      assert.deepStrictEqual(yield* t.webhooks.attempts(t.account.id, copy.id), [])
      assert.deepStrictEqual((yield* t.list()).map((email) => email.id), [other.id])
      // A report for it finds nothing, and one for the other still does.
      const late = yield* t.jobs.intake([
        report({ type: "email.delivered", providerMessageId }),
        report({ type: "email.delivered", providerMessageId: other.providerMessageId })
      ], t.at(4 * hour))
      assert.deepInclude(late, { applied: 1, parked: 1 })
      assert.strictEqual(yield* t.walk("removeEmails", t.at(minute)), 0)
    }))

  it.effect("touches nothing that is not finished", () =>
    Effect.gen(function*() {
      const t = yield* retaining()
      const queued = yield* t.send(t.of(0))
      const later = { createdAt: t.at(0), scheduledAt: t.at(20 * day) }
      const scheduled = yield* t.send({ ...later, id: idAt(t.at(0)) })
      const cancelled = yield* t.send({ ...later, id: idAt(t.at(0)) })
      yield* t.emails.cancel({ accountId: t.account.id, modes: ["live"] }, cancelled, t.at(hour))
      const under = (yield* t.beginOne(t.at(0))).lease.emailId
      assert.strictEqual(under, queued, "its hand-off is under way")
      assert.strictEqual(yield* t.walk("purgeContents", t.at(day)), 1)
      assert.isNull((yield* t.get(cancelled)).text)
      for (const id of [queued, scheduled]) assert.isString((yield* t.get(id)).text)
      assert.strictEqual(yield* t.walk("removeEmails", t.at(day)), 1)
      assert.isFalse(yield* t.exists(cancelled))
      for (const id of [queued, scheduled]) assert.isTrue(yield* t.exists(id))
    }))

  it.effect("counts from the last change", () =>
    Effect.gen(function*() {
      const t = yield* retaining()
      const { id } = yield* t.handOver(t.of(0))
      yield* t.jobs.intake([report({ type: "email.delivered", emailId: id, occurredAt: t.at(day) })], t.at(day))
      assert.strictEqual(yield* t.walk("removeEmails", t.at(day)), 0)
      assert.strictEqual(yield* t.walk("removeEmails", t.at(day + 1)), 1)
    }))

  it.effect("goes on behind what it passes by, in small steps and at once on several nodes", () =>
    Effect.gen(function*() {
      const t = yield* retaining()
      const held = yield* t.send(t.of(0))
      yield* t.beginOne(t.at(0))
      const old: Array<string> = []
      for (let i = 1; i <= 20; i++) old.push((yield* t.handOver(t.of(i))).id)
      const purged = yield* Effect.all(
        Array.from({ length: 3 }, () => t.walk("purgeContents", t.at(minute), 2)),
        { concurrency: "unbounded" }
      )
      // What one of them holds the others pass by; it is theirs in the next walk where it was not taken.
      const rest = yield* t.walk("purgeContents", t.at(minute), 2)
      assert.strictEqual(purged.reduce((sum, count) => sum + count, rest), 20)
      const removed = yield* Effect.all(
        Array.from({ length: 3 }, () => t.walk("removeEmails", t.at(minute), 2)),
        { concurrency: "unbounded" }
      )
      const last = yield* t.walk("removeEmails", t.at(minute), 2)
      assert.strictEqual(removed.reduce((sum, count) => sum + count, last), 20)
      assert.deepStrictEqual((yield* t.list()).map((email) => email.id), [held])
    }))

  it.effect("forgets reports that waited too long for their email", () =>
    Effect.gen(function*() {
      const t = yield* retaining()
      const unknown = (key: string) =>
        report({ type: "email.delivered", key, providerMessageId: `unknown-${t.account.id}` })
      const old = unknown(newId())
      const young = unknown(newId())
      yield* t.jobs.intake([old], t.at(0))
      yield* t.jobs.intake([unknown(newId()), unknown(newId())], t.at(1))
      yield* t.jobs.intake([young], t.at(hour))
      assert.strictEqual(yield* t.store.pruneReports(t.at(minute), 2), 2)
      assert.strictEqual(yield* t.store.pruneReports(t.at(minute), 2), 1)
      assert.strictEqual(yield* t.store.pruneReports(t.at(minute), 2), 0)
      // Of one that is known nothing new is kept.
      assert.deepInclude(yield* t.jobs.intake([young], t.at(hour)), { parked: 0, duplicates: 1 })
      assert.deepInclude(yield* t.jobs.intake([old], t.at(hour)), { parked: 1, duplicates: 0 })
    }))
}
