import { assert, describe, it } from "@effect/vitest"
import * as fs from "node:fs"
import * as path from "node:path"
import { markdownTable } from "../src/config/Settings.ts"

describe("docs/operate/configuration.md", () => {
  const file = path.resolve(import.meta.dirname, "../../../docs/operate/configuration.md")
  const [begin, end] = ["<!-- settings: begin -->", "<!-- settings: end -->"]

  it("has the table of the settings that the server reads (SENDWRIGHT_WRITE_DOCS=1 writes it)", () => {
    const text = fs.readFileSync(file, "utf8")
    const [before, rest] = text.split(begin)
    const after = rest?.split(end)[1]
    assert.isDefined(after)
    const wanted = `${before}${begin}\n\n${markdownTable()}\n\n${end}${after}`
    if (process.env["SENDWRIGHT_WRITE_DOCS"] === "1") fs.writeFileSync(file, wanted)
    else assert.strictEqual(text, wanted)
  })
})
