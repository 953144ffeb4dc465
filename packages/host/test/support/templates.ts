import { assert } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { Harness } from "../http/harness.ts"

export const welcome = {
  name: "Welcome",
  subject: "Welcome, {{ name }}",
  html: "<p>Welcome, {{ name }}</p>{{{ footer }}}",
  text: "Welcome, {{ name }}"
}

/** So many letters. */
export const x = (count: number): string => "x".repeat(count)

/** Adds a template, on an account of its own unless a key is named, and answers with it and the key. */
export const added = Effect.fnUntraced(function*(over: Record<string, unknown> = {}, key?: string) {
  const { ask, newKey } = yield* Harness
  const owner = key ?? (yield* newKey()).key
  const { json, status } = yield* ask("POST", "/v1/templates", { key: owner, body: { ...welcome, ...over } })
  assert.strictEqual(status, 201, JSON.stringify(json))
  return { key: owner, template: json, path: `/v1/templates/${json.id}` }
})
