import { assert, describe, it } from "@effect/vitest"
import type { DnsRecord } from "@sendwright/core/domains/DnsRecord"
import { DomainIdentities } from "@sendwright/core/domains/DomainIdentity"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import type { NamedProvider, ReturnPathOptions } from "@sendwright/core/sending/ProviderDefinition"
import * as ProviderSet from "@sendwright/core/sending/ProviderSet"
import { ConfiguredRoutes } from "@sendwright/core/sending/RouteControl"
import { RouteStore } from "@sendwright/core/sending/RouteStore"
import * as Submission from "@sendwright/core/sending/Submission"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import { fakeDkimKeys } from "@sendwright/testing/StaticDns"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { engine } from "./support/harness.ts"

const away = Submission.temporarilyRefused("no connection", { scope: "provider" })
const taken = Submission.accepted("p-1")

/** A provider that always answers so, and what return paths it was made with. */
const provider = (name: string, answer: Submission.Submission) => {
  const madeWith: Array<ReturnPathOptions | null> = []
  const named: NamedProvider = {
    name,
    place: name,
    region: null,
    layer: (returnPaths) => {
      madeWith.push(returnPaths)
      return Layer.succeed(EmailProvider, {
        name: "kind",
        submit: () => Effect.succeed(answer),
        check: Effect.void
      })
    }
  }
  return { madeWith, named }
}

/** Who takes a message, and what the providers are called together. */
const submit = (...answers: readonly [Submission.Submission, ...ReadonlyArray<Submission.Submission>]) => {
  const [first, ...others] = answers
  const named = (answer: Submission.Submission, index: number) => provider(`provider${index}`, answer).named
  const all = ProviderSet.layer([named(first, 0), ...others.map((answer, index) => named(answer, index + 1))], null)
  return Effect.gen(function*() {
    const { name, submit } = yield* EmailProvider
    const { provider } = yield* submit(outgoing())
    return [name, provider]
  }).pipe(Effect.provide(Layer.provide(all, engine())))
}

describe("providers that are set up", () => {
  it.effect("one alone hands over by itself, under its own name", () =>
    Effect.gen(function*() {
      assert.deepStrictEqual(yield* submit(taken), ["provider0", undefined])
    }))

  it.effect("several stand in for each other in their order", () =>
    Effect.gen(function*() {
      const two = "failover(provider0, provider1)"
      assert.deepStrictEqual(yield* submit(taken, taken), [two, "provider0"])
      assert.deepStrictEqual(yield* submit(away, taken), [two, "provider1"])
      const four = "failover(provider0, provider1, provider2, provider3)"
      assert.deepStrictEqual(yield* submit(away, away, taken, taken), [four, "provider2"])
      assert.deepStrictEqual(yield* submit(away, away, away, taken), [four, "provider3"])
    }))

  it.effect("several follow stored rules, and one alone takes all mail", () =>
    Effect.gen(function*() {
      const store = yield* RouteStore
      const carrierOf = (...all: ProviderSet.Providers) =>
        Effect.gen(function*() {
          const { submit } = yield* EmailProvider
          const { provider } = yield* submit(outgoing({ tags: ["news"] }))
          return [provider, (yield* ConfiguredRoutes).names]
        }).pipe(Effect.provide(ProviderSet.layer(all, null), { local: true }))
      const [zero, one] = [0, 1].map((index) => provider(`provider${index}`, taken).named) as [
        NamedProvider,
        NamedProvider
      ]
      assert.deepStrictEqual(yield* carrierOf(zero, one), ["provider0", ["provider0", "provider1"]])
      yield* store.set("tag:news=provider1", 0, { at: new Date(0), by: "Ada" })
      assert.deepStrictEqual(yield* carrierOf(zero, one), ["provider1", ["provider0", "provider1"]])
      assert.deepStrictEqual(yield* carrierOf(zero), [undefined, ["provider0"]])
    }).pipe(Effect.provide(engine())))

  it.effect("all have the return paths", () =>
    Effect.gen(function*() {
      const [one, two, three] = [provider("one", taken), provider("two", taken), provider("three", taken)]
      const returnPaths = {
        keyRing: { active: "k", keys: { k: Redacted.make(new Uint8Array(32)) } },
        host: "bounces.example",
        receives: false
      }
      yield* Effect.provide(
        Effect.asVoid(EmailProvider),
        Layer.provide(ProviderSet.layer([one.named, two.named, three.named], returnPaths), engine())
      )
      for (const { madeWith } of [one, two, three]) assert.deepStrictEqual(madeWith, [returnPaths])
    }))
})

const record = (id: string): DnsRecord => ({ id, type: "TXT", name: id, value: id, purpose: "dkim" })

/** Signs by itself, and shows in which role. */
const signing = (name: string): Pick<NamedProvider, "identities"> => ({
  identities: (role) =>
    Layer.succeed(DomainIdentities, {
      create: () => Effect.succeed({ region: name, records: [record(`${name} ${role}`)], key: null }),
      release: () => Effect.void
    })
})
const plain: Pick<NamedProvider, "identities"> = {}

const identity = (...providers: ProviderSet.Providers<Pick<NamedProvider, "identities">>) =>
  Effect.gen(function*() {
    const { create } = yield* DomainIdentities
    const { key, records, region } = yield* create("shop.example")
    return { region, records: records.map(({ id }) => id), isOurs: key !== null }
  }).pipe(Effect.provide(ProviderSet.identities(providers)), Effect.provide(engine()), Effect.provide(fakeDkimKeys))

const ours = ["dkim", "return_path_mx", "return_path_spf", "dmarc"]

describe("the identity of a new domain", () => {
  it.effect("is the provider's where it signs and takes all mail", () =>
    Effect.gen(function*() {
      assert.deepStrictEqual(yield* identity(signing("ses")), {
        region: "ses",
        records: ["ses alone"],
        isOurs: false
      })
    }))

  it.effect("is ours where no provider signs", () =>
    Effect.gen(function*() {
      const self = { region: "local", records: ours, isOurs: true }
      assert.deepStrictEqual(yield* identity(plain), self)
      assert.deepStrictEqual(yield* identity(plain, plain), self)
    }))

  it.effect("is ours and that of each provider that signs where several take the mail", () =>
    Effect.gen(function*() {
      const beside = (...ids: ReadonlyArray<string>) => ({ region: "local", records: [...ours, ...ids], isOurs: true })
      assert.deepStrictEqual(yield* identity(signing("ses"), plain), beside("ses beside"))
      assert.deepStrictEqual(yield* identity(plain, signing("ses")), beside("ses beside"))
      assert.deepStrictEqual(yield* identity(signing("ses"), signing("ses2")), beside("ses beside", "ses2 beside"))
    }))
})
