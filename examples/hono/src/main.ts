/**
 * The API mounted in a Hono app, with everything in memory.
 *
 * `createApp` asks for nothing but `fetch`: the same handler is mounted in Next.js as
 * `export const { DELETE, GET, PATCH, POST } = mail.methods` in `app/mail/[...path]/route.ts`.
 */
import { serve } from "@hono/node-server"
import { toWebHandler } from "@sendwright/http/WebHandler"
import { accepted, createSendwright, memory } from "@sendwright/promise"
import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { createApp } from "./app.ts"

const sendwright = createSendwright({
  storage: memory(),
  provider: { name: "nowhere", submit: async (message) => accepted(message.messageId) },
  account: { name: "Shop", ownerEmail: "ada@example.com" }
})
await sendwright.start()

const mail = toWebHandler(sendwright.context, { basePath: "/mail" })
const server = serve({ fetch: createApp(sendwright, mail.handler).fetch, port: 0, hostname: "127.0.0.1" })
await once(server, "listening")
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

const { text: key } = await sendwright.keys.create({ name: "example", mode: "live" })
const ask = async (path: string, headers: Record<string, string> = {}, body?: unknown) => {
  const answer = await fetch(base + path, {
    headers: { "content-type": "application/json", ...headers },
    ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) })
  })
  // oxlint-disable-next-line typescript/no-explicit-any
  return { status: answer.status, json: await answer.json() as any }
}
const authorization = { authorization: `Bearer ${key}` }

// By the app's own route, then by the API.
const welcome = await ask("/welcome", {}, { to: "ada@example.com" })
console.log(welcome.status)
const { json: account } = await ask("/mail/v1/account", authorization)
const sent = await ask("/mail/v1/emails", authorization, {
  from: `Shop <shop@${account.sandbox.domain}>`,
  to: "ada@example.com",
  subject: "Your order",
  text: "It is on its way."
})
console.log(sent.status)
const { json: emails } = await ask("/mail/v1/emails", authorization)
console.log(emails.data.map(({ subject }: { readonly subject: string }) => subject).join(", "))
const { json: refused, status } = await ask("/mail/v1/emails")
console.log(status, refused.error.code)

server.close()
await mail.dispose()
await sendwright.close()
