import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import { assert, it } from "@effect/vitest"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import { newId, peppers } from "@sendwright/testing/fixtures"
import * as SeededRandom from "@sendwright/testing/SeededRandom"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { newDatabase } from "../support/newDatabase.ts"
import { type Ending, intake, play, storyCount } from "./stories.ts"

const orders = 50

const world = Layer.unwrap(
  Effect.map(newDatabase, ({ url }) => Layer.provideMerge(intake, PgStorage.layerServer({ url, maxConnections: 5 })))
).pipe(Layer.provide([NodeCrypto.layer, peppers]))

/** An ending without what the email's own ids are. */
const withoutIds = (ending: Ending, emailId: string): unknown =>
  JSON.parse(JSON.stringify(ending).replaceAll(emailId, "id"))

it.live(
  `ends in one state in each of ${orders} orders of all reports, on Postgres`,
  () =>
    Effect.gen(function*() {
      const now = new Date(yield* Clock.currentTimeMillis)
      const run = (story: number, seed: number | undefined) => {
        const ids = { accountId: newId(), emailId: newId(), now }
        return Effect.map(
          play(story, ids, seed === undefined ? undefined : SeededRandom.make(seed)),
          (ending) => withoutIds(ending, ids.emailId)
        )
      }
      const endings: Array<unknown> = []
      for (let story = 0; story < storyCount; story++) endings.push(yield* run(story, undefined))
      for (let order = 0; order < orders; order++) {
        const story = order % 4 < 2 ? order % 2 : (order >> 2) % storyCount
        assert.deepStrictEqual(yield* run(story, order), endings[story], `story ${story}, order ${order}`)
      }
    }).pipe(Effect.provide(world), Effect.scoped),
  300_000
)
