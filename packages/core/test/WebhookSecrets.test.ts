import { assert, describe, it } from "@effect/vitest"
import type { Caller } from "@sendwright/core/accounts/Caller"
import { AuditLog } from "@sendwright/core/audit/AuditLog"
import * as Sendwright from "@sendwright/core/Sendwright"
import { Webhooks } from "@sendwright/core/webhooks/Webhooks"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { calm } from "./support/handoff.ts"
import { customer, engine, Harness, hour, second, start, startWorkers } from "./support/harness.ts"
import { stripe, tagOf, url } from "./support/webhooks.ts"

describe("Webhooks.readSecret", () => {
  it.effect("shows the secret of an endpoint whose format promises it, to who manages webhooks in its mode", () =>
    Effect.gen(function*() {
      const webhooks = yield* Webhooks
      const log = yield* AuditLog
      const [one, other] = [yield* customer(), yield* customer()]
      const { endpoint, secret } = yield* webhooks.create(one.live, { url, events: null, format: "resend" })
      const own = (yield* webhooks.create(one.live, { url, events: null })).endpoint
      const reads = Effect.map(
        log.list(one.account.id, 99, null),
        (entries) =>
          entries.filter(({ action }) => action === "webhook.secret_read").map((
            { actor, subject }
          ) => [actor.id, subject])
      )
      const read = (caller: Caller, of = endpoint) =>
        Effect.map(webhooks.readSecret(caller, of), (found) => found === null ? null : Redacted.value(found))
      for (const caller of [one.test, other.live, { ...one.live, scopes: ["emails:send" as const] }]) {
        assert.isNull(yield* read(caller))
      }
      assert.isNull(yield* read(one.live, own))
      assert.deepStrictEqual(yield* reads, [])
      assert.strictEqual(yield* read(one.live), Redacted.value(secret))
      assert.deepStrictEqual(yield* reads, [[one.live.actor.id, endpoint.id]])
      const rotated = yield* webhooks.rotateSecret(one.live, endpoint.id, 1)
      assert.strictEqual(yield* read(one.live), Redacted.value(rotated.secret))
    }).pipe(Effect.provide(engine())))
})

describe("Webhooks.rotateSecret", () => {
  it.effect("signs with both secrets for as long as it is told, the new one first", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const webhooks = yield* Webhooks
      const one = yield* customer()
      const { endpoint: { id }, secret } = yield* webhooks.create(one.live, { url, events: null })
      yield* startWorkers(Sendwright.layerWorkers)
      const rotated = yield* webhooks.rotateSecret(one.live, id, 1)
      assert.deepStrictEqual(rotated.endpoint.oldSecretUntil, new Date(start + hour))
      assert.notStrictEqual(Redacted.value(rotated.secret), Redacted.value(secret))
      const sent = Effect.gen(function*() {
        yield* webhooks.sendTest(one.live, id)
        yield* TestClock.adjust(second)
        const { body, headers } = harness.requests.at(-1)!.request
        return { body: new TextDecoder().decode(body ?? undefined), header: headers["Service-Signature"] ?? "" }
      })
      const fits = (of: Effect.Success<typeof sent>, { secret }: { readonly secret: Redacted.Redacted<string> }) => {
        try {
          stripe.webhooks.constructEvent(of.body, of.header, Redacted.value(secret), Infinity)
          return true
        } catch {
          return false
        }
      }
      const during = yield* sent
      assert.strictEqual(during.header.match(/v1=/g)?.length, 2)
      assert.deepStrictEqual([fits(during, rotated), fits(during, { secret })], [true, true])
      // To the very moment that the rotation named.
      yield* TestClock.adjust(hour - second)
      const later = yield* sent
      assert.strictEqual(later.header.match(/v1=/g)?.length, 1)
      assert.deepStrictEqual([fits(later, rotated), fits(later, { secret })], [true, false])
      const atOnce = yield* webhooks.rotateSecret(one.live, id, 0)
      assert.isNull(atOnce.endpoint.oldSecretUntil)
      const last = yield* sent
      assert.deepStrictEqual([fits(last, atOnce), fits(last, rotated)], [true, false])
    }).pipe(Effect.provide(engine(calm))))

  it.effect("refuses times that are none, others' endpoints, and live endpoints of a test key", () =>
    Effect.gen(function*() {
      const webhooks = yield* Webhooks
      const [one, two] = [yield* customer(), yield* customer()]
      const { endpoint: { id } } = yield* webhooks.create(one.live, { url, events: null })
      for (const hours of [-1, 0.5, 169, Number.NaN]) {
        assert.strictEqual(yield* tagOf(webhooks.rotateSecret(one.live, id, hours)), "ValidationError")
      }
      assert.strictEqual(yield* tagOf(webhooks.rotateSecret(two.live, id, 1)), "NotFound")
      assert.strictEqual(yield* tagOf(webhooks.rotateSecret(one.test, id, 1)), "Forbidden")
    }).pipe(Effect.provide(engine())))
})
