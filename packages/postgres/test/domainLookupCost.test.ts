import { assert, describe, it } from "@effect/vitest"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import { acceptGroup, newEmail, newId, peppers } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { SqlClient } from "effect/sql/SqlClient"
import { costOf, quietDatabases } from "./blocksRead.ts"
import { clientOf, random } from "./databases.ts"

const time = new Date("2026-11-21T12:00:00Z")

const newDatabase = quietDatabases()

// One connection, so that the statistics of that session are what its commands have read.
const storage = PgStorage.layer.pipe(
  Layer.provideMerge(Layer.unwrap(Effect.map(newDatabase, ({ url }) => clientOf(url, 1)))),
  Layer.provide(Layer.merge(random, peppers))
)

const accounts = Array.from({ length: 1_000 }, newId)

/** Reads of the table of domains and of its indexes. */
const cost = costOf(["domains"])

describe("What a look for a verified domain reads", () => {
  it.live(
    "does not grow with the verified domains, also where the table has no statistics yet",
    () =>
      Effect.gen(function*() {
        const sql = yield* SqlClient
        const store = yield* EmailStore
        const jobs = yield* SendJobs
        yield* sql`
        INSERT INTO sendwright.domains (id, account_id, name, region, status, health, dns_records, checks,
          next_check_at, created_at)
        SELECT gen_random_uuid(), u.id, 'shop' || u.n || '.example', '', 'verified', 'unknown', '[]', 0, ${time}, ${time}
        FROM unnest(${accounts}::uuid[]) WITH ORDINALITY AS u(id, n)`
        const emails = accounts.slice(0, 20).map((accountId, index) =>
          newEmail({ accountId, domain: `shop${index + 1}.example`, createdAt: time })
        )
        const groups = emails.map((email) => acceptGroup([email]))
        const accepted = yield* cost(store.accept(groups))
        assert.isTrue(accepted.value.every((answer) => answer._tag === "Judged"))
        const leases = yield* jobs.claim({
          now: time,
          limit: 20,
          perAccount: 16,
          leaseMillis: 60_000,
          unknownWaitMillis: 60_000,
          unknownPolicy: "resend",
          maxCrashes: 5
        })
        const begun = yield* cost(jobs.begin(leases, time))
        assert.deepStrictEqual(begun.value.map(({ _tag }) => _tag), emails.map(() => "Ready"))
        yield* Effect.logInfo("blocks", { accept: accepted.blocks, begin: begun.blocks })
        // Two looks by an index of two levels, one of them for the account's domain and one for what it is by now.
        assert.isAtMost(accepted.blocks, 5 * emails.length)
        assert.isAtMost(begun.blocks, 10 * emails.length)
      }).pipe(Effect.provide(storage), Effect.scoped),
    300_000
  )
})
