/**
 * Ends a process in which a mutant loops. One that never waits lets no timer of that process fire any more, and one that
 * does goes on beside the tests behind it. The next process takes it for killed and goes on without it.
 */
import * as fs from "node:fs"
import { Worker } from "node:worker_threads"

/** How long a mutant may have one test, in milliseconds: much longer than its timer says. */
const patience = 30_000

const nameOf = (outcomeFile: string): string => `${outcomeFile}.stuck`

/** The mutants that ended a process. */
export const stuck = (outcomeFile: string): ReadonlyArray<string> => {
  const file = nameOf(outcomeFile)
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8").split("\n").filter((id) => id !== "") : []
}

/** Forgets them. */
export const reset = (outcomeFile: string): void => fs.rmSync(nameOf(outcomeFile), { force: true })

const program = `
const { workerData: { shared, file, patience } } = require("node:worker_threads")
const fs = require("node:fs")
let turn = -1
let since = 0
setInterval(() => {
  const now = Date.now()
  const present = Atomics.load(shared, 0)
  if (present !== turn || Atomics.load(shared, 1) === 0) {
    turn = present
    since = now
  } else if (now - since > patience) {
    fs.appendFileSync(file, Atomics.load(shared, 1) - 1 + "\\n")
    process.kill(process.pid, "SIGKILL")
  }
}, 1000)
`

/** Watches from a thread of its own. Mutants are named by numbers. */
export const start = (outcomeFile: string) => {
  const shared = new Int32Array(new SharedArrayBuffer(8))
  new Worker(program, { eval: true, workerData: { shared, file: nameOf(outcomeFile), patience } }).unref()
  return {
    watch: (mutant: string): void => {
      Atomics.store(shared, 1, Number(mutant) + 1)
      Atomics.add(shared, 0, 1)
    },
    rest: (): void => void Atomics.store(shared, 1, 0),
    /** Ends the process for a mutant. */
    end: (mutant: string): void => {
      fs.appendFileSync(nameOf(outcomeFile), `${mutant}\n`)
      process.kill(process.pid, "SIGKILL")
    }
  }
}
