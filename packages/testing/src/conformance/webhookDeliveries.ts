import { assert } from "@effect/vitest"
import type { Position } from "@posthorn/core/emails/EmailQuery"
import type { Delivery } from "@posthorn/core/webhooks/Delivery"
import type { WebhookLease, WebhookSettlement } from "@posthorn/core/webhooks/WebhookStore"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { endpoint, newEmail, newId, report, testDelivery } from "../fixtures.ts"
import { hour, type It, minute, scenario, second } from "./Scenario.ts"

const everything = ["email.queued", "email.scheduled", "email.sent", "email.delivered"] as const

/** A scenario with an endpoint that subscribes to every event an untroubled email has. */
const hooked = Effect.fnUntraced(function*() {
  const t = yield* scenario()
  const hook = endpoint({ accountId: t.account.id, events: everything, createdAt: t.at(0) })
  yield* t.webhooks.addEndpoint(hook, "sealed-secret")
  const claim = (
    now: Date,
    options: Partial<{ readonly limit: number; readonly perEndpoint: number; readonly leaseMillis: number }> = {}
  ) => t.webhooks.claim({ limit: 100, perEndpoint: 100, leaseMillis: 30 * second, ...options, now })
  const settle = (
    lease: Pick<WebhookLease, "deliveryId" | "token">,
    next: WebhookSettlement["next"],
    attempt: Partial<WebhookSettlement["attempt"]> = {}
  ) =>
    Effect.map(
      t.webhooks.settle([{
        deliveryId: lease.deliveryId,
        token: lease.token,
        attempt: {
          at: t.at(0),
          responseCode: next._tag === "Delivered" ? 204 : 500,
          error: next._tag === "Delivered" ? null : "HTTP 500",
          durationMs: 12,
          ...attempt
        },
        next
      }]),
      ([held]) => held
    )
  const list = (options: Partial<Parameters<typeof t.webhooks.listDeliveries>[0]> = {}) =>
    t.webhooks.listDeliveries({
      accountId: t.account.id,
      modes: ["live", "test"],
      endpointId: hook.id,
      limit: 100,
      after: null,
      ...options
    })
  const find = (deliveryId: string, options: Partial<Parameters<typeof t.webhooks.findDelivery>[0]> = {}) =>
    t.webhooks.findDelivery({
      accountId: t.account.id,
      modes: ["live", "test"],
      endpointId: hook.id,
      deliveryId,
      ...options
    })
  const retry = (deliveryId: string, options: Partial<Parameters<typeof t.webhooks.retry>[0]> = {}) =>
    t.webhooks.retry({
      accountId: t.account.id,
      modes: ["live", "test"],
      endpointId: hook.id,
      deliveryId,
      now: t.at(hour),
      ...options
    })
  return { ...t, hook, claimHooks: claim, settle, list, find, retry }
})

/** Deliveries in `WebhookStore`: reading, claiming and settling. */
export const deliveryTests = (it: It): void => {
  it.effect("leases a delivery with everything that its attempt is made of", () =>
    Effect.gen(function*() {
      const t = yield* hooked()
      const email = t.email({ to: ["Ada <ada@example.com>"], tags: ["a", "b"] })
      yield* t.accept(email)
      const [lease] = yield* t.claimHooks(t.at(0))
      const { token, ...rest } = lease!
      const delivery: Delivery = {
        id: rest.deliveryId,
        endpointId: t.hook.id,
        mode: "live",
        emailEventId: email.eventId,
        eventType: "email.queued",
        emailId: email.id,
        status: "pending",
        attempts: 0,
        lastError: null,
        responseCode: null,
        durationMs: null,
        isTest: false,
        replayOf: null,
        createdAt: t.at(0)
      }
      assert.isAbove(token.length, 0)
      assert.deepStrictEqual(rest, {
        deliveryId: delivery.id,
        accountId: t.account.id,
        delivery,
        url: t.hook.url,
        sealedSecret: "sealed-secret",
        subject: {
          event: {
            id: email.eventId,
            emailId: email.id,
            type: "email.queued",
            details: {},
            occurredAt: t.at(0),
            sequence: 0
          },
          from: email.from,
          to: email.to,
          subject: email.subject,
          tags: ["a", "b"],
          status: "queued"
        }
      })
      assert.deepStrictEqual(Option.getOrNull(yield* t.find(delivery.id)), delivery)
      assert.deepStrictEqual(yield* t.list(), [delivery])
    }))

  it.effect("gives the status of the email as it is at the claim", () =>
    Effect.gen(function*() {
      const t = yield* hooked()
      const { id } = yield* t.handOver()
      yield* t.jobs.intake(
        [report({ type: "email.bounced", emailId: id, details: { bounce_type: "transient" } })],
        t.at(1)
      )
      const leases = yield* t.claimHooks(t.at(second))
      assert.deepStrictEqual(leases.map(({ delivery, subject }) => [delivery.eventType, subject?.status]), [
        ["email.queued", "bounced"],
        ["email.sent", "bounced"]
      ])
    }))

  it.effect("pages through deliveries, newest first, of the modes asked for", () =>
    Effect.gen(function*() {
      const t = yield* hooked()
      yield* t.accept(...Array.from({ length: 17 }, (_, index) =>
        t.email({ createdAt: t.at(index < 12 ? 0 : index), mode: index % 3 === 0 ? "test" : "live" })))
      const all = yield* t.list()
      assert.strictEqual(all.length, 17)
      const sorted = all.toSorted((left, right) =>
        right.createdAt.getTime() - left.createdAt.getTime() || (left.id < right.id ? 1 : -1)
      )
      assert.deepStrictEqual(all, sorted)
      for (const modes of [["live"], ["test"], ["live", "test"]] as const) {
        const seen: Array<Delivery> = []
        let after: Position | null = null
        for (;;) {
          const page: ReadonlyArray<Delivery> = yield* t.list({ modes, limit: 5, after })
          seen.push(...page)
          const last = page[page.length - 1]
          if (last === undefined) {
            break
          }
          after = { createdAt: last.createdAt, id: last.id }
        }
        assert.deepStrictEqual(
          seen,
          sorted.filter(({ mode }) =>
            modes.some((other) => other === mode)
          )
        )
      }
    }))

  it.effect("shows deliveries to their account, mode and endpoint only", () =>
    Effect.gen(function*() {
      const t = yield* hooked()
      const other = yield* t.seed()
      const second_ = endpoint({ accountId: t.account.id, events: ["email.cancelled"] })
      yield* t.webhooks.addEndpoint(second_, "x")
      yield* t.send()
      const [live] = yield* t.list()
      const id = live!.id
      assert.isTrue(Option.isSome(yield* t.find(id, { modes: ["live"] })))
      assert.isTrue(Option.isNone(yield* t.find(id, { modes: ["test"] })))
      assert.isTrue(Option.isNone(yield* t.find(id, { accountId: other.account.id })))
      assert.isTrue(Option.isNone(yield* t.find(id, { endpointId: second_.id })))
      assert.isTrue(Option.isNone(yield* t.find(newId())))
      assert.deepStrictEqual(yield* t.list({ accountId: other.account.id }), [])
      assert.deepStrictEqual(yield* t.list({ endpointId: second_.id }), [])
      assert.deepStrictEqual(yield* t.list({ modes: ["test"] }), [])
    }))

  it.effect("leases what is due once, and again when the lease ran out", () =>
    Effect.gen(function*() {
      const t = yield* hooked()
      yield* t.send({ createdAt: t.at(second) })
      assert.deepStrictEqual(yield* t.claimHooks(t.at(0)), [])
      const [stale] = yield* t.claimHooks(t.at(second))
      assert.deepStrictEqual(yield* t.claimHooks(t.at(31 * second - 1)), [])
      const [lease] = yield* t.claimHooks(t.at(31 * second))
      assert.strictEqual(lease!.deliveryId, stale!.deliveryId)
      assert.notStrictEqual(lease!.token, stale!.token)
      assert.strictEqual(lease!.delivery.attempts, 0)
      assert.isFalse(yield* t.settle(stale!, { _tag: "Failed" }))
      yield* t.webhooks.release([stale!])
      assert.deepStrictEqual(yield* t.claimHooks(t.at(32 * second)), [])
      assert.isTrue(yield* t.settle(lease!, { _tag: "Delivered" }))
      assert.isFalse(yield* t.settle(lease!, { _tag: "Failed" }))
      const found = Option.getOrThrow(yield* t.find(lease!.deliveryId))
      assert.strictEqual(found.status, "delivered")
      assert.strictEqual(found.attempts, 1)
      assert.deepStrictEqual(yield* t.claimHooks(t.at(hour)), [])
    }))

  it.effect("hands leases back at once", () =>
    Effect.gen(function*() {
      const t = yield* hooked()
      yield* t.send()
      const leases = yield* t.claimHooks(t.at(0))
      yield* t.webhooks.release(leases)
      const again = yield* t.claimHooks(t.at(0))
      assert.strictEqual(again[0]!.deliveryId, leases[0]!.deliveryId)
      assert.isTrue(yield* t.settle(again[0]!, { _tag: "Delivered" }))
    }))

  it.effect("never leases more than `perEndpoint` of one endpoint at once, and lets endpoints take turns", () =>
    Effect.gen(function*() {
      const t = yield* hooked()
      yield* t.accept(...Array.from({ length: 30 }, () => t.email()))
      const others = yield* Effect.all(Array.from({ length: 3 }, () => t.seed()))
      const quick = yield* Effect.forEach(others, (other) => {
        const hook = endpoint({ accountId: other.account.id, events: everything })
        return Effect.as(t.webhooks.addEndpoint(hook, "x"), hook.id)
      })
      yield* t.accept(...others.map((other) => newEmail({ accountId: other.account.id, createdAt: t.at(second) })))
      const first = yield* t.claimHooks(t.at(second), { limit: 5, perEndpoint: 3 })
      const count = (leases: ReadonlyArray<WebhookLease>, id: string) =>
        leases.filter(({ delivery }) => delivery.endpointId === id).length
      assert.strictEqual(first.length, 5)
      for (const id of quick) assert.strictEqual(count(first, id), 1)
      assert.strictEqual(count(first, t.hook.id), 2)
      const next = yield* t.claimHooks(t.at(second), { perEndpoint: 3 })
      assert.strictEqual(count(next, t.hook.id), 1)
      assert.deepStrictEqual(yield* t.claimHooks(t.at(second), { perEndpoint: 3 }), [])
      // One that ends makes room for one, however it ends.
      const mine = [...first, ...next].filter(({ delivery }) => delivery.endpointId === t.hook.id)
      yield* t.settle(mine[0]!, { _tag: "Delivered" })
      assert.strictEqual((yield* t.claimHooks(t.at(second), { perEndpoint: 3 })).length, 1)
      yield* t.settle(mine[1]!, { _tag: "RetryAt", at: t.at(hour) })
      assert.strictEqual((yield* t.claimHooks(t.at(second), { perEndpoint: 3 })).length, 1)
      assert.deepStrictEqual(yield* t.claimHooks(t.at(second), { perEndpoint: 3 }), [])
      // Leases that ran out count no more.
      const late = yield* t.claimHooks(t.at(32 * second), { perEndpoint: 3 })
      assert.strictEqual(count(late, t.hook.id), 3)
    }))

  it.effect("keeps to `perEndpoint` under claims at once", () =>
    Effect.gen(function*() {
      const t = yield* hooked()
      yield* t.accept(...Array.from({ length: 40 }, () => t.email()))
      const claims = yield* Effect.all(
        Array.from({ length: 10 }, () => t.claimHooks(t.at(0), { perEndpoint: 8, limit: 4 })),
        { concurrency: "unbounded" }
      )
      const leased = claims.flat().map(({ deliveryId }) => deliveryId)
      assert.isAtMost(leased.length, 8)
      assert.strictEqual(new Set(leased).size, leased.length)
      const rest = yield* t.claimHooks(t.at(0), { perEndpoint: 8 })
      assert.strictEqual(leased.length + rest.length, 8)
    }))

  it.effect("records attempts and their totals", () =>
    Effect.gen(function*() {
      const t = yield* hooked()
      yield* t.send()
      const outcomes = [
        { at: t.at(0), responseCode: null, error: "timed out", durationMs: 10_000 },
        { at: t.at(5 * second), responseCode: 503, error: "HTTP 503", durationMs: 40 },
        { at: t.at(15 * second), responseCode: 200, error: null, durationMs: 7 }
      ] as const
      const first = (yield* t.claimHooks(t.at(0)))[0]!
      assert.isTrue(yield* t.settle(first, { _tag: "RetryAt", at: t.at(5 * second) }, outcomes[0]))
      assert.deepStrictEqual(Option.getOrThrow(yield* t.find(first.deliveryId)), {
        ...first.delivery,
        attempts: 1,
        lastError: "timed out",
        durationMs: 10_000
      })
      assert.deepStrictEqual(yield* t.claimHooks(t.at(5 * second - 1)), [])
      const second_ = (yield* t.claimHooks(t.at(5 * second)))[0]!
      assert.strictEqual(second_.delivery.attempts, 1)
      yield* t.settle(second_, { _tag: "RetryAt", at: t.at(15 * second) }, outcomes[1])
      const third = (yield* t.claimHooks(t.at(15 * second)))[0]!
      yield* t.settle(third, { _tag: "Delivered" }, outcomes[2])
      assert.deepStrictEqual(Option.getOrThrow(yield* t.find(first.deliveryId)), {
        ...first.delivery,
        status: "delivered",
        attempts: 3,
        lastError: "HTTP 503",
        responseCode: 200,
        durationMs: 7
      })
      assert.deepStrictEqual(yield* t.webhooks.attempts(t.account.id, first.deliveryId), outcomes)
      const other = yield* t.seed()
      assert.deepStrictEqual(yield* t.webhooks.attempts(other.account.id, first.deliveryId), [])
      assert.deepStrictEqual(yield* t.webhooks.attempts(t.account.id, newId()), [])
    }))

  it.effect("settles a batch in order, each for itself", () =>
    Effect.gen(function*() {
      const t = yield* hooked()
      yield* t.accept(t.email(), t.email(), t.email())
      const leases = yield* t.claimHooks(t.at(0))
      const attempt = { at: t.at(0), responseCode: 200, error: null, durationMs: 1 }
      const answers = yield* t.webhooks.settle([
        { ...leases[0]!, attempt, next: { _tag: "Delivered" } },
        { ...leases[1]!, token: "00000000-0000-4000-8000-000000000000", attempt, next: { _tag: "Delivered" } },
        { ...leases[2]!, attempt: { ...attempt, error: "no" }, next: { _tag: "Failed" } }
      ])
      assert.deepStrictEqual(answers, [true, false, true])
      const statuses = yield* Effect.forEach(leases, ({ deliveryId }) =>
        Effect.map(t.find(deliveryId), (found) => Option.getOrThrow(found).status))
      assert.deepStrictEqual(statuses, ["delivered", "pending", "failed"])
      assert.deepStrictEqual(yield* t.webhooks.settle([]), [])
    }))

  it.effect("makes a failed delivery pending again, and counts its attempts on", () =>
    Effect.gen(function*() {
      const t = yield* hooked()
      yield* t.send()
      const lease = (yield* t.claimHooks(t.at(0)))[0]!
      const id = lease.deliveryId
      assert.strictEqual(yield* t.retry(id), "not_failed")
      yield* t.settle(lease, { _tag: "Failed" })
      assert.deepStrictEqual(yield* t.claimHooks(t.at(10 * hour)), [])
      assert.strictEqual(yield* t.retry(id, { modes: ["test"] }), "not_found")
      assert.strictEqual(yield* t.retry(id, { endpointId: newId() }), "not_found")
      assert.strictEqual(yield* t.retry(id, { accountId: newId() }), "not_found")
      assert.strictEqual(yield* t.retry(newId()), "not_found")
      const retried = yield* t.retry(id)
      assert.deepStrictEqual(retried, {
        ...lease.delivery,
        attempts: 1,
        lastError: "HTTP 500",
        responseCode: 500,
        durationMs: 12
      })
      assert.deepStrictEqual(yield* t.claimHooks(t.at(hour - 1)), [])
      const again = (yield* t.claimHooks(t.at(hour)))[0]!
      yield* t.settle(again, { _tag: "Delivered" })
      assert.strictEqual(Option.getOrThrow(yield* t.find(id)).attempts, 2)
      assert.strictEqual(yield* t.retry(id), "not_failed")
      assert.strictEqual((yield* t.list()).length, 1)
    }))

  it.effect("lets one of ten retries at once succeed", () =>
    Effect.gen(function*() {
      const t = yield* hooked()
      yield* t.send()
      const lease = (yield* t.claimHooks(t.at(0)))[0]!
      yield* t.settle(lease, { _tag: "Failed" })
      const answers = yield* Effect.all(Array.from({ length: 10 }, () => t.retry(lease.deliveryId)), {
        concurrency: "unbounded"
      })
      assert.strictEqual(answers.filter((answer) => typeof answer !== "string").length, 1)
      assert.strictEqual(answers.filter((answer) => answer === "not_failed").length, 9)
      assert.strictEqual((yield* t.claimHooks(t.at(hour))).length, 1)
    }))

  it.effect("adds a test event, which has no subject", () =>
    Effect.gen(function*() {
      const t = yield* hooked()
      const delivery = testDelivery({ endpointId: t.hook.id, createdAt: t.at(minute) })
      yield* t.webhooks.addDelivery(t.account.id, delivery)
      assert.deepStrictEqual(Option.getOrThrow(yield* t.find(delivery.id, { modes: ["test"] })), delivery)
      assert.deepStrictEqual(yield* t.claimHooks(t.at(minute - 1)), [])
      const [lease] = yield* t.claimHooks(t.at(minute))
      assert.isNull(lease!.subject)
      assert.strictEqual(lease!.url, t.hook.url)
      assert.deepStrictEqual(lease!.delivery, delivery)
    }))

  it.effect("adds a copy of a past delivery, and leaves the original as it is", () =>
    Effect.gen(function*() {
      const t = yield* hooked()
      yield* t.send()
      const lease = (yield* t.claimHooks(t.at(0)))[0]!
      yield* t.settle(lease, { _tag: "Delivered" })
      const original = Option.getOrThrow(yield* t.find(lease.deliveryId))
      const copy: Delivery = { ...lease.delivery, id: newId(), replayOf: original.id, createdAt: t.at(minute) }
      yield* t.webhooks.addDelivery(t.account.id, copy)
      assert.deepStrictEqual(yield* t.list(), [copy, original])
      const [again] = yield* t.claimHooks(t.at(minute))
      assert.strictEqual(again!.deliveryId, copy.id)
      assert.deepStrictEqual(again!.subject, lease.subject)
    }))

  it.effect("says when something is due next", () =>
    Effect.gen(function*() {
      const t = yield* hooked()
      const next = Effect.map(
        t.webhooks.nextDue,
        (date) => date === null ? Infinity : date.getTime() - t.at(0).getTime()
      )
      assert.isAbove(yield* next, 24 * hour)
      yield* t.send({ createdAt: t.at(minute) })
      assert.strictEqual(yield* next, minute)
      const lease = (yield* t.claimHooks(t.at(minute)))[0]!
      assert.isAbove(yield* next, minute)
      yield* t.settle(lease, { _tag: "RetryAt", at: t.at(5 * minute) })
      assert.strictEqual(yield* next, 5 * minute)
      const again = (yield* t.claimHooks(t.at(5 * minute)))[0]!
      yield* t.settle(again, { _tag: "Failed" })
      assert.isAbove(yield* next, 24 * hour)
      yield* t.retry(lease.deliveryId, { now: t.at(7 * minute) })
      assert.strictEqual(yield* next, 7 * minute)
    }))
}
