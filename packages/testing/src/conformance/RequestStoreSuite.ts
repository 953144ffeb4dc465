import { assert } from "@effect/vitest"
import { StorageHealth } from "@sendwright/core/foundation/StorageHealth"
import { erased } from "@sendwright/core/privacy/Redaction"
import { refusedEmail } from "@sendwright/core/requests/refusedEmail"
import { RequestStore, type StoredRequest } from "@sendwright/core/requests/RequestStore"
import * as Effect from "effect/Effect"
import * as fixtures from "../fixtures.ts"
import { ada, bob, erasing } from "./erasing.ts"
import { day, harness, type It, minute, second } from "./Harness.ts"

const request = { from: "a@app.example", to: "ada@example.com", subject: "Hello", text: "Hello" }

/** What every `RequestStore` must do. Nobody else may take requests meanwhile. */
export const tests = (it: It): void => {
  const setUp = Effect.fnUntraced(function*() {
    const t = yield* harness()
    const requests = yield* RequestStore
    const store = (more: object = {}, idempotencyKey: string | null = null) =>
      requests.store({ accountId: t.account.id, request: { ...request, ...more }, idempotencyKey })
    const take = (now: Date, over: { readonly limit?: number; readonly maxBytes?: number } = {}) =>
      Effect.map(
        requests.take({ limit: 10, maxBytes: 10_000, leaseMillis: minute, now, ...over }),
        (taken) => taken.filter(({ accountId }) => accountId === t.account.id)
      )
    const idsOf = (taken: ReadonlyArray<StoredRequest>) => taken.map(({ id }) => id)
    return { t, requests, store, take, idsOf }
  })

  it.effect("gives the oldest to one at a time, until it is done with them or its time is over", () =>
    Effect.gen(function*() {
      const { idsOf, requests, store, t, take } = yield* setUp()
      const [first, second_, third] = [yield* store({ subject: "1" }), yield* store(), yield* store({ text: "ü☃" })]
      const taken = yield* take(t.at(0), { limit: 2 })
      assert.deepStrictEqual(idsOf(taken), [first, second_])
      assert.deepStrictEqual(taken[0]?.request, { ...request, subject: "1" })
      assert.deepStrictEqual(yield* take(t.at(second)), [])
      // What is not done is there again.
      assert.deepStrictEqual(idsOf(yield* take(t.at(minute))), [first, second_, third])
      yield* requests.release([first, second_, third])
      const [again] = yield* take(t.at(minute + second), { limit: 1 })
      assert.strictEqual(again?.id, first)
      yield* requests.settle([first], [], day)
      assert.deepStrictEqual(idsOf(yield* take(t.at(minute + second))), [second_, third])
      yield* requests.settle([second_, third], [], day)
      assert.deepStrictEqual(yield* take(t.at(5 * minute)), [])
    }))

  it.effect("gives one to one of several who ask at once", () =>
    Effect.gen(function*() {
      const { idsOf, requests, store, t, take } = yield* setUp()
      const ids = [yield* store(), yield* store()]
      const all = yield* Effect.all([1, 2, 3, 4].map(() => take(t.at(0))), { concurrency: "unbounded" })
      assert.deepStrictEqual(all.map(idsOf).filter((taken) => taken.length > 0), [ids])
      yield* requests.settle(ids, [], day)
    }))

  it.effect("gives as many as have so many bytes, and one at least", () =>
    Effect.gen(function*() {
      const { requests, store, t, take } = yield* setUp()
      const ids = [yield* store({ text: "x".repeat(6_000) }), yield* store({ text: "x".repeat(6_000) })]
      assert.strictEqual((yield* take(t.at(0))).length, 1)
      yield* requests.release(ids)
      assert.strictEqual((yield* take(t.at(0), { maxBytes: 100 })).length, 1)
      yield* requests.release(ids)
      assert.strictEqual((yield* take(t.at(0), { maxBytes: 20_000 })).length, 2)
      yield* requests.settle(ids, [], day)
    }))

  it.effect("gives what was postponed after all others", () =>
    Effect.gen(function*() {
      const { idsOf, requests, store, t, take } = yield* setUp()
      const [first, second_, third] = [yield* store(), yield* store(), yield* store()]
      assert.deepStrictEqual(idsOf(yield* take(t.at(0), { limit: 2 })), [first, second_])
      yield* requests.postpone([first])
      yield* requests.release([second_])
      assert.deepStrictEqual(idsOf(yield* take(t.at(second))), [second_, third, first])
      yield* requests.settle([first, second_, third], [], day)
    }))

  it.effect("answers a repeated key with the first id, and refuses it for another request", () =>
    Effect.gen(function*() {
      const { idsOf, requests, store, t, take } = yield* setUp()
      const id = yield* store({}, "order-1")
      assert.strictEqual(yield* store({}, "order-1"), id)
      const error = yield* Effect.flip(store({ subject: "Another" }, "order-1"))
      assert.strictEqual(error._tag, "Conflict")
      const other = yield* store({}, "order-2")
      assert.deepStrictEqual(idsOf(yield* take(t.at(0))), [id, other])
      yield* requests.settle([id, other], [], day)
      // Also when it has become an email.
      assert.strictEqual(yield* store({}, "order-1"), id)
      assert.deepStrictEqual(yield* take(t.at(minute)), [])
      const nobody = requests.store({ accountId: fixtures.newId(), request, idempotencyKey: null })
      assert.strictEqual((yield* Effect.flip(nobody))._tag, "NotFound")
    }))

  it.effect("remembers a key until its request is settled, and from when it was stored for as long as is said then", () =>
    Effect.gen(function*() {
      const { idsOf, requests, store, t, take } = yield* setUp()
      const [short, long] = [yield* store({}, "short"), yield* store({}, "long")]
      assert.deepStrictEqual([yield* store({}, "short"), yield* store({}, "long")], [short, long])
      const [first] = yield* take(t.at(0))
      assert.strictEqual(first?.idempotencyKey, "short")
      yield* requests.settle([short], [], 0)
      yield* requests.settle([long], [], 2 * day)
      assert.strictEqual(yield* store({}, "long"), long)
      const again = yield* store({}, "short")
      assert.notStrictEqual(again, short)
      assert.deepStrictEqual(idsOf(yield* take(t.at(minute))), [again])
      yield* requests.settle([again], [], day)
    }))

  it.effect("shows the key on the email, accepted or refused", () =>
    Effect.gen(function*() {
      const { requests, store, t, take } = yield* setUp()
      yield* store({}, "accepted")
      yield* store({}, "refused")
      yield* store()
      const [accepted, refused, without] = yield* take(t.at(0))
      yield* t.send({ id: accepted!.id })
      yield* t.send({ id: without!.id })
      yield* requests.settle([accepted!.id, without!.id], [refusalOf(refused!, refused!.storedAt)], day)
      const shown = yield* Effect.forEach([accepted!, refused!, without!], ({ id }) => t.get(id))
      assert.deepStrictEqual(shown.map(({ idempotencyKey }) => idempotencyKey), ["accepted", "refused", null])
    }))

  const refusalOf = (taken: StoredRequest, at: Date) => ({
    email: refusedEmail(taken, { eventId: fixtures.newId(), serviceDomain: "mail.example" }),
    idempotencyKey: taken.idempotencyKey,
    eventId: fixtures.newId(),
    code: "domain_not_verified" as const,
    message: "The domain is not verified.",
    at
  })

  it.effect("makes a failed email of one that was refused, with its events and deliveries, once", () =>
    Effect.gen(function*() {
      const { requests, store, t, take } = yield* setUp()
      const events = ["email.queued", "email.rejected"] as const
      const hook = fixtures.endpoint({ accountId: t.account.id, events, createdAt: t.at(-minute) })
      yield* t.webhooks.addEndpoint(hook, "sealed")
      const ids = [
        yield* store({ to: ["Ada <ada@example.com>", "bob@example.net"], tags: ["a", "no tag!"], subject: "Of\nme" }),
        yield* store({ to: [], from: 5, subject: null })
      ]
      const taken = yield* take(t.at(0))
      const refused = taken.map((one) => refusalOf(one, one.storedAt))
      yield* requests.settle([], refused, day)
      yield* requests.settle([], refused, day)
      const email = yield* t.get(ids[0]!)
      assert.deepInclude(email, {
        status: "failed",
        from: "a@app.example",
        to: ["Ada <ada@example.com>", "bob@example.net"],
        subject: "Of me",
        tags: ["a"],
        html: null,
        text: null,
        error: "domain_not_verified: The domain is not verified.",
        createdAt: taken[0]!.storedAt
      })
      assert.deepStrictEqual(email.events.map(({ type }) => type), [...events])
      assert.deepInclude(email.events[1]?.details, {
        reason: "domain_not_verified",
        diagnostic_code: "The domain is not verified."
      })
      assert.deepInclude(yield* t.get(ids[1]!), { status: "failed", from: "", to: [], subject: "" })
      const scope = { accountId: t.account.id, modes: ["live" as const] }
      const deliveries = yield* t.webhooks.listDeliveries({ ...scope, endpointId: hook.id, limit: 9, after: null })
      assert.sameMembers(deliveries.map(({ emailId, eventType }) => `${emailId} ${eventType}`), [
        `${ids[0]} email.queued`,
        `${ids[0]} email.rejected`,
        `${ids[1]} email.queued`,
        `${ids[1]} email.rejected`
      ])
      assert.deepStrictEqual(yield* t.claim(taken[0]!.storedAt), [], "nothing of it is handed over")
    }))

  it.effect("keeps nothing of who was erased", () =>
    Effect.gen(function*() {
      const t = yield* erasing()
      yield* t.erase()
      const requests = yield* RequestStore
      const id = yield* requests.store({
        accountId: t.account.id,
        request: { ...request, to: [`Ada <${ada}>`, bob], subject: `For ${ada}` },
        idempotencyKey: `welcome ${ada}`
      })
      const taken = yield* requests.take({ limit: 10, maxBytes: 10_000, leaseMillis: minute, now: t.at(0) })
      yield* requests.settle([], taken.map((one) => refusalOf(one, one.storedAt)), day)
      const email = yield* t.get(id)
      assert.deepStrictEqual(
        [email.to, email.subject, email.idempotencyKey],
        [[erased, bob], `For ${erased}`, `welcome ${erased}`]
      )
    }))

  it.effect("shows no key that names somebody who was erased before the request was settled", () =>
    Effect.gen(function*() {
      const t = yield* erasing()
      const requests = yield* RequestStore
      const [key, other] = [`welcome ${ada}`, "welcome, all"]
      const store = (idempotencyKey: string) =>
        requests.store({ accountId: t.account.id, request: { ...request, to: bob }, idempotencyKey })
      const ids = [yield* store(key), yield* store(other)]
      yield* requests.take({ limit: 10, maxBytes: 10_000, leaseMillis: minute, now: t.at(0) })
      for (const id of ids) yield* t.send({ id, to: [bob] })
      yield* t.erase()
      yield* requests.settle(ids, [], day)
      const shown = yield* Effect.forEach(ids, (id) => t.get(id))
      assert.deepStrictEqual(shown.map(({ idempotencyKey }) => idempotencyKey), [null, other])
    }))

  it.effect("are counted until they are done, and the first of them tells how long it has waited", () =>
    Effect.gen(function*() {
      const { requests, store, t } = yield* setUp()
      const { figures } = yield* StorageHealth
      const pending = (at: Date) => Effect.map(figures(at), ({ requests }) => requests)
      const before = yield* pending(t.at(0))
      const ids = [yield* store(), yield* store()]
      const after = yield* pending(new Date(t.at(0).getTime() + 86_400_000))
      assert.strictEqual(after.pending - before.pending, 2)
      assert.isAbove(after.oldestMillis ?? 0, 0)
      yield* requests.settle(ids, [], day)
      assert.deepStrictEqual(yield* pending(t.at(0)), before)
    }))
}
