/**
 * Packs the published packages as a release would, and judges the archives: layout (publint), types (attw), and
 * whether a project that installs them, and `effect` beside them, can load every module.
 */
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { type Outcome, published, root, run } from "./run.ts"

export const checkPackages = (): Outcome => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "posthorn-packages-"))
  try {
    const packed = pack(directory)
    if (!packed.ok) return packed
    const outcomes = [...published.map((name) => judge(name, directory)), load(directory)]
    return {
      ok: outcomes.every((outcome) => outcome.ok),
      output: outcomes.filter((outcome) => !outcome.ok).map((outcome) => outcome.output).join("\n\n")
    }
  } finally {
    fs.rmSync(directory, { recursive: true, force: true })
  }
}

const pnpm = (args: ReadonlyArray<string>, directory = root): Outcome =>
  run("npx", ["-y", "pnpm@12", ...args], directory)

const pack = (directory: string): Outcome =>
  pnpm([
    ...published.flatMap((name) => ["--filter", `@posthorn/${name}`]),
    "-r",
    "pack",
    "--pack-destination",
    directory
  ])

const judge = (name: string, directory: string): Outcome => {
  const file = path.join(directory, archive(name))
  const layout = run("publint", ["run", file, "--strict"])
  const types = run("attw", [file, "--profile", "esm-only", "--no-emoji", "--entrypoints", ...modules(name)])
  return {
    ok: layout.ok && types.ok,
    output: [layout, types].filter((outcome) => !outcome.ok).map((outcome) => outcome.output).join("\n")
  }
}

const archive = (name: string): string => `posthorn-${name}-${manifest(name).version}.tgz`

interface Manifest {
  readonly version: string
  readonly exports: Record<string, unknown>
  readonly peerDependencies?: Record<string, string>
}

const manifest = (name: string): Manifest =>
  JSON.parse(fs.readFileSync(path.join(root, "packages", name, "package.json"), "utf8"))

/** What a project can import: `.`, or every module that `"./*"` opens, less those that `"./internal/*"` closes. */
const modules = (name: string): ReadonlyArray<string> =>
  "." in manifest(name).exports ? ["."] : fs.globSync("**/*.js", { cwd: path.join(root, "packages", name, "dist") })
    .map((file) => file.slice(0, -".js".length).replaceAll(path.sep, "/"))
    .filter((module) => !module.startsWith("internal/"))

/** Programs, which do their work when they are loaded. */
const programs = new Set(["@posthorn/host/main"])

const load = (directory: string): Outcome => {
  const archives = Object.fromEntries(published.map((name) => [`@posthorn/${name}`, `file:${archive(name)}`]))
  const peers = Object.assign({}, ...published.map((name) => manifest(name).peerDependencies ?? {}))
  const imports = published
    .flatMap((name) => modules(name).map((module) => path.posix.join("@posthorn", name, module)))
    .filter((module) => !programs.has(module))
  const write = (file: string, text: string) => fs.writeFileSync(path.join(directory, file), text)
  write("package.json", JSON.stringify({ type: "module", dependencies: { ...peers, ...archives } }))
  write("pnpm-workspace.yaml", JSON.stringify({ overrides: archives, verifyDepsBeforeRun: false }))
  write("load.js", imports.map((module) => `import ${JSON.stringify(module)}`).join("\n"))
  const installed = pnpm(["install", "--prefer-offline", "--ignore-scripts", "--no-frozen-lockfile"], directory)
  return installed.ok ? run("node", ["load.js"], directory) : installed
}
