import { execFile } from "node:child_process"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { promisify } from "node:util"
import { assert, describe, it } from "vitest"
import { documented, labelsIn, metricName, namesIn, promtool, read, root, warnWithoutPromtool } from "./observed.ts"

/** The packages whose metrics a server can have. */
const shipped = [
  "core",
  "embedded",
  "host",
  "http",
  "mime",
  "mx",
  "node",
  "postgres",
  "receiving",
  "ses",
  "smtp",
  "submission"
]

const sources = shipped.flatMap((name) => {
  const directory = path.join(root, "packages", name, "src")
  return fs.readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    // Examples of docstrings may name what is nobody's.
    .map((file) => fs.readFileSync(path.join(directory, file), "utf8").replaceAll(/^ *\*.*$/gm, ""))
})

/** The expressions of the alert rules, folded ones too. */
const alerts = [...read("observability/alerts.yml").matchAll(/expr: (?:>-\n((?: {10}.*\n)+)|(.*))/g)]
  .map(([, folded, plain]) => folded ?? plain ?? "")

interface Panel {
  readonly title: string
  readonly description?: string
  readonly targets?: ReadonlyArray<{ readonly expr: string; readonly legendFormat: string }>
}

const panels = (JSON.parse(read("observability/dashboard.json")) as { readonly panels: ReadonlyArray<Panel> }).panels
const plots = panels.flatMap(({ targets = [] }) => targets)

warnWithoutPromtool("the check of alert rules")

describe("docs/operate/observability.md", () => {
  it("has every metric that the sources have, and no other one", () => {
    const made = new Set(
      sources.flatMap((text) => [...text.matchAll(metricName)].map(([name]) => name))
        .filter((name) => sources.some((text) => text.includes(`"${name}"`)))
    )
    assert.deepStrictEqual([...documented.keys()].sort(), [...made].sort())
  })

  it("has every condition that the sources have, and no other one", () => {
    const rows = read("observability.md").split("\n").flatMap((line) =>
      /^\| `([a-z-]+)` +\| (?:yes|no|sometimes) +\|/.exec(line)?.[1] ?? []
    )
    const made = new Set(sources.flatMap((text) => [
      ...[...text.matchAll(/name: "([a-z-]+)",\s+(?:message|silence)/g)].map(([, name]) => name!),
      ...[...text.matchAll(/\b(?:conditionName|condition|draining)(?: =|:) "([a-z-]+)"/g)].map(([, name]) => name!)
    ]))
    assert.deepStrictEqual(rows.sort(), [...made].sort())
  })

  it("says what is there in its own words, with the sections that the alerts name", () => {
    const headings = new Set([...read("observability.md").matchAll(/^#+ (.+)$/gm)].map(([, title]) => title))
    const named = [
      ...read("observability/alerts.yml").matchAll(/See ([A-Z][a-z ]+) in docs\/operate\/observability\.md/g)
    ]
    assert.isAbove(named.length, 10)
    for (const [, section] of named) assert.isTrue(headings.has(section), section)
  })
})

describe("alert rules and the dashboard", () => {
  it("name metrics and labels that there are", () => {
    assert.isAbove(alerts.length, 15)
    assert.isAbove(plots.length, 30)
    const own = ["instance", "job", "le"]
    for (const expression of [...alerts, ...plots.map(({ expr }) => expr)]) {
      const names = namesIn(expression)
      for (const name of names) assert.isTrue(documented.has(name), `${name} in ${expression}`)
      const labels = new Set([...own, ...names.flatMap((name) => documented.get(name)?.labels ?? [])])
      for (const label of labelsIn(expression)) assert.isTrue(labels.has(label), `${label} in ${expression}`)
    }
    for (const { expr, legendFormat } of plots) {
      const labels = new Set([...own, ...namesIn(expr).flatMap((name) => documented.get(name)?.labels ?? [])])
      for (const [, label] of legendFormat.matchAll(/\{\{(\w+)\}\}/g)) assert.isTrue(labels.has(label!), legendFormat)
    }
  })

  it("never add up what every process tells of the same storage, and take no gauge's rate", () => {
    for (const expression of [...alerts, ...plots.map(({ expr }) => expr)]) {
      for (const name of namesIn(expression)) {
        if (documented.get(name)?.type !== "gauge") continue
        assert.notMatch(expression, new RegExp(`\\b(?:sum|rate|increase)(?: by \\([^)]*\\))? ?\\(\\s*${name}\\b`))
      }
    }
  })

  it("the dashboard says of each panel what it shows", () => {
    for (const { description, targets, title } of panels) {
      if (targets !== undefined) assert.isNotEmpty(description ?? "", title)
    }
  })

  it.skipIf(promtool === undefined)("the queries of the dashboard are right for promtool", async () => {
    const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-queries-"))
    const rules = plots.map(({ expr }, index) => ({ record: `query_${index}`, expr }))
    try {
      const file = path.join(directory, "queries.json")
      // JSON is YAML.
      fs.writeFileSync(file, JSON.stringify({ groups: [{ name: "queries", rules }] }))
      const { stdout } = await promisify(execFile)(promtool!, ["check", "rules", file])
      assert.include(stdout, `${rules.length} rules found`)
    } finally {
      fs.rmSync(directory, { recursive: true })
    }
  }, 300_000)

  it.skipIf(promtool === undefined)(
    "the rules are right for promtool, and fire when they should and never else",
    async () => {
      const directory = path.join(root, "docs/operate/observability")
      const run = (...args: ReadonlyArray<string>) => promisify(execFile)(promtool!, args, { cwd: directory })
      assert.match((await run("check", "rules", "alerts.yml")).stdout, /SUCCESS/)
      assert.match((await run("test", "rules", "alerts.test.yml")).stdout, /SUCCESS/)
      const tested = read("observability/alerts.test.yml")
      for (const [, name] of read("observability/alerts.yml").matchAll(/- alert: (\w+)/g)) {
        for (const how of ["fires", "is quiet"]) assert.include(tested, `- name: ${name} ${how}\n`)
      }
    },
    300_000
  )
})
