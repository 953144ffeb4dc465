/** How long a search takes is bound: what it does with its time, on a clock that moves on each time it is looked at. */
import { assert, describe, it } from "@effect/vitest"
import { EmailStore, type ListAnswer } from "@sendwright/core/emails/EmailStore"
import { type EmailQuery, noFilters, type Position, toSearch } from "@sendwright/core/model/EmailQuery"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import { acceptGroup, newEmail, newId } from "@sendwright/testing/fixtures"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { random, serverClient } from "./databases.ts"

const now = Date.UTC(2026, 10, 15)
const monthsBack = (months: number) => new Date(Date.UTC(2026, 10 - months, 15))

/** More than a search reads before it asks an index. */
const many = 1_100

const tickingClock = (millis: number) =>
  Effect.map(Clock.Clock, (clock): Clock.Clock => {
    let time = now
    const look = () => time += millis
    return Object.assign(Object.create(clock), {
      currentTimeMillisUnsafe: look,
      currentTimeMillis: Effect.sync(look)
    })
  })

const pages = Effect.fnUntraced(function*(accountId: string, clockMillis: number) {
  const store = yield* EmailStore
  const subjects: Array<string> = []
  let after: Position | null = null
  for (let count = 1;; count++) {
    const query: EmailQuery = { limit: 50, after, ...noFilters, search: toSearch("needle"), depth: 20_000 }
    const clock = yield* tickingClock(clockMillis)
    const found: ListAnswer = yield* Effect.provideService(
      store.list({ accountId, modes: ["live"] }, query),
      Clock.Clock,
      clock
    )
    subjects.push(...found.emails.map(({ subject }) => subject))
    if (found.stoppedAt === null) return { subjects, count }
    after = found.stoppedAt
  }
})

describe("A search of two years", () => {
  it.live(
    "ends where its time is over with what it found, and the next page goes on there",
    () =>
      Effect.gen(function*() {
        const store = yield* EmailStore
        const accountId = newId()
        const hay = Array.from(
          { length: many },
          () => newEmail({ accountId, createdAt: new Date(now), subject: "Hay" })
        )
        const needles = Array.from(
          { length: 24 },
          (_, index) => newEmail({ accountId, createdAt: monthsBack(index + 1), subject: `Needle ${index + 1}` })
        )
        yield* store.accept(hay.map((email) => acceptGroup([email])))
        // Each makes its month.
        yield* Effect.forEach(needles, (email) => store.accept([acceptGroup([email])]))
        const expected = needles.map(({ subject }) => subject)
        const swift = yield* pages(accountId, 0)
        assert.deepStrictEqual(swift, { subjects: expected, count: 1 })
        const slow = yield* pages(accountId, 60)
        assert.deepStrictEqual(slow.subjects, expected)
        assert.isAbove(slow.count, 1)
        // Each page came further, by more than one month.
        assert.isAtMost(slow.count, 12)
      }).pipe(
        Effect.provide(PgStorage.layer.pipe(Layer.provide(random), Layer.provideMerge(serverClient))),
        Effect.scoped
      ),
    300_000
  )
})
