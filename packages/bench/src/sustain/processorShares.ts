/**
 * Holds processes to a share of one core each, by Linux's control groups. So one sees on few cores what more processes
 * are good for: with a quarter of a core each, two of them have twice as much as one, and the rest of the machine is there
 * for what they need. Needs root.
 */
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from "node:fs"
import * as path from "node:path"

/** Short, so that a process which has had its share stands still for less time than an email is allowed to take. */
const periodMicros = 10_000

const root = "/sys/fs/cgroup"
/** The first version of control groups has a tree of its own for each resource. */
const firstVersion = path.join(root, "cpu")

export interface ProcessorShares {
  /** Gives each of these processes, all of its threads together, a share of its own. */
  readonly hold: (pids: ReadonlyArray<number>) => void
  /** Once the processes have ended. */
  readonly stop: () => Promise<void>
}

const makeGroup = (pid: number, share: number): string => {
  const isFirst = existsSync(firstVersion)
  const group = path.join(isFirst ? firstVersion : root, `sendwright-bench-${pid}`)
  mkdirSync(group)
  const write = (name: string, value: string | number) => writeFileSync(path.join(group, name), String(value))
  const micros = Math.round(share * periodMicros)
  if (isFirst) {
    write("cpu.cfs_period_us", periodMicros)
    write("cpu.cfs_quota_us", micros)
  } else write("cpu.max", `${micros} ${periodMicros}`)
  write("cgroup.procs", pid)
  return group
}

/** `share` is a fraction of a core. */
export const processorShares = (share: number): ProcessorShares => {
  const groups: Array<string> = []
  return {
    hold: (pids) => {
      for (const pid of pids) groups.push(makeGroup(pid, share))
    },
    stop: async () => {
      for (const group of groups.splice(0)) rmdirSync(group)
    }
  }
}
