/** One database after the other: what it can do, and what is left of that when more is asked for. */
import { setTimeout as sleep } from "node:timers/promises"
import { runLoad } from "../LoadClient.ts"
import { progress } from "../Report.ts"
import { round } from "../Statistics.ts"
import { startPart } from "../sustain/Part.ts"
import type { OpenLoopClients } from "../sustain/parts/openLoop.ts"
import { type DatabasePlayed, type Step, type StepPlayed } from "./bars.ts"
import { probing } from "./Probe.ts"
import { type Database, openStage } from "./Stage.ts"

export interface Plan {
  readonly warmUpMs: number
  readonly capacityMs: number
  readonly steps: ReadonlyArray<Step>
  /** Between two steps, so that one does not pay for the other; none before the one that looks at what is left. */
  readonly restMs: number
}

const connections = 64
const readyEveryMs = 100
const metricsEveryMs = 1_000

const lineOf = ({ broken, due, failed, gaveUp, generator, goodput, latency, refusal, refused, step }: StepPlayed) =>
  `  ${step.name}: ${round(due / step.seconds, 0)}/s offered, ${round(goodput, 0)}/s in time, p99 ${
    round(latency.p99, 0)
  } ms; ${refused} refused (p99 ${round(refusal.p99, 0)} ms), ${gaveUp} gave up, ${broken + failed} broken; clients ${
    round(generator.processorMs / due, 3)
  } ms of processor each, late by ${round(generator.lateness.p99, 0)} ms, ${generator.connections} connections`

export const play = async (database: Database, plan: Plan): Promise<DatabasePlayed> => {
  const stage = await openStage(database)
  const clients = await startPart<OpenLoopClients>("openLoop")
  try {
    const request = Buffer.from(stage.request, "latin1")
    const full = (durationMs: number) =>
      runLoad({ port: stage.port, connections, durationMs, request: () => request, expectStatus: 201 })
    await full(plan.warmUpMs)
    const capacity = (await full(plan.capacityMs)).perSecond
    progress(`${database}: ${round(capacity, 0)}/s with ${connections} connections`)

    const ready = probing(stage.port, "/health/ready", readyEveryMs)
    const metrics = probing(stage.metricsPort, "/metrics", metricsEveryMs)
    const acknowledged: Array<string> = []
    const steps: Array<StepPlayed> = []
    for (const [index, step] of plan.steps.entries()) {
      if (step.rests !== false) await sleep(plan.restMs)
      const { ids, ...played } = await clients.ask("open", {
        port: stage.port,
        request: stage.request,
        patienceMs: step.patienceMs,
        schedule: { perSecond: step.share * capacity, seconds: step.seconds, seed: index + 1 }
      })
      for (const id of ids) acknowledged.push(id)
      const found = { step, goodput: ids.length / step.seconds, ...played }
      steps.push(found)
      progress(lineOf(found))
    }
    const probes = { ready: await ready(), metrics: await metrics() }
    const stored = await stage.stored()
    const lost = acknowledged.filter((id) => !stored.has(id)).length
    return { capacity, steps, probes, acknowledged: acknowledged.length, lost }
  } finally {
    await clients.stop()
    await stage.stop()
  }
}
