import type { MailboxIdentity } from "../foundation/Address.ts"
import type { Steps } from "../foundation/Steps.ts"
import { goesWhole, namesInContents } from "../privacy/erasedReceived.ts"
import { make } from "../privacy/Redaction.ts"
import { noContents } from "../received/ReceivedEmail.ts"
import type { MemoryData } from "./MemoryDatabase.ts"
import { recallReceived, receivedOf, removeReceived, toReceivedSummary } from "./memoryReceived.ts"
import type { ReceivedRow } from "./memoryRows.ts"

/** Deletes what a received email contained. */
export const purgeReceived = (row: ReceivedRow): void => {
  row.received = { ...row.received, ...noContents }
  row.content = null
}

/** What an erasure did to received emails. */
interface ErasedReceived {
  readonly deleted: number
  /** Those that lost their contents alone. */
  readonly redacted: number
}

/** Erases an address from the received emails of an account. */
export function* eraseReceived(
  db: MemoryData,
  { accountId, address, spelling }: {
    readonly accountId: string
    readonly address: MailboxIdentity
    readonly spelling: string
  }
): Steps<ErasedReceived> {
  const redactor = make(address, [spelling])
  let deleted = 0
  let redacted = 0
  for (const mode of ["live", "test"] as const) {
    for (const row of receivedOf(db, accountId, mode).slice()) {
      const { content, received } = row
      const isWhole = goesWhole(toReceivedSummary(row), redactor)
      const isNamed = !isWhole && content !== null && (yield* namesInContents(received, content, redactor))
      yield
      // Somebody else may have removed it meanwhile.
      if (db.received.get(received.id) !== row) continue
      if (isWhole) {
        removeReceived(db, row)
        deleted++
      } else if (isNamed) {
        purgeReceived(row)
        recallReceived(db, row)
        redacted++
      }
    }
  }
  return { deleted, redacted }
}
