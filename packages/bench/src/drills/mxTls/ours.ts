/** Mail through `mx()` as it is installed: its own look-ups, policies and connections. */
import * as MemoryStorage from "@sendwright/core/memory/MemoryStorage"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import * as NodeMailDns from "@sendwright/mx/dns/NodeMailDns"
import * as MxOptions from "@sendwright/mx/MxOptions"
import * as MxProvider from "@sendwright/mx/MxProvider"
import * as NodeMxProvider from "@sendwright/mx/NodeMxProvider"
import { Routes } from "@sendwright/mx/Routes"
import { StsPolicies } from "@sendwright/mx/tls/StsPolicies"
import { TlsDemands } from "@sendwright/mx/tls/TlsDemands"
import * as NodeGuardedHttp from "@sendwright/node/NodeGuardedHttp"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as Result from "effect/Result"
import { resolver } from "./Names.ts"
import { clients } from "./verdict.ts"

/** What came of one message. */
export interface Answer {
  readonly tag: string
  readonly says: string
  /** The hosts whose certificate had to be verified. */
  readonly verified: ReadonlyArray<string>
}

export interface Ours {
  readonly send: (recipient: string, marker: string) => Promise<Answer>
  readonly stop: () => Promise<void>
}

export const startOurs = (): Ours => {
  const options = MxOptions.make({ name: clients.ours, resolver })
  // The layers of NodeMxProvider, but with routes and demands in reach.
  const found = Layer.merge(
    NodeMxProvider.routes(options),
    TlsDemands.layer({ port: options.port }).pipe(Layer.provide(StsPolicies.layer()))
  )
  const layer = MxProvider.layer(options).pipe(
    Layer.provideMerge(found),
    Layer.provide(NodeMailDns.layer({ servers: [resolver] })),
    Layer.provide([NodeGuardedHttp.layer, MemoryStorage.layer]),
    Layer.provide(SecureRandom.layerWebCrypto)
  )
  const runtime = ManagedRuntime.make(layer)

  const verifiedOf = Effect.fnUntraced(function*(domain: string) {
    const route = yield* Effect.result((yield* Routes).find(domain))
    if (Result.isFailure(route)) return []
    const demands = yield* TlsDemands
    const decided = yield* Effect.forEach(
      route.success.hosts,
      (host) => Effect.map(demands.of(route.success, host), ({ demand }) => ({ host: host.name, demand: demand._tag }))
    )
    return decided.filter(({ demand }) => demand === "Verified" || demand === "Dane").map(({ host }) => host)
  })

  const send = Effect.fnUntraced(function*(recipient: string, marker: string) {
    const provider = yield* EmailProvider
    const submission = yield* provider.submit(outgoing({
      subject: marker,
      envelope: { from: "drill@client.example", bounceDomain: null, recipients: [recipient] }
    }))
    return {
      tag: submission._tag,
      says: "diagnostic" in submission
        ? submission.diagnostic
        : "response" in submission
        ? submission.response ?? ""
        : "",
      verified: yield* verifiedOf(recipient.slice(recipient.indexOf("@") + 1))
    }
  })

  return {
    send: (recipient, marker) => runtime.runPromise(send(recipient, marker)),
    stop: () => runtime.dispose()
  }
}
