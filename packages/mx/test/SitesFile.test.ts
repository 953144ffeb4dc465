import { assert, describe, it } from "@effect/vitest"
import * as Result from "effect/Result"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { definition } from "../src/MxDefinition.ts"
import * as SitesFile from "../src/shaping/SitesFile.ts"

const problemOf = (text: string) => {
  const result = SitesFile.parse(text)
  assert(Result.isFailure(result), text)
  return result.failure
}
const row = (fields: string) => problemOf(`[{ "pattern": "mx.example.com" }, {${fields}}]`)

describe("SitesFile", () => {
  it("reads rows, with the usual limits where none are given", () => {
    assert.deepStrictEqual(
      SitesFile.parse(`[
        { "pattern": "*.Example.com", "connections": 1000, "messagesPerConnection": 1000000, "perMinute": 1 },
        { "pattern": "(mx1|mx2).example.net", "perMinute": 20 },
        { "pattern": "*" }
      ]`),
      Result.succeed([
        { pattern: "*.example.com", connections: 1_000, messagesPerConnection: 1_000_000, perMinute: 1 },
        { pattern: "(mx1|mx2).example.net", connections: 10, messagesPerConnection: 100, perMinute: 20 },
        { pattern: "*", connections: 10, messagesPerConnection: 100, perMinute: 600 }
      ])
    )
    assert.deepStrictEqual(SitesFile.parse("[]"), Result.succeed([]))
  })

  it("says where it is wrong, and what to write", () => {
    assert.include(
      problemOf(`[\n  { "pattern": "a.example" },\n  { "pattern" "b.example" }\n]`),
      "no valid JSON in line 3"
    )
    assert.include(problemOf(`[\n{}\n`), "no valid JSON in line 3")
    assert.include(problemOf("{}"), "must have an array")
    assert.include(problemOf(`["mx.example.com"]`), "row 1 must be an object with the fields pattern, connections")
    assert.include(row(""), "row 2 has a field pattern that must be the name of a mail server")
    for (const pattern of ["", "*example.com", "a.*.example", "mx example", "*.", "x".repeat(161)]) {
      assert.include(row(`"pattern": ${JSON.stringify(pattern)}`), "row 2 has a field pattern", pattern)
    }
    for (const value of ["0", "1001", "1.5", `"5"`, "null"]) {
      const problem = row(`"pattern": "*", "connections": ${value}`)
      assert.include(problem, "row 2 has a field connections that must be a whole number from 1 to 1000")
    }
    assert.include(row(`"pattern": "*", "perHour": 5`), `row 2 has a field "perHour"; the known ones are pattern,`)
    assert.include(row(`"pattern": "MX.example.com"`), "row 2 has the pattern of row 1; leave one of them out")
    assert.include(problemOf(JSON.stringify(Array.from({ length: 201 }, () => ({})))), "200 rows at most")
  })

  it("is read when the server starts", () => {
    const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sites-"))
    const file = path.join(directory, "sites.json")
    const { read } = definition.settings.sites
    const missing = read(file)
    assert(Result.isFailure(missing))
    assert.include(missing.failure, "cannot be read (ENOENT)")
    fs.writeFileSync(file, `[{ "pattern": "*.example.com", "perMinute": 5 }]`)
    assert.deepStrictEqual(
      read(file),
      Result.succeed([{ pattern: "*.example.com", connections: 10, messagesPerConnection: 100, perMinute: 5 }])
    )
    fs.writeFileSync(file, " ".repeat(1_000_001))
    assert.isTrue(Result.isFailure(read(file)))
    fs.rmSync(directory, { recursive: true })
  })
})
