/**
 * Packs the published packages as a release would, and judges the archives: layout (publint), types (attw), contents
 * and size, and whether a project that installs them, and `effect` beside them, can load every entry, and compile and
 * run programs. `--docs` writes the sizes into docs/embed/packages.md.
 */
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { judgeContents, judgeSizes, type Size, sizeOf, table, writeSizes } from "./archives.ts"
import { consume } from "./consumer.ts"
import { entriesOf } from "./entries.ts"
import { nameOf, type Outcome, published, root, run } from "./run.ts"
import { archiveOf, type Archives, packNext } from "./stage.ts"

/**
 * Installs the archives into their own directory. `take` is given the sizes of all packages; by default they are held
 * against the ones that are written down.
 */
export const checkPackages = async (
  { directory, version }: Archives,
  take: (sizes: ReadonlyMap<string, Size>) => Outcome = judgeSizes
): Promise<Outcome> => {
  const fileOf = (name: string) => path.join(directory, archiveOf(name, version))
  const outcomes = published.map((name) => judge(name, fileOf(name)))
  const loaded = load(directory, version)
  outcomes.push(loaded)
  if (loaded.ok) {
    const sizes = published.map((name) => [name, sizeOf(name, fileOf(name), directory)] as const)
    outcomes.push(take(new Map(sizes)), await consume(directory))
  }
  return {
    ok: outcomes.every((outcome) => outcome.ok),
    output: outcomes.filter((outcome) => !outcome.ok).map((outcome) => outcome.output).join("\n\n")
  }
}

const pnpm = (args: ReadonlyArray<string>, directory = root): Outcome =>
  run("npx", ["-y", "pnpm@12", ...args], directory)

const judge = (name: string, file: string): Outcome => {
  const layout = run("publint", ["run", file, "--strict"])
  const contents = judgeContents(name, file)
  const entries = entriesOf(name)
  const types: Outcome = entries.length === 0
    ? { ok: true, output: "" }
    : run("attw", [file, "--profile", "esm-only", "--no-emoji", "--entrypoints", ...entries])
  return {
    ok: layout.ok && contents.ok && types.ok,
    output: [layout, contents, types].filter((outcome) => !outcome.ok).map((outcome) => outcome.output).join("\n")
  }
}

interface Manifest {
  readonly peerDependencies?: Record<string, string>
}

const manifest = (name: string): Manifest =>
  JSON.parse(fs.readFileSync(path.join(root, "packages", name, "package.json"), "utf8"))

const workspace = (folder: string): { readonly [field: string]: Record<string, string> } =>
  JSON.parse(fs.readFileSync(path.join(root, folder, "package.json"), "utf8"))

const load = (directory: string, version: string): Outcome => {
  const archives = Object.fromEntries(published.map((name) => [nameOf(name), `file:${archiveOf(name, version)}`]))
  const peers = Object.assign({}, ...published.map((name) => manifest(name).peerDependencies ?? {}))
  const imports = published.flatMap((name) => entriesOf(name).map((entry) => path.posix.join(nameOf(name), entry)))
  const write = (file: string, text: string) => fs.writeFileSync(path.join(directory, file), text)
  // The programs of packages/consumer name it, and their types those of Node.
  const beside = {
    "@effect/platform-node": workspace("packages/consumer")["dependencies"]?.["@effect/platform-node"],
    "@types/node": workspace(".")["devDependencies"]?.["@types/node"]
  }
  write("package.json", JSON.stringify({ type: "module", dependencies: { ...peers, ...beside, ...archives } }))
  write("pnpm-workspace.yaml", JSON.stringify({ overrides: archives, verifyDepsBeforeRun: false }))
  write("load.js", imports.map((module) => `import ${JSON.stringify(module)}`).join("\n"))
  const installed = pnpm(["install", "--prefer-offline", "--ignore-scripts", "--no-frozen-lockfile"], directory)
  return installed.ok ? run("node", ["load.js"], directory) : installed
}

if (import.meta.main) {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-packages-"))
  const packed = packNext(directory)
  const { ok, output } = packed.ok
    ? await checkPackages({ directory, version: packed.version }, (sizes) => {
      console.log(table(sizes))
      if (!process.argv.includes("--docs")) return judgeSizes(sizes)
      writeSizes(sizes)
      return { ok: true, output: "" }
    })
    : packed
  fs.rmSync(directory, { recursive: true, force: true })
  if (output !== "") console.log(output)
  process.exitCode = ok ? 0 : 1
}
