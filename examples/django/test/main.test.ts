import * as fs from "node:fs"
import * as path from "node:path"
import { assert, inject, it } from "vitest"
import { eventually, startDevServer, startExample, temporaryDatabase } from "../../../scripts/example-program.ts"
import { freePort } from "../../../scripts/free-port.ts"

/** What `.ci/debian` installs, for Debian's own Python. */
const needed = ["django", "psycopg2"].map((name) => `/usr/lib/python3/dist-packages/${name}`)
const isThere = needed.every((directory) => fs.existsSync(directory))
if (!isThere) console.warn("WITHOUT python3-django and python3-psycopg2: the Django example is not run.")

it.skipIf(!isThere)("stores an order and its confirmation in a view, and says what became of it", async () => {
  await using database = await temporaryDatabase(inject("databaseUrl"))
  await using sendwright = await startDevServer("django", { DATABASE_URL: database.url })
  const env = {
    DATABASE_URL: database.url,
    SENDWRIGHT_URL: sendwright.base_url,
    SENDWRIGHT_KEY: sendwright.live_key,
    MAIL_FROM: `shop@${sendwright.sandbox_domain}`,
    PATH: ["/usr/bin", process.env["PATH"]].join(path.delimiter),
    PYTHONDONTWRITEBYTECODE: "1",
    PYTHONUNBUFFERED: "1"
  }
  await using migration = startExample("django", { script: "migrate", env })
  await migration.ended
  const address = `127.0.0.1:${await freePort()}`
  await using shop = startExample("django", { args: [address], env })
  await shop.line(/^Starting development server/)
  const base = `http://${address}`
  // It listens a moment after it has said so.
  await eventually(() => fetch(`${base}/orders`).then(() => true, () => undefined))

  const order = async (buyer: string) => {
    const answer = await fetch(`${base}/orders`, { method: "POST", body: JSON.stringify({ buyer, item: "lamp" }) })
    return await answer.json() as { readonly id: number; readonly error?: { readonly buyer: ReadonlyArray<string> } }
  }
  const becomes = async (id: number, notice: RegExp) => {
    await eventually(async () => {
      const body = await (await fetch(`${base}/orders/${id}`)).json() as { readonly notice: string }
      return notice.test(body.notice) ? true : undefined
    })
  }

  const { id: first } = await order("owner@example.com")
  await becomes(first, /^The confirmation is sent\.$/)
  const [file = ""] = await eventually(() => {
    const found = fs.globSync("**/*.eml", { cwd: sendwright.captured_mail })
    return found.length === 1 ? found : undefined
  })
  const message = fs.readFileSync(path.join(sendwright.captured_mail, file), "utf8")
  assert.include(message, `Subject: Order ${first}`)

  // What is no address: no order.
  assert.deepStrictEqual((await order("nobody")).error, { buyer: ["Enter a valid email address."] })

  // What the engine refuses after the commit: the order is kept, and says so.
  const { id: second } = await order("bob@example.org")
  await becomes(second, /^We could not send the confirmation: sandbox_recipient_not_allowed: The sandbox domain /)
  const suppressed = await fetch(`${sendwright.base_url}/v1/suppressions`, {
    method: "POST",
    headers: { "authorization": `Bearer ${sendwright.live_key}`, "content-type": "application/json" },
    body: JSON.stringify({ email_address: "owner@example.com" })
  })
  assert.strictEqual(suppressed.status, 201)
  const { id: third } = await order("owner@example.com")
  await becomes(third, /^Mail to owner@example\.com came back, so we sent no confirmation\.$/)

  const { rows } = await database.client.query("SELECT buyer FROM shop_order ORDER BY id")
  assert.deepStrictEqual(rows.map(({ buyer }) => buyer), ["owner@example.com", "bob@example.org", "owner@example.com"])
}, 300_000)
