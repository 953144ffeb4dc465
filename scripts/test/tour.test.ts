import * as fs from "node:fs"
import * as path from "node:path"
import { assert, describe, it } from "vitest"

const page = path.join(import.meta.dirname, "../../docs/internals/tour.md")
const stops = [...fs.readFileSync(page, "utf8").matchAll(/\[`([^`]+)`\]\(([^)]+\.ts)\)/g)]

describe("the tour of the code", () => {
  it.each(stops.map(([, name, file]) => ({ name: name!, file: path.join(path.dirname(page), file!) })))(
    "finds $name where it says",
    ({ file, name }) => {
      const declares = new RegExp(`(?:const|function\\*?|class|interface|type) ${name}\\b|^ +${name}: `, "m")
      assert.isTrue(declares.test(fs.readFileSync(file, "utf8")) || path.basename(file, ".ts") === name, file)
    }
  )

  it("has stops", () => assert.isAbove(stops.length, 20))
})
