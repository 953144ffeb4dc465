import { assert, describe, it } from "@effect/vitest"
import * as fs from "node:fs"
import * as path from "node:path"
import { entriesOf } from "../entries.ts"
import { root } from "../run.ts"

const pages = fs.globSync(["*.md", "docs/**/*.md", "examples/*.md", "examples/*/README.md", "packages/*/README.md"], {
  cwd: root
})

const read = (page: string): string => fs.readFileSync(path.join(root, page), "utf8").replaceAll(/^```.*?^```$/gms, "")

/** The anchors of a page's headings, as forges make them. */
const anchors = (page: string): ReadonlyArray<string> =>
  [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
    heading.toLowerCase().replaceAll(/[^a-z0-9 _-]/g, "").replaceAll(" ", "-")
  )

describe("links of the documentation", () => {
  it.each(pages)("%s leads to files and headings that exist", (page) => {
    for (const [, target = ""] of read(page).matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^[a-z]+:/.test(target)) continue
      const [file = "", anchor] = target.split("#")
      const found = file === "" ? page : path.join(path.dirname(page), file)
      assert.isTrue(fs.existsSync(path.join(root, found)), `${page}: ${target}`)
      if (anchor !== undefined && found.endsWith(".md")) assert.include(anchors(found), anchor, `${page}: ${target}`)
    }
  })

  it.each(pages)("%s names modules that packages export, and source files that exist", (page) => {
    const text = read(page)
    for (const [, pkg = "", module = ""] of text.matchAll(/`@sendwright\/([\w-]+)\/([\w/]+)`/g)) {
      assert.include(entriesOf(pkg), `./${module}`, page)
    }
    for (const [, file = ""] of text.matchAll(/`((?:packages|scripts|examples)\/[\w./-]+\.tsx?)`/g)) {
      assert.isTrue(fs.existsSync(path.join(root, file)), `${page}: ${file}`)
    }
  })

  // The site takes its sidebar from there as well.
  it("has every page in docs/README.md", () => {
    const listed = [...read("docs/README.md").matchAll(/\]\(([^)\s]+\.md)\)/g)].map(([, target = ""]) =>
      `docs/${target}`
    )
    for (const page of pages.filter((file) => file.startsWith("docs/") && file !== "docs/README.md")) {
      if (!page.startsWith("docs/reference/")) assert.include(listed, page)
    }
  })

  // In messages, comments and settings, and in what people get who make an app: nothing else looks where these lead.
  it("is called by names that it has, wherever that is done", () => {
    const texts = fs.globSync(
      ["*.ts", "scripts/**/*.ts", "{docs,examples}/**/*", "packages/*/{src,templates,bin}/**/*", ".github/**/*"],
      { cwd: root, withFileTypes: true, exclude: (entry) => ["node_modules", "build"].includes(entry.name) }
    )
    const named = texts.filter((entry) => entry.isFile()).flatMap((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      const text = fs.readFileSync(file, "utf8")
      const names = [...text.matchAll(/(?<![\w/.-])docs\/[\w/-]+\.md(?:#[\w-]+)?/g)].map(([name]) => name)
      const addresses = [...text.matchAll(/sendwright\/sendwright\/(?:blob|tree)\/main\/([\w/.#-]*[\w/])/g)]
      return [...names, ...addresses.map(([, name = ""]) => name)].map((name) => ({ file, name }))
    })
    assert.isAbove(named.length, 20)
    for (const { file, name } of named) {
      const [found = "", anchor] = name.split("#")
      const where = `${path.relative(root, file)}: ${name}`
      assert.isTrue(fs.existsSync(path.join(root, found)), where)
      if (anchor !== undefined && found.endsWith(".md")) assert.include(anchors(found), anchor, where)
    }
  })
})
