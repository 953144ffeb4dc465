/**
 * An Express app with Sendwright inside: an order and its confirmation are stored in one transaction, and the app's
 * clients find the mail API under /mail. Run it with `pnpm --filter @sendwright-examples/express-app start`; it uses the
 * database of `DATABASE_URL`, or one of its own that is gone afterwards.
 */
import { toNodeListener } from "@sendwright/http/NodeListener"
import { accepted, createSendwright, embedded, postgres } from "@sendwright/promise"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import * as path from "node:path"
import { createApp, createTables, type Order } from "./app.ts"

const url = process.env["DATABASE_URL"]
const directory = await mkdtemp(path.join(tmpdir(), "express-app-"))

const sendwright = createSendwright({
  storage: url === undefined ? embedded({ directory: path.join(directory, "data") }) : postgres({ url }),
  provider: {
    name: "printing",
    submit: async (message) => {
      console.log(`handed over: "${message.subject}" to ${message.envelope.recipients.join(", ")}`)
      return accepted(message.messageId)
    }
  },
  account: { name: "Lamp Shop", ownerEmail: "ada@example.com" },
  // A real one is kept: without it, what is encrypted in the database is lost.
  secretKey: process.env["SECRET_KEY"] ?? randomBytes(32).toString("base64")
})
await sendwright.start()
await createTables(sendwright)

const mail = toNodeListener(sendwright.context, { basePath: "/mail" })
const { sandbox } = await sendwright.account.summary()
const server = createServer(createApp(sendwright, mail.listener, `Lamp Shop <shop@${sandbox.domain}>`))
await once(server.listen(0, "127.0.0.1"), "listening")
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

// The app's clients: one lamp, two orders.
const order = () =>
  fetch(`${base}/orders`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ customer: "ada@example.com", item: "lamp" })
  })
for (const answer of [await order(), await order()]) console.log(answer.status, JSON.stringify(await answer.json()))

// Whoever has a key may use the API.
const { text: key } = await sendwright.keys.create({ name: "dashboard", mode: "live" })
const ask = async <A>(target: string): Promise<A> => {
  const answer = await fetch(base + target, { headers: { authorization: `Bearer ${key}` } })
  return await answer.json() as A
}
const { data: emails } = await ask<{ data: Array<{ id: string }> }>("/mail/v1/emails")
for (const { id } of emails) await sendwright.emails.waitFor(id, "sent")
const orders = await ask<Array<Order>>("/orders")
console.log(`${orders.length} order, ${emails.length} email`)

server.close()
server.closeAllConnections()
await mail.dispose()
await sendwright.close()
await rm(directory, { recursive: true })
