import { assert } from "@effect/vitest"
import type { AcceptGroup, NewEmail } from "@sendwright/core/emails/EmailStore"
import { normalize } from "@sendwright/core/foundation/Address"
import type { StoredFile } from "@sendwright/core/model/OriginalMessage"
import { type SendableEmail, sendableOf } from "@sendwright/core/sending/SendJobs"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { acceptGroup, contentsSaying, evidence, newId, ownHeader, suppression, trace } from "../fixtures.ts"
import { attachment } from "../OutgoingMessages.ts"
import { day, harness, hour, idsOf, type It, minute, second } from "./Harness.ts"

const token = "01234567-0000-4000-8000-000000000000"

const leased = (messages: readonly [NewEmail, ...Array<NewEmail>], more: Partial<AcceptGroup> = {}): AcceptGroup => ({
  ...acceptGroup(messages),
  lease: { token, leaseMillis: minute },
  ...more
})

const comparable = ({ attachments, ...rest }: SendableEmail) => ({
  ...rest,
  attachments: attachments.map(({ content, ...more }: StoredFile) => ({ ...more, content: [...content] }))
})

/** `EmailStore.accept` of messages that their sender hands over at once. */
export const leaseTests = (it: It): void => {
  const begunOf = Effect.fnUntraced(function*(t: Effect.Success<ReturnType<typeof harness>>, group: AcceptGroup) {
    const answer = yield* t.acceptGroup(group)
    assert.strictEqual(answer._tag, "Judged")
    return answer._tag === "Judged" && answer.begun !== undefined ? [...answer.begun] : undefined
  })
  const jobOf = (t: Effect.Success<ReturnType<typeof harness>>, id: string) =>
    Effect.map(
      t.emails.record({ accountId: t.account.id, modes: ["live", "test"] }, id),
      (record) => Option.getOrThrow(record).facts.job
    )

  it.effect("begins the first attempt under the lease, which nobody claims and its holder settles", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const [own, sandbox] = [t.email({ domain: t.domain.name }), t.email()]
      assert.sameDeepMembers((yield* begunOf(t, leased([own, sandbox]))) ?? [], [
        [own.id, t.domain.id],
        [sandbox.id, null]
      ])
      assert.deepStrictEqual(yield* jobOf(t, own.id), {
        dueAt: t.at(0),
        attempts: 1,
        isLeased: true,
        beganAt: t.at(0),
        isHeld: false,
        throttle: null,
        isReceiverPaused: false
      })
      assert.deepStrictEqual(yield* t.claim(t.at(0)), [])
      const lease = { emailId: own.id, accountId: t.account.id, token }
      const settlement = {
        lease,
        now: t.at(second),
        evidence: [evidence({ type: "email.sent", occurredAt: t.at(second), providerMessageId: "p" })],
        next: { _tag: "Done" as const },
        later: []
      }
      assert.deepStrictEqual(
        yield* t.jobs.settle([{ ...settlement, lease: { ...lease, token: newId() } }, settlement]),
        [false, true]
      )
      assert.strictEqual((yield* t.get(own.id)).status, "sent")
      assert.isNull(yield* jobOf(t, own.id))
      assert.deepStrictEqual(yield* t.claim(t.at(second)), [])
    }))

  it.effect("knows of an email what a begin would have read", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const email = t.email({
        domain: t.domain.name,
        to: ["Ada <Ada@Example.com>"],
        cc: ["cc@example.com"],
        bcc: ["bcc@example.com"],
        replyTo: ["r@example.com", "R <r2@example.com>"],
        ownHeader,
        ...contentsSaying("Note G"),
        attachments: [
          attachment({ filename: "a", content: new Uint8Array([0, 255]) }),
          attachment({ filename: null, contentId: "logo", disposition: "inline" })
        ],
        recipients: [
          { address: normalize("ada@example.com"), envelope: "Ada@example.com", simulation: null },
          { address: normalize("cc@example.com"), envelope: "cc@example.com", simulation: "bounced" },
          { address: normalize("bcc@example.com"), envelope: "bcc@example.com", simulation: null }
        ],
        trace
      })
      const plain = t.email({ createdAt: t.at(second) })
      for (const [one, domainId] of [[email, t.domain.id], [plain, null]] as const) {
        yield* t.accept(one)
        const begun = yield* t.beginOne(one.createdAt)
        assert.deepStrictEqual(comparable(sendableOf(one, domainId)), comparable(begun.email))
      }
    }))

  it.effect("leaves a lease that runs out behind as an attempt of an unknown outcome", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      // Adapters remember up to when leases have ended, and the tests go back in time.
      yield* t.handOver()
      const email = t.email()
      yield* begunOf(t, leased([email]))
      assert.deepStrictEqual(yield* t.claim(t.at(minute - 1)), [])
      assert.deepStrictEqual(yield* t.claim(t.at(minute)), [])
      const { attempt, email: { id } } = yield* t.beginOne(t.at(2 * minute))
      assert.deepStrictEqual([id, attempt], [email.id, 2])
    }))

  it.effect("counts no attempt of what its holder gives back", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const email = t.email()
      yield* begunOf(t, leased([email]))
      const lease = { emailId: email.id, accountId: t.account.id, token }
      const next = { _tag: "Deferred" as const, at: t.at(second) }
      assert.deepStrictEqual(
        yield* t.jobs.settle([{ lease, now: t.at(second), evidence: [], next, later: [] }]),
        [true]
      )
      const { attempt, email: { id } } = yield* t.beginOne(t.at(second))
      assert.deepStrictEqual([id, attempt], [email.id, 1])
    }))

  it.effect("begins nothing that is refused or scheduled", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      yield* t.suppressions.add(suppression({ accountId: t.account.id, address: "mary@example.com" }))
      const recipients = [{ address: normalize("mary@example.com"), envelope: "mary@example.com", simulation: null }]
      const [good, suppressed, foreign, later] = [
        t.email(),
        t.email({ to: ["mary@example.com"], recipients }),
        t.email({ domain: "unverified.example" }),
        t.email({ scheduledAt: t.at(hour) })
      ]
      assert.deepStrictEqual(yield* begunOf(t, leased([suppressed, good, foreign, later])), [[good.id, null]])
      assert.deepStrictEqual(yield* begunOf(t, leased([t.email({ scheduledAt: t.at(hour) })])), [])
      const whole = [t.email(), t.email({ to: ["mary@example.com"], recipients })] as const
      assert.deepStrictEqual(yield* t.acceptGroup(leased([...whole], { allOrNothing: true })), {
        _tag: "Refused",
        verdicts: [
          { _tag: "Accepted", emailId: whole[0].id },
          { _tag: "Suppressed", addresses: ["mary@example.com"] }
        ]
      })
    }))

  it.effect("leaves the mail of an account that may not send now to the queue", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      yield* t.accounts.change(t.account.id, { paused: { at: t.at(0), reason: "bounces" } })
      const [live, test] = [t.email(), t.email({ mode: "test" })]
      assert.deepStrictEqual(yield* begunOf(t, leased([live])), [])
      assert.deepStrictEqual(yield* begunOf(t, { ...leased([test]), mode: "test" }), [[test.id, null]])
      yield* t.accounts.change(t.account.id, { suspended: { at: t.at(0), reason: "abuse" } })
      const more = t.email({ mode: "test" })
      assert.deepStrictEqual(yield* begunOf(t, { ...leased([more]), mode: "test" }), [])
      yield* t.accounts.change(t.account.id, { paused: null })
      yield* t.accounts.change(t.account.id, { suspended: null })
      assert.sameMembers(idsOf(yield* t.claim(t.at(0))), [live.id, more.id])
    }))

  it.effect("begins each of a group with a key once, and says nothing of it in a replay", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const email = t.email()
      const idempotency = { kind: "single" as const, key: "k", fingerprint: "f", expiresAt: t.at(day) }
      assert.deepStrictEqual(yield* begunOf(t, leased([email], { idempotency })), [[email.id, null]])
      assert.deepStrictEqual(yield* t.acceptGroup(leased([t.email()], { idempotency })), {
        _tag: "Replayed",
        verdicts: [{ _tag: "Accepted", emailId: email.id }],
        answer: null
      })
      assert.deepStrictEqual(yield* t.claim(t.at(0)), [])
    }))

  it.effect("does not say what was begun where the command is the repetition of one whose answer was lost", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const email = t.email()
      assert.deepStrictEqual(yield* begunOf(t, leased([email])), [[email.id, null]])
      assert.deepStrictEqual(yield* t.acceptGroup(leased([email])), {
        _tag: "Judged",
        verdicts: [{ _tag: "Accepted", emailId: email.id }]
      })
    }))
}
