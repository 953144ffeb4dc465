/**
 * How fast this machine is at the moment, so that what a run takes of the processor can be judged: the same tests take
 * 960 s on one machine, and 2,500 s on another with two cores.
 */
import { createHash } from "node:crypto"
import * as fs from "node:fs"

/** What the work takes of the processor, in milliseconds, where the budgets of `tiers.ts` were measured. */
export const usualMillis = 80

const intervalMillis = 5_000

/** Memory that no program has had yet costs a fault for each page of it; so much is not kept by the allocator. */
const freshBytes = 40 * 1_048_576

/** Something of what tests do: objects, text, hashes, files, fresh memory. */
const work = (): void => {
  Buffer.allocUnsafeSlow(freshBytes).fill(1)
  for (let round = 0; round < 36; round++) {
    const rows = Array.from({ length: 2_000 }, (_, id) => ({ id, to: `a${id}@example.com`, tags: [String(round)] }))
    const text = JSON.stringify(rows)
    const found = JSON.parse(text).filter(({ to }: { readonly to: string }) => /^a\d*7@/.test(to))
    createHash("sha256").update(text).update(String(found.length)).digest()
    for (let call = 0; call < 100; call++) fs.statSync(import.meta.filename)
  }
}

/** Does the work once; the answer is how much of the processor it took. */
const measure = (): number => {
  const before = process.threadCpuUsage()
  work()
  const { system, user } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

/** Measures while something else goes on; the end answers with the median, as a multiple of what is usual. */
export const start = (): { readonly end: () => number } => {
  // What is compiled the first time is no measure.
  for (let warm = 0; warm < 5; warm++) work()
  const measured = [measure()]
  const timer = setInterval(() => measured.push(measure()), intervalMillis)
  return {
    end: () => {
      clearInterval(timer)
      return measured.toSorted((left, right) => left - right)[Math.floor(measured.length / 2)]! / usualMillis
    }
  }
}
