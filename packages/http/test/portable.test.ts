import * as fs from "node:fs"
import { isBuiltin } from "node:module"
import * as path from "node:path"
import { assert, it } from "vitest"

const packages = path.join(import.meta.dirname, "../..")

/** The modules that a source file loads, types aside. */
const imports = (file: string): ReadonlyArray<string> =>
  [
    ...fs.readFileSync(file, "utf8").replaceAll(/\/\*\*.*?\*\//gs, "").matchAll(
      /^(?:import|export)\s+(?!type\b)(?:[^"]*?\sfrom\s+)?"([^"]+)"/gm
    )
  ]
    .map((match) => match[1] ?? "")

const fileOf = (module: string, from: string): string | undefined => {
  if (module.startsWith(".")) return path.resolve(path.dirname(from), module)
  const ours = /^@sendwright\/([^/]+)\/(.+)$/.exec(module)
  return ours === null ? undefined : path.join(packages, ours[1] ?? "", "src", `${ours[2]}.ts`)
}

/** Everything foreign that a module of ours brings along. */
const foreign = (entry: string): { readonly files: number; readonly modules: ReadonlySet<string> } => {
  const files = new Set([entry])
  const modules = new Set<string>()
  for (const file of files) {
    for (const module of imports(file)) {
      const next = fileOf(module, file)
      if (next === undefined) modules.add(module)
      else files.add(next)
    }
  }
  return { files: files.size, modules }
}

it("the web handler loads nothing but effect, and hashes that are plain JavaScript", () => {
  const { files, modules } = foreign(path.join(packages, "http/src/WebHandler.ts"))
  assert.isAbove(files, 50)
  assert.deepStrictEqual([...modules].filter((module) => !/^(effect(\/|$)|@noble\/hashes\/)/.test(module)), [])
})

it("nothing but the Node listener asks for the platform, which whoever mounts the web handler need not install", () => {
  const asking = fs.readdirSync(path.join(packages, "http/src")).filter((file) =>
    imports(path.join(packages, "http/src", file)).some((module) => module.startsWith("@effect/platform-node"))
  )
  assert.deepStrictEqual(asking, ["NodeListener.ts"])
  const { dependencies, peerDependencies, peerDependenciesMeta } = JSON.parse(
    fs.readFileSync(path.join(packages, "http/package.json"), "utf8")
  )
  const ours = Object.keys(dependencies).map((name) => name.replace("@sendwright/", ""))
  assert.deepStrictEqual(ours, ["api", "core", "mime"])
  for (const name of ours) {
    const manifest = JSON.parse(fs.readFileSync(path.join(packages, name, "package.json"), "utf8"))
    assert.notProperty({ ...manifest.dependencies, ...manifest.peerDependencies }, "@effect/platform-node", name)
  }
  assert.property(peerDependencies, "@effect/platform-node")
  assert.deepStrictEqual(peerDependenciesMeta, { "@effect/platform-node": { optional: true } })
})

it("the Node listener is told apart by the same look", () => {
  const { modules } = foreign(path.join(packages, "http/src/NodeServer.ts"))
  assert.isTrue([...modules].some((module) => isBuiltin(module)))
})
