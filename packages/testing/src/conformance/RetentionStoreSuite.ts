import { assert } from "@effect/vitest"
import { StorageMonths } from "@sendwright/core/foundation/StorageMonths"
import { emptyContents } from "@sendwright/core/model/EmailFields"
import type { WebhookLease } from "@sendwright/core/webhooks/WebhookStore"
import * as Arbitrary from "effect/Arbitrary"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { contentsSaying, endpoint, idAt, newId, report } from "../fixtures.ts"
import { attachment } from "../OutgoingMessages.ts"
import { day, hour, type It, minute } from "./Harness.ts"
import { roundTests } from "./retentionRounds.ts"
import { monthAfter, retaining } from "./retentionWalk.ts"

/** What becomes of an email: when it was accepted, in thousandths of the month, and what has happened to it since. */
const traits = Arbitrary.schema(Schema.Struct({
  share: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000 })),
  state: Schema.Literals(["sent", "queued", "scheduled", "cancelled"]),
  changes: Schema.Literals(["never", "at once", "late"]),
  delivery: Schema.Literals(["done", "pending"])
}))

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
      // Sent again manually: that copy has an id that does not follow from event and endpoint.
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
      const t = yield* retaining({ forward: 20 * day })
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

  it.effect("has the months to come made ready by whoever asks first, and keeps what is there", () =>
    Effect.gen(function*() {
      const t = yield* retaining({ forward: 150 * day })
      const months = yield* StorageMonths
      const id = yield* t.send(t.of(0))
      yield* Effect.all(Array.from({ length: 3 }, () => months.keep(t.at(0))), { concurrency: "unbounded" })
      // Those that are long over and empty may be taken away, and are there again when they are needed.
      yield* months.keep(t.at(150 * day))
      assert.isTrue(yield* t.exists(id))
      assert.isTrue(yield* t.exists(yield* t.send(t.of(45 * day))))
    }))

  it.effect("forgets tests of endpoints with their month", () =>
    Effect.gen(function*() {
      // No test that ran before has left anything open in it.
      const t = yield* retaining({ forward: 31 * day })
      const hook = endpoint({ accountId: t.account.id, createdAt: t.at(0) })
      yield* t.webhooks.addEndpoint(hook, "sealed")
      const test = {
        id: idAt(t.at(0)),
        endpointId: hook.id,
        mode: "live",
        emailEventId: null,
        eventType: "email.sent",
        emailId: null,
        isTest: true,
        replayOf: null,
        status: "pending",
        attempts: 0,
        lastError: null,
        responseCode: null,
        durationMs: null,
        createdAt: t.at(0)
      } as const
      yield* t.webhooks.addDelivery(t.account.id, test)
      const remains = Effect.map(
        t.webhooks.listDeliveries({
          accountId: t.account.id,
          modes: ["live"],
          endpointId: hook.id,
          limit: 10,
          after: null
        }),
        (deliveries) => deliveries.length
      )
      const end = monthAfter(t.at(0), 1)
      yield* t.walk("removeEmails", end)
      assert.strictEqual(yield* remains, 1, "it is pending")
      const [lease] = yield* t.webhooks.claim({ now: t.at(0), limit: 1, perEndpoint: 1, leaseMillis: minute })
      yield* t.webhooks.settle([{
        deliveryId: lease!.deliveryId,
        token: lease!.token,
        attempt: { at: t.at(0), responseCode: 200, error: null, durationMs: 1 },
        next: { _tag: "Delivered" }
      }])
      yield* t.walk("removeEmails", new Date(end.getTime() - 1))
      assert.strictEqual(yield* remains, 1, "its month is not over")
      yield* t.walk("removeEmails", end)
      assert.strictEqual(yield* remains, 0)
      assert.deepStrictEqual(yield* t.webhooks.attempts(t.account.id, test.id), [])
    }))

  it.effect("takes a month when all of it lies before the time, and what may go of an open one a month later", () =>
    Effect.gen(function*() {
      const t = yield* retaining({ forward: 126 * day })
      const starts = [1, 2, 3].map((months) => monthAfter(t.at(0), months).getTime())
      const of = (month: number) => t.of(starts[month]! + day - t.at(0).getTime())
      const alone = (yield* t.handOver(of(0))).id
      const beside = (yield* t.handOver(of(1))).id
      const open = yield* t.send(of(1))
      yield* t.beginOne(new Date(starts[1]! + day), { leaseMillis: 120 * day })
      yield* t.countAll
      const walk = (before: number) => t.walk("removeEmails", new Date(before), 2, "month")
      assert.strictEqual(yield* walk(starts[1]! - 1), 0)
      assert.strictEqual(yield* walk(starts[1]!), 1)
      assert.isFalse(yield* t.exists(alone))
      assert.strictEqual(yield* walk(starts[2]! - 1), 0)
      assert.isAtMost(yield* walk(starts[2]!), 1, "it may wait for the open one")
      yield* walk(monthAfter(t.at(0), 4).getTime())
      assert.deepStrictEqual([yield* t.exists(beside), yield* t.exists(open)], [false, true])
    }))

  it.effect.prop(
    "takes of months that are over exactly what may go one by one",
    { emails: Arbitrary.array(traits, { minLength: 1, maxLength: 6 }), ofEmails: Arbitrary.schema(Schema.Boolean) },
    Effect.fnUntraced(function*({ emails, ofEmails }) {
      const t = yield* retaining({ back: minute, forward: 90 * day })
      // The first whole month after the test's beginning, and the next one.
      const from = monthAfter(t.at(0), 1).getTime()
      const to = monthAfter(t.at(0), 2).getTime()
      const before = new Date(to + 3 * day)
      const hook = endpoint({ accountId: t.account.id, events: ["email.delivered"], createdAt: t.at(0) })
      yield* t.webhooks.addEndpoint(hook, "sealed")
      const expected = new Map<string, boolean>()
      for (const [index, { changes, delivery, share, state }] of emails.entries()) {
        const created = new Date(Math.floor(from + share / 1_000 * (to - from - 1_000)) + index)
        const scheduledAt = state === "cancelled" || state === "scheduled" ? t.at(89 * day) : null
        const more = {
          id: idAt(created),
          eventId: idAt(created),
          createdAt: created,
          scheduledAt,
          ...contentsSaying("Hello")
        }
        if (state !== "sent") {
          const id = yield* t.send(more)
          if (state === "cancelled") {
            yield* t.emails.cancel({ accountId: t.account.id, modes: ["live"] }, id, created)
          }
          // Its hand-off is under way for long.
          if (state === "queued") yield* t.beginOne(created, { leaseMillis: 90 * day })
          expected.set(id, state === "cancelled")
          continue
        }
        const { id } = yield* t.handOver(more)
        const at = changes === "late" ? before : created
        if (changes !== "never") {
          yield* t.jobs.intake([report({ type: "email.delivered", emailId: id, occurredAt: at })], at)
          if (delivery !== "pending") {
            const leases = yield* t.webhooks.claim({ now: at, limit: 10, perEndpoint: 10, leaseMillis: minute })
            const isOwn = ({ delivery }: WebhookLease): boolean => delivery.emailId === id
            yield* t.webhooks.release(leases.filter((lease) => !isOwn(lease)))
            yield* t.webhooks.settle(
              leases.filter(isOwn).map(({ deliveryId, token }) => ({
                deliveryId,
                token,
                attempt: { at, responseCode: 200, error: null, durationMs: 1 },
                next: { _tag: "Delivered" as const }
              }))
            )
          }
        }
        expected.set(id, changes !== "late" && (!ofEmails || changes === "never" || delivery !== "pending"))
      }
      const going = [...expected].filter(([, goes]) => goes).map(([id]) => id)
      yield* t.countAll
      assert.strictEqual(yield* t.walk(ofEmails ? "removeEmails" : "purgeContents", before, 3), going.length)
      for (const [id, goes] of expected) {
        const found = Option.getOrNull(yield* t.find(id))
        if (ofEmails) assert.strictEqual(found === null, goes)
        else assert.strictEqual(found?.html, goes ? null : contentsSaying("Hello").html)
      }
      const listed = yield* t.webhooks.listDeliveries({
        accountId: t.account.id,
        modes: ["live"],
        endpointId: hook.id,
        limit: 100,
        after: null
      })
      for (const { emailId } of listed) assert.isTrue(ofEmails ? expected.get(emailId ?? "") === false : true)
      assert.strictEqual(yield* t.walk(ofEmails ? "removeEmails" : "purgeContents", before, 3), 0)
      // Nothing is left to those who claim for all accounts.
      yield* t.walk("removeEmails", t.at(88 * day))
    }),
    { timeout: 300_000 }
  )

  roundTests(it)
}
