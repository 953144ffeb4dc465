/** Prints the events of a Sendwright, each once. */
import type { AddressInfo } from "node:net"
import { makeReceiver } from "./receiver.ts"

const secret = process.env["WEBHOOK_SECRET"]
if (secret === undefined) throw new Error("Set WEBHOOK_SECRET to the secret that the endpoint was created with.")

const server = makeReceiver({
  secret,
  handle: async ({ data, type }) =>
    console.log(`${type}: "${data.subject}"${type === "email.received" ? "" : ` is ${data.status}`}`)
})

server.listen(Number(process.env["PORT"] ?? 4500), "127.0.0.1", () => {
  console.log(`listening on http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`)
})
