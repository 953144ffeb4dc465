import * as fs from "node:fs"
import * as path from "node:path"
import { assert, inject, it } from "vitest"
import { startExample, temporaryDatabase, temporaryDirectory } from "../../../scripts/example-program.ts"
import { take } from "../../../scripts/take.ts"

it("stores an order and its confirmation together, and says what a refusal means", async () => {
  await using database = await temporaryDatabase(inject("databaseUrl"))
  using place = temporaryDirectory()
  const directory = path.join(place.path, "shop")
  await take("nestjs-prisma", directory)
  const env = {
    DATABASE_URL: database.url,
    PORT: "0",
    CHECKPOINT_DISABLE: "1",
    // The client is made without this engine, which Prisma would download all the same.
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath
  }
  const start = (script: string) => startExample("nestjs-prisma", { directory, env, script })
  for (const script of ["generate", "build"]) {
    await using program = start(script)
    await program.ended
  }
  // What `prisma migrate deploy` runs; its engine comes from a server of Prisma's, which a test is not to depend on.
  for (const file of fs.globSync("prisma/migrations/*/migration.sql", { cwd: directory }).toSorted()) {
    await database.client.query(fs.readFileSync(path.join(directory, file), "utf8"))
  }

  await using worker = start("worker")
  const [, bounced = ""] = await worker.line(/^The worker runs\. Mail to (\S+) came back\.$/)
  await using shop = start("start")
  const [, base] = await shop.line(/^The shop is open at (\S+)$/)
  const order = async (buyer: string) => {
    const answer = await fetch(`${base}/orders`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ buyer, item: "lamp" })
    })
    const body = await answer.json() as { readonly message?: string; readonly notice?: string | null }
    return [answer.status, body.message ?? body.notice] as const
  }

  assert.deepStrictEqual(await order("ada@example.com"), [201, null])
  await worker.line(/^handed over: "Order 1" to ada@example\.com$/)
  // What is no address, or cannot be reached from the sandbox: no order.
  const [status, words] = await order("nobody")
  assert.strictEqual(status, 422)
  assert.match(String(words), /to must be an email address such as ada@example\.com\.$/)
  assert.match(String((await order("bob@example.org"))[1]), /^The sandbox domain reaches only /)
  // One that bounced: the order is kept, without its email.
  assert.deepStrictEqual(await order(bounced), [201, `Mail to ${bounced} came back, so we sent no confirmation.`])

  const orders = await (await fetch(`${base}/orders`)).json() as ReadonlyArray<{ readonly buyer: string }>
  assert.deepStrictEqual(orders.map(({ buyer }) => buyer), ["ada@example.com", bounced])
  const { rows } = await database.client.query("SELECT subject FROM sendwright.emails")
  assert.deepStrictEqual(rows, [{ subject: "Order 1" }])
  await worker.stop()
}, 600_000)
