import { assert, describe, it } from "@effect/vitest"
import * as Address from "@sendwright/core/foundation/Address"
import { identitiesIn, identityIn } from "@sendwright/core/foundation/AddressText"
import * as SeededRandom from "@sendwright/testing/SeededRandom"
import * as Spellings from "@sendwright/testing/Spellings"
import * as fc from "fast-check"

const { normalize } = Address

const equal: ReadonlyArray<readonly [string, string]> = [
  ["\"jo\"@example.com", "jo@example.com"],
  ["\"j\\o\"@example.com", "jo@example.com"],
  ["\"\\J\\O\"@EXAMPLE.com", "jo@example.com"],
  ["\"jo.smith\"@example.com", "jo.smith@example.com"],
  ["\"jo+tag\"@example.com", "jo+tag@example.com"],
  ["\"a b\"@example.com", "\"a b\"@example.com"],
  ["\"A\\ \\b\"@example.com", "\"a b\"@example.com"],
  ["\"a\\\"b\"@example.com", "\"a\\\"b\"@example.com"],
  ["\"a\\\\b\"@example.com", "\"a\\\\b\"@example.com"],
  ["\"a@b\"@example.com", "\"a@b\"@example.com"],
  ["\"\"@example.com", "\"\"@example.com"],
  ["\".jo\"@example.com", "\".jo\"@example.com"],
  ["\"jo\"@bücher.example", "jo@xn--bcher-kva.example"],
  ["[erased]", "[erased]"]
]

describe("the identity of a mailbox", () => {
  it.each(equal)("of %s is %s", (spelling, identity) => {
    assert.strictEqual(normalize(spelling), identity)
    assert.strictEqual(normalize(identity), identity)
  })

  it("is the same for every spelling of a mailbox, and another one for another mailbox", () => {
    const random = SeededRandom.make(32)
    const mailboxes = Spellings.many(random, 20_000)
    for (const { identity, inHeader, other, spelling } of mailboxes) {
      assert.strictEqual(normalize(identity), identity)
      assert.isUndefined(Address.checkAddress(spelling), spelling)
      assert.strictEqual(normalize(spelling), identity, spelling)
      assert.strictEqual(identityIn(inHeader), identity, inHeader)
      assert.notStrictEqual(normalize(other), identity, other)
    }
    assert.strictEqual(new Set(mailboxes.map(({ identity }) => identity)).size, mailboxes.length)
  })

  it("of an identity is itself, whatever text it was made of", () => {
    const piece = fc.constantFrom(..."aZ.@\"\\ <>(),é", "é", "\u212a", "İ", "ß", "Σ", "\ud83d", "例", "\n", "ü.example")
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const identity = normalize(pieces.join(""))
        assert.strictEqual(normalize(identity), identity)
      }),
      { numRuns: 5_000 }
    )
  })

  it("composes letters beyond ASCII, which only reports of others have", () => {
    assert.strictEqual(normalize("JOSE\u0301@example.com"), "jos\u00e9@example.com")
    assert.strictEqual(normalize("\"jos\u00e9\"@example.com"), "jos\u00e9@example.com")
  })
})

describe("identityIn", () => {
  it.each([
    ["jo . smith@example.com", "jo.smith@example.com"],
    ["\"jo\" . smith @ example.com", "jo.smith@example.com"],
    ["jo(home)@(office)example.com", "jo@example.com"],
    ["Jo Smith <jo@example.com>", "jo@example.com"],
    ["Smith, Jo <jo@example.com>", "jo@example.com"],
    ["<@a.example,@b.example:jo@example.com>", "jo@example.com"],
    ["jo@example.com.", "jo@example.com"],
    ["\"a\r\n b\"@example.com", "\"a b\"@example.com"],
    ["jo@[127.0.0.1]", "jo@[127.0.0.1]"]
  ])("reads %j as %s", (text, identity) => assert.strictEqual(identityIn(text), identity))

  it.each(["jo@example.com, mary@example.com", "jo (home@example.com", "\"jo@example.com", "nobody", ""])(
    "takes nobody out of %j",
    (text) => assert.strictEqual(identityIn(text), text.toLowerCase())
  )

  it("divides a list where it names the next one", () => {
    assert.deepStrictEqual(
      [...identitiesIn("\"a,b\"@example.com, \"Jo; (x)\" <JO@example.com>; mary@example.com (a, b),, ")],
      ["\"a,b\"@example.com", "jo@example.com", "mary@example.com"]
    )
  })

  it("reads long texts in time that grows with their length only", () => {
    const before = process.cpuUsage()
    for (const part of ["(", "\"", "\\", "a ", ". ", "a@", "<", ",", "(\\"]) {
      identityIn(part.repeat(200_000))
      identitiesIn(part.repeat(50_000))
    }
    assert.isBelow(process.cpuUsage(before).user, 2_000_000)
  })
})
