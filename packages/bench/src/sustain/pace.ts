/** Emails at a steady pace that does not wait for the server: how long each takes, and what grows meanwhile. */
import { setTimeout as sleep } from "node:timers/promises"
import { median, type Percentiles, percentilesOf, round } from "../Statistics.ts"
import { memoryOfTree } from "../Usage.ts"
import { backlogFlatness, type Flatness, memoryFlatness } from "./flatness.ts"
import { faultsOf, journeyOf } from "./journey.ts"
import { type Cost, costBetween, heapOf, readMeter } from "./Meter.ts"
import { isDrained, type Stage } from "./Stage.ts"

const maxConnections = 512
/** The first seconds of the schedule, which are not counted. */
const leadSeconds = 5
/** The generator is to come to a request so soon after it is due, in milliseconds, at p99. */
const maxLatenessMs = 20
/** The page of figures costs the server some milliseconds. */
const heapSeconds = 5

export interface Pace {
  readonly perSecond: number
  readonly seconds: number
  readonly seed: number
}

export interface Held {
  readonly share: number
  readonly perSecond: number
  readonly emails: number
  /** Milliseconds. */
  readonly dueToAccepted: Percentiles
  readonly acceptedToTaken: Percentiles
  readonly eventToWebhook: Percentiles | null
  readonly backlog: Flatness
  readonly webhookBacklog: Flatness | null
  /** MiB. */
  readonly memory: Flatness
  /** Saw teeth, of which a few samples say nothing about growth. */
  readonly heap: { readonly median: number; readonly max: number }
  readonly cost: Cost
  readonly generator: { readonly lateness: Percentiles; readonly connections: number; readonly waited: number }
  readonly faults: ReadonlyArray<string>
}

/** Samples every so many seconds until it is told to stop. */
const sampling = (everySeconds: number, sample: () => number | Promise<number>) => {
  const samples: Array<number> = []
  const running = new AbortController()
  const run = async () => {
    while (!running.signal.aborted) {
      samples.push(await sample())
      await sleep(everySeconds * 1000)
    }
  }
  const ended = run()
  return async () => {
    running.abort()
    await ended
    return samples.filter((value) => !Number.isNaN(value))
  }
}

const rounded = <A extends object>(values: A): A =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? round(value) : value])
  ) as A

/** Sends for so many seconds after a short lead. */
export const holdPace = async (stage: Stage, share: number, { perSecond, seconds, seed }: Pace): Promise<Held> => {
  const sending = stage.load.ask("keepSchedule", {
    schedule: { perSecond, seconds: leadSeconds + seconds, seed },
    maxConnections
  })
  await Promise.race([sending, sleep(leadSeconds * 1000)])
  const before = await readMeter(stage)
  const memory = sampling(1, () => memoryOfTree(stage.server.pid))
  const heap = sampling(heapSeconds, () => heapOf(stage))
  const { began, connections, lateness, refused, waited } = await sending
  const after = await readMeter(stage)
  const samples = { memory: await memory(), heap: await heap() }
  const drained = await isDrained(stage)
  const noted = {
    accepted: await stage.load.ask("marks"),
    taken: await stage.mail.ask("marks"),
    hooked: stage.hooks === null ? null : await stage.hooks.ask("marks")
  }
  const journey = journeyOf(noted, {
    from: began + leadSeconds * 1000,
    to: began + (leadSeconds + seconds) * 1000
  })
  const latencies = (values: Float64Array) => rounded(percentilesOf(values))
  return {
    share,
    perSecond: round(perSecond, 0),
    emails: journey.emails,
    dueToAccepted: latencies(journey.dueToAccepted),
    acceptedToTaken: latencies(journey.acceptedToTaken),
    eventToWebhook: stage.hooks === null ? null : latencies(journey.eventToWebhook),
    backlog: rounded(backlogFlatness(journey.backlog, perSecond)),
    webhookBacklog: stage.hooks === null ? null : rounded(backlogFlatness(journey.webhookBacklog, perSecond)),
    memory: rounded(memoryFlatness(samples.memory)),
    heap: rounded({ median: median(samples.heap), max: Math.max(0, ...samples.heap) }),
    cost: costBetween(before, after),
    generator: { lateness: rounded(lateness), connections, waited },
    faults: [
      ...faultsOf(drained, { "mail server": journey.taken, "webhooks": journey.hooked }),
      ...(refused > 0 ? [`${refused} were not accepted`] : []),
      ...(lateness.p99 > maxLatenessMs ? [`the generator was ${round(lateness.p99)} ms late at p99`] : [])
    ]
  }
}
