import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import { PassThrough } from "node:stream"
import * as MessageBody from "../src/server/MessageBody.ts"

const limit = 60_000

const chunk = fc.oneof(
  fc.constant(3),
  fc.integer({ min: 1, max: 200 }),
  fc.integer({ min: 1, max: 20_000 })
)

/** What is read of chunks, and the most room that was taken meanwhile. */
const read = (chunks: ReadonlyArray<Buffer>, expected: number, available = Infinity) =>
  new Promise<{ readonly body: MessageBody.MessageBody; readonly most: number }>((resolve) => {
    const stream = new PassThrough()
    let most = 0
    const takeRoom = (bytes: number) => {
      if (bytes > available) return "total"
      most = Math.max(most, bytes)
      return undefined
    }
    MessageBody.read(stream, limit, expected, takeRoom, (body) => resolve({ body, most }))
    for (const chunk of chunks) stream.write(chunk)
    stream.end()
  })

describe("MessageBody", () => {
  const chunksOf = fc.array(chunk, { maxLength: 8 }).map((lengths) =>
    lengths.map((length, at) => Buffer.alloc(length, at + 1))
  )

  it("has the octets that came, in room that was taken, whatever size was said", () =>
    fc.assert(fc.asyncProperty(chunksOf, fc.integer({ min: 0, max: limit }), async (chunks, expected) => {
      const whole = Buffer.concat(chunks)
      const { body, most } = await read(chunks, expected)
      if (whole.length > limit) {
        assert.include(["TooLarge", "Endless"], body._tag)
        return
      }
      assert(body._tag === "Whole")
      assert.isTrue(Buffer.concat(body.pieces).equals(whole))
      assert.isAtLeast(most, whole.length)
      assert.isAtMost(most, Math.max(2 * whole.length, expected, 16_384))
    })))

  it("takes no more room than there is", () =>
    fc.assert(
      fc.asyncProperty(
        chunksOf,
        fc.integer({ min: 0, max: limit }),
        fc.nat(limit),
        async (chunks, expected, available) => {
          const { body, most } = await read(chunks, expected, available)
          assert.isAtMost(most, available)
          const { length } = Buffer.concat(chunks)
          if (length > available && length <= limit) assert.deepStrictEqual(body, { _tag: "NoRoom", by: "total" })
        }
      )
    ))
})
