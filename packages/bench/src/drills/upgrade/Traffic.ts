/**
 * What clients ask of servers of two versions, steadily: sends with and without idempotency keys, repeats, schedules,
 * cancels, single emails and lists. It counts what was promised by one version and not kept by the other.
 */
import { performance } from "node:perf_hooks"
import { setTimeout as sleep } from "node:timers/promises"
import { isTaken } from "../faults/Load.ts"
import { makeClient, type Reply, type Target, type Told, type Version } from "./Client.ts"

export interface TrafficOptions {
  readonly targets: () => ReadonlyArray<Target>
  readonly key: string
  readonly perSecond: number
  readonly body: (number: number) => unknown
  /** How far ahead emails are scheduled, and how long after its answer a send is repeated once more. */
  readonly aheadMs: number
  /** Asks again where a server answers 503; otherwise that is an answer like any other. */
  readonly insists?: boolean
}

/** What was asked, how much of it of another version than the one that took the email, and how often it went wrong. */
interface Tally {
  asked: number
  across: number
  wrong: number
}

export interface Traffic {
  readonly replies: ReadonlyArray<Reply>
  /** Which version acknowledged each email, by its id. */
  readonly takenBy: ReadonlyMap<string, Version>
  /** For when emails were scheduled that were not cancelled, in milliseconds since 1970. */
  readonly scheduledFor: ReadonlyMap<string, number>
  /** Sends that were answered by anything but 201 or 200. */
  readonly refusedSends: () => number
  /** Sends without a key whose connection broke: nobody knows whether they were taken. */
  readonly unanswered: () => number
  /** Repeats of a key, which are to be answered with the same id. */
  readonly repeats: Tally
  readonly cancels: Tally
  readonly lookups: Tally
  /** Across: those that held emails of both versions. Wrong: those that lacked one. */
  readonly lists: Tally
  /** Asks no more, and waits for what is under way. */
  readonly stop: () => Promise<void>
}

/** So far ahead that it is cancelled before. */
const hourMs = 3_600_000
const cancelAfterMs = 500
/** How many of the newest emails are looked for in a page of the list. */
const newest = 10
const pageLength = 100

export const startTraffic = ({ aheadMs, body, insists = false, key, perSecond, targets }: TrafficOptions): Traffic => {
  const { ask, replies } = makeClient(targets, key, insists)
  const takenBy = new Map<string, Version>()
  const scheduledFor = new Map<string, number>()
  /** Ids in the order of their acknowledgement. */
  const taken: Array<string> = []
  const tally = (): Tally => ({ asked: 0, across: 0, wrong: 0 })
  const [repeats, cancels, lookups, lists] = [tally(), tally(), tally(), tally()]
  let refusedSends = 0
  let unanswered = 0
  const stopping = new AbortController()

  const note = (of: Tally, id: string, told: Told | undefined, isRight: (told: Told) => boolean) => {
    of.asked++
    if (told === undefined || !isRight(told)) of.wrong++
    else if (told.version !== takenBy.get(id)) of.across++
  }
  const send = async (number: number, more: object, idempotencyKey?: string): Promise<string | undefined> => {
    const keyed = idempotencyKey === undefined ? {} : { idempotencyKey }
    const whole = { ...body(number) as object, ...more }
    const told = await ask({ method: "POST", path: "/v1/emails", body: whole, turn: number, ...keyed })
    if (told === undefined) unanswered++
    else if (!isTaken(told.status)) refusedSends++
    else {
      const { id } = told.body
      takenBy.set(id, told.version)
      taken.push(id)
      return id
    }
    return undefined
  }
  const keyed = async (number: number) => {
    const idempotencyKey = `drill-${number}`
    const id = await send(number, {}, idempotencyKey)
    if (id === undefined) return
    const again = async (turn: number) => {
      const told = await ask({ method: "POST", path: "/v1/emails", body: body(number), idempotencyKey, turn })
      note(repeats, id, told, ({ body, status }) => status === 200 && body.id === id)
    }
    await again(number + 1)
    await sleep(aheadMs)
    await again(number)
  }
  const scheduled = async (number: number) => {
    const at = Date.now() + aheadMs
    const id = await send(number, { scheduled_at: new Date(at).toISOString() })
    if (id !== undefined) scheduledFor.set(id, at)
  }
  const cancelled = async (number: number) => {
    // With a key: one that was taken and not acknowledged would wait for its hour, and not be cancelled.
    const later = { scheduled_at: new Date(Date.now() + hourMs).toISOString() }
    const id = await send(number, later, `drill-cancelled-${number}`)
    if (id === undefined) return
    await sleep(cancelAfterMs)
    const told = await ask({ method: "POST", path: `/v1/emails/${id}/cancel`, turn: number + 1 })
    note(cancels, id, told, ({ body, status }) => status === 200 && body.status === "cancelled")
  }
  const lookUp = async (number: number) => {
    const id = taken[taken.length - 1 - number % Math.min(taken.length, newest)]
    if (id === undefined) return
    const other = targets().findIndex(({ version }) => version !== takenBy.get(id))
    const told = await ask({ method: "GET", path: `/v1/emails/${id}`, turn: other === -1 ? number : other })
    note(lookups, id, told, ({ body, status }) => status === 200 && body.id === id)
  }
  const list = async (number: number) => {
    const expected = taken.slice(-newest)
    const told = await ask({ method: "GET", path: `/v1/emails?limit=${pageLength}`, turn: number })
    const ids: ReadonlyArray<string> = told?.status === 200 ? told.body.data.map(({ id }: { id: string }) => id) : []
    const of = new Set(ids.map((id) => takenBy.get(id)))
    // On a busy machine so many came meanwhile that older ones are on the next page.
    const last = ids.length < pageLength ? "" : ids.at(-1)!
    lists.asked++
    if (told?.status !== 200 || expected.some((id) => id >= last && !ids.includes(id))) lists.wrong++
    else if (of.has("old") && of.has("new")) lists.across++
  }
  const plain = async (number: number) => void await send(number, {})
  const turns = [plain, keyed, plain, scheduled, lookUp, keyed, plain, cancelled, keyed, list, keyed]

  const running = new Set<Promise<void>>()
  const failures: Array<unknown> = []
  const run = async () => {
    const started = performance.now()
    for (let number = 0; !stopping.signal.aborted; number++) {
      await sleep(Math.max(0, started + number * 1_000 / perSecond - performance.now()))
      const asked: Promise<void> = turns[number % turns.length]!(number)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => void running.delete(asked))
      running.add(asked)
    }
  }
  const asking = run()
  return {
    replies,
    takenBy,
    scheduledFor,
    refusedSends: () => refusedSends,
    unanswered: () => unanswered,
    repeats,
    cancels,
    lookups,
    lists,
    stop: async () => {
      stopping.abort()
      await asking
      await Promise.all(running)
      if (failures.length > 0) throw failures[0]
    }
  }
}
