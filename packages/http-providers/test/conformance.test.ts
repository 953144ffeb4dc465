import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import * as ProviderSuite from "@sendwright/testing/conformance/ProviderSuite"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as FakeApi from "./FakeApi.ts"
import { names, providers } from "./providers.ts"

for (const name of names) {
  const { answers, make, service } = providers[name]
  const played = { accept: undefined, break_off: "take_and_cut", hang: "hang", ...answers } as const
  ProviderSuite.suite(
    name,
    Layer.effectContext(Effect.gen(function*() {
      const fake = yield* FakeApi.start(service())
      const provider = yield* make({ endpoint: fake.endpoint })
      const peer = ProviderSuite.ProviderPeer.of({
        behave: (how) => Effect.sync(() => fake.answerAll(played[how])),
        handoffs: Effect.sync(() => fake.requests.filter(({ route }) => route.startsWith("POST")).length),
        delivered: Effect.sync(() => fake.mails)
      })
      return Context.make(ProviderSuite.ProviderPeer, peer).pipe(Context.add(EmailProvider, provider))
    })),
    {
      plays: ["refuse_temporarily", "refuse_permanently", "unavailable", "break_off", "hang"],
      showsEnvelopeOnly: name !== "mailgun",
      excludeTestServices: true
    }
  )
}
