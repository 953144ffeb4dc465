import { StorageDiagnostics } from "@sendwright/core/foundation/StorageDiagnostics"
import type { StorageError } from "@sendwright/core/foundation/StorageError"
import { RecipientHashes } from "@sendwright/core/privacy/RecipientHash"
import { SecretBox } from "@sendwright/core/secrets/SecretBox"
import * as Effect from "effect/Effect"
import { HostError } from "./HostError.ts"

/** Whether every pepper is there that an erased recipient is known by: they are made of the secret keys. */
const checkPeppers: Effect.Effect<void, HostError | StorageError, StorageDiagnostics> = Effect.gen(function*() {
  const { ids } = yield* RecipientHashes
  const uses = yield* (yield* StorageDiagnostics).peppers
  if (uses.every(({ pepper }) => ids.includes(pepper))) return
  return yield* new HostError({
    message: "A secret key is missing under which recipients were erased: they could not be recognised, and would be "
      + "written to again. Put every key that was ever the first back into SENDWRIGHT_SECRET_KEY: new:<base64>,old:<base64>."
  })
})

/**
 * Opens one stored secret of each key that sealed any, so that a wrong key is told of at the start and not by the first
 * webhook or signature. Answers whether there was one. A key that is missing for erased recipients is told of as well.
 */
export const check: Effect.Effect<boolean, HostError | StorageError, StorageDiagnostics | SecretBox> = Effect.gen(
  function*() {
    yield* checkPeppers
    const box = yield* SecretBox
    const uses = yield* (yield* StorageDiagnostics).secrets
    for (const { sample } of uses) {
      yield* Effect.mapError(box.open(sample.sealed, sample.place), ({ message }) =>
        new HostError({
          message: `The secret key does not open the secrets in the database. ${message} Set SENDWRIGHT_SECRET_KEY `
            + "to the key they were made with; a new key goes before it: new:<base64>,old:<base64>."
        }))
    }
    return uses.length > 0
  }
)
