import { assert, describe, it } from "@effect/vitest"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { noFilters } from "@sendwright/core/model/EmailQuery"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import { acceptGroup, newEmail, newId } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { SqlClient } from "effect/sql/SqlClient"
import { random, serverClient } from "./databases.ts"

const storage = PgStorage.layer.pipe(Layer.provideMerge(serverClient), Layer.provide(random))

describe("PgSuppressionStore that cannot be read", () => {
  it.live("lets nothing be accepted and nothing be handed over, and counts no attempt", () =>
    Effect.gen(function*() {
      const emails = yield* EmailStore
      const jobs = yield* SendJobs
      const sql = yield* SqlClient
      const time = new Date("2026-11-21T12:00:00Z")
      const accountId = newId()
      const waiting = newEmail({ accountId, createdAt: time })
      const refused = newEmail({ accountId, createdAt: time })
      const claim = (now: Date) =>
        jobs.claim({
          now,
          limit: 9,
          perAccount: 9,
          leaseMillis: 60_000,
          unknownWaitMillis: 60_000,
          unknownPolicy: "resend",
          maxCrashes: 5
        })
      yield* emails.accept([acceptGroup([waiting])])
      yield* sql`ALTER TABLE sendwright.suppressions RENAME TO out_of_reach`
      const error = yield* Effect.flip(emails.accept([acceptGroup([refused])]))
      assert.strictEqual(error._tag, "StorageError")
      const leases = yield* claim(time)
      assert.deepStrictEqual(leases.map(({ emailId }) => emailId), [waiting.id])
      assert.strictEqual((yield* Effect.flip(jobs.begin(leases, time)))._tag, "StorageError")
      yield* jobs.release(leases)
      yield* sql`ALTER TABLE sendwright.out_of_reach RENAME TO suppressions`
      const scope = { accountId, modes: ["live"] } as const
      const { emails: list } = yield* emails.list(scope, {
        limit: 9,
        after: null,
        ...noFilters,
        search: null,
        depth: 9
      })
      assert.deepStrictEqual(list.map(({ id, status }) => `${id} ${status}`), [`${waiting.id} queued`])
      const [begun] = yield* jobs.begin(yield* claim(time), time)
      assert.isTrue(begun?._tag === "Ready" && begun.attempt === 1)
    }).pipe(Effect.provide(storage)), 300_000)
})
