import { EmailProvider, ProviderUnavailable } from "@sendwright/core/sending/EmailProvider"
import * as ProviderSuite from "@sendwright/testing/conformance/ProviderSuite"
import * as ResolverSuite from "@sendwright/testing/conformance/ResolverSuite"
import { FakeProvider } from "@sendwright/testing/FakeProvider"
import { StaticDns } from "@sendwright/testing/StaticDns"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

ResolverSuite.suite(
  "StaticDns",
  Layer.effect(
    ResolverSuite.ResolverPeer,
    Effect.map(StaticDns, (dns) => ({ set: dns.set, fail: (name) => dns.fail(true, name) }))
  ).pipe(Layer.provideMerge(Layer.fresh(StaticDns.layer)))
)

ProviderSuite.suite(
  "FakeProvider",
  Layer.effectContext(Effect.gen(function*() {
    const fake = yield* FakeProvider
    const provider = yield* EmailProvider
    let how: ProviderSuite.Behaviour = "accept"
    const failures = {
      refuse_temporarily: "temporary",
      refuse_permanently: "permanent",
      unavailable: "unreachable",
      break_off: "answer_lost"
    } as const
    const peer = ProviderSuite.ProviderPeer.of({
      behave: (next) =>
        Effect.gen(function*() {
          how = next
          yield* next === "hang" ? fake.hang : fake.resume
        }),
      refuse: (address, refused) => fake.refuse(address, refused === "permanently" ? "permanent" : "temporary"),
      handoffs: Effect.sync(() => fake.attempts.length),
      delivered: Effect.sync(() =>
        fake.outbox.map(({ message, recipients }) => {
          const { envelope: _, ...header } = message
          return { recipients, visible: JSON.stringify(header) }
        })
      )
    })
    const check = Effect.suspend(() =>
      how === "unavailable" ? Effect.fail(new ProviderUnavailable({ message: "Nobody is there." })) : Effect.void
    )
    const submit: typeof provider.submit = (message) =>
      Effect.andThen(
        Effect.suspend(() => how === "accept" || how === "hang" ? Effect.void : fake.failNext(1, failures[how])),
        provider.submit(message)
      )
    return Context.make(ProviderSuite.ProviderPeer, peer).pipe(
      Context.add(EmailProvider, { ...provider, check, submit })
    )
  })).pipe(Layer.provide(Layer.fresh(FakeProvider.layer))),
  {
    plays: ["refuse_temporarily", "refuse_permanently", "unavailable", "break_off", "hang"],
    refusesRecipients: true
  }
)
