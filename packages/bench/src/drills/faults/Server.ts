/** A server in a process of its own, watched from outside: its readiness, its log, its memory, its metrics. */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import * as fs from "node:fs"
import { performance } from "node:perf_hooks"
import { setTimeout as sleep } from "node:timers/promises"
import { freePort } from "../../../../../scripts/free-port.ts"
import { host } from "../../Processes.ts"

const sampleMs = 250

/** What readiness said, from one change to the next. */
interface ReadinessChange {
  readonly atMs: number
  readonly status: number
  readonly message: string
}

interface LogLine {
  readonly atMs: number
  readonly level: string
  readonly message: string
}

export interface Server {
  readonly port: number
  readonly metricsPort: number
  readonly pid: number
  readonly readiness: Array<ReadinessChange>
  /** Warnings and errors, and what says that one ended. */
  readonly log: Array<LogLine>
  /** The most that it held in memory, in megabytes; since `resetPeak`. */
  readonly peakMb: () => number
  readonly memoryMb: () => number
  /** What was left of the heap after the last full collection, in megabytes; null: none was traced (`--trace-gc`). */
  readonly liveMb: () => number | null
  readonly resetPeak: () => void
  readonly signal: (signal: NodeJS.Signals) => void
  /** The value of a metric by its name and labels, as Prometheus would scrape it. */
  readonly metric: (name: string, labels?: string) => Promise<number | undefined>
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>
}

/** A line of `--trace-gc`: `[4711:0x2] 1003 ms: Mark-Compact 87.8 (195.4) -> 32.5 (162.6) MB …`. */
const collection = /^\[\d+:0x[0-9a-f]+\].* ms: /
const fullCollection = /: Mark-Compact .*? -> ([\d.]+) \(/

const messageOf = (line: string): LogLine | undefined => {
  try {
    const { level, message } = JSON.parse(line)
    const text = Array.isArray(message) ? message.map(String).join(" ") : String(message)
    return text === "request" ? undefined : { atMs: performance.now(), level: String(level), message: text }
  } catch {
    return { atMs: performance.now(), level: "?", message: line }
  }
}

export interface ServerOptions {
  readonly env: Readonly<Record<string, string>>
  /** The main module of another version; by default this checkout's. */
  readonly program?: string
  /** Arguments of Node. */
  readonly nodeArgs?: ReadonlyArray<string>
  /** A port that was used before: a restart. */
  readonly port?: number
  /** The directory that the process runs in. */
  readonly cwd?: string
  readonly readyWithinMs?: number
  /** What readiness answers when it has started: 503 for one that cannot become ready. */
  readonly readyStatus?: 200 | 503
}

export const startServer = async (
  { cwd, env, nodeArgs = [], port: asked, program = host, readyStatus = 200, readyWithinMs = 90_000 }: ServerOptions
): Promise<Server> => {
  const port = asked ?? await freePort()
  const metricsPort = await freePort()
  const child = spawn(process.execPath, [...nodeArgs, program, "serve"], {
    env: { ...env, PORT: String(port), SENDWRIGHT_METRICS_PORT: String(metricsPort) },
    stdio: ["ignore", "pipe", "pipe"],
    ...(cwd === undefined ? {} : { cwd })
  })
  const log: Array<LogLine> = []
  const readiness: Array<ReadinessChange> = []
  let live: number | null = null
  let rest = ""
  const onText = (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split("\n")
    rest = lines.pop() ?? ""
    for (const line of lines) {
      if (collection.test(line)) {
        const left = fullCollection.exec(line)?.[1]
        if (left !== undefined) live = Number(left)
        continue
      }
      const told = line === "" ? undefined : messageOf(line)
      if (told !== undefined) log.push(told)
    }
  }
  child.stdout.on("data", onText)
  child.stderr.on("data", onText)
  const pid = child.pid ?? 0
  const memoryMb = () => {
    try {
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024)
    } catch {
      return 0
    }
  }
  let peak = 0
  const watching = new AbortController()
  const ask = async () => {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(5_000) })
      const text = await answer.text()
      return { status: answer.status, message: answer.ok ? "" : text }
    } catch (error) {
      return { status: 0, message: error instanceof Error && error.name === "TimeoutError" ? "no answer in 5 s" : "" }
    }
  }
  const watch = async () => {
    while (!watching.signal.aborted) {
      const now = await ask()
      const last = readiness.at(-1)
      if (last === undefined || last.status !== now.status || last.message !== now.message) {
        readiness.push({ atMs: performance.now(), ...now })
      }
      peak = Math.max(peak, memoryMb())
      await sleep(sampleMs)
    }
  }
  const watched = watch()
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    watching.abort()
    await ended(child, signal)
    await watched
  }
  const until = performance.now() + readyWithinMs
  while (readiness.at(-1)?.status !== readyStatus) {
    if (child.exitCode !== null || performance.now() > until) {
      await stop("SIGKILL")
      throw new Error(`the server did not start: ${log.map(({ message }) => message).join("\n")}`)
    }
    await sleep(50)
  }
  return {
    port,
    metricsPort,
    pid,
    readiness,
    log,
    memoryMb,
    liveMb: () => live,
    peakMb: () => peak,
    resetPeak: () => {
      peak = memoryMb()
    },
    signal: (signal) => void child.kill(signal),
    metric: async (name, labels = "") => {
      const text = await fetch(`http://127.0.0.1:${metricsPort}/metrics`).then((answer) => answer.text(), () => "")
      const line = text.split("\n").find((one) => one.startsWith(name) && one.includes(labels))
      return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(" ") + 1))
    },
    stop
  }
}

const ended = async (child: ChildProcess, signal: NodeJS.Signals) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, "exit")
  // A frozen process takes no other signal.
  child.kill("SIGCONT")
  child.kill(signal)
  await exited
}
