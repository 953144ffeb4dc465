import * as Effect from "effect/Effect"
import * as assert from "node:assert/strict"
import type { Person } from "./Command.ts"
import type { Harness } from "./Harness.ts"
import { assertRefused, assertStatus, keyOf, pages, pick } from "./holding.ts"
import { addressOf, liveRefusalOf, refusalOf, type World } from "./World.ts"

export const suppress = Effect.fnUntraced(function*(harness: Harness, world: World, number: number, person: Person) {
  const key = keyOf(world, number)
  const { suppressed } = key.account
  const address = addressOf(key.account, person)
  const answer = yield* harness.ask(number, "POST", "/v1/suppressions", { email_address: address.toUpperCase() })
  const refused = liveRefusalOf(key, "suppressions:manage") ?? (suppressed.has(address) ? "conflict" : null)
  if (refused !== null) return assertRefused(answer, refused)
  assertStatus(answer, 201)
  assert.deepEqual([answer.json.email_address, answer.json.reason], [address, "manual"])
  suppressed.set(address, "manual")
})

export const unsuppress = Effect.fnUntraced(
  function*(harness: Harness, world: World, number: number, entry: number | null) {
    const key = keyOf(world, number)
    const { suppressed } = key.account
    const address = (entry === null ? undefined : pick([...suppressed.keys()], entry)) ?? "nobody@example.com"
    const answer = yield* harness.ask(number, "DELETE", `/v1/suppressions/${encodeURIComponent(address)}`)
    const refused = liveRefusalOf(key, "suppressions:manage") ?? (suppressed.has(address) ? null : "not_found")
    if (refused !== null) return assertRefused(answer, refused)
    assertStatus(answer, 204)
    suppressed.delete(address)
  }
)

export const suppressions = Effect.fnUntraced(function*(harness: Harness, world: World, number: number, limit: number) {
  const key = keyOf(world, number)
  const refused = refusalOf(key, "suppressions:manage")
  if (refused !== null) return assertRefused(yield* harness.ask(number, "GET", "/v1/suppressions"), refused)
  const found = yield* pages(harness, number, "/v1/suppressions", new URLSearchParams(), limit)
  assert.deepEqual(
    found.map(({ email_address, reason }) => `${email_address} ${reason}`).sort(),
    [...key.account.suppressed].map(([address, reason]) => `${address} ${reason}`).sort()
  )
})
