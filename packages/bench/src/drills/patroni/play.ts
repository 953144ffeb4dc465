/**
 * Servers on a Patroni cluster under load while its primary is killed, is frozen, or hands over, in turn: how soon sends
 * and hand-offs go on after each promotion, what clients were answered, and what became of every email.
 */
import { performance } from "node:perf_hooks"
import { setTimeout as sleep } from "node:timers/promises"
import { environment, makeAccount } from "../../Processes.ts"
import { progress } from "../../Report.ts"
import { makeApi } from "../Api.ts"
import { longestGap } from "../faults/Gaps.ts"
import { readLedger } from "../faults/Ledger.ts"
import { isTaken, type Load, startLoad, statusesOf } from "../faults/Load.ts"
import { type Server, startServer } from "../faults/Server.ts"
import { type SmtpSink, startSmtpSink } from "../SmtpSink.ts"
import { startSink } from "../WebhookSink.ts"
import { type Cluster, type Member, startCluster } from "./Cluster.ts"
import { doubledOn, type Fault, linesOf, type PatroniFigures, readsOf, type Round } from "./figures.ts"

export interface PatroniOptions {
  readonly synchronous: boolean
  readonly members: number
  /** What happens to the primary, one after the other. */
  readonly rounds: ReadonlyArray<Fault>
  readonly perSecond: number
  /** How long all is well before each round. */
  readonly quietMs: number
  /** For how long a primary that is killed has sent nothing to its standbys by then. */
  readonly lagMs?: number
  /** Settings of the servers. */
  readonly env?: Readonly<Record<string, string>>
}

/** How long a thing that has to happen by itself may take. */
const patienceMs = 90_000

interface Stage {
  readonly cluster: Cluster
  readonly load: Load
  readonly smtp: SmtpSink
}

const takenAfter = ({ answers }: Load, sinceMs: number): number | undefined => {
  const times = answers.filter(({ status }) => isTaken(status)).map(({ atMs, ms }) => atMs + ms)
  return times.find((at) => at >= sinceMs)
}

const found = async (find: () => number | undefined): Promise<number> => {
  const until = performance.now() + patienceMs
  for (;;) {
    const at = find()
    if (at !== undefined) return at
    if (performance.now() > until) return Infinity
    await sleep(50)
  }
}

/** How long a server that woke up is a primary; its Patroni's log says why, where it is long. */
const primaryFor = async (member: Member): Promise<number> => {
  const began = performance.now()
  const elapsed = () => performance.now() - began
  for (let told = false; elapsed() < patienceMs && await member.isPrimary();) {
    if (!told && elapsed() > 10_000) progress(`${member.name} is still a primary:\n${member.log()}`)
    told = elapsed() > 10_000
    await sleep(50)
  }
  return Math.round(elapsed())
}

const playRound = async ({ cluster, load, smtp }: Stage, fault: Fault, lagMs: number): Promise<Round> => {
  const former = await cluster.primary()
  const silence = fault === "killed" && lagMs > 0 ? former.muteSenders() : () => {}
  await sleep(fault === "killed" ? lagMs : 0)
  const fromMs = performance.now()
  if (fault === "killed") former.kill()
  else if (fault === "frozen") former.freeze()
  else await cluster.switchOver()
  silence()
  const promoted = await cluster.promoted(former, patienceMs)
  const sendMs = await found(() => takenAfter(load, promoted.atMs))
  const handoffMs = await found(() => smtp.takenAt.find((at) => at >= sendMs))
  // What was asked before it and is answered after it belongs to the fault, too.
  await sleep(3_000)
  const toMs = performance.now()
  if (fault === "killed") former.start()
  if (fault === "frozen") former.thaw()
  const wokeAsPrimaryMs = fault === "frozen" ? await primaryFor(former) : null
  const meanwhile = load.answers.filter(({ atMs, ms }) => atMs + ms >= fromMs && atMs + ms <= toMs)
  const failed = meanwhile.filter(({ status }) => !isTaken(status))
  const ends = failed.map(({ atMs, ms }) => atMs + ms)
  return {
    fault,
    promotedAfterMs: Math.round(promoted.atMs - fromMs),
    sendAfterMs: Math.round(sendMs - promoted.atMs),
    handoffAfterMs: Math.round(handoffMs - promoted.atMs),
    statuses: statusesOf(meanwhile),
    failingMs: ends.length === 0 ? 0 : Math.round(Math.max(...ends) - Math.min(...ends)),
    longestWithoutMs: longestGap(
      meanwhile.filter(({ status }) => isTaken(status)).map(({ atMs, ms }) => atMs + ms),
      fromMs,
      toMs
    ),
    slowestMs: Math.round(Math.max(0, ...meanwhile.map(({ ms }) => ms))),
    wokeAsPrimaryMs
  }
}

/** Asks for a list twice a second, of the servers in turn. */
const startReading = (servers: ReadonlyArray<Server>, key: string) => {
  const statuses: Record<string, number> = {}
  const stopping = new AbortController()
  const read = async () => {
    for (let turn = 0; !stopping.signal.aborted; turn++) {
      const status = await fetch(`http://127.0.0.1:${servers[turn % servers.length]?.port}/v1/emails?limit=10`, {
        headers: { authorization: `Bearer ${key}` },
        signal: AbortSignal.timeout(15_000)
      }).then(async (answer) => {
        await answer.text()
        return answer.status
      }, () => 0)
      statuses[status] = (statuses[status] ?? 0) + 1
      await sleep(500)
    }
  }
  const reading = read()
  return {
    statuses,
    stop: async () => {
      stopping.abort()
      await reading
    }
  }
}

export const playPatroni = async (options: PatroniOptions): Promise<PatroniFigures> => {
  const { env: own = {}, lagMs = 0, members, perSecond, quietMs, rounds: faults, synchronous } = options
  const stops: Array<() => Promise<unknown>> = []
  try {
    progress(`a cluster of ${members}, ${synchronous ? "synchronous" : "asynchronous"}`)
    const cluster = await startCluster({ members, synchronous })
    stops.push(cluster.stop)
    const smtp = await startSmtpSink({ delayMs: 5 })
    stops.push(smtp.stop)
    const webhooks = await startSink()
    stops.push(webhooks.stop)
    const env = {
      ...environment(cluster.url("target_session_attrs=read-write")),
      SENDWRIGHT_DATABASE_READ_URL: cluster.url("target_session_attrs=standby"),
      SMTP_URL: `${smtp.url}?connections=8`,
      SENDWRIGHT_LOG_LEVEL: "Info",
      SENDWRIGHT_DNS_SERVERS: "127.0.0.1:9",
      ...own
    }
    const servers: Array<Server> = []
    for (let index = 0; index < 2; index++) {
      const server = await startServer({ env, cwd: cluster.directory })
      servers.push(server)
      stops.push(() => server.stop("SIGKILL"))
    }
    const { key } = await makeAccount(env, "live")
    const api = makeApi(() => servers.map(({ port }) => port), key)
    const { sandbox: { domain, recipients: [recipient] } } = await api.get("/v1/account")
    await api.post("/v1/webhooks", { url: webhooks.url, events: ["email.queued", "email.sent"] })
    const load = startLoad({
      ports: () => servers.map(({ port }) => port),
      key,
      perSecond,
      body: (number) => ({
        from: `Drill <drill@${domain}>`,
        to: recipient,
        subject: `No. ${number}`,
        text: "drill"
      })
    })
    stops.push(load.stop)
    const reading = startReading(servers, key)
    stops.push(reading.stop)

    const rounds: Array<Round> = []
    for (const fault of faults) {
      await cluster.whole(patienceMs)
      await sleep(quietMs)
      const round = await playRound({ cluster, load, smtp }, fault, lagMs)
      rounds.push(round)
      progress(`round ${rounds.length} of ${faults.length}: ${JSON.stringify(round)}`)
    }
    await cluster.whole(patienceMs)
    await Promise.all([load.stop(), reading.stop()])
    progress(`what became of ${load.acknowledged.size} emails`)
    const { acknowledged } = load
    const ledger = await readLedger({ api, acknowledged, smtp, webhooks, domain, patienceMs: 360_000 })
    return {
      patroni: cluster.version,
      rounds,
      ledger,
      doubled: await doubledOn(cluster.adminUrl(await cluster.primary()).replace(/postgres$/, "mail")),
      lists: reading.statuses,
      moves: (await Promise.all(servers.map((server) => server.metric("sendwright_database_moves_total"))))
        .reduce<number>((sum, moves) => sum + (moves ?? 0), 0),
      reads: await readsOf(servers),
      notReady: servers.filter(({ readiness }) => readiness.at(-1)?.status !== 200).length,
      lines: linesOf(servers)
    }
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}
