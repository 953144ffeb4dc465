/**
 * One node's webhook deliveries on Postgres, without HTTP in front or mail behind: a queue of deliveries to one
 * endpoint on this machine is worked off as fast as it goes. What an attempt costs is the processor's time of this
 * process and of Postgres, and what Postgres was asked.
 */
import "effect/schema/SchemaJITCompiler/enable"
import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import { ofKey } from "@sendwright/core/accounts/Caller"
import { noOverrides } from "@sendwright/core/accounts/Plan"
import { DomainIdentities } from "@sendwright/core/domains/DomainIdentity"
import { Emails } from "@sendwright/core/emails/Emails"
import { decode } from "@sendwright/core/model/SendRequest"
import { SecretBox } from "@sendwright/core/secrets/SecretBox"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import * as Sendwright from "@sendwright/core/Sendwright"
import * as DeliveryWorker from "@sendwright/core/webhooks/DeliveryWorker"
import { Webhooks } from "@sendwright/core/webhooks/Webhooks"
import * as NodeGuardedHttp from "@sendwright/node/NodeGuardedHttp"
import * as NodeMac from "@sendwright/node/NodeMac"
import * as PooledRandom from "@sendwright/node/PooledRandom"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import { seedAccount } from "@sendwright/testing/fixtures"
import { fakeDkimKeys, StaticDns } from "@sendwright/testing/StaticDns"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { SqlClient } from "effect/sql/SqlClient"
import { fork } from "node:child_process"
import { once } from "node:events"
import * as path from "node:path"
import { startPostgres } from "../../../scripts/local-postgres.ts"
import { progress } from "./Report.ts"
import { round } from "./Statistics.ts"
import { processorTimeOf } from "./Usage.ts"

const deliveryCount = 12_000
/** The pace has grown, and the code is compiled, after so many. */
const warmUp = 4_000
const callers = 64

/** The sink of `hookSink.ts`, started. */
const startSink = async () => {
  const child = fork(path.join(import.meta.dirname, "hookSink.ts"))
  const [{ port }] = await once(child, "message") as [{ port: number }]
  return {
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${port}/hook`,
    count: async (): Promise<{ requests: number; connections: number }> => {
      child.send("count")
      return (await once(child, "message"))[0]
    },
    stop: () => child.disconnect()
  }
}

export const deliveries = async () => {
  const postgres = await startPostgres({ durable: true, settings: ["shared_preload_libraries=pg_stat_statements"] })
  const sink = await startSink()
  try {
    return await Effect.runPromise(Effect.scoped(run(postgres.url, sink)))
  } finally {
    sink.stop()
    await postgres.stop()
  }
}

const run = Effect.fnUntraced(function*(url: string, sink: Awaited<ReturnType<typeof startSink>>) {
  const provider = EmailProvider.of({
    name: "bench",
    check: Effect.void,
    submit: () => Effect.die("nothing is handed over")
  })
  const services = Sendwright.layerUnchecked({ webhooks: { allowPrivate: true } }).pipe(
    Layer.provideMerge(Layer.mergeAll(
      PgStorage.layerServer({ url: Redacted.make(url), maxConnections: 10 }),
      SecretBox.layer({ active: "k1", keys: { k1: Redacted.make(new Uint8Array(32).fill(7)) } }),
      Layer.provide(DomainIdentities.layerSelfHosted, fakeDkimKeys),
      StaticDns.layer,
      NodeGuardedHttp.layer,
      Layer.succeed(EmailProvider, provider)
    )),
    Layer.provideMerge(Layer.mergeAll(NodeCrypto.layer, NodeMac.layer, PooledRandom.layer))
  )
  const context = yield* Layer.build(services)
  return yield* Effect.gen(function*() {
    const emails = yield* Emails
    const webhooks = yield* Webhooks
    const sql = yield* SqlClient
    const { account, domain, owner } = yield* seedAccount({
      plan: "enterprise",
      trusted: true,
      createdAt: new Date("2026-01-01T00:00:00Z"),
      overrides: { ...noOverrides, requestRate: 1_000_000 }
    })
    const caller = ofKey({ account, owner }, {
      id: account.id,
      name: "bench",
      mode: "live",
      scopes: null as never
    })
    yield* webhooks.create(caller, { url: sink.url, events: ["email.queued"] })
    const request = decode({
      from: `Shop <orders@${domain.name}>`,
      to: "customer@example.com",
      subject: "Your order has shipped",
      text: "It has."
    }, new Date(Date.now()))
    yield* Effect.forEach(
      Array.from({ length: deliveryCount }),
      () => emails.send(caller, request, null),
      { concurrency: callers, discard: true }
    )
    const taken = Effect.promise(sink.count)
    const until = Effect.fnUntraced(function*(count: number) {
      while ((yield* taken).requests < count) yield* Effect.sleep(20)
    })
    yield* sql.unsafe("create extension if not exists pg_stat_statements")
    progress(`deliveries: ${deliveryCount} wait`)
    yield* Effect.forkScoped(Layer.launch(DeliveryWorker.layer))
    yield* until(warmUp)
    yield* sql.unsafe("select pg_stat_statements_reset()")
    const before = {
      at: performance.now(),
      taken: yield* taken,
      cpu: process.cpuUsage(),
      sink: processorTimeOf(sink.pid)
    }
    yield* until(deliveryCount)
    const millis = performance.now() - before.at
    const used = process.cpuUsage(before.cpu)
    const sinkMillis = processorTimeOf(sink.pid) - before.sink
    const after = yield* taken
    const count = after.requests - before.taken.requests
    // The last attempts are recorded by then.
    yield* Effect.sleep(500)
    const [asked] = yield* sql.unsafe<{ calls: number; ms: number }>(
      "select sum(calls)::int4 as calls, sum(total_exec_time) as ms from pg_stat_statements where query ~ 'webhook_jobs'"
    )
    const each = (value: number) => round(value / count, 3)
    return {
      settings: { deliveryCount, warmUp },
      figures: {
        perSecond: round(count / (millis / 1_000), 0),
        nodeMs: each((used.user + used.system) / 1_000),
        endpointMs: each(sinkMillis),
        postgresMs: each(asked?.ms ?? 0),
        statements: each(asked?.calls ?? 0),
        connections: after.connections - before.taken.connections
      }
    }
  }).pipe(Effect.provideContext(context))
})
