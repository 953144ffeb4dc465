import { assert, layer } from "@effect/vitest"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { normalize } from "@sendwright/core/foundation/Address"
import { MemoryDatabase } from "@sendwright/core/memory/MemoryDatabase"
import * as MemoryStorage from "@sendwright/core/memory/MemoryStorage"
import type { EmailQuery } from "@sendwright/core/model/EmailQuery"
import { ErasureStore } from "@sendwright/core/privacy/ErasureStore"
import { WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import * as fixtures from "@sendwright/testing/fixtures"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"

const storage = MemoryStorage.layer.pipe(
  Layer.provideMerge(MemoryDatabase.layer),
  Layer.provide([SecureRandom.layerWebCrypto, fixtures.peppers])
)

const modes = ["live"] as const
const ada = "ada@example.com"
const count = 3_000

const accounts = Effect.fnUntraced(function*() {
  const { account: { id: accountId } } = yield* fixtures.seedAccount()
  const emails = yield* EmailStore
  const db = yield* MemoryDatabase
  const endpoint = fixtures.endpoint({ accountId, events: ["email.queued"] })
  yield* (yield* WebhookStore).addEndpoint(endpoint, "sealed")
  /** Accepts emails of so many milliseconds after the first; answers with their ids. */
  const accept = Effect.fnUntraced(function*(times: ReadonlyArray<number>, to = ada) {
    const accepted = times.map((millis) =>
      fixtures.newEmail({ accountId, to: [to], createdAt: new Date(fixtures.defaultTime.getTime() + millis) })
    )
    const answers = yield* emails.accept(accepted.map((email) => fixtures.acceptGroup([email])))
    const isAccepted = answers.every((answer) => answer._tag === "Judged" && answer.verdicts[0]?._tag === "Accepted")
    return isAccepted ? accepted.map(({ id }) => id) : undefined
  })
  const first = (yield* accept(Array.from({ length: count }, (_, index) => 10 * index)))!
  return { accountId, endpointId: endpoint.id, accept, db, emails, first, scope: { accountId, modes } }
})

/** Others who delete the newest, which have been read, and some amid the rest, and who store one amid it. */
const changing = Effect.fnUntraced(function*(
  { accept, db, first }: Pick<Effect.Success<ReturnType<typeof accounts>>, "accept" | "db" | "first">
) {
  const runSync = Effect.runSyncWith(yield* Effect.context<never>())
  const removed = new Set<string>()
  const change = (turn: number): void => {
    for (const index of [count - 1 - turn, 7 * turn]) {
      const row = db.emails.get(first[index]!)
      if (row === undefined) continue
      db.removeEmail(row)
      removed.add(row.email.id)
    }
    runSync(accept([70 * turn + 5]))
  }
  return { change, removed }
})

/** Does something between the steps of a work, for as long as it goes on: how often. */
const between = Effect.fnUntraced(function*<A, E, R>(work: Effect.Effect<A, E, R>, act: (turn: number) => unknown) {
  let turns = 0
  const other = yield* Effect.forkChild(
    Effect.forever(Effect.andThen(Effect.yieldNow, Effect.sync(() => act(turns++))))
  )
  const answer = yield* work
  yield* Fiber.interrupt(other)
  assert.isAbove(turns, 2)
  return answer
})

const query: EmailQuery = {
  status: null,
  tag: null,
  limit: 2 * count,
  after: null,
  search: { _tag: "Text", text: "example" },
  depth: 3 * count
}

layer(storage)("what the storage in memory does in steps", (it) => {
  it.effect("finds each email once that is there all the time, while others come and go", () =>
    Effect.gen(function*() {
      const { emails, first, scope, ...all } = yield* accounts()
      const { change, removed } = yield* changing({ first, ...all })
      const answer = yield* between(emails.list(scope, query), change)
      const found = answer.emails.map(({ id }) => id)
      assert.strictEqual(new Set(found).size, found.length)
      const wanted = new Set(found)
      assert.deepStrictEqual(first.filter((id) => !removed.has(id) && !wanted.has(id)), [])
      const places = answer.emails.map(({ createdAt }) => createdAt.getTime())
      assert.deepStrictEqual(places, places.toSorted((left, right) => right - left))
    }))

  it.effect("finds each delivery once that is there all the time, while others come and go", () =>
    Effect.gen(function*() {
      const { accountId, endpointId, first, ...all } = yield* accounts()
      const { change, removed } = yield* changing({ first, ...all })
      const webhooks = yield* WebhookStore
      const search = { _tag: "Text", text: "example" } as const
      const answer = yield* between(
        webhooks.searchDeliveries({
          accountId,
          modes,
          endpointId,
          filters: { search },
          limit: 2 * count,
          depth: 3 * count,
          after: null
        }),
        change
      )
      const found = answer.deliveries.map(({ emailId }) => emailId)
      assert.strictEqual(new Set(found).size, found.length)
      const wanted = new Set(found)
      assert.deepStrictEqual(first.filter((id) => !removed.has(id) && !wanted.has(id)), [])
    }))

  it.effect("accepts nothing to somebody while it erases them, and leaves to others what they delete meanwhile", () =>
    Effect.gen(function*() {
      const runSync = Effect.runSyncWith(yield* Effect.context<never>())
      const { accept, accountId, db, emails, first, scope } = yield* accounts()
      const erasures = yield* ErasureStore
      let removed = 0
      let accepted = 0
      const erased = yield* between(
        erasures.erase({
          accountId,
          address: normalize(ada),
          spelling: ada,
          suppressionId: fixtures.newId(),
          now: new Date(fixtures.defaultTime.getTime() + 1e6),
          waitMillis: 1_000
        }),
        (turn) => {
          const row = db.emails.get(first[count - 1 - turn]!)
          if (row !== undefined) {
            db.removeEmail(row)
            removed++
          }
          assert.isUndefined(runSync(accept([count * 10 + turn])))
          if (runSync(accept([count * 10 + turn], "bob@example.com")) !== undefined) accepted++
        }
      )
      assert.isAbove(removed, 0)
      assert.strictEqual(erased.emailsDeleted, count - removed)
      const { emails: left } = yield* emails.list(scope, { ...query, search: null })
      assert.deepStrictEqual(new Set(left.flatMap(({ to }) => to)), new Set(["bob@example.com"]))
      assert.lengthOf(left, accepted)
      assert.deepStrictEqual(
        [...db.deliveries.values()].filter(({ delivery }) => first.includes(delivery.emailId!)),
        []
      )
    }))
})
