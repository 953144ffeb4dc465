import { assert, describe, it } from "@effect/vitest"
import { checkEntries, problemsOf, publishedExports } from "../entries.ts"

const there = () => true

describe("entries", () => {
  it("of the packages name what is there, and are published as they are listed", () => {
    assert.deepStrictEqual(checkEntries(), { ok: true, output: "" })
  })

  it("are published from dist", () => {
    assert.deepStrictEqual(publishedExports({ ".": "./src/index.ts", "./emails/Emails": "./src/emails/Emails.ts" }), {
      ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
      "./emails/Emails": { types: "./dist/emails/Emails.d.ts", default: "./dist/emails/Emails.js" }
    })
  })

  it("are called as their files, and stand in order", () => {
    assert.deepStrictEqual(problemsOf({ "./A": "./src/A.ts", "./b/B": "./src/b/B.ts" }, there), [])
    assert.deepStrictEqual(problemsOf({ "./A": "./src/b/B.ts" }, there), [`"./A" must be "./src/A.ts"`])
    assert.deepStrictEqual(problemsOf({ "./A": "./src/A.ts" }, () => false), [
      `"./A" names ./src/A.ts, which is not there`
    ])
    assert.lengthOf(problemsOf({ "./b/B": "./src/b/B.ts", "./A": "./src/A.ts" }, there), 2)
  })
})
