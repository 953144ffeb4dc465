import { assert, describe, it } from "@effect/vitest"
import type { Issue } from "@sendwright/core/foundation/Errors"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as Substitutions from "../src/Substitutions.ts"

const apply = (text: string, substitutions: Readonly<Record<string, string>>) =>
  Result.getOrThrow(Substitutions.apply(text, new Map(Object.entries(substitutions))))

/** What `apply` says in words, at every place anew. */
const slowly = (text: string, substitutions: Readonly<Record<string, string>>): string => {
  const names = Object.keys(substitutions).sort((left, right) => right.length - left.length)
  let made = ""
  for (let at = 0; at < text.length;) {
    const name = names.find((name) => text.startsWith(name, at))
    made += name === undefined ? text[at] : substitutions[name]
    at += name?.length ?? 1
  }
  return made
}

describe("substitutions", () => {
  it("are made from left to right, and not in what was put in", () => {
    assert.strictEqual(apply("-a- and -b-", { "-a-": "-b-", "-b-": "2" }), "-b- and 2")
    assert.strictEqual(apply("{{name}}, {{names}}", { "{{name}}": "Ada", "{{name": "x", "{{names}}": "$&" }), "Ada, $&")
  })

  const few = Schema.String.check(Schema.isPattern(/^[ab-]{1,3}$/))
  it.prop(
    "are the same as one place after the other, the longest name first",
    [Schema.String.check(Schema.isPattern(/^[ab-]{0,40}$/)), Schema.Record(few, Schema.String)],
    ([text, substitutions]) => assert.strictEqual(apply(text, substitutions), slowly(text, substitutions))
  )

  it("are refused where they would make too much of a text, however small the request was", () => {
    const isMade = (length: number, value: string) =>
      Result.isSuccess(Substitutions.apply("a".repeat(length), new Map([["a", value]])))
    assert.isTrue(isMade(100, "b".repeat(9_999)))
    assert.isFalse(isMade(101, "b".repeat(9_999)))
    assert.isFalse(isMade(200_000, "b".repeat(9_999)))
    assert.isTrue(isMade(200_000, "b"))
    assert.isFalse(isMade(200_001, "b"))
    assert.isTrue(Result.isSuccess(Substitutions.apply("a".repeat(200_001), new Map())))
  })

  it("are bounded in number, length and the text that they are made in", () => {
    const issuesOf = (value: unknown) => {
      const issues: Array<Issue> = []
      Substitutions.read(value, ["s"], (issue) => issues.push(issue))
      return issues.length
    }
    assert.strictEqual(issuesOf({ "-a-": "x" }), 0)
    for (
      const value of [
        [],
        "a",
        { "": "x" },
        { a: 1 },
        { a: "x".repeat(10_000) },
        { ["n".repeat(101)]: "x" },
        Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`n${index}`, "x"]))
      ]
    ) assert.strictEqual(issuesOf(value), 1)
  })

  it("are the variables of a template, without the signs around their names", () => {
    const given = new Map([["-name-", "Ada"], ["{{city}}", "Ulm"], ["%order.id%", "1"], ["plain", "2"]])
    assert.deepStrictEqual(Substitutions.variablesOf(given), { name: "Ada", city: "Ulm", "order.id": "1", plain: "2" })
  })
})
