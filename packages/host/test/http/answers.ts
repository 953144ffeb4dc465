import { assert } from "@effect/vitest"
import type { Answer } from "./harness.ts"

/**
 * The pairs of the specification's error table, and the one of a storage that is out of order: no other ever leaves the
 * server.
 */
export const pairs: ReadonlySet<string> = new Set([
  "400 validation_error",
  "401 unauthorized",
  "403 forbidden",
  "403 sandbox_recipient_not_allowed",
  "403 domain_not_verified",
  "403 account_paused",
  "403 account_suspended",
  "403 plan_limit",
  "404 not_found",
  "409 conflict",
  "409 not_scheduled",
  "422 recipient_suppressed",
  "429 rate_limited",
  "429 plan_limit",
  "500 internal_error",
  "503 internal_error"
])

/** Asserts that an answer is an error in the envelope, and of the given pair if one is given. */
export const assertError = (answer: Answer, pair?: string, about = ""): void => {
  const where = `${about} → ${answer.status} ${answer.text.slice(0, 300)}`
  assert.match(String(answer.headers["content-type"]), /^application\/json/, where)
  assert.deepStrictEqual(Object.keys(answer.json ?? {}), ["error"], where)
  const { code, details, message, ...rest } = answer.json.error
  assert.deepStrictEqual(rest, {}, where)
  assert.isString(message, where)
  assert.isAbove(message.length, 0, where)
  assert.notMatch(answer.text, /\bat .*\.(ts|js):\d+/, where)
  assert.isTrue(pairs.has(`${answer.status} ${code}`), where)
  if (pair !== undefined) assert.strictEqual(`${answer.status} ${code}`, pair, where)
  if (code === "validation_error") {
    assert.isArray(details, where)
    assert.isAbove(details.length, 0, where)
    for (const issue of details) {
      assert.deepStrictEqual(Object.keys(issue).sort(), ["message", "path"], where)
      assert.isString(issue.path, where)
      assert.isString(issue.message, where)
    }
  }
}

/** The paths that a validation error names, sorted. */
export const pathsOf = (answer: Answer): ReadonlyArray<string> =>
  answer.json.error.details.map((issue: { readonly path: string }) => issue.path).sort()
