import * as Base64Url from "effect/encoding/Base64Url"
import * as Result from "effect/Result"
import * as Address from "../foundation/Address.ts"
import * as Uuid from "../foundation/Uuid.ts"
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

/** The domain that emails were sent from: its name as A-labels; null for the account's sandbox domain. */
export interface SenderDomain {
  readonly name: string | null
}

/** A sender: the mailbox, and its domain. */
export interface Sender {
  readonly address: Address.MailboxIdentity
  readonly domain: SenderDomain
}

/** What else those who look at the log narrow it down to; what is left out narrows nothing. */
export interface LogFilters {
  readonly domain?: SenderDomain | undefined
  readonly sender?: Sender | undefined
  /** The API key that sent them. */
  readonly keyId?: string | undefined
  /** The template that made them. */
  readonly templateId?: string | undefined
  /** Those that were accepted at this time or later. */
  readonly from?: Date | undefined
  /** Those that were accepted before this time. */
  readonly to?: Date | undefined
}

/** A page of the log. */
export interface EmailQuery extends Pick<EmailFilters, "tag">, LogFilters {
  /** One status, or any of several; null: whichever. */
  readonly status: EmailStatus | ReadonlyArray<EmailStatus> | null
  readonly limit: number
  readonly after: Position | null
  /** Only what stands before this place: what is newer. */
  readonly since?: Position | undefined
  readonly search: Search | null
  /**
   * How many emails may be read one by one for a text, a tag, a domain, a sender, a key or a template, at least 1. A reading that stops
   * there, or earlier, answers with the emails found and with the place where it stopped.
   */
  readonly depth: number
  /** One of many pages that nobody waits for: its storage serves others first. */
  readonly inBackground?: boolean
}

/** A place in a list that is ordered by (createdAt, id), newest first. */
export interface Position {
  readonly createdAt: Date
  readonly id: string
}

/** The place of an email in the log, which its id alone says: a UUID v7 of the time at which it was accepted. */
export const positionOf = (id: string): Position => ({ createdAt: new Date(Uuid.millisOf(id)), id })

/** The statuses that a query asks for, each once; none: whichever. */
export const statusesOf = ({ status }: Pick<EmailQuery, "status">): ReadonlyArray<EmailStatus> =>
  status === null ? [] : typeof status === "string" ? [status] : [...new Set(status)]

/**
 * Whether emails are read one by one to find what is asked for. Everything else stands side by side in an index, or is
 * the one email of an id.
 */
export const isWalked = ({ domain, keyId, search, sender, tag, templateId }: EmailQuery): boolean =>
  search?._tag !== "EmailId" &&
  (search !== null || tag !== null
    || [domain, keyId, sender, templateId].some((filter) => filter !== undefined))

/** The shortest search text, in characters. */
export const minSearchLength = 3

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** Whether a text has the form of an id. */
export const isUuid = (text: string): boolean => uuid.test(text)

/**
 * How `q` is read; the text keeps its case and loses the angle brackets around a Message-ID. A whole address in quotes is
 * looked for as the mailbox that it is.
 */
export const toSearch = (q: string): Search => {
  if (uuid.test(q)) return { _tag: "EmailId", id: q.toLowerCase() }
  if (q.startsWith("\"") && Address.checkAddress(q) === undefined) return { _tag: "Text", text: Address.normalize(q) }
  return { _tag: "Text", text: q.startsWith("<") && q.endsWith(">") && q.length > 4 ? q.slice(1, -1) : q }
}

const version = 1

/** What a cursor keeps of the filters that it belongs to. */
export const hashOf = (filters: ReadonlyArray<unknown>): string => {
  // FNV-1a: the cursor only needs to notice that it is used with other filters; it protects nothing.
  const text = JSON.stringify(filters)
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  }
  return (value >>> 0).toString(36)
}

/** The cursor of the page after a position, for lists with the same filters only. */
export const encodeCursor = (position: Position, filters: ReadonlyArray<unknown>): string =>
  Base64Url.encode(
    `${version}.${position.createdAt.getTime().toString(36)}.${position.id}.${hashOf(filters)}`
  )

/** Reads a cursor; fails with the problem if it is damaged or belongs to another list. */
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
  return filterHash === hashOf(filters)
    ? Result.succeed({ createdAt, id })
    : Result.fail("belongs to a list with other filters: repeat the first page without a cursor")
}
