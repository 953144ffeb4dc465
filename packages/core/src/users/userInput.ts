import * as Effect from "effect/Effect"
import * as Address from "../foundation/Address.ts"
import { type Issue, ValidationError } from "../foundation/Errors.ts"
import { hasControl, isLonger, isShorter } from "../foundation/TextRules.ts"

/** What is wrong with an address that a user is to have. */
export const emailIssues = (email: string): ReadonlyArray<Issue> => {
  const problem = Address.checkAddress(email)
  return problem === undefined ? [] : [{ path: ["email"], message: problem }]
}

/** The problem of a user's name. */
export const nameIssues = (name: string): ReadonlyArray<Issue> =>
  isShorter(name.trim(), 1) || isLonger(name, 100) || hasControl(name)
    ? [{ path: ["name"], message: "must be 1 to 100 characters long, without control characters" }]
    : []

/** Refuses with everything that is wrong. */
export const failOn = (issues: ReadonlyArray<Issue>): Effect.Effect<void, ValidationError> =>
  issues.length === 0 ? Effect.void : Effect.fail(new ValidationError({ issues }))
