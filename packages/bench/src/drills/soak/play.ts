/** Two servers, two accounts and everything that they do, for a time; servers and the database are restarted meanwhile. */
import { eventTypes } from "@sendwright/core/model/EmailEvent"
import { randomBytes } from "node:crypto"
import * as fs from "node:fs"
import * as path from "node:path"
import { performance } from "node:perf_hooks"
import { setTimeout as sleep } from "node:timers/promises"
import { startPostgres } from "../../../../../scripts/local-postgres.ts"
import { signIn } from "../../dashboard/signedIn.ts"
import { makeAccount } from "../../Processes.ts"
import { progress } from "../../Report.ts"
import { makeApi } from "../Api.ts"
import { readLedger } from "../faults/Ledger.ts"
import { statusesOf } from "../faults/Load.ts"
import { type Stage, withStage } from "../faults/Stage.ts"
import { startTraffic } from "../upgrade/Traffic.ts"
import { startSink } from "../WebhookSink.ts"
import { type Ask, makeAsk, openLive } from "./Ask.ts"
import { type Life, startLife } from "./Life.ts"
import { type Sample, takeSample } from "./Samples.ts"

export interface SoakOptions {
  readonly forMs: number
  /** Requests of the first account. */
  readonly perSecond: number
  /** Between two restarts of a server: it is asked to stop, the next time it is killed. */
  readonly restartMs: number
  /** Between two crashes of the database. */
  readonly crashMs: number
  /** Emails are scheduled so far ahead, and keys repeated so long after. */
  readonly aheadMs: number
  readonly sampleMs: number
  /** What may pass at the end until all is delivered: longer than a lease and a retry. */
  readonly patienceMs: number
  /** Further settings of the servers. */
  readonly env?: Readonly<Record<string, string>>
  /** The directory of a database that stays. */
  readonly database?: string
}

const origin = "http://127.0.0.1:4400"

/** What becomes of the emails to the simulator, and of the webhooks about them. */
const settleLife = async (ask: Ask, life: Life, events: ReadonlyMap<string, number>, patienceMs: number) => {
  const until = performance.now() + patienceMs
  const wrong: Array<string> = []
  let missingWebhooks = 0
  for (const [id, outcome] of life.expected) {
    for (;;) {
      const { body } = await ask("GET", `/v1/emails/${id}`)
      const missing = (body.events ?? []).filter((event: { id: string }) => !events.has(event.id)).length
      if (body.status === outcome && missing === 0) break
      if (performance.now() > until) {
        if (body.status !== outcome) wrong.push(`${id}: ${body.status} instead of ${outcome}`)
        missingWebhooks += missing
        break
      }
      await sleep(500)
    }
  }
  return { emails: life.expected.size, wrong: wrong.slice(0, 10), wrongCount: wrong.length, missingWebhooks }
}

/** Restarts one server after another, and the database now and then, until the time is over and each was done once. */
const disturb = async (stage: Stage, options: SoakOptions, untilMs: number) => {
  const restarts = { asked: 0, killed: 0, databaseCrashes: 0 }
  let nextRestart = performance.now() + options.restartMs
  let nextCrash = performance.now() + options.crashMs
  let turn = 0
  const isMissing = () => restarts.killed === 0 || restarts.databaseCrashes === 0
  while (performance.now() < untilMs || isMissing()) {
    const leftMs = untilMs - performance.now()
    await sleep(leftMs > 0 ? Math.min(1_000, leftMs) : 1_000)
    if (performance.now() >= nextRestart) {
      // The one that runs for longest.
      const node = stage.nodes[0]!
      const { port } = node.server
      const isKilled = turn++ % 2 === 1
      progress(`a server is ${isKilled ? "killed" : "restarted"}`)
      await stage.leave(node, isKilled ? "SIGKILL" : "SIGTERM")
      await stage.join({ port })
      restarts[isKilled ? "killed" : "asked"]++
      nextRestart += options.restartMs
    }
    if (performance.now() >= nextCrash) {
      progress("the database crashes")
      await stage.postgres.crash()
      await stage.postgres.restart()
      restarts.databaseCrashes++
      nextCrash += options.crashMs
    }
  }
  return restarts
}

const playOn = async (stage: Stage, options: SoakOptions) => {
  const { id, key } = await makeAccount(stage.env, "live")
  const ports = () => stage.nodes.map(({ server }) => server.port)
  const api = makeApi(ports, key)
  const { sandbox } = await api.get("/v1/account")
  const events = new Map<string, number>()
  const sink = await startSink((body) => void events.set(body.id, (events.get(body.id) ?? 0) + 1))
  const troubles = new Map<string, number>()
  try {
    await api.post("/v1/webhooks", { url: sink.url, events: eventTypes })
    await api.post("/v1/templates", { name: "Soak", subject: "Version 1 of {{ number }}", text: "No. {{ number }}" })
    const ask = makeAsk(ports, { authorization: `Bearer ${key}` })
    const { cookie } = await signIn({ env: { ...stage.env }, origin, port: ports()[0]!, owner: "owner@example.com" })
    const askDashboard = makeAsk(() => ports(), { cookie }, "/dashboard/api")
    const traffic = startTraffic({
      targets: () => ports().map((port) => ({ port, version: "new" as const })),
      key: stage.key,
      perSecond: options.perSecond,
      body: stage.body,
      aheadMs: options.aheadMs,
      insists: true
    })
    const life = startLife({
      ask,
      domain: sandbox.domain,
      accountId: id,
      askDashboard,
      openLive: (signal) => openLive(ports, { cookie, origin }, id, signal)
    })
    const beganMs = performance.now()
    const untilMs = beganMs + options.forMs
    const samples: Array<Sample> = []
    const ended = new AbortController()
    const watched = (async () => {
      let sinceMs = beganMs
      while (!ended.signal.aborted) {
        await sleep(options.sampleMs, undefined, { signal: ended.signal }).catch(() => {})
        const sample = await takeSample({
          url: stage.postgres.url,
          nodes: [...stage.nodes],
          replies: traffic.replies,
          sinceMs
        })
        sinceMs = sample.atMs
        samples.push(sample)
        progress(JSON.stringify({ minutes: Math.round((sample.atMs - beganMs) / 60_000), ...sample, atMs: undefined }))
      }
    })()
    // It may take longer than it was told to: until a server was killed and the database crashed.
    const restarts = await disturb(stage, options, untilMs).finally(() => ended.abort())
    const minutes = Math.round((performance.now() - beganMs) / 60_000)
    await watched
    await life.stop()
    await traffic.stop()
    progress("what became of everything")
    const settled = await settleLife(ask, life, events, options.patienceMs)
    progress(JSON.stringify(settled))
    const ledger = await readLedger({
      api: stage.api,
      acknowledged: new Set(traffic.takenBy.keys()),
      smtp: stage.smtp,
      webhooks: stage.webhooks,
      domain: stage.domain,
      patienceMs: options.patienceMs
    })
    for (const { server } of stage.nodes) {
      for (const { level, message } of server.log) {
        if (!/^(?:warn|error|fatal)/i.test(level)) continue
        const text = `${level}: ${message.slice(0, 120)}`
        troubles.set(text, (troubles.get(text) ?? 0) + 1)
      }
    }
    return {
      minutes,
      restarts,
      answers: statusesOf(traffic.replies),
      unanswered: traffic.unanswered(),
      refusedSends: traffic.refusedSends(),
      repeats: { ...traffic.repeats },
      cancels: { ...traffic.cancels },
      lookups: { ...traffic.lookups },
      lists: { ...traffic.lists },
      life: Object.fromEntries(
        Object.entries(life.tallies).map(([name, { done, wrong }]) => [name, { done: done(), wrong }])
      ),
      settled,
      ledger,
      troubles: Object.fromEntries(troubles),
      samples: samples.map(({ atMs, ...sample }) => ({ minute: Math.round((atMs - beganMs) / 60_000), ...sample }))
    }
  } finally {
    await sink.stop()
  }
}

export type SoakFigures = Awaited<ReturnType<typeof playOn>>

/** The settings that must stay with a database: the key that sealed its secrets is kept beside it. */
const settingsOf = (database: string) => {
  const file = path.join(database, "secret-key")
  if (!fs.existsSync(file)) {
    fs.mkdirSync(database, { recursive: true })
    fs.writeFileSync(file, `soak:${randomBytes(32).toString("base64")}`, { mode: 0o600 })
  }
  return { SENDWRIGHT_SECRET_KEY: fs.readFileSync(file, "utf8") }
}

export const playSoak = ({ database, ...options }: SoakOptions): Promise<SoakFigures> =>
  withStage({
    nodeArgs: ["--trace-gc"],
    env: { SENDWRIGHT_BASE_URL: origin, ...options.env, ...(database === undefined ? {} : settingsOf(database)) },
    ...(database === undefined ? {} : { startDatabase: () => startPostgres({ durable: true, kept: database }) })
  }, (stage) => playOn(stage, options))
