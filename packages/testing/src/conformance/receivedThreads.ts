import { assert } from "@effect/vitest"
import type { EmailScope } from "@sendwright/core/accounts/Caller"
import { messageIdOf } from "@sendwright/core/model/MessageId"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as fixtures from "../fixtures.ts"
import { hour, idsOf, type It, minute } from "./Harness.ts"
import { receivingIn } from "./receiving.ts"

/** Which sent emails received ones answer, and which sent ones answer those. */
export const threadTests = (it: It): void => {
  it.effect("tells the answers to a sent email, oldest first", () =>
    Effect.gen(function*() {
      const t = yield* receivingIn({})
      const sent = yield* t.send()
      const answers = [2, 0, 1].map((hours) => t.made({ receivedAt: t.at(hours * hour), repliedToEmailId: sent }))
      yield* t.received.add([...answers, t.made({ mode: "test", receivedAt: t.at(minute), repliedToEmailId: sent })])
      yield* t.receive()
      const [third, first, second_] = answers
      const of = (scope: Parameters<typeof t.received.answersOf>[0], limit: number, id = sent) =>
        Effect.map(t.received.answersOf(scope, id, limit), idsOf)
      assert.deepStrictEqual(yield* of({ ...t.both, modes: ["live"] }, 10), [first!.id, second_!.id, third!.id])
      assert.deepStrictEqual(yield* of({ ...t.both, modes: ["live"] }, 2), [first!.id, second_!.id])
      assert.strictEqual((yield* of(t.both, 10)).length, 4)
      assert.deepStrictEqual(yield* of({ ...t.both, accountId: (yield* t.seed()).account.id }, 10), [])
      assert.deepStrictEqual(yield* of(t.both, 10, fixtures.newId()), [])
      assert.deepStrictEqual(yield* of(t.both, 10, "no id"), [])
    }))

  it.effect("tells what was sent as answers to received emails, while both are there", () =>
    Effect.gen(function*() {
      const t = yield* receivingIn({})
      const [one, two, foreign] = [t.made({}), t.made({ receivedAt: t.at(minute) }), fixtures.newId()]
      yield* t.received.add([one, two])
      const other = yield* t.seed()
      const of = (limit: number, ids: ReadonlyArray<string>, scope: EmailScope = t.both) =>
        Effect.map(t.received.repliesTo(scope, ids, limit), (replies) => replies.map(({ id }) => id))
      assert.deepStrictEqual(yield* of(10, [one.id]), [])
      const [second_, third, first] = [
        yield* t.send({ answers: one.id, createdAt: t.at(2 * hour), subject: "Re: A question" }),
        yield* t.send({ answers: two.id, createdAt: t.at(3 * hour), mode: "test" }),
        yield* t.send({ answers: one.id, createdAt: t.at(hour) })
      ]
      yield* t.send({ answers: foreign })
      yield* t.send()
      // Of another account it is answered by nobody.
      yield* t.accept(t.email({ accountId: other.account.id, answers: one.id }))
      const [, told] = yield* t.received.repliesTo(t.both, [one.id, two.id], 10)
      const { createdAt, from } = t.email({ createdAt: t.at(2 * hour) })
      assert.deepStrictEqual(told, {
        id: second_,
        receivedId: one.id,
        from,
        subject: "Re: A question",
        status: "queued",
        createdAt
      })
      assert.deepStrictEqual(yield* of(10, [two.id, one.id, one.id, foreign, "no id"]), [first, second_, third])
      assert.deepStrictEqual(yield* of(2, [one.id, two.id]), [first, second_])
      assert.deepStrictEqual(yield* of(10, [one.id, two.id], { ...t.both, modes: ["live"] }), [first, second_])
      // Who may not be seen takes no place of who may.
      assert.deepStrictEqual(yield* of(1, [one.id, two.id], { ...t.both, modes: ["test"] }), [third])
      assert.deepStrictEqual(yield* of(10, [one.id], { ...t.both, accountId: other.account.id }), [])
      assert.deepStrictEqual(yield* of(10, []), [])
      yield* t.received.remove(t.both, one.id)
      assert.deepStrictEqual(yield* of(10, [one.id, two.id]), [third])
    }))

  it.effect("finds the sent email that a message answers, by its own Message-ID or the provider's", () =>
    Effect.gen(function*() {
      const t = yield* receivingIn({})
      const other = yield* t.seed()
      const { id, providerMessageId } = yield* t.handOver()
      const ofTest = yield* t.send({ mode: "test" })
      const foreign = t.email({ accountId: other.account.id })
      yield* t.accept(foreign)
      const live = { ...t.both, modes: ["live"] } as const
      const find = (scope: Parameters<typeof t.received.findSent>[0], ...ids: ReadonlyArray<string>) =>
        Effect.map(t.received.findSent(scope, ids), Option.getOrNull)
      const own = messageIdOf(id, "engines.example")
      const test = messageIdOf(ofTest, "engines.example")
      assert.strictEqual(yield* find(live, own), id)
      assert.strictEqual(yield* find(live, `${providerMessageId}@mail.provider.example`), id)
      assert.strictEqual(yield* find(live, providerMessageId), id)
      assert.strictEqual(yield* find(t.both, "x@y.example", "", test, own), ofTest, "the first that is known")
      assert.strictEqual(yield* find(t.both, own, test), id)
      assert.strictEqual(yield* find(live, test, own), id, "of the scope alone")
      for (const unknown of [messageIdOf(id, "other.example"), foreign.messageId, "a\0b@c", `${fixtures.newId()}@x`]) {
        assert.isNull(yield* find(live, unknown))
      }
      assert.isNull(yield* find(live))
      assert.isNull(yield* find({ ...live, accountId: other.account.id }, own))
      assert.isNull(yield* find(live, ...Array.from({ length: 20 }, (_, index) => `${index}@x.example`), own))
    }))
}
