import { assert, describe, it } from "@effect/vitest"
import { type Caller, ofMember, ofOperator } from "@sendwright/core/accounts/Caller"
import { AuditLog } from "@sendwright/core/audit/AuditLog"
import { StorageTime } from "@sendwright/core/foundation/StorageTime"
import { SecretBox, SecretUnreadable } from "@sendwright/core/secrets/SecretBox"
import { Webhooks } from "@sendwright/core/webhooks/Webhooks"
import { WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { maxUrlLength } from "../src/webhooks/WebhookEndpoint.ts"
import { type Customer, customer, engine, hour, start } from "./support/harness.ts"

const url = "https://hooks.example/a"

/** The tag of the error that something fails with, and for a field that is wrong its path. */
const refusal = <A, R>(
  attempt: Effect.Effect<A, { readonly _tag: string; readonly issues?: ReadonlyArray<{ readonly path: unknown }> }, R>
) =>
  Effect.map(
    Effect.flip(attempt),
    ({ _tag, issues }) => issues === undefined ? _tag : [_tag, issues.map(({ path }) => path)]
  )

/** What the audit log holds of an account's webhooks, newest first. */
const entriesOf = ({ account }: Customer) =>
  Effect.flatMap(
    AuditLog,
    (log) =>
      Effect.map(log.list(account.id, 99, null), (entries) =>
        entries.filter(({ action }) =>
          action.startsWith("webhook.")
        )
          .map(({ action, actor, subject }) => [action, actor.id, subject]))
  )

const made = Effect.gen(function*() {
  const webhooks = yield* Webhooks
  const one = yield* customer()
  const { endpoint } = yield* webhooks.create(one.live, { url, events: ["email.sent"] })
  return { endpoint, id: endpoint.id, one, webhooks }
})

describe("A change of an endpoint", () => {
  it.effect("changes what it names alone, names each event once, and is in the audit log", () =>
    Effect.gen(function*() {
      const { endpoint, id, one, webhooks } = yield* made
      const disabled = yield* webhooks.update(one.live, id, { enabled: false })
      assert.deepStrictEqual(disabled, { ...endpoint, enabled: false })
      const moved = yield* webhooks.update(one.live, id, {
        url: "https://hooks.example/b",
        events: ["email.bounced", "email.sent", "email.bounced"]
      })
      assert.deepStrictEqual(moved, {
        ...disabled,
        url: "https://hooks.example/b",
        events: ["email.bounced", "email.sent"]
      })
      assert.deepStrictEqual(yield* webhooks.get(one.live, id), moved)
      assert.deepStrictEqual(
        yield* entriesOf(one),
        ["webhook.updated", "webhook.updated", "webhook.added"].map((action) => [action, one.live.actor.id, id])
      )
    }).pipe(Effect.provide(engine())))

  it.effect("is refused whole where a part of it is wrong, by the name of that part", () =>
    Effect.gen(function*() {
      const { endpoint, id, one, webhooks } = yield* made
      const change = (change: Parameters<typeof webhooks.update>[2]) => refusal(webhooks.update(one.live, id, change))
      for (const wrong of ["http://127.0.0.1/", `${url}?${"x".repeat(maxUrlLength)}`, ""]) {
        assert.deepStrictEqual(yield* change({ url: wrong, enabled: false }), ["ValidationError", [["url"]]])
      }
      const long = yield* Effect.flip(webhooks.update(one.live, id, { url: `${url}?${"x".repeat(maxUrlLength)}` }))
      assert.include(long._tag === "ValidationError" ? long.issues[0]?.message : "", `at most ${maxUrlLength}`)
      assert.deepStrictEqual(yield* change({ events: [], enabled: false }), ["ValidationError", [["events"]]])
      assert.deepStrictEqual(yield* webhooks.get(one.live, id), endpoint)
      assert.strictEqual((yield* entriesOf(one)).length, 1)
    }).pipe(Effect.provide(engine())))

  it.effect("is for those who may: a test key changes what a test key made, and nobody another account's", () =>
    Effect.gen(function*() {
      const { endpoint, id, one, webhooks } = yield* made
      const other = yield* customer()
      const off = (caller: Caller, of = id) => webhooks.update(caller, of, { enabled: false })
      assert.strictEqual(yield* refusal(off(one.test)), "Forbidden")
      assert.strictEqual(yield* refusal(off(other.live)), "NotFound")
      assert.deepStrictEqual(yield* webhooks.get(one.live, id), endpoint)
      const test = (yield* webhooks.create(one.test, { url, events: null })).endpoint
      assert.isFalse((yield* off(one.test, test.id)).enabled)
      assert.isTrue((yield* webhooks.update(one.live, test.id, { enabled: true })).enabled)
    }).pipe(Effect.provide(engine())))
})

describe("An endpoint that a person makes", () => {
  it.effect("has the mode that they say, or both where they say none, whichever they look at", () =>
    Effect.gen(function*() {
      const webhooks = yield* Webhooks
      const one = yield* customer()
      const modeOf = (caller: Caller, mode?: "live" | "test") =>
        Effect.map(
          webhooks.create(caller, { url, events: null, ...mode === undefined ? {} : { mode } }),
          ({ endpoint }) => endpoint.mode
        )
      for (const person of [ofMember(one, one.owner, "test"), ofOperator(one, "test")]) {
        assert.deepStrictEqual([yield* modeOf(person), yield* modeOf(person, "test")], ["live", "test"])
      }
      assert.strictEqual(yield* modeOf(one.test, "live"), "test", "a test key makes no endpoint of live mode")
    }).pipe(Effect.provide(engine())))

  it.effect("is refused beyond the number that an account may have, with no field to blame", () =>
    Effect.gen(function*() {
      const { one, webhooks } = yield* made
      assert.deepStrictEqual(yield* refusal(webhooks.create(one.live, { url, events: null })), ["ValidationError", [
        []
      ]])
    }).pipe(Effect.provide(engine({ endpointsPerAccount: 1 }))))
})

describe("Another secret", () => {
  it.effect("lets the one before sign for a week at the most, or no longer at all, and is in the audit log", () =>
    Effect.gen(function*() {
      const { id, one, webhooks } = yield* made
      for (
        const [hours, until] of [[168, new Date(start + 168 * hour)], [1, new Date(start + hour)], [0, null]] as const
      ) {
        assert.deepStrictEqual((yield* webhooks.rotateSecret(one.live, id, hours)).endpoint.oldSecretUntil, until)
      }
      for (const hours of [-1, 0.5, 169]) {
        assert.deepStrictEqual(yield* refusal(webhooks.rotateSecret(one.live, id, hours)), [
          "ValidationError",
          [["overlap_hours"]]
        ])
      }
      assert.deepStrictEqual((yield* entriesOf(one)).map(([action, , subject]) => [action, subject]), [
        ["webhook.secret_rotated", id],
        ["webhook.secret_rotated", id],
        ["webhook.secret_rotated", id],
        ["webhook.added", id]
      ])
    }).pipe(Effect.provide(engine())))

  it.effect("lets the one before sign for a day unless told, by the storage's clock", () =>
    Effect.gen(function*() {
      const { id, one } = yield* made
      const ahead = StorageTime.of({ ...yield* StorageTime, now: Effect.succeed(new Date(start + hour)) })
      const webhooks = yield* Effect.provide(Webhooks, Webhooks.layer).pipe(Effect.provideService(StorageTime, ahead))
      const { endpoint } = yield* webhooks.rotateSecret(one.live, id)
      assert.deepStrictEqual(endpoint.oldSecretUntil, new Date(start + 25 * hour))
    }).pipe(Effect.provide(engine())))

  it.effect("is sealed for its row like the first one: under another name, none that is stored would open", () =>
    Effect.gen(function*() {
      const { id, one, webhooks } = yield* made
      const store = yield* WebhookStore
      const accountId = one.account.id
      // The fake box writes the place into what it seals.
      const stored = Effect.map(
        store.findSecret({ accountId, modes: ["live"], endpointId: id }),
        (sealed) => JSON.parse(Option.getOrThrow(sealed))
      )
      const place = { table: "webhook_endpoints", row: id, accountId }
      assert.deepStrictEqual((yield* stored)[0], place)
      const { secret } = yield* webhooks.rotateSecret(one.live, id, 0)
      assert.deepStrictEqual(yield* stored, [place, Redacted.value(secret)])
    }).pipe(Effect.provide(engine())))
})

describe("A secret that promises to be read again", () => {
  it.effect("is none where it does not open, and then nobody has read it", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const box = yield* SecretBox
      const lost = SecretBox.of({ ...box, open: () => Effect.fail(new SecretUnreadable({ message: "no such key" })) })
      const webhooks = yield* Effect.provide(Webhooks, Webhooks.layer).pipe(Effect.provideService(SecretBox, lost))
      const { endpoint } = yield* webhooks.create(one.live, { url, events: null, format: "resend" })
      assert.isNull(yield* webhooks.readSecret(one.live, endpoint))
      assert.deepStrictEqual((yield* entriesOf(one)).map(([action]) => action), ["webhook.added"])
    }).pipe(Effect.provide(engine())))
})
