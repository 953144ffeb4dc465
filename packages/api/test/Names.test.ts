import { assert, describe, it } from "@effect/vitest"
import { holdings } from "@sendwright/core/model/EmailFields"
import * as SendFields from "@sendwright/core/model/SendFields"
import * as FastCheck from "fast-check"
import { coreName, coreNamed, wireName, wireNamed } from "../src/wire/Names.ts"

const lower = FastCheck.stringMatching(/^[a-z]{1,6}$/)
const camelCase = FastCheck.array(lower, { minLength: 1, maxLength: 4 }).map(([first, ...rest]) =>
  first! + rest.map((word) => word[0]!.toUpperCase() + word.slice(1)).join("")
)

describe("Names", () => {
  it("turns every name of the core into one of the wire and back", () => {
    FastCheck.assert(FastCheck.property(camelCase, (name) => {
      assert.match(wireName(name), /^[a-z]+(?:_[a-z]+)*$/)
      assert.strictEqual(coreName(wireName(name)), name)
    }))
    for (const name of [...Object.keys(holdings), ...Object.keys(SendFields.fields)]) {
      assert.strictEqual(coreName(wireName(name)), name)
    }
  })

  it("renames fields, and nothing inside them", () => {
    const fields = { replyTo: null, headers: { replyTo: "x", reply_to: "y" }, scheduledAt: [{ fooBar: 1 }] }
    const named = wireNamed(fields)
    assert.deepStrictEqual(named, {
      reply_to: null,
      headers: { replyTo: "x", reply_to: "y" },
      scheduled_at: [{ fooBar: 1 }]
    })
    assert.deepStrictEqual(coreNamed<typeof fields>(named), fields)
  })
})
