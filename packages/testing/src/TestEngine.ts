import type { Account } from "@sendwright/core/accounts/Account"
import { AccountStore } from "@sendwright/core/accounts/AccountStore"
import { type Caller, ofKey } from "@sendwright/core/accounts/Caller"
import type { Member } from "@sendwright/core/accounts/Member"
import { noOverrides } from "@sendwright/core/accounts/Plan"
import { scopes } from "@sendwright/core/accounts/Scope"
import { type Domain, newDomain } from "@sendwright/core/domains/Domain"
import { lookupMillis } from "@sendwright/core/domains/DomainChecks"
import { DomainIdentities } from "@sendwright/core/domains/DomainIdentity"
import * as DomainMonitor from "@sendwright/core/domains/DomainMonitor"
import { Domains } from "@sendwright/core/domains/Domains"
import { dkimPlace, DomainStore } from "@sendwright/core/domains/DomainStore"
import type { Mode } from "@sendwright/core/foundation/Mode"
import type { EngineInput } from "@sendwright/core/foundation/SettingsInput"
import { Wakeups } from "@sendwright/core/foundation/Wakeups"
import { MemoryDatabase } from "@sendwright/core/memory/MemoryDatabase"
import * as MemoryStorage from "@sendwright/core/memory/MemoryStorage"
import { Portal } from "@sendwright/core/portal/Portal"
import * as Retention from "@sendwright/core/privacy/Retention"
import { SecretBox, SecretUnreadable } from "@sendwright/core/secrets/SecretBox"
import * as Scheduler from "@sendwright/core/sending/Scheduler"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import * as SendWorker from "@sendwright/core/sending/SendWorker"
import * as Sendwright from "@sendwright/core/Sendwright"
import type { Storage } from "@sendwright/core/Storage"
import * as DeliveryWorker from "@sendwright/core/webhooks/DeliveryWorker"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Latch from "effect/Latch"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { CheckedWebhooks } from "./CheckedWebhooks.ts"
import * as fixtures from "./fixtures.ts"
import { ProviderScript } from "./ProviderScript.ts"
import * as SeededRandom from "./SeededRandom.ts"
import { fakeDkimKeys, StaticDns } from "./StaticDns.ts"
import * as SyncCrypto from "./SyncCrypto.ts"
import * as TestServices from "./TestServices.ts"

/** How an engine for tests begins. */
export interface TestOptions {
  /** What ids, secrets and jitter follow from: two runs under one seed give the same bytes. 1 by default. */
  readonly seed?: number
  /** When the clock begins; 2026-01-01T00:00:00Z by default. */
  readonly start?: Date | string | number
  /** The domains that are verified from the beginning; `app.example` by default. */
  readonly domains?: ReadonlyArray<string>
  /** What the engine does otherwise than by default: retries, leases, concurrency, retention. */
  readonly engine?: EngineInput
}

/** The account that a test sends from: without limits, and no longer new. */
export interface TestAccount {
  readonly account: Account
  readonly owner: Member
  /** Its verified domains, as they were in the beginning. */
  readonly domains: ReadonlyArray<Domain>
  /** What goes to the fake provider. */
  readonly live: Caller
  /** What the engine's own simulator answers: nothing of it comes to the outbox. */
  readonly test: Caller
}

/**
 * The ready account of an engine for tests.
 *
 * @example
 * ```ts
 * import { Domains } from "@sendwright/core"
 * import * as TestEngine from "@sendwright/testing/TestEngine"
 * import * as Effect from "effect/Effect"
 *
 * export const program = Effect.gen(function*() {
 *   const { live } = yield* TestEngine.Tester
 *   return yield* (yield* Domains).list(live)
 * }).pipe(Effect.provide(TestEngine.layer({ domains: ["shop.example"] })))
 * ```
 */
export class Tester extends Context.Service<Tester, TestAccount>()("@sendwright/testing/Tester") {}

/**
 * Lets the workers look at what is due. Their polls are far apart, so that a month costs next to nothing, and they are
 * woken where something may have become due sooner.
 *
 * @example
 * ```ts
 * import { Nudge } from "@sendwright/testing/TestEngine"
 * import * as TestEngine from "@sendwright/testing/TestEngine"
 * import * as Effect from "effect/Effect"
 *
 * export const program = Effect.flatMap(Nudge, (nudge) => nudge.all).pipe(Effect.provide(TestEngine.layer()))
 * ```
 */
export class Nudge extends Context.Service<Nudge, {
  readonly all: Effect.Effect<void>
  /** A clock whose sleeps of more than so many milliseconds also end at a nudge. */
  readonly clock: (overMillis: number) => Effect.Effect<Clock.Clock>
}>()("@sendwright/testing/Nudge") {
  static readonly layer: Layer.Layer<Nudge> = Layer.sync(Nudge, () => {
    const latches: Array<Latch.Latch> = []
    return Nudge.of({
      all: Effect.sync(() => latches.forEach((latch) => latch.openUnsafe())),
      clock: (overMillis) =>
        Clock.clockWith((clock) =>
          Effect.sync(() => {
            const latch = Latch.makeUnsafe(false)
            latches.push(latch)
            const nudged = Effect.andThen(latch.await, latch.close)
            // Method by method: what a spread copies of a clock that is a class instance lacks its methods.
            return {
              currentTimeMillisUnsafe: () => clock.currentTimeMillisUnsafe(),
              currentTimeMillis: clock.currentTimeMillis,
              currentTimeNanosUnsafe: () => clock.currentTimeNanosUnsafe(),
              currentTimeNanos: clock.currentTimeNanos,
              monotonicTimeNanosUnsafe: () => clock.monotonicTimeNanosUnsafe(),
              monotonicTimeNanos: clock.monotonicTimeNanos,
              sleep: (duration: Duration.Duration) =>
                Duration.toMillis(duration) <= overMillis
                  ? clock.sleep(duration)
                  : Effect.raceFirst(clock.sleep(duration), Effect.asVoid(nudged))
            }
          })
        )
    })
  })
}

const nudged = <R>(worker: Layer.Layer<never, never, R>, overMillis: number) =>
  Layer.provide(
    worker,
    Layer.effect(Clock.Clock, Effect.flatMap(Nudge, (nudge) => nudge.clock(overMillis)))
  )

const wakeups = Layer.effect(Wakeups, Effect.flatMap(Nudge, (nudge) => Wakeups.make(() => nudge.all)))

// A hand-off that is to be tried again falls due when it is settled, which no poll would see in time.
const stores: Layer.Layer<Storage | MemoryDatabase, never, SecureRandom.SecureRandom | Wakeups> = Layer.effectContext(
  Effect.gen(function*() {
    const built = yield* Layer.build(Layer.fresh(Layer.provideMerge(MemoryStorage.layerNoDeps, MemoryDatabase.layer)))
    const jobs = Context.get(built, SendJobs)
    const { notify } = yield* Wakeups
    return Context.add(built, SendJobs, {
      ...jobs,
      settle: (settlements) => Effect.tap(jobs.settle(settlements), () => notify("sends")),
      intake: (events, now) => Effect.tap(jobs.intake(events, now), () => notify("sends"))
    })
  })
)

const sealedBy = "2.test.test."

// Bound to its place like the real one, but at once: promises of Web Crypto do not wait for a virtual clock.
const secretBox = Layer.succeed(SecretBox, {
  seal: (secret, { accountId, row, table }) =>
    Effect.succeed(`${sealedBy}${JSON.stringify([table, row, accountId, Redacted.value(secret)])}`),
  open: (sealed, { accountId, row, table }) => {
    const [ofTable, ofRow, ofAccount, secret] = JSON.parse(sealed.slice(sealedBy.length)) as ReadonlyArray<string>
    return ofTable === table && ofRow === row && ofAccount === accountId && secret !== undefined
      ? Effect.succeed(Redacted.make(secret))
      : Effect.fail(new SecretUnreadable({ message: "The secret belongs to another row." }))
  },
  keys: [{ name: "test", fingerprint: "test", isActive: true }],
  signingKeys: () => [new Uint8Array(32)]
})

const day = 24 * 3_600_000

// Without a drain: its time would never pass once the test is over.
const settingsOf = (engine: EngineInput = {}) =>
  Layer.orDie(Sendwright.layerSettings({ engine: { pollInterval: "1 day", drainTimeout: 0, ...engine } }))

const workersOf = ({ retainBodies = null, retainEmails = null }: EngineInput = {}) => {
  const workers = Layer.mergeAll(
    SendWorker.layer,
    DeliveryWorker.layer,
    nudged(Scheduler.layer, 0),
    // Its look-ups have deadlines of their own, which a nudge must not end.
    nudged(DomainMonitor.layer, lookupMillis)
  )
  return retainBodies === null && retainEmails === null
    ? workers
    : Layer.mergeAll(workers, Retention.layer)
}

/** The moment at which an engine for tests begins. Throws where it is none. */
export const startOf = ({ start = "2026-01-01T00:00:00.000Z" }: TestOptions): number => {
  const millis = new Date(start).getTime()
  if (Number.isNaN(millis)) {
    throw new Error(`The start ${String(start)} is no date: use one such as 2026-01-01T00:00:00Z.`)
  }
  return millis
}

const tester = (options: TestOptions) =>
  Layer.effect(
    Tester,
    Effect.gen(function*() {
      const random = yield* SecureRandom.SecureRandom
      const accounts = yield* AccountStore
      const domains = yield* Domains
      const identities = yield* DomainIdentities
      const secrets = yield* SecretBox
      const store = yield* DomainStore
      const zone = yield* StaticDns
      const createdAt = new Date((yield* Clock.currentTimeMillis) - 30 * day)
      const account = fixtures.account({
        id: yield* random.uuidV7(),
        name: "Test",
        plan: "enterprise",
        trusted: true,
        createdAt,
        overrides: { ...noOverrides, requestRate: 1_000_000 }
      })
      const owner = fixtures.member({
        id: yield* random.uuidV7(),
        accountId: account.id,
        email: "owner@app.example",
        createdAt
      })
      yield* accounts.create(account, owner)
      const callerOf = (mode: Mode, id: string): Caller => ofKey({ account, owner }, { id, name: mode, mode, scopes })
      const live = callerOf("live", yield* random.uuidV7())
      const test = callerOf("test", yield* random.uuidV7())
      const verified = yield* Effect.forEach(
        options.domains ?? ["app.example"],
        Effect.fnUntraced(function*(name) {
          const { key, records, region } = yield* identities.create(name)
          const id = yield* random.uuidV7()
          const place = dkimPlace(id, account.id)
          yield* store.add(newDomain({ id, accountId: account.id, name, region, dnsRecords: records, createdAt }), {
            limit: Infinity,
            key: key === null ? null : {
              selector: key.selector,
              sealedPrivateKey: yield* secrets.seal(key.privateKey, place)
            }
          })
          yield* zone.publish(records)
          return yield* domains.get(live, id)
        })
      )
      return { account, owner, domains: verified, live, test }
    }).pipe(Effect.orDie)
  )

/**
 * A whole engine on the clock that is there: memory for storage, fakes for every port, an account, and its workers,
 * which run until the scope closes.
 *
 * @example
 * ```ts
 * import { Emails } from "@sendwright/core"
 * import { FakeProvider } from "@sendwright/testing/FakeProvider"
 * import * as TestEngine from "@sendwright/testing/TestEngine"
 * import * as Effect from "effect/Effect"
 *
 * export const program = Effect.gen(function*() {
 *   const { live } = yield* TestEngine.Tester
 *   const { outbox } = yield* FakeProvider
 *   const log = yield* (yield* Emails).list(live, {
 *     limit: 20,
 *     cursor: null,
 *     status: null,
 *     tag: null,
 *     mode: null,
 *     q: null
 *   })
 *   return { accepted: log.data.length, taken: outbox.length }
 * }).pipe(Effect.provide(TestEngine.layer({ seed: 7 })))
 * ```
 */
export const layer = (options: TestOptions = {}) => {
  const basics = Layer.mergeAll(
    SeededRandom.layer(options.seed ?? 1),
    SyncCrypto.layer,
    fixtures.peppers,
    Portal.layerKeys({ active: "k1", keys: { k1: Redacted.make(new Uint8Array(32).fill(13)) } }),
    settingsOf(options.engine),
    Nudge.layer,
    StaticDns.layer,
    secretBox
  )
  const ports = Layer.mergeAll(
    CheckedWebhooks.layer,
    Layer.provide(DomainIdentities.layerSelfHosted, fakeDkimKeys)
  ).pipe(
    Layer.provideMerge(stores),
    Layer.provideMerge(wakeups),
    Layer.provideMerge(basics)
  )
  return Layer.fresh(
    workersOf(options.engine).pipe(
      Layer.provideMerge(Layer.mergeAll(ProviderScript.layer, tester(options))),
      Layer.provideMerge(TestServices.layer),
      Layer.provideMerge(ports)
    )
  )
}

/** All services of an engine for tests, with the controls of its fakes. */
export type TestEngine = Layer.Success<ReturnType<typeof layer>>
