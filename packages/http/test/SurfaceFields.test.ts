import { assert, describe, it } from "@effect/vitest"
import type { Issue } from "@sendwright/core/foundation/Errors"
import * as Schema from "effect/Schema"
import * as SurfaceFields from "../src/SurfaceFields.ts"

const tags = (values: SurfaceFields.Fields) => {
  const issues: Array<Issue> = []
  return { tags: SurfaceFields.namedTags(values, ["args"], (issue) => issues.push(issue)), issues }
}

describe("templateOf", () => {
  it("takes ids as they are, and finds a slug in whatever else a template is called by", () => {
    const id = "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b"
    assert.deepStrictEqual(SurfaceFields.templateOf(id), { templateId: id })
    for (
      const [name, slug] of [
        ["d-f43daeeaef504760851f727007e0b5d0", "d-f43daeeaef504760851f727007e0b5d0"],
        ["12345", "12345"],
        ["Password_Reset.v2", "password-reset-v2"],
        ["-_-", "-_-"]
      ] as const
    ) assert.deepStrictEqual(SurfaceFields.templateOf(name), { templateSlug: slug })
  })
})

describe("variablesOf", () => {
  it("names what lies in objects by its path, and leaves lists to the core", () => {
    assert.deepStrictEqual(
      SurfaceFields.variablesOf({
        name: "Ada",
        order: { id: 1, at: { city: "Ulm" } },
        rows: [1],
        none: null,
        empty: {}
      }),
      { name: "Ada", "order.id": 1, "order.at.city": "Ulm", rows: [1], none: null }
    )
  })

  it("makes no more of data that is nested in long names than was there", () => {
    const name = "n".repeat(100_000)
    const inner = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`v${index}`, 1]))
    assert.deepStrictEqual(SurfaceFields.variablesOf({ [name]: inner, a: { [name]: 1 } }), {})
    let deep: SurfaceFields.Fields = {}
    for (let depth = 0; depth < 100_000; depth++) deep = { "": deep }
    assert.deepStrictEqual(SurfaceFields.variablesOf(deep), {})
  })

  it("takes no name for the prototype of what it makes", () => {
    const made = SurfaceFields.variablesOf(JSON.parse("{\"__proto__\": 1, \"a\": {\"__proto__\": 2}}"))
    assert.deepStrictEqual(Object.entries(made), [["__proto__", 1], ["a.__proto__", 2]])
  })
})

describe("namedTags", () => {
  const part = Schema.String.check(Schema.isPattern(/^[A-Za-z0-9_.-]{1,31}$/))
  it.prop("can be taken apart again", [Schema.Record(part, part)], ([values]) => {
    const { issues, tags: made } = tags(values)
    assert.deepStrictEqual(issues, [])
    assert.deepStrictEqual(
      Object.fromEntries(made.map((tag) => [tag.slice(0, tag.indexOf(":")), tag.slice(tag.indexOf(":") + 1)])),
      values
    )
  })

  it("are numbers and truth values as well, and refused where they could not be kept", () => {
    assert.deepStrictEqual(tags({ n: 12, yes: true, none: null, empty: "" }).tags, ["n:12", "yes:true"])
    const bad = { "a:b": "c", "": "c", mail: "ada@example.com", long: "l".repeat(60), list: [1] }
    assert.deepStrictEqual(tags(bad).tags, [])
    assert.deepStrictEqual(tags(bad).issues.map(({ path }) => path[1]), Object.keys(bad))
  })
})

it("contentIdOf takes off what is written around an id", () => {
  for (const text of ["logo@x", "<logo@x>", "cid:logo@x", "CID:<logo@x>"]) {
    assert.strictEqual(SurfaceFields.contentIdOf(text), "logo@x")
  }
})
