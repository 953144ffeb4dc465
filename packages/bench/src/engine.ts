/**
 * One node from accept to the stored `sent` on Postgres, in one process and without HTTP or SMTP: the engine with a
 * provider that takes 20 ms. Callers keep the queue fed for some seconds; the rate is that of the emails that were
 * stored as sent while they did.
 */
import "effect/schema/SchemaJITCompiler/enable"
import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import { type Caller, ofKey } from "@sendwright/core/accounts/Caller"
import { noOverrides } from "@sendwright/core/accounts/Plan"
import { DomainIdentities } from "@sendwright/core/domains/DomainIdentity"
import { Emails } from "@sendwright/core/emails/Emails"
import { decode } from "@sendwright/core/model/SendRequest"
import { GuardedHttp } from "@sendwright/core/net/GuardedHttp"
import { SecretBox } from "@sendwright/core/secrets/SecretBox"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import * as Submission from "@sendwright/core/sending/Submission"
import * as Sendwright from "@sendwright/core/Sendwright"
import * as NodeMac from "@sendwright/node/NodeMac"
import * as PooledRandom from "@sendwright/node/PooledRandom"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import { seedAccount } from "@sendwright/testing/fixtures"
import { fakeDkimKeys, StaticDns } from "@sendwright/testing/StaticDns"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { SqlClient } from "effect/sql/SqlClient"
import { startPostgres } from "../../../scripts/local-postgres.ts"
import { progress } from "./Report.ts"
import { median, round } from "./Statistics.ts"

const html = `<html><body>${"<p>Your order has shipped.</p>".repeat(70)}</body></html>`.slice(0, 2048)
const providerMillis = 20
const accounts = 4
const callers = 64
const warmUpMillis = 4_000
const roundMillis = 5_000
const rounds = 3
/** Callers wait when so many emails are queued. */
const maxQueued = 2_000

export const engine = async () => {
  const postgres = await startPostgres({ durable: true })
  try {
    return await Effect.runPromise(Effect.scoped(run(postgres.url)))
  } finally {
    await postgres.stop()
  }
}

const run = Effect.fnUntraced(function*(url: string) {
  const count = { accepted: 0, handedOver: 0 }
  const provider = Layer.succeed(
    EmailProvider,
    EmailProvider.of({
      name: "bench",
      check: Effect.void,
      submit: (message) =>
        Effect.map(Effect.sleep(providerMillis), () => {
          count.handedOver++
          return Submission.accepted(message.messageId)
        })
    })
  )
  const services = Sendwright.layerUnchecked().pipe(
    Layer.provideMerge(Layer.mergeAll(
      PgStorage.layerServer({ url: Redacted.make(url), maxConnections: 10 }),
      SecretBox.layer({ active: "k1", keys: { k1: Redacted.make(new Uint8Array(32).fill(7)) } }),
      Layer.provide(DomainIdentities.layerSelfHosted, fakeDkimKeys),
      StaticDns.layer,
      Layer.succeed(GuardedHttp, GuardedHttp.of({ request: () => Effect.die("no request is made") })),
      provider
    )),
    Layer.provideMerge(Layer.mergeAll(NodeCrypto.layer, NodeMac.layer, PooledRandom.layer))
  )
  const context = yield* Layer.build(Layer.provideMerge(Sendwright.layerWorkers, services))
  return yield* Effect.gen(function*() {
    const emails = yield* Emails
    const sql = yield* SqlClient
    const senders: Array<{ caller: Caller; from: string }> = []
    for (let n = 0; n < accounts; n++) {
      const { account, domain, owner } = yield* seedAccount({
        plan: "enterprise",
        trusted: true,
        createdAt: new Date("2026-01-01T00:00:00Z"),
        overrides: { ...noOverrides, requestRate: 1_000_000 }
      })
      const key = { id: account.id, name: "bench", mode: "live" as const, scopes: null as never }
      senders.push({ caller: ofKey({ account, owner }, key), from: `Shop <orders@${domain.name}>` })
    }
    let next = 0
    const send = Effect.suspend(() => {
      const { caller, from } = senders[next++ % accounts]!
      const to = `customer${next}@example.com`
      const decoded = decode({ from, to, subject: "Your order has shipped", html }, new Date(Date.now()))
      return Effect.map(emails.send(caller, decoded, null), () => void count.accepted++)
    })
    const caller = Effect.gen(function*() {
      for (;;) {
        while (count.accepted - count.handedOver > maxQueued) yield* Effect.sleep(5)
        yield* send
      }
    })
    const fiber = yield* Effect.forkScoped(
      Effect.forEach(Array.from({ length: callers }), () => caller, { concurrency: "unbounded" })
    )
    const stored = Effect.map(
      sql.unsafe<{ n: number }>("select count(*)::int4 as n from sendwright.email_states where status = 'sent'"),
      ([row]) => row?.n ?? 0
    )
    yield* Effect.sleep(warmUpMillis)
    const rates: Array<number> = []
    const cost: Array<number> = []
    for (let n = 0; n < rounds; n++) {
      const before = { at: performance.now(), sent: yield* stored }
      const cpu = process.cpuUsage()
      yield* Effect.sleep(roundMillis)
      const after = yield* stored
      const seconds = (performance.now() - before.at) / 1000
      rates.push((after - before.sent) / seconds)
      const used = process.cpuUsage(cpu)
      cost.push((used.user + used.system) / 1000 / (after - before.sent))
      progress(`engine: ${round(rates.at(-1)!, 0)}/s from accept to stored sent`)
    }
    yield* Fiber.interrupt(fiber)
    return {
      settings: { providerMillis, accounts, callers, rounds, roundMillis, maxQueued, htmlBytes: html.length },
      figures: {
        sentPerSecond: round(median(rates), 0),
        rounds: rates.map((rate) => round(rate, 0)),
        nodeMsPerEmail: round(median(cost), 3)
      }
    }
  }).pipe(Effect.provideContext(context))
})
