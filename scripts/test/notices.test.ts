import { assert, describe, it } from "@effect/vitest"
import { builtInParts, installedParts, refused, toNotices } from "../notices.ts"
import { nameOf, published, run } from "../run.ts"
import { completed } from "../sbom.ts"

describe("the notices", () => {
  it("know what comes with an install, and nothing of what only we use", () => {
    const names = installedParts().map(({ name }) => name)
    for (const name of ["effect", "@effect/sql-pg", "@electric-sql/pglite", "@aws-sdk/client-sesv2"]) {
      assert.include(names, name)
    }
    for (const name of ["vitest", "typescript", "knip", ...published.map(nameOf)]) assert.notInclude(names, name)
    assert.strictEqual(new Set(names).size > 20, true)
  })

  it("refuse licences that ask for more than a notice, and what has none", () => {
    const part = (licence: string) => ({ name: "some", version: "1.0.0", licence })
    for (const licence of ["MIT", "Apache-2.0", "ISC", "BSD-3-Clause", "0BSD"]) assert.isEmpty(refused([part(licence)]))
    for (const licence of ["GPL-3.0-only", "MPL-2.0", "none", "(MIT OR GPL-2.0)", "constructor"]) {
      assert.deepStrictEqual(refused([part(licence)]), [
        `some 1.0.0 is under ${licence}, which is not allowed in what ships.`
      ])
    }
  })

  it("know what is built into the pages, which they name with their licences", () => {
    for (const folder of ["dashboard", "docs", "host"]) {
      const { ok, output } = run("node", [`packages/${folder}/build.ts`])
      assert.isTrue(ok, output)
    }
    const { dashboard, docs, host } = builtInParts()
    assert.include(host.map(({ name }) => name), "effect")
    assert.include(dashboard.map(({ name }) => name), "uplot")
    // Of the site and of the reference.
    for (const name of ["vitepress", "vue", "@scalar/api-reference"]) {
      assert.include(docs.map((part) => part.name), name)
    }
  })

  it("explain the licences that occur", () => {
    const text = toNotices([{ name: "a", version: "1.0.0", licence: "0BSD" }], {
      dashboard: [{ name: "b", version: "2.0.0", licence: "MIT" }],
      docs: [{ name: "c", version: "3.0.0", licence: "BSD-2-Clause" }],
      host: []
    })
    assert.include(text, "| 0BSD ")
    assert.include(text, "| MIT ")
    assert.notInclude(text, "| ISC ")
    assert.match(text, /dashboard\n[^#]+\| `b` +\| 2\.0\.0 +\| MIT +\|/)
    assert.match(text, /docs\n[^#]+\| `c` +\| 3\.0\.0 +\| BSD-2-Clause +\|/)
  })
})

describe("the bill of materials", () => {
  const component = (name: string) => ({
    "bom-ref": `${name}@1.0.0`,
    name,
    version: "1.0.0",
    externalReferences: [{ type: "distribution", url: "file:x.tgz" }, { type: "vcs", url: "git" }]
  })
  const bill = {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    metadata: { component: component("sendwright") },
    components: ["@sendwright/dashboard", "@sendwright/docs", "@sendwright/host", "effect"].map(component),
    dependencies: [
      { ref: "@sendwright/dashboard@1.0.0", dependsOn: ["effect@1.0.0"] },
      { ref: "@sendwright/docs@1.0.0" },
      { ref: "effect@1.0.0" }
    ]
  }
  const uplot = { name: "@x/uplot", version: "1.6.0", licence: "MIT" }
  const vue = { name: "vue", version: "3.5.0", licence: "MIT" }

  it("adds what is built into the pages of packages, and names no place of this machine", () => {
    const { components, dependencies } = completed(bill, { dashboard: [uplot, vue], docs: [vue], host: [] })
    assert.deepStrictEqual(components.map(({ name, purl }) => [name, purl]), [
      ["@sendwright/dashboard", "pkg:npm/%40sendwright/dashboard@1.0.0"],
      ["@sendwright/docs", "pkg:npm/%40sendwright/docs@1.0.0"],
      ["@sendwright/host", "pkg:npm/%40sendwright/host@1.0.0"],
      ["effect", undefined],
      ["@x/uplot", "pkg:npm/%40x/uplot@1.6.0"],
      ["vue", "pkg:npm/vue@3.5.0"]
    ])
    assert.deepStrictEqual(Reflect.get(components[5]!, "properties"), [
      { name: "sendwright:built-into", value: "@sendwright/dashboard" },
      { name: "sendwright:built-into", value: "@sendwright/docs" }
    ])
    assert.deepStrictEqual(components[0]?.externalReferences, [{ type: "vcs", url: "git" }])
    assert.deepStrictEqual(dependencies, [
      {
        ref: "@sendwright/dashboard@1.0.0",
        dependsOn: ["effect@1.0.0", "built-in:@x/uplot@1.6.0", "built-in:vue@3.5.0"]
      },
      { ref: "@sendwright/docs@1.0.0", dependsOn: ["built-in:vue@3.5.0"] },
      { ref: "effect@1.0.0" }
    ])
  })

  it("fails on an install without the dashboard", () => {
    assert.throws(
      () => completed({ ...bill, components: [] }, { dashboard: [], docs: [], host: [] }),
      /does not know @sendwright\/dashboard/
    )
  })
})
