/**
 * Writes the reference of every public module from its docstrings: `node packages/reference/src/main.ts [directory]`,
 * by default into `docs/reference`, which is not committed. Needs the packages to be built, and reads what they declare.
 *
 * typedoc works on the API of TypeScript in JavaScript, which the native compiler does not have: this package brings
 * an older one.
 */
import * as fs from "node:fs"
import * as path from "node:path"
import { fileURLToPath } from "node:url"
import { Application, LogLevel, type TypeDocOptions } from "typedoc"
import type { PluginOptions } from "typedoc-plugin-markdown"

const root = path.resolve(import.meta.dirname, "../../..")
const home = path.join(root, "docs", "reference")
const [, , out = home] = process.argv

// Nothing is removed but the reference itself: typedoc would empty whatever directory it is pointed at.
if (out === home) fs.rmSync(home, { recursive: true, force: true })
else if (fs.existsSync(out) && fs.readdirSync(out).length > 0) throw new Error(`${out} is not empty.`)

interface Manifest {
  readonly private?: boolean
  readonly publishConfig?: { readonly exports?: Readonly<Record<string, { readonly types: string }>> }
}

/** The declarations of what each published package opens. */
const declarations = fs.globSync("packages/*/package.json", { cwd: root }).toSorted().flatMap((file) => {
  const manifest: Manifest = JSON.parse(fs.readFileSync(path.join(root, file), "utf8"))
  if (manifest.private === true) return []
  const entries = Object.values(manifest.publishConfig?.exports ?? {})
  return entries.map(({ types }) => path.join(root, path.dirname(file), types))
})

const tsconfig = path.join(root, "packages", "reference", "reference.tsconfig.json")

const options: TypeDocOptions & PluginOptions = {
  name: "Sendwright",
  entryPoints: declarations,
  outputs: [{ name: "markdown", path: out }],
  tsconfig,
  cleanOutputDir: false,
  readme: "none",
  // Named alone it would be looked for in the working directory.
  plugin: [fileURLToPath(import.meta.resolve("typedoc-plugin-markdown"))],
  router: "module",
  basePath: path.join(root, "packages"),
  disableSources: true,
  disableGit: true,
  excludeInternal: true,
  excludeExternals: true,
  excludePrivate: true,
  skipErrorChecking: true,
  hideBreadcrumbs: true,
  hidePageHeader: true,
  validation: { invalidLink: true, invalidPath: true, notExported: false, notDocumented: false },
  logLevel: LogLevel.Warn
}

const app = await Application.bootstrapWithPlugins(options)
const project = await app.convert()
if (project === undefined) process.exit(1)
app.validate(project)
await app.generateOutputs(project)
if (app.logger.errorCount + app.logger.warningCount > 0) process.exitCode = 1
else console.log(`${declarations.length} modules in ${path.relative(process.cwd(), out) || "."}`)
