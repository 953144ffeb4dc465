import { assert, describe, it } from "@effect/vitest"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import type { TlsReportAddition, TlsReportStore } from "@sendwright/core/sending/TlsReportStore"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { flush } from "../src/reports/Collection.ts"
import { Tally } from "../src/reports/TlsTally.ts"
import { dnsOf } from "./records.ts"

const { dns } = dnsOf(() => ({
  txt: {
    "_smtp._tls.asks.test": { records: ["v=TLSRPTv1; rua=mailto:tls@asks.test"] },
    "_smtp._tls.malformed.test": { records: ["v=TLSRPTv1; rua"] },
    "_smtp._tls.silent.test": { fails: "timeout" }
  }
}))

const session = (domain: string, day = "2026-11-30") =>
  ({ day, domain, policy: { type: "no-policy-found", strings: [], mxHosts: [] }, failure: null }) as const

/** A store that does what it is told with what is added. */
const flushing = Effect.fnUntraced(function*(
  tally: Tally,
  add: (additions: ReadonlyArray<TlsReportAddition>) => Effect.Effect<void, StorageError>
) {
  const random = yield* SecureRandom.SecureRandom
  const store: TlsReportStore["Service"] = {
    add,
    claimDue: () => Effect.succeed([]),
    defer: () => Effect.void,
    forget: () => Effect.void
  }
  yield* flush(tally, { dns, random, store })
}, Effect.provide(SecureRandom.layerWebCrypto))

const counting = () => {
  const tally = new Tally()
  tally.isOn = true
  return tally
}

describe("flush", () => {
  it.effect("stores what is counted of domains that ask for it, a report for each day, and forgets the rest", () =>
    Effect.gen(function*() {
      const tally = counting()
      for (const domain of ["asks.test", "asks.test", "quiet.test", "malformed.test", "silent.test"]) {
        tally.count(session(domain))
      }
      tally.count(session("asks.test", "2026-12-01"))
      const added: Array<TlsReportAddition> = []
      yield* flushing(tally, (additions) => Effect.sync(() => void added.push(...additions)))
      assert.deepStrictEqual(
        added.map(({ counts, day, domain }) => [domain, day, counts.map(({ sessions }) => sessions)]),
        [["asks.test", "2026-11-30", [2]], ["asks.test", "2026-12-01", [1]]]
      )
      assert.strictEqual(added[1]!.dueAt.getTime() - added[0]!.dueAt.getTime(), 24 * 3_600_000)
      assert.deepStrictEqual(tally.drain(), [])
    }))

  it.effect("counts again what could not be stored, whether that failed or was interrupted", () =>
    Effect.gen(function*() {
      const tally = counting()
      tally.count(session("asks.test"))
      const failed = yield* Effect.flip(
        flushing(tally, () => Effect.fail(new StorageError({ command: "add", cause: "down" })))
      )
      assert.strictEqual(failed._tag, "StorageError")
      tally.count(session("asks.test"))
      const begun = yield* Deferred.make<void>()
      const fiber = yield* Effect.forkChild(
        flushing(tally, () => Effect.andThen(Deferred.succeed(begun, undefined), Effect.never))
      )
      yield* Deferred.await(begun)
      yield* Fiber.interrupt(fiber)
      assert.deepStrictEqual(tally.drain(), [{ ...session("asks.test"), sessions: 2 }])
    }))

  it("keeps so many kinds of sessions in memory, and counts nothing where nobody stores it", () => {
    const tally = counting()
    for (let n = 0; n < 10_001; n++) tally.count(session(`d${n}.test`))
    tally.count(session("d0.test"))
    const kept = tally.drain()
    assert.lengthOf(kept, 10_000)
    assert.strictEqual(kept[0]!.sessions, 2)
    tally.isOn = false
    tally.count(session("d0.test"))
    assert.deepStrictEqual(tally.drain(), [])
  })
})
