import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import { RateStore } from "@sendwright/core/accounts/RateStore"
import { DomainStore } from "@sendwright/core/domains/DomainStore"
import { EmailStore, type NewEmail } from "@sendwright/core/emails/EmailStore"
import * as Conditions from "@sendwright/core/foundation/Conditions"
import { StorageHealth } from "@sendwright/core/foundation/StorageHealth"
import { SendJobs, type SendLease, type Settlement } from "@sendwright/core/sending/SendJobs"
import { SendSlots } from "@sendwright/core/sending/SendSlots"
import type { Storage } from "@sendwright/core/Storage"
import { WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import { migrate } from "@sendwright/postgres/Migrations"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import * as fixtures from "@sendwright/testing/fixtures"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import { SimulatedDatabaseTime } from "../../src/database/DatabaseClock.ts"
import { clientOf, newDatabase } from "../databases.ts"

export const second = 1_000
export const minute = 60 * second

/** A moment that the database's clock shows, and by how much that of each node is off: all of it set by the test. */
const makeTime = (start = Date.UTC(2026, 10, 22, 12)) => {
  const time = {
    /** What the database's clock shows. */
    database: start,
    /** Time that has passed. */
    passed: 0,
    /** How long the next questions take. */
    questionMillis: 0,
    pass: (millis: number) => {
      time.database += millis
      time.passed += millis
    }
  }
  return time
}
type Time = ReturnType<typeof makeTime>

const clockOf = (time: Time, node: { off: number }): Clock.Clock => {
  const wall = () => Math.round(time.database + node.off)
  const steady = () => BigInt(Math.round(time.passed * 1e6))
  return {
    currentTimeMillisUnsafe: wall,
    currentTimeMillis: Effect.sync(wall),
    currentTimeNanosUnsafe: () => BigInt(wall()) * 1_000_000n,
    currentTimeNanos: Effect.sync(() => BigInt(wall()) * 1_000_000n),
    monotonicTimeNanosUnsafe: steady,
    monotonicTimeNanos: Effect.sync(steady),
    sleep: () => Effect.never
  }
}

/** The stores of one node whose clock is ahead of the database's by `off`, and what its log says. */
const nodeOf = Effect.fnUntraced(function*(url: Parameters<typeof clientOf>[0], time: Time, off: number) {
  const node = { off }
  const logs: Array<string> = []
  const context = yield* Layer.build(Layer.fresh(PgStorage.layerNoMigrations.pipe(
    Layer.provideMerge(Conditions.layer),
    Layer.provide([
      NodeCrypto.layer,
      Layer.succeed(Clock.Clock, clockOf(time, node)),
      Layer.succeed(
        SimulatedDatabaseTime,
        Effect.sync(() => {
          time.pass(time.questionMillis / 2)
          const answer = time.database
          time.pass(time.questionMillis / 2)
          return answer
        })
      )
    ]),
    Layer.provideMerge(Logger.layer([Logger.make(({ message }) => void logs.push(String(message)))])),
    Layer.provide(clientOf(url, 4))
  )))
  const stores = {
    emails: Context.get(context, EmailStore),
    jobs: Context.get(context, SendJobs),
    webhooks: Context.get(context, WebhookStore),
    rates: Context.get(context, RateStore),
    slots: Context.get(context, SendSlots),
    domains: Context.get(context, DomainStore),
    health: Context.get(context, StorageHealth)
  }
  const now = () => new Date(time.database + node.off)
  const within = <A, E>(effect: Effect.Effect<A, E, Storage>) => Effect.provideContext(effect, context)
  return {
    ...stores,
    logs,
    node,
    now,
    after: (millis: number) => new Date(now().getTime() + millis),
    conditions: Context.get(context, Conditions.Conditions).current,
    within,
    claim: (leaseMillis = minute, options: { readonly unknownPolicy?: "resend" | "hold" } = {}) =>
      within(Effect.suspend(() =>
        stores.jobs.claim({
          limit: 100,
          perAccount: 100,
          leaseMillis,
          unknownWaitMillis: minute,
          unknownPolicy: "resend",
          maxCrashes: 5,
          ...options,
          now: now()
        })
      )),
    claimWebhooks: (leaseMillis = minute) =>
      within(
        Effect.suspend(() => stores.webhooks.claim({ limit: 100, perEndpoint: 100, leaseMillis, now: now() }))
      ),
    accept: Effect.fnUntraced(function*(accountId: string, more: Partial<NewEmail> = {}) {
      const email = fixtures.newEmail({ createdAt: now(), ...more, accountId })
      yield* stores.emails.accept([fixtures.acceptGroup([email])])
      return email.id
    })
  }
})

type Node = Effect.Success<ReturnType<typeof nodeOf>>

/** Nodes on one database, the clock of each off by so much. */
export const deployment = <const Offs extends ReadonlyArray<number>>(...offs: Offs) =>
  Effect.gen(function*() {
    const time = makeTime()
    const { url } = yield* newDatabase
    yield* Effect.provide(migrate, clientOf(url, 1))
    const nodes: ReadonlyArray<Node> = yield* Effect.all(offs.map((off) => nodeOf(url, time, off)))
    const { account, domain } = yield* nodes[0]!.within(
      fixtures.seedAccount({ createdAt: new Date(time.database - minute) })
    )
    return {
      time,
      accountId: account.id,
      domainId: domain.id,
      nodes: nodes as ReadonlyArray<Node> & { readonly [K in keyof Offs]: Node }
    }
  })

/** The emails that were claimed. */
export const ids = (leases: ReadonlyArray<SendLease>) => leases.map(({ emailId }) => emailId)

/** How a lease ends of which nothing is told. */
export const settlement = (lease: SendLease, now: Date, next: Settlement["next"]): Settlement => ({
  lease,
  now,
  evidence: [],
  next,
  later: []
})
