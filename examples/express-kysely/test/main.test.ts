import { assert, inject, it } from "vitest"
import { startExample, temporaryDatabase } from "../../../scripts/example-program.ts"

it("stores an order and its confirmation together, and says what a refusal means", async () => {
  await using database = await temporaryDatabase(inject("databaseUrl"))
  const env = { DATABASE_URL: database.url, PORT: "0" }
  await using migration = startExample("express-kysely", { script: "migrate", env })
  assert.deepStrictEqual(await migration.ended, ["0001_orders: Success"])
  await using worker = startExample("express-kysely", { script: "worker", env })
  const [, bounced = ""] = await worker.line(/^The worker runs\. Mail to (\S+) came back\.$/)
  await using shop = startExample("express-kysely", { env })
  const [, base] = await shop.line(/^The shop is open at (\S+)$/)
  const order = async (buyer: string) => {
    const answer = await fetch(`${base}/orders`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ buyer, item: "lamp" })
    })
    const body = await answer.json() as { readonly error?: string; readonly notice?: string | null }
    return [answer.status, body.error ?? body.notice] as const
  }

  assert.deepStrictEqual(await order("ada@example.com"), [201, null])
  await worker.line(/^handed over: "Order 1" to ada@example\.com$/)

  // What is no address, or cannot be reached from the sandbox: no order.
  assert.match(String((await order("nobody"))[1]), /to must be an email address such as ada@example\.com\.$/)
  assert.match(String((await order("bob@example.org"))[1]), /^The sandbox domain reaches only /)

  // One that bounced: the order is kept, without its email.
  assert.deepStrictEqual(await order(bounced), [201, `Mail to ${bounced} came back, so we sent no confirmation.`])

  const orders = await (await fetch(`${base}/orders`)).json() as ReadonlyArray<{ readonly buyer: string }>
  assert.deepStrictEqual(orders.map(({ buyer }) => buyer), ["ada@example.com", bounced])
  const { rows } = await database.client.query("SELECT subject FROM sendwright.emails")
  assert.deepStrictEqual(rows, [{ subject: "Order 1" }])

  // Migrating again changes nothing, of Sendwright's tables either.
  await using again = startExample("express-kysely", { script: "migrate", env })
  assert.deepStrictEqual(await again.ended, [])
  await shop.stop()
  await worker.stop()
}, 120_000)
