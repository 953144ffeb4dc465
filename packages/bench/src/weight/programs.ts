/** Small programs that are put into a folder, as JavaScript, and run there. */
import { spawn } from "node:child_process"
import { once } from "node:events"
import * as fs from "node:fs"
import { stripTypeScriptTypes } from "node:module"
import * as path from "node:path"
import { createInterface } from "node:readline"
import { median, round } from "../Statistics.ts"
import type { Moment } from "./programs/moments.ts"

const sources = path.join(import.meta.dirname, "programs")

/** Node would take time and memory to make JavaScript of the sources. */
export const putPrograms = (directory: string): void => {
  for (const name of fs.readdirSync(sources)) {
    const text = stripTypeScriptTypes(fs.readFileSync(path.join(sources, name), "utf8"))
    fs.writeFileSync(path.join(directory, name.replace(/ts$/, "mjs")), text.replaceAll(".ts\"", ".mjs\""))
  }
}

/** When a program had begun its imports, made an engine, started it, and seen its first email taken. */
export interface Told {
  readonly began: Moment
  readonly made: Moment
  readonly started?: Moment
  readonly first?: Moment
}

interface Program {
  readonly pid: number
  readonly told: Told
  /** Lets it send so many emails. */
  readonly send: (count: number) => Promise<void>
  /** Ends its input, and waits for its end. */
  readonly stop: () => Promise<void>
}

export const startProgram = async (
  directory: string,
  args: ReadonlyArray<string>,
  env: Readonly<Record<string, string>> = {}
): Promise<Program> => {
  // Nothing of what this process was told, such as a cache of compiled modules, which a stranger has not.
  const child = spawn(process.execPath, args, {
    cwd: directory,
    env: { PATH: process.env["PATH"] ?? "", NODE_ENV: "production", ...env },
    stdio: ["pipe", "pipe", "inherit"]
  })
  const ended = once(child, "exit")
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const next = async () => {
    const { done, value } = await lines.next()
    if (done === true) throw new Error(`${args.join(" ")} has ended`)
    return JSON.parse(value)
  }
  return {
    pid: child.pid ?? 0,
    told: await next(),
    send: async (count) => {
      child.stdin.write(`${count}\n`)
      await next()
    },
    stop: async () => {
      child.stdin.end()
      await ended
    }
  }
}

interface Held {
  readonly wallMs: number
  readonly processorMs: number
  readonly residentMB: number
}

const medianOf = (moments: ReadonlyArray<Held>): Held => ({
  wallMs: round(median(moments.map(({ wallMs }) => wallMs)), 0),
  processorMs: round(median(moments.map(({ processorMs }) => processorMs)), 0),
  residentMB: round(median(moments.map(({ residentMB }) => residentMB)), 0)
})

/** Medians of turns. Imports count from when the program began; what else there is from when its process did. */
export const turnsOf = (turns: ReadonlyArray<Told>) => {
  const of = (moments: ReadonlyArray<Moment | undefined>) => {
    const there = moments.filter((moment) => moment !== undefined)
    return there.length === 0 ? null : medianOf(there)
  }
  return {
    imported: medianOf(turns.map(({ began, made }) => ({
      wallMs: made.wallMs - began.wallMs,
      processorMs: made.processorMs - began.processorMs,
      residentMB: made.residentMB
    }))),
    started: of(turns.map(({ started }) => started)),
    first: of(turns.map(({ first }) => first))
  }
}
