import { assert } from "@effect/vitest"
import type { Position } from "@sendwright/core/model/EmailQuery"
import type { Delivery } from "@sendwright/core/webhooks/Delivery"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { endpoint, idAt, newId, testDelivery } from "../fixtures.ts"
import { day, hour, type It, minute, second } from "./Harness.ts"
import { hooked } from "./webhookFixtures.ts"

/** Deliveries in `WebhookStore`: reading, settling, retrying and adding them. */
export const deliveryTests = (it: It): void => {
  it.effect("shows the deliveries of an email with their attempts, those that were sent again included", () =>
    Effect.gen(function*() {
      const t = yield* hooked()
      const other = yield* t.seed()
      const id = yield* t.send()
      yield* t.send({ createdAt: t.at(1) })
      const [lease] = yield* t.claimHooks(t.at(second), { limit: 1 })
      const nextAt = t.at(minute)
      yield* t.settle(lease!, { _tag: "RetryAt", at: nextAt }, { at: t.at(second) })
      const again = {
        ...lease!.delivery,
        id: idAt(t.at(2 * second)),
        replayOf: lease!.deliveryId,
        createdAt: t.at(2 * second)
      }
      yield* t.webhooks.addDelivery(t.account.id, again)
      const of = (accountId: string, modes: ReadonlyArray<"live" | "test">, limit = 10) =>
        t.webhooks.ofEmail({ accountId, modes, emailId: id, limit })
      const [first, second_, ...others] = yield* of(t.account.id, ["live", "test"])
      assert.deepStrictEqual(others, [])
      assert.deepStrictEqual(first, {
        delivery: Option.getOrThrow(yield* t.find(lease!.deliveryId)),
        url: t.hook.url,
        attempts: [{ at: t.at(second), responseCode: 500, error: "HTTP 500", durationMs: 12 }],
        nextAt
      })
      assert.deepStrictEqual(second_, { delivery: again, url: t.hook.url, attempts: [], nextAt: t.at(2 * second) })
      assert.strictEqual((yield* of(t.account.id, ["live"], 1)).length, 1)
      assert.deepStrictEqual(yield* of(t.account.id, ["test"]), [])
      assert.deepStrictEqual(yield* of(other.account.id, ["live", "test"]), [])
    }))

  it.effect("pages through deliveries, newest first, of the modes asked for", () =>
    Effect.gen(function*() {
      const t = yield* hooked()
      yield* t.accept(...Array.from({ length: 17 }, (_, index) =>
        t.email({ createdAt: t.at(index < 12 ? 0 : index), mode: index % 3 === 0 ? "test" : "live" })))
      const all = yield* t.list()
      assert.strictEqual(all.length, 17)
      const sorted = all.toSorted((left, right) =>
        left.id < right.id ? 1 : -1
      )
      assert.deepStrictEqual(
        sorted.map(({ createdAt }) => createdAt),
        sorted.map(({ createdAt }) => createdAt).toSorted((left, right) => right.getTime() - left.getTime())
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
          sorted.filter(({ mode }) => modes.some((other) => other === mode))
        )
      }
    }))

  it.effect("pages through deliveries of many months, the newest first by their ids", () =>
    Effect.gen(function*() {
      const t = yield* hooked({ back: 400 * day })
      const times = [-1, -3, -40, -41, -70, -400].map((days) => t.at(days * day))
      const added = times.map((createdAt) => testDelivery({ endpointId: t.hook.id, createdAt }))
      yield* Effect.forEach(added, (delivery) => t.webhooks.addDelivery(t.account.id, delivery))
      assert.deepStrictEqual(yield* t.list(), added)
      for (const limit of [1, 2, 4]) {
        for (let from = 0; from < added.length; from++) {
          assert.deepStrictEqual(yield* t.list({ limit, after: added[from]! }), added.slice(from + 1, from + 1 + limit))
        }
      }
      for (const since of times) {
        const { deliveries, stoppedAt } = yield* t.webhooks.searchDeliveries({
          accountId: t.account.id,
          modes: ["live", "test"],
          endpointId: t.hook.id,
          filters: { since },
          limit: 9,
          depth: 9,
          after: null
        })
        assert.deepStrictEqual(deliveries, added.filter(({ createdAt }) => createdAt >= since))
        assert.isNull(stoppedAt)
      }
      assert.isTrue(
        yield* t.webhooks.removeEndpoint({ accountId: t.account.id, modes: ["live"], endpointId: t.hook.id })
      )
      assert.deepStrictEqual(yield* t.list(), [])
      assert.deepStrictEqual(yield* t.claimHooks(t.at(hour)), [])
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
      const copy: Delivery = {
        ...lease.delivery,
        id: idAt(t.at(minute)),
        replayOf: original.id,
        createdAt: t.at(minute)
      }
      yield* t.webhooks.addDelivery(t.account.id, copy)
      assert.deepStrictEqual(yield* t.list(), [copy, original])
      const [again] = yield* t.claimHooks(t.at(minute))
      assert.strictEqual(again!.deliveryId, copy.id)
      assert.deepStrictEqual(again!.subject, lease.subject)
    }))
}
