/** What a transaction of the application comes to, on whichever database. */
import { NotRunning, QueryError, RecipientSuppressed, type Sendwright } from "@sendwright/promise"
import { assert } from "vitest"
import { hello, owner, rejection } from "./app.ts"

export const checkTransactions = async (sendwright: Sendwright): Promise<void> => {
  await sendwright.withTransaction((tx) =>
    tx.query("CREATE TABLE orders (number int PRIMARY KEY, email uuid NOT NULL)")
  )
  const orders = () =>
    sendwright.withTransaction((tx) => tx.query<{ number: number; email: string }>("SELECT * FROM orders"))
  const email = await hello(sendwright)

  const id = await sendwright.withTransaction(async (tx) => {
    const { id } = await tx.emails.send(email)
    await tx.query("INSERT INTO orders VALUES ($1, $2)", [1, id])
    assert.strictEqual((await tx.emails.get(id)).status, "queued")
    return id
  })
  assert.deepStrictEqual(await orders(), [{ number: 1, email: id }])
  await sendwright.emails.waitFor(id, "sent")

  // Thrown by the application: neither the row nor the email is there.
  const reason = new Error("no stock")
  const ids: Array<string> = []
  const thrown = await rejection(sendwright.withTransaction(async (tx) => {
    const [first, second] = await Promise.all([tx.emails.send(email), tx.emails.send(email)])
    ids.push(first.id, second.id)
    await tx.query("INSERT INTO orders VALUES ($1, $2)", [2, first.id])
    throw reason
  }))
  assert.strictEqual(thrown, reason)
  for (const gone of ids) assert.strictEqual((await rejection(sendwright.emails.get(gone))).code, "not_found")
  assert.strictEqual(ids.length, 2)

  // A statement that fails costs the transaction, also when the application passes over it.
  const duplicate = await rejection(sendwright.withTransaction(async (tx) => {
    const { id } = await tx.emails.send(email)
    ids.push(id)
    await tx.query("INSERT INTO orders VALUES (1, $1)", [id]).catch(() => undefined)
  }))
  assert.instanceOf(duplicate, QueryError)
  assert.deepStrictEqual([duplicate.sqlState, duplicate.constraint], ["23505", "orders_pkey"])
  assert.strictEqual((await rejection(sendwright.emails.get(ids[2]!))).code, "not_found")

  // A refusal does not.
  await sendwright.suppressions.add(owner)
  await sendwright.withTransaction(async (tx) => {
    assert.instanceOf(await rejection(tx.emails.send(email)), RecipientSuppressed)
    await tx.suppressions.remove(owner)
    await tx.query("INSERT INTO orders VALUES ($1, $2)", [3, (await tx.emails.send(email)).id])
  })
  assert.deepStrictEqual((await orders()).map(({ number }) => number), [1, 3])

  const late = await sendwright.withTransaction(async (tx) => tx)
  assert.instanceOf(await rejection(late.query("SELECT 1")), NotRunning)

  const controller = new AbortController()
  const given = await rejection(sendwright.withTransaction(async (tx) => {
    await tx.query("INSERT INTO orders VALUES ($1, $2)", [4, id])
    controller.abort(reason)
    await new Promise(() => {})
  }, { signal: controller.signal }))
  assert.strictEqual(given, reason)
  assert.deepStrictEqual((await orders()).map(({ number }) => number), [1, 3])
}
