/**
 * Writes the bill of materials of the next release, in CycloneDX, into `build/sendwright-<version>.cdx.json`: what npm
 * says of an install of all archives, and what is built into the pages of the dashboard and the documentation. The
 * packages must be built.
 */
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { type BuiltIn, builtInParts, type Part } from "./notices.ts"
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

const refOf = ({ name, version }: Part): string => `built-in:${name}@${version}`

/** Of a part of some packages' pages, by its licence in SPDX. */
const componentOf = (part: Part, into: ReadonlyArray<string>) => ({
  "bom-ref": refOf(part),
  "type": "library",
  "name": part.name,
  "version": part.version,
  "purl": purlOf(part),
  "scope": "required",
  "licenses": [{ license: { id: part.licence } }],
  "properties": into.map((value) => ({ name: "sendwright:built-into", value }))
})

/** Adds what is built into pages, names our packages as they will be published, and leaves out where the archives lay. */
export const completed = (bill: Bill, builtIn: BuiltIn): Bill => {
  const own = new Set(published.map(nameOf))
  /** By the references of the packages that have them. */
  const refs = new Map<string, ReadonlyArray<string>>()
  const parts = new Map<string, { readonly part: Part; readonly into: Array<string> }>()
  for (const [folder, found] of Object.entries(builtIn)) {
    const component = bill.components.find(({ name }) => name === nameOf(folder))
    if (component === undefined) throw new Error(`The bill of materials does not know ${nameOf(folder)}.`)
    refs.set(component["bom-ref"], found.map(refOf))
    for (const part of found) {
      const known = parts.get(refOf(part)) ?? { part, into: [] }
      known.into.push(nameOf(folder))
      parts.set(refOf(part), known)
    }
  }
  return {
    ...bill,
    components: [
      ...bill.components.map((component) => {
        if (!own.has(component.name)) return component
        const { externalReferences = [], ...rest } = component
        const references = externalReferences.filter(({ type }) => type !== "distribution")
        return { ...rest, purl: purlOf(component), externalReferences: references }
      }),
      ...[...parts.values()].map(({ into, part }) => componentOf(part, into))
    ],
    dependencies: bill.dependencies.map((dependency) => {
      const more = refs.get(dependency.ref)
      return more === undefined ? dependency : { ...dependency, dependsOn: [...dependency.dependsOn ?? [], ...more] }
    })
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
