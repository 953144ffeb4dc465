import { assert } from "@effect/vitest"
import * as SendRequest from "@sendwright/core/model/SendRequest"
import * as Result from "effect/Result"

/** When a request comes in. */
export const now = new Date("2026-11-21T12:00:00.000Z")
export const valid = { from: "Engines <hello@engines.example>", to: "ada@example.com", text: "Hello" }

/** What is wrong with the valid request after a change: `path: message` of every issue. */
export const issues = (over: Record<string, unknown>): ReadonlyArray<string> => issuesOf({ ...valid, ...over })

/** The same of any input. */
export const issuesOf = (input: unknown): ReadonlyArray<string> => {
  const { result } = SendRequest.decode(input, now)
  return Result.isSuccess(result) ? [] : result.failure.map(({ message, path }) => `${path.join(".")}: ${message}`)
}

/** Asserts that the valid request is valid still after a change. */
export const passes = (over: Record<string, unknown>) => assert.deepStrictEqual(issues(over), [])
/** Asserts that it fails with these issues and no others. */
export const fails = (over: Record<string, unknown>, ...expected: ReadonlyArray<string>) =>
  assert.deepStrictEqual(issues(over), expected)

/** So many letters. */
export const x = (length: number) => "x".repeat(length)
export const size = (min: number, max: number) => `must be ${min} to ${max} characters long`
export const inMillis = (millis: number) => new Date(now.getTime() + millis).toISOString()
