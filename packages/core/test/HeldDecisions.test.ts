import { assert, describe, it } from "@effect/vitest"
import type { AuditActor } from "@sendwright/core/audit/AuditEntry"
import { AuditLog } from "@sendwright/core/audit/AuditLog"
import type { ProviderEvent } from "@sendwright/core/model/ProviderEvent"
import { HeldEmails } from "@sendwright/core/sending/HeldEmails"
import type { HeldSend } from "@sendwright/core/sending/SendJobs"
import { newId } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { jobsWith } from "./support/handoff.ts"
import { engine, second, start } from "./support/harness.ts"

const ada: AuditActor = { kind: "user", id: "u-1", name: "ada" }

/** An email that is held after three hand-offs. */
const heldSend = (): HeldSend => ({
  emailId: newId(),
  accountId: newId(),
  mode: "live",
  queuedAt: new Date(start),
  heldAt: new Date(start),
  attempts: 3,
  resumesAt: null,
  recipients: ["ada@example.com", "bob@example.com"]
})

/** Held emails on a storage that has these, and takes a second for each that it moves. */
const holding = Effect.fnUntraced(function*(...all: ReadonlyArray<HeldSend>) {
  const left = new Map(all.map((one) => [one.emailId, one]))
  const reports: Array<ProviderEvent> = []
  const freed: Array<string> = []
  const find = (accountId: string | null, emailId: string | null) => {
    const found = left.get(emailId ?? "")
    return found !== undefined && (accountId === null || found.accountId === accountId) ? found : undefined
  }
  const take = (accountId: string, emailId: string | null, taken: () => void) =>
    Effect.gen(function*() {
      yield* Effect.sleep(second)
      const found = find(accountId, emailId)
      if (found === undefined) return false
      left.delete(found.emailId)
      taken()
      return true
    })
  const jobs = jobsWith(() => ({
    held: ({ accountId, emailId }) =>
      Effect.sync(() => {
        const found = find(accountId, emailId)
        return found === undefined ? [] : [found]
      }),
    free: (accountId, emailId) => take(accountId, emailId, () => void freed.push(emailId)),
    settleHeld: (accountId, report) => take(accountId, report.emailId, () => void reports.push(report))
  }))
  const held = yield* Effect.provide(HeldEmails, Layer.fresh(Layer.provide(HeldEmails.layer, jobs)))
  /** Lets the storage work for so many seconds. */
  const within = <A, E>(seconds: number, effect: Effect.Effect<A, E>) =>
    Effect.gen(function*() {
      const fiber = yield* Effect.forkChild(effect)
      yield* TestClock.adjust(seconds * second)
      return fiber.pollUnsafe() === undefined ? "not done" as const : yield* Fiber.join(fiber)
    })
  return { held, reports, freed, within }
})

const history = Effect.flatMap(AuditLog, (audit) =>
  Effect.map(
    audit.list(null, 100, null),
    (all) => all.map(({ accountId, action, actor, subject }) => [action, actor.name, accountId, subject])
  ))

describe("somebody's word on a held email", () => {
  const words = [
    ["sent", "email.sent", { attempt: 3, provider_message_id: null }, null],
    [
      "failed",
      "email.failed",
      { reason: "outcome_unknown", provider_code: null, attempts: 3 },
      "It is not known whether the email arrived, and it was given up."
    ]
  ] as const
  for (const [outcome, type, details, error] of words) {
    it.effect(`that it was ${outcome} is what a provider would have reported of all who wait`, () =>
      Effect.gen(function*() {
        const one = heldSend()
        const { held, reports, within } = yield* holding(one)
        yield* within(1, held.settle(one.accountId, one.emailId, outcome, ada))
        const [report] = reports
        assert.deepStrictEqual(reports, [{
          provider: "user",
          key: report!.key,
          emailId: one.emailId,
          messageId: null,
          providerMessageId: null,
          type,
          occurredAt: new Date(start),
          recipients: one.recipients,
          keys: [],
          details: { recipients: one.recipients, ...details },
          error
        }])
        assert.deepStrictEqual(yield* history, [["email.settled", "ada", one.accountId, one.emailId]])
      }).pipe(Effect.provide(engine())))
  }
})

describe("a list of emails that a provider's log names", () => {
  it.effect("is settled whosesoever they are, and answers with those that were not held", () =>
    Effect.gen(function*() {
      const [one, another] = [heldSend(), heldSend()]
      const strangers = [newId(), "no id"]
      const { held, reports, within } = yield* holding(one, another)
      const ids = [one.emailId, strangers[0]!, another.emailId, strangers[1]!]
      assert.deepStrictEqual(yield* within(1, held.settleListed(ids, "sent", ada)), strangers)
      assert.deepStrictEqual(reports.map(({ emailId, type }) => [emailId, type]), [
        [one.emailId, "email.sent"],
        [another.emailId, "email.sent"]
      ])
      assert.deepStrictEqual(
        (yield* history).toSorted(),
        [one, another].map((of) => ["email.settled", "ada", of.accountId, of.emailId]).toSorted()
      )
      assert.deepStrictEqual(yield* within(1, held.settleListed(ids, "failed")), ids)
    }).pipe(Effect.provide(engine())))

  it.effect("may have 1,000 of them, and of a longer one none is settled", () =>
    Effect.gen(function*() {
      const one = heldSend()
      const { held, reports, within } = yield* holding(one)
      const tooMany = [one.emailId, ...Array.from({ length: 1_000 }, () => "no id")]
      assert.strictEqual((yield* Effect.flip(held.settleListed(tooMany, "sent", ada)))._tag, "ValidationError")
      assert.deepStrictEqual(reports, [])
      const gone = yield* within(1, held.settleListed(tooMany.slice(0, 1_000), "sent", ada))
      assert.strictEqual(gone.length, 999)
      assert.strictEqual(reports.length, 1)
    }).pipe(Effect.provide(engine())))

  it.effect("is settled four at a time", () =>
    Effect.gen(function*() {
      const all = Array.from({ length: 8 }, heldSend)
      const { held, reports, within } = yield* holding(...all)
      const ids = all.map(({ emailId }) => emailId)
      assert.strictEqual(yield* within(1, held.settleListed(ids, "sent", ada)), "not done")
      assert.strictEqual(reports.length, 4)
      yield* TestClock.adjust(second)
      assert.strictEqual(reports.length, 8)
    }).pipe(Effect.provide(engine())))
})

describe("a decision of several held emails", () => {
  it.effect("hands each over again where that is what was decided, four at a time, and settles none", () =>
    Effect.gen(function*() {
      const all = Array.from({ length: 8 }, heldSend)
      const { freed, held, reports, within } = yield* holding(...all)
      const unheld = heldSend()
      const decided = held.decide([...all, unheld], "resend", ada)
      assert.strictEqual(yield* within(1, decided), "not done")
      assert.deepStrictEqual(freed, all.slice(0, 4).map(({ emailId }) => emailId))
      yield* TestClock.adjust(2 * second)
      assert.deepStrictEqual(freed, all.map(({ emailId }) => emailId))
      assert.deepStrictEqual(reports, [])
      assert.deepStrictEqual(
        (yield* history).toSorted(),
        all.map((of) => ["email.resent", "ada", of.accountId, of.emailId]).toSorted()
      )
    }).pipe(Effect.provide(engine())))

  it.effect("may be about 1,000", () =>
    Effect.gen(function*() {
      const one = heldSend()
      const { held, within } = yield* holding(one)
      const emails = [one, ...Array.from({ length: 999 }, heldSend)]
      const decided = yield* within(1, held.decide(emails, "failed", ada))
      assert.deepStrictEqual(decided, { done: 1, gone: emails.slice(1) })
    }).pipe(Effect.provide(engine())))
})
