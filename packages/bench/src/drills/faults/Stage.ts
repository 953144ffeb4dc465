/** What every fault drill plays on: servers on one Postgres, each behind a proxy of its own, mail server and endpoint. */
import * as FaultProxy from "@sendwright/testing/FaultProxy"
import pg from "pg"
import { type LocalPostgres, startPostgres } from "../../../../../scripts/local-postgres.ts"
import { environment, host, makeAccount } from "../../Processes.ts"
import { type Api, makeApi } from "../Api.ts"
import { type SmtpSink, startSmtpSink } from "../SmtpSink.ts"
import { startSink, type WebhookSink } from "../WebhookSink.ts"
import { type Server, type ServerOptions, startServer } from "./Server.ts"

export interface Node {
  readonly server: Server
  /** Stands between this server and the database. */
  readonly proxy: FaultProxy.FaultProxy
}

export interface Stage {
  readonly postgres: LocalPostgres
  /** Straight to the database. */
  readonly sql: pg.Client
  readonly env: Readonly<Record<string, string>>
  readonly nodes: Array<Node>
  readonly smtp: SmtpSink
  readonly webhooks: WebhookSink
  readonly key: string
  readonly accountId: string
  readonly domain: string
  readonly recipient: string
  readonly api: Api
  /** Adds a server; `env` changes settings for it alone, `port` is one that was used before, `program` another version's. */
  readonly join: (options?: Partial<Pick<ServerOptions, "env" | "port" | "program" | "readyStatus">>) => Promise<Node>
  readonly leave: (node: Node, signal?: NodeJS.Signals) => Promise<void>
  readonly body: (number: number) => unknown
}

/** Settings under which what a fault leaves behind is over in seconds: for a drill that is played in seconds. */
export const hasty = { SENDWRIGHT_SEND_LEASE_SECONDS: "20", SENDWRIGHT_UNKNOWN_WAIT_SECONDS: "2" } as const

export interface StageOptions {
  readonly nodes?: number
  readonly env?: Readonly<Record<string, string>>
  readonly smtpDelayMs?: number
  /** Arguments of Node for the servers. */
  readonly nodeArgs?: ReadonlyArray<string>
  /** The main module of the version that everything begins with; by default this checkout's. */
  readonly program?: string
  readonly startDatabase?: () => Promise<LocalPostgres>
}

export const withStage = async <A>(options: StageOptions, play: (stage: Stage) => Promise<A>): Promise<A> => {
  const { nodeArgs = [], nodes: count = 2, program: first = host, smtpDelayMs = 5 } = options
  const postgres = await (options.startDatabase ?? (() => startPostgres({ durable: true })))()
  const sql = new pg.Client({ connectionString: postgres.url })
  sql.on("error", () => {})
  await sql.connect()
  const smtp = await startSmtpSink({ delayMs: smtpDelayMs })
  const webhooks = await startSink()
  const env = {
    ...environment(postgres.url),
    SMTP_URL: `${smtp.url}?connections=8`,
    SENDWRIGHT_LOG_LEVEL: "Info",
    SENDWRIGHT_DNS_SERVERS: "127.0.0.1:9",
    ...options.env
  }
  const nodes: Array<Node> = []
  const target = new URL(postgres.url)
  const join: Stage["join"] = async ({ env: own = {}, port, program = first, readyStatus = 200 } = {}) => {
    const proxy = await FaultProxy.start({ target: { host: target.hostname, port: Number(target.port) } })
    const through = new URL(postgres.url)
    through.port = String(proxy.port)
    const server = await startServer({
      env: { ...env, DATABASE_URL: through.href, ...own },
      nodeArgs,
      program,
      readyStatus,
      ...(port === undefined ? {} : { port })
    }).catch(async (error: unknown) => {
      await proxy.close()
      throw error
    })
    const node = { server, proxy }
    nodes.push(node)
    return node
  }
  const leave: Stage["leave"] = async (node, signal) => {
    nodes.splice(nodes.indexOf(node), 1)
    await node.server.stop(signal)
    await node.proxy.close()
  }
  try {
    for (let index = 0; index < count; index++) await join()
    const { id, key } = await makeAccount(env, "live", { program: first })
    const api = makeApi(() => nodes.map(({ server }) => server.port), key)
    const { sandbox } = await api.get("/v1/account")
    const recipient = sandbox.recipients[0]
    await api.post("/v1/webhooks", {
      url: webhooks.url,
      events: ["email.queued", "email.scheduled", "email.cancelled", "email.sent"]
    })
    return await play({
      postgres,
      sql,
      env,
      nodes,
      smtp,
      webhooks,
      key,
      accountId: id,
      domain: sandbox.domain,
      recipient,
      api,
      join,
      leave,
      body: (number) => ({
        from: `Drill <drill@${sandbox.domain}>`,
        to: recipient,
        subject: `No. ${number}`,
        text: "drill"
      })
    })
  } finally {
    for (const node of nodes.toReversed()) await leave(node, "SIGKILL")
    await smtp.stop()
    await webhooks.stop()
    await sql.end().catch(() => {})
    await postgres.stop()
  }
}
