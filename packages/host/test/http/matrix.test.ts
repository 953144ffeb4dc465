import { assert, describe, it, layer } from "@effect/vitest"
import { scopes } from "@sendwright/core/accounts/Scope"
import * as Effect from "effect/Effect"
import { assertError } from "./answers.ts"
import { problemsOf, readDocument, routes, toTemplate } from "./documented.ts"
import { layer as harnessLayer } from "./harness.ts"
import { messageOf, rows, situations } from "./matrix.ts"
import { walk } from "./walk.ts"

describe("the matrix", () => {
  it("has a row for every route of the API, and no other", () => {
    assert.deepStrictEqual(rows.map(({ method, path }) => `${method} ${path}`).sort(), [...routes].sort())
  })

  it("asks with a key that lacks each single scope, and with one that has it alone", () => {
    const askers = new Set<string>(situations.map(({ asker }) => asker))
    for (const scope of scopes) {
      assert.isTrue(askers.has(`all scopes but ${scope}`), scope)
      assert.isTrue(askers.has(`only ${scope}`), scope)
    }
  })
})

layer(harnessLayer({ settings: { accessLog: false } }))("the matrix", (it) => {
  it.effect("every route answers in every situation as the table says", () =>
    Effect.gen(function*() {
      const document = yield* readDocument
      const bodies = new Map<string, Set<string>>()
      const wrong: Array<string> = []
      for (const { answer, expected, row, situation } of yield* walk(rows, situations)) {
        const at = `${row.method} ${row.path}: ${situation.asker}, ${situation.target}`
        const code = answer.json?.error?.code
        const got = code === undefined ? String(answer.status) : `${answer.status} ${code}`
        if (got !== expected) {
          wrong.push(`${at}: ${got} in place of ${expected}`)
          continue
        }
        wrong.push(...problemsOf(document, row.method, toTemplate(row.path), answer).map((text) => `${at}: ${text}`))
        if (code === undefined) continue
        assertError(answer, expected, at)
        assert.deepStrictEqual(answer.json, { error: { code, message: messageOf(expected, situation, row) } }, at)
        const known = bodies.get(expected) ?? new Set()
        bodies.set(expected, known.add(answer.text))
      }
      assert.deepStrictEqual(wrong, [])
      // Byte by byte: whose it is, of which mode it is and whether it exists cannot be told from a 404.
      assert.strictEqual(bodies.get("404 not_found")?.size, 1)
      assert.strictEqual(bodies.get("401 unauthorized")?.size, 1)
      assert.strictEqual(bodies.get("403 account_suspended")?.size, 1)
    }), 300_000)
})
