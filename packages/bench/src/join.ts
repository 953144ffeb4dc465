/**
 * A transaction of an application's that stores an order, and with it: three rows by a hand-written statement, an email by
 * `sendwright.join`, by the SQL function, a job of pg-boss, a job of graphile-worker. In turns on one pool of `pg`. Then
 * how long after such a commit a mail server has taken the email, beside workers that have nothing else to do.
 */
import { createSendwright, postgres, smtp } from "@sendwright/promise"
import { pgTransaction } from "@sendwright/promise/join"
import { runMigrations } from "graphile-worker"
import { randomBytes, randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { PgBoss } from "pg-boss"
import { startPostgres } from "../../../scripts/local-postgres.ts"
import { startSmtpSink } from "./drills/SmtpSink.ts"
import { progress, report } from "./Report.ts"
import { median, percentilesOf, round } from "./Statistics.ts"

const rounds = 5
const turnMs = 3_000
const warmUpMs = 2_000
const connections = 16
const hints = 300

const html = `<html><body>${"<p>Your order has shipped.</p>".repeat(70)}</body></html>`.slice(0, 2048)

const tables = `
  CREATE TABLE orders (id uuid PRIMARY KEY, item text NOT NULL);
  CREATE TABLE floor_emails (
    id uuid PRIMARY KEY, sender text NOT NULL, recipients text[] NOT NULL, subject text NOT NULL,
    status text NOT NULL, created_at timestamptz NOT NULL
  );
  CREATE INDEX ON floor_emails (created_at DESC, id DESC);
  CREATE TABLE floor_contents (email_id uuid PRIMARY KEY, html text, body text);
  CREATE TABLE floor_events (id uuid PRIMARY KEY, email_id uuid NOT NULL, type text NOT NULL, at timestamptz NOT NULL);
`

const threeRows = {
  name: "three rows",
  text: `WITH email AS (INSERT INTO floor_emails VALUES ($1, $2, $3, $4, 'queued', $5) RETURNING id),
    content AS (INSERT INTO floor_contents SELECT id, $6, NULL FROM email)
    INSERT INTO floor_events SELECT $7, id, 'email.queued', $5 FROM email`
}

export const join = async (): Promise<void> => {
  const server = await startPostgres({ durable: true })
  const sink = await startSmtpSink({ delayMs: 0 })
  const secretKey = randomBytes(32).toString("base64")
  const account = { name: "Shop", ownerEmail: "owner@example.com" }
  const options = { provider: smtp(sink.url), secretKey, account, log: () => {} }
  const storage = (maxConnections: number) => postgres({ url: server.url, maxConnections })
  const web = createSendwright({ ...options, storage: storage(4), workers: false })
  await web.start()
  const pool = new pg.Pool({ connectionString: server.url, max: connections }).on("error", () => {})
  await pool.query(tables)
  const boss = new PgBoss({ connectionString: server.url, supervise: false, schedule: false })
  await boss.start()
  await boss.createQueue("email")
  await runMigrations({ connectionString: server.url })
  try {
    const { sandbox } = await web.account.summary()
    const email = {
      from: `orders@${sandbox.domain}`,
      to: account.ownerEmail,
      subject: "Your order has shipped",
      html
    }
    const json = JSON.stringify(email)
    const ways: Readonly<Record<string, (client: pg.PoolClient) => Promise<unknown>>> = {
      threeRows: (client) => {
        const values = [randomUUID(), email.from, [email.to], email.subject, new Date(), html, randomUUID()]
        return client.query({ ...threeRows, values })
      },
      join: (client) => web.join(pgTransaction(client)).emails.send(email),
      sqlFunction: (client) => client.query("SELECT sendwright.send($1)", [json]),
      pgBoss: (client) =>
        boss.send("email", email, { db: { executeSql: async (text, values) => await client.query(text, values) } }),
      graphileWorker: (client) => client.query("SELECT graphile_worker.add_job('email', $1)", [json])
    }
    const transaction = async (way: (client: pg.PoolClient) => Promise<unknown>) => {
      const client = await pool.connect()
      try {
        await client.query("BEGIN")
        await client.query("INSERT INTO orders VALUES ($1, 'lamp')", [randomUUID()])
        await way(client)
        await client.query("COMMIT")
      } finally {
        client.release()
      }
    }
    const rateOf = async (way: (client: pg.PoolClient) => Promise<unknown>, ms: number): Promise<number> => {
      const began = performance.now()
      let done = 0
      await Promise.all(Array.from({ length: connections }, async () => {
        while (performance.now() - began < ms) {
          await transaction(way)
          done++
        }
      }))
      return done / ((performance.now() - began) / 1_000)
    }

    for (const way of Object.values(ways)) await rateOf(way, warmUpMs)
    const rates: Record<string, Array<number>> = {}
    for (let turn = 0; turn < rounds; turn++) {
      for (const [name, way] of Object.entries(ways)) (rates[name] ??= []).push(await rateOf(way, turnMs))
      progress(Object.entries(rates).map(([name, all]) => `${name} ${round(all.at(-1) ?? 0, 0)}/s`).join(", "))
    }
    const base = rates["threeRows"] ?? []
    const figures = Object.fromEntries(
      Object.entries(rates).map(([name, all]) => [name, {
        perSecond: round(median(all), 0),
        ratio: round(median(all.map((rate, turn) => rate / base[turn]!)))
      }])
    )

    // What waits is not sent: the workers begin with nothing.
    await pool.query("TRUNCATE sendwright.send_jobs, sendwright.requests")
    const worker = createSendwright({ ...options, storage: storage(6) })
    await worker.start()
    const afterCommit = async (way: (client: pg.PoolClient) => Promise<unknown>) => {
      const taken: Array<number> = []
      for (let hint = 0; hint < hints; hint++) {
        const before = sink.takenAt.length
        await transaction(way)
        const committed = performance.now()
        while (sink.takenAt.length === before) await sleep(1)
        taken.push((sink.takenAt.at(-1) ?? committed) - committed)
        await sleep(5)
      }
      const { p50, p99 } = percentilesOf(taken)
      return { p50: round(p50), p99: round(p99) }
    }
    const commitToTakenMs = {
      join: await afterCommit(ways["join"]!),
      sqlFunction: await afterCommit(ways["sqlFunction"]!)
    }
    await worker.close()
    report("join", { rounds, turnMs, warmUpMs, connections, hints, htmlBytes: html.length, durable: true }, {
      ...figures,
      commitToTakenMs
    })
  } finally {
    await web.close()
    await boss.stop({ graceful: false })
    await pool.end()
    await sink.stop()
    await server.stop()
  }
}
