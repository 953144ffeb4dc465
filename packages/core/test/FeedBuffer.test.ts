import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import { FeedBuffer } from "../src/emails/FeedBuffer.ts"

describe("FeedBuffer", () => {
  it("says that something is gone to those alone who missed it, and keeps no more than it may", () => {
    const step = fc.oneof(
      fc.record({ add: fc.integer({ min: 0, max: 8 }), isCut: fc.boolean() }),
      fc.record({ reader: fc.nat(2) })
    )
    fc.assert(fc.property(fc.array(step), fc.integer({ min: 1, max: 5 }), (steps, capacity) => {
      const buffer = new FeedBuffer<number>(capacity)
      const readers = [0, 1, 2].map(() => ({ serial: buffer.end, missed: false, due: [] as Array<number> }))
      let count = 0
      for (const one of steps) {
        if ("add" in one) {
          const items = Array.from({ length: one.add }, () => count++)
          buffer.add(items, one.isCut)
          for (const reader of readers) {
            reader.due.push(...items)
            if (one.isCut || reader.due.length > capacity) reader.missed = true
            reader.due = reader.due.slice(-capacity)
          }
        } else {
          const reader = readers[one.reader]!
          const { end, isCut, items } = buffer.after(reader.serial)
          assert.deepStrictEqual([items, isCut], [reader.due, reader.missed])
          readers[one.reader] = { serial: end, missed: false, due: [] }
        }
      }
    }))
  })

  it("gives each reader everything once and in order, or says that something is gone", () => {
    const step = fc.oneof(
      fc.record({ add: fc.integer({ min: 1, max: 6 }), isCut: fc.boolean() }),
      fc.record({ reader: fc.nat(2) })
    )
    fc.assert(fc.property(fc.array(step), (steps) => {
      const buffer = new FeedBuffer<number>(5)
      const readers = [0, 1, 2].map(() => ({ serial: buffer.end, got: [] as Array<number>, gaps: 0 }))
      let count = 0
      let cuts = 0
      const read = (reader: typeof readers[number]) => {
        const { end, isCut, items } = buffer.after(reader.serial)
        reader.serial = end
        if (isCut) reader.gaps++
        reader.got.push(...items)
      }
      for (const one of steps) {
        if ("reader" in one) read(readers[one.reader]!)
        else {
          if (one.isCut) cuts++
          buffer.add(Array.from({ length: one.add }, () => count++), one.isCut)
        }
      }
      for (const reader of readers) {
        read(reader)
        const { gaps, got } = reader
        assert.deepStrictEqual(got, [...new Set(got)].toSorted((left, right) => left - right))
        if (gaps === 0) {
          assert.strictEqual(got.length, count)
          assert.strictEqual(cuts, 0)
        }
        read(reader)
        assert.strictEqual(reader.gaps, gaps)
      }
    }))
  })
})
