import { assert, it } from "@effect/vitest"
import { decodeCursor, encodeCursor, isUuid, toSearch } from "@sendwright/core/model/EmailQuery"
import { newId } from "@sendwright/testing/fixtures"
import * as SeededRandom from "@sendwright/testing/SeededRandom"
import * as Result from "effect/Result"

const filters = [["account", "live", null, "tag", null], ["account", "live", "sent", null, null], [], [
  "q",
  "%_\\ \u{1f4ee}"
]]

it("reads back every position that it wrote, for the same filters only", () => {
  const random = SeededRandom.make(1)
  for (let round = 0; round < 2_000; round++) {
    const position = {
      createdAt: new Date(random.pick([0, 1, -1, 1_795_000_000_000 + random.below(1e9), 8.64e15, -8.64e15])),
      id: newId()
    }
    const of = random.pick(filters)
    const cursor = encodeCursor(position, of)
    assert.match(cursor, /^[A-Za-z0-9_-]+$/)
    assert.deepStrictEqual(Result.getOrThrow(decodeCursor(cursor, of)), position)
    for (const other of filters) {
      if (other !== of) assert.isTrue(Result.isFailure(decodeCursor(cursor, other)))
    }
  }
})

it("refuses every damaged cursor or reads a position from it, and never breaks", () => {
  const random = SeededRandom.make(2)
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+/.% \u0000\u00e9\ud800"
  const cursor = encodeCursor({ createdAt: new Date(1_795_000_000_000), id: newId() }, [])
  for (let round = 0; round < 5_000; round++) {
    const at = random.below(cursor.length)
    const damaged = random.pick([
      () => cursor.slice(0, at),
      () => cursor.slice(at + 1),
      () => cursor.slice(0, at) + random.pick([...letters]) + cursor.slice(at + 1),
      () => cursor + random.pick([...letters]),
      () => Array.from({ length: random.below(80) }, () => random.pick([...letters])).join("")
    ])()
    const decoded = decodeCursor(damaged, [])
    if (Result.isFailure(decoded)) assert.isAbove(decoded.failure.length, 10)
    else {
      assert.isTrue(isUuid(decoded.success.id))
      assert.isFalse(Number.isNaN(decoded.success.createdAt.getTime()))
    }
  }
  for (const text of ["", "null", "eyJhIjoxfQ", cursor.slice(0, -1), cursor.slice(0, 20), `${cursor}.`]) {
    assert.isTrue(Result.isFailure(decodeCursor(text, [])), text)
  }
})

it("tells an email id from a message id and from other text", () => {
  const id = newId()
  assert.deepStrictEqual(toSearch(id.toUpperCase()), { _tag: "EmailId", id })
  assert.deepStrictEqual(toSearch(`<${id}@example.com>`), { _tag: "Text", text: `${id}@example.com` })
  assert.deepStrictEqual(toSearch("<a>b"), { _tag: "Text", text: "<a>b" })
  assert.deepStrictEqual(toSearch("<ab>"), { _tag: "Text", text: "<ab>" })
  assert.deepStrictEqual(toSearch(` ${id}`), { _tag: "Text", text: ` ${id}` })
})
