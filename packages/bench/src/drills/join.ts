/**
 * Four processes of an application store 10,000 orders, 32 at once, each with its email in one transaction, while they are
 * killed (SIGKILL) twenty times and Postgres crashes twice; a server hands the emails over. Then each order has its email,
 * each email its order, and none there is twice.
 */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import * as path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { startPostgres } from "../../../../scripts/local-postgres.ts"
import { environment, makeAccount, startServer } from "../Processes.ts"
import { progress, report } from "../Report.ts"
import { startSmtpSink } from "./SmtpSink.ts"

const orders = 10_000
const processes = 4
const connections = 8
const kills = 20
const crashes = 2
const patienceMs = 6 * 60_000

const program = path.join(import.meta.dirname, "joiner.ts")

export const joinDrill = async (): Promise<void> => {
  const postgres = await startPostgres({ durable: true })
  const smtp = await startSmtpSink({ delayMs: 1 })
  const env = { ...environment(postgres.url), SMTP_URL: `${smtp.url}?connections=8` }
  const server = await startServer(env)
  const { id: account } = await makeAccount(env, "live")
  const client = async () => {
    const client = new pg.Client({ connectionString: postgres.url })
    client.on("error", () => {})
    await client.connect()
    return client
  }
  const first = await client()
  await first.query("CREATE TABLE orders (number int PRIMARY KEY)")
  await first.end()
  const ended = new AbortController()
  const running: Array<ChildProcess> = []
  const run = async (own: number): Promise<void> => {
    for (;;) {
      const child = spawn(process.execPath, [program, ...[own, processes, orders, connections].map(String)], {
        env: { ...env, ACCOUNT: account },
        stdio: ["ignore", "ignore", "inherit"]
      })
      running[own] = child
      const [code] = await once(child, "exit")
      if (code === 0) return
      await sleep(200)
    }
  }
  try {
    const troubles = (async () => {
      for (let trouble = 0; trouble < kills + crashes && !ended.signal.aborted; trouble++) {
        await sleep(500 + Math.random() * 1_500)
        if (trouble === 7 || trouble === 15) {
          await postgres.crash()
          await sleep(500)
          await postgres.restart()
        } else {
          running[Math.floor(Math.random() * processes)]?.kill("SIGKILL")
        }
        progress(`trouble ${trouble + 1} of ${kills + crashes}: ${smtp.messages.size} messages are out`)
      }
    })()
    const began = performance.now()
    await Promise.all(Array.from({ length: processes }, (_, own) => run(own)))
    ended.abort()
    await troubles
    const seconds = (performance.now() - began) / 1_000

    const look = await client()
    const deadline = performance.now() + patienceMs
    const waiting = async () => (await look.query("SELECT FROM sendwright.send_jobs LIMIT 1")).rowCount !== 0
    while (await waiting() && performance.now() < deadline) await sleep(500)
    const { rows: [figures] } = await look.query(`
      SELECT (SELECT count(*)::int FROM orders) AS orders,
        (SELECT count(*)::int FROM sendwright.emails) AS emails,
        (SELECT count(*)::int FROM orders o FULL JOIN sendwright.emails e ON e.subject = 'Order ' || o.number
          WHERE o.number IS NULL OR e.id IS NULL) AS "withoutTheOther",
        (SELECT count(*)::int FROM sendwright.email_states WHERE status = 'sent') AS sent`)
    await look.end()
    const handedOverTwice = [...smtp.messages.values()].filter((times) => times > 1).length
    const whole = { ...figures, seconds: Math.round(seconds), handedOver: smtp.messages.size, handedOverTwice }
    report("drill-join", { orders, processes, connections, kills, crashes }, whole)
    if (figures.orders !== orders || figures.emails !== orders || figures.withoutTheOther !== 0) {
      throw new Error("a promise was broken: see above")
    }
  } finally {
    for (const child of running) child.kill("SIGKILL")
    await server.stop()
    await smtp.stop()
    await postgres.stop()
  }
}
