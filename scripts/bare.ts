/**
 * A bare machine, as far as one process can have it: a home of its own, an empty npm cache, and a `PATH` on which there
 * is one Node, npm and a shell, but no compiler and no other tool. As root its programs can run as an ordinary user.
 */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import * as fs from "node:fs"
import { createRequire } from "node:module"
import * as os from "node:os"
import * as path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { unprivileged } from "./local-postgres.ts"
import { type Outcome, root } from "./run.ts"

/** The Node of an npm package, which a package of this workspace depends on. */
const nodeOf = (name: string): string => {
  const manifest = createRequire(path.join(root, "packages", "consumer", "package.json")).resolve(
    `${name}/package.json`
  )
  return path.join(path.dirname(manifest), "bin", process.platform === "win32" ? "node.exe" : "node")
}

/** The folder of the machine's npm, wherever the link to it is. */
const npmFolder = (): string => {
  const links = (process.env["PATH"] ?? "").split(path.delimiter).map((folder) => path.join(folder, "npm"))
  const link = links.find((file) => fs.existsSync(file))
  if (link === undefined) throw new Error("There is no npm on this machine.")
  return path.resolve(fs.realpathSync(link), "..", "..")
}

/** The oldest Node that is supported, which an npm package brings. */
export const oldestNode = (): string => nodeOf("node22")

export interface Bare {
  /** An empty directory, which goes with the machine. */
  readonly folder: (name: string) => string
  /** Starts a program in a folder. */
  readonly start: (args: ReadonlyArray<string>, folder: string, env?: Readonly<Record<string, string>>) => Program
  /** Runs one to its end, which has to come within five minutes. */
  readonly run: (
    args: ReadonlyArray<string>,
    folder: string,
    env?: Readonly<Record<string, string>>
  ) => Promise<Outcome>
  readonly remove: () => void
}

export interface Program {
  /** What it has printed so far, on both streams. */
  readonly output: () => string
  /** Waits until what it printed matches; it fails with everything it printed where that is not so in time. */
  readonly printed: (pattern: RegExp, withinMs: number) => Promise<RegExpExecArray>
  /** Its exit code; where a signal ended it, what a shell makes of that. */
  readonly ended: Promise<number>
  /** Ends it, and what it started, as an operator does, and in the end by force. */
  readonly stop: () => Promise<number>
}

/** How long a program may take that ends by itself. */
const runMs = 300_000

/** How long a program may take to end when it was told to. */
const endMs = 40_000

const follow = (child: ChildProcess): Program => {
  let text = ""
  child.stdout?.on("data", (chunk: Buffer) => text += chunk.toString())
  child.stderr?.on("data", (chunk: Buffer) => text += chunk.toString())
  const ended = once(child, "close").then(([code, signal]: Array<unknown>) =>
    typeof code === "number" ? code : 128 + (os.constants.signals[signal as NodeJS.Signals] ?? 0)
  )
  let hasEnded = false
  void ended.then(() => hasEnded = true)
  const kill = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal)
    } catch {
      // It has ended meanwhile.
    }
  }
  return {
    output: () => text,
    printed: async (pattern, withinMs) => {
      const until = performance.now() + withinMs
      for (;;) {
        const match = pattern.exec(text)
        if (match !== null) return match
        if (hasEnded) throw new Error(`it ended before it printed ${pattern}:\n${text}`)
        if (performance.now() > until) throw new Error(`it did not print ${pattern} in ${withinMs} ms:\n${text}`)
        await sleep(20)
      }
    },
    ended,
    stop: async () => {
      kill("SIGTERM")
      const forced = setTimeout(() => kill("SIGKILL"), endMs)
      return ended.finally(() => clearTimeout(forced))
    }
  }
}

/** `asRoot` says whether root's programs stay root's; `npm` names npm's folder, by default the machine's. */
export const bareMachine = (
  { asRoot = false, node, npm, registry }: {
    readonly node: string
    readonly registry: string
    readonly asRoot?: boolean
    readonly npm?: string
  }
): Bare => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-bare-"))
  const identity = asRoot ? {} : unprivileged()
  const own = (item: string) => {
    if (identity.uid !== undefined) fs.chownSync(item, identity.uid, identity.gid)
  }
  fs.chmodSync(directory, 0o755)
  const bin = path.join(directory, "bin")
  const home = path.join(directory, "home")
  for (const folder of [bin, home]) fs.mkdirSync(folder)
  own(home)
  // A copy, because others may not enter where the checkout is.
  fs.copyFileSync(node, path.join(bin, "node"))
  for (const program of ["npm", "npx"]) {
    fs.symlinkSync(path.join(npm ?? npmFolder(), "bin", `${program}-cli.js`), path.join(bin, program))
  }
  fs.symlinkSync("/bin/sh", path.join(bin, "sh"))
  fs.writeFileSync(path.join(home, ".npmrc"), `registry=${registry}\nfund=false\nupdate-notifier=false\n`)
  const start: Bare["start"] = ([program = "", ...args], folder, env = {}) =>
    follow(spawn(path.join(bin, program), args, {
      ...identity,
      cwd: folder,
      env: { HOME: home, PATH: bin, NODE_EXTRA_CA_CERTS: process.env["NODE_EXTRA_CA_CERTS"], ...env },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true
    }))
  return {
    folder: (name) => {
      const folder = path.join(directory, name)
      fs.mkdirSync(folder)
      own(folder)
      return folder
    },
    start,
    run: async (args, folder, env) => {
      const program = start(args, folder, env)
      const late = setTimeout(() => void program.stop(), runMs)
      const code = await program.ended.finally(() => clearTimeout(late))
      return { ok: code === 0, output: program.output().trim() }
    },
    remove: () => fs.rmSync(directory, { recursive: true, force: true })
  }
}
