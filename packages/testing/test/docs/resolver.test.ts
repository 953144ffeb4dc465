import * as ResolverSuite from "@sendwright/testing/conformance/ResolverSuite"
import { StaticDns } from "@sendwright/testing/StaticDns"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

const peer = Layer.effect(
  ResolverSuite.ResolverPeer,
  Effect.map(StaticDns, (dns) => ({
    set: (name, type, answers) => dns.set(name, type, answers),
    fail: (name) => dns.fail(true, name)
  }))
)

ResolverSuite.suite("StaticDns", Layer.provideMerge(peer, Layer.fresh(StaticDns.layer)))
