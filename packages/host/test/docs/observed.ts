/** What docs/operate/observability.md says of metrics, and what names them elsewhere. */
import * as fs from "node:fs"
import * as path from "node:path"

export const root = path.join(import.meta.dirname, "../../../..")

export const read = (file: string): string => fs.readFileSync(path.join(root, "docs/operate", file), "utf8")

export interface Family {
  readonly type: string
  readonly labels: ReadonlyArray<string>
}

/** The metrics of the page, by name: rows of the form "`name{label, label}` | type | …". */
export const documented: ReadonlyMap<string, Family> = new Map(
  read("observability.md").split("\n").flatMap((line) => {
    const [, name, labels = "", type] =
      /^\| `([a-z0-9_]+)(?:\{([a-z0-9_, ]+)\})?` +\| (counter|gauge|histogram) +\|/.exec(line) ?? []
    if (name === undefined || type === undefined) return []
    return [[name, { type, labels: labels.split(",").map((label) => label.trim()).filter((label) => label !== "") }]]
  })
)

/** The name of a series without what a histogram puts behind it. */
export const familyOf = (name: string): string => {
  const base = name.replace(/_(?:bucket|sum|count)$/, "")
  return documented.get(base)?.type === "histogram" ? base : name
}

export const metricName = /\b(?:sendwright|process|nodejs|v8js)_[a-z0-9_]+/g

/** The metrics that an expression names, each once. */
export const namesIn = (expression: string): ReadonlyArray<string> => [
  ...new Set([...expression.matchAll(metricName)].map(([name]) => familyOf(name)))
]

/** The labels that an expression selects or groups by. */
export const labelsIn = (expression: string): ReadonlyArray<string> => [
  ...new Set([
    ...[...expression.matchAll(/([a-z0-9_]+) *(?:=~|!~|!=|=)\s*"/g)].map(([, label]) => label!),
    ...[...expression.matchAll(/\bby *\(([^)]*)\)/g)].flatMap(([, labels]) =>
      labels!.split(",").map((one) => one.trim())
    )
  ])
]

/** Where promtool is, of Debian's package `prometheus`; without it, what uses it is skipped. */
export const promtool: string | undefined = (process.env["PATH"] ?? "").split(path.delimiter)
  .map((directory) => path.join(directory, "promtool")).find((file) => fs.existsSync(file))

/** Says that tests are skipped for want of promtool. */
export const warnWithoutPromtool = (what: string): void => {
  if (promtool === undefined) console.warn(`SKIPPED: ${what}: there is no promtool on PATH (Debian: prometheus)`)
}
