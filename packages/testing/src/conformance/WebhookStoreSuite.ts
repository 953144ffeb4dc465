import { assert, describe } from "@effect/vitest"
import type { Mode } from "@sendwright/core/foundation/Mode"
import { eventTypes } from "@sendwright/core/model/EmailEvent"
import type { WebhookEndpoint } from "@sendwright/core/webhooks/WebhookEndpoint"
import type { EndpointChange } from "@sendwright/core/webhooks/WebhookStore"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { endpoint, newId } from "../fixtures.ts"
import { harness, hour, type It, minute, second } from "./Harness.ts"
import { deliveryTests } from "./webhookDeliveries.ts"
import { hooked } from "./webhookFixtures.ts"
import { leaseTests } from "./webhookLeases.ts"
import { searchTests } from "./webhookSearch.ts"

const endpointTests = (it: It): void => {
  it.effect("keeps the endpoints of an account, oldest first", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const other = yield* t.seed()
      const accountId = t.account.id
      const newer = endpoint({ accountId, createdAt: t.at(second), events: eventTypes })
      const older = endpoint({ accountId, mode: "test", createdAt: t.at(0), url: "https://h.example/a?b=%20\u00e9" })
      const foreign = endpoint({ accountId: other.account.id, createdAt: t.at(0) })
      yield* Effect.forEach([newer, older, foreign], (item) => t.webhooks.addEndpoint(item, "sealed"))
      assert.deepStrictEqual(yield* t.webhooks.listEndpoints(accountId), [older, newer])
      assert.deepStrictEqual(yield* t.webhooks.listEndpoints(other.account.id), [foreign])
      assert.deepStrictEqual(yield* t.webhooks.listEndpoints(newId()), [])
      assert.deepStrictEqual(Option.getOrNull(yield* t.webhooks.findEndpoint(accountId, older.id)), older)
      assert.isTrue(Option.isNone(yield* t.webhooks.findEndpoint(other.account.id, older.id)))
      assert.isTrue(Option.isNone(yield* t.webhooks.findEndpoint(accountId, newId())))
    }))

  it.effect("removes an endpoint with its deliveries, also with those that are leased", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const other = yield* t.seed()
      const accountId = t.account.id
      const gone = endpoint({ accountId, events: ["email.queued"] })
      const kept = endpoint({ accountId, events: ["email.queued"] })
      yield* Effect.forEach([gone, kept], (item) => t.webhooks.addEndpoint(item, "sealed"))
      yield* t.send()
      yield* t.send({ createdAt: t.at(second) })
      const claim = (now: Date, limit = 9) => t.webhooks.claim({ now, limit, perEndpoint: 9, leaseMillis: 1000 })
      const leases = yield* claim(t.at(0))
      assert.strictEqual(leases.length, 2)
      const modes = ["live", "test"] as const
      const remove = (accountId: string, endpointId: string) =>
        t.webhooks.removeEndpoint({ accountId, modes, endpointId })
      assert.isFalse(yield* remove(other.account.id, gone.id))
      assert.isFalse(yield* remove(accountId, newId()))
      assert.isTrue(yield* remove(accountId, gone.id))
      assert.isFalse(yield* remove(accountId, gone.id))
      assert.deepStrictEqual(yield* t.webhooks.listEndpoints(accountId), [kept])
      const lost = leases.find(({ delivery }) => delivery.endpointId === gone.id)!
      const attempt = { at: t.at(0), responseCode: 200, error: null, durationMs: 1 }
      assert.deepStrictEqual(yield* t.webhooks.settle([{ ...lost, attempt, next: { _tag: "Delivered" } }]), [false])
      const options = { accountId, modes: ["live"], endpointId: gone.id } as const
      assert.deepStrictEqual(yield* t.webhooks.listDeliveries({ ...options, limit: 9, after: null }), [])
      assert.isTrue(Option.isNone(yield* t.webhooks.findDelivery({ ...options, deliveryId: lost.deliveryId })))
      const left = yield* claim(t.at(hour), 2)
      assert.deepStrictEqual(left.map(({ delivery }) => delivery.endpointId), [kept.id, kept.id])
      // What happens later goes to those that are left.
      yield* t.send({ createdAt: t.at(2 * hour) })
      assert.strictEqual((yield* claim(t.at(2 * hour))).length, 3)
    }))

  it.effect("removes an endpoint of the modes that are named, and no other", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const accountId = t.account.id
      const live = endpoint({ accountId, events: ["email.queued"], createdAt: t.at(0) })
      const test = endpoint({ accountId, mode: "test", events: ["email.queued"], createdAt: t.at(second) })
      yield* Effect.forEach([live, test], (item) => t.webhooks.addEndpoint(item, "sealed"))
      yield* t.send()
      const remove = (modes: ReadonlyArray<Mode>, { id }: WebhookEndpoint) =>
        t.webhooks.removeEndpoint({ accountId, modes, endpointId: id })
      assert.isFalse(yield* remove(["test"], live))
      assert.isFalse(yield* remove([], live))
      assert.deepStrictEqual(yield* t.webhooks.listEndpoints(accountId), [live, test])
      const options = { accountId, modes: ["live"], endpointId: live.id, limit: 9, after: null } as const
      assert.strictEqual((yield* t.webhooks.listDeliveries(options)).length, 1)
      assert.isTrue(yield* remove(["test"], test))
      assert.isTrue(yield* remove(["live", "test"], live))
    }))
}

const changeTests = (it: It): void => {
  it.effect("changes what is given of an endpoint of the modes that are named, and leaves the rest", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const other = yield* t.seed()
      const accountId = t.account.id
      const live = endpoint({ accountId, events: ["email.queued"], format: "resend", createdAt: t.at(0) })
      const test = endpoint({ accountId, mode: "test", createdAt: t.at(second) })
      yield* Effect.forEach([live, test], (item) => t.webhooks.addEndpoint(item, "sealed"))
      const update = (
        change: EndpointChange,
        over: { accountId?: string; endpointId?: string; modes?: ReadonlyArray<Mode> } = {}
      ) =>
        Effect.map(
          t.webhooks.updateEndpoint({ accountId, endpointId: live.id, modes: ["live", "test"], change, ...over }),
          Option.getOrNull
        )
      assert.deepStrictEqual(yield* update({}), live)
      const url = "https://moved.example/hooks"
      assert.deepStrictEqual(yield* update({ url }), { ...live, url })
      const events = ["email.sent", "email.bounced"] as const
      assert.deepStrictEqual(yield* update({ events }), { ...live, url, events })
      assert.deepStrictEqual(yield* update({ enabled: false }), { ...live, url, events, enabled: false })
      const last = { ...live, enabled: true, events: ["email.queued"] } as const
      assert.deepStrictEqual(yield* update({ url: live.url, events: ["email.queued"], enabled: true }), last)
      assert.isNull(yield* update({ url }, { accountId: other.account.id }))
      assert.isNull(yield* update({ url }, { endpointId: newId() }))
      assert.isNull(yield* update({ url }, { modes: ["test"] }))
      assert.isNull(yield* update({ url }, { modes: [] }))
      assert.deepStrictEqual(yield* t.webhooks.listEndpoints(accountId), [last, test])
    }))

  it.effect("leads what waits to the new URL, in the endpoint's format, and passes by one that is not enabled", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const accountId = t.account.id
      const hook = endpoint({ accountId, events: ["email.queued"], format: "resend" })
      yield* t.webhooks.addEndpoint(hook, "sealed")
      const update = (change: EndpointChange) =>
        t.webhooks.updateEndpoint({ accountId, endpointId: hook.id, modes: ["live"], change })
      yield* t.send()
      const url = "https://moved.example/hooks"
      yield* update({ url, enabled: false })
      yield* t.send({ createdAt: t.at(second) })
      const leases = yield* t.webhooks.claim({ now: t.at(hour), limit: 9, perEndpoint: 9, leaseMillis: 1000 })
      assert.deepStrictEqual(leases.map(({ format, url }) => ({ format, url })), [{ format: "resend", url }])
      const prepared = yield* t.webhooks.findPrepared({
        accountId,
        modes: ["live"],
        endpointId: hook.id,
        deliveryId: leases[0]!.deliveryId
      })
      assert.strictEqual(Option.getOrThrow(prepared).format, "resend")
      assert.strictEqual(Option.getOrThrow(prepared).url, url)
      yield* update({ enabled: true })
      yield* t.send({ createdAt: t.at(2 * second) })
      assert.strictEqual(
        (yield* t.webhooks.listDeliveries({ accountId, modes: ["live"], endpointId: hook.id, limit: 9, after: null }))
          .length,
        2
      )
    }))
}

const secretTests = (it: It): void => {
  it.effect("keeps the secret before for as long as it is told, and none from before that", () =>
    Effect.gen(function*() {
      const t = yield* hooked()
      const other = yield* t.seed()
      const rotate = (
        sealedSecret: string,
        oldSecretUntil: Date | null,
        over: { accountId?: string; modes?: ReadonlyArray<Mode> } = {}
      ) =>
        Effect.map(
          t.webhooks.rotateSecret({
            accountId: t.account.id,
            modes: ["live", "test"],
            endpointId: t.hook.id,
            sealedSecret,
            oldSecretUntil,
            ...over
          }),
          Option.getOrNull
        )
      let number = 0
      /** What the next delivery is signed with. */
      const secrets = Effect.gen(function*() {
        yield* t.send({ createdAt: t.at(++number) })
        const [lease] = yield* t.claimHooks(t.at(hour))
        yield* t.settle(lease!, { _tag: "Delivered" })
        return [lease!.sealedSecret, lease!.oldSealedSecret]
      })
      assert.deepStrictEqual(yield* secrets, ["sealed-secret", null])
      // Some storages judge by a clock of their own, which is a little off.
      const until = t.at(hour + minute)
      assert.deepStrictEqual(yield* rotate("two", until), { ...t.hook, oldSecretUntil: until })
      assert.deepStrictEqual(yield* t.webhooks.listEndpoints(t.account.id), [{ ...t.hook, oldSecretUntil: until }])
      assert.deepStrictEqual(yield* secrets, ["two", "sealed-secret"])
      yield* rotate("three", t.at(2 * hour))
      assert.deepStrictEqual(yield* secrets, ["three", "two"])
      yield* rotate("three and a half", t.at(hour - minute))
      assert.deepStrictEqual(yield* secrets, ["three and a half", null])
      assert.deepStrictEqual(yield* rotate("four", null), t.hook)
      assert.deepStrictEqual(yield* secrets, ["four", null])
      assert.isNull(yield* rotate("five", null, { accountId: other.account.id }))
      assert.isNull(yield* rotate("five", null, { modes: ["test"] }))
      assert.isNull(yield* rotate("five", null, { modes: [] }))
      const stored = (over: { accountId?: string; modes?: ReadonlyArray<Mode>; endpointId?: string } = {}) =>
        Effect.map(
          t.webhooks.findSecret({ accountId: t.account.id, modes: ["live"], endpointId: t.hook.id, ...over }),
          Option.getOrNull
        )
      assert.strictEqual(yield* stored(), "four")
      for (const over of [{ accountId: other.account.id }, { modes: ["test"] as const }, { endpointId: newId() }]) {
        assert.isNull(yield* stored(over))
      }
      assert.deepStrictEqual(yield* secrets, ["four", null])
    }))
}

/** What every `WebhookStore` must do. */
export const tests = (it: It): void => {
  describe("endpoints", () => endpointTests(it))
  describe("changes", () => changeTests(it))
  describe("secrets", () => secretTests(it))
  describe("searches", () => searchTests(it))
  describe("deliveries", () => deliveryTests(it))
  describe("leases", () => leaseTests(it))
}
