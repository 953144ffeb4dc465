import * as fs from "node:fs"
import * as path from "node:path"
import { assert, describe, it } from "vitest"

const root = path.join(import.meta.dirname, "../../..")

const entries = fs.globSync("packages/*/package.json", { cwd: root }).flatMap((file) => {
  const manifest = JSON.parse(fs.readFileSync(path.join(root, file), "utf8"))
  return manifest.private === true
    ? []
    : Object.values<string>(manifest.exports ?? {}).map((source) => path.join(path.dirname(file), source))
})

const declaration = /^export (?:declare )?(?:const|class|interface|type|function|abstract class) (\w+)/

/** The exported declarations of a module that no docstring stands above; of several of one name, one is enough. */
const undocumented = (entry: string): ReadonlyArray<string> => {
  const lines = fs.readFileSync(path.join(root, entry), "utf8").split("\n")
  const documented = new Set<string>()
  const declared = new Set<string>()
  for (const [index, line] of lines.entries()) {
    const name = declaration.exec(line)?.[1]
    if (name === undefined) continue
    declared.add(name)
    if (lines[index - 1]?.trim().endsWith("*/") === true) documented.add(name)
  }
  return [...declared].filter((name) => !documented.has(name))
}

describe("docstrings", () => {
  it("stand above whatever the packages open", () => {
    assert.isAbove(entries.length, 100)
    assert.deepStrictEqual(entries.flatMap((entry) => undocumented(entry).map((name) => `${entry} ${name}`)), [])
  })
})
