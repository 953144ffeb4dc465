import * as Effect from "effect/Effect"
import * as assert from "node:assert/strict"
import type { Answer, Harness } from "./Harness.ts"
import { type Key, statusCodes, type World } from "./World.ts"

/** What nobody has: an id that nothing was given. */
export const nobody = "00000000-0000-4000-8000-000000000000"

/** Holds an answer against a refusal of the model. */
export const assertRefused = (answer: Answer, code: string): void => {
  assert.deepEqual([answer.status, answer.json?.error?.code], [statusCodes[code], code], JSON.stringify(answer.json))
}

export const assertStatus = (answer: Answer, status: number): void => {
  assert.equal(answer.status, status, JSON.stringify(answer.json))
}

export const pick = <A>(items: ReadonlyArray<A>, number: number): A | undefined =>
  items[number % Math.max(1, items.length)]

export const keyOf = (world: World, number: number): Key => world.keys[number]!

/** Reads a list to its end, page by page. */
export const pages = Effect.fnUntraced(
  function*(harness: Harness, key: number, path: string, query: URLSearchParams, limit: number) {
    const found: Array<Answer["json"]> = []
    query.set("limit", String(limit))
    while (true) {
      const answer = yield* harness.ask(key, "GET", `${path}?${query}`)
      assertStatus(answer, 200)
      assert.ok(answer.json.data.length <= limit)
      found.push(...answer.json.data)
      if (answer.json.next_cursor === null) return found
      assert.equal(answer.json.data.length, limit, "a page before the last one is full")
      query.set("cursor", answer.json.next_cursor)
    }
  }
)
