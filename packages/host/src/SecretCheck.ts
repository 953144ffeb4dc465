import { RecipientHashes } from "@sendwright/core/privacy/RecipientHash"
import { SecretBox } from "@sendwright/core/secrets/SecretBox"
import { secretPlace } from "@sendwright/core/webhooks/Webhooks"
import * as Effect from "effect/Effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { HostError } from "./HostError.ts"

/** Whether every pepper is there that an erased recipient is known by: they are made of the secret keys. */
const checkPeppers: Effect.Effect<void, HostError | SqlError, SqlClient> = Effect.gen(function*() {
  const sql = (yield* SqlClient).withoutTransforms()
  const { ids } = yield* RecipientHashes
  const rows = yield* sql.unsafe<{ readonly pepper: string }>(
    `SELECT DISTINCT pepper FROM sendwright.suppressions WHERE recipient_hash IS NOT NULL`
  )
  if (rows.every(({ pepper }) => ids.includes(pepper))) return
  return yield* new HostError({
    message: "A secret key is missing under which recipients were erased: they could not be recognised, and would be "
      + "written to again. Put every key that was ever the first back into SENDWRIGHT_SECRET_KEY: new:<base64>,old:<base64>."
  })
})

/**
 * Opens the newest secret that is stored, so that a wrong key is told of at the start and not by the first webhook.
 * Answers whether there was one. A key that is missing for erased recipients is told of as well.
 */
export const check: Effect.Effect<boolean, HostError | SqlError, SqlClient | SecretBox> = Effect.gen(function*() {
  yield* checkPeppers
  const sql = (yield* SqlClient).withoutTransforms()
  const box = yield* SecretBox
  const [row] = yield* sql.unsafe<{ readonly id: string; readonly account: string; readonly sealed: string }>(
    `SELECT id::text AS id, account_id::text AS account, sealed_secret AS sealed
     FROM sendwright.webhook_endpoints ORDER BY created_at DESC, id DESC LIMIT 1`
  )
  if (row === undefined) return false
  yield* Effect.mapError(box.open(row.sealed, secretPlace(row.id, row.account)), ({ message }) =>
    new HostError({
      message: `The secret key does not open the webhook secrets in the database. ${message} Set SENDWRIGHT_SECRET_KEY `
        + "to the key they were made with; a new key goes before it: new:<base64>,old:<base64>."
    }))
  return true
})
