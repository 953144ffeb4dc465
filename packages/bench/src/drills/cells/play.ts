/**
 * Two cells behind HAProxy with the configuration of the documentation: keys find their own cell and no other, a cell
 * that is gone is nobody else's trouble, and a server that drains fails no request.
 */
import { once } from "node:events"
import { createServer } from "node:net"
import { performance } from "node:perf_hooks"
import { setTimeout as sleep } from "node:timers/promises"
import { progress } from "../../Report.ts"
import { longestGap } from "../faults/Gaps.ts"
import { isTaken, latencyOf, type Load, startLoad, statusesOf } from "../faults/Load.ts"
import { startHaproxy } from "../haproxy.ts"
import { type Cell, startCell } from "./Cell.ts"
import { configurationFor, freePorts, freeServers, type Ports } from "./configuration.ts"
import { ask, type Asked, askStrangely, expected } from "./strangers.ts"
import { submit, type Submitted } from "./submit.ts"

export interface CellsOptions {
  /** Sends a second to each cell. */
  readonly perSecond: number
  /** How long both are well. */
  readonly quietMs: number
  /** How long one of them is away, its Postgres with it. */
  readonly goneMs: number
  /** How often one of its two servers drains, in turn, and is started again. */
  readonly drains: number
}

const loadOn = ({ open }: Ports, { domain, key, recipient }: Cell, perSecond: number): Load =>
  startLoad({
    ports: () => [open],
    key,
    perSecond,
    withKeys: false,
    body: (number) => ({ from: `drill@${domain}`, to: recipient, subject: `No. ${number}`, text: "drill" })
  })

/** What a load was answered between two times. */
const stretch = ({ answers }: Load, fromMs: number, toMs: number) => {
  const within = answers.filter(({ atMs }) => atMs >= fromMs && atMs < toMs)
  const taken = within.filter(({ status }) => isTaken(status)).map(({ atMs, ms }) => atMs + ms)
  const { max, p50, p99 } = latencyOf(within)
  return {
    statuses: statusesOf(within),
    latencyMs: { p50, p99, max },
    longestWithoutMs: longestGap(taken, fromMs, toMs)
  }
}

const patienceMs = 180_000
/** How long the balancer takes to see that a server is there, and some more. */
const checkedMs = 1_500

/** The Message-ID of each email that was acknowledged, by its id. */
type Given = ReadonlyMap<string, string>

/**
 * Waits until nothing is to be handed over any more, and compares the emails of cells with those that they were given.
 */
const ledgerOf = async (cell: Cell, other: Cell, given: Given, givenToOther: Given) => {
  const until = performance.now() + patienceMs
  const waiting = async () => (await cell.api.get("/v1/emails?status=queued&limit=1")).data.length
  while (await waiting() > 0 && performance.now() < until) await sleep(250)
  const ids: Array<string> = []
  for await (const { id } of cell.api.all()) ids.push(id)
  const known = new Set(ids)
  const times = (id: string, { smtp }: Cell) => smtp.messages.get(given.get(id) ?? `${id}@${cell.domain}`) ?? 0
  return {
    acknowledged: given.size,
    lost: [...given.keys()].filter((id) => !known.has(id)).length,
    /** In the log, and the cell's mail server never got it. */
    neverSent: ids.filter((id) => times(id, cell) === 0).length,
    ofTheOther: ids.filter((id) => givenToOther.has(id)).length,
    sentByTheOther: ids.filter((id) => times(id, other) > 0).length
  }
}

/** The first time at which a condition holds, from now on, in milliseconds. */
const after = async (what: string, holds: () => Promise<boolean>, patience: number): Promise<number> => {
  const began = performance.now()
  while (performance.now() - began < patience) {
    if (await holds()) return Math.round(performance.now() - began)
    await sleep(25)
  }
  throw new Error(`${what}: not within ${patience} ms`)
}

interface Stage {
  readonly ports: Ports
  /** The one to which everything happens, and the other. */
  readonly a: Cell
  readonly b: Cell
  /** Frees the port of the second server of `a`. */
  readonly vacate: () => Promise<void>
}

const playOn = async ({ a, b, ports, vacate }: Stage, { drains, goneMs, perSecond, quietMs }: CellsOptions) => {
  const account = (cell: Cell): Promise<Asked> =>
    ask({ port: ports.open, headers: { authorization: `Bearer ${cell.key}` } })
  const [onA, onB] = [loadOn(ports, a, perSecond), loadOn(ports, b, perSecond)]
  const strangers = await askStrangely(ports, a, b)
  const [submittedToA, submittedToB] = await Promise.all([submit(ports, a), submit(ports, b)])

  progress(`both cells are well, for ${quietMs} ms`)
  const began = performance.now()
  await sleep(quietMs)

  progress(`one is away, for ${goneMs} ms`)
  const killed = performance.now()
  await a.leave(a.servers[0]!, "SIGKILL")
  await a.postgres.crash()
  const refusedAfterMs = await after("the balancer knows", async () => (await account(a)).status === 503, 10_000)
  const refusal = await account(a)
  const strangerMeanwhile = await ask({ port: ports.open })
  await sleep(Math.max(0, killed + goneMs - performance.now()))
  const back = performance.now()
  await a.postgres.restart()
  await vacate()
  await Promise.all([a.join(ports.servers.a[0]), a.join(ports.servers.a[1])])
  await after("it is back", async () => (await account(a)).status === 200, 30_000)
  const wellAgain = performance.now()

  progress("it is back with two servers, which drain in turn")
  const draining = performance.now()
  for (let drain = 0; drain < drains; drain++) {
    // The balancer has to see that both are back before one of them goes.
    await sleep(checkedMs)
    const leaving = ports.servers.a[drain % 2]!
    await a.leave(a.servers.find(({ port }) => port === leaving.http)!, "SIGTERM")
    if (drain + 1 < drains) await a.join(leaving)
  }
  const ended = performance.now()
  await Promise.all([onA.stop(), onB.stop()])

  progress("what became of everything")
  const givenTo = ({ domain }: Cell, load: Load, smtp: ReadonlyArray<Submitted>): Given =>
    new Map([
      ...[...load.acknowledged].map((id) => [id, `${id}@${domain}`] as const),
      ...smtp.map(({ id, messageId }) => [id, messageId] as const)
    ])
  const given = { a: givenTo(a, onA, submittedToA), b: givenTo(b, onB, submittedToB) }
  return {
    strangers,
    ledger: { a: await ledgerOf(a, b, given.a, given.b), b: await ledgerOf(b, a, given.b, given.a) },
    before: { a: stretch(onA, began, killed), b: stretch(onB, began, killed) },
    away: {
      a: stretch(onA, killed, back),
      b: stretch(onB, killed, back),
      refusedAfterMs,
      refusal,
      strangerMeanwhile,
      backAfterMs: Math.round(wellAgain - back)
    },
    drain: { ms: Math.round(ended - draining), a: stretch(onA, draining, ended), b: stretch(onB, draining, ended) },
    all: { b: stretch(onB, began, ended) }
  }
}

export type CellsFigures = Awaited<ReturnType<typeof playOn>>

/** HAProxy takes each for there until its checks have failed, and asks them in turn. */
const serversInAll = 4

/** Keeps a port from others until a server of ours needs it: what answered there would be taken for that server. */
const occupy = async (port: number): Promise<() => Promise<void>> => {
  const placeholder = createServer((socket) => void socket.destroy()).listen(port, "127.0.0.1")
  await once(placeholder, "listening")
  return () => new Promise((resolve) => void placeholder.close(() => resolve()))
}

export const playCells = async (options: CellsOptions): Promise<CellsFigures> => {
  const servers = await freeServers()
  const stops: Array<() => Promise<unknown>> = []
  try {
    const [vacateA, vacateB] = await Promise.all([occupy(servers.a[1].http), occupy(servers.b[1].http)])
    stops.unshift(vacateA, vacateB)
    const starting = await Promise.allSettled([startCell("a", servers.a[0]), startCell("b", servers.b[0])])
    for (const cell of starting) if (cell.status === "fulfilled") stops.unshift(cell.value.stop)
    const [a, b] = starting.map((cell) => {
      if (cell.status === "rejected") throw cell.reason
      return cell.value
    })
    const ports = await freePorts(servers)
    const balancer = await startHaproxy(configurationFor(ports), ports.open)
    stops.unshift(balancer.stop)
    const cells = [a!, b!] as const
    await after("all that is not there yet is known", async () => {
      for (const key of [cells[0].key, cells[1].key, null]) {
        const headers = key === null ? {} : { authorization: `Bearer ${key}` }
        for (let turn = 0; turn < 2 * serversInAll; turn++) {
          if ((await ask({ port: ports.open, headers })).status !== (key === null ? 401 : 200)) return false
        }
      }
      return true
    }, 20_000)
    return await playOn({ ports, a: cells[0], b: cells[1], vacate: vacateA }, options)
  } finally {
    for (const stop of stops) await stop()
  }
}

/** What was promised and did not hold, in words; nothing where all of it did. */
export const brokenPromises = ({ all, away, drain, ledger, strangers }: CellsFigures): ReadonlyArray<string> => {
  const broken: Array<string> = []
  for (const [way, { code, status }] of Object.entries(expected)) {
    const got = strangers[way as keyof typeof expected]
    if (got.status !== status || got.code !== code) broken.push(`${way} was answered ${got.status} ${got.code}`)
  }
  for (const [cell, { acknowledged, ...wrong }] of Object.entries(ledger)) {
    if (acknowledged === 0) broken.push(`${cell} took nothing`)
    for (const [what, count] of Object.entries(wrong)) if (count > 0) broken.push(`${cell}: ${what}: ${count}`)
  }
  const failed = (of: { readonly statuses: Readonly<Record<string, number>> }) =>
    Object.keys(of.statuses).some((status) => status !== "201")
  if (failed(all.b)) broken.push(`the other cell failed requests: ${JSON.stringify(all.b.statuses)}`)
  if (failed(drain.a)) broken.push(`the cell that drained failed requests: ${JSON.stringify(drain.a.statuses)}`)
  if (away.refusal.code !== "internal_error") broken.push("a cell that is away was not answered for in our envelope")
  if (away.strangerMeanwhile.status !== 401) broken.push("without a key, a cell that is away was asked")
  return broken
}
