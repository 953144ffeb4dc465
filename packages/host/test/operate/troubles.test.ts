/** What docs/operate/troubles.md says that the server says, held against its sources; and the alerts by their names. */
import * as fs from "node:fs"
import * as path from "node:path"
import { assert, describe, it } from "vitest"
import { fileOf, read, root } from "./Pages.ts"

const packages = ["core", "dashboard", "embedded", "host", "http", "node", "postgres", "smtp", "submission"]

/** The texts of the program, with those that stand on several lines put together. */
const sources = packages.flatMap((name) =>
  fs.globSync("src/**/*.ts", { cwd: path.join(root, "packages", name) }).map((file) =>
    fs.readFileSync(path.join(root, "packages", name, file), "utf8")
  )
).join("\n").replaceAll(/["`]\s*\+\s*["`]/g, "").replaceAll("\\\"", "\"")

/** The parts of what is quoted that are the same each time. */
const partsOf = (quoted: string): ReadonlyArray<string> =>
  quoted.split("…").map((part) => part.trim()).filter((part) => part.length > 3)

const page = read("troubles.md")

describe("troubles", () => {
  const quoted = [...page.matchAll(/^> (.+)$/gm)].map(([, text = ""]) => text)

  it("quotes a good many lines", () => {
    assert.isAbove(quoted.length, 35)
  })

  it.each(quoted)("quotes what the program says: %s", (text) => {
    for (const part of partsOf(text)) assert.isTrue(sources.includes(part), part)
  })

  it("quotes the API's errors as they are", () => {
    const rows = [...page.matchAll(/^\| \d{3} `(\w+)` +\| ([^|]*?) *\|/gm)]
    assert.isAbove(rows.length, 7)
    for (const [, code = "", text = ""] of rows) {
      assert.include(sources, `"${code}"`)
      for (const part of partsOf(text)) assert.isTrue(sources.includes(part), part)
    }
  })
})

describe("alerts", () => {
  it("are in the file under the names that the pages give them", () => {
    const [, file = ""] = /\]\(([^)]*alerts\.yml)\)/.exec(read("alerts.md")) ?? []
    const rules = new Set(
      [...fs.readFileSync(fileOf(file), "utf8").matchAll(/alert: (\w+)/g)].map(([, name]) => name)
    )
    for (const text of [read("alerts.md"), page, read("upgrades.md")]) {
      for (const [name] of text.matchAll(/\bSendwright[A-Z]\w+/g)) assert.isTrue(rules.has(name), name)
    }
    assert.include(read("alerts.md"), `has ${rules.size} rules`)
  })

  it("takes the port that the settings open", () => {
    const [, port] = /SENDWRIGHT_METRICS_PORT='(\d+)'/.exec(read("systemd/sendwright.env")) ?? []
    assert.include(read("alerts.md"), `targets: ["127.0.0.1:${port}"]`)
  })
})
