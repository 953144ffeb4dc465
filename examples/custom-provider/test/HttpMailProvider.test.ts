import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import * as ProviderSuite from "@sendwright/testing/conformance/ProviderSuite"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { layer } from "../src/HttpMailProvider.ts"

const statuses = { accept: 202, refuse_temporarily: 425, refuse_permanently: 422, unavailable: 503 } as const

/** The mail service, as far as the adapter knows it. */
const service = Effect.gen(function*() {
  let how: ProviderSuite.Behaviour = "accept"
  const delivered: Array<ProviderSuite.Delivered> = []

  const server = createServer(async (request, response) => {
    const chunks: Array<Uint8Array> = []
    for await (const chunk of request as AsyncIterable<Uint8Array>) chunks.push(chunk)
    if (request.url === "/health") {
      response.writeHead(how === "unavailable" ? 503 : 200).end()
      return
    }
    if (how === "hang") return
    if (how === "break_off") {
      request.socket.destroy()
      return
    }
    if (how === "accept") {
      const { recipients, ...visible } = JSON.parse(Buffer.concat(chunks).toString())
      delivered.push({ recipients, visible: JSON.stringify(visible) })
    }
    response.writeHead(statuses[how]).end(JSON.stringify({ id: `message-${delivered.length}` }))
  })
  yield* Effect.acquireRelease(
    Effect.promise(() => once(server.listen(0, "127.0.0.1"), "listening")),
    () =>
      Effect.sync(() => {
        server.closeAllConnections()
        server.close()
      })
  )

  const peer = ProviderSuite.ProviderPeer.of({
    behave: (next) =>
      Effect.sync(() => {
        how = next
      }),
    delivered: Effect.sync(() => delivered)
  })
  const provider = yield* Effect.provide(
    EmailProvider,
    layer(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  )
  return Context.make(ProviderSuite.ProviderPeer, peer).pipe(Context.add(EmailProvider, provider))
})

ProviderSuite.suite("HttpMailProvider", Layer.effectContext(service), {
  plays: ["refuse_temporarily", "refuse_permanently", "unavailable", "break_off", "hang"],
  excludeTestServices: true
})
