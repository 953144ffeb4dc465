import { assert } from "@effect/vitest"
import type { AcceptGroup, NewEmail } from "@sendwright/core/emails/EmailStore"
import * as Arbitrary from "effect/Arbitrary"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { acceptGroup, newId, suppression } from "../fixtures.ts"
import { day, harness, idsOf, type It } from "./Harness.ts"

const int = (minimum: number, maximum: number) =>
  Arbitrary.schema(Schema.Int.check(Schema.isBetween({ minimum, maximum })))

const limit = Arbitrary.map(int(0, 6), (value) => value === 0 ? null : value)

const quota = { month: "2026-11", monthlyLimit: 3, day: "2026-11-21", dailyLimit: null }

const keyed = (of: AcceptGroup, key = "batch-1"): AcceptGroup => ({
  ...of,
  idempotency: {
    kind: "batch",
    key,
    fingerprint: "a".repeat(64),
    expiresAt: new Date(of.messages[0]!.createdAt.getTime() + day)
  }
})

const whole = (messages: readonly [NewEmail, ...ReadonlyArray<NewEmail>], over: Partial<AcceptGroup> = {}) =>
  acceptGroup(messages, { allOrNothing: true, ...over })

/** Groups that are all or nothing. */
export const wholeTests = (it: It): void => {
  it.effect("stores every message of a group that is all or nothing, and replays it", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const messages = [t.email(), t.email({ scheduledAt: t.at(day) }), t.email()] as const
      const verdicts = messages.map(({ id }) => ({ _tag: "Accepted" as const, emailId: id }))
      const group = keyed(whole(messages, { quota, answer: { of: "batch" } }))
      assert.deepStrictEqual(yield* t.acceptGroup(group), { _tag: "Judged", verdicts })
      assert.deepStrictEqual(new Set(idsOf(yield* t.list())), new Set(messages.map(({ id }) => id)))
      assert.strictEqual((yield* t.claim(t.at(0))).length, 2)
      const again = yield* t.acceptGroup({ ...group, messages: messages.map((email) => ({ ...email, id: newId() })) })
      assert.deepStrictEqual(again, { _tag: "Replayed", verdicts, answer: { of: "batch" } })
      // All three were counted.
      assert.deepInclude(yield* t.acceptGroup(whole([t.email()], { quota })), {
        _tag: "Refused",
        verdicts: [{ _tag: "OverQuota", limit: "month", allowed: 3 }]
      })
    }))

  it.effect("stores, counts and remembers nothing of it where one message is refused", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      yield* t.suppressions.add(suppression({ accountId: t.account.id, address: "mary@example.com" }))
      const refusals = [
        {
          email: t.email({ to: ["mary@example.com"] }),
          verdict: { _tag: "Suppressed", addresses: ["mary@example.com"] }
        },
        { email: t.email({ domain: "no.example" }), verdict: { _tag: "DomainNotVerified", domain: "no.example" } }
      ] as const
      for (const { email, verdict } of refusals) {
        for (const limit of [null, quota]) {
          const messages = [t.email(), email, t.email()] as const
          const answer = yield* t.acceptGroup(keyed(whole(messages, { quota: limit })))
          assert.deepStrictEqual(answer, {
            _tag: "Refused",
            verdicts: [
              { _tag: "Accepted", emailId: messages[0].id },
              verdict,
              { _tag: "Accepted", emailId: messages[2].id }
            ]
          })
          assert.deepStrictEqual(yield* t.acceptGroup(whole(messages)), answer)
        }
      }
      assert.deepStrictEqual(yield* t.list(), [])
      assert.deepStrictEqual(yield* t.claim(t.at(0)), [])
      // The key and the whole quota are still there.
      const answer = yield* t.acceptGroup(keyed(whole([t.email(), t.email(), t.email()], { quota })))
      assert.strictEqual(answer._tag, "Judged")
      assert.strictEqual((yield* t.list()).length, 3)
    }))

  it.effect("uses up no quota that is too small for all of it, and leaves it to others", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      // Nothing was counted yet.
      const four = yield* t.acceptGroup(whole([t.email(), t.email(), t.email(), t.email()], { quota }))
      assert.deepStrictEqual(
        [four._tag, four._tag === "KeyReused" ? [] : four.verdicts.map(({ _tag }) => _tag)],
        ["Refused", ["Accepted", "Accepted", "Accepted", "OverQuota"]]
      )
      yield* t.acceptGroup(acceptGroup([t.email()], { quota }))
      const three = [t.email(), t.email(), t.email()] as const
      const tags = ["Accepted", "Accepted", "OverQuota"]
      for (let index = 0; index < 2; index++) {
        const answer = yield* t.acceptGroup(whole(three, { quota }))
        assert.deepStrictEqual(
          [answer._tag, answer._tag === "KeyReused" ? [] : answer.verdicts.map(({ _tag }) => _tag)],
          ["Refused", tags]
        )
      }
      // In one command with others: each is judged after what stands before it.
      const others = [t.email(), t.email(), t.email()] as const
      const answers = yield* t.emails.accept([
        acceptGroup([others[0]], { quota }),
        whole([t.email(), t.email()], { quota }),
        acceptGroup([others[1], others[2]], { quota })
      ])
      assert.deepStrictEqual(
        answers.map((answer) => [
          answer._tag,
          answer._tag === "KeyReused" ? [] : answer.verdicts.map(({ _tag }) => _tag)
        ]),
        [
          ["Judged", ["Accepted"]],
          ["Refused", ["Accepted", "OverQuota"]],
          ["Judged", ["Accepted", "OverQuota"]]
        ]
      )
      assert.strictEqual((yield* t.list()).length, 3)
    }))

  it.effect("lets no two of them at once pass one limit", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const claim = { ...quota, monthlyLimit: 7 }
      const answers = yield* Effect.all(
        Array.from({ length: 12 }, () => t.acceptGroup(whole([t.email(), t.email()], { quota: claim }))),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(answers.filter(({ _tag }) => _tag === "Judged").length, 3)
      assert.strictEqual((yield* t.list()).length, 6)
      const last = yield* t.acceptGroup(whole([t.email()], { quota: claim }))
      assert.strictEqual(last._tag, "Judged")
    }))

  it.effect("makes one batch of several at once with one key", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const answers = yield* Effect.all(
        Array.from({ length: 8 }, () => t.acceptGroup(keyed(whole([t.email(), t.email()], { quota })))),
        { concurrency: "unbounded" }
      )
      assert.deepStrictEqual(answers.map(({ _tag }) => _tag).toSorted(), ["Judged", ...Array(7).fill("Replayed")])
      assert.strictEqual((yield* t.list()).length, 2)
    }))

  it.effect("accepts it again when the command is repeated after its answer was lost", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const group = whole([t.email(), t.email(), t.email()], { quota })
      assert.strictEqual((yield* t.acceptGroup(group))._tag, "Judged")
      yield* Effect.exit(t.acceptGroup(group))
      assert.strictEqual((yield* t.list()).length, 3)
      assert.strictEqual((yield* t.claim(t.at(0))).length, 3)
    }))

  it.effect.prop(
    "refuses what would not be accepted whole, with the verdicts of a group that is not, and changes nothing",
    {
      monthlyLimit: limit,
      dailyLimit: limit,
      before: int(0, 4),
      kinds: Arbitrary.array(int(0, 5), { minLength: 1, maxLength: 5 }),
      isMetered: Arbitrary.schema(Schema.Boolean),
      isKeyed: Arbitrary.schema(Schema.Boolean)
    },
    ({ before, dailyLimit, isKeyed, isMetered, kinds, monthlyLimit }) =>
      Effect.gen(function*() {
        const t = yield* harness()
        yield* t.suppressions.add(suppression({ accountId: t.account.id, address: "mary@example.com" }))
        const claim = isMetered ? { ...quota, monthlyLimit, dailyLimit } : null
        for (let index = 0; index < before; index++) yield* t.acceptGroup(acceptGroup([t.email()], { quota: claim }))
        const stored = (yield* t.list()).length
        const [first, ...rest] = kinds.map((kind) =>
          kind === 0
            ? t.email({ to: ["mary@example.com"] })
            : kind === 1
            ? t.email({ domain: "no.example" })
            : t.email()
        )
        const group = whole([first!, ...rest], { quota: claim })
        const verdicts = yield* t.emails.judge(group)
        const isAccepted = verdicts.every(({ _tag }) => _tag === "Accepted")
        const answer = yield* t.acceptGroup(isKeyed ? keyed(group) : group)
        assert.deepStrictEqual(answer, { _tag: isAccepted ? "Judged" : "Refused", verdicts })
        assert.strictEqual((yield* t.list()).length, stored + (isAccepted ? kinds.length : 0))
        // What is left of the quota is what was left before.
        if (!isAccepted) assert.deepStrictEqual(yield* t.emails.judge(group), verdicts)
      }),
    { timeout: 300_000 }
  )
}
