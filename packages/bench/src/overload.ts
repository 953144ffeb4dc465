/**
 * `pnpm bench overload [postgres|embedded]`: what is left of the capacity when 1, 2, 3 and 5 times as much is asked for,
 * by clients that do not wait for each other, in test mode. Impatient ones give up after 10 s. Meanwhile health and
 * metrics are asked for, and in the end every email that was acknowledged is looked for in the database. It prints a
 * table of the bars, and fails where one does not hold.
 */
import { afterwards, barsOf, bounds, calm, type DatabasePlayed, nearly, type Step, tableOf } from "./overload/bars.ts"
import { type Plan, play } from "./overload/play.ts"
import type { Database } from "./overload/Stage.ts"
import { report } from "./Report.ts"
import { round } from "./Statistics.ts"

const impatientMs = 10_000
const patientMs = 60_000

const step = (name: string, share: number, seconds: number, patienceMs = impatientMs): Step => ({
  name,
  share,
  seconds,
  patienceMs
})

const plan: Plan = {
  warmUpMs: 8_000,
  capacityMs: 10_000,
  restMs: 4_000,
  steps: [
    step(calm, 0.5, 10),
    step(nearly, 0.9, 20),
    step("1 times", 1, 10),
    step("2 times", 2, 10),
    step("3 times", 3, 15),
    step("3 times, patient", 3, 15, patientMs),
    step("5 times, patient", 5, 10, patientMs),
    step("5 times", 5, 15),
    { ...step(afterwards, 0.5, 14), rests: false }
  ]
}

const figuresOf = ({ acknowledged, capacity, lost, probes, steps }: DatabasePlayed) => ({
  capacityPerSecond: round(capacity, 0),
  steps: Object.fromEntries(
    steps.map(({ answered, broken, due, failed, gaveUp, generator, goodput, latency, refusal, refused, step }) => [
      step.name,
      {
        offeredPerSecond: round(due / step.seconds, 0),
        inTimePerSecond: round(goodput, 0),
        ofCapacity: round(goodput / capacity),
        p50Ms: round(latency.p50, 0),
        p99Ms: round(latency.p99, 0),
        refused: round(refused / due, 3),
        refusedP99Ms: round(refusal.p99, 0),
        gaveUp,
        broken: broken + failed,
        answered,
        clientMsPerRequest: round(generator.processorMs / due, 3),
        clientLateP99Ms: round(generator.lateness.p99, 0),
        connections: generator.connections
      }
    ])
  ),
  slowestMs: { ready: round(probes.ready.max, 0), metrics: round(probes.metrics.max, 0) },
  acknowledged,
  lost
})

export const overload = async (): Promise<void> => {
  const asked = process.argv[3]
  const databases = (["postgres", "embedded"] as const satisfies ReadonlyArray<Database>).filter((database) =>
    asked === undefined || asked === database
  )
  const figures: Record<string, ReturnType<typeof figuresOf>> = {}
  const bars: Record<string, ReturnType<typeof barsOf>> = {}
  for (const database of databases) {
    const played = await play(database, plan)
    figures[database] = figuresOf(played)
    bars[database] = barsOf(played, bounds)
  }
  report("overload", { plan, bounds }, { ...figures, bars })
  process.stdout.write(`${tableOf(bars)}\n`)
  if (Object.values(bars).flat().some(({ holds }) => !holds)) throw new Error("a bar does not hold: see above")
}
