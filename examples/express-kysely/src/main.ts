/** The shop over HTTP: `POST /orders` with `{ "buyer", "item" }`, and `GET /orders`. */
import { SandboxRecipientNotAllowed, ValidationError } from "@sendwright/promise"
import express from "express"
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { database } from "./database.ts"
import { listOrders, placeOrder, sendwright } from "./orders.ts"

const app = express()
app.use(express.json())

// oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Express 5 hands a rejection on to the error handler
app.post("/orders", async (request, response) => {
  const { buyer, item } = request.body as { readonly buyer: string; readonly item: string }
  try {
    response.status(201).json(await placeOrder(buyer, item))
  } catch (error) {
    if (!(error instanceof ValidationError || error instanceof SandboxRecipientNotAllowed)) throw error
    response.status(422).json({ error: error.message })
  }
})

// oxlint-disable-next-line oxc/no-async-endpoint-handlers -- as above
app.get("/orders", async (_request, response) => {
  response.json(await listOrders())
})

const server = createServer(app)
await once(server.listen(Number(process.env["PORT"] ?? 3000), "127.0.0.1"), "listening")
console.log(`The shop is open at http://127.0.0.1:${(server.address() as AddressInfo).port}`)

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    server.close()
    server.closeAllConnections()
    await sendwright.close()
    await database.destroy()
  })
}
