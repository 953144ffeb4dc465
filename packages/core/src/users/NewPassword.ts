import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { type Issue, ValidationError } from "../foundation/Errors.ts"
import { SignInSettings } from "../foundation/Settings.ts"
import * as Password from "./Password.ts"
import { PasswordHasher } from "./PasswordHasher.ts"

/** Never shown; what attackers try with the name of the service. */
const serviceName = "sendwright"
/** Longer texts are cut before they are examined: they are wrong in any case. */
const longestRead = 4 * Password.maxLength

/** The form in which a password that somebody signs in with is compared. */
export const toCompare = (password: Redacted.Redacted): Redacted.Redacted =>
  Redacted.make(Password.normalise(Redacted.value(password).slice(0, longestRead)))

/** Checks passwords that people choose, and answers with their hashes. */
export const make = Effect.gen(function*() {
  const hasher = yield* PasswordHasher
  const { minPasswordLength } = yield* SignInSettings
  return Effect.fnUntraced(function*(
    password: Redacted.Redacted,
    { email, name }: { readonly email: string; readonly name: string },
    others: ReadonlyArray<Issue>
  ) {
    const normal = toCompare(password)
    const problem = Password.problemOf(Redacted.value(normal), minPasswordLength, [email, name, serviceName])
    const issues = [...others, ...(problem === undefined ? [] : [{ path: ["password"], message: problem }])]
    if (issues.length > 0) return yield* new ValidationError({ issues })
    return yield* hasher.hash(normal)
  })
})
