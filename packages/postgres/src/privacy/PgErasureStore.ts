import * as ContentReference from "@sendwright/core/objects/ContentReference"
import { type Erasure, ErasureStore } from "@sendwright/core/privacy/ErasureStore"
import { make, type Redactor } from "@sendwright/core/privacy/Redaction"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import * as Database from "../database/Database.ts"
import { monthsOf } from "../months/months.ts"
import { type Column, column, namesOf } from "../sql/columns.ts"
import * as P from "../sql/params.ts"
import { statement } from "../sql/Statement.ts"
import { eraseFrom } from "./erasureEmails.ts"
import { eraseReceived } from "./erasureReceived.ts"
import { redactRelated } from "./erasureRelated.ts"
import { hitsStatement, windowStatement } from "./erasureRows.ts"
import { earlierWriters } from "./erasureWriters.ts"

/** Emails that are looked through by one statement, and that are changed in one transaction. */
const windowLength = 1_000
const chunkLength = 50

/**
 * `ErasureStore` on Postgres. The entry on the suppression list is committed first. Then whatever began before it is
 * waited for; from then on nobody writes the address any more. The log is gone through in windows, in transactions of a
 * few emails each, and what is kept beside it comes last, so that what was written meanwhile is found. No statement goes
 * through more than a window, no transaction is longer than one chunk, and between two of them the connection is free.
 */
export const layer: Layer.Layer<ErasureStore, never, SqlClient | SecureRandom.SecureRandom> = Layer.effect(
  ErasureStore,
  Effect.gen(function*() {
    const db = yield* Database.make
    const random = yield* SecureRandom.SecureRandom

    const emails = Effect.fnUntraced(function*(erasure: Erasure, redactor: Redactor) {
      const sum = { redacted: 0, deleted: 0, events: 0 }
      for (const mode of ["live", "test"] as const) {
        let after = zeroId
        for (;;) {
          const found = yield* db.runPlanned(windowStatement, {
            accountId: erasure.accountId,
            mode,
            after,
            length: windowLength
          })
          const ids = found.map(({ id }) => id)
          const elsewhere = erasure.elsewhere === undefined || ids.length === 0
            ? undefined
            : yield* erasure.elsewhere(ids)
          const changed = new Map<string, Redactor>()
          const hit = yield* db.runPlanned(hitsStatement(yield* monthsOf(ids)), { ids, redactor })
          const hits = hit.map(({ id }) => id)
          for (let start = 0; start < hits.length; start += chunkLength) {
            const done = yield* db.transaction(
              eraseFrom(db, random, erasure, hits.slice(start, start + chunkLength))
            )
            for (const [id, redactorOf] of done.redacted) changed.set(id, redactorOf)
            sum.deleted += done.deleted
            sum.events += done.events
          }
          if (elsewhere !== undefined) {
            for (const id of yield* elsewhere((id) => changed.get(id) ?? redactor)) changed.set(id, redactor)
          }
          sum.redacted += changed.size
          const last = ids[windowLength - 1]
          if (last === undefined) break
          after = last
        }
      }
      return sum
    })

    const erase = Effect.fnUntraced(function*(erasure: Erasure) {
      const recipientHash = yield* db.transaction(suppress(db, erasure))
      yield* earlierWriters(db, erasure.waitMillis)
      const redactor = make(erasure.address, [erasure.spelling])
      // Before and after the log: a month may be set aside, or taken back, meanwhile.
      const setAside = eraseSetAside(db, erasure)
      yield* setAside
      const { deleted, events, redacted } = yield* emails(erasure, redactor)
      yield* setAside
      const received = yield* eraseReceived(db, erasure, redactor)
      yield* redactRelated(db, erasure, redactor)
      return {
        recipientHash,
        emailsRedacted: redacted + received.redacted,
        emailsDeleted: deleted + received.deleted,
        eventsRedacted: events,
        suppressed: true
      }
    })

    return ErasureStore.of({
      erase: (erasure) => Database.storage("ErasureStore.erase", "background")(erase(erasure))
    })
  })
)

/** Emails that hold the address go from the months that are set aside, and with them what nobody can look into there. */
const eraseSetAside = (db: Database.Database, { accountId, address, spelling }: Erasure) =>
  db.write(db.query(`SELECT sendwright.erase_aside($1, $2::text[], $3)`, [
    P.uuid(accountId),
    P.texts([...new Set([address.toLowerCase(), spelling.toLowerCase()])]),
    P.text(ContentReference.prefix)
  ]))

const zeroId = "00000000-0000-0000-0000-000000000000"

interface Suppression extends Erasure {
  /** Under every pepper that is known. */
  readonly hashes: ReadonlyArray<string>
  /** Under the pepper of new entries. */
  readonly hash: string
  readonly pepper: string
}

const entryColumns: ReadonlyArray<Column<Suppression>> = [
  column("id", "uuid", ({ suppressionId }) => suppressionId),
  column("account_id", "uuid", ({ accountId }) => accountId),
  column("recipient_hash", "text", ({ hash }) => hash),
  column("pepper", "text", ({ pepper }) => pepper)
]

const suppressStatement = statement<Suppression>((parameters) => {
  const accountId = parameters.value("uuid", (entry) => entry.accountId)
  const now = parameters.value("timestamptz", (entry) => entry.now)
  return `
WITH plain AS (
  DELETE FROM sendwright.suppressions
  WHERE account_id = ${accountId} AND address = ${parameters.value("text", ({ address }) => address)}
  RETURNING reason, created_at
)
INSERT INTO sendwright.suppressions (${namesOf(entryColumns)}, reason, created_at)
SELECT ${parameters.row(entryColumns, (entry) => entry)},
  coalesce((SELECT reason FROM plain), 'manual'), coalesce((SELECT created_at FROM plain), ${now})
WHERE NOT EXISTS (
  SELECT FROM sendwright.suppressions
  WHERE account_id = ${accountId} AND recipient_hash = ANY (${parameters.values("text", ({ hashes }) => hashes)})
)
ON CONFLICT (account_id, recipient_hash) WHERE recipient_hash IS NOT NULL DO NOTHING`
})

const knownStatement = `
SELECT recipient_hash FROM sendwright.suppressions WHERE account_id = $1 AND recipient_hash = ANY ($2)
ORDER BY created_at, id LIMIT 1`

/** Answers with the hash that the address has on the list. */
const suppress = Effect.fnUntraced(function*(
  db: Database.Database,
  erasure: Erasure
): Effect.fn.Return<string, SqlError> {
  const { accountId, address } = erasure
  const hash = db.hasher.active(accountId, address)
  const pepper = db.hasher.activeId
  if (hash === undefined || pepper === undefined) {
    return yield* Effect.die(new Error("No recipient can be erased without a pepper: provide RecipientHashes."))
  }
  const hashes = db.hasher.all(accountId, address)
  yield* db.run(suppressStatement, { ...erasure, hashes, hash, pepper })
  const [row] = yield* db.query<{ readonly recipient_hash: string }>(knownStatement, [
    P.uuid(accountId),
    P.texts(hashes)
  ])
  return row?.recipient_hash ?? hash
})
