import { assert, describe, it } from "@effect/vitest"
import { AuditLog } from "@sendwright/core/audit/AuditLog"
import { NotFound } from "@sendwright/core/foundation/Errors"
import { HeldEmails } from "@sendwright/core/sending/HeldEmails"
import { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import { newId, report } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { atWork, calm, unknown } from "./support/handoff.ts"
import { accept, engine, get, Harness, hour, send, start, timeline } from "./support/harness.ts"

const holding = engine({ ...calm, unknownPolicy: "hold" })

/** One customer with an email of which nobody knows whether the provider took it. */
const oneHeld = Effect.gen(function*() {
  const held = yield* HeldEmails
  const { one, harness } = yield* atWork(() => unknown)
  const id = yield* send(one)
  yield* TestClock.adjust(2 * hour)
  const accountId = one.live.account.id
  return { held, one, harness, id, accountId, list: held.list(accountId, 10) }
})

const audited = (accountId: string) =>
  Effect.flatMap(
    AuditLog,
    (audit) =>
      Effect.map(audit.list(accountId, 10, null), (all) =>
        all.filter(({ action }) =>
          action.startsWith("email.")
        ).map(({ action, actor, subject }) => [
          action,
          actor.kind,
          subject
        ]))
  )

describe("HeldEmails", () => {
  it.effect("shows what is held", () =>
    Effect.gen(function*() {
      const { accountId, id, list } = yield* oneHeld
      assert.deepStrictEqual(yield* list, [
        {
          emailId: id,
          accountId,
          mode: "live",
          queuedAt: new Date(start),
          heldAt: new Date(start),
          attempts: 1,
          resumesAt: null,
          recipients: ["ada@example.com"]
        }
      ])
    }).pipe(Effect.provide(holding)))

  it.effect("hands over again, as the same message", () =>
    Effect.gen(function*() {
      const { accountId, held, id, list, one, harness } = yield* oneHeld
      harness.submit = accept
      yield* held.resend(accountId, id)
      yield* TestClock.adjust(0)
      const { handedOver } = yield* Harness
      assert.strictEqual(handedOver.length, 2)
      const names = handedOver.map(({ message }) => [message.messageId, message.date.getTime()])
      assert.deepStrictEqual(names[0], names[1])
      assert.deepStrictEqual(yield* timeline(one, id), ["queued +0", "sent +7200"])
      assert.deepStrictEqual(yield* list, [])
      assert.deepStrictEqual(yield* audited(accountId), [["email.resent", "operator", id]])
    }).pipe(Effect.provide(holding)))

  it.effect("holds an email again whose outcome is unknown once more", () =>
    Effect.gen(function*() {
      const { accountId, held, id, list } = yield* oneHeld
      yield* held.resend(accountId, id)
      yield* TestClock.adjust(hour)
      assert.deepStrictEqual((yield* list).map(({ attempts, emailId }) => [emailId, attempts]), [[id, 2]])
    }).pipe(Effect.provide(holding)))

  for (const outcome of ["sent", "failed"] as const) {
    it.effect(`takes somebody's word that it was ${outcome}, and the provider's before that`, () =>
      Effect.gen(function*() {
        const { accountId, held, id, list, one } = yield* oneHeld
        yield* held.settle(accountId, id, outcome)
        const email = yield* get(one, id)
        assert.strictEqual(email.status, outcome)
        assert.strictEqual(email.error === null, outcome === "sent")
        assert.deepStrictEqual(yield* timeline(one, id), ["queued +0", `${outcome} +7200`])
        assert.deepInclude(email.events[1]!.details, { provider: "operator", recipients: ["ada@example.com"] })
        assert.deepStrictEqual(yield* list, [])
        assert.deepStrictEqual(yield* audited(accountId), [["email.settled", "operator", id]])
        const events = yield* ProviderEvents
        yield* events.ingest([report({ type: "email.delivered", emailId: id, recipients: ["ada@example.com"] })])
        assert.deepInclude(yield* get(one, id), { status: "delivered", error: null })
        yield* TestClock.adjust(48 * hour)
        assert.strictEqual((yield* Harness).handedOver.length, 1)
      }).pipe(Effect.provide(holding)))
  }

  it.effect("decides of several at once, and says which were decided already", () =>
    Effect.gen(function*() {
      const { accountId, held, id, one } = yield* oneHeld
      const another = yield* send(one)
      yield* TestClock.adjust(hour)
      assert.deepStrictEqual((yield* held.listAll(10, null)).map(({ emailId }) => emailId), [id, another])
      const by = { kind: "operator", id: null, name: "ada" } as const
      const unheld = { accountId, emailId: newId() }
      const emails = [{ accountId, emailId: id }, unheld, { accountId, emailId: another }]
      assert.deepStrictEqual(yield* held.decide(emails, "failed", by), { done: 2, gone: [unheld] })
      assert.deepStrictEqual(yield* held.decide(emails, "resend", by), { done: 0, gone: emails })
      assert.deepStrictEqual(yield* held.listAll(10, null), [])
      const log = yield* (yield* AuditLog).list(accountId, 2, null)
      assert.deepStrictEqual(
        log.map(({ action, actor, subject }) => [action, actor.name, subject]).sort(),
        [["email.settled", "ada", id], ["email.settled", "ada", another]].sort()
      )
      const tooMany = Array.from({ length: 1_001 }, () => unheld)
      assert.strictEqual((yield* Effect.flip(held.decide(tooMany, "resend", by)))._tag, "ValidationError")
    }).pipe(Effect.provide(holding)))

  it.effect("knows no email that is not held, or another account's", () =>
    Effect.gen(function*() {
      const { accountId, held, id } = yield* oneHeld
      for (const [ofAccount, emailId] of [[newId(), id], [accountId, newId()], [accountId, "no id"]] as const) {
        assert.deepStrictEqual(yield* Effect.flip(held.resend(ofAccount, emailId)), new NotFound())
        assert.deepStrictEqual(yield* Effect.flip(held.settle(ofAccount, emailId, "sent")), new NotFound())
      }
      yield* held.settle(accountId, id, "sent")
      assert.deepStrictEqual(yield* Effect.flip(held.settle(accountId, id, "failed")), new NotFound())
      assert.deepStrictEqual(yield* audited(accountId), [["email.settled", "operator", id]])
    }).pipe(Effect.provide(holding)))
})
