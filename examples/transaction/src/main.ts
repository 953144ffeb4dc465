/** The shop over HTTP: `POST /orders` with `{ "customer", "item" }`, and `GET /orders`. */
import { accepted, createSendwright, embedded, postgres } from "@sendwright/promise"
import { once } from "node:events"
import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { json } from "node:stream/consumers"
import { createTables, listOrders, placeOrder } from "./orders.ts"

const url = process.env["DATABASE_URL"]

const sendwright = createSendwright({
  // The embedded database is a Postgres in this process: for a try, and for apps of one process.
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
await createTables(sendwright)
const { sandbox } = await sendwright.account.summary()
const sender = `Lamp Shop <shop@${sandbox.domain}>`

const answer = async (request: IncomingMessage): Promise<readonly [status: number, body: unknown]> => {
  const route = `${request.method} ${request.url}`
  if (route === "GET /orders") return [200, await listOrders(sendwright)]
  if (route !== "POST /orders") return [404, { error: "not found" }]
  const order = await placeOrder(sendwright, sender, await json(request) as { customer: string; item: string })
  return order === "sold out" ? [409, { error: order }] : [201, order]
}

const server = createServer((request, response) => {
  void answer(request)
    .catch((error: unknown) => [500, { error: String(error) }] as const)
    .then(([status, body]) =>
      response.writeHead(status, { "content-type": "application/json" }).end(`${JSON.stringify(body)}\n`)
    )
})
await once(server.listen(Number(process.env["PORT"] ?? 3000), "127.0.0.1"), "listening")
console.log(`The shop is open at http://127.0.0.1:${(server.address() as AddressInfo).port}`)

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    server.close()
    server.closeAllConnections()
    // Waits for the hand-offs that have begun; what is queued goes on after the next start.
    await sendwright.close()
  })
}
