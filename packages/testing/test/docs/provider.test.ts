import { EmailProvider, ProviderUnavailable } from "@sendwright/core/sending/EmailProvider"
import * as Submission from "@sendwright/core/sending/Submission"
import * as ProviderSuite from "@sendwright/testing/conformance/ProviderSuite"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

/** The adapter under test: it posts each message to a service as JSON. */
const providerOf = (url: string) =>
  EmailProvider.of({
    name: "ours",
    submit: ({ cc, envelope, from, messageId, subject, text, to }) =>
      Effect.tryPromise((signal) => {
        const message = { messageId, from, to, cc, subject, text }
        return fetch(url, {
          method: "POST",
          body: JSON.stringify({ recipients: envelope.recipients, message }),
          signal
        })
      }).pipe(
        Effect.map(({ status }) => {
          switch (status) {
            case 200:
              return Submission.accepted(messageId)
            case 409:
              return Submission.temporarilyRefused("try this message later", { code: "409" })
            case 422:
              return Submission.permanentlyRefused("the message was refused", "422")
            case 503:
              return Submission.temporarilyRefused("the service is down", { code: "503", scope: "provider" })
            default:
              return Submission.unknown(`unexpected status ${status}`)
          }
        }),
        Effect.orElseSucceed(() => Submission.unknown("the connection ended without an answer"))
      ),
    check: Effect.tryPromise((signal) => fetch(url, { signal })).pipe(
      Effect.filterOrFail(({ ok }) => ok),
      Effect.mapError(() => new ProviderUnavailable({ message: `No service answers at ${url}.` })),
      Effect.asVoid
    )
  })

const statuses = { accept: 200, refuse_temporarily: 409, refuse_permanently: 422, unavailable: 503 }

/** The adapter with its peer: a service on this machine that does what the suite tells it to. */
const providerWithPeer = Effect.gen(function*() {
  let behaviour: ProviderSuite.Behaviour = "accept"
  let handoffs = 0
  const delivered: Array<ProviderSuite.Delivered> = []

  const server = createServer((request, response) => {
    let body = ""
    request.on("data", (chunk: Buffer) => body += chunk.toString())
    request.on("end", () => {
      if (request.method === "POST") handoffs++
      if (behaviour === "hang") return
      if (behaviour === "break_off") {
        response.destroy()
        return
      }
      if (request.method === "POST" && behaviour === "accept") {
        const { message, recipients } = JSON.parse(body)
        delivered.push({ recipients, visible: JSON.stringify(message) })
      }
      response.writeHead(statuses[behaviour]).end()
    })
  })
  yield* Effect.acquireRelease(
    Effect.callback<void>((resume) => {
      server.listen(0, "127.0.0.1", () => resume(Effect.void))
    }),
    () =>
      Effect.sync(() => {
        server.closeAllConnections()
        server.close()
      })
  )
  const { port } = server.address() as AddressInfo

  const peer = ProviderSuite.ProviderPeer.of({
    behave: (how) =>
      Effect.sync(() => {
        behaviour = how
      }),
    delivered: Effect.sync(() => delivered),
    handoffs: Effect.sync(() => handoffs)
  })
  return Context.make(ProviderSuite.ProviderPeer, peer).pipe(
    Context.add(EmailProvider, providerOf(`http://127.0.0.1:${port}`))
  )
})

ProviderSuite.suite("ours", Layer.effectContext(providerWithPeer), {
  plays: ["refuse_temporarily", "refuse_permanently", "unavailable", "break_off", "hang"],
  excludeTestServices: true
})
