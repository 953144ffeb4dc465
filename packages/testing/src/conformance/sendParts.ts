import { assert } from "@effect/vitest"
import type { NextStep, SendLease } from "@sendwright/core/sending/SendJobs"
import type { SendPart } from "@sendwright/core/sending/SendParts"
import * as Effect from "effect/Effect"
import { evidence } from "../fixtures.ts"
import { harness, hour, type It, minute, second } from "./Harness.ts"

const to = ["ada@example.com", "bob@example.org", "cy@example.net"]

/** Recipients that wait apart from each other in `SendJobs`. */
export const partsTests = (it: It): void => {
  const begun = Effect.fnUntraced(function*(options: { readonly unknownPolicy?: "hold" } = {}) {
    const t = yield* harness()
    const id = yield* t.send({ to })
    const { lease, parts } = yield* t.beginOne(t.at(0), options)
    assert.isNull(parts, "all wait together at first")
    const settle = (
      lease: SendLease,
      now: number,
      next: NextStep,
      parts?: ReadonlyArray<SendPart>,
      sent: ReadonlyArray<string> = []
    ) =>
      t.jobs.settle([{
        lease,
        now: t.at(now),
        evidence: sent.length === 0
          ? []
          : [
            evidence({
              type: "email.sent",
              occurredAt: t.at(now),
              recipients: sent,
              details: { recipients: sent },
              keys: []
            })
          ],
        next,
        ...(parts === undefined ? {} : { parts }),
        later: []
      }])
    const sentTo = Effect.map(
      t.get(id),
      ({ events }) => events.flatMap(({ details, type }) => type === "email.sent" ? details["recipients"] : [])
    )
    return { t, id, lease, settle, sentTo }
  })

  it.effect("are due at their own times, after their own attempts", () =>
    Effect.gen(function*() {
      const { lease, settle, t } = yield* begun()
      const parts = [
        { recipients: [1], attempts: 1, dueAt: t.at(minute) },
        { recipients: [2], attempts: 0, dueAt: t.at(hour) }
      ]
      yield* settle(lease, second, { _tag: "RetryAt", at: t.at(minute) }, parts, [to[0]!])
      assert.deepStrictEqual(yield* t.claim(t.at(minute - 1)), [])
      const again = yield* t.beginOne(t.at(minute))
      assert.strictEqual(again.attempt, 2)
      assert.deepStrictEqual(again.parts, parts)
      assert.deepStrictEqual(again.email.recipients.map(({ state }) => state), ["sent", "queued", "queued"])
      // A settlement without parts: those who are left wait together.
      yield* settle(again.lease, minute + second, { _tag: "RetryAt", at: t.at(2 * minute) })
      assert.isNull((yield* t.beginOne(t.at(2 * minute))).parts)
    }))

  it.effect("are stored while others of the hand-off are not answered for: the lease stays", () =>
    Effect.gen(function*() {
      const { lease, sentTo, settle, t } = yield* begun()
      const parts = [
        { recipients: [1], attempts: 0, dueAt: t.at(-hour) },
        { recipients: [2], attempts: 1, dueAt: t.at(hour) }
      ]
      assert.deepStrictEqual(yield* settle(lease, second, { _tag: "Continue" }, parts, [to[0]!]), [true])
      assert.deepStrictEqual(yield* sentTo, to.slice(0, 1))
      assert.deepStrictEqual(yield* t.claim(t.at(minute - 1)), [])
      const rest = [{ recipients: [2], attempts: 1, dueAt: t.at(hour) }]
      assert.deepStrictEqual(
        yield* settle(lease, 2 * second, { _tag: "RetryAt", at: t.at(hour) }, rest, [to[1]!]),
        [true]
      )
      assert.deepStrictEqual(yield* sentTo, to.slice(0, 2))
      assert.deepStrictEqual(yield* t.claim(t.at(hour - 1)), [])
      const { attempt, parts: found } = yield* t.beginOne(t.at(hour))
      assert.deepStrictEqual({ attempt, found }, { attempt: 2, found: rest })
    }))

  it.effect("end with the job where evidence leaves nobody", () =>
    Effect.gen(function*() {
      const { lease, sentTo, settle, t } = yield* begun()
      const parts = [{ recipients: [0, 1, 2], attempts: 1, dueAt: t.at(minute) }]
      yield* settle(lease, second, { _tag: "RetryAt", at: t.at(minute) }, parts, to)
      assert.deepStrictEqual(yield* sentTo, to)
      assert.deepStrictEqual(yield* t.claim(t.at(hour)), [])
    }))

  it.effect("of a lost worker are unknown where they had begun, and wait as before where not", () =>
    Effect.gen(function*() {
      const { lease, settle, t } = yield* begun()
      const waiting = { recipients: [2], attempts: 1, dueAt: t.at(hour) }
      const parts = [{ recipients: [1], attempts: 0, dueAt: t.at(-hour) }, waiting]
      yield* settle(lease, second, { _tag: "Continue" }, parts, [to[0]!])
      // The lease ends after a minute, and the outcome is waited for another one.
      assert.deepStrictEqual(yield* t.claim(t.at(2 * minute - 1)), [])
      const again = yield* t.beginOne(t.at(2 * minute))
      assert.deepStrictEqual(again.parts, [{ recipients: [1], attempts: 1, dueAt: t.at(2 * minute) }, waiting])
    }))

  it.effect("of a lost worker are held alone, and the job with the last of them", () =>
    Effect.gen(function*() {
      const hold = { unknownPolicy: "hold" } as const
      const { id, lease, settle, t } = yield* begun(hold)
      const parts = [
        { recipients: [0, 1], attempts: 0, dueAt: t.at(-hour) },
        { recipients: [2], attempts: 1, dueAt: t.at(hour) }
      ]
      yield* settle(lease, second, { _tag: "Continue" }, parts)
      const held = Effect.map(
        t.jobs.held({ accountId: t.account.id, emailId: id, limit: 9 }),
        (all) => all.map(({ recipients }) => recipients)
      )
      assert.deepStrictEqual(yield* t.claim(t.at(2 * minute), hold), [])
      assert.deepStrictEqual(yield* held, [])
      const again = yield* t.beginOne(t.at(hour), hold)
      const lost = { recipients: [0, 1], attempts: 1, dueAt: null }
      assert.deepStrictEqual(again.parts, [lost, { recipients: [2], attempts: 1, dueAt: t.at(hour) }])
      yield* settle(again.lease, hour, { _tag: "Hold" }, [lost], [to[2]!])
      assert.deepStrictEqual(yield* held, [to.slice(0, 2)])
      assert.isTrue(yield* t.jobs.free(t.account.id, id, t.at(2 * hour)))
      assert.isNull((yield* t.beginOne(t.at(2 * hour), hold)).parts, "all who are left are handed over again")
    }))
}
