import { assert } from "@effect/vitest"
import type { Position } from "@sendwright/core/model/EmailQuery"
import { type Delivery, type DeliveryFilters, passes } from "@sendwright/core/webhooks/Delivery"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { newId, testDelivery } from "../fixtures.ts"
import { hour, type It, minute, second } from "./Harness.ts"
import { hooked } from "./webhookFixtures.ts"

/** Searches of `WebhookStore`, and deliveries with what they post. */
export const searchTests = (it: It): void => {
  it.effect("finds the deliveries that pass filters, newest first, and reads no deeper than it is told", () =>
    Effect.gen(function*() {
      const t = yield* hooked()
      const other = yield* t.seed()
      for (let at = 0; at < 12; at++) {
        yield* t.send({ createdAt: t.at(at * second), mode: at % 3 === 0 ? "test" : "live" })
      }
      const leases = yield* t.claimHooks(t.at(hour))
      for (const [index, lease] of leases.entries()) {
        if (index % 4 !== 0) yield* t.settle(lease, { _tag: index % 4 === 1 ? "Delivered" : "Failed" })
      }
      const all = yield* t.list()
      assert.strictEqual(all.length, 12)
      const search = (
        filters: DeliveryFilters,
        over: Partial<Parameters<typeof t.webhooks.searchDeliveries>[0]> = {}
      ) =>
        t.webhooks.searchDeliveries({
          accountId: t.account.id,
          modes: ["live", "test"],
          endpointId: t.hook.id,
          limit: 100,
          depth: 100,
          after: null,
          filters,
          ...over
        })
      const filters: ReadonlyArray<DeliveryFilters> = [
        {},
        { status: "failed" },
        { status: "delivered", eventType: "email.queued" },
        { eventType: "email.bounced" },
        { status: "failed", since: t.at(5 * second) }
      ]
      for (const one of filters) {
        for (const modes of [["live", "test"], ["test"]] as const) {
          const expected = all.filter((delivery) =>
            passes(delivery, one) && modes.some((mode) => mode === delivery.mode)
          )
          assert.deepStrictEqual(yield* search(one, { modes }), { deliveries: expected, stoppedAt: null })
          // In small pages, read in small steps: all of them, each once.
          const seen: Array<Delivery> = []
          let after: Position | null = null
          for (let page = 0; page < 20; page++) {
            const found: { readonly deliveries: ReadonlyArray<Delivery>; readonly stoppedAt: Position | null } =
              yield* search(one, { modes, limit: 2, depth: 3, after })
            seen.push(...found.deliveries)
            const last = found.deliveries.length < 2 ? found.stoppedAt : found.deliveries[1]!
            after = last === null ? null : { createdAt: last.createdAt, id: last.id }
            if (after === null) break
          }
          assert.isNull(after)
          assert.deepStrictEqual(seen, expected)
        }
      }
      const nothing = { deliveries: [], stoppedAt: null }
      assert.deepStrictEqual(yield* search({}, { modes: [] }), nothing)
      assert.deepStrictEqual(yield* search({}, { accountId: other.account.id }), nothing)
      assert.deepStrictEqual(yield* search({}, { endpointId: newId() }), nothing)
    }))

  it.effect("shows a delivery with what it posts, to its account, mode and endpoint only", () =>
    Effect.gen(function*() {
      const t = yield* hooked()
      yield* t.send()
      const [lease] = yield* t.claimHooks(t.at(0))
      const test = testDelivery({ endpointId: t.hook.id, createdAt: t.at(minute) })
      yield* t.webhooks.addDelivery(t.account.id, test)
      const prepared = (
        deliveryId: string,
        over: Partial<Parameters<typeof t.webhooks.findPrepared>[0]> = {}
      ) =>
        Effect.map(
          t.webhooks.findPrepared({
            accountId: t.account.id,
            modes: ["live", "test"],
            endpointId: t.hook.id,
            deliveryId,
            ...over
          }),
          Option.getOrNull
        )
      const { delivery, format, subject, url } = lease!
      assert.deepStrictEqual(yield* prepared(delivery.id), { delivery, format, url, subject })
      assert.deepStrictEqual(yield* prepared(test.id), { delivery: test, format, url, subject: null })
      assert.isNull(yield* prepared(delivery.id, { modes: ["test"] }))
      assert.isNull(yield* prepared(delivery.id, { accountId: newId() }))
      assert.isNull(yield* prepared(delivery.id, { endpointId: newId() }))
      assert.isNull(yield* prepared(newId()))
    }))
}
