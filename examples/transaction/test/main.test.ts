import { assert, inject, it } from "vitest"
import { eventually, startExample, temporaryDatabase } from "../../../scripts/example-program.ts"

it("keeps an order and its confirmation together, however many want the last lamp", async () => {
  await using database = await temporaryDatabase(inject("databaseUrl"))
  const env = { DATABASE_URL: database.url, PORT: "0" }
  await using shop = startExample("transaction", { env })
  const [, base] = await shop.line(/^The shop is open at (\S+)$/)
  const order = async () => {
    // The sandbox domain reaches the owner of the account alone.
    const body = JSON.stringify({ customer: "ada@example.com", item: "lamp" })
    return (await fetch(`${base}/orders`, { method: "POST", body })).status
  }
  // There are three lamps.
  const statuses = await Promise.all(Array.from({ length: 10 }, order))
  assert.deepStrictEqual(statuses.toSorted(), [201, 201, 201, 409, 409, 409, 409, 409, 409, 409])

  const orders = await (await fetch(`${base}/orders`)).json() as ReadonlyArray<{ id: number; customer: string }>
  const expected = orders.map(({ customer, id }) => `handed over: "Order ${id}" to ${customer}`).toSorted()
  const handedOver = () => shop.lines.filter((line) => line.startsWith("handed over")).toSorted()
  await eventually(() => handedOver().length >= 3 ? true : undefined)
  assert.deepStrictEqual(handedOver(), expected)
  // Neither is there without the other in the database either.
  const { rows } = await database.client.query("SELECT subject FROM sendwright.emails ORDER BY subject")
  assert.deepStrictEqual(rows.map(({ subject }) => subject), orders.map(({ id }) => `Order ${id}`).toSorted())
  await shop.stop()

  // The next process finds the orders, and nothing left to sell or to send.
  await using next = startExample("transaction", { env })
  const [, nextBase] = await next.line(/^The shop is open at (\S+)$/)
  assert.deepStrictEqual(await (await fetch(`${nextBase}/orders`)).json(), orders)
  await next.stop()
  assert.strictEqual(next.lines.length, 1)
}, 300_000)
