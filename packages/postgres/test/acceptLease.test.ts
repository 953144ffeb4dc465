import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import { assert, describe, it } from "@effect/vitest"
import { type AcceptAnswer, EmailStore } from "@sendwright/core/emails/EmailStore"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import { acceptGroup, newEmail, newId, peppers } from "@sendwright/testing/fixtures"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { SqlClient } from "effect/sql/SqlClient"
import { serverClient } from "./databases.ts"

const minute = 60_000
const lease = { token: "t", leaseMillis: 2 * minute }

/** On the machine's clock and the database's, as in production. */
const storage = PgStorage.layer.pipe(
  Layer.provideMerge(serverClient),
  Layer.provide(Layer.merge(NodeCrypto.layer, peppers))
)

const begun = (answer: AcceptAnswer | undefined) =>
  answer?._tag === "Judged" && answer.begun !== undefined ? [...answer.begun.keys()] : undefined

const acceptAt = Effect.fnUntraced(function*(millis: number) {
  const store = yield* EmailStore
  const email = newEmail({ accountId: newId(), createdAt: new Date(millis) })
  const [answer] = yield* store.accept([{ ...acceptGroup([email]), lease }])
  return { email, begun: begun(answer) }
})

const claimed = Effect.gen(function*() {
  const jobs = yield* SendJobs
  const leases = yield* jobs.claim({
    now: new Date(yield* Clock.currentTimeMillis),
    limit: 10,
    perAccount: 10,
    leaseMillis: minute,
    unknownWaitMillis: minute,
    unknownPolicy: "resend",
    maxCrashes: 5
  })
  return leases.map(({ emailId }) => emailId)
})

describe("An accept under a lease", () => {
  it.live("begins nothing by a clock that is not the database's", () =>
    Effect.gen(function*() {
      const now = yield* Clock.currentTimeMillis
      const current = yield* acceptAt(now)
      assert.deepStrictEqual(current.begun, [current.email.id])
      const late = yield* acceptAt(now - minute)
      assert.deepStrictEqual(late.begun, [])
      const early = yield* acceptAt(now + minute)
      assert.deepStrictEqual(early.begun, [])
      assert.sameMembers(yield* claimed, [late.email.id, early.email.id])
    }).pipe(Effect.provide(storage), Effect.scoped))

  it.live("begins nothing in a transaction of the application, which may be undone", () =>
    Effect.gen(function*() {
      const sql = yield* SqlClient
      const now = yield* Clock.currentTimeMillis
      const inside = yield* sql.withTransaction(acceptAt(now))
      assert.deepStrictEqual(inside.begun, [])
      yield* Effect.flip(sql.withTransaction(Effect.andThen(acceptAt(now), Effect.fail("undone"))))
      assert.deepStrictEqual(yield* claimed, [inside.email.id])
    }).pipe(Effect.provide(storage), Effect.scoped))
})
