/**
 * Builds the page into `assets`, unless it was built from the same sources before. `start`, the tests and the build of
 * the packages run it; nobody who installs the package does.
 */
import { execFile as execFileCallback } from "node:child_process"
import * as crypto from "node:crypto"
import * as fs from "node:fs"
import { createRequire } from "node:module"
import * as path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { promisify } from "node:util"

const execFile = promisify(execFileCallback)
const root = import.meta.dirname
const assets = path.join(root, "assets")
const digestFile = path.join(root, "build", "page.sha256")
const lock = path.join(root, "build", "page.lock")

/** A build takes seconds; whoever holds the lock for longer was stopped in the middle. */
const lockMs = 120_000

/** What the page takes from core: rules that hold in the browser as they do on the server. */
const shared = ["foundation/TextLength.ts", "templates/Placeholders.ts"].map((file) =>
  path.join(root, "../core/src", file)
)

const sources = (): ReadonlyArray<string> => [
  ...fs.readdirSync(path.join(root, "page"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted(),
  ...shared
]

/** Changes with any source, and with the packages that the page is built from. */
const digest = (): string => {
  const hash = crypto.createHash("sha256")
  for (const file of [path.join(root, "package.json"), path.join(root, "../../pnpm-lock.yaml"), ...sources()]) {
    hash.update(path.relative(root, file)).update("\0").update(fs.readFileSync(file)).update("\0")
  }
  return hash.digest("hex")
}

const isBuiltFrom = (wanted: string): boolean =>
  fs.existsSync(path.join(assets, "portal.html"))
  && fs.existsSync(digestFile)
  && fs.readFileSync(digestFile, "utf8") === wanted

const takeLock = async (): Promise<void> => {
  fs.mkdirSync(path.dirname(lock), { recursive: true })
  for (;;) {
    try {
      fs.mkdirSync(lock)
      return
    } catch {
      const held = fs.statSync(lock, { throwIfNoEntry: false })
      if (held !== undefined && Date.now() - held.mtimeMs > lockMs) fs.rmdirSync(lock)
      else await sleep(100)
    }
  }
}

/** Builds the page if it has changed; says whether it had. */
export const buildPage = async (): Promise<boolean> => {
  if (isBuiltFrom(digest())) return false
  await takeLock()
  try {
    const wanted = digest()
    if (isBuiltFrom(wanted)) return false
    const fresh = path.join(root, "build", "page")
    // A process of its own: the one of a test says that the environment is "test", for which React would be another.
    const vite = path.join(path.dirname(createRequire(import.meta.url).resolve("vite/package.json")), "bin/vite.js")
    const config = path.join(root, "page/vite.config.ts")
    fs.rmSync(fresh, { recursive: true, force: true })
    for (const mode of ["production", "portal"]) {
      const args = [vite, "build", "--config", config, "--mode", mode, "--outDir", fresh, "--emptyOutDir", "false"]
      await execFile(process.execPath, [...args, "--logLevel", "warn"], {
        env: { ...process.env, NODE_ENV: "production" }
      })
    }
    fs.rmSync(assets, { recursive: true, force: true })
    fs.renameSync(fresh, assets)
    fs.writeFileSync(digestFile, wanted)
    return true
  } finally {
    fs.rmdirSync(lock)
  }
}

if (import.meta.main) {
  const start = performance.now()
  if (await buildPage()) console.log(`The dashboard's page is built (${Math.round(performance.now() - start)} ms).`)
}
