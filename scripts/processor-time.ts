/**
 * Vitest setup: notes what each file takes of the processor, with the programs that it started and that have ended
 * since. A server that all files share is not in it. Linux alone tells; elsewhere it is the process's own.
 */
import * as fs from "node:fs"
import { afterAll } from "vitest"

/** Of its line in `/proc`, behind the name: user, system, and the same of the children that have ended; in 1/100 s. */
const usedSeconds = (): number => {
  const { system, user } = process.cpuUsage()
  const own = (user + system) / 1e6
  try {
    const stat = fs.readFileSync("/proc/self/stat", "utf8")
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
    return own + (Number(fields[13]) + Number(fields[14])) / 100
  } catch {
    return own
  }
}

/** What was used when the last file of this process ended; none, where each file has a process. */
const noted = globalThis as { usedBefore?: number }

// Vitest wants a pattern there.
// oxlint-disable-next-line no-empty-pattern
afterAll(({}, { file }) => {
  const used = usedSeconds()
  file.meta.processorSeconds = used - (noted.usedBefore ?? 0)
  noted.usedBefore = used
})
