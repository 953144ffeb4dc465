/**
 * The engine in memory: `Emails.send`, validation included, as often as one thread can. Each round begins with an empty
 * storage; no worker runs.
 */
import { ofKey } from "@sendwright/core/accounts/Caller"
import "effect/schema/SchemaJITCompiler/enable"
import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import { noOverrides } from "@sendwright/core/accounts/Plan"
import { scopes } from "@sendwright/core/accounts/Scope"
import { DomainIdentities } from "@sendwright/core/domains/DomainIdentity"
import { Emails } from "@sendwright/core/emails/Emails"
import { Wakeups } from "@sendwright/core/foundation/Wakeups"
import * as MemoryStorage from "@sendwright/core/memory/MemoryStorage"
import { decode } from "@sendwright/core/model/SendRequest"
import { GuardedHttp } from "@sendwright/core/net/GuardedHttp"
import { SecretBox } from "@sendwright/core/secrets/SecretBox"
import * as Sendwright from "@sendwright/core/Sendwright"
import * as PooledRandom from "@sendwright/node/PooledRandom"
import { seedAccount } from "@sendwright/testing/fixtures"
import { fakeDkimKeys, StaticDns } from "@sendwright/testing/StaticDns"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { progress, report } from "./Report.ts"
import { median, round } from "./Statistics.ts"

const rounds = 7
const sends = 60_000
const atOnce = 64
const text = "Your order has shipped. ".repeat(10)

const services = Sendwright.layerUnchecked().pipe(
  Layer.provide(Layer.mergeAll(
    SecretBox.layer({ active: "k1", keys: { k1: Redacted.make(new Uint8Array(32).fill(7)) } }),
    Layer.provide(DomainIdentities.layerSelfHosted, fakeDkimKeys),
    StaticDns.layer,
    Wakeups.layerLocal,
    Layer.succeed(GuardedHttp, GuardedHttp.of({ request: () => Effect.die("no request is made") }))
  )),
  Layer.provideMerge(MemoryStorage.layer),
  Layer.provide(Layer.mergeAll(NodeCrypto.layer, PooledRandom.layer))
)

const once = Effect.gen(function*() {
  const emails = yield* Emails
  const { account, domain, owner } = yield* seedAccount({
    plan: "enterprise",
    trusted: true,
    createdAt: new Date("2026-01-01T00:00:00Z"),
    overrides: { ...noOverrides, requestRate: 1_000_000 }
  })
  const caller = ofKey({ account, owner }, { id: account.id, name: "bench", mode: "live", scopes })
  const from = `Shop <orders@${domain.name}>`
  let left = sends
  const worker = Effect.gen(function*() {
    while (left-- > 0) {
      const send = { from, to: `customer${left}@example.com`, subject: "Your order has shipped", text }
      yield* emails.send(caller, decode(send, new Date(Date.now())), null)
    }
  })
  const began = performance.now()
  const used = process.threadCpuUsage()
  yield* Effect.forEach(Array.from({ length: atOnce }), () => worker, { concurrency: "unbounded", discard: true })
  const { system, user } = process.threadCpuUsage(used)
  // What the machine gives to others is in the one and not in the other.
  return { perSecond: sends / ((performance.now() - began) / 1000), micros: (user + system) / sends }
})

export const memory = async (): Promise<void> => {
  const taken: Array<{ readonly perSecond: number; readonly micros: number }> = []
  for (let n = 0; n <= rounds; n++) {
    const one = await Effect.runPromise(Effect.scoped(Effect.provide(once, Layer.fresh(services))))
    const told = `${round(one.perSecond, 0)}/s, ${round(one.micros, 1)} microseconds of the processor each`
    progress(`${told}${n === 0 ? "; not counted: warming up" : ""}`)
    if (n > 0) taken.push(one)
  }
  report("memory", { rounds, sends, atOnce }, {
    acceptedPerSecond: round(median(taken.map(({ perSecond }) => perSecond)), 0),
    acceptedPerSecondByRound: taken.map(({ perSecond }) => round(perSecond, 0)),
    /** Of the main thread, which leaves most of the collection of garbage to others. */
    processorMicros: round(median(taken.map(({ micros }) => micros)), 1),
    processorMicrosByRound: taken.map(({ micros }) => round(micros, 1))
  })
}
