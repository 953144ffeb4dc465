import { assert, describe, it } from "@effect/vitest"
import { strayMaps, wantedFiles } from "../archives.ts"

describe("an archive", () => {
  it("has each source, what was compiled of it, and nothing of the tests", () => {
    const wanted = wantedFiles(
      ["src/main.ts", "src/a/B.tsx", "src/a/package.d.ts", "src/package.json"],
      ["assets/index.html"]
    )
    assert.deepStrictEqual(wanted, [
      "LICENSE",
      "README.md",
      "assets/index.html",
      "dist/a/B.d.ts",
      "dist/a/B.d.ts.map",
      "dist/a/B.js",
      "dist/main.d.ts",
      "dist/main.d.ts.map",
      "dist/main.js",
      "dist/package.json",
      "package.json",
      "src/a/B.tsx",
      "src/a/package.d.ts",
      "src/main.ts",
      "src/package.json"
    ])
  })

  it("has no map that points to a source which is not in it", () => {
    const files = ["src/a/B.ts", "dist/a/B.js", "dist/a/B.d.ts.map"]
    const map = (...sources: ReadonlyArray<string>) => () => JSON.stringify({ sources })
    assert.isEmpty(strayMaps(files, map("../../src/a/B.ts")))
    assert.deepStrictEqual(strayMaps(files, map("../../src/a/C.ts")), ["dist/a/B.d.ts.map"])
    assert.deepStrictEqual(strayMaps(files, map()), ["dist/a/B.d.ts.map"])
  })
})
