/**
 * Builds the page into `assets`, unless it was built from the same sources before. `start`, the tests and the build of
 * the packages run it; nobody who installs the package does.
 */
import { execFile as execFileCallback } from "node:child_process"
import { createRequire } from "node:module"
import * as path from "node:path"
import { promisify } from "node:util"
import { buildAndTell, buildUnlessBuilt, type Product } from "../../scripts/built.ts"

const execFile = promisify(execFileCallback)
const home = import.meta.dirname

/** What the page takes from core: rules that hold in the browser as they do on the server. */
const shared = ["foundation/Steps.ts", "foundation/TextLength.ts", "model/EmailEvent.ts", "templates/Placeholders.ts"]
  .map((file) => path.join(home, "../core/src", file))

const page: Product = {
  home,
  name: "page",
  // It changes with the packages that it is built from as well.
  sources: [
    path.join(home, "package.json"),
    path.join(home, "../../pnpm-lock.yaml"),
    path.join(home, "page"),
    ...shared
  ],
  result: path.join(home, "assets"),
  proof: "portal.html",
  build: async (fresh) => {
    // A process of its own: the one of a test says that the environment is "test", for which React would be another.
    const vite = path.join(path.dirname(createRequire(import.meta.url).resolve("vite/package.json")), "bin/vite.js")
    const config = path.join(home, "page/vite.config.ts")
    for (const mode of ["production", "portal"]) {
      const args = [vite, "build", "--config", config, "--mode", mode, "--outDir", fresh, "--emptyOutDir", "false"]
      await execFile(process.execPath, [...args, "--logLevel", "warn"], {
        env: { ...process.env, NODE_ENV: "production" }
      })
    }
  }
}

/** Builds the page if it has changed; says whether it had. */
export const buildPage = (): Promise<boolean> => buildUnlessBuilt(page)

if (import.meta.main) await buildAndTell(page, "The dashboard's page")
