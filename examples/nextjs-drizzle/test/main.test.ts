import * as path from "node:path"
import { assert, inject, it } from "vitest"
import {
  type ExampleOptions,
  startExample,
  temporaryDatabase,
  temporaryDirectory
} from "../../../scripts/example-program.ts"
import { take } from "../../../scripts/take.ts"

/** The fields of the page's form, the hidden ones by which Next.js finds the action included. */
const fieldsOf = (page: string): FormData => {
  const [form = ""] = /<form .*?<\/form>/s.exec(page) ?? []
  const fields = new FormData()
  for (const [, name = "", value = ""] of form.matchAll(/<input[^>]* name="([^"]+)"(?: value="([^"]*)")?/g)) {
    fields.set(name, value.replaceAll("&quot;", "\""))
  }
  return fields
}

const textOf = (page: string, pattern: RegExp): string => pattern.exec(page)?.[1]?.replaceAll("&#x27;", "'") ?? ""

it("stores an order and its confirmation by a server action, and says on the page what a refusal means", async () => {
  await using database = await temporaryDatabase(inject("databaseUrl"))
  using place = temporaryDirectory()
  const directory = path.join(place.path, "shop")
  await take("nextjs-drizzle", directory)
  const env = { DATABASE_URL: database.url, NEXT_TELEMETRY_DISABLED: "1" }
  const start = (script: string, more: ExampleOptions = {}) =>
    startExample("nextjs-drizzle", { directory, env, script, ...more })

  await using worker = start("worker")
  const [, bounced = ""] = await worker.line(/^The worker runs\. Mail to (\S+) came back\.$/)
  // Sendwright's tables are there by now.
  await using migration = start("migrate")
  await migration.ended
  await using types = start("check")
  await types.ended

  // Any free port: it says which.
  await using shop = start("dev", { args: ["--port", "0"] })
  const [, base = ""] = await shop.line(/Local: +(http:\S+)/)
  const order = async (buyer: string): Promise<string> => {
    // As a browser without JavaScript does it.
    const form = fieldsOf(await (await fetch(base)).text())
    assert.strictEqual(form.get("item"), "lamp")
    form.set("buyer", buyer)
    const answer = await fetch(base, { method: "POST", body: form })
    return textOf(await answer.text(), /<output>(.*?)<\/output>/)
  }

  assert.strictEqual(await order("ada@example.com"), "Order 1: the confirmation is on its way.")
  await worker.line(/^handed over: "Order 1" to ada@example\.com$/)
  // What is no address, or cannot be reached from the sandbox: no order.
  assert.match(await order("nobody"), /^No order: .* to must be an email address such as ada@example\.com\.$/)
  assert.match(await order("bob@example.org"), /^No order: The sandbox domain reaches only /)
  // One that bounced: the order is kept, without its email.
  assert.include(await order(bounced), `: Mail to ${bounced} came back, so we sent no confirmation.`)

  const { rows: orders } = await database.client.query("SELECT buyer FROM orders ORDER BY id")
  assert.deepStrictEqual(orders, [{ buyer: "ada@example.com" }, { buyer: bounced }])
  const { rows: emails } = await database.client.query("SELECT subject FROM sendwright.emails")
  assert.deepStrictEqual(emails, [{ subject: "Order 1" }])
  await shop.stop()
  await worker.stop()
}, 600_000)
