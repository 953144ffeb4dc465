import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type * as Scope from "effect/Scope"
import { randomUUID } from "node:crypto"
import * as fs from "node:fs"
import * as path from "node:path"

/** Another process has the data directory open. Two at once would lose rows. */
export class DirectoryInUse extends Schema.TaggedError<DirectoryInUse>()("DirectoryInUse", {
  directory: Schema.String,
  pid: Schema.Int,
  since: Schema.String
}) {
  override get message(): string {
    return `The data directory ${this.directory} is open in process ${this.pid} since ${this.since}. ` +
      `Stop that process, or start this one with another data directory.`
  }
}

interface Owner {
  readonly pid: number
  /** Tells this process from a later one with the same number; empty where the system does not say. */
  readonly identity: string
  readonly since: string
}

/** Directories that this very process holds: needed where `identity` is empty. */
const held = new Set<string>()

const readText = (file: string): string | undefined => {
  try {
    return fs.readFileSync(file, "utf8")
  } catch {
    return undefined
  }
}

/** The boot and the clock tick in which a process began (proc(5), /proc/pid/stat, field 22). */
const identityOf = (pid: number): string => {
  const stat = readText(`/proc/${pid}/stat`)
  const boot = readText("/proc/sys/kernel/random/boot_id")
  if (stat === undefined || boot === undefined) return ""
  // The second field is a name in parentheses that may hold anything.
  const ticks = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]
  return ticks === undefined ? "" : `${boot.trim()} ${ticks}`
}

const isAlive = (owner: Owner, directory: string): boolean => {
  if (owner.pid === process.pid) {
    return held.has(directory)
  }
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false
  }
  const identity = identityOf(owner.pid)
  return owner.identity === "" || identity === "" || owner.identity === identity
}

const readOwner = (file: string): Owner | undefined => {
  const text = readText(file)
  if (text === undefined) return undefined
  try {
    const value = JSON.parse(text) as Partial<Owner>
    return {
      pid: typeof value.pid === "number" ? value.pid : 0,
      identity: typeof value.identity === "string" ? value.identity : "",
      since: typeof value.since === "string" ? value.since : "an unknown time"
    }
  } catch {
    return { pid: 0, identity: "", since: "an unknown time" }
  }
}

/** Creates the file with its whole content, unless it is there already. */
const createExclusively = (file: string, content: string): boolean => {
  const draft = `${file}.${randomUUID()}`
  fs.writeFileSync(draft, content, { flag: "wx", mode: 0o600 })
  try {
    fs.linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false
    throw error
  } finally {
    fs.rmSync(draft, { force: true })
  }
}

const take = (directory: string, since: string): DirectoryInUse | undefined => {
  const file = path.join(directory, "sendwright.lock")
  const takeover = `${file}.takeover`
  const content = JSON.stringify({ pid: process.pid, identity: identityOf(process.pid), since } satisfies Owner)
  for (;;) {
    if (createExclusively(file, content)) {
      held.add(directory)
      return undefined
    }
    const owner = readOwner(file)
    if (owner === undefined) continue
    if (owner.pid > 0 && isAlive(owner, directory)) return new DirectoryInUse({ directory, ...owner })
    // Its process was killed. Only one of those who find this out may remove it, or the second would remove the
    // lock that the first has taken by then.
    if (!createExclusively(takeover, content)) {
      const other = readOwner(takeover)
      if (other !== undefined && isAlive(other, directory)) return new DirectoryInUse({ directory, ...other })
      fs.rmSync(takeover, { force: true })
      continue
    }
    try {
      const current = readOwner(file)
      if (current !== undefined && !(current.pid > 0 && isAlive(current, directory))) fs.rmSync(file, { force: true })
    } finally {
      fs.rmSync(takeover, { force: true })
    }
  }
}

/**
 * Holds a directory for this process until the scope closes. It replaces a lock whose process no longer lives; for
 * one of a living process it fails, and says its number and start.
 */
export const acquire = (
  directory: string,
  since: string
): Effect.Effect<void, DirectoryInUse, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.suspend(() => {
      const refusal = take(directory, since)
      return refusal === undefined ? Effect.void : Effect.fail(refusal)
    }),
    () =>
      Effect.sync(() => {
        held.delete(directory)
        fs.rmSync(path.join(directory, "sendwright.lock"), { force: true })
      })
  )
