import { spawnSync } from "node:child_process"
import * as fs from "node:fs"
import * as path from "node:path"
import { afterAll, assert, describe, it } from "vitest"

const root = path.join(import.meta.dirname, "../../..")
// Inside the package, so that the snippets find what a consumer of it finds.
const build = path.join(import.meta.dirname, "../build")
fs.mkdirSync(build, { recursive: true })
const directory = fs.mkdtempSync(path.join(build, "snippets-"))
afterAll(() => fs.rmSync(directory, { recursive: true, force: true }))

const snippets = (page: string): ReadonlyArray<string> =>
  [...fs.readFileSync(path.join(root, page), "utf8").matchAll(/^```ts\n(.*?)^```$/gms)].map((match) => match[1] ?? "")

/** Pages whose snippets are parts of files that run as tests: see `packages/testing/test/docs/pages.test.ts`. */
const run = new Set([
  "docs/test/app.md",
  "docs/extend/adapters.md",
  "docs/embed/recipes.md",
  "packages/testing/README.md"
])

/** Every other page that a reader can come to. */
const pages = [
  ...fs.globSync(["*.md", "docs/**/*.md", "packages/*/README.md", "examples/*.md"], { cwd: root })
].filter((page) => !run.has(page) && snippets(page).length > 0)

/** Packages that snippets import and this package does not depend on. */
const paths = {
  "@effect/platform-node/*": [path.join(root, "packages/host/node_modules/@effect/platform-node/dist/*.d.ts")],
  "@sendwright/api/*": [path.join(root, "packages/api/src/*.ts")],
  "@sendwright/dashboard/*": [path.join(root, "packages/dashboard/src/*.ts")],
  "@sendwright/docs/*": [path.join(root, "packages/docs/src/*.ts")],
  "@sendwright/host/*": [path.join(root, "packages/host/src/*.ts")],
  "@sendwright/http-providers/*": [path.join(root, "packages/http-providers/src/*.ts")],
  "@sendwright/http/*": [path.join(root, "packages/http/src/*.ts")],
  "@sendwright/postmark/*": [path.join(root, "packages/postmark/src/*.ts")],
  "@sendwright/mailgun/*": [path.join(root, "packages/mailgun/src/*.ts")],
  "@sendwright/receiving/*": [path.join(root, "packages/receiving/src/*.ts")],
  "@sendwright/resend/*": [path.join(root, "packages/resend/src/*.ts")],
  "@sendwright/s3/*": [path.join(root, "packages/s3/src/*.ts")],
  "@sendwright/ses-api/*": [path.join(root, "packages/ses-api/src/*.ts")],
  "@sendwright/sendgrid/*": [path.join(root, "packages/sendgrid/src/*.ts")],
  "@sendwright/submission/*": [path.join(root, "packages/submission/src/*.ts")],
  express: [path.join(root, "packages/http/node_modules/@types/express/index.d.ts")],
  fastify: [path.join(root, "packages/http/node_modules/fastify/fastify.d.ts")],
  hono: [path.join(root, "packages/http/node_modules/hono/dist/types/index.d.ts")]
}

describe("the snippets of the documentation", () => {
  it("compile as a consumer would compile them", () => {
    assert.includeMembers(pages, [
      "README.md",
      "docs/embed/library.md",
      "docs/operate/bounces.md",
      "packages/http/README.md"
    ])
    const files = pages.flatMap((page) =>
      snippets(page).map((text, index) => {
        const file = `${page.replaceAll(/[^a-z]+/gi, "-")}-${index}.ts`
        fs.writeFileSync(path.join(directory, file), `${text}\nexport {}\n`)
        return file
      })
    )
    const compilerOptions = {
      composite: false,
      incremental: false,
      paths,
      noEmit: true,
      noUnusedLocals: false,
      declaration: false,
      declarationMap: false
    }
    fs.writeFileSync(
      path.join(directory, "tsconfig.json"),
      JSON.stringify({ extends: path.join(root, "tsconfig.base.json"), compilerOptions, files })
    )
    const { status, stdout } = spawnSync(path.join(root, "node_modules/.bin/tsc"), ["-p", directory], {
      encoding: "utf8"
    })
    assert.strictEqual(stdout, "")
    assert.strictEqual(status, 0)
  }, 300_000)

  it("and the modules of what an application passes and gets know nothing of Effect", () => {
    const sources = path.join(import.meta.dirname, "../src")
    const visible = ["index", "options", "providers", "SendInput", "errors", "listing"]
    for (const name of visible) {
      const text = fs.readFileSync(path.join(sources, `${name}.ts`), "utf8")
      assert.notMatch(text, /from "effect/, name)
    }
  })
})
