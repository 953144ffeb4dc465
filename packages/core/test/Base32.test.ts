import { assert, describe, it } from "@effect/vitest"
import * as Base32 from "@sendwright/core/foundation/Base32"
import * as fc from "fast-check"

describe("Base32", () => {
  it("writes the examples of RFC 4648 section 10", () => {
    const written = ["f", "fo", "foo", "foob", "fooba", "foobar"].map((text) =>
      Base32.encode(new TextEncoder().encode(text))
    )
    assert.deepStrictEqual(written, ["my", "mzxq", "mzxw6", "mzxw6yq", "mzxw6ytb", "mzxw6ytboi"])
  })

  it("reads what it has written, in any case", () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 64 }), fc.func(fc.boolean()), (bytes, isUpper) => {
      const text = [...Base32.encode(bytes)].map((letter, at) => isUpper(at) ? letter.toUpperCase() : letter).join("")
      assert.deepStrictEqual(Base32.decode(text), bytes)
    }))
  })
})
