/** What a run has to show, and whether it did. */
import { round } from "../Statistics.ts"
import type { Played } from "../sustain/parts/openLoop.ts"

/** The clients of one step: how much of the capacity they ask for, and for how long they wait. */
export interface Step {
  readonly name: string
  readonly share: number
  readonly seconds: number
  readonly patienceMs: number
  /** False where it follows the step before at once. */
  readonly rests?: boolean
}

export interface StepPlayed extends Omit<Played, "ids"> {
  readonly step: Step
  /** 201 in time, for each second of the step. */
  readonly goodput: number
}

/** How soon a path answered that has to answer at any load. */
export interface Probed {
  readonly count: number
  /** Milliseconds; one that failed or had no answer counts with its patience. */
  readonly max: number
  readonly failed: number
}

export interface DatabasePlayed {
  /** As many as 64 connections are answered, each of which asks again as soon as it has an answer. */
  readonly capacity: number
  readonly steps: ReadonlyArray<StepPlayed>
  readonly probes: Readonly<Record<"ready" | "metrics", Probed>>
  readonly acknowledged: number
  readonly lost: number
}

export interface Bounds {
  /** Of the most goodput of all steps and the capacity. */
  readonly goodputAtThree: number
  readonly p99Ms: number
  readonly probeMs: number
  readonly recoverySeconds: number
}

export const bounds: Bounds = { goodputAtThree: 0.8, p99Ms: 500, probeMs: 1_000, recoverySeconds: 10 }

export interface Bar {
  readonly name: string
  readonly bound: string
  readonly found: string
  readonly holds: boolean
}

/** The names of the steps that the bars speak of. */
export const [calm, nearly, afterwards] = ["calm", "nearly", "afterwards"] as const

/** A second is as usual whose p99 is at most so many times that of the calm step, or this many milliseconds. */
const usualTimes = 2
const usualMs = 100

/** After how many seconds the step that follows the last overload is as usual, and stays so; Infinity: not at all. */
const recoverySeconds = (calm: StepPlayed, afterwards: StepPlayed): number => {
  const most = Math.max(usualMs, usualTimes * calm.latency.p99)
  const last = afterwards.seconds.findLastIndex(({ answered, due, p99 }) => answered < due || p99 > most)
  return last === afterwards.seconds.length - 1 ? Infinity : last + 1
}

const bar = (name: string, bound: string, found: string, holds: boolean): Bar => ({ name, bound, found, holds })

/** Holds what was measured against the bounds. */
export const barsOf = (played: DatabasePlayed, bounds: Bounds): ReadonlyArray<Bar> => {
  const { acknowledged, capacity, lost, probes, steps } = played
  const named = (name: string) => steps.find(({ step }) => step.name === name)!
  const most = Math.max(capacity, ...steps.map(({ goodput }) => goodput))
  const { p99Ms, probeMs } = bounds
  const { p99 } = named(nearly).latency
  const recovery = recoverySeconds(named(calm), named(afterwards))
  return [
    ...steps.filter(({ step }) => step.share === 3).map(({ goodput, step }) => {
      const share = goodput / most
      return bar(
        `goodput, ${step.name}`,
        `>= ${bounds.goodputAtThree} of the most`,
        String(round(share)),
        share >= bounds.goodputAtThree
      )
    }),
    bar("p99 at 0.9 of the capacity", `<= ${p99Ms} ms`, `${round(p99, 0)} ms`, p99 <= p99Ms),
    ...(["ready", "metrics"] as const).map((path) => {
      const { failed, max } = probes[path]
      const found = `${round(max, 0)} ms${failed > 0 ? `, ${failed} failed` : ""}`
      return bar(`slowest ${path}`, `<= ${probeMs} ms`, found, failed === 0 && max <= probeMs)
    }),
    bar("acknowledged and lost", "0", `${lost} of ${acknowledged}`, lost === 0 && acknowledged > 0),
    bar("as usual again", `within ${bounds.recoverySeconds} s`, `${recovery} s`, recovery <= bounds.recoverySeconds)
  ]
}

const row = (cells: ReadonlyArray<string>): string => `| ${cells.join(" | ")} |`

/** The bars of all databases as a table. */
export const tableOf = (found: Readonly<Record<string, ReadonlyArray<Bar>>>): string =>
  [
    row(["database", "bar", "bound", "found", ""]),
    row(["---", "---", "---", "---:", "---"]),
    ...Object.entries(found).flatMap(([database, bars]) =>
      bars.map(({ bound, found, holds, name }) => row([database, name, bound, found, holds ? "pass" : "FAIL"]))
    )
  ].join("\n")
