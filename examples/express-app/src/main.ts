/**
 * An Express app with Sendwright inside: an order and its confirmation are stored in one transaction, and under /mail are
 * the mail API for the app's clients and the dashboard for the people who run it. Run it with
 * `pnpm --filter @sendwright-examples/express-app start`; it uses the database of `DATABASE_URL`, or one of its own that
 * is gone afterwards.
 */
import * as Mounted from "@sendwright/dashboard/server/Mounted"
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

const server = createServer()
await once(server.listen(0, "127.0.0.1"), "listening")
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const mail = toNodeListener(sendwright.context, {
  basePath: "/mail",
  // The dashboard; and the portal, for this app's own pages.
  routes: Mounted.routes({ origin: base, portalOrigins: [base] })
})
const { sandbox } = await sendwright.account.summary()
server.on("request", createApp(sendwright, mail.listener, `Lamp Shop <shop@${sandbox.domain}>`))

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

// Whoever opens this chooses a password, and looks at the same email in the dashboard.
const { path: invitation } = await sendwright.members.link({ email: "ada@example.com" })
console.log(`dashboard: ${base}/mail${invitation}`)
// And this shows it to a customer, in a frame of the app's pages.
const portal = await sendwright.portal.link({ label: "ada@example.com", parts: ["emails"] })
console.log(`portal: ${base}/mail${portal.path}`)

// Keep it open to look: LOOK=1.
if (process.env["LOOK"] === "1") await once(process.stdin, "data")
server.close()
server.closeAllConnections()
await mail.dispose()
await sendwright.close()
await rm(directory, { recursive: true })
