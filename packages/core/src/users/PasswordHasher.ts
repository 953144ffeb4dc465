import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { RateLimited } from "../foundation/Errors.ts"

/**
 * The port that hashes passwords: slowly, off the thread that answers requests, and few at once; `RateLimited` where too
 * many wait. A hash is a text that says itself how it was made (PHC string format), so that older ones stay readable.
 *
 * @example
 * ```ts
 * import { PasswordHasher } from "@sendwright/core/users/PasswordHasher"
 * import * as Effect from "effect/Effect"
 * import * as Redacted from "effect/Redacted"
 *
 * export const fits = Effect.gen(function*() {
 *   const hasher = yield* PasswordHasher
 *   const password = Redacted.make("correct horse battery staple")
 *   const { isRight } = yield* hasher.verify(password, yield* hasher.hash(password))
 *   return isRight
 * })
 * ```
 */
export class PasswordHasher extends Context.Service<PasswordHasher, {
  readonly hash: (password: Redacted.Redacted) => Effect.Effect<string, RateLimited>
  /**
   * Whether a password is the one of a hash, and whether the hash was made in another way than `hash` makes them now. It
   * takes as long for no hash (null), which no password fits.
   */
  readonly verify: (password: Redacted.Redacted, hash: string | null) => Effect.Effect<
    { readonly isRight: boolean; readonly isOutdated: boolean },
    RateLimited
  >
}>()("@sendwright/core/users/PasswordHasher") {}
