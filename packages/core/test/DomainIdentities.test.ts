import { assert, it } from "@effect/vitest"
import { noOverrides } from "@sendwright/core/accounts/Plan"
import type { DnsRecord } from "@sendwright/core/domains/DnsRecord"
import { DomainIdentities, IdentityUnavailable } from "@sendwright/core/domains/DomainIdentity"
import { Domains } from "@sendwright/core/domains/Domains"
import { DomainStore } from "@sendwright/core/domains/DomainStore"
import * as Context from "effect/Context"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import { customer, engine } from "./support/harness.ts"

/** A provider that keeps one identity for a name, whoever adds it. */
class Provider extends Context.Service<Provider, {
  readonly kept: Set<string>
  readonly released: Array<string>
  /** Runs after an identity was made. */
  afterCreate: Effect.Effect<void, IdentityUnavailable>
  beforeRelease: Effect.Effect<void, IdentityUnavailable>
}>()("@sendwright/core/test/DomainIdentities/Provider") {}

const provider = Layer.sync(Provider, () => ({
  kept: new Set<string>(),
  released: [],
  afterCreate: Effect.void,
  beforeRelease: Effect.void
}))

const identities = Layer.effect(
  DomainIdentities,
  Effect.map(Provider, (provider) =>
    DomainIdentities.of({
      create: (name) =>
        Effect.suspend(() => {
          provider.kept.add(name)
          return Effect.as(provider.afterCreate, { region: "eu-central-1", records: [], key: null })
        }),
      release: (name) =>
        Effect.map(Effect.suspend(() => provider.beforeRelease), () => {
          provider.kept.delete(name)
          provider.released.push(name)
        })
    }))
)

const run = <A, E, R>(effect: Effect.Effect<A, E, R>) => {
  const shared = Layer.fresh(provider)
  return Effect.flatMap(Layer.build(shared), (context) => {
    const layer = Layer.succeed(Provider, Context.get(context, Provider))
    return Effect.provide(effect, Layer.merge(layer, engine({}, Layer.provide(identities, layer))))
  })
}

const name = "mail.acme.example"
const out = new IdentityUnavailable({ message: "out of order" })

it.effect("an identity goes with the last domain of its name, whichever account has it", () =>
  run(Effect.gen(function*() {
    const [one, two] = [yield* customer(), yield* customer()]
    const domains = yield* Domains
    const provider = yield* Provider
    const mine = yield* domains.create(one.live, name)
    const theirs = yield* domains.create(two.live, name)
    assert.strictEqual((yield* Effect.flip(domains.create(two.live, name)))._tag, "Conflict")
    yield* domains.remove(one.live, mine.id)
    assert.deepStrictEqual([[...provider.kept], provider.released], [[name], []])
    yield* domains.remove(two.live, theirs.id)
    assert.deepStrictEqual([[...provider.kept], provider.released], [[], [name]])
  })))

it.effect("a domain that is not added leaves no identity behind", () =>
  run(Effect.gen(function*() {
    const one = yield* customer({ overrides: { ...noOverrides, domains: 2 } })
    const domains = yield* Domains
    const provider = yield* Provider
    provider.afterCreate = Effect.fail(out)
    assert.strictEqual((yield* Effect.flip(domains.create(one.live, name)))._tag, "IdentityUnavailable")
    assert.deepStrictEqual([[...provider.kept], provider.released], [[], [name]])
    // Interrupted when the identity is there already.
    const made = yield* Deferred.make<void>()
    provider.afterCreate = Effect.andThen(Deferred.succeed(made, undefined), Effect.never)
    const adding = yield* Effect.forkChild(domains.create(one.live, name))
    yield* Deferred.await(made)
    assert.deepStrictEqual([...provider.kept], [name])
    yield* Fiber.interrupt(adding)
    assert.deepStrictEqual([...provider.kept], [])
    // The account reaches its limit in the meantime.
    provider.afterCreate = Effect.andThen(
      Effect.sync(() => {
        provider.afterCreate = Effect.void
      }),
      Effect.orDie(Effect.asVoid(Effect.suspend(() => domains.create(one.live, "b.acme.example"))))
    )
    assert.strictEqual((yield* Effect.flip(domains.create(one.live, name)))._tag, "PlanLimit")
    assert.deepStrictEqual([...provider.kept], ["b.acme.example"])
    assert.deepStrictEqual(
      (yield* domains.list(one.live)).map((domain) => domain.name),
      [one.domain, "b.acme.example"]
    )
  })))

it.effect("who loses the race for a name in the same account leaves the winner's identity alone", () =>
  run(Effect.gen(function*() {
    const one = yield* customer()
    const domains = yield* Domains
    const provider = yield* Provider
    provider.afterCreate = Effect.andThen(
      Effect.sync(() => {
        provider.afterCreate = Effect.void
      }),
      Effect.orDie(Effect.asVoid(Effect.suspend(() => domains.create(one.live, name))))
    )
    assert.strictEqual((yield* Effect.flip(domains.create(one.live, name)))._tag, "Conflict")
    assert.deepStrictEqual([[...provider.kept], provider.released], [[name], []])
  })))

it.effect("a domain is gone even where its identity stays", () =>
  run(Effect.gen(function*() {
    const one = yield* customer()
    const domains = yield* Domains
    const provider = yield* Provider
    const { id } = yield* domains.create(one.live, name)
    provider.beforeRelease = Effect.fail(out)
    yield* domains.remove(one.live, id)
    assert.strictEqual((yield* Effect.flip(domains.get(one.live, id)))._tag, "NotFound")
    assert.isFalse(yield* (yield* DomainStore).isNameInUse(name))
    assert.deepStrictEqual([...provider.kept], [name])
    // And the name can be added again.
    yield* domains.create(one.live, name)
  })))

it.effect("of two that send side by side, the key is the first one's and the records are those of both", () =>
  Effect.gen(function*() {
    const released: Array<string> = []
    const record = (id: string, value: string): DnsRecord => ({ id, type: "CNAME", name, value, purpose: "dkim" })
    const side = (region: string, records: ReadonlyArray<DnsRecord>) =>
      Layer.succeed(
        DomainIdentities,
        DomainIdentities.of({
          create: () => Effect.succeed({ region, records, key: null }),
          release: (name) => Effect.sync(() => void released.push(`${region}: ${name}`))
        })
      )
    const first = side("one", [record("a", "one"), record("b", "one")])
    const second = side("two", [record("b", "two"), record("c", "two")])
    const beside = yield* Effect.provide(DomainIdentities, DomainIdentities.layerBeside(first, second))
    const { records, region } = yield* beside.create(name)
    assert.strictEqual(region, "one")
    assert.deepStrictEqual(records, [record("a", "one"), record("b", "one"), record("c", "two")])
    yield* beside.release(name)
    assert.deepStrictEqual(released, [`one: ${name}`, `two: ${name}`])
  }))
