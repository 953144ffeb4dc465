import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import * as ProviderSuite from "@sendwright/testing/conformance/ProviderSuite"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { start, type Treatment } from "../../smtp/test/Relay.ts"
import { provider } from "./provider.ts"

const treatments: { readonly [How in ProviderSuite.Behaviour]?: Treatment } = {
  accept: "250",
  refuse_temporarily: "450",
  refuse_permanently: "550",
  break_off: "cut after the dot",
  hang: "silence after the dot"
}

ProviderSuite.suite(
  "MxProvider",
  Layer.effectContext(Effect.gen(function*() {
    const server = yield* start()
    const mx = yield* provider(server.port, { "example.com": [1], "example.net": [1], "example.org": [1] })
    const peer = ProviderSuite.ProviderPeer.of({
      // The tests of what happens to whole messages send to this one.
      behave: (how) => Effect.sync(() => server.treat("bob@example.net", treatments[how] ?? "250")),
      refuse: (address, how) => Effect.sync(() => server.treat(address, how === "permanently" ? "550" : "450")),
      delivered: Effect.sync(() =>
        server.relayed.filter(({ taken }) => taken).map(({ message, recipients }) => ({ recipients, visible: message }))
      )
    })
    return Context.make(ProviderSuite.ProviderPeer, peer).pipe(Context.add(EmailProvider, mx))
  })),
  {
    plays: ["refuse_temporarily", "refuse_permanently", "break_off", "hang"],
    refusesRecipients: true,
    excludeTestServices: true
  }
)
