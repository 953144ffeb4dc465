/**
 * Writes the bill of materials of the next release, in CycloneDX, into `build/sendwright-<version>.cdx.json`: what npm
 * says of an install of all archives, and what is built into the dashboard's page. The packages must be built.
 */
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { builtInParts, type Part } from "./notices.ts"
import { nameOf, published, root, run } from "./run.ts"
import { archiveOf, packNext } from "./stage.ts"

interface Component {
  readonly "bom-ref": string
  readonly name: string
  readonly version: string
  readonly purl?: string
  readonly externalReferences?: ReadonlyArray<{ readonly type: string; readonly url: string }>
}

export interface Bill {
  readonly bomFormat: string
  readonly specVersion: string
  readonly metadata: { readonly component: Component }
  readonly components: ReadonlyArray<Component>
  readonly dependencies: ReadonlyArray<{ readonly ref: string; readonly dependsOn?: ReadonlyArray<string> }>
}

/** The identifier of a package of npm, in which an at sign is escaped. */
const purlOf = ({ name, version }: { readonly name: string; readonly version: string }): string =>
  `pkg:npm/${name.replace("@", "%40")}@${version}`

/** Of a part of the page, by its licence in SPDX. */
const componentOf = (part: Part) => ({
  "bom-ref": `built-in:${part.name}@${part.version}`,
  "type": "library",
  "name": part.name,
  "version": part.version,
  "purl": purlOf(part),
  "scope": "required",
  "licenses": [{ license: { id: part.licence } }],
  "properties": [{ name: "sendwright:built-into", value: "@sendwright/dashboard" }]
})

/** Adds what is in the page, names our packages as they will be published, and leaves out where the archives lay. */
export const completed = (bill: Bill, builtIn: ReadonlyArray<Part>): Bill => {
  const own = new Set(published.map(nameOf))
  const dashboard = bill.components.find(({ name }) => name === nameOf("dashboard"))
  if (dashboard === undefined) throw new Error("The bill of materials does not know the dashboard.")
  const parts = builtIn.map(componentOf)
  return {
    ...bill,
    components: [
      ...bill.components.map((component) => {
        if (!own.has(component.name)) return component
        const { externalReferences = [], ...rest } = component
        const references = externalReferences.filter(({ type }) => type !== "distribution")
        return { ...rest, purl: purlOf(component), externalReferences: references }
      }),
      ...parts
    ],
    dependencies: bill.dependencies.map((dependency) =>
      dependency.ref === dashboard["bom-ref"]
        ? { ...dependency, dependsOn: [...dependency.dependsOn ?? [], ...parts.map((part) => part["bom-ref"])] }
        : dependency
    )
  }
}

const required = (program: string, args: ReadonlyArray<string>, directory: string): string => {
  const { ok, output } = run(program, args, directory)
  if (!ok) throw new Error(`${program} ${args.join(" ")}:\n${output}`)
  return output
}

/** Packs and installs everything, and writes the bill; answers with its file. */
export const writeBill = (): string => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-sbom-"))
  try {
    const packed = packNext(directory)
    if (!packed.ok) throw new Error(packed.output)
    const { version } = packed
    fs.writeFileSync(
      path.join(directory, "package.json"),
      JSON.stringify({ name: "sendwright", version, private: true })
    )
    const archives = published.map((folder) => `./${archiveOf(folder, version)}`)
    required("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", ...archives], directory)
    const bill = required(
      "npm",
      ["sbom", "--sbom-format", "cyclonedx", "--sbom-type", "application", "--omit", "dev", "--omit", "optional"],
      directory
    )
    const file = path.join(root, "build", `sendwright-${version}.cdx.json`)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    // npm may warn of its own settings on the other stream.
    const text = bill.slice(bill.indexOf("{"), bill.lastIndexOf("}") + 1)
    fs.writeFileSync(file, `${JSON.stringify(completed(JSON.parse(text), builtInParts()), null, 2)}\n`)
    return file
  } finally {
    fs.rmSync(directory, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const file = writeBill()
  const { components } = JSON.parse(fs.readFileSync(file, "utf8")) as Bill
  console.log(`${path.relative(root, file)}: ${components.length} components`)
}
