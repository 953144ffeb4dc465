/** Everything that a variant needs, each in processes of its own: Postgres, the server, the mail server, the endpoint, the load. */
import pg from "pg"
import { freePort } from "../../../../scripts/free-port.ts"
import { startPostgres } from "../../../../scripts/local-postgres.ts"
import { makeApi } from "../drills/Api.ts"
import { environment, type Running, startServer } from "../Processes.ts"
import { parentOf, workersOf } from "../Usage.ts"
import { type Part, startPart } from "./Part.ts"
import type { Load } from "./parts/load.ts"
import type { MailServer } from "./parts/mailServer.ts"
import type { WebhookServer } from "./parts/webhookServer.ts"
import { processorShares } from "./processorShares.ts"
import { fillQueue } from "./queue.ts"
import { makeTenants, type Tenant } from "./tenants.ts"
import type { Variant } from "./Variant.ts"

export interface Stage {
  readonly variant: Variant
  readonly server: Running
  readonly metricsPort: number
  readonly postgresPid: number
  readonly database: pg.Client
  readonly mail: Part<MailServer>
  /** null without webhooks. */
  readonly hooks: Part<WebhookServer> | null
  readonly load: Part<Load>
  /** How many emails have come to where they end, as far as this process was told. */
  readonly arrived: () => number
  readonly stop: () => Promise<void>
}

const statistics = [
  "shared_preload_libraries=pg_stat_statements",
  "pg_stat_statements.track_planning=off",
  "pg_stat_statements.save=off"
]

const startHooks = async (port: number, tenants: ReadonlyArray<Tenant>): Promise<Part<WebhookServer>> => {
  const hooks = await startPart<WebhookServer>("webhookServer")
  const url = `http://127.0.0.1:${await hooks.ask("listen")}/hook`
  for (const { key } of tenants) {
    await makeApi(() => [port], key).post("/v1/webhooks", { url, events: ["email.sent"] })
  }
  return hooks
}

/** What of a run does not change what is measured. */
export interface StageOptions {
  /** The server's `NODE_OPTIONS`: for a profile of it. */
  readonly nodeOptions?: string | undefined
  /** What each process of the server may use of a core, as a fraction; all of it where it is left out. */
  readonly serverShare?: number | undefined
}

const startStage = async (
  variant: Variant,
  { nodeOptions, serverShare }: StageOptions,
  stops: Array<() => Promise<unknown>>
): Promise<Stage> => {
  const onStop = <A extends { readonly stop: () => Promise<unknown> }>(started: A): A => {
    stops.unshift(started.stop)
    return started
  }
  const postgres = onStop(await startPostgres({ durable: true, settings: statistics }))
  const mail = onStop(await startPart<MailServer>("mailServer"))
  const mailPort = await mail.ask("listen", { delayMs: variant.relayMs })
  const metricsPort = await freePort()
  const shared = environment(postgres.url)
  const env = {
    ...shared,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}?connections=${variant.connections}`,
    SENDWRIGHT_METRICS_PORT: String(metricsPort),
    ...(variant.processes === null ? {} : { SENDWRIGHT_PROCESSES: String(variant.processes) }),
    ...(nodeOptions === undefined ? {} : { NODE_OPTIONS: nodeOptions })
  }
  // One more than send, for the emails that wait.
  const tenants = await makeTenants({
    databaseUrl: postgres.url,
    secretKey: shared["SENDWRIGHT_SECRET_KEY"]!,
    count: variant.accounts + 1,
    dkim: variant.dkim
  })
  const senders = tenants.slice(1)
  const database = new pg.Client({ connectionString: postgres.url })
  await database.connect()
  stops.unshift(() => database.end())
  await database.query("CREATE EXTENSION pg_stat_statements")
  await fillQueue(database, tenants[0]!, variant.queued)
  const { rows: [{ pid }] } = await database.query("SELECT pg_backend_pid() AS pid")

  // Stopped after the server, whose processes are in it.
  const shares = serverShare === undefined ? null : onStop(processorShares(serverShare))
  const server = onStop(await startServer(env))
  shares?.hold(workersOf(server.pid))
  const hooks = variant.webhooks ? onStop(await startHooks(server.port, senders)) : null
  const load = onStop(await startPart<Load>("load"))
  const { bodyBytes, recipientDomains } = variant
  await load.ask("aim", { port: server.port, letters: { senders, recipientDomains, bodyBytes } })

  const counts = { mail: 0, hooks: hooks === null ? Infinity : 0 }
  const arrived = () => Math.min(counts.mail, counts.hooks)
  mail.onTold((count) => {
    counts.mail = count
    load.tell(arrived())
  })
  hooks?.onTold((count) => {
    counts.hooks = count
    load.tell(arrived())
  })
  const stop = () => stopAll(stops)
  return { variant, server, metricsPort, postgresPid: parentOf(pid), database, mail, hooks, load, arrived, stop }
}

const stopAll = async (stops: Array<() => Promise<unknown>>): Promise<void> => {
  for (const stop of stops.splice(0)) await stop()
}

/** Starts it all. What was started is stopped again where the rest fails. */
export const openStage = async (variant: Variant, options: StageOptions = {}): Promise<Stage> => {
  const stops: Array<() => Promise<unknown>> = []
  try {
    return await startStage(variant, options, stops)
  } catch (error) {
    await stopAll(stops)
    throw error
  }
}

const patienceMs = 120_000

/** Waits until everything that was accepted is stored as sent and has arrived; false where that does not come. */
export const isDrained = async ({ arrived, database, load }: Stage): Promise<boolean> => {
  const until = performance.now() + patienceMs
  const accepted = await load.ask("accepted")
  while (performance.now() < until) {
    if (arrived() >= accepted && await storedAsSent(database) >= accepted) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

/** How many emails are stored as sent. */
const storedAsSent = async (database: pg.Client): Promise<number> => {
  const { rows: [row] } = await database.query(
    "SELECT count(*)::int4 AS n FROM sendwright.email_states WHERE status = 'sent'"
  )
  return row.n
}
