import { assert, describe, it } from "@effect/vitest"
import { Accounts } from "@sendwright/core/accounts/Accounts"
import { ofOperator } from "@sendwright/core/accounts/Caller"
import { engine as engineActor } from "@sendwright/core/audit/AuditEntry"
import { AuditLog } from "@sendwright/core/audit/AuditLog"
import { Exports } from "@sendwright/core/privacy/Exports"
import { Suppressions } from "@sendwright/core/suppressions/Suppressions"
import { Webhooks } from "@sendwright/core/webhooks/Webhooks"
import { WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import * as TestClock from "effect/testing/TestClock"
import { customer, engine, second, send, start } from "./support/harness.ts"

const history = (accountId: string) =>
  Effect.map(
    AuditLog.use((log) => log.list(accountId, 100, null)),
    (entries) =>
      entries.toReversed().map(({ action, actor, at, subject }) => ({
        line: `${actor.kind} ${action} +${(at.getTime() - start) / second}`,
        subject
      }))
  )

describe("AuditLog", () => {
  it.effect("remembers what the operator does to accounts and keys", () =>
    Effect.gen(function*() {
      const accounts = yield* Accounts
      const { account } = yield* accounts.create({ name: "Acme", ownerEmail: "ada@acme.example", plan: "free" })
      yield* TestClock.adjust(second)
      const { key } = yield* accounts.createKey({ accountId: account.id, name: "Server", mode: "live" })
      yield* accounts.update(account.id, { plan: "pro" })
      yield* accounts.pause(account.id, "too many bounces", engineActor)
      yield* accounts.resume(account.id)
      yield* accounts.suspend(account.id, "unpaid")
      yield* accounts.reinstate(account.id)
      yield* accounts.revokeKey(account.id, key.id)
      assert.deepStrictEqual(yield* history(account.id), [
        { line: "operator account.created +0", subject: null },
        { line: "operator key.created +1", subject: key.id },
        { line: "operator account.changed +1", subject: null },
        { line: "engine account.paused +1", subject: null },
        { line: "operator account.resumed +1", subject: null },
        { line: "operator account.suspended +1", subject: null },
        { line: "operator account.reinstated +1", subject: null },
        { line: "operator key.revoked +1", subject: key.id }
      ])
    }).pipe(Effect.provide(engine())))

  it.effect("remembers nothing of what was refused", () =>
    Effect.gen(function*() {
      const accounts = yield* Accounts
      const webhooks = yield* Webhooks
      const one = yield* customer()
      yield* Effect.flip(accounts.suspend(one.account.id, ""))
      yield* Effect.flip(accounts.revokeKey(one.account.id, one.domainId))
      yield* Effect.flip(webhooks.create(one.live, { url: "ftp://example.com", events: null }))
      yield* Effect.flip(webhooks.remove(one.live, one.domainId))
      assert.deepStrictEqual(yield* history(one.account.id), [])
    }).pipe(Effect.provide(engine())))

  it.effect("remembers what keys do to webhooks, and the operator in an account's name", () =>
    Effect.gen(function*() {
      const webhooks = yield* Webhooks
      const store = yield* WebhookStore
      const log = yield* AuditLog
      const one = yield* customer()
      const { endpoint } = yield* webhooks.create(one.live, {
        url: "https://hooks.example/h",
        events: ["email.queued"]
      })
      yield* send(one)
      const [lease] = yield* store.claim({ now: new Date(start), limit: 1, perEndpoint: 1, leaseMillis: 30_000 })
      const attempt = { at: new Date(start), responseCode: 500, error: "HTTP 500", durationMs: 1 }
      yield* store.settle([{ ...lease!, attempt, next: { _tag: "Failed" } }])
      yield* webhooks.retry(one.live, endpoint.id, lease!.deliveryId)
      yield* webhooks.remove(ofOperator(one, "live"), endpoint.id)
      assert.deepStrictEqual(yield* history(one.account.id), [
        { line: "key webhook.added +0", subject: endpoint.id },
        { line: "key webhook.delivery_retried +0", subject: lease!.deliveryId },
        { line: "operator webhook.removed +0", subject: endpoint.id }
      ])
      const [latest, , first] = yield* log.list(one.account.id, 3, null)
      assert.deepStrictEqual(first?.actor, { kind: "key", id: one.live.actor.id, name: "live" })
      assert.deepStrictEqual(latest?.actor, { kind: "operator", id: null, name: "operator" })
    }).pipe(Effect.provide(engine())))

  it.effect("is read page by page, with a cursor that belongs to its account and filters", () =>
    Effect.gen(function*() {
      const log = yield* AuditLog
      const one = yield* customer()
      const other = yield* customer()
      const actor = { kind: "user", id: one.domainId, name: "Ada" } as const
      for (let index = 0; index < 7; index++) {
        yield* log.record(one.account.id, actor, index % 2 === 0 ? "key.created" : "key.revoked", String(index))
      }
      const filters = { actions: ["key.created"] } as const
      const seen: Array<string | null> = []
      let cursor: string | null = null
      do {
        const page: Effect.Success<ReturnType<typeof log.page>> = yield* log.page(
          one.account.id,
          { limit: 3, cursor },
          filters
        )
        seen.push(...page.data.map(({ subject }) => subject))
        cursor = page.nextCursor
      } while (cursor !== null)
      assert.sameMembers(seen, ["0", "2", "4", "6"])
      const { nextCursor } = yield* log.page(one.account.id, { limit: 3, cursor: null }, filters)
      for (
        const wrong of [
          log.page(other.account.id, { limit: 3, cursor: nextCursor }, filters),
          log.page(one.account.id, { limit: 3, cursor: nextCursor })
        ]
      ) {
        assert.strictEqual((yield* Effect.flip(wrong))._tag, "ValidationError")
      }
    }).pipe(Effect.provide(engine())))

  it.effect("gives the suppression list alone in the place of one export, and records nothing", () =>
    Effect.gen(function*() {
      const exports = yield* Exports
      const one = yield* customer()
      yield* Suppressions.use((suppressions) => suppressions.add(one.live, "ada@example.com"))
      const before = (yield* history(one.account.id)).length
      yield* Effect.scoped(Effect.gen(function*() {
        const pages = yield* exports.openSuppressions(one.live)
        assert.strictEqual((yield* Effect.flip(Effect.scoped(exports.openSuppressions(one.live))))._tag, "Overloaded")
        assert.strictEqual((yield* Effect.flip(Effect.scoped(exports.open(one.live))))._tag, "Overloaded")
        const list = (yield* Stream.runCollect(pages)).flat()
        assert.deepStrictEqual(list.map(({ address }) => address), ["ada@example.com"])
        yield* TestClock.adjust("1 day")
        assert.strictEqual((yield* Effect.flip(Stream.runCollect(pages)))._tag, "ExportOverdue")
      }))
      yield* Effect.asVoid(Effect.scoped(exports.openSuppressions(one.live)))
      assert.strictEqual((yield* history(one.account.id)).length, before)
    }).pipe(Effect.provide(engine())))

  it.effect("remembers that an export was begun, also when nobody reads it to its end", () =>
    Effect.gen(function*() {
      const exports = yield* Exports
      const one = yield* customer()
      yield* send(one)
      yield* send(one, {}, one.test)
      const whole = yield* exports.begin(one.live)
      assert.deepStrictEqual(yield* history(one.account.id), [{ line: "key account.exported +0", subject: null }])
      yield* TestClock.adjust(1)
      yield* send(one)
      const emails = (yield* Stream.runCollect(whole.emails)).flat()
      assert.deepStrictEqual(emails.map(({ mode }) => mode), ["live", "test"], "and not what came later")
    }).pipe(Effect.provide(engine())))
})
