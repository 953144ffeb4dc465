/** A day of the app: an order that is confirmed, a review that is asked for and called off, and what is reported. */
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { askForReview, cancel, confirm, lastEventOf, resend, subscribe } from "./mail.ts"

const customer = process.env["MAIL_TO"] ?? "customer@example.com"

let webhookSecret = ""
const told = Promise.withResolvers<void>()

const server = createServer(async (request, response) => {
  const payload = await text(request)
  const header = (name: string) => String(request.headers[name])
  try {
    const headers = { id: header("svix-id"), timestamp: header("svix-timestamp"), signature: header("svix-signature") }
    const event = resend.webhooks.verify({ payload, headers, webhookSecret })
    console.log(`webhook: ${event.type}`)
    response.writeHead(204).end()
    if (event.type === "email.delivered" || event.type === "email.bounced") told.resolve()
  } catch {
    response.writeHead(400).end()
  }
})
await once(server.listen(0, "127.0.0.1"), "listening")
webhookSecret = await subscribe(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)

const order = await confirm(customer, "4711")
const again = await confirm(customer, "4711")
console.log(order === again ? "confirmed once" : "confirmed twice")

const review = await askForReview(customer)
await cancel(review)
console.log(`review: ${await lastEventOf(review)}`)

await told.promise
console.log(`order: ${await lastEventOf(order)}`)
server.close()
server.closeAllConnections()
