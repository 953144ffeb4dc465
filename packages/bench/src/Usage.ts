/** What a process has used, as Linux tells it; the figures mean nothing elsewhere. */
import { readFileSync } from "node:fs"

const field = (pid: number, name: string): number =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024

/** Memory that a process holds now, in MiB. */
export const memoryOf = (pid: number): number => field(pid, "VmRSS")

/** The most memory that it has held at once, in MiB. */
export const peakMemoryOf = (pid: number): number => field(pid, "VmHWM")

interface Stat {
  readonly parent: number
  /** In milliseconds; the kernel counts in hundredths of a second. */
  readonly own: number
  /** Of the children that have ended and been waited for. */
  readonly ended: number
}

const statOf = (pid: number): Stat => {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
  // The name of the program, which is in brackets, may hold anything.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ").map(Number)
  return { parent: fields[1]!, own: 10 * (fields[11]! + fields[12]!), ended: 10 * (fields[13]! + fields[14]!) }
}

/** The processor's time that a process has used, in milliseconds. The kernel counts in hundredths of a second. */
export const processorTimeOf = (pid: number): number => statOf(pid).own

/** The same of the processes that this one has started and that have ended. */
export const processorTimeOfEnded = (): number => statOf(process.pid).ended

/** The process that started another one. */
export const parentOf = (pid: number): number => statOf(pid).parent

/** Those that its main thread has started, which are all where it is Node or Postgres. */
const childrenOf = (pid: number): ReadonlyArray<number> => {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter((text) => text !== "").map(
      Number
    )
  } catch {
    // It has ended since.
    return []
  }
}

/** A process and all that descend from it. */
const treeOf = (root: number): ReadonlyArray<number> => [root, ...childrenOf(root).flatMap(treeOf)]

/** The processes that do the work of a server: those that it has started, or itself where it has started none. */
export const workersOf = (root: number): ReadonlyArray<number> => {
  const children = childrenOf(root)
  return children.length === 0 ? [root] : children
}

const total = (pids: ReadonlyArray<number>, of: (pid: number) => number): number => {
  let sum = 0
  for (const pid of pids) {
    try {
      sum += of(pid)
    } catch {
      // It has ended since; its parent has its time.
    }
  }
  return sum
}

/** The processor's time of a process and all that descend from it, those that have ended included, in milliseconds. */
export const processorTimeOfTree = (root: number): number =>
  total(treeOf(root), (pid) => {
    const { ended, own } = statOf(pid)
    return own + ended
  })

/** Memory that a process and all that descend from it hold now, in MiB; what they share counts several times. */
export const memoryOfTree = (root: number): number => total(treeOf(root), memoryOf)
