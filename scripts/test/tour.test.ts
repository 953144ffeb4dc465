import * as fs from "node:fs"
import * as path from "node:path"
import { assert, describe, it } from "vitest"

const page = path.join(import.meta.dirname, "../../docs/internals/tour.md")
const links = [...fs.readFileSync(page, "utf8").matchAll(/\[([^\]]+)\]\(([^)]+\.ts)\)/g)]
  .map(([, text = "", file = ""]) => ({ text, file: path.join(path.dirname(page), file) }))

describe("the tour of the code", () => {
  it.each(links)("finds $text where it says", ({ file, text }) => {
    const source = fs.readFileSync(file, "utf8")
    const name = /^`(\w+)`$/.exec(text)?.[1]
    if (name === undefined || path.basename(file, ".ts") === name) return
    assert.match(source, new RegExp(`(?:const|function\\*?|class|interface|type) ${name}\\b|^ +${name}: `, "m"))
  })

  it("has stops", () => assert.isAbove(links.length, 20))
})
