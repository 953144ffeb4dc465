/**
 * Puts the program into one file below `build`, unless it was built from the same sources before. The tests run it: they
 * start servers and commands hundreds of times, and to find 1,300 modules takes longer than most of what they ask for.
 */
import * as fs from "node:fs"
import * as path from "node:path"
import { pathToFileURL } from "node:url"
import { rolldown } from "rolldown"
import { buildUnlessBuilt, type Product } from "../../scripts/built.ts"

const home = import.meta.dirname
const packages = path.join(home, "..")

const bundle: Product = {
  home,
  name: "bundle",
  sources: [
    import.meta.filename,
    path.join(home, "../../pnpm-lock.yaml"),
    ...fs.readdirSync(packages).map((name) => path.join(packages, name, "src")).filter((source) =>
      fs.existsSync(source)
    )
  ],
  result: path.join(home, "build/program"),
  proof: "sendwright.mjs",
  build: async (fresh) => {
    const built = await rolldown({
      input: path.join(home, "src/main.ts"),
      platform: "node",
      logLevel: "silent",
      plugins: [{
        name: "files beside a module are found where they were",
        transform: {
          filter: { code: /import\.meta\.url/ },
          handler: (code, id) => code.replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href))
        }
      }]
    })
    await built.write({
      dir: fresh,
      format: "esm",
      entryFileNames: "sendwright.mjs",
      chunkFileNames: "[name]-[hash].mjs"
    })
  }
}

/** Builds it if a source has changed, and answers with the path of the program. */
export const buildProgram = async (): Promise<string> => {
  await buildUnlessBuilt(bundle)
  return path.join(bundle.result, bundle.proof)
}
