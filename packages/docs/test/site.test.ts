/** The built site, by what the server says and without a browser. */
import * as crypto from "node:crypto"
import * as fs from "node:fs"
import * as path from "node:path"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { anchorOf, filesBeside, isPage, outside, pages, partsOf, pathOf } from "../site/contents.ts"
import { type DocsServer, serveDocs } from "./server.ts"

const browser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" }

let server: DocsServer
beforeAll(async () => {
  server = await serveDocs("/mail")
})
afterAll(() => server[Symbol.asyncDispose]())

const get = (address: string, headers: Record<string, string> = browser) =>
  fetch(`${server.url}${address}`, { headers, redirect: "manual" })

const files = fs.globSync("**/*.md", { cwd: pages }).filter((file) => !file.startsWith("reference/"))
const addressOf = (file: string): string => `/docs/${pathOf(file)}`

describe("the site", () => {
  it("has every page, as a page and as Markdown", async () => {
    assert.isAbove(files.length, 40)
    for (const file of files) {
      const page = await get(addressOf(file))
      assert.strictEqual(page.status, 200, file)
      assert.match(page.headers.get("content-type")!, /^text\/html/)
      assert.notInclude(await page.text(), "/__SENDWRIGHT_BASE__")
      const text = await get(`/docs/${file === "README.md" ? "index" : pathOf(file)}.md`)
      assert.strictEqual(text.status, 200, file)
      assert.strictEqual(text.headers.get("content-type"), "text/plain; charset=utf-8")
      assert.match(await text.text(), /^# /)
    }
  })

  it("shows the files that pages lead to, instead of saving them", async () => {
    const beside = filesBeside()
    assert.isAbove(beside.length, 10)
    for (const file of beside) {
      const answer = await get(`/docs/${file}`)
      assert.match(answer.headers.get("content-type")!, /^(?:text\/plain|application\/json)/, file)
    }
  })

  it("leads nowhere where nothing is: no link, no anchor, no file", async () => {
    const ids = new Map<string, ReadonlySet<string>>()
    const load = async (address: string): Promise<ReadonlySet<string>> => {
      const known = ids.get(address)
      if (known !== undefined) return known
      const answer = await get(address)
      assert.strictEqual(answer.status, 200, address)
      const html = answer.headers.get("content-type")!.startsWith("text/html") ? await answer.text() : ""
      const found = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id!))
      ids.set(address, found)
      return found
    }
    const links = new Set<string>()
    for (const file of files) {
      const from = new URL(`${server.url}${addressOf(file)}`)
      for (const [, target] of (await (await get(addressOf(file))).text()).matchAll(/\s(?:href|src)="([^"]+)"/g)) {
        const to = new URL(target!.replaceAll("&amp;", "&"), from)
        if (to.origin === from.origin) links.add(to.href)
        else assert.match(to.href, /^(?:https:|data:)/, file)
      }
    }
    assert.isAbove(links.size, 200)
    for (const link of links) {
      const to = new URL(link)
      assert.match(to.pathname, /^\/mail\/docs\//)
      const found = await load(to.pathname.slice("/mail".length))
      if (to.hash !== "") assert.include([...found], decodeURIComponent(to.hash.slice(1)), link)
    }
  })

  it("runs no script but its own files and those that stand in the page", async () => {
    for (const address of ["/docs/", "/docs/operate/configuration", "/docs/404.html"]) {
      const answer = await get(address)
      const policy = answer.headers.get("content-security-policy")!
      const html = await answer.text()
      assert.match(policy, /^default-src 'none'; script-src 'self'(?: 'sha256-[^']+'){2}; style-src 'self'; /)
      assert.notInclude(policy, "unsafe")
      for (const [, script] of html.matchAll(/<script id="[^"]*">([^<]*)<\/script>/g)) {
        assert.include(policy, crypto.createHash("sha256").update(script!).digest("base64"))
      }
      assert.notMatch(html, /\sstyle="|\son\w+="/, address)
    }
    const reference = (await get("/docs/api/reference")).headers.get("content-security-policy")!
    assert.include(reference, "script-src 'self'; style-src 'self' 'unsafe-inline'; ")
    assert.include(reference, "connect-src 'self'; ")
  })

  it("stands at /docs, wherever it is mounted, and says where nothing is", async () => {
    const home = await get("/docs")
    assert.deepStrictEqual([home.status, home.headers.get("location")], [308, "/mail/docs/"])
    const page = await get("/docs/nothing")
    assert.strictEqual(page.status, 404)
    assert.match(page.headers.get("content-type")!, /^text\/html/)
    for (const address of ["/docs/nothing", "/docs/../package.json", "/docs/..%2f..%2fpackage.json"]) {
      const answer = await get(address, { accept: "application/json" })
      assert.deepStrictEqual(
        [answer.status, (await answer.json() as { readonly error: { readonly code: string } }).error.code],
        [404, "not_found"],
        address
      )
    }
  })

  it("lets browsers keep what is named after what it holds, and ask again for the rest", async () => {
    const html = await (await get("/docs/")).text()
    const script = /src="\/mail(\/docs\/assets\/app\.[^"]+\.js)"/.exec(html)![1]!
    const first = await get(script, { "accept-encoding": "br" })
    assert.deepStrictEqual(
      [first.headers.get("cache-control"), first.headers.get("content-encoding")],
      ["public, max-age=31536000, immutable", "br"]
    )
    const page = await get("/docs/")
    assert.strictEqual(page.headers.get("cache-control"), "no-cache")
    assert.strictEqual((await get("/docs/", { "if-none-match": page.headers.get("etag")! })).status, 304)
  })

  it("lists its pages for programs that read", async () => {
    const list = await (await get("/llms.txt")).text()
    assert.match(list, /^# Sendwright\n\n> /)
    const targets = [...list.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .+\.$/gm)].map(([, target]) => target!)
    assert.strictEqual(targets.length, files.length - 1 + 1, "every page but the index, and OpenAPI")
    for (const target of targets) {
      assert.match(target, /^\/mail\//)
      assert.strictEqual((await get(target.slice("/mail".length))).status, 200, target)
    }
    assert.strictEqual(list.split("\n").filter((line) => line.startsWith("- ")).length, targets.length)
    const full = await (await get("/docs/llms-full.txt")).text()
    for (const file of files) if (file !== "README.md") assert.include(full, `<!-- ${file} -->\n\n# `)
  })

  it("says what it is made of", async () => {
    for (const file of ["third-party-notices.md", "api/third-party-notices.md"]) {
      const notices = await (await get(`/docs/${file}`)).text()
      const licences = [...notices.matchAll(/^## .+ - \S+ \(([^)]+)\)$/gm)].map(([, licence]) => licence!)
      assert.isAbove(licences.length, 10)
      for (const licence of licences) assert.match(licence, /^(?:MIT|Apache-2\.0|ISC|0BSD|BSD-[23]-Clause)$/)
    }
  })

  it("is small", () => {
    const assets = path.join(import.meta.dirname, "../assets")
    const sizes = fs.globSync("**/*", { cwd: assets, withFileTypes: true }).filter((entry) => entry.isFile())
      .map((entry) => fs.statSync(path.join(entry.parentPath, entry.name)).size)
    assert.isBelow(sizes.reduce((sum, size) => sum + size, 0), 14_000_000)
  })
})

describe("the contents", () => {
  it("are the headings of the index with their links, in groups", () => {
    const parts = partsOf("# All\n\n[x](x.md)\n\n## A\n\n- [B](a/b.md)\n- **G**: [C](a/c.md) · [D](../d.md)\n\n## E\n")
    assert.deepStrictEqual(parts, [
      {
        title: "A",
        entries: [
          { title: "B", file: "a/b.md", group: "" },
          { title: "C", file: "a/c.md", group: "G" },
          { title: "D", file: "../d.md", group: "G" }
        ]
      },
      { title: "E", entries: [] }
    ])
    assert.deepStrictEqual(["a/b.md", "../d.md"].map(isPage), [true, false])
  })

  it("lead to the forge with what is no part of the site", () => {
    const at = (target: string) => outside("start/quick-start.md", target)
    assert.strictEqual(at("../operate/cli.md#x"), undefined)
    assert.strictEqual(at("https://example.com/a"), undefined)
    assert.strictEqual(at("#there"), undefined)
    assert.strictEqual(at("../../packages/core"), "https://github.com/sendwright/sendwright/tree/main/packages/core")
    assert.strictEqual(
      at("../../CONTRIBUTING.md#drills"),
      "https://github.com/sendwright/sendwright/blob/main/CONTRIBUTING.md#drills"
    )
  })

  it("has the anchors of forges", () => {
    assert.strictEqual(anchorOf("What's in `a.b` & (c)?"), "whats-in-ab--c")
  })
})
