/** What a server told of a fault while it lasted. */
import type { Server } from "./Server.ts"

export interface Told {
  /** Milliseconds from the beginning of the fault until readiness was 503; null: it never was. */
  readonly unreadyAfterMs: number | null
  /** Milliseconds from its end until readiness was 200 again; null: it is not. */
  readonly readyAgainAfterMs: number | null
  /** For how many milliseconds of all that time it was not 200. */
  readonly unreadyMs: number
  /** What readiness said. */
  readonly reasons: ReadonlyArray<string>
  /** The most lines that were logged within any one minute. */
  readonly linesAMinute: number
  /** The lines, each once. */
  readonly lines: ReadonlyArray<string>
  /** Lines that hold a stack. */
  readonly stacks: number
}

/** The time for which the last change until then was not to 200. */
const unreadyMsOf = (changes: Server["readiness"], fromMs: number, untilMs: number): number =>
  changes.reduce((sum, { atMs, status }, index) => {
    const endMs = Math.min(changes[index + 1]?.atMs ?? untilMs, untilMs)
    return status === 200 ? sum : sum + Math.max(0, endMs - Math.max(atMs, fromMs))
  }, 0)

const messageOf = (text: string): string => /"message":"((?:[^"\\]|\\.)*)"/.exec(text)?.[1] ?? text

/** What was told from the beginning of a fault to its end, and until `untilMs` after it. */
export const toldBy = (server: Server, fromMs: number, endMs: number, untilMs: number): Told => {
  const changes = server.readiness.filter(({ atMs }) => atMs >= fromMs && atMs <= untilMs)
  const unready = changes.find(({ status }) => status !== 200)
  const last = server.readiness.findLast(({ atMs }) => atMs <= untilMs)
  const ready = changes.findLast(({ status }) => status === 200)
  const lines = server.log.filter(({ atMs }) => atMs >= fromMs && atMs <= untilMs)
  const perMinute = lines.map(({ atMs }) =>
    lines.filter((other) => other.atMs >= atMs && other.atMs < atMs + 60_000).length
  )
  return {
    unreadyAfterMs: unready === undefined ? null : Math.round(unready.atMs - fromMs),
    readyAgainAfterMs: unready === undefined
      ? 0
      : last?.status === 200 && ready !== undefined
      ? Math.max(0, Math.round(ready.atMs - endMs))
      : null,
    unreadyMs: Math.round(unreadyMsOf(server.readiness, fromMs, untilMs)),
    reasons: [...new Set(changes.filter(({ status }) => status !== 200).map(({ message }) => messageOf(message)))],
    linesAMinute: Math.max(0, ...perMinute),
    lines: [...new Set(lines.map(({ level, message }) => `${level}: ${message.slice(0, 160)}`))].slice(0, 20),
    stacks: lines.filter(({ message }) => /\n\s+at |stack/.test(message)).length
  }
}
