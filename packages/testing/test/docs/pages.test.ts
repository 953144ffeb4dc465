import * as fs from "node:fs"
import * as path from "node:path"
import { assert, describe, it } from "vitest"

const root = path.join(import.meta.dirname, "../../../..")
const read = (file: string): string => fs.readFileSync(path.join(root, file), "utf8")
const blocksOf = (page: string): ReadonlyArray<string> =>
  [...read(page).matchAll(/^```ts\n(.*?)^```$/gms)].map((match) => match[1] ?? "")

/** Pages, and the files that their snippets stand in, which run as tests of their own. */
const pages: Readonly<Record<string, ReadonlyArray<string>>> = {
  "docs/test/app.md": [
    "signUp.ts",
    "promise.test.ts",
    "order.ts",
    "transaction.test.ts",
    "effect.test.ts",
    "simulation.test.ts"
  ].map((file) => `packages/testing/test/docs/${file}`),
  "docs/extend/adapters.md": [
    "packages/core/test/memory.test.ts",
    "packages/core/test/MemoryContentStore.test.ts",
    "packages/testing/test/docs/provider.test.ts",
    "packages/testing/test/docs/resolver.test.ts"
  ],
  "docs/embed/recipes.md": ["packages/testing/test/docs/recipes.ts"],
  "packages/testing/README.md": ["packages/testing/test/docs/promise.test.ts"]
}

describe.each(Object.entries(pages))("the snippets of %s", (page, files) => {
  it("are parts of files that run", () => {
    const sources = files.map(read)
    const blocks = blocksOf(page)
    assert.isNotEmpty(blocks)
    for (const block of blocks) assert.isTrue(sources.some((source) => source.includes(block)), block)
  })
})
