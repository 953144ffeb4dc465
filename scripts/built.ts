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

/** Who builds: a process's number. NaN: nobody any more. */
const holderOf = (lock: string): number => {
  try {
    return Number(fs.readFileSync(lock, "utf8"))
  } catch {
    return NaN
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"
  }
}

/** A file with the number of the process that builds: one that was stopped in the middle keeps nobody waiting. */
const takeLock = async (lock: string): Promise<void> => {
  fs.mkdirSync(path.dirname(lock), { recursive: true })
  const own = `${lock}.${process.pid}`
  fs.writeFileSync(own, String(process.pid))
  try {
    for (;;) {
      try {
        // It is there with its number at once, or not at all.
        fs.linkSync(own, lock)
        return
      } catch {
        if (isAlive(holderOf(lock))) await sleep(100)
        else fs.rmSync(lock, { force: true })
      }
    }
  } finally {
    fs.rmSync(own)
  }
}

const digestFileOf = ({ home, name }: Product): string => path.join(home, "build", `${name}.sha256`)

const isBuiltFrom = (product: Product, wanted: string): boolean =>
  fs.existsSync(path.join(product.result, product.proof))
  && fs.existsSync(digestFileOf(product))
  && fs.readFileSync(digestFileOf(product), "utf8") === wanted

/** Builds it if it has changed; says whether it had. Several processes may ask at once: one builds. */
export const buildUnlessBuilt = async (product: Product): Promise<boolean> => {
  const { home, name, result } = product
  const lock = path.join(home, "build", `${name}.lock`)
  if (isBuiltFrom(product, digest(product))) return false
  await takeLock(lock)
  try {
    const wanted = digest(product)
    if (isBuiltFrom(product, wanted)) return false
    const fresh = path.join(home, "build", name)
    fs.rmSync(fresh, { recursive: true, force: true })
    await product.build(fresh)
    fs.rmSync(result, { recursive: true, force: true })
    fs.renameSync(fresh, result)
    fs.writeFileSync(digestFileOf(product), wanted)
    return true
  } finally {
    fs.rmSync(lock, { force: true })
  }
}

/**
 * The same as a command, which says how long it took. With `--remove-stale` it only takes away what was built from other
 * sources, so that nobody takes that for what will be built.
 */
export const buildAndTell = async (product: Product, what: string): Promise<void> => {
  if (process.argv.includes("--remove-stale")) {
    if (!isBuiltFrom(product, digest(product))) fs.rmSync(product.result, { recursive: true, force: true })
    return
  }
  const start = performance.now()
  if (await buildUnlessBuilt(product)) console.log(`${what} is built (${Math.round(performance.now() - start)} ms).`)
}
