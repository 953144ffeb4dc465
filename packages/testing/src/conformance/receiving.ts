import { assert } from "@effect/vitest"
import { type Position, positionOf } from "@sendwright/core/model/EmailQuery"
import type { ReceivedQuery } from "@sendwright/core/received/ReceivedQuery"
import { type NewReceived, type ReceivedPage, ReceivedStore } from "@sendwright/core/received/ReceivedStore"
import * as Effect from "effect/Effect"
import * as fixtures from "../fixtures.ts"
import { harness, type Reach } from "./Harness.ts"

export const modes = ["live", "test"] as const

type Begun = Effect.Success<ReturnType<typeof harness>>

/** A harness with received emails of the test's account: a new one, or one that was made. */
export const receivingIn = Effect.fnUntraced(function*(
  options: { readonly reach?: Reach; readonly harness?: Begun }
) {
  const t = options.harness ?? (yield* harness({}, options.reach))
  const received = yield* ReceivedStore
  const both = { accountId: t.account.id, modes }
  const made = (more: Partial<NewReceived> = {}): NewReceived =>
    fixtures.received({ accountId: t.account.id, receivedAt: t.at(0), ...more })
  const receive = Effect.fnUntraced(function*(more: Partial<NewReceived> = {}) {
    const message = made(more)
    yield* received.add([message])
    return message
  })
  const page = (query: Partial<ReceivedQuery> = {}) =>
    received.list(both, { limit: 100, after: null, search: null, depth: 100_000, ...query })
  /** All pages of a query, as a client reads them with cursors. */
  const pages = Effect.fnUntraced(function*(query: Partial<ReceivedQuery> = {}) {
    const all: Array<ReceivedPage> = []
    let after: Position | null = null
    for (;;) {
      const found: ReceivedPage = yield* page({ ...query, after })
      all.push(found)
      assert.isAtMost(all.length, 200)
      const last = found.emails[(query.limit ?? 100) - 1]
      const next: Position | null = found.stoppedAt ?? (last === undefined ? null : positionOf(last.id))
      if (next === null) return all
      after = next
    }
  })
  const list = (query: Partial<ReceivedQuery> = {}) =>
    Effect.map(pages(query), (all) => all.flatMap(({ emails }) => emails))
  return { ...t, received, both, made, receive, page, pages, list }
})
