/**
 * A process of an application: stores orders, each with its email in one transaction of `pg`, and begins again whatever
 * fails. The orders of a process are those whose number leaves its own number as the remainder.
 */
import { createSendwright, postgres, smtp } from "@sendwright/promise"
import { pgTransaction } from "@sendwright/promise/join"
import pg from "pg"

const [own = 0, processes = 1, orders = 0, connections = 1] = process.argv.slice(2).map(Number)
const url = process.env["DATABASE_URL"] ?? ""

const sendwright = createSendwright({
  storage: postgres({ url, maxConnections: 3 }),
  provider: smtp("smtp://127.0.0.1:9"),
  secretKey: process.env["SENDWRIGHT_SECRET_KEY"],
  account: { id: process.env["ACCOUNT"], name: "Shop", ownerEmail: "owner@example.com" },
  workers: false,
  log: () => {}
})
await sendwright.start()
const { sandbox } = await sendwright.account.summary()
const pool = new pg.Pool({ connectionString: url, max: connections })
pool.on("error", () => {})

const store = async (number: number): Promise<void> => {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    await client.query("BEGIN")
    const { rowCount } = await client.query("INSERT INTO orders VALUES ($1) ON CONFLICT DO NOTHING", [number])
    if (rowCount === 1) {
      const email = {
        from: `shop@${sandbox.domain}`,
        to: "owner@example.com",
        subject: `Order ${number}`,
        text: "Thanks"
      }
      await sendwright.join(pgTransaction(client)).emails.send(email, { idempotencyKey: `order-${number}` })
    }
    await client.query("COMMIT")
  } catch (error) {
    failure = error instanceof Error ? error : new Error("failed")
    throw failure
  } finally {
    client.release(failure)
  }
}

const { rows } = await pool.query<{ number: number }>("SELECT number FROM orders")
const stored = new Set(rows.map(({ number }) => number))
const left = Array.from({ length: orders }, (_, number) => number)
  .filter((number) => number % processes === own && !stored.has(number))
await Promise.all(Array.from({ length: connections }, async () => {
  for (let number = left.pop(); number !== undefined; number = left.pop()) {
    // The database may be away for a while: the process that started this one then starts it again.
    for (let tries = 0;; tries++) {
      try {
        await store(number)
        break
      } catch (error) {
        if (tries === 100) throw error
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
  }
}))
process.exit(0)
