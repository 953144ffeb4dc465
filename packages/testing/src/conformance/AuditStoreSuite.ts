import { assert } from "@effect/vitest"
import { auditActions, type AuditEntry, type AuditFilters, noSource, passes } from "@sendwright/core/audit/AuditEntry"
import { AuditStore } from "@sendwright/core/audit/AuditStore"
import type { Position } from "@sendwright/core/model/EmailQuery"
import * as Effect from "effect/Effect"
import { newId } from "../fixtures.ts"
import { harness, type It } from "./Harness.ts"

const entry = (over: Partial<AuditEntry> & Pick<AuditEntry, "accountId" | "at">): AuditEntry => ({
  id: newId(),
  actor: { kind: "key", id: newId(), name: "Server, the \u00e4ltere" },
  action: "template.created",
  subject: newId(),
  source: { address: "203.0.113.7", sessionId: newId(), requestId: "0123456789abcdef0123456789abcdef" },
  ...over
})

const newestFirst = (left: AuditEntry, right: AuditEntry): number =>
  right.at.getTime() - left.at.getTime() || (left.id < right.id ? 1 : -1)

/** What every `AuditStore` must do. */
export const tests = (it: It): void => {
  it.effect("keeps entries as they are: every action, every kind of actor", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const store = yield* AuditStore
      const accountId = t.account.id
      const actors: ReadonlyArray<AuditEntry["actor"]> = [
        { kind: "key", id: newId(), name: "Server" },
        { kind: "user", id: newId(), name: "Ada" },
        { kind: "operator", id: newId(), name: "Grace" },
        { kind: "operator", id: null, name: "operator" },
        { kind: "visitor", id: null, name: "not signed in" },
        { kind: "engine", id: null, name: "sendwright" }
      ]
      const entries = auditActions.map((action, index) =>
        entry({
          accountId,
          at: t.at(index),
          action,
          actor: actors[index % actors.length]!,
          subject: index % 2 === 0 ? newId() : null,
          ...index % 3 === 0 ? { source: noSource } : {}
        })
      )
      yield* Effect.forEach(entries, store.append)
      assert.deepStrictEqual(yield* store.list(accountId, 100, null), entries.toReversed())
    }))

  it.effect("shows an account its own history, and the operator everybody's", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const store = yield* AuditStore
      const other = yield* t.seed()
      const mine = entry({ accountId: t.account.id, at: t.at(1) })
      const theirs = entry({ accountId: other.account.id, at: t.at(2) })
      yield* Effect.forEach([mine, theirs], store.append)
      assert.deepStrictEqual(yield* store.list(t.account.id, 10, null), [mine])
      assert.deepStrictEqual(yield* store.list(other.account.id, 10, null), [theirs])
      assert.deepStrictEqual(yield* store.list(newId(), 10, null), [])
      // What earlier tests left behind is later than everything here.
      const all = yield* store.list(null, 10, { createdAt: t.at(3), id: newId() })
      assert.deepStrictEqual(all.slice(0, 2), [theirs, mine])
    }))

  it.effect("keeps what concerns no account for the operator alone", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const store = yield* AuditStore
      const ofUser = entry({ accountId: null, at: t.at(1), action: "user.signed_in" })
      yield* store.append(ofUser)
      assert.deepStrictEqual(yield* store.list(t.account.id, 10, null), [])
      assert.deepStrictEqual((yield* store.list(null, 10, { createdAt: t.at(2), id: newId() })).slice(0, 1), [ofUser])
    }))

  it.effect("lets entries pass by action, actor, subject and time", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const store = yield* AuditStore
      const accountId = t.account.id
      const actors = [newId(), newId()]
      const subjects = [newId(), null]
      const actions = ["member.invited", "member.joined", "session.revoked"] as const
      const entries = actions.flatMap((action, first) =>
        actors.flatMap((id, second_) =>
          subjects.map((subject, third) =>
            entry({
              accountId,
              at: t.at(first * 4 + second_ * 2 + third),
              action,
              actor: { kind: "user", id, name: "Ada" },
              subject
            })
          )
        )
      )
      yield* Effect.forEach(entries, store.append)
      const filters: ReadonlyArray<AuditFilters> = [
        {},
        { actions: ["member.joined"] },
        { actions: ["member.joined", "session.revoked"] },
        { actions: [] },
        { actorId: actors[0]! },
        { actorId: newId() },
        { actorId: "no id" },
        { subject: subjects[0]! },
        { since: t.at(5) },
        { actions: ["member.invited"], actorId: actors[1]!, subject: subjects[0]!, since: t.at(1) }
      ]
      for (const filter of filters) {
        const expected = entries.filter((entry) => passes(entry, filter)).toReversed()
        assert.deepStrictEqual(yield* store.list(accountId, 100, null, filter), expected, JSON.stringify(filter))
        assert.deepStrictEqual(
          yield* store.list(
            accountId,
            2,
            expected[0] === undefined ? null : {
              createdAt: expected[0].at,
              id: expected[0].id
            },
            filter
          ),
          expected.slice(1, 3)
        )
      }
    }))

  it.effect("pages through entries of one moment without losing or repeating any", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const store = yield* AuditStore
      const accountId = t.account.id
      const entries = Array.from({ length: 23 }, (_, index) => entry({ accountId, at: t.at(index % 3) }))
      yield* Effect.forEach(entries, store.append, { concurrency: "unbounded" })
      const seen: Array<AuditEntry> = []
      let after: Position | null = null
      for (;;) {
        const page: ReadonlyArray<AuditEntry> = yield* store.list(accountId, 5, after)
        assert.isAtMost(page.length, 5)
        const last = page[page.length - 1]
        if (last === undefined) break
        seen.push(...page)
        after = { createdAt: last.at, id: last.id }
      }
      assert.deepStrictEqual(seen, entries.toSorted(newestFirst))
    }))
}
