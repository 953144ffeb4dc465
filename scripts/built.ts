/** Builds what is made of sources and not committed, unless it was built from the same sources before. */
import * as crypto from "node:crypto"
import * as fs from "node:fs"
import * as path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"

/** What is built, and of what. */
export interface Product {
  /** The directory of the package: what tells when to build again is kept below its `build`. */
  readonly home: string
  /** Names what is built, within its package. */
  readonly name: string
  /** Files and directories that it is made of. */
  readonly sources: ReadonlyArray<string>
  /** Where the result is. */
  readonly result: string
  /** A file of the result, without which it is not complete. */
  readonly proof: string
  /** Builds into an empty directory, which then takes the place of the result. */
  readonly build: (fresh: string) => Promise<void>
}

/** A build takes seconds; whoever holds the lock for longer was stopped in the middle. */
const lockMs = 180_000

const filesBelow = (source: string): ReadonlyArray<string> =>
  fs.statSync(source).isFile() ? [source] : fs.readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()

/** Changes with any source. */
const digest = ({ home, sources }: Product): string => {
  const hash = crypto.createHash("sha256")
  for (const file of sources.flatMap(filesBelow)) {
    hash.update(path.relative(home, file)).update("\0").update(fs.readFileSync(file)).update("\0")
  }
  return hash.digest("hex")
}

const takeLock = async (lock: string): Promise<void> => {
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

/** Builds it if it has changed; says whether it had. Several processes may ask at once: one builds. */
export const buildUnlessBuilt = async (product: Product): Promise<boolean> => {
  const { home, name, proof, result } = product
  const digestFile = path.join(home, "build", `${name}.sha256`)
  const lock = path.join(home, "build", `${name}.lock`)
  const isBuiltFrom = (wanted: string): boolean =>
    fs.existsSync(path.join(result, proof))
    && fs.existsSync(digestFile)
    && fs.readFileSync(digestFile, "utf8") === wanted

  if (isBuiltFrom(digest(product))) return false
  await takeLock(lock)
  try {
    const wanted = digest(product)
    if (isBuiltFrom(wanted)) return false
    const fresh = path.join(home, "build", name)
    fs.rmSync(fresh, { recursive: true, force: true })
    await product.build(fresh)
    fs.rmSync(result, { recursive: true, force: true })
    fs.renameSync(fresh, result)
    fs.writeFileSync(digestFile, wanted)
    return true
  } finally {
    fs.rmdirSync(lock)
  }
}

/** The same as a command, which says how long it took. */
export const buildAndTell = async (product: Product, what: string): Promise<void> => {
  const start = performance.now()
  if (await buildUnlessBuilt(product)) console.log(`${what} is built (${Math.round(performance.now() - start)} ms).`)
}
