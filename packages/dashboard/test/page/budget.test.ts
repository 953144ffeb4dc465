import * as fs from "node:fs"
import * as path from "node:path"
import * as zlib from "node:zlib"
import { describe, expect, test } from "vitest"
import { buildPage } from "../../build.ts"

const assets = path.resolve(import.meta.dirname, "../../assets")
const budget = 150_000

/** Screens with an editor or charts, which are hardly ever the first screen. */
const larger = new Set<string>([
  "src/screens/metrics/MetricsScreen.tsx",
  "src/screens/templates/CodeDiff.tsx",
  "src/screens/templates/CodeEditor.tsx"
])

interface Chunk {
  readonly file: string
  readonly imports?: ReadonlyArray<string>
  readonly isEntry?: boolean
  readonly isDynamicEntry?: boolean
}

const manifest = (name = "manifest.json"): Readonly<Record<string, Chunk>> =>
  JSON.parse(fs.readFileSync(path.join(assets, name), "utf8"))

/** The scripts that are loaded with a script, including itself. */
const withImports = (chunks: Readonly<Record<string, Chunk>>, name: string, found = new Set<string>()): Set<string> => {
  const chunk = chunks[name]
  if (chunk === undefined || found.has(chunk.file)) return found
  if (chunk.file.endsWith(".js")) found.add(chunk.file)
  for (const imported of chunk.imports ?? []) withImports(chunks, imported, found)
  return found
}

const sizeOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + zlib.gzipSync(fs.readFileSync(path.join(assets, file))).length, 0)

describe("the built page", () => {
  test("loads at most 150 kB of compressed script, whichever screen is first", () => {
    const chunks = manifest()
    const entry = Object.keys(chunks).find((name) => chunks[name]?.isEntry)!
    const screens = Object.keys(chunks).filter((name) =>
      name.startsWith("src/screens/") && chunks[name]?.isDynamicEntry
    )
    const sizes = Object.fromEntries(
      screens
        .filter((name) => !larger.has(name))
        .map((name) => [name, sizeOf(withImports(chunks, name, withImports(chunks, entry)))])
    )
    expect(Object.keys(sizes)).toContain("src/screens/keys/KeysScreen.tsx")
    expect(Object.entries(sizes).filter(([, size]) => size > budget)).toEqual([])
  })

  test("loads as little in a portal, which has only the screens of its parts", () => {
    const chunks = manifest("portal-manifest.json")
    const screens = Object.keys(chunks).filter((name) =>
      name.startsWith("src/screens/") && chunks[name]?.isDynamicEntry
    )
    expect(screens.map((name) => path.basename(name)).toSorted()).toEqual([
      "BulkDialog.tsx",
      "DomainScreen.tsx",
      "DomainsScreen.tsx",
      "EmailPanel.tsx",
      "EmailScreen.tsx",
      "EmailsScreen.tsx",
      "ReceivedEmailScreen.tsx",
      "ReceivedScreen.tsx",
      "ReplyDialog.tsx",
      "WebhookScreen.tsx",
      "WebhooksScreen.tsx"
    ])
    const sizes = screens.map((name) => sizeOf(withImports(chunks, name, withImports(chunks, "portal.html"))))
    expect(Math.max(...sizes)).toBeLessThanOrEqual(budget)
  })

  test("contains nothing of effect, and nothing that the content security policy refuses", () => {
    const scripts = fs.readdirSync(assets).filter((name) => name.endsWith(".js"))
    for (const name of scripts) {
      const text = fs.readFileSync(path.join(assets, name), "utf8")
      expect(text, name).not.toMatch(/~effect\/|\beval\(|new Function\(/)
    }
    for (const name of ["index.html", "portal.html"]) {
      const html = fs.readFileSync(path.join(assets, name), "utf8")
      expect(html).not.toMatch(/<style|<script(?![^>]* src=)| style=| on[a-z]+=/)
      for (const [, address] of html.matchAll(/(?:src|href)="([^"]*)"/g)) {
        expect(address).toMatch(/^__SENDWRIGHT_BASE__\/dashboard\/assets\/[^/]+$/)
      }
    }
  })

  test("names the licence of everything that it contains; each licence asks only for that", () => {
    const notices = ["third-party-notices.md", "portal-third-party-notices.md"]
      .map((name) => fs.readFileSync(path.join(assets, name), "utf8")).join("\n")
    const licences = [...notices.matchAll(/^## (\S+) - \S+ \((.+)\)$/gm)].map(([, name, licence]) => [name, licence])
    expect(licences.map(([name]) => name)).toEqual(expect.arrayContaining(["react", "@tanstack/react-router"]))
    expect(licences.filter(([, licence]) => !["MIT", "ISC", "Apache-2.0", "BSD-3-Clause", "0BSD"].includes(licence!)))
      .toEqual([])
  })

  test("is not built again if its sources are the same", async () => {
    expect(await buildPage()).toBe(false)
  })
})
