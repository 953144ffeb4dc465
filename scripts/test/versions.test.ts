import { assert, describe, it } from "@effect/vitest"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { afterEach, beforeEach } from "vitest"
import { nameOf, published, root } from "../run.ts"
import { copyManifests } from "../stage.ts"
import { applyVersions, notesOf, readChange, toChapter } from "../versions.ts"

const change = (bump: string, packages: ReadonlyArray<string>, text: string) =>
  `---\n${packages.map((name) => `"${name}": ${bump}`).join("\n")}\n---\n\n${text}\n`

describe("versions", () => {
  let tree = ""
  beforeEach(() => {
    tree = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-versions-"))
    copyManifests(tree)
  })
  afterEach(() => fs.rmSync(tree, { recursive: true }))

  const manifest = (folder: string) =>
    JSON.parse(fs.readFileSync(path.join(tree, "packages", folder, "package.json"), "utf8"))
  const put = (name: string, text: string) => fs.writeFileSync(path.join(tree, ".changeset", name), text)
  const log = () => fs.readFileSync(path.join(tree, "CHANGELOG.md"), "utf8")
  const isFirst = fs.existsSync(path.join(root, ".changeset", "first-release.md"))

  it.runIf(isFirst)("make 0.1.0 of the changeset of the first release", () => {
    const { ok, output, version } = applyVersions(tree)
    assert.isTrue(ok, output)
    assert.strictEqual(version, "0.1.0")
    assert.include(log(), "\n## 0.1.0\n\nThe first release")
    assert.deepStrictEqual(notesOf(tree, "v0.1.0").ok, true)
    assert.match(notesOf(tree, "v0.1.0").output, /^The first release/)
  })

  it("are one for all that is published, in the next version as well, and leave private packages alone", () => {
    assert.isTrue(applyVersions(tree).ok)
    const before = manifest("core").version as string
    put("small.md", change("patch", ["@sendwright/mime"], "A header is folded where it was not."))
    put("large.md", change("minor", ["@sendwright/host", "create-sendwright"], "A new setting.\nIt has two lines."))
    const { ok, output, version } = applyVersions(tree)
    assert.isTrue(ok, output)
    const [major, minor] = before.split(".").map(Number)
    assert.strictEqual(version, `${major}.${minor! + 1}.0`)
    for (const folder of published) {
      assert.strictEqual(manifest(folder).version, version, folder)
      assert.strictEqual(manifest(folder).name, nameOf(folder))
    }
    for (const folder of ["bench", "consumer", "reference"]) assert.strictEqual(manifest(folder).version, "0.0.0")
    assert.include(
      log(),
      `\n## ${version}\n\n### New and changed\n\n- \`host\`, \`create-sendwright\`: A new setting.\n  It has two lines.\n\n` +
        "### Mended\n\n- `mime`: A header is folded where it was not.\n\n## "
    )
    const notes = notesOf(tree, `v${version}`)
    assert.match(notes.output, /^### New and changed[\s\S]*not\.$/)
    assert.isEmpty(fs.readdirSync(path.join(tree, ".changeset")).filter((name) => /(?:small|large|first)/.test(name)))
    assert.isFalse(fs.existsSync(path.join(tree, "packages/core/CHANGELOG.md")), "there is one changelog")
  })

  it("stay where nothing is pending", () => {
    assert.isTrue(applyVersions(tree).ok)
    const { version } = manifest("core")
    const text = log()
    assert.deepStrictEqual(applyVersions(tree), { ok: true, output: "No change is pending.", version })
    assert.strictEqual(log(), text)
  })

  it("refuse a tag of another version, and one before the changes became versions", () => {
    put("one.md", change("patch", ["@sendwright/core"], "A fault."))
    assert.include(notesOf(tree, `v${manifest("core").version}`).output, "pending")
    assert.isTrue(applyVersions(tree).ok)
    assert.isTrue(notesOf(tree, `v${manifest("core").version}`).ok)
    assert.isFalse(notesOf(tree, "v99.0.0").ok)
    assert.isFalse(notesOf(tree, manifest("core").version).ok)
  })

  it("are read from changesets that say what they concern", () => {
    assert.deepStrictEqual(readChange(change("major", ["@sendwright/core", "@sendwright/mime"], "Gone.")), {
      bump: "major",
      packages: ["core", "mime"],
      text: "Gone."
    })
    assert.isEmpty(readChange(change("patch", published.map(nameOf), "Everything.")).packages)
    for (
      const wrong of ["", "no front matter", change("huge", ["@sendwright/core"], "x"), change("patch", ["a"], "")]
    ) {
      assert.throws(() => readChange(wrong), /no changeset/)
    }
    assert.strictEqual(toChapter("1.0.0", [{ bump: "minor", packages: [], text: "All." }]), "## 1.0.0\n\nAll.")
  })

  it("of every manifest come with where it is from, what it runs on, and what it is about", () => {
    for (const folder of published) {
      const { bugs, description, engines, homepage, keywords, license, publishConfig, repository } = manifest(folder)
      assert.strictEqual(license, "MIT", folder)
      assert.strictEqual(repository.directory, `packages/${folder}`)
      assert.strictEqual(publishConfig.access, "public")
      assert.include(homepage, `packages/${folder}#readme`)
      assert.isAbove(keywords.length, 2, folder)
      for (const text of [bugs, description, engines.node]) assert.isString(text, folder)
    }
  })
})
