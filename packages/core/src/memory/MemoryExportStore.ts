import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { positionOf } from "../model/EmailQuery.ts"
import { type ExportPage, ExportStore } from "../privacy/ExportStore.ts"
import { logName, type MemoryData, MemoryDatabase } from "./MemoryDatabase.ts"
import { toEmail } from "./MemoryEmailStore.ts"
import { receivedAfter, receivedOf, toReceivedEmail } from "./memoryReceived.ts"
import type { EmailRow } from "./memoryRows.ts"
import { compare, countBefore } from "./ordered.ts"

/** `ExportStore` in memory. */
export const layer: Layer.Layer<ExportStore, never, MemoryDatabase> = Layer.effect(
  ExportStore,
  Effect.map(MemoryDatabase, (db) =>
    ExportStore.of({
      emails: (page) =>
        Effect.sync(() => {
          const rows = stretch(db, page)
          return withRoom(rows, page.maxBytes, ({ email: { html, text } }) => sizeOf(html) + sizeOf(text)).map(toEmail)
        }),
      received: ({ accountId, after, limit, maxBytes, mode, until }) =>
        Effect.sync(() => {
          const rows = receivedAfter(receivedOf(db, accountId, mode), after, limit)
            .filter(({ received }) => positionOf(received.id).createdAt <= until)
          return withRoom(rows, maxBytes, ({ received: { html, text } }) => sizeOf(html) + sizeOf(text))
            .map(toReceivedEmail)
        }),
      events: (page) =>
        Effect.sync(() => {
          const rows = stretch(db, page)
          const last = rows[rows.length - 1]?.email
          return {
            events: rows.flatMap((row) => toEmail(row).events),
            next: last === undefined ? null : { createdAt: last.createdAt, id: last.id }
          }
        })
    }))
)

const encoder = new TextEncoder()
const sizeOf = (text: string | null): number => text === null ? 0 : encoder.encode(text).length

/** The first rows that are no more than so many bytes, one in any case. */
const withRoom = <A>(rows: ReadonlyArray<A>, maxBytes: number, bytesOf: (row: A) => number): ReadonlyArray<A> => {
  let bytes = 0
  const end = rows.findIndex((row, index) => {
    bytes += bytesOf(row)
    return index > 0 && bytes > maxBytes
  })
  return end === -1 ? rows : rows.slice(0, end)
}

const stretch = (db: MemoryData, page: ExportPage): ReadonlyArray<EmailRow> => {
  const { accountId, after, limit, mode, until } = page
  const rows = db.log.get(logName(accountId, mode)) ?? []
  let begin = after === null ? 0 : countBefore(rows, after, (row) => row.email)
  const first = rows[begin]
  if (after !== null && first !== undefined && compare(first.email, after) === 0) begin++
  return rows.slice(begin, begin + limit).filter(({ email }) => email.createdAt <= until)
}
