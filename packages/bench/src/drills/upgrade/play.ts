/**
 * Two servers on one database go from an older version to a newer one and back under load, one after the other. The
 * newer one brings a migration along that the older one can live with; at the end comes one that it cannot.
 */
import { performance } from "node:perf_hooks"
import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { makeAccount, sendwrightOf } from "../../Processes.ts"
import { progress } from "../../Report.ts"
import { seed } from "../../Seed.ts"
import { longestGap } from "../faults/Gaps.ts"
import { readLedger } from "../faults/Ledger.ts"
import { isTaken, latencyOf, statusesOf } from "../faults/Load.ts"
import { type Stage, withStage } from "../faults/Stage.ts"
import type { Reply, Version } from "./Client.ts"
import { expansion } from "./migrations.ts"
import { makePlaces, newName, type Places, releaseAfter } from "./Places.ts"
import { startTraffic, type Traffic } from "./Traffic.ts"

export interface UpgradeOptions {
  /** The main module of the older version. */
  readonly oldProgram: string
  /** What runs on the two servers, step by step; the first is how they begin, with `old` and `old`. */
  readonly path: ReadonlyArray<readonly [Version, Version]>
  /** How long each step lasts after its servers are ready. */
  readonly stepMs: number
  readonly perSecond: number
  /** Emails of another account that are there before, for the migration to fill. */
  readonly emails: number
  /** For how long a transaction that reads stays in the migration's way, from when that waits for it. */
  readonly inTheWayMs: number
  readonly env?: Readonly<Record<string, string>>
}

const patienceMs = 180_000

/** On a busy machine a request may wait for seconds: what it schedules is not to be over by then. */
const leastAheadMs = 15_000

const within = (replies: ReadonlyArray<Reply>, fromMs: number, toMs: number) => {
  const these = replies.filter(({ atMs }) => atMs >= fromMs && atMs < toMs)
  const sends = these.filter(({ isSend }) => isSend)
  const { max, p50, p99 } = latencyOf(sends)
  const taken = sends.filter(({ status }) => isTaken(status)).map(({ atMs, ms }) => atMs + ms)
  return {
    ms: Math.round(toMs - fromMs),
    sends: taken.length,
    sendMs: { p50, p99, max },
    longestWithoutSendMs: longestGap(taken, fromMs, toMs)
  }
}

/** Reads the log in one transaction, as a backup does, until something has waited for that long. */
const standInTheWay = async (stage: Stage, forMs: number) => {
  const reader = new pg.Client({ connectionString: stage.postgres.url, application_name: "backup" })
  reader.on("error", () => {})
  await reader.connect()
  await reader.query("BEGIN")
  await reader.query("LOCK TABLE sendwright.emails IN ACCESS SHARE MODE")
  const waiting = async () => {
    const { rowCount } = await stage.sql.query(`SELECT FROM pg_locks
      WHERE relation = 'sendwright.emails'::regclass AND mode = 'AccessExclusiveLock' AND NOT granted`)
    return (rowCount ?? 0) > 0
  }
  const giveWay = async () => {
    const until = performance.now() + patienceMs
    while (!(await waiting()) && performance.now() < until) await sleep(20)
    await sleep(forMs)
    await reader.end()
  }
  const gaveWay = giveWay()
  // Nobody waits for it where the new server did not start.
  gaveWay.catch(() => {})
  return { gaveWay }
}

/** Which server accepted emails and which handed them over, such as `old by new`. */
const handedOver = (stage: Stage, ids: Iterable<string>, takenBy: Traffic["takenBy"]) => {
  const counts: Record<string, number> = {}
  for (const id of ids) {
    const name = stage.smtp.takenFrom.get(`${id}@${stage.domain}`)
    if (name === undefined) continue
    const way = `${takenBy.get(id)} by ${name === newName ? "new" : "old"}`
    counts[way] = (counts[way] ?? 0) + 1
  }
  return counts
}

const earliest = (stage: Stage, scheduledFor: Traffic["scheduledFor"]): number =>
  Math.max(
    0,
    ...[...scheduledFor].map(([id, at]) => at - (stage.smtp.leftAt.get(`${id}@${stage.domain}`) ?? Infinity))
  )

/** What an old server says that is started on a database which a newer release has shut it out of. */
const refusalOf = async (stage: Stage, program: string): Promise<string> => {
  try {
    await stage.join({ program })
    return "none: it started"
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Goes the way, and measures what clients notice of it. */
const walk = async (
  stage: Stage,
  places: Places,
  traffic: Traffic,
  { inTheWayMs, path, stepMs }: UpgradeOptions
) => {
  const steps: Array<unknown> = []
  let stoodStillMs = 0
  let isMigrated = false
  const beganMs = performance.now()
  for (const versions of path) {
    const fromMs = performance.now()
    const migrates: boolean = !isMigrated && versions.includes("new")
    const reader = migrates ? await standInTheWay(stage, inTheWayMs) : null
    await places.become(versions)
    await reader?.gaveWay
    const readyMs = performance.now()
    await sleep(stepMs)
    const change = within(traffic.replies, fromMs, readyMs)
    if (migrates) stoodStillMs = change.longestWithoutSendMs
    isMigrated ||= migrates
    steps.push({
      servers: versions.join(" and "),
      ...(readyMs - fromMs < 50 ? {} : { change }),
      steady: within(traffic.replies, readyMs, performance.now())
    })
    progress(JSON.stringify(steps.at(-1)))
  }
  return { seconds: Math.round((performance.now() - beganMs) / 1_000), steps, stoodStillMs }
}

const playOn = async (stage: Stage, options: UpgradeOptions) => {
  const { oldProgram, perSecond, stepMs } = options
  const places = makePlaces(stage, oldProgram)
  const traffic = startTraffic({
    targets: places.targets,
    key: stage.key,
    perSecond,
    body: stage.body,
    aheadMs: Math.max(stepMs, leastAheadMs)
  })
  const walked = await walk(stage, places, traffic, options).finally(traffic.stop)

  progress("what became of everything")
  const ledger = await readLedger({
    api: stage.api,
    acknowledged: new Set(traffic.takenBy.keys()),
    smtp: stage.smtp,
    webhooks: stage.webhooks,
    domain: stage.domain,
    patienceMs
  })
  const ran = await stage.sql.query(`SELECT count(*)::int4 AS count FROM sendwright.migrations WHERE name = $1`, [
    expansion.name
  ])
  const filled = await stage.sql.query(
    `SELECT count(*)::int4 AS count FROM sendwright.emails WHERE drill_note = 'filled'`
  )
  const oldStatus = await sendwrightOf(oldProgram)(stage.env, "migrate", "--status")

  progress("the release after the next shuts the old version out")
  await sendwrightOf(releaseAfter)(stage.env, "migrate")
  const failures = traffic.replies.filter(({ failure }) => failure !== null)
  const answersOf = (version: Version) =>
    statusesOf(traffic.replies.filter((reply) => reply.version === version && reply.failure === null))
  return {
    ...walked,
    answers: { old: answersOf("old"), new: answersOf("new") },
    /** Connections to a server that was told to stop: those that it refused, and what became of others, and when. */
    refused: failures.filter((reply) => reply.failure === "ECONNREFUSED" && places.awaySince(reply) !== null).length,
    cut: failures.flatMap((reply) => {
      const ms = places.awaySince(reply)
      return ms === null || reply.failure === "ECONNREFUSED" ? [] : [`${reply.failure} ${ms} ms after the signal`]
    }),
    /** To any other server. */
    failed: failures.filter((reply) => places.awaySince(reply) === null)
      .map(({ failure, version }) => `${version}: ${failure}`),
    troubles: places.troubles(),
    sends: { acknowledged: traffic.takenBy.size, refused: traffic.refusedSends(), unanswered: traffic.unanswered() },
    repeats: { ...traffic.repeats },
    cancels: { ...traffic.cancels },
    lookups: { ...traffic.lookups },
    lists: { ...traffic.lists },
    handedOver: handedOver(stage, traffic.takenBy.keys(), traffic.takenBy),
    scheduled: {
      ...handedOver(stage, traffic.scheduledFor.keys(), traffic.takenBy),
      earlyMs: earliest(stage, traffic.scheduledFor)
    },
    ledger,
    migration: {
      steps: ran.rows[0].count as number,
      filled: filled.rows[0].count as number,
      oldStatus: { up_to_date: oldStatus.up_to_date as boolean, compatible: oldStatus.compatible as boolean }
    },
    refusal: await refusalOf(stage, oldProgram)
  }
}

export type UpgradeFigures = Awaited<ReturnType<typeof playOn>>

export const playUpgrade = (options: UpgradeOptions): Promise<UpgradeFigures> =>
  withStage({ program: options.oldProgram, env: options.env ?? {} }, async (stage) => {
    if (options.emails > 0) {
      progress(`${options.emails} emails that are there before`)
      const other = await makeAccount(stage.env, "live", { program: options.oldProgram })
      await seed(stage.sql, other.id, options.emails)
    }
    return playOn(stage, options)
  })
