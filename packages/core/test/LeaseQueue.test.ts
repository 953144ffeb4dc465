import { assert, it } from "@effect/vitest"
import * as SeededRandom from "@sendwright/testing/SeededRandom"
import { DueHeap } from "../src/memory/DueHeap.ts"
import { LeaseQueue } from "../src/memory/LeaseQueue.ts"

it("gives values by time, then by order, and drops those that moved", () => {
  const random = SeededRandom.make(1)
  for (let round = 0; round < 200; round++) {
    const current = new Map<number, number>()
    const heap = new DueHeap<number>((value, at) => current.get(value) === at)
    for (let i = 0; i < 100; i++) {
      const value = random.below(40)
      const at = random.below(10)
      if (current.get(value) === at) continue
      current.set(value, at)
      heap.push(at, value, value)
    }
    for (const value of random.some([...current.keys()])) current.delete(value)
    const expected = [...current].sort((left, right) => left[1] - right[1] || left[0] - right[0])
    const due = expected.filter(([, at]) => at <= 5).map(([value]) => value)
    const popped: Array<number> = []
    for (;;) {
      const value = heap.popDue(5)
      if (value === undefined) break
      current.delete(value)
      popped.push(value)
    }
    assert.deepStrictEqual(popped, due)
    assert.strictEqual(heap.peek()?.value, expected.find(([, at]) => at > 5)?.[0])
  }
})

interface Known {
  readonly group: string
  readonly lane: string
  dueAt: number | null
  token: string | null
  leaseEnd: number
}

it("agrees with a list that is searched from end to end", () => {
  for (let seed = 0; seed < 40; seed++) {
    const random = SeededRandom.make(seed)
    const queue = new LeaseQueue<string>()
    const known = new Map<string, Known>()
    const closed = new Set<string>()
    const isOpen = (group: string, lane: string) => !closed.has(`${group} ${lane}`)
    let now = 0
    let serial = 0
    const held = () => [...known].filter(([, job]) => job.token !== null)
    const some = () => random.pick([...known.keys()])
    for (let step = 0; step < 200; step++) {
      now += random.below(3)
      switch (random.below(9)) {
        case 0:
        case 1: {
          const id = `job-${serial++}`
          const job = { group: `g${random.below(4)}`, lane: `l${random.below(2)}`, dueAt: now + random.below(20) - 5 }
          queue.add(id, job.group, job.lane, job.dueAt, `work of ${id}`)
          known.set(id, { ...job, token: null, leaseEnd: 0 })
          break
        }
        case 2: {
          const place = `g${random.below(4)} l${random.below(2)}`
          if (!closed.delete(place)) closed.add(place)
          break
        }
        case 3: {
          if (known.size === 0) break
          const id = some()
          queue.remove(id)
          known.delete(id)
          break
        }
        case 4: {
          const [entry] = held()
          if (entry === undefined) break
          const [id, job] = entry
          const dueAt = random.below(4) === 0 ? null : now + random.below(10)
          queue.reschedule(queue.get(id)!, dueAt)
          Object.assign(job, { token: null, dueAt })
          break
        }
        case 5: {
          const expired = new Set<string>()
          for (const job of queue.expired(now)) {
            expired.add(job.id)
            queue.reschedule(job, job.dueAt)
          }
          const expected = held().filter(([, job]) => job.leaseEnd <= now)
          assert.deepStrictEqual(expired, new Set(expected.map(([id]) => id)))
          for (const [, job] of expected) job.token = null
          break
        }
        case 6: {
          const free = [...known.values()].filter((job) =>
            job.token === null && job.dueAt !== null && isOpen(job.group, job.lane)
          )
          const times = [...free.map((job) => job.dueAt ?? 0), ...held().map(([, job]) => job.leaseEnd)]
          assert.strictEqual(queue.nextDue(isOpen), times.length === 0 ? undefined : Math.min(...times))
          break
        }
        default: {
          const limit = 1 + random.below(6)
          const due = [...known].filter(([, job]) =>
            job.token === null && job.dueAt !== null && job.dueAt <= now && isOpen(job.group, job.lane)
          )
          const jobs = queue.claim({
            now,
            limit,
            leaseEnd: now + 5,
            isOpen,
            token: (index) => `${step}-${index}`
          })
          assert.strictEqual(jobs.length, Math.min(limit, due.length))
          for (const { group } of jobs) {
            // Earliest first within a group, and no group twice while another one had to wait.
            const times = due.filter(([, job]) => job.group === group).map(([, job]) => job.dueAt ?? 0)
              .sort((left, right) => left - right)
            const mine = jobs.filter((job) => job.group === group)
            assert.deepStrictEqual(mine.map((job) => job.dueAt), times.slice(0, mine.length))
            const counts = [...new Set(due.map(([, job]) => job.group))].map((other) => ({
              taken: jobs.filter((job) => job.group === other).length,
              had: due.filter(([, job]) => job.group === other).length
            }))
            for (const { had, taken } of counts) assert.isTrue(taken === had || taken >= mine.length - 1)
          }
          for (const job of jobs) {
            const entry = known.get(job.id)!
            assert.isNull(entry.token)
            assert.strictEqual(job.work, `work of ${job.id}`)
            Object.assign(entry, { token: job.token, leaseEnd: job.leaseEnd })
          }
        }
      }
      assert.strictEqual(queue.size, known.size)
    }
  }
})
