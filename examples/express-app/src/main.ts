/** Starts the shop, and prints where it is and a link to its dashboard. */
import * as Mounted from "@sendwright/dashboard/server/Mounted"
import { toNodeListener } from "@sendwright/http/NodeListener"
import { accepted, createSendwright, embedded, postgres } from "@sendwright/promise"
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { createApp } from "./app.ts"

const url = process.env["DATABASE_URL"]

const sendwright = createSendwright({
  storage: url === undefined ? embedded({ directory: ".sendwright" }) : postgres({ url }),
  // In its place smtp("smtp://user:password@mail.example.com:587"), or ses({ region: "eu-central-1" }).
  provider: {
    name: "printing",
    submit: async (message) => {
      console.log(`handed over: "${message.subject}" to ${message.envelope.recipients.join(", ")}`)
      return accepted(message.messageId)
    }
  },
  account: { name: "Lamp Shop", ownerEmail: "ada@example.com" },
  // Yours comes from `openssl rand -base64 32`, and is kept: what is encrypted in the database opens with it alone.
  secretKey: process.env["SECRET_KEY"] ?? Buffer.alloc(32, "example").toString("base64")
})
await sendwright.start()

const server = createServer()
await once(server.listen(Number(process.env["PORT"] ?? 3000), "127.0.0.1"), "listening")
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const mail = toNodeListener(sendwright.context, {
  basePath: "/mail",
  // The dashboard; and the portal, for this app's own pages.
  routes: Mounted.routes({ origin: base, portalOrigins: [base] })
})
const { sandbox } = await sendwright.account.summary()
server.on("request", createApp(sendwright, mail.listener, `Lamp Shop <shop@${sandbox.domain}>`))
console.log(`The shop is open at ${base}`)

// Whoever opens it chooses a password. Hand such a link to that person alone: here it is you.
const { path } = await sendwright.members.link({ email: "ada@example.com" })
console.log(`dashboard: ${base}/mail${path}`)

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    server.close()
    server.closeAllConnections()
    await mail.dispose()
    await sendwright.close()
  })
}
