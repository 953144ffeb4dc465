import { assert } from "@effect/vitest"
import type { QueuedMoved } from "@sendwright/core/sending/SendJobs"
import * as Effect from "effect/Effect"
import { newId } from "../fixtures.ts"
import { harness, hour, idsOf, type It, minute, second } from "./Harness.ts"

/** Queued emails that an operator holds and lets go together, in `SendJobs`. */
export const queuedTests = (it: It): void => {
  const queueing = Effect.gen(function*() {
    const t = yield* harness()
    /** All steps of one run, over the emails of the test's account, queued within the first minute by default. */
    const run = Effect.fnUntraced(function*(
      command: "holdQueued" | "releaseQueued",
      over: Partial<Parameters<typeof t.jobs.holdQueued>[0]> = {}
    ) {
      const done = { moved: 0, underWay: 0, steps: 0 }
      let after: string | null = null
      do {
        const step: QueuedMoved = yield* t.jobs[command]({
          accountId: t.account.id,
          queuedBy: t.at(minute),
          limit: 1_000,
          now: t.at(hour),
          maxCrashes: 5,
          ...over,
          after
        })
        done.moved += step.moved
        done.underWay += step.underWay
        done.steps++
        after = step.next
      } while (after !== null)
      return done
    })
    const held = Effect.map(
      t.jobs.held({ accountId: t.account.id, emailId: null, limit: 100 }),
      (all) => all.map(({ emailId, resumesAt }) => [emailId, resumesAt])
    )
    const moved = (command: "holdQueued" | "releaseQueued", over?: Parameters<typeof run>[1]) =>
      Effect.map(run(command, over), (done) => done.moved)
    return { ...t, run, held, moved }
  })

  it.effect("holds what was queued by a time, once, and lets it go again", () =>
    Effect.gen(function*() {
      const t = yield* queueing
      const first = yield* t.send()
      const last = yield* t.send({ createdAt: t.at(minute) })
      const later = yield* t.send({ createdAt: t.at(minute + 1) })
      assert.strictEqual(yield* t.moved("holdQueued"), 2)
      assert.strictEqual(yield* t.moved("holdQueued"), 0)
      assert.deepStrictEqual(yield* t.held, [[first, t.at(0)], [last, t.at(minute)]])
      const [held] = yield* t.jobs.held({ accountId: t.account.id, emailId: first, limit: 1 })
      assert.deepStrictEqual([held?.heldAt, held?.attempts], [t.at(hour), 0])
      assert.deepStrictEqual(idsOf(yield* t.claim(t.at(2 * hour))), [later])
      assert.strictEqual(yield* t.moved("releaseQueued", { queuedBy: t.at(0) }), 1)
      assert.deepStrictEqual(idsOf(yield* t.claim(t.at(2 * hour))), [first])
      assert.strictEqual(yield* t.moved("releaseQueued"), 1)
      assert.strictEqual(yield* t.moved("releaseQueued"), 0)
      assert.deepStrictEqual(yield* t.held, [])
      assert.deepStrictEqual(idsOf(yield* t.claim(t.at(2 * hour))), [last])
    }))

  it.effect("goes over the queue in steps that each look at so many", () =>
    Effect.gen(function*() {
      const t = yield* queueing
      const ids: Array<string> = []
      for (let n = 0; n < 7; n++) ids.push(yield* t.send({ createdAt: t.at(n) }))
      const done = yield* t.run("holdQueued", { limit: 3 })
      assert.strictEqual(done.moved, 7)
      assert.isAtLeast(done.steps, 3)
      assert.deepStrictEqual((yield* t.held).map(([id]) => id), ids)
      assert.strictEqual((yield* t.run("releaseQueued", { limit: 3 })).moved, 7)
      assert.deepStrictEqual(idsOf(yield* t.claim(t.at(hour))).toSorted(), ids.toSorted())
    }))

  it.effect("keeps to an account where one is named", () =>
    Effect.gen(function*() {
      const t = yield* queueing
      const other = yield* t.seed()
      yield* t.send({ accountId: other.account.id })
      const own = yield* t.send()
      for (const accountId of [newId(), "no id"]) assert.strictEqual(yield* t.moved("holdQueued", { accountId }), 0)
      assert.strictEqual(yield* t.moved("holdQueued"), 1)
      assert.deepStrictEqual(yield* t.held, [[own, t.at(0)]])
      assert.strictEqual(yield* t.moved("releaseQueued", { accountId: other.account.id }), 0)
      assert.isAtLeast(yield* t.moved("holdQueued", { accountId: null }), 1)
      yield* t.run("releaseQueued", { accountId: null })
      assert.strictEqual((yield* t.claim(t.at(hour))).length, 2)
    }))

  it.effect("lets an email go for the time at which it was due", () =>
    Effect.gen(function*() {
      const t = yield* queueing
      const id = yield* t.send()
      const { lease } = yield* t.beginOne(t.at(0))
      const at = t.at(3 * hour)
      yield* t.jobs.settle([{ lease, now: t.at(second), evidence: [], next: { _tag: "RetryAt", at }, later: [] }])
      yield* t.run("holdQueued")
      assert.deepStrictEqual(yield* t.held, [[id, at]])
      assert.deepStrictEqual(yield* t.claim(t.at(4 * hour)), [])
      yield* t.run("releaseQueued")
      assert.deepStrictEqual(yield* t.claim(t.at(3 * hour - 1)), [])
      assert.deepStrictEqual(idsOf(yield* t.claim(at)), [id])
    }))

  it.effect("leaves with its worker what is under way", () =>
    Effect.gen(function*() {
      const t = yield* queueing
      yield* t.send()
      const { lease } = yield* t.beginOne(t.at(0), { leaseMillis: 2 * hour })
      assert.deepInclude(yield* t.run("holdQueued"), { moved: 0, underWay: 1 })
      assert.deepStrictEqual(
        yield* t.jobs.settle([{
          lease,
          now: t.at(second),
          evidence: [],
          next: { _tag: "Done" },
          later: []
        }]),
        [true]
      )
    }))

  it.effect("holds what a lost worker had, and lets go of it only what that had not begun", () =>
    Effect.gen(function*() {
      const t = yield* queueing
      const begun = yield* t.send()
      yield* t.beginOne(t.at(0), { leaseMillis: second })
      const claimed = yield* t.send({ createdAt: t.at(1) })
      assert.deepStrictEqual(idsOf(yield* t.claim(t.at(1), { leaseMillis: second })), [claimed])
      assert.strictEqual(yield* t.moved("holdQueued"), 2)
      assert.deepStrictEqual(yield* t.held, [[begun, null], [claimed, t.at(1)]])
      assert.strictEqual(yield* t.moved("releaseQueued"), 1)
      assert.deepStrictEqual(idsOf(yield* t.claim(t.at(hour))), [claimed])
      assert.isTrue(yield* t.jobs.free(t.account.id, begun, t.at(hour)))
      const again = yield* t.beginOne(t.at(hour))
      assert.deepStrictEqual([again.email.id, again.attempt], [begun, 2])
    }))

  it.effect("lets each of those that are held be decided of by itself", () =>
    Effect.gen(function*() {
      const t = yield* queueing
      const id = yield* t.send()
      yield* t.run("holdQueued")
      assert.isTrue(yield* t.jobs.free(t.account.id, id, t.at(hour)))
      assert.strictEqual(yield* t.moved("releaseQueued"), 0)
      // Held anew, it is due again when it was freed for.
      yield* t.run("holdQueued")
      assert.deepStrictEqual(yield* t.held, [[id, t.at(hour)]])
    }))
}
