import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import * as FairShare from "../src/FairShare.ts"

const options: FairShare.FairShareOptions = { quantum: 100, credit: 1_000 }

/** A member that waits for the same work again as soon as it is paid, for ever; what it was paid. */
const greedy = (share: FairShare.FairShare, group: string, member: string, work: number) => {
  const done = { count: 0 }
  const again = (): void =>
    share.wait(group, member, work, () => {
      done.count++
      again()
    })
  again()
  return done
}

const pay = (share: FairShare.FairShare, amount: number): number => {
  const { freed, paid } = share.pay(amount)
  for (const free of freed) free()
  return paid
}

/** Pays so much, a little at a time: who is paid waits for the next thing only then. */
const payAll = (share: FairShare.FairShare, amount: number): void => {
  for (let left = amount; left > 0;) left -= pay(share, Math.min(left, 10))
}

const work = fc.integer({ min: 10, max: 500 })

describe("FairShare", () => {
  it("pays all that is waited for, each once, and nothing else", () =>
    fc.assert(fc.property(
      fc.array(fc.record({ group: fc.nat(5), work, extra: fc.nat(300) }), { maxLength: 30 }),
      fc.integer({ min: 1, max: 2_000 }),
      (wishes, amount) => {
        const share = FairShare.make(options)
        const paidFor: Array<number> = []
        for (const [at, { extra, group, work }] of wishes.entries()) {
          share.charge(`${group}`, `${at}`, extra)
          share.wait(`${group}`, `${at}`, work, () => void paidFor.push(at))
        }
        let paid = 0
        while (share.isWaiting()) {
          const part = pay(share, amount)
          assert.isAtMost(part, amount)
          paid += part
        }
        assert.strictEqual(paid, wishes.reduce((sum, { extra, work }) => sum + extra + work, 0))
        assert.deepStrictEqual(paidFor.toSorted((a, b) => a - b), wishes.map((_, at) => at))
        assert.strictEqual(pay(share, amount), 0)
      }
    )))

  it("gives groups that want much the same, however many members they have and however they cut it up", () =>
    fc.assert(fc.property(
      fc.array(fc.record({ members: fc.integer({ min: 1, max: 9 }), work }), { minLength: 2, maxLength: 6 }),
      (groups) => {
        const share = FairShare.make(options)
        const done = groups.map(({ members, work }, group) =>
          Array.from({ length: members }, (_, at) => greedy(share, `${group}`, `${group}.${at}`, work))
        )
        payAll(share, 20_000)
        const had = groups.map(({ work }, at) => done[at]!.reduce((sum, { count }) => sum + work * count, 0))
        // What a member was paid in part for is not counted.
        const most = 20_000 / groups.length
        for (const [at, { members, work }] of groups.entries()) {
          assert.isAtMost(had[at]!, most + options.quantum)
          assert.isAtLeast(had[at]!, most - options.quantum - work * members)
        }
      }
    )))

  it("gives the members of a group the same", () =>
    fc.assert(fc.property(fc.integer({ min: 2, max: 9 }), (members) => {
      const share = FairShare.make(options)
      const done = Array.from({ length: members }, (_, at) => greedy(share, "one", `${at}`, 50))
      payAll(share, 50_000)
      for (const { count } of done) assert.closeTo(count, 1_000 / members, 3)
    })))

  it("lets a newcomer with little go before all who had much, in a group of its own and beside them", () =>
    fc.assert(fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.boolean(),
      fc.integer({ min: 1, max: options.credit }),
      (others, isAlone, little) => {
        const share = FairShare.make(options)
        for (let at = 0; at < others; at++) greedy(share, isAlone ? `${at}` : "one", `${at}`, 500)
        payAll(share, 100_000)
        let isPaid = false
        share.wait(isAlone ? "new" : "one", "new", little, () => {
          isPaid = true
        })
        pay(share, little)
        assert.isTrue(isPaid)
      }
    )))

  it("has no credit again for a group that leaves and comes back", () => {
    const share = FairShare.make(options)
    const other = greedy(share, "other", "other", 100)
    for (let time = 0; time < 1_000; time++) {
      share.wait("one", `${time}`, 500, () => {})
      payAll(share, 1_000)
      share.leave("one", `${time}`)
    }
    assert.isAtLeast(other.count, 4_900)
  })

  it("pays nothing for who is gone", () => {
    const share = FairShare.make(options)
    share.wait("one", "a", 1_000, () => assert.fail("it is gone"))
    share.charge("one", "b", 1_000)
    share.leave("one", "a")
    share.leave("one", "b")
    assert.isFalse(share.isWaiting())
    assert.deepStrictEqual(share.pay(1_000), { paid: 0, freed: [] })
  })
})
