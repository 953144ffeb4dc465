/**
 * Prints the events of a Sendwright, each once: `WEBHOOK_SECRET=… node examples/webhook-receiver/src/main.ts`, and an
 * endpoint with the URL that it prints. A server on another machine needs a public https address before it.
 */
import type { AddressInfo } from "node:net"
import { makeReceiver } from "./receiver.ts"

const secret = process.env["WEBHOOK_SECRET"]
if (secret === undefined) throw new Error("Set WEBHOOK_SECRET to the secret that the endpoint was created with.")

const server = makeReceiver({
  secret,
  handle: async ({ data, type }) => console.log(`${type}: "${data.subject}" is ${data.status}`)
})

server.listen(Number(process.env["PORT"] ?? 4500), "127.0.0.1", () => {
  console.log(`listening on http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`)
})
