import type { WebhookEvent } from "@sendwright/client"
import { createHmac } from "node:crypto"
import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { afterEach, assert, beforeEach, it } from "vitest"
import { makeReceiver } from "../src/receiver.ts"

const secret = "whsec_example"
let handled: Array<string> = []
let failures = 0

const server = makeReceiver({
  secret,
  handle: async ({ id }: WebhookEvent) => {
    await new Promise((resolve) => setImmediate(resolve))
    if (failures-- > 0) throw new Error("The database is away.")
    handled.push(id)
  }
})

beforeEach(async () => {
  handled = []
  failures = 0
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
})

afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, "close")
})

const body = (id: string) => JSON.stringify({ id, type: "email.sent", data: { status: "sent", subject: "Hello" } })

const deliver = async (text: string, key = secret): Promise<number> => {
  const time = Math.floor(Date.now() / 1000)
  const signature = createHmac("sha256", key).update(`${time}.${text}`).digest("hex")
  const { status } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`, {
    method: "POST",
    headers: { "content-type": "application/json", "service-signature": `t=${time},v1=${signature}` },
    body: text
  })
  return status
}

it("handles each event once, however often and however closely it is delivered", async () => {
  const together = await Promise.all([deliver(body("one")), deliver(body("one")), deliver(body("two"))])
  assert.deepStrictEqual([...together, await deliver(body("one"))], [204, 204, 204, 204])
  assert.deepStrictEqual(handled.toSorted(), ["one", "two"])
})

it("asks for another delivery after a failure, and handles that one", async () => {
  failures = 1
  assert.deepStrictEqual([await deliver(body("three")), await deliver(body("three"))], [500, 204])
  assert.deepStrictEqual(handled, ["three"])
})

it("refuses what was not signed with the endpoint's secret", async () => {
  assert.strictEqual(await deliver(body("four"), "whsec_other"), 400)
  assert.deepStrictEqual(handled, [])
})
