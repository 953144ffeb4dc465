/**
 * Copies an example that stands outside of this workspace into a folder, with the packages of this checkout as archives,
 * and installs it there: what somebody has who installed the packages from a registry.
 * `npx -y pnpm@12 take nextjs-drizzle ../shop`
 */
import { execFile } from "node:child_process"
import * as fs from "node:fs"
import * as path from "node:path"
import { promisify } from "node:util"
import { buildUnlessBuilt, type Product } from "./built.ts"
import { nameOf, root } from "./run.ts"
import { archiveOf, manifestOf, withDependencies } from "./stage.ts"

/** The examples whose dependencies are too heavy for everybody who installs this workspace. */
const takeable = ["nestjs-prisma", "nextjs-drizzle"] as const

/** What an example has of a run in the checkout, and its test, which belongs to the checkout. */
const left = new Set([".next", "dist", "generated", "node_modules", "test"])

const run = (program: string, args: ReadonlyArray<string>, cwd: string) =>
  promisify(execFile)(program, args, {
    cwd,
    maxBuffer: 64 * 1024 * 1024,
    env: {
      ...process.env,
      PATH: [path.join(root, "node_modules/.bin"), process.env["PATH"]].join(path.delimiter)
    }
  }).catch((error: { readonly stdout?: string; readonly message: string }) => {
    // pnpm says on standard output what is wrong.
    throw new Error([error.message, error.stdout].join("\n"))
  })

const packages = [...withDependencies("promise")].toSorted()
const archive = (name: string): string => archiveOf(name, manifestOf(name).version)

/** `@sendwright/promise` and what it needs, as archives. */
const archives: Product = {
  home: path.join(root, "packages/promise"),
  name: "archives",
  sources: packages.flatMap((name) =>
    ["package.json", "src"].map((source) => path.join(root, "packages", name, source))
  ),
  result: path.join(root, "packages/promise/build/packed"),
  proof: archive("promise"),
  build: async (fresh) => {
    await run("tsc", ["-b", "packages/promise/tsconfig.src.json"], root)
    const filters = packages.flatMap((name) => ["--filter", nameOf(name)])
    await run("npx", ["-y", "pnpm@12", ...filters, "-r", "pack", "--pack-destination", fresh], root)
  }
}

/** Takes an example along into `folder`, which is made. */
export const take = async (example: string, folder: string): Promise<void> => {
  await buildUnlessBuilt(archives)
  fs.cpSync(path.join(root, "examples", example), folder, {
    recursive: true,
    filter: (source) => !left.has(path.basename(source))
  })
  fs.cpSync(archives.result, path.join(folder, "archives"), { recursive: true })

  const places = Object.fromEntries(packages.map((name) => [nameOf(name), `file:archives/${archive(name)}`]))
  const manifest = path.join(folder, "package.json")
  const { dependencies, ...others } = JSON.parse(fs.readFileSync(manifest, "utf8"))
  for (const name of Object.keys(dependencies)) dependencies[name] = places[name] ?? dependencies[name]
  fs.writeFileSync(manifest, `${JSON.stringify({ ...others, dependencies }, null, 2)}\n`)
  // JSON is YAML. No install script of a package is needed, and none is run.
  const settings = { overrides: places, strictDepBuilds: false, verifyDepsBeforeRun: false }
  fs.writeFileSync(path.join(folder, "pnpm-workspace.yaml"), `${JSON.stringify(settings, null, 2)}\n`)
  await run("npx", ["-y", "pnpm@12", "install", "--prefer-offline", "--no-frozen-lockfile"], folder)
}

if (import.meta.main) {
  const [example = "", folder] = process.argv.slice(2)
  if (folder === undefined || !takeable.some((one) => one === example)) {
    console.error(`Name one of ${takeable.join(", ")}, and a folder that is to be made, such as ../shop.`)
    process.exit(1)
  }
  if (fs.existsSync(folder)) {
    console.error(`${folder} is there already: name another folder.`)
    process.exit(1)
  }
  await take(example, path.resolve(folder))
  console.log(`The example is in ${path.resolve(folder)}; its README says how it is started.`)
}
