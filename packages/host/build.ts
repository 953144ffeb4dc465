/**
 * Puts the program into a few files below `assets`, with all that it needs but PGlite, unless it was built from the same
 * sources before. The published package has it as its command `sendwright`; `start` and the tests run it. Loading 1,300
 * modules one by one would take longer than the rest of a start.
 */
import * as fs from "node:fs"
import * as path from "node:path"
import { rolldown } from "rolldown"
import { buildAndTell, buildUnlessBuilt, type Product } from "../../scripts/built.ts"

const home = import.meta.dirname
const packages = path.join(home, "..")

/**
 * What replaces `import.meta.url` in a module that looks for files of its package: the address of a module of the same
 * folder that the package exports. Node finds it wherever the package is installed.
 */
const placeOf = (id: string): string => {
  const [, folder = "", file = ""] = /packages\/([\w-]+)\/src\/(.+)$/.exec(id.replaceAll(path.sep, "/")) ?? []
  if (file === "") return "import.meta.url"
  const { exports, name } = JSON.parse(fs.readFileSync(path.join(packages, folder, "package.json"), "utf8"))
  const neighbour = Object.keys(exports).find((key) => path.dirname(key.slice(2)) === path.dirname(file))
  if (neighbour === undefined) throw new Error(`${id} looks for files, and its package exports no module beside it.`)
  return `import.meta.resolve(${JSON.stringify(`${name}/${neighbour.slice(2)}`)})`
}

/** The directory of the package that a module came from; `undefined` for modules of this workspace. */
const packageOf = (id: string): string | undefined => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id)?.[0]

/** The licences of what others wrote of it. */
const noticesOf = (ids: ReadonlyArray<string>): string => {
  const parts = [...new Set(ids.flatMap((id) => packageOf(id) ?? []))].map((directory) => {
    const { license, name, version } = JSON.parse(fs.readFileSync(path.join(directory, "package.json"), "utf8"))
    const file = fs.readdirSync(directory).find((entry) => /^licen[cs]e/i.test(entry))
    const text = file === undefined ? undefined : fs.readFileSync(path.join(directory, file), "utf8").trim()
    return { heading: `## ${name} - ${version} (${license})`, license, text }
  })
  const sections = parts.map(({ heading, license, text }) => {
    // Some packages name their licence and do not bring its text.
    if (text === undefined && !parts.some((part) => part.license === license && part.text !== undefined)) {
      throw new Error(`No package that is built in has the text of the licence of "${heading}".`)
    }
    return `${heading}\n\n${text ?? `The text of ${license} is that of the other packages under it.`}\n`
  })
  return ["# Licenses\n\nThe program contains these packages.\n", ...sections.toSorted()].join("\n")
}

const bundle: Product = {
  home,
  name: "program",
  sources: [
    import.meta.filename,
    path.join(home, "../../pnpm-lock.yaml"),
    ...fs.readdirSync(packages)
      .flatMap((name) => ["src", "package.json"].map((part) => path.join(packages, name, part)))
      .filter((source) => fs.existsSync(source))
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
          filter: { id: /packages[\\/]core[\\/]package\.json$/ },
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
