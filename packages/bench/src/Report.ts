import { execFileSync } from "node:child_process"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"

const results = path.join(import.meta.dirname, "../results")

/** What a figure depends on besides the code. */
const machine = () => ({
  cpu: os.cpus()[0]?.model ?? "unknown",
  cores: os.cpus().length,
  memoryGiB: Math.round(os.totalmem() / 2 ** 30),
  platform: `${os.platform()} ${os.release()}`,
  node: process.version
})

const commit = (): string => {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim()
  } catch {
    return "unknown"
  }
}

/** Prints a benchmark's figures and keeps them in `results/<name>.json`. */
export const report = (name: string, settings: unknown, figures: unknown): void => {
  const whole = {
    benchmark: name,
    at: new Date(Date.now()).toISOString(),
    commit: commit(),
    machine: machine(),
    settings,
    figures
  }
  fs.mkdirSync(results, { recursive: true })
  fs.writeFileSync(path.join(results, `${name}.json`), `${JSON.stringify(whole, undefined, 2)}\n`)
  process.stdout.write(`${JSON.stringify(figures, undefined, 2)}\n`)
}

/** One line on standard error: benchmarks take minutes. */
export const progress = (line: string): void => {
  process.stderr.write(`${line}\n`)
}
