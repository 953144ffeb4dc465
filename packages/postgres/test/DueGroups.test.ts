import { assert, describe, it } from "@effect/vitest"
import * as SeededRandom from "@sendwright/testing/SeededRandom"
import { DueGroups, lowestId, type Place, startOf } from "../src/queues/DueGroups.ts"

const idOf = (n: number): string => `00000000-0000-0000-0000-${n.toString().padStart(12, "0")}`

const compare = (left: Place, right: Place): number =>
  left.at - right.at || (left.id < right.id ? -1 : left.id > right.id ? 1 : 0)

interface Job extends Place {
  readonly group: string
  readonly lane: string
}

/** A queue that is read through groups, as a store reads its index. */
const makeQueue = (max: number) => {
  const groups = new DueGroups({ max })
  const jobs = new Set<Job>()
  let serial = 0
  let horizon = 0
  const lane = (group: string, name: string) =>
    [...jobs].filter((job) => job.group === group && job.lane === name).sort(compare)
  return {
    groups,
    jobs,
    /** Stores a job. Unless an index by time leads to it, whoever looks is told of it at once. */
    add: (group: string, name: string, at: number, isFoundByTime: boolean) => {
      const job = { group, lane: name, at, id: idOf(++serial) }
      jobs.add(job)
      if (!isFoundByTime || at <= horizon) groups.found(group, name, startOf(at), at)
    },
    /** Claims from up to so many groups, so many jobs of each lane, and no more than `limit`. */
    claim: (count: number, perLane: number, limit: number, now: number): ReadonlyArray<Job> => {
      for (const job of jobs) {
        if (job.at > horizon && job.at <= now) groups.found(job.group, job.lane, startOf(job.at), job.at)
      }
      horizon = Math.max(horizon, now)
      const claimed: Array<Job> = []
      for (const lanes of groups.next(count, now)) {
        let isReached = true
        for (const one of lanes) {
          const read = lane(one.group, one.name)
            .filter((job) => compare(job, one.from) >= 0 && job.at <= now).slice(0, perLane)
          const taken = read.slice(0, limit - claimed.length)
          for (const job of taken) jobs.delete(job)
          claimed.push(...taken)
          const left = read[taken.length] ?? (read.length === perLane ? read.at(-1) : undefined) ?? null
          if (taken.length < read.length) isReached = false
          groups.wasRead(one, { now, horizon, left })
        }
        if (isReached) { for (const { group } of lanes.slice(0, 1)) groups.turned(group) }
      }
      return claimed
    }
  }
}

describe("DueGroups", () => {
  it("leads to every job in the end, whatever is added and claimed in between", () => {
    for (let seed = 0; seed < 200; seed++) {
      const random = SeededRandom.make(seed)
      const queue = makeQueue(1_000)
      let now = 100
      for (let step = 0; step < 120; step++) {
        if (random.below(3) > 0) {
          queue.add(
            `g${random.below(5)}`,
            `l${random.below(2)}`,
            now + random.below(30) - 15,
            random.below(2) === 0
          )
        } else {
          for (const job of queue.claim(1 + random.below(3), 1 + random.below(3), random.below(4), now)) {
            assert.isAtMost(job.at, now)
          }
        }
        now += random.below(5) - 1
      }
      now += 100
      for (let round = 0; round < 500 && queue.jobs.size > 0; round++) queue.claim(3, 2, 4, now)
      assert.deepStrictEqual([...queue.jobs], [], `seed ${seed}`)
      queue.claim(10, 10, 10, now)
      assert.strictEqual(queue.groups.size, 0)
    }
  })

  it("gives each group its turn before any has another", () => {
    const queue = makeQueue(1_000)
    for (let i = 0; i < 60; i++) queue.add(`g${i % 6}`, "", i, false)
    const served: Array<string> = []
    for (let i = 0; i < 60; i++) served.push(...queue.claim(1, 1, 1, 100).map(({ group }) => group))
    assert.strictEqual(served.length, 60)
    for (let i = 0; i < 60; i += 6) assert.strictEqual(new Set(served.slice(i, i + 6)).size, 6)
  })

  it("never leads behind a place that it has passed, unless it is told to", () => {
    const groups = new DueGroups({ max: 10 })
    groups.found("g", "l", startOf(5), 5)
    const [[lane]] = groups.next(1, 10) as [[NonNullable<ReturnType<typeof groups.known>[number]>]]
    groups.wasRead(lane, { now: 10, horizon: 10, left: { at: 7, id: idOf(3) } })
    groups.found("g", "l", startOf(9), 9)
    assert.deepStrictEqual(groups.known(1, 10).map(({ from }) => from), [{ at: 7, id: idOf(3) }])
    groups.found("g", "l", startOf(6), 6)
    assert.deepStrictEqual(groups.known(1, 10).map(({ from }) => from), [{ at: 6, id: lowestId }])
    // What was found while the answer was on its way counts more than that it found nothing.
    groups.wasRead(lane, { now: 10, horizon: 10, left: null })
    assert.strictEqual(groups.size, 1)
  })

  it("holds no more groups than it may, and tells that there were more", () => {
    const groups = new DueGroups({ max: 3 })
    for (let i = 0; i < 5; i++) groups.found(`g${i}`, "", startOf(i), i)
    assert.strictEqual(groups.size, 3)
    assert.isTrue(groups.overflowed)
    groups.clearOverflow()
    for (const [lane] of groups.next(5, 10)) groups.wasRead(lane!, { now: 10, horizon: 10, left: null })
    assert.strictEqual(groups.size, 0)
    assert.isFalse(groups.overflowed)
  })

  it("keeps what is due later apart, and says when the earliest is", () => {
    const groups = new DueGroups({ max: 10 })
    groups.found("a", "", startOf(50), 50)
    groups.found("b", "", startOf(40), 60)
    assert.strictEqual(groups.nextLater, 40)
    assert.deepStrictEqual(groups.next(5, 39), [])
    const [[lane]] = groups.next(5, 45) as [[NonNullable<ReturnType<typeof groups.known>[number]>]]
    assert.strictEqual(lane.group, "b")
    assert.strictEqual(groups.nextLater, 50)
    // The last of it is due at 60: until then the lane is not forgotten.
    groups.wasRead(lane, { now: 45, horizon: 45, left: null })
    assert.deepStrictEqual(groups.next(5, 45), [])
    groups.closed("a", "")
    assert.deepStrictEqual(groups.next(5, 60).flat().map(({ group }) => group), ["b"])
  })
})
