import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { type ExportPage, ExportStore } from "../privacy/ExportStore.ts"
import { logName, type MemoryData, MemoryDatabase } from "./MemoryDatabase.ts"
import { toEmail } from "./MemoryEmailStore.ts"
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
          let bytes = 0
          const end = rows.findIndex(({ email: { html, text } }, index) => {
            bytes += sizeOf(html) + sizeOf(text)
            return index > 0 && bytes > page.maxBytes
          })
          return (end === -1 ? rows : rows.slice(0, end)).map(toEmail)
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

const stretch = (db: MemoryData, page: ExportPage): ReadonlyArray<EmailRow> => {
  const { accountId, after, limit, mode, until } = page
  const rows = db.log.get(logName(accountId, mode)) ?? []
  let begin = after === null ? 0 : countBefore(rows, after, (row) => row.email)
  const first = rows[begin]
  if (after !== null && first !== undefined && compare(first.email, after) === 0) begin++
  return rows.slice(begin, begin + limit).filter(({ email }) => email.createdAt <= until)
}
