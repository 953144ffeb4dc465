/** A server on its database, in processes of their own, with an account in test mode. */
import * as EmbeddedPostgres from "@sendwright/embedded/EmbeddedPostgres"
import * as Effect from "effect/Effect"
import { SqlClient } from "effect/sql/SqlClient"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import pg from "pg"
import { freePort } from "../../../../scripts/free-port.ts"
import { startPostgres } from "../../../../scripts/local-postgres.ts"
import { makeApi } from "../drills/Api.ts"
import { environment, makeAccount, startServer } from "../Processes.ts"

export type Database = "postgres" | "embedded"

export interface Stage {
  readonly port: number
  readonly metricsPort: number
  readonly pid: number
  /** The whole of a send of 2 KB of HTML, as Latin-1. */
  readonly request: string
  /** Stops the server, and reads the ids of all emails off its database. */
  readonly stored: () => Promise<ReadonlySet<string>>
  readonly stop: () => Promise<void>
}

const html = `<html><body>${"<p>Your order has shipped.</p>".repeat(70)}</body></html>`.slice(0, 2048)

const idsOf = (rows: ReadonlyArray<{ readonly id: string }>): ReadonlySet<string> => new Set(rows.map(({ id }) => id))

const selectIds = "SELECT id::text AS id FROM sendwright.emails"

const grounds = {
  postgres: async () => {
    const postgres = await startPostgres({ durable: true })
    return {
      env: environment(postgres.url),
      command: "serve" as const,
      stored: async () => {
        const client = new pg.Client({ connectionString: postgres.url })
        await client.connect()
        const { rows } = await client.query(selectIds)
        await client.end()
        return idsOf(rows)
      },
      stop: postgres.stop
    }
  },
  embedded: async () => {
    const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-overload-"))
    const env = { PATH: process.env["PATH"] ?? "", SENDWRIGHT_DATA_DIR: directory, SENDWRIGHT_LOG_LEVEL: "Error" }
    return {
      env,
      command: "dev" as const,
      stored: () =>
        Effect.runPromise(
          Effect.flatMap(SqlClient, (sql) => sql.unsafe<{ readonly id: string }>(selectIds)).pipe(
            Effect.map(idsOf),
            Effect.provide(EmbeddedPostgres.layer({ dataDir: directory }))
          )
        ),
      stop: async () => fs.rmSync(directory, { recursive: true, force: true })
    }
  }
}

/** Starts it all. */
export const openStage = async (database: Database): Promise<Stage> => {
  const ground = await grounds[database]()
  const metricsPort = await freePort()
  const env = { ...ground.env, SENDWRIGHT_METRICS_PORT: String(metricsPort) }
  const { key } = await makeAccount(env, "test")
  const { pid, port, stop } = await startServer(env, ground.command)
  const account = await makeApi(() => [port], key).get("/v1/account")
  const body = JSON.stringify({
    from: `Shop <orders@${account.sandbox.domain}>`,
    to: account.sandbox.simulator.delivered,
    subject: "Your order has shipped",
    html
  })
  const head = [
    "POST /v1/emails HTTP/1.1",
    "Host: 127.0.0.1",
    `Authorization: Bearer ${key}`,
    "Content-Type: application/json",
    `Content-Length: ${body.length}`
  ].join("\r\n")
  return {
    port,
    metricsPort,
    pid,
    request: `${head}\r\n\r\n${body}`,
    stored: async () => {
      await stop()
      return ground.stored()
    },
    stop: async () => {
      await stop()
      await ground.stop()
    }
  }
}
