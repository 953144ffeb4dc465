/**
 * `pnpm bench drill-mx-shaping`: three servers with more mail than receivers take. One is killed and another one begins in
 * its place, and a receiver asks for less for a while. By what the receivers count, no limit is ever exceeded, and the
 * servers use what there is: also what a process had that is gone.
 */
import * as fs from "node:fs/promises"
import * as os from "node:os"
import * as path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { makeAccount } from "../Processes.ts"
import { progress, report } from "../Report.ts"
import { round } from "../Statistics.ts"
import { makeApi } from "./Api.ts"
import { startFleet } from "./mx/Fleet.ts"
import { type Domain, isWell } from "./mx/Internet.ts"
import { between, firstMinuteWith, mostConnections, mostInMinute } from "./mx/kept.ts"
import { load } from "./mx/load.ts"
import { domainName, startWorld, verifyDomain } from "./mx/world.ts"

/** The last row is for many sites, which share it. `weight`: what of the load is for them. */
const rows = [
  { pattern: "*.site1.example.net", connections: 3, perMinute: 60, weight: 2 },
  { pattern: "*.site2.example.net", connections: 1, perMinute: 300, weight: 8 },
  { pattern: "*.site3.example.net", connections: 10, perMinute: 1_200, weight: 30 },
  { pattern: "*.example.net", connections: 5, perMinute: 240, weight: 8 }
] as const
const slowedRow = 2
const rowOf = (site: number) => Math.min(site, rows.length) - 1

const servers = 3
/** Until each server has its part: the first one had everything, and keeps to less for more than a minute before. */
const settleMs = 100_000
const perSecond = 25
const loadMs = 540_000
/** Behind the begin of the load. */
const slowAtMs = 70_000
const slowForMs = 20_000
const killAtMs = 130_000
/** Behind the end of the trouble. */
const backWithinMs = 7 * 60_000

const domainsOf = (domains: ReadonlyArray<Domain>): ReadonlyArray<Domain> =>
  rows.flatMap(({ weight }, row) => {
    const all = domains.filter(({ kind, site }) => kind === "site" && site !== null && rowOf(site.number) === row)
      .filter((domain) => row < rows.length - 1 || isWell(domain))
    return Array.from({ length: weight }, (_, n) => all[n % all.length]!)
  })

const play = async (file: string) => {
  const world = await startWorld()
  const { farm, internet, mx, names, postgres } = world
  const env = { ...world.env, MX_SITES_FILE: file }
  const fleet = await startFleet(servers, env, mx, "shaping", postgres)
  try {
    const { key } = await makeAccount(env, "live")
    const api = makeApi(() => fleet.ports(), key)
    await verifyDomain(api, names)
    await sleep(settleMs)
    const began = Date.now()
    const trouble = async () => {
      await sleep(slowAtMs)
      progress("a receiver asks for less")
      farm.slow({ site: slowedRow + 1, forMs: slowForMs })
      await sleep(killAtMs - slowAtMs)
      await fleet.killNext()
      progress("a server was killed, and another one has begun")
    }
    const sending = load({
      api,
      from: `Shop <orders@${domainName}>`,
      name: "shaping",
      emails: Math.round(perSecond * loadMs / 1_000),
      perSecond,
      domains: domainsOf(internet.domains),
      gone: 0,
      full: 0
    })
    const [sent] = await Promise.all([sending, trouble()])
    const ended = Date.now()
    return { began, ended, sent, seen: await farm.seen() }
  } finally {
    await fleet.stop()
    await world.stop()
  }
}

const figuresOf = ({ began, ended, seen, sent }: Awaited<ReturnType<typeof play>>) => {
  const counted = rows.map(({ connections, pattern, perMinute }, row) => {
    const own = seen.filter(({ site }) => rowOf(site) === row)
    const offered = own.filter(({ what }) => what === "offered").map(({ at }) => at)
    const share = (from: number, to: number) => round(between(offered, from, to) / ((to - from) / 60_000) / perMinute)
    return {
      offered,
      limit: { pattern, connections, perMinute },
      mostConnections: mostConnections(own),
      mostInMinute: mostInMinute(offered),
      /** Of the rate: in the minute before any trouble, while the part of the one killed is unused, and in the end. */
      used: {
        before: share(began + slowAtMs - 60_000, began + slowAtMs),
        afterKill: share(began + killAtMs, began + killAtMs + 60_000),
        inTheEnd: share(ended - 60_000, ended)
      }
    }
  })
  const { offered } = counted[slowedRow]!
  const slowedAt = began + slowAtMs
  const perSecondIn = (from: number, to: number) =>
    round(between(offered, slowedAt + from, slowedAt + to) / ((to - from) / 1_000))
  const back = firstMinuteWith(offered, 0.8 * rows[slowedRow].perMinute, slowedAt + slowForMs)
  return {
    emails: sent.length,
    rows: counted.map(({ offered, ...row }) => ({ ...row, offered: offered.length })),
    slowed: {
      perSecondBefore: perSecondIn(-30_000, 0),
      perSecondAfter10s: perSecondIn(10_000, 20_000),
      /** From the end of the trouble to the end of a minute with four fifths of the limit. */
      backAfterSeconds: back === undefined ? null : round((back - slowedAt - slowForMs) / 1_000)
    }
  }
}

export const mxShapingDrill = async (): Promise<void> => {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), "sendwright-mx-shaping-"))
  const file = path.join(directory, "sites.json")
  await fs.writeFile(
    file,
    JSON.stringify(rows.map(({ connections, pattern, perMinute }) => ({ connections, pattern, perMinute })))
  )
  const figures = figuresOf(await play(file).finally(() => fs.rm(directory, { recursive: true })))
  report("drill-mx-shaping", { servers, perSecond, loadMs, slowAtMs, slowForMs, killAtMs, backWithinMs }, figures)
  const wrong = figures.rows.flatMap(({ limit, mostConnections, mostInMinute, used }) => [
    ...mostConnections > limit.connections ? [`${limit.pattern}: ${mostConnections} connections at once`] : [],
    ...mostInMinute > limit.perMinute ? [`${limit.pattern}: ${mostInMinute} messages in a minute`] : [],
    ...used.before < 0.8 ? [`${limit.pattern}: only ${used.before} of its rate before any trouble`] : [],
    ...used.inTheEnd < 0.8 ? [`${limit.pattern}: only ${used.inTheEnd} of its rate in the end`] : []
  ])
  const { backAfterSeconds, perSecondAfter10s, perSecondBefore } = figures.slowed
  if (perSecondAfter10s > perSecondBefore / 2) wrong.push("the rate did not fall within ten seconds")
  if (backAfterSeconds === null || backAfterSeconds > backWithinMs / 1_000) wrong.push("the rate did not come back")
  if (wrong.length > 0) throw new Error(wrong.join("\n"))
}
