/** Parts of a page of the documentation that follow from results which are kept. */
import * as fs from "node:fs"
import * as path from "node:path"
import { assert } from "vitest"

const root = path.join(import.meta.dirname, "../../..")

/** What a benchmark kept. */
export const resultOf = (name: string) =>
  JSON.parse(fs.readFileSync(path.join(root, "packages/bench/results", `${name}.json`), "utf8"))

interface Origin {
  readonly at: string
  readonly commit: string
  readonly machine: { readonly cores: number; readonly cpu: string }
}

/** When and where it was measured, as a sentence. */
export const originOf = ({ at, commit, machine }: Origin): string =>
  `Measured on ${at.slice(0, 10)} at ${commit}, on ${machine.cores} cores (${machine.cpu}).`

/** Holds the text between each pair of marks against what it should be; SENDWRIGHT_WRITE_DOCS=1 writes it instead. */
export const assertKept = (name: string, parts: Readonly<Record<string, string>>): void => {
  const file = path.join(root, name)
  const text = fs.readFileSync(file, "utf8")
  const wanted = Object.entries(parts).reduce((page, [name, part]) => {
    const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`]
    const [before, rest] = page.split(begin)
    const after = rest?.split(end)[1]
    assert.isDefined(after, `${begin} and ${end}`)
    return `${before}${begin}\n\n${part}\n\n${end}${after}`
  }, text)
  if (process.env["SENDWRIGHT_WRITE_DOCS"] === "1") fs.writeFileSync(file, wanted)
  else assert.strictEqual(text, wanted)
}
