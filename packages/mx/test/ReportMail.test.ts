import { assert, describe, it } from "@effect/vitest"
import { MemoryStorage } from "@sendwright/core"
import { StorageTime } from "@sendwright/core/foundation/StorageTime"
import * as MxOptions from "@sendwright/mx/MxOptions"
import { Routes } from "@sendwright/mx/Routes"
import { newId } from "@sendwright/testing/fixtures"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ReportMail from "../src/ReportMail.ts"
import { servers } from "./delivery.ts"
import { routesOf } from "./provider.ts"

const stores = Layer.merge(
  Layer.fresh(MemoryStorage.layer).pipe(Layer.provide(SecureRandom.layerWebCrypto)),
  Layer.succeed(StorageTime, {
    now: Effect.succeed(new Date("2026-12-01T12:00:00Z")),
    vouch: Effect.succeed,
    doubt: Effect.succeed(null)
  })
)

/** What sends a report to the first server. */
const mailing = (options: Partial<MxOptions.MxInput>) =>
  ReportMail.make(MxOptions.make({ name: "out.test", ...options })).pipe(
    Effect.map((mail) =>
      Effect.suspend(() => mail("tls@a.test", Buffer.from("Subject: Report\r\n\r\nHi\r\n"), newId()))
    ),
    Effect.provideService(Routes, routesOf({ "a.test": [1] })),
    Effect.provide(stores)
  )

describe("ReportMail", () => {
  it.live("leaves from an address that reaches the hosts, with its name", () =>
    Effect.gen(function*() {
      const [server] = yield* servers({})
      const send = yield* mailing({ port: server!.port, from: ["::1", "second.test@127.0.0.84"] })
      for (let n = 0; n < 10; n++) assert.strictEqual((yield* send)._tag, "Accepted")
      const seen = new Set(server!.messages.map(({ client, helo }) => `${helo}@${client}`))
      assert.deepStrictEqual([...seen], ["second.test@127.0.0.84"])
    }))

  it.live("keeps to the plan of an address that warms up", () =>
    Effect.gen(function*() {
      const [server] = yield* servers({})
      const send = yield* mailing({ port: server!.port, from: "127.0.0.85", warmup: "2026-12-01", plan: [1] })
      assert.strictEqual((yield* send)._tag, "Accepted")
      assert.deepInclude(yield* send, { _tag: "TemporarilyRefused", deferred: true, scope: "provider" })
      assert.lengthOf(server!.messages, 1)
    }))
})
