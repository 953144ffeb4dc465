import * as Base64Url from "effect/encoding/Base64Url"
import * as Result from "effect/Result"
import type { EmailStatus } from "./EmailStatus.ts"

/** What a search text is looked for in, decided by its form. */
export type Search =
  /** A UUID: the email with this id. */
  | { readonly _tag: "EmailId"; readonly id: string }
  /** A provider message id or Message-ID, compared exactly and without angle brackets; else `Text`. */
  | { readonly _tag: "Text"; readonly text: string }

/** Which emails of the log are asked for; null: whichever. */
export interface EmailFilters {
  readonly status: EmailStatus | null
  readonly tag: string | null
}

/** All emails. */
export const noFilters: EmailFilters = { status: null, tag: null }

/** The filters of something that has more than them. */
export const filtersOf = ({ status, tag }: EmailFilters): EmailFilters => ({ status, tag })

/** A page of the log. */
export interface EmailQuery extends EmailFilters {
  readonly limit: number
  readonly after: Position | null
  readonly search: Search | null
  /**
   * How many emails may be read one by one for a text or a tag, at least 1. A reading that stops there, or earlier,
   * answers with what it found and with the place where it stopped.
   */
  readonly depth: number
}

/** A place in a list that is ordered by (createdAt, id), newest first. */
export interface Position {
  readonly createdAt: Date
  readonly id: string
}

/** The shortest search text, in characters. */
export const minSearchLength = 3

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** Whether a text has the form of an id. */
export const isUuid = (text: string): boolean => uuid.test(text)

/** How `q` is read; the text keeps its case and loses the angle brackets around a Message-ID. */
export const toSearch = (q: string): Search => {
  if (uuid.test(q)) return { _tag: "EmailId", id: q.toLowerCase() }
  return { _tag: "Text", text: q.startsWith("<") && q.endsWith(">") && q.length > 4 ? q.slice(1, -1) : q }
}

const version = 1

// FNV-1a: the cursor only needs to notice that it is used with other filters; it protects nothing.
const hash = (text: string): string => {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  }
  return (value >>> 0).toString(36)
}

/** The cursor of the page after a position, for lists with the same filters only. */
export const encodeCursor = (position: Position, filters: ReadonlyArray<unknown>): string =>
  Base64Url.encode(
    `${version}.${position.createdAt.getTime().toString(36)}.${position.id}.${hash(JSON.stringify(filters))}`
  )

/** Reads a cursor; fails with what is wrong where it is damaged or belongs to another list. */
export const decodeCursor = (cursor: string, filters: ReadonlyArray<unknown>): Result.Result<Position, string> => {
  const damaged = Result.fail("is not a cursor of this service: pass the cursor of the previous page unchanged")
  const text = Base64Url.decodeString(cursor)
  if (Result.isFailure(text)) return damaged
  const [ofVersion, time, id, filterHash, ...rest] = text.success.split(".")
  if (ofVersion !== String(version) || rest.length > 0 || filterHash === undefined) return damaged
  const millis = Number.parseInt(time ?? "", 36)
  if (id === undefined || !uuid.test(id) || !Number.isSafeInteger(millis) || millis.toString(36) !== time) {
    return damaged
  }
  const createdAt = new Date(millis)
  if (Number.isNaN(createdAt.getTime())) return damaged
  return filterHash === hash(JSON.stringify(filters))
    ? Result.succeed({ createdAt, id })
    : Result.fail("belongs to a list with other filters: repeat the first page without a cursor")
}
