/** What a process has used, as Linux tells it; the figures mean nothing elsewhere. */
import { readFileSync } from "node:fs"

const field = (pid: number, name: string): number =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024

/** Memory that a process holds now, in MiB. */
export const memoryOf = (pid: number): number => field(pid, "VmRSS")

/** The processor's time that a process has used, in milliseconds. The kernel counts in hundredths of a second. */
export const processorTimeOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
  // The name of the program, which stands in brackets, may hold anything.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  return 10 * (Number(fields[11]) + Number(fields[12]))
}
