import { assert, describe, it } from "@effect/vitest"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import { migrate } from "@sendwright/postgres/Migrations"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import * as StorageSuite from "@sendwright/testing/conformance/StorageSuite"
import { acceptGroup, evidence, newEmail, newId, peppers, report } from "@sendwright/testing/fixtures"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { SqlClient } from "effect/sql/SqlClient"
import { clientOf, newDatabase, random } from "./databases.ts"
import { node } from "./nodes.ts"

const time = new Date("2026-11-21T12:00:00Z")
const later = (millis: number) => new Date(time.getTime() + millis)

const claimOptions = {
  now: time,
  limit: 20,
  perAccount: 8,
  leaseMillis: 60_000,
  unknownWaitMillis: 60_000,
  unknownPolicy: "resend",
  maxCrashes: 5
} as const

const severalNodes = (count: number) =>
  Effect.gen(function*() {
    const { url } = yield* newDatabase
    yield* Effect.provide(migrate, clientOf(url, 1))
    return yield* Effect.all(Array.from({ length: count }, () => node(url, 4)))
  })

/** A database whose planner joins by sorting wherever it may: then rows come in another order. */
const sortingStorage = PgStorage.layer.pipe(
  Layer.provide(Layer.unwrap(Effect.gen(function*() {
    const { name, url } = yield* newDatabase
    yield* Effect.provide(
      SqlClient.use((sql) =>
        Effect.forEach(
          ["enable_nestloop", "enable_hashjoin"],
          (setting) => sql.unsafe(`ALTER DATABASE ${name} SET ${setting} = off`).unprepared
        )
      ),
      clientOf(url, 1)
    )
    return clientOf(url)
  }))),
  Layer.provide([random, peppers])
)

StorageSuite.suite("PgSendJobs and PgWebhookStore, whatever joins the planner takes", sortingStorage, {
  timeout: 60_000,
  parts: ["SendJobs", "WebhookStore"]
})

describe("PgSendJobs and PgWebhookStore on several nodes", () => {
  it.live("lease each send to one of them, until none is left", () =>
    Effect.gen(function*() {
      const nodes = yield* severalNodes(3)
      const emails = Array.from({ length: 5 }, newId).flatMap((accountId) =>
        Array.from({ length: 40 }, () => newEmail({ accountId, createdAt: time }))
      )
      yield* Context.get(nodes[0]!, EmailStore).accept(emails.map((email) => acceptGroup([email])))
      const drain = (jobs: SendJobs["Service"]) =>
        Effect.gen(function*() {
          const ids: Array<string> = []
          for (;;) {
            const leases = yield* jobs.claim(claimOptions)
            if (leases.length === 0) return ids
            const begun = yield* jobs.begin(leases, time)
            assert.isTrue(begun.every(({ _tag }) => _tag === "Ready"))
            const held = yield* Effect.forEach(leases, (lease) =>
              jobs.settle([{
                lease,
                now: time,
                evidence: [evidence({ type: "email.sent", providerMessageId: `p-${lease.emailId}` })],
                next: { _tag: "Done" },
                later: []
              }]), { concurrency: "unbounded" })
            assert.isTrue(held.flat().every((isHeld) => isHeld))
            ids.push(...leases.map(({ emailId }) => emailId))
          }
        })
      const drained = yield* Effect.all(nodes.map((context) => drain(Context.get(context, SendJobs))), {
        concurrency: "unbounded"
      })
      const ids = drained.flat()
      assert.strictEqual(ids.length, 200)
      assert.deepStrictEqual(new Set(ids), new Set(emails.map(({ id }) => id)))
    }).pipe(Effect.scoped), 300_000)

  it.live(
    "store each report once, whichever of them it reaches, before and after the settlement",
    () =>
      Effect.gen(function*() {
        const nodes = yield* severalNodes(3)
        const jobs = nodes.map((context) => Context.get(context, SendJobs))
        const store = Context.get(nodes[0]!, EmailStore)
        const accountId = newId()
        const emails = Array.from({ length: 24 }, () => newEmail({ accountId, createdAt: time }))
        yield* store.accept(emails.map((email) => acceptGroup([email])))
        const leases = yield* jobs[0]!.claim({ ...claimOptions, limit: 100, perAccount: 100 })
        yield* jobs[0]!.begin(leases, time)
        // The delivery overtakes the settlement, twice, on other nodes.
        const delivered = emails.map(({ id }) =>
          report({ type: "email.delivered", key: `d-${id}`, providerMessageId: `p-${id}`, occurredAt: later(1) })
        )
        yield* Effect.all([
          ...leases.map((lease) =>
            jobs[0]!.settle([{
              lease,
              now: time,
              evidence: [evidence({
                type: "email.sent",
                recipients: ["ada@example.com"],
                providerMessageId: `p-${lease.emailId}`
              })],
              next: { _tag: "Done" },
              later: []
            }])
          ),
          ...delivered.flatMap((event) => [jobs[1]!.intake([event], later(2)), jobs[2]!.intake([event], later(2))])
        ], { concurrency: "unbounded" })
        // What neither of two transactions could see of the other is found at the next look.
        yield* jobs[1]!.applyKept(later(3), 100)
        yield* jobs[1]!.applyKept(later(4), 100)
        for (const { id } of emails) {
          const email = Option.getOrThrow(yield* store.find({ accountId, modes: ["live"] }, id))
          assert.strictEqual(email.status, "delivered")
          assert.deepStrictEqual(email.events.map(({ type }) => type), [
            "email.queued",
            "email.sent",
            "email.delivered"
          ])
        }
        assert.strictEqual(yield* jobs[0]!.nextDue, null)
      }).pipe(Effect.scoped),
    300_000
  )
})

describe("A claim of PgSendJobs", () => {
  it.live("commits without the disk, and changes nothing of how the transaction of somebody else commits", () =>
    Effect.gen(function*() {
      const { url } = yield* newDatabase
      const context = yield* Layer.build(
        PgStorage.layer.pipe(Layer.provideMerge(clientOf(url, 2)), Layer.provide([random, peppers]))
      )
      const [emails, jobs, sql] = [
        Context.get(context, EmailStore),
        Context.get(context, SendJobs),
        Context.get(context, SqlClient)
      ]
      // What is asked at the very end of each transaction is what the commit goes by.
      yield* sql`CREATE TABLE commits (waits text)`
      yield* sql.unsafe(`CREATE FUNCTION note_commit() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN INSERT INTO commits VALUES (current_setting('synchronous_commit')); RETURN NULL; END $$`)
      yield* sql.unsafe(`CREATE CONSTRAINT TRIGGER note_commit AFTER UPDATE ON sendwright.send_jobs
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_commit()`)
      const accountId = newId()
      const claimOne = Effect.gen(function*() {
        yield* emails.accept([acceptGroup([newEmail({ accountId, createdAt: time })])])
        const leases = yield* jobs.claim(claimOptions)
        assert.strictEqual(leases.length, 1)
        return leases
      })
      const local = sql`SET LOCAL synchronous_commit = 'local'`
      const leases = yield* claimOne
      yield* sql.withTransaction(Effect.andThen(local, jobs.begin(leases, time)))
      yield* sql.withTransaction(Effect.andThen(local, claimOne))
      assert.deepStrictEqual(yield* sql`SELECT waits FROM commits`, [
        { waits: "off" },
        { waits: "local" },
        { waits: "local" }
      ])
    }).pipe(Effect.scoped))
})
