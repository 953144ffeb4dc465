import { assert, it } from "@effect/vitest"
import { type Bucket, take } from "@sendwright/core/accounts/TokenBucket"
import * as SeededRandom from "@sendwright/testing/SeededRandom"

const start = Date.UTC(2026, 10, 21, 12)

it("fills a new bucket, takes whole tokens, and says when the next one is there", () => {
  const request = { key: "k", capacity: 3, refillPerSecond: 4, want: 2 }
  const [first, taken] = take(undefined, request, new Date(start))
  assert.deepStrictEqual(taken, { granted: 2, remaining: 1, retryAfterMillis: 0 })
  const [second, rest] = take(first, request, new Date(start))
  assert.deepStrictEqual(rest, { granted: 1, remaining: 0, retryAfterMillis: 250 })
  assert.strictEqual(take(second, request, new Date(start + 249))[1].granted, 0)
  assert.strictEqual(take(second, request, new Date(start + 250))[1].granted, 1)
  assert.deepStrictEqual(take(second, request, new Date(start + 10_000))[1].remaining, 1)
})

it("neither adds nor takes when time runs backwards, and does not add that time twice", () => {
  const request = { key: "k", capacity: 10, refillPerSecond: 1, want: 10 }
  const [empty] = take(undefined, request, new Date(start))
  const [still, taken] = take(empty, request, new Date(start - 60_000))
  assert.strictEqual(taken.granted, 0)
  assert.deepStrictEqual(still, empty)
  assert.strictEqual(take(still, request, new Date(start + 1_000))[1].granted, 1)
})

it("keeps to its rate whatever is asked for, and keeps its word on when to come back", () => {
  const random = SeededRandom.make(42)
  for (let round = 0; round < 2_000; round++) {
    const capacity = 1 + random.below(100)
    const refillPerSecond = 1 + random.below(50)
    let bucket: Bucket | undefined
    let now = start
    let granted = 0
    for (let step = 0; step < 20; step++) {
      const want = 1 + random.below(capacity + 10)
      const [next, taken] = take(bucket, { key: "k", capacity, refillPerSecond, want }, new Date(now))
      assert.isAtMost(taken.granted, Math.min(want, capacity))
      assert.strictEqual(taken.remaining, Math.floor(next.tokens))
      // Short of the wish only where the bucket was emptied.
      if (taken.granted < want) assert.isBelow(next.tokens, 1)
      granted += taken.granted
      assert.isAtMost(granted, capacity + (now - start) * refillPerSecond / 1000 + 1e-6)
      const one = { key: "k", capacity, refillPerSecond, want: 1 }
      // Rounded up, by no more than a rounding error beyond the millisecond.
      if (taken.retryAfterMillis > 2) {
        assert.strictEqual(take(next, one, new Date(now + taken.retryAfterMillis - 2))[1].granted, 0)
      }
      assert.strictEqual(take(next, one, new Date(now + taken.retryAfterMillis))[1].granted, 1)
      bucket = next
      now += random.below(700)
    }
  }
})

it("grants a whole wish or nothing of it, and says when all of it is there", () => {
  const random = SeededRandom.make(11)
  for (let round = 0; round < 2_000; round++) {
    const capacity = 1 + random.below(50)
    const refillPerSecond = 1 + random.below(20)
    const request = { key: "k", capacity, refillPerSecond }
    const left = random.below(capacity + 1)
    const [bucket] = take(undefined, { ...request, want: capacity - left }, new Date(start))
    const want = 1 + random.below(capacity)
    const whole = { ...request, want, isWhole: true }
    const [after, taken] = take(bucket, whole, new Date(start))
    if (want <= left) {
      assert.deepInclude(taken, { granted: want, remaining: left - want })
      continue
    }
    assert.deepInclude(taken, { granted: 0, remaining: left })
    assert.strictEqual(take(after, whole, new Date(start + taken.retryAfterMillis - 2))[1].granted, 0)
    assert.strictEqual(take(after, whole, new Date(start + taken.retryAfterMillis))[1].granted, want)
  }
})

it("serves one wish as it serves its parts", () => {
  const random = SeededRandom.make(3)
  for (let round = 0; round < 1_000; round++) {
    const request = { key: "k", capacity: 1 + random.below(20), refillPerSecond: 1 + random.below(9), want: 7 }
    const now = new Date(start)
    const [whole, taken] = take(undefined, request, now)
    let bucket: Bucket | undefined
    let granted = 0
    for (let i = 0; i < 7; i++) {
      const [next, one] = take(bucket, { ...request, want: 1 }, now)
      bucket = next
      granted += one.granted
    }
    assert.strictEqual(granted, taken.granted)
    assert.deepStrictEqual(bucket, whole)
  }
})
