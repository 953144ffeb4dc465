/** Plays direct delivery on the small internet, first for its pace, then with all faults at once. */
import { setTimeout as sleep } from "node:timers/promises"
import { makeAccount } from "../../Processes.ts"
import { progress } from "../../Report.ts"
import { type Percentiles, percentilesOf, round } from "../../Statistics.ts"
import { type Api, makeApi } from "../Api.ts"
import { hasty } from "../faults/Stage.ts"
import type { Farm } from "./Farm.ts"
import { type Fleet, startFleet } from "./Fleet.ts"
import { startHurry } from "./hurry.ts"
import { type Domain, isWell } from "./Internet.ts"
import { judge, keyOf, type Ledger, type Sent } from "./ledger.ts"
import { type Accepted, load } from "./load.ts"
import type { Names } from "./Names.ts"
import type { Weather } from "./Receivers.ts"
import { domainName, startWorld, verifyDomain } from "./world.ts"

export interface Options {
  /** Emails while there are all faults. */
  readonly emails: number
  readonly perSecond: number
  /** Emails at a steady pace, without faults and beside three large sites that have some. */
  readonly steady: { readonly emails: number; readonly perSecond: number }
  readonly servers: number
}

export interface Figures {
  readonly ledger: Ledger
  readonly kills: ReturnType<Fleet["kills"]>
  /** Waits for receivers that were made short. */
  readonly shortenedWaits: number
  /** From the send to the 250 of sites that are well, in milliseconds: with all others well, and with three large ones not. */
  readonly to250Ms: { readonly calm: Percentiles; readonly besideFaults: Percentiles; readonly p99Ratio: number }
}

const patienceMs = 10 * 60_000
/** Sites that hang take each message at the second attempt, and the first one holds a connection until it is given up. */
const drainMsPerEmail = 30
const goneShare = 0.04
const fullShare = 0.03
const readers = 8

/** Waits until something holds, and says what did not. */
const until = async (
  what: string,
  holds: () => boolean | Promise<boolean>,
  withinMs: number = patienceMs
): Promise<void> => {
  const end = performance.now() + withinMs
  while (!await holds()) {
    if (performance.now() > end) throw new Error(`${what}: not within ${withinMs / 60_000} minutes`)
    await sleep(100)
  }
}

interface Stage {
  readonly api: Api
  readonly farm: Farm
  readonly fleet: Fleet
  readonly names: Names
  readonly domains: ReadonlyMap<string, Domain>
  readonly databaseUrl: string
  readonly sent: Array<Accepted>
}

/** Sends to all domains that answer, or to those as well that do not. */
const sendLoad = async (
  { api, domains, sent }: Stage,
  options: {
    readonly name: string
    readonly emails: number
    readonly perSecond: number | null
    readonly withOdd: boolean
  }
): Promise<ReadonlyArray<Accepted>> => {
  const { withOdd } = options
  const accepted = await load({
    ...options,
    api,
    from: `Shop <orders@${domainName}>`,
    domains: [...domains.values()].filter(({ kind }) => withOdd || kind === "site"),
    gone: withOdd ? goneShare : 0,
    full: withOdd ? fullShare : 0
  })
  sent.push(...accepted)
  return accepted
}

/** When recipients of these emails were taken, once all of them were for which `counts` holds. */
const takenTimes = async (
  { domains, farm }: Stage,
  emails: ReadonlyArray<Accepted>,
  counts: (domain: Domain) => boolean
): Promise<{ readonly last: number; readonly waits: ReadonlyArray<number> }> => {
  const sentAt = new Map(
    emails.flatMap(({ at, id, to }) =>
      to.filter((address) => counts(domains.get(address.split("@")[1]!)!)).map((address) =>
        [keyOf(id, address), at] as const
      )
    )
  )
  const takenAt = new Map<string, number>()
  let read = 0
  await until("mail for sites that are well", () => {
    for (; read < farm.taken.length; read++) {
      const { at, messageId, recipient } = farm.taken[read]!
      const key = keyOf(messageId.split("@")[0]!, recipient)
      if (sentAt.has(key) && !takenAt.has(key)) takenAt.set(key, at)
    }
    return takenAt.size === sentAt.size
  })
  const waits = [...takenAt].map(([key, at]) => at - sentAt.get(key)!)
  return { last: Math.max(...takenAt.values()), waits }
}

/** Waits for receivers that put mail off, as long as it takes, in short. */
const drain = async ({ databaseUrl, sent }: Stage): Promise<number> => {
  const hurry = startHurry(databaseUrl, { killing: false })
  try {
    await until("an end of every email", () => hurry.open() === 0, patienceMs + sent.length * drainMsPerEmail)
  } finally {
    await hurry.stop()
  }
  return hurry.shortened()
}

const measurePace = async (stage: Stage, weather: Weather, steady: Options["steady"]): Promise<Percentiles> => {
  await stage.farm.turn(weather)
  const emails = await sendLoad(stage, { name: `steady-${weather}`, ...steady, withOdd: false })
  const { waits } = await takenTimes(stage, emails, isWell)
  const times = percentilesOf(waits)
  progress(`${weather}: ${waits.length} recipients, 250 after ${times.p50} ms (p50), ${times.p99} ms (p99)`)
  return times
}

/** All faults at once. Answers how many waits were made short. */
const playStorm = async (stage: Stage, { emails, perSecond }: Options): Promise<number> => {
  const { databaseUrl, farm, fleet, names } = stage
  await farm.turn("storm")
  names.setWell(false)
  const hurry = startHurry(databaseUrl, { killing: true })
  const turn = { isOver: false }
  const killing = (async () => {
    while (!turn.isOver) {
      await sleep(500 + Math.random() * 1_500)
      await fleet.killNext()
      progress(`storm: ${farm.taken.length} recipients taken, killed ${JSON.stringify(fleet.kills())}`)
    }
  })()
  try {
    await sendLoad(stage, { name: "storm", emails, perSecond, withOdd: true })
  } finally {
    turn.isOver = true
    await killing
    names.setWell(true)
    await hurry.stop()
  }
  return hurry.shortened() + await drain(stage)
}

/** What `/v1` says of all that was sent. */
const readAll = async ({ api, sent }: Stage): Promise<ReadonlyArray<Sent>> => {
  const read: Array<Sent> = []
  let next = 0
  await Promise.all(Array.from({ length: readers }, async () => {
    while (next < sent.length) {
      const { id, to } = sent[next++]!
      const { events } = await api.get(`/v1/emails/${id}`)
      read.push({ id, recipients: to, events })
    }
  }))
  return read
}

/** What is measured while nothing is killed: with the settings that the service comes with. */
const playPace = async (stage: Stage, { steady }: Options) => {
  const warm = await sendLoad(stage, { name: "warm-up", emails: 100, perSecond: null, withOdd: false })
  await takenTimes(stage, warm, () => true)
  const calm = await measurePace(stage, "well", steady)
  const besideFaults = await measurePace(stage, "large", steady)
  await stage.farm.turn("well")
  const shortened = await drain(stage)
  return { shortened, to250Ms: { calm, besideFaults, p99Ratio: round(besideFaults.p99 / calm.p99) } }
}

/** Plays all of it, on servers and a Postgres of its own. */
export const playMx = async (options: Options): Promise<Figures> => {
  const world = await startWorld()
  const { env, farm, internet, mx, names, postgres } = world
  const domains = new Map(internet.domains.map((domain) => [domain.name, domain]))
  let fleet = await startFleet(options.servers, env, mx, "steady", postgres)
  try {
    const { key } = await makeAccount(env, "live")
    const api = makeApi(() => fleet.ports(), key)
    await verifyDomain(api, names)
    const shared = { api, farm, names, domains, databaseUrl: postgres.url, sent: [] }
    const { shortened, ...pace } = await playPace({ ...shared, fleet }, options)
    await fleet.stop()
    fleet = await startFleet(options.servers, { ...env, ...hasty }, mx, "storm", postgres)
    const stage = { ...shared, fleet }
    const shortenedWaits = shortened + await playStorm(stage, options)
    progress("reading what became of every email")
    const ledger = judge(await readAll(stage), { domains, taken: farm.taken, whyForgotten: fleet.whyForgotten })
    return { ledger, kills: fleet.kills(), shortenedWaits, ...pace }
  } finally {
    await fleet.stop()
    await world.stop()
  }
}
