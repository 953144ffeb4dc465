import type { Steps } from "../foundation/Steps.ts"
import { goesWhole, namesInContents } from "../privacy/erasedReceived.ts"
import type { Redactor } from "../privacy/Redaction.ts"
import type { MemoryData } from "./MemoryDatabase.ts"
import { purgeReceived, recallReceived, removeReceived, toReceivedSummary } from "./memoryReceived.ts"
import type { ReceivedRow } from "./memoryRows.ts"

/** What an erasure did to received emails. */
interface ErasedReceived {
  readonly deleted: number
  /** Those that lost their contents alone. */
  readonly redacted: number
  /** The ids of both. */
  readonly gone: ReadonlyArray<string>
}

/** Erases an address from some received emails; `named` are those that name it elsewhere. */
export function* eraseReceived(
  db: MemoryData,
  rows: ReadonlyArray<ReceivedRow>,
  redactor: Redactor,
  named: ReadonlySet<string>
): Steps<ErasedReceived> {
  const gone: Array<string> = []
  let deleted = 0
  for (const row of rows) {
    const { content, received } = row
    const isWhole = goesWhole(toReceivedSummary(row), redactor)
    const isNamed = !isWhole && content !== null
      && (named.has(received.id) || (yield* namesInContents(received, content, redactor)))
    yield
    // Somebody else may have removed it meanwhile.
    if (db.received.get(received.id) !== row || !(isWhole || isNamed)) continue
    gone.push(received.id)
    if (isWhole) {
      removeReceived(db, row)
      deleted++
    } else {
      purgeReceived(db, row)
      recallReceived(db, row)
    }
  }
  return { deleted, redacted: gone.length - deleted, gone }
}
