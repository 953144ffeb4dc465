/** A cell: servers on a Postgres of their own, with a prefix of keys, an account and a mail server of its own. */
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { type LocalPostgres, startPostgres } from "../../../../../scripts/local-postgres.ts"
import { environment, makeAccount } from "../../Processes.ts"
import { type Api, makeApi } from "../Api.ts"
import { type Server, startServer } from "../faults/Server.ts"
import { type SmtpSink, startSmtpSink } from "../SmtpSink.ts"
import { type CellName, certificates, hostOf, prefixOf, type ServerPorts } from "./configuration.ts"

export interface Cell {
  readonly name: CellName
  readonly postgres: LocalPostgres
  readonly smtp: SmtpSink
  readonly key: string
  /** Its sandbox domain, from which it sends to `recipient`. */
  readonly domain: string
  readonly recipient: string
  /** Straight to the server, past the balancer. */
  readonly api: Api
  readonly servers: Array<Server>
  readonly join: (ports: ServerPorts) => Promise<Server>
  readonly leave: (server: Server, signal: NodeJS.Signals) => Promise<void>
  readonly stop: () => Promise<void>
}

export const startCell = async (name: CellName, ports: ServerPorts): Promise<Cell> => {
  const stops: Array<() => Promise<unknown>> = []
  const servers: Array<Server> = []
  const stop = async () => {
    for (const server of servers.splice(0)) await server.stop("SIGKILL")
    for (const one of stops.splice(0)) await one()
  }
  try {
    const directory = fs.mkdtempSync(path.join(os.tmpdir(), `sendwright-cell-${name}-`))
    stops.push(async () => fs.rmSync(directory, { recursive: true }))
    const [cert, key] = [path.join(directory, "cert.pem"), path.join(directory, "key.pem")]
    fs.writeFileSync(cert, certificates[name].cert)
    fs.writeFileSync(key, certificates[name].key, { mode: 0o600 })
    const postgres = await startPostgres({ durable: true })
    stops.push(postgres.stop)
    const smtp = await startSmtpSink({ delayMs: 5 })
    stops.push(smtp.stop)
    const env = {
      ...environment(postgres.url),
      // What a cell held when it was killed is over in seconds.
      SENDWRIGHT_SEND_LEASE_SECONDS: "6",
      SENDWRIGHT_UNKNOWN_WAIT_SECONDS: "2",
      SMTP_URL: `${smtp.url}?connections=8`,
      SENDWRIGHT_KEY_PREFIX: prefixOf(name),
      SENDWRIGHT_BASE_URL: `https://${hostOf(name)}`,
      SENDWRIGHT_SERVICE_DOMAIN: hostOf(name),
      SENDWRIGHT_PROXIES: "1",
      SENDWRIGHT_SUBMISSION_PROXY: "127.0.0.1",
      SENDWRIGHT_SUBMISSION_TLS_CERT: cert,
      SENDWRIGHT_SUBMISSION_TLS_KEY: key,
      SENDWRIGHT_DNS_SERVERS: "127.0.0.1:9",
      SENDWRIGHT_SHUTDOWN_DELAY_SECONDS: "3",
      SENDWRIGHT_LOG_LEVEL: "Info"
    }
    const join = async ({ http, smtps, starttls }: ServerPorts) => {
      const server = await startServer({
        port: http,
        env: {
          ...env,
          SENDWRIGHT_SUBMISSION_TLS_LISTEN: `127.0.0.1:${smtps}`,
          SENDWRIGHT_SUBMISSION_LISTEN: `127.0.0.1:${starttls}`
        }
      })
      servers.push(server)
      return server
    }
    const leave = async (server: Server, signal: NodeJS.Signals) => {
      servers.splice(servers.indexOf(server), 1)
      await server.stop(signal)
    }
    await join(ports)
    const account = await makeAccount(env, "live")
    const api = makeApi(() => servers.map(({ port }) => port), account.key)
    const { sandbox } = await api.get("/v1/account")
    return {
      name,
      postgres,
      smtp,
      key: account.key,
      domain: sandbox.domain,
      recipient: sandbox.recipients[0],
      api,
      servers,
      join,
      leave,
      stop
    }
  } catch (error) {
    await stop()
    throw error
  }
}
