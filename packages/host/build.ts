/**
 * Puts the program into a few files below `assets`, with all that it needs but PGlite, unless it was built from the same
 * sources before. It is what `sendwright` is in the package, and what the tests run: to find 1,300 modules would take
 * longer than all else that a start does.
 */
import * as fs from "node:fs"
import * as path from "node:path"
import { rolldown } from "rolldown"
import { buildAndTell, buildUnlessBuilt, type Product } from "../../scripts/built.ts"

const home = import.meta.dirname
const packages = path.join(home, "..")

/**
 * What stands for `import.meta.url` in a module that looks for files of its package: a module of the same folder that the
 * package exports, which is found wherever the package is installed.
 */
const placeOf = (id: string): string => {
  const [, folder = "", file = ""] = /packages\/([\w-]+)\/src\/(.+)$/.exec(id) ?? []
  if (file === "") return "import.meta.url"
  const { exports, name } = JSON.parse(fs.readFileSync(path.join(packages, folder, "package.json"), "utf8"))
  const neighbour = Object.keys(exports).find((key) => path.dirname(key.slice(2)) === path.dirname(file))
  if (neighbour === undefined) throw new Error(`${id} looks for files, and its package exports no module beside it.`)
  return `import.meta.resolve(${JSON.stringify(`${name}/${neighbour.slice(2)}`)})`
}

/** The directory of the package that a module came from. */
const packageOf = (id: string): string | undefined => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0]

/** The licences of what others wrote of it. */
const noticesOf = (ids: ReadonlyArray<string>): string => {
  const directories = new Set(ids.flatMap((id) => packageOf(id) ?? []))
  const parts = [...directories].map((directory) => {
    const { license, name, version } = JSON.parse(fs.readFileSync(path.join(directory, "package.json"), "utf8"))
    const file = fs.readdirSync(directory).find((entry) => /^licen[cs]e/i.test(entry))
    const text = file === undefined ? "" : `\n${fs.readFileSync(path.join(directory, file), "utf8").trim()}\n`
    return `## ${name} - ${version} (${license})\n${text}`
  })
  return ["# Licenses\n\nThe program holds what others wrote, under these licences.\n", ...parts.toSorted()].join("\n")
}

const bundle: Product = {
  home,
  name: "program",
  sources: [
    import.meta.filename,
    path.join(home, "../../pnpm-lock.yaml"),
    ...fs.readdirSync(packages).map((name) => path.join(packages, name, "src")).filter((source) =>
      fs.existsSync(source)
    )
  ],
  result: path.join(home, "assets"),
  proof: "sendwright.mjs",
  build: async (fresh) => {
    const built = await rolldown({
      input: path.join(home, "src/main.ts"),
      platform: "node",
      logLevel: "silent",
      external: /^@electric-sql\/pglite/,
      plugins: [{
        // A release gives all packages their version after this was built.
        name: "the version is read when the program starts",
        load: {
          filter: { id: /packages\/core\/package\.json$/ },
          handler: () => ({
            code: `import { createRequire } from "node:module"
export default createRequire(import.meta.url)("../package.json")`,
            moduleType: "js"
          })
        }
      }, {
        name: "files of a package are found where it is installed",
        transform: {
          filter: { code: /import\.meta\.url/ },
          handler: (code, id) => code.replaceAll("import.meta.url", placeOf(id))
        }
      }]
    })
    const { output } = await built.write({
      dir: fresh,
      format: "esm",
      entryFileNames: "sendwright.mjs",
      chunkFileNames: "[name]-[hash].mjs",
      comments: { annotation: false, jsdoc: false, legal: true }
    })
    const ids = output.flatMap((chunk) => chunk.type === "chunk" ? chunk.moduleIds : [])
    fs.writeFileSync(path.join(fresh, "third-party-notices.md"), noticesOf(ids))
  }
}

/** Builds it if a source has changed, and answers with the path of the program. */
export const buildProgram = async (): Promise<string> => {
  await buildUnlessBuilt(bundle)
  return path.join(bundle.result, bundle.proof)
}

if (import.meta.main) await buildAndTell(bundle, "The program")
