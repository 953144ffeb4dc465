import { assert, it } from "@effect/vitest"
import * as MemoryStorage from "@sendwright/core/memory/MemoryStorage"
import { peppers } from "@sendwright/testing/fixtures"
import * as SeededRandom from "@sendwright/testing/SeededRandom"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { type Ending, intake, play, storyCount } from "./stories.ts"

// SES_ORDERS=10000 takes minutes.
const orders = Number(process.env["SES_ORDERS"] ?? 500)

const ids = {
  accountId: "00000000-0000-7000-8000-000000000001",
  emailId: "00000000-0000-7000-8000-000000000002",
  now: new Date("2026-11-21T12:00:00.000Z")
}

const world = intake.pipe(
  Layer.provideMerge(MemoryStorage.layer),
  Layer.provide([SecureRandom.layerWebCrypto, peppers])
)

const inWorld = (story: number, seed: number | undefined) =>
  play(story, ids, seed === undefined ? undefined : SeededRandom.make(seed)).pipe(Effect.provide(Layer.fresh(world)))

it.effect(
  `ends in one state in each of ${orders} orders of all reports, each of them twice`,
  () =>
    Effect.gen(function*() {
      yield* TestClock.setTime(ids.now.getTime())
      const endings: Array<Ending> = []
      for (let story = 0; story < storyCount; story++) endings.push(yield* inWorld(story, undefined))
      const [all] = endings
      assert.strictEqual(all?.status, "complained")
      assert.deepStrictEqual(all?.suppressed, ["ada@example.com complaint", "bob@example.com bounce"])
      assert.deepStrictEqual(all?.events.map((event) => event.split(" ")[0]), [
        "email.bounced",
        "email.bounced",
        "email.bounced",
        "email.complained",
        "email.delivered",
        "email.delivered",
        "email.delivery_delayed",
        "email.delivery_delayed",
        "email.queued",
        "email.rejected",
        "email.sent"
      ])
      assert.isAtLeast(new Set(endings.map(({ status }) => status)).size, 3)
      for (let order = 0; order < orders; order++) {
        // Half of them with every report.
        const story = order % 4 < 2 ? order % 2 : (order >> 2) % storyCount
        assert.deepStrictEqual(yield* inWorld(story, order), endings[story], `story ${story}, order ${order}`)
      }
    }),
  600_000
)
