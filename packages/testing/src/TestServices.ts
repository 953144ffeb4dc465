import * as Sendwright from "@sendwright/core/Sendwright"
import { PasswordHasher } from "@sendwright/core/users/PasswordHasher"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"

// Passwords as they are: a real hash would take a tenth of a second, and what it takes cannot be told beforehand.
const hasher = Layer.succeed(PasswordHasher, {
  hash: (password) => Effect.succeed(`plain:${Redacted.value(password)}`),
  verify: (password, hash) =>
    Effect.succeed({ isRight: hash === `plain:${Redacted.value(password)}`, isOutdated: false })
})

/** Every service of an engine for tests, without workers, on the ports that the context brings. */
export const layer = Layer.provideMerge(
  Layer.provide(Sendwright.layerPeople, hasher),
  Sendwright.layerUnchecked()
)
