import { assert, describe, it } from "@effect/vitest"
import * as SendParts from "@sendwright/core/sending/SendParts"
import * as fc from "fast-check"

const places = [0, 1, 2, 3, 4, 5]
const time = fc.integer({ min: 0, max: 10 }).map((seconds) => new Date(seconds * 1_000))

const parts: fc.Arbitrary<ReadonlyArray<SendParts.SendPart>> = fc.array(
  fc.record({
    recipients: fc.subarray(places, { minLength: 1 }),
    attempts: fc.nat(3),
    dueAt: fc.option(time),
    receiver: fc.option(fc.constantFrom("a", "b"))
  }).map(({ receiver, ...part }) => receiver === null ? part : { ...part, receiver }),
  { maxLength: 4 }
)

const all = (some: ReadonlyArray<{ readonly recipients: ReadonlyArray<number> }>) =>
  some.flatMap(({ recipients }) => recipients)

describe("divide", () => {
  it("has everybody who is queued in one place, and nobody else", () => {
    fc.assert(fc.property(fc.option(parts), fc.subarray(places), time, (parts, queued, now) => {
      const { due, waiting } = SendParts.divide(parts, queued, 7, now)
      assert.deepStrictEqual([...all(due), ...all(waiting)].toSorted(), queued)
      assert.isTrue([...due, ...waiting].every(({ recipients }) => recipients.length > 0))
      for (const { dueAt } of waiting) assert.isTrue(dueAt === null || dueAt > now)
    }))
  })

  it("has all wait together where there are no parts, after the attempts of the job", () => {
    assert.deepStrictEqual(SendParts.divide(null, [0, 2], 3, new Date()), {
      due: [{ recipients: [0, 2], attempts: 3 }],
      waiting: []
    })
  })

  it("has each part wait for its own time", () => {
    const early = { recipients: [0], attempts: 2, dueAt: new Date(1_000) }
    const late = { recipients: [1, 2], attempts: 1, dueAt: new Date(1_001) }
    const held = { recipients: [3], attempts: 1, dueAt: null }
    assert.deepStrictEqual(SendParts.divide([early, late, held], [0, 2, 3], 9, new Date(1_000)), {
      due: [{ recipients: [0], attempts: 2 }],
      waiting: [{ ...late, recipients: [2] }, held]
    })
  })
})

describe("merge", () => {
  it("joins those alike and loses nobody", () => {
    fc.assert(fc.property(parts, (parts) => {
      const merged = SendParts.merge(parts)
      assert.deepStrictEqual(all(merged).toSorted(), all(parts).toSorted())
      const names = merged.map(({ attempts, dueAt, receiver }) => `${attempts} ${dueAt?.getTime()} ${receiver}`)
      assert.strictEqual(new Set(names).size, names.length)
      assert.deepStrictEqual(SendParts.earliest(merged), SendParts.earliest(parts))
    }))
  })
})

describe("lost", () => {
  it("changes what had begun, and nothing else", () => {
    fc.assert(fc.property(parts, time, fc.option(time), (parts, beganAt, dueAt) => {
      const isBegun = (part: SendParts.SendPart) => part.dueAt !== null && part.dueAt <= beganAt
      const expected = SendParts.merge(
        parts.map((part) =>
          // What became of them is not known: they wait for no receiver.
          isBegun(part) ? { recipients: part.recipients, attempts: part.attempts + 1, dueAt } : part
        )
      )
      assert.deepStrictEqual(SendParts.lost(parts, beganAt, dueAt), expected)
    }))
  })
})

describe("shift", () => {
  it("goes there and back", () => {
    fc.assert(
      fc.property(
        parts,
        fc.integer({ min: -5_000, max: 5_000 }),
        (parts, millis) => assert.deepStrictEqual(SendParts.shift(SendParts.shift(parts, millis), -millis), parts)
      )
    )
  })
})

describe("hasten", () => {
  it("has nobody wait longer for the receiver, and changes nothing else", () => {
    fc.assert(fc.property(parts, time, (parts, at) => {
      const hastened = SendParts.hasten(parts, "a", at)
      for (const [index, part] of hastened.entries()) {
        const before = parts[index]!
        const isLater = before.receiver === "a" && before.dueAt !== null && before.dueAt > at
        assert.deepStrictEqual(part, isLater ? { ...before, dueAt: at } : before)
      }
      assert.strictEqual(hastened.length, parts.length)
    }))
  })
})

describe("divideBy", () => {
  it("has each part on one side", () => {
    fc.assert(fc.property(parts, (parts) => {
      const { others, waiting } = SendParts.divideBy(parts, "a")
      assert.strictEqual(others.length + waiting.length, parts.length)
      assert.isTrue(waiting.every(({ receiver }) => receiver === "a"))
      assert.isTrue(others.every((part) => part.receiver !== "a" && parts.includes(part)))
    }))
  })
})
