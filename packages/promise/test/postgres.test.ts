import { postgres, StartError } from "@sendwright/promise"
import { once } from "node:events"
import * as net from "node:net"
import { Client } from "pg"
import { afterAll, assert, beforeAll, describe, inject, it } from "vitest"
import { hello, keeping, rejection, started, until } from "./app.ts"
import { checkAnswers } from "./receive.ts"
import { checkTransactions } from "./transactions.ts"

const server = inject("databaseUrl")
const name = `promise_${process.pid}`
const url = Object.assign(new URL(server), { pathname: `/${name}` }).href

const asAdmin = async (statement: string) => {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}
beforeAll(() => asAdmin(`CREATE DATABASE ${name}`))
afterAll(() => asAdmin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))

describe("a Postgres server", () => {
  it("is shared by two processes, which start at once and hand each email over once", async () => {
    const [left, right] = [keeping(), keeping()]
    const both = await Promise.all(
      [left, right].map(({ provider }) => started({ storage: postgres({ url }), provider }))
    )
    const [first, second] = both as [typeof both[0], typeof both[0]]
    try {
      const ids = await Promise.all(both.map(async (one) => (await one.account.summary()).account.id))
      assert.strictEqual(ids[0], ids[1])
      const email = await hello(first)
      await Promise.all(Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? first : second).emails.send(email)))
      await until(() => left.taken.length + right.taken.length === 40)
      assert.strictEqual(new Set([...left.taken, ...right.taken].map(({ emailId }) => emailId)).size, 40)
      const options = { idempotencyKey: "once" }
      const answers = await Promise.all([first.emails.send(email, options), second.emails.send(email, options)])
      assert.strictEqual(answers[0].id, answers[1].id)
    } finally {
      await Promise.all(both.map((one) => one.close()))
    }
  }, 300_000)

  it("joins the application's transactions", async () => {
    // No poll helps: what leaves after a commit leaves because the workers were told after it.
    await using sendwright = await started({ storage: postgres({ url }), engine: { pollInterval: "1 hour" } })
    await checkTransactions(sendwright)
  }, 300_000)

  it("keeps the first answer of a function that runs again and says something else", async () => {
    await using sendwright = await started({ storage: postgres({ url }) })
    await checkAnswers(sendwright)
  }, 300_000)

  it("is missed with a word on what to do", async () => {
    const nowhere = Object.assign(new URL(url), { port: "1" }).href
    const error = await rejection(started({ storage: postgres({ url: nowhere }) }))
    assert.instanceOf(error, StartError)
    assert.include(error.message, "Could not reach the database")
    assert.notInclude(error.message, "postgres:")
  }, 300_000)

  it("is not migrated where it never should be, with a word on what to do", async () => {
    const error = await rejection(started({ storage: postgres({ url: server, migrate: "never" }) }))
    assert.instanceOf(error, StartError)
    assert.match(error.message, /lacks migration 1 .*run sendwright migrate first/)
  }, 300_000)

  it("behind a pooler is named as such, and not as one out of reach", async () => {
    const text = Buffer.from("SFATAL\0VFATAL\0C08P01\0Munsupported startup parameter: jit\0\0")
    const head = Buffer.from("E....")
    head.writeUInt32BE(text.length + 4, 1)
    const pooler = net.createServer((socket) => {
      socket.on("error", () => {})
      socket.once("data", () => socket.end(Buffer.concat([head, text])))
    }).listen(0, "127.0.0.1")
    await once(pooler, "listening")
    const { port } = pooler.address() as net.AddressInfo
    const error = await rejection(started({ storage: postgres({ url: `postgres://a:b@127.0.0.1:${port}/mail` }) }))
    pooler.close()
    assert.match(error.message, /^Could not use the database mail on .* is behind a pooler .*option pooler/)
  }, 300_000)

  it("is known within 5 s to be gone, by this engine and by no other one of the process", async () => {
    const own = `${name}_gone`
    await asAdmin(`CREATE DATABASE ${own}`)
    const storage = postgres({ url: Object.assign(new URL(server), { pathname: `/${own}` }).href })
    await using sendwright = await started({ storage, log: () => {}, engine: { drainTimeout: 0 } })
    await using other = await started({ storage: postgres({ url }) })
    assert.deepStrictEqual(sendwright.conditions(), [])
    await asAdmin(`DROP DATABASE ${own} WITH (FORCE)`)
    const begun = performance.now()
    await until(() => sendwright.conditions().some(({ name }) => name === "database"))
    assert.isBelow(performance.now() - begun, 5_000)
    assert.deepStrictEqual(other.conditions(), [])
  }, 300_000)
})
