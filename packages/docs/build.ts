/**
 * Builds the site into `assets`, unless it was built from the same sources before: the pages of `docs` by VitePress, the
 * reference of the API by Vite. `start`, the tests and the build of the packages run it; nobody who installs the package
 * does.
 */
import { execFile as execFileCallback } from "node:child_process"
import * as fs from "node:fs"
import { createRequire } from "node:module"
import * as path from "node:path"
import { promisify } from "node:util"
import { buildAndTell, buildUnlessBuilt, type Product } from "../../scripts/built.ts"
import { filesBeside, pages, root } from "./site/contents.ts"
import { writeLlms } from "./site/llms.ts"

const execFile = promisify(execFileCallback)
const home = import.meta.dirname
const require = createRequire(import.meta.url)

const toolOf = (name: string): string =>
  path.join(path.dirname(require.resolve(`${name}/package.json`)), "bin", `${name}.js`)

// A process of its own for each: that of a test says that the environment is "test".
const run = async (...args: ReadonlyArray<string>): Promise<void> => {
  await execFile(process.execPath, args, { cwd: home, env: { ...process.env, NODE_ENV: "production" } })
}

/** What is made at another time, and is no part of the documentation. */
const isGenerated = (file: string): boolean => path.relative(pages, file).split(path.sep)[0] === "reference"

const site: Product = {
  home,
  name: "site",
  sources: [
    import.meta.filename,
    path.join(home, "package.json"),
    path.join(root, "pnpm-lock.yaml"),
    path.join(home, "reference"),
    path.join(home, "site"),
    ...fs.readdirSync(pages).map((name) => path.join(pages, name)).filter((file) => !isGenerated(file))
  ],
  result: path.join(home, "assets"),
  proof: "llms.txt",
  build: async (fresh) => {
    const copy = path.join(home, "build/pages")
    fs.rmSync(copy, { recursive: true, force: true })
    fs.cpSync(pages, copy, { recursive: true, filter: (file) => !isGenerated(file) })
    const reference = path.join(home, "build/reference")
    await Promise.all([
      run(toolOf("vitepress"), "build", "site", "--outDir", fresh),
      run(toolOf("vite"), "build", "--config", "reference/vite.config.ts", "--outDir", reference, "--logLevel", "warn")
    ])
    fs.renameSync(path.join(reference, "index.html"), path.join(reference, "reference.html"))
    fs.cpSync(reference, path.join(fresh, "api"), { recursive: true })
    for (const file of filesBeside()) fs.cpSync(path.join(copy, file), path.join(fresh, file))
    writeLlms(fresh)
  }
}

/** Builds the site if it has changed; says whether it had. */
export const buildSite = (): Promise<boolean> => buildUnlessBuilt(site)

if (import.meta.main) await buildAndTell(site, "The documentation's site")
