import { assert, describe, it } from "@effect/vitest"
import * as fs from "node:fs"
import * as path from "node:path"
import { sourcesOf } from "../mutation/Sources.ts"
import { root } from "../run.ts"

describe("the mutants of a source", () => {
  it("stand behind a switch each, at the place that they say", async () => {
    const { files, mutants } = await sourcesOf("templates/Slug")
    const file = "packages/core/src/templates/Slug.ts"
    const lines = fs.readFileSync(path.join(root, file), "utf8").split("\n")
    const switched = files.get(path.join(root, file)) ?? assert.fail("no such file")
    assert.isAbove(mutants.length, 20)
    for (const { file: of, id, ignored, line, original } of mutants) {
      assert.strictEqual(of, file)
      assert.isNull(ignored)
      assert.include(lines.slice(line - 1).join("\n"), original)
      assert.include(switched, `stryMutAct_9fa48("${id}")`)
    }
    assert.isTrue(mutants.some(({ original, replacement }) => original === "slug === \"\"" && replacement === "false"))
  })

  it("leave the names of spans and words for people alone, and nothing else", async () => {
    const { mutants } = await sourcesOf("templates/Templates")
    const ignored = mutants.filter((mutant) => mutant.ignored !== null)
    assert.includeMembers(ignored.map(({ original }) => original), [
      "\"Templates.create\"",
      "\"there is no template with this id\""
    ])
    assert.isTrue(ignored.every(({ mutator }) => mutator === "StringLiteral"))
    assert.isTrue(mutants.some(({ ignored, original }) => ignored === null && original === "\"taken\""))
  })

  it("are not asked for where there is no such source", async () => {
    const asked = await sourcesOf("templates/Nothing").then(() => "found", (error: Error) => error.message)
    assert.strictEqual(asked, "There is no packages/core/src/templates/Nothing.")
  })
})
