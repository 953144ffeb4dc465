import { assert, describe, it } from "@effect/vitest"
import { Accounts } from "@sendwright/core/accounts/Accounts"
import { Emails } from "@sendwright/core/emails/Emails"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import { noFilters } from "@sendwright/core/model/EmailQuery"
import * as Retention from "@sendwright/core/privacy/Retention"
import { RetentionStore } from "@sendwright/core/privacy/RetentionStore"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import * as SendWorker from "@sendwright/core/sending/SendWorker"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Metric from "effect/Metric"
import * as TestClock from "effect/testing/TestClock"
import { customer, day, engine, get, hour, minute, send, start, startWorkers } from "./support/harness.ts"

const calm = { pollMillis: hour }

const report = (key: string) => ({
  type: "email.delivered" as const,
  occurredAt: new Date(start),
  recipients: "all" as const,
  details: {},
  keys: [],
  providerMessageId: "nobody-knows",
  error: null,
  provider: "fake",
  key,
  emailId: null,
  messageId: null
})

describe("Retention", () => {
  it.effect("takes the bodies after their days and the emails after theirs", () => {
    const lines: Array<unknown> = []
    const logger = Logger.make(({ message }) => void lines.push(message))
    return Effect.gen(function*() {
      const emails = yield* Emails
      const one = yield* customer()
      const sender = yield* startWorkers(SendWorker.layer)
      const id = yield* send(one, { html: "<p>secret</p>", headers: { "X-A": "b" } })
      yield* startWorkers(Retention.layer)
      yield* TestClock.adjust(5 * day)
      const young = yield* send(one)
      yield* TestClock.adjust(hour)
      yield* sender.stop
      yield* TestClock.adjust(2 * day - 3 * hour)
      assert.strictEqual((yield* get(one, id)).html, "<p>secret</p>")
      yield* TestClock.adjust(4 * hour)
      const purged = yield* get(one, id)
      assert.deepInclude(purged, { status: "sent", html: null, text: null, headers: {}, attachments: [] })
      assert.strictEqual(purged.events.length, 2)
      assert.isString((yield* get(one, young)).text)
      yield* TestClock.adjust(23 * day - 4 * hour)
      assert.strictEqual((yield* get(one, id)).status, "sent")
      yield* TestClock.adjust(4 * hour)
      assert.strictEqual((yield* Effect.flip(get(one, id)))._tag, "NotFound")
      assert.strictEqual((yield* get(one, young)).text, null)
      const page = yield* emails.list(one.live, {
        limit: 10,
        cursor: null,
        ...noFilters,
        mode: null,
        q: null
      })
      assert.deepStrictEqual(page.data.map((email) => email.id), [young])
      const told = lines.filter((line) => JSON.stringify(line).includes("Retention"))
      assert.deepStrictEqual(told, [
        ["Retention: deleted what was too old", { kind: "contents", deleted: 1 }],
        ["Retention: deleted what was too old", { kind: "contents", deleted: 1 }],
        ["Retention: deleted what was too old", { kind: "emails", deleted: 1 }]
      ])
      const counted = (yield* Metric.snapshot).filter(({ id }) => id === "sendwright_retention_deleted_total")
      assert.includeMembers(counted.map(({ attributes }) => attributes?.["kind"]), ["contents", "emails"])
    }).pipe(
      Effect.provide(engine({ ...calm, retainBodiesMillis: 7 * day, retainEmailsMillis: 30 * day })),
      Effect.provide(Logger.layer([logger]))
    )
  })

  it.effect("keeps what waits", () =>
    Effect.gen(function*() {
      const accounts = yield* Accounts
      const one = yield* customer()
      const held = yield* send(one)
      yield* accounts.pause(one.account.id, null)
      yield* startWorkers(Retention.layer)
      yield* TestClock.adjust(90 * day)
      const email = yield* get(one, held)
      assert.deepInclude(email, { status: "queued", text: "It can do whatever we know how to order it to perform." })
    }).pipe(Effect.provide(engine({ ...calm, retainBodiesMillis: day, retainEmailsMillis: day }))))

  it.effect("is off unless days are set", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const id = yield* send(one)
      yield* startWorkers(Retention.layer)
      yield* TestClock.adjust(90 * day)
      assert.isString((yield* get(one, id)).text)
    }).pipe(Effect.provide(engine(calm))))

  it.effect("forgets reports of emails that nobody knows after a week", () =>
    Effect.gen(function*() {
      const jobs = yield* SendJobs
      yield* startWorkers(Retention.layer)
      const intake = jobs.intake([report("k")], new Date(start))
      assert.strictEqual((yield* intake).parked, 1)
      yield* TestClock.adjust(7 * day)
      assert.strictEqual((yield* intake).duplicates, 1)
      yield* TestClock.adjust(2 * hour)
      assert.strictEqual((yield* intake).parked, 1)
    }).pipe(Effect.provide(engine(calm))))

  it.effect("goes on from where it was, and begins anew after an error", () =>
    Effect.gen(function*() {
      const asked: Array<string | null> = []
      const answers: Array<string | null> = ["a", "b", null, "c"]
      const store = RetentionStore.of({
        ...(yield* RetentionStore),
        purgeContents: ({ after, before, by, limit }) =>
          Effect.suspend(() => {
            asked.push(after)
            assert.strictEqual(by, "month")
            assert.isAtMost(limit, 500)
            assert.isAtMost(before.getTime(), start)
            return asked.length === 5
              ? Effect.fail(new StorageError({ command: "RetentionStore.purgeContents", cause: new Error("gone") }))
              : Effect.succeed({ count: 1, next: answers[asked.length - 1] ?? null })
          }),
        removeEmails: () => Effect.succeed({ count: 0, next: null }),
        pruneReports: () => Effect.succeed(0),
        pruneSignIns: () => Effect.succeed(0)
      })
      yield* startWorkers(Layer.provide(Retention.layer, Layer.succeed(RetentionStore, store)))
      yield* TestClock.adjust(minute)
      assert.deepStrictEqual(asked, [null, "a", "b"])
      yield* TestClock.adjust(61 * minute)
      assert.deepStrictEqual(asked, [null, "a", "b", null, "c"])
      yield* TestClock.adjust(61 * minute)
      assert.deepStrictEqual(asked, [null, "a", "b", null, "c", null])
    }).pipe(Effect.provide(engine({ retainBodiesMillis: day, retainBy: "month" }))))

  it.effect("deletes for good the months whose grace is over, one after another, and no other", () =>
    Effect.gen(function*() {
      const asked: Array<readonly [number, number]> = []
      const store = RetentionStore.of({
        ...(yield* RetentionStore),
        dropSetAside: (before, olderThanMillis) =>
          Effect.sync(() => {
            asked.push([start - before.getTime(), olderThanMillis])
            return asked.length < 3
          })
      })
      yield* startWorkers(Layer.provide(Retention.layer, Layer.succeed(RetentionStore, store)))
      yield* TestClock.adjust(0)
      assert.deepStrictEqual(asked, [[2 * day, 2 * day], [2 * day, 2 * day], [2 * day, 2 * day]])
    }).pipe(Effect.provide(engine({ retainGraceMillis: 2 * day }))))

  it.effect("deletes nothing of a kind that waits for an operator, and no month for good while either kind waits", () =>
    Effect.gen(function*() {
      const due = { contents: 0, emails: 0 }
      let did: Array<string> = []
      const step = (name: string) => () =>
        Effect.sync(() => {
          did.push(name)
          return { count: 0, next: null }
        })
      const store = RetentionStore.of({
        ...(yield* RetentionStore),
        term: () => Effect.succeed({ cutoff: null, largest: 0, stopped: null }),
        countDue: (kind) => Effect.succeed(due[kind]),
        stop: (kind) => Effect.sync(() => void did.push(`stop ${kind}`)),
        noteRound: () => Effect.void,
        purgeContents: step("contents"),
        removeEmails: step("emails"),
        dropSetAside: () =>
          Effect.sync(() => {
            did.push("month")
            return false
          })
      })
      yield* startWorkers(Layer.provide(Retention.layer, Layer.succeed(RetentionStore, store)))
      for (
        const [contents, emails, expected] of [
          [0, 0, ["contents", "emails", "month"]],
          [101, 0, ["stop contents", "emails"]],
          [0, 101, ["contents", "stop emails"]],
          [101, 101, ["stop contents", "stop emails"]],
          [100, 100, ["contents", "emails", "month"]]
        ] as const
      ) {
        yield* TestClock.adjust(minute)
        did = []
        Object.assign(due, { contents, emails })
        yield* TestClock.adjust(60 * minute)
        assert.deepStrictEqual(did, [...expected])
      }
    }).pipe(Effect.provide(engine({ retainBodiesMillis: day, retainEmailsMillis: day }))))
})
