import { assert } from "@effect/vitest"
import type { AcceptGroup, NewEmail } from "@sendwright/core/emails/EmailStore"
import { normalize } from "@sendwright/core/foundation/Address"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { acceptGroup, newEmail, newId, suppression } from "../fixtures.ts"
import { day, harness, hour, idsOf, type It } from "./Harness.ts"

const keyed = (
  message: NewEmail,
  over: Partial<NonNullable<AcceptGroup["idempotency"]>> = {},
  group: Partial<AcceptGroup> = {}
): AcceptGroup =>
  acceptGroup([message], {
    idempotency: {
      kind: "single",
      key: "order-1815",
      fingerprint: "a".repeat(64),
      expiresAt: new Date(message.createdAt.getTime() + day),
      ...over
    },
    ...group
  })

/** Idempotency keys in `EmailStore`. */
export const idempotencyTests = (it: It): void => {
  it.effect("replays a single send", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const first = t.email()
      assert.strictEqual((yield* t.acceptGroup(keyed(first)))._tag, "Judged")
      const answer = yield* t.acceptGroup(keyed(t.email({ createdAt: t.at(hour) })))
      assert.deepStrictEqual(answer, {
        _tag: "Replayed",
        verdicts: [{ _tag: "Accepted", emailId: first.id }],
        answer: null
      })
      assert.deepStrictEqual(idsOf(yield* t.list()), [first.id])
      assert.strictEqual((yield* t.get(first.id)).idempotencyKey, "order-1815")
      assert.strictEqual((yield* t.claim(t.at(hour))).length, 1)
    }))

  it.effect("replays a message, whose key is no concern of who looks at the email", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const first = t.email()
      const key = { kind: "message", key: "k".repeat(64) } as const
      yield* t.acceptGroup(keyed(first, key))
      assert.deepStrictEqual(yield* t.acceptGroup(keyed(t.email(), key)), {
        _tag: "Replayed",
        verdicts: [{ _tag: "Accepted", emailId: first.id }],
        answer: null
      })
      assert.isNull((yield* t.get(first.id)).idempotencyKey)
    }))

  it.effect("replays a batch whole: accepted and refused messages, and the answer kept with it", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      yield* t.suppressions.add(suppression({ accountId: t.account.id, address: "mary@example.com" }))
      const answer = { indexes: [0, 2, 3], failures: [{ ok: false, index: 1, error: { code: "validation_error" } }] }
      const messages = [t.email(), t.email({ to: ["mary@example.com"] }), t.email({ domain: "no.example" })] as const
      const group = (items: readonly [NewEmail, ...Array<NewEmail>]) =>
        keyed(items[0], { kind: "batch", key: "batch \"1\" ' % ~" }, { messages: items, answer })
      const first = yield* t.acceptGroup(group([...messages]))
      assert.strictEqual(first._tag, "Judged")
      const verdicts = [
        { _tag: "Accepted", emailId: messages[0].id },
        { _tag: "Suppressed", addresses: ["mary@example.com"] },
        { _tag: "DomainNotVerified", domain: "no.example" }
      ]
      assert.deepStrictEqual(first, { _tag: "Judged", verdicts } as typeof first)
      // What was judged once is not judged again.
      yield* t.suppressions.remove(t.account.id, { address: normalize("mary@example.com") })
      const replayed = yield* t.acceptGroup({
        ...group([t.email({ createdAt: t.at(hour) }), t.email(), t.email()]),
        answer: "another"
      })
      assert.deepStrictEqual(replayed, { _tag: "Replayed", verdicts, answer } as typeof replayed)
      assert.strictEqual((yield* t.list()).length, 1)
    }))

  it.effect("refuses a known key with another request", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      yield* t.acceptGroup(keyed(t.email()))
      assert.deepStrictEqual(yield* t.acceptGroup(keyed(t.email(), { fingerprint: "b".repeat(64) })), {
        _tag: "KeyReused"
      })
      assert.strictEqual((yield* t.list()).length, 1)
    }))

  it.effect("knows a key within its account, mode and kind only", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const other = yield* t.seed()
      const groups = [
        keyed(t.email()),
        keyed(t.email({ mode: "test" })),
        keyed(t.email(), { kind: "batch" }),
        keyed(t.email(), { kind: "message" }),
        keyed(t.email(), { key: "ORDER-1815" }),
        keyed(newEmail({ accountId: other.account.id, createdAt: t.at(0) }))
      ]
      for (const group of groups) assert.strictEqual((yield* t.acceptGroup(group))._tag, "Judged")
      for (const group of groups) {
        const again = yield* t.acceptGroup({ ...group, messages: [{ ...group.messages[0]!, id: newId() }] })
        assert.deepStrictEqual(again, {
          _tag: "Replayed",
          verdicts: [{ _tag: "Accepted", emailId: group.messages[0]!.id }],
          answer: null
        })
      }
    }))

  it.effect("takes an expired key for a new one", () =>
    Effect.gen(function*() {
      const t = yield* harness({}, { forward: 2 * day })
      const first = t.email()
      yield* t.acceptGroup(keyed(first))
      const second = t.email({ createdAt: t.at(day + 1) })
      assert.strictEqual((yield* t.acceptGroup(keyed(second, { fingerprint: "b".repeat(64) })))._tag, "Judged")
      const third = yield* t.acceptGroup(
        keyed(t.email({ createdAt: t.at(2 * day) }), { fingerprint: "b".repeat(64) })
      )
      assert.deepStrictEqual(third, {
        _tag: "Replayed",
        verdicts: [{ _tag: "Accepted", emailId: second.id }],
        answer: null
      })
      assert.strictEqual((yield* t.list()).length, 2)
    }))

  it.effect("keeps no key of a group in which nothing was accepted", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      yield* t.suppressions.add(suppression({ accountId: t.account.id, address: "mary@example.com" }))
      const refused = yield* t.acceptGroup(keyed(t.email({ to: ["mary@example.com"] })))
      assert.strictEqual(refused._tag, "Judged")
      const email = t.email()
      const answer = yield* t.acceptGroup(keyed(email, { fingerprint: "b".repeat(64) }))
      assert.deepStrictEqual(answer, { _tag: "Judged", verdicts: [{ _tag: "Accepted", emailId: email.id }] })
    }))

  it.effect("gives two groups with one key in one call one email", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const other = yield* t.seed()
      const first = t.email()
      const bystander = newEmail({ accountId: other.account.id, createdAt: t.at(0) })
      const answers = yield* t.emails.accept([
        keyed(first),
        acceptGroup([bystander]),
        keyed(t.email()),
        keyed(t.email(), { fingerprint: "b".repeat(64) })
      ])
      assert.deepStrictEqual(answers, [
        { _tag: "Judged", verdicts: [{ _tag: "Accepted", emailId: first.id }] },
        { _tag: "Judged", verdicts: [{ _tag: "Accepted", emailId: bystander.id }] },
        { _tag: "Replayed", verdicts: [{ _tag: "Accepted", emailId: first.id }], answer: null },
        { _tag: "KeyReused" }
      ])
      assert.deepStrictEqual(idsOf(yield* t.list()), [first.id])
    }))

  it.effect("lets the second of two groups in one call take the key that the first did not keep", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      yield* t.suppressions.add(suppression({ accountId: t.account.id, address: "mary@example.com" }))
      const second = t.email()
      const answers = yield* t.emails.accept([keyed(t.email({ to: ["mary@example.com"] })), keyed(second)])
      assert.deepStrictEqual(answers, [
        { _tag: "Judged", verdicts: [{ _tag: "Suppressed", addresses: ["mary@example.com"] }] },
        { _tag: "Judged", verdicts: [{ _tag: "Accepted", emailId: second.id }] }
      ])
    }))

  it.effect("makes one email of twenty accepts at once with one key", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const quota = { month: "2026-11", monthlyLimit: 100, day: "2026-11-21", dailyLimit: 100 }
      const answers = yield* Effect.all(
        Array.from({ length: 20 }, () => t.acceptGroup(keyed(t.email(), {}, { quota }))),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(answers.filter(({ _tag }) => _tag === "Judged").length, 1)
      assert.strictEqual(answers.filter(({ _tag }) => _tag === "Replayed").length, 19)
      const ids = new Set(answers.map((answer) => answer._tag === "KeyReused" ? "reused" : answer.verdicts[0]))
      assert.strictEqual(new Set([...ids].map((verdict) => JSON.stringify(verdict))).size, 1)
      const listed = yield* t.list()
      assert.strictEqual(listed.length, 1)
      assert.strictEqual((yield* t.claim(t.at(0))).length, 1)
      // Only the one email was counted.
      const rest = Array.from({ length: 100 }, () => t.email())
      const answer = yield* t.acceptGroup(acceptGroup([rest[0]!, ...rest.slice(1)], { quota }))
      assert.strictEqual(
        answer._tag === "Judged" && answer.verdicts.filter(({ _tag }) => _tag === "Accepted").length,
        99
      )
    }))

  it.effect("recalls a key until it expires", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const email = t.email()
      const lookup = { accountId: t.account.id, mode: "live", kind: "single", key: "order-1815" } as const
      assert.deepStrictEqual(yield* t.emails.recall(lookup, t.at(0)), Option.none())
      yield* t.acceptGroup(keyed(email, {}, { answer: { of: ["batch", null, 1.5] } }))
      const recalled = Option.getOrThrow(yield* t.emails.recall(lookup, t.at(hour)))
      assert.strictEqual(recalled.fingerprint, "a".repeat(64))
      assert.deepStrictEqual(recalled.verdicts, [{ _tag: "Accepted", emailId: email.id }])
      assert.deepStrictEqual(recalled.answer, { of: ["batch", null, 1.5] })
      const elsewhere = [
        { ...lookup, mode: "test" as const },
        { ...lookup, kind: "batch" as const },
        { ...lookup, key: "order-1816" },
        { ...lookup, accountId: newId() }
      ]
      for (const other of elsewhere) assert.isTrue(Option.isNone(yield* t.emails.recall(other, t.at(hour))))
      assert.isTrue(Option.isNone(yield* t.emails.recall(lookup, t.at(day + 1))))
    }))

  it.effect("prunes expired keys, a few at a time", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      for (let i = 0; i < 5; i++) {
        yield* t.acceptGroup(keyed(t.email(), { key: `key-${i}`, expiresAt: t.at((i + 1) * hour) }))
      }
      assert.strictEqual(yield* t.emails.pruneIdempotency(t.at(0), 100), 0)
      assert.strictEqual(yield* t.emails.pruneIdempotency(t.at(3.5 * hour), 2), 2)
      assert.strictEqual(yield* t.emails.pruneIdempotency(t.at(3.5 * hour), 2), 1)
      assert.strictEqual(yield* t.emails.pruneIdempotency(t.at(3.5 * hour), 2), 0)
      const again = yield* t.acceptGroup(keyed(t.email({ createdAt: t.at(3.6 * hour) }), { key: "key-4" }))
      assert.strictEqual(again._tag, "Replayed")
      // The emails stay, and so does what they show of their keys.
      const log = yield* t.list()
      assert.strictEqual(log.length, 5)
      const keys = yield* Effect.forEach(log, ({ id }) => Effect.map(t.get(id), (email) => email.idempotencyKey))
      assert.deepStrictEqual(keys.toSorted(), ["key-0", "key-1", "key-2", "key-3", "key-4"])
    }))
}
