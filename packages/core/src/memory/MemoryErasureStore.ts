import * as Arr from "effect/Array"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { runSteps } from "../foundation/runSteps.ts"
import * as Steps from "../foundation/Steps.ts"
import * as Uuid from "../foundation/Uuid.ts"
import { type Erasure, ErasureStore } from "../privacy/ErasureStore.ts"
import { make } from "../privacy/Redaction.ts"
import { logName, type MemoryData, MemoryDatabase } from "./MemoryDatabase.ts"
import { eraseReceived } from "./memoryErasedReceived.ts"
import { redactRelated } from "./memoryErasedRelated.ts"
import { type ErasedRow, eraseRow, redactorsFor } from "./memoryErasedRow.ts"
import { receivedOf } from "./memoryReceived.ts"
import type { EmailRow, ReceivedRow } from "./memoryRows.ts"

/**
 * `ErasureStore` in memory. Each email is done whole; between some of them others have their turn, who store nothing of
 * the address any more.
 */
export const layer: Layer.Layer<ErasureStore, never, MemoryDatabase | SecureRandom.SecureRandom> = Layer.effect(
  ErasureStore,
  Effect.gen(function*() {
    const db = yield* MemoryDatabase
    const random = yield* SecureRandom.SecureRandom
    return ErasureStore.of({
      erase: Effect.fnUntraced(function*(erasure) {
        const { accountId, address, elsewhere, receivedElsewhere, spelling } = erasure
        const recipientHash = suppress(db, erasure)
        const redactor = make(address, [spelling])
        const eraseRows = erasing(db, erasure)
        const gone = new Set<string>()
        let emailsRedacted = 0
        let eventsRedacted = 0
        for (const rows of Arr.chunksOf(emailsOf(db, accountId), windowLength)) {
          const rest = elsewhere === undefined ? undefined : yield* elsewhere(rows.map(({ email }) => email.id))
          const done = yield* runSteps(eraseRows(rows, yield* random.randomBytes(16 * rows.length)))
          const redacted = new Set<string>()
          for (const [id, became] of done) {
            if (became._tag === "Deleted") gone.add(id)
            if (became._tag !== "Redacted") continue
            redacted.add(id)
            eventsRedacted += became.events
          }
          const redactorOf = (id: string) => {
            const became = done.get(id)
            return became?._tag === "Redacted" ? became.redactor : redactor
          }
          for (const id of rest === undefined ? [] : yield* rest(redactorOf)) redacted.add(id)
          emailsRedacted += redacted.size
        }
        let receivedDeleted = 0
        for (const rows of Arr.chunksOf(receivedOfAccount(db, accountId), windowLength)) {
          const ids = rows.map(({ received }) => received.id)
          const rest = receivedElsewhere === undefined ? undefined : yield* receivedElsewhere(ids, redactor)
          const done = yield* runSteps(eraseReceived(db, rows, redactor, rest?.named ?? new Set()))
          if (rest !== undefined) yield* rest.forget(done.gone)
          receivedDeleted += done.deleted
          emailsRedacted += done.redacted
        }
        yield* runSteps(redactRelated(db, accountId, redactor, gone))
        return {
          recipientHash,
          emailsRedacted,
          emailsDeleted: gone.size + receivedDeleted,
          eventsRedacted,
          suppressed: true
        }
      })
    })
  })
)

/** Emails that are looked through elsewhere at a time. */
const windowLength = 1_000

/** So many characters of emails are read in one step, in some milliseconds. */
const charactersPerStep = Steps.stepBytes
/** What an email has beside its text and its files. */
const ofEach = 2_000

const emailsOf = (db: MemoryData, accountId: string): ReadonlyArray<EmailRow> =>
  (["live", "test"] as const).flatMap((mode) => db.log.get(logName(accountId, mode)) ?? [])

const receivedOfAccount = (db: MemoryData, accountId: string): ReadonlyArray<ReceivedRow> =>
  (["live", "test"] as const).flatMap((mode) => receivedOf(db, accountId, mode))

const sizeOf = ({ email: { attachments, html, text } }: EmailRow): number =>
  attachments.reduce((sum, { content }) => sum + content.length, ofEach + (html?.length ?? 0) + (text?.length ?? 0))

/** Erases an address from some emails; `random` has 16 bytes for each, which is the most that the id of an event takes. */
const erasing = (db: MemoryData, { address, now, spelling }: Erasure) => {
  const redactorOf = redactorsFor(address, spelling)
  return function*(rows: ReadonlyArray<EmailRow>, random: Uint8Array): Steps.Steps<ReadonlyMap<string, ErasedRow>> {
    const isStep = Steps.every(charactersPerStep)
    const done = new Map<string, ErasedRow>()
    let used = 0
    const nextId = () => Uuid.v7(now.getTime(), random, 16 * used++)
    for (const row of rows) {
      if (isStep(sizeOf(row))) yield
      const { id } = row.email
      // Somebody else may have deleted it meanwhile.
      if (db.emails.get(id) === row) done.set(id, yield* eraseRow(db, row, redactorOf(row), now, nextId))
    }
    return done
  }
}

const suppress = (db: MemoryData, { accountId, address, now, suppressionId }: Erasure): string => {
  const plain = db.suppressions.get(accountId)?.get(address)
  db.suppressions.get(accountId)?.delete(address)
  const known = db.erasedAs(accountId, address)
  if (known !== undefined) return known
  const hash = db.hasher.active(accountId, address)
  if (hash === undefined) throw new Error("No recipient can be erased without a pepper: provide RecipientHashes.")
  let list = db.erased.get(accountId)
  if (list === undefined) db.erased.set(accountId, list = new Map())
  list.set(hash, {
    id: suppressionId,
    accountId,
    address: null,
    reason: plain?.reason ?? "manual",
    createdAt: plain?.createdAt ?? now
  })
  return hash
}
