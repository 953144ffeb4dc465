import type { Answer } from "../../foundation/api.ts"
import type { LiveEvents } from "../../live/messages.ts"

/** An email as the list shows it. */
export type Email = Answer<"GET /accounts/:account_id/emails">["data"][number]

/** The new emails of one event of the live channel. */
export interface Batch {
  readonly emails: ReadonlyArray<Email>
  readonly is_cut: boolean
}

/** New emails that are not in the list until the reader asks for them. */
export interface News {
  /** The list that they belong to. */
  readonly listKey: string
  readonly emails: ReadonlyArray<Email>
  /** Whether some new emails are missing here, so that the list has to be read again. */
  readonly isCut: boolean
}

/** The most emails that are kept here. With more, the list is read again. */
export const maxKept = 300

/** From so many rows on the list is read again instead of extended: a page may be open for weeks. */
export const maxShown = 2_000

export const noNews = (listKey: string): News => ({ listKey, emails: [], isCut: false })

const descending = (a: string, b: string): number => a === b ? 0 : a < b ? 1 : -1

const newestFirst = (a: Email, b: Email): number => descending(a.created_at, b.created_at) || descending(a.id, b.id)

/**
 * Whether an email belongs above the last row that was read. One below it is read when the reader scrolls there. It is
 * not counted as new, even if it was accepted a moment ago.
 */
export const isAboveEnd = (emails: ReadonlyArray<Email>, hasMore: boolean): (email: Email) => boolean => {
  const last = emails.at(-1)
  return last === undefined || !hasMore ? () => true : (email) => newestFirst(email, last) < 0
}

/** Adds the emails of an event that are not shown, do not wait already, and belong above the end of the list. */
export const add = (
  news: News,
  { emails, is_cut }: Batch,
  isShown: (id: string) => boolean,
  isAbove: (email: Email) => boolean
): News => {
  const waiting = new Set(news.emails.map(({ id }) => id))
  const fresh = emails.filter((email) => !isShown(email.id) && !waiting.has(email.id) && isAbove(email))
  // The emails that the event left out are older than those that it has. If they belong below the end of the list,
  // nothing is missing.
  const oldest = emails.at(-1)
  const isCut = news.isCut || (is_cut && (oldest === undefined || isAbove(oldest)))
  if (fresh.length === 0 && isCut === news.isCut) return news
  const all = [...fresh, ...news.emails]
  return { listKey: news.listKey, emails: all.slice(0, maxKept), isCut: isCut || all.length > maxKept }
}

/** The list and the waiting emails together, newest first. */
export const merge = (emails: ReadonlyArray<Email>, news: ReadonlyArray<Email>): ReadonlyArray<Email> => {
  const shown = new Set(emails.map(({ id }) => id))
  return [...news.filter(({ id }) => !shown.has(id)), ...emails].sort(newestFirst)
}

/** The status of an email. */
export type State = LiveEvents["states"]["data"][number]

/** The list with newer statuses; the same object if nothing changed. */
export const withStates = (emails: ReadonlyArray<Email>, states: ReadonlyMap<string, State>): ReadonlyArray<Email> => {
  const isOther = (email: Email) => {
    const state = states.get(email.id)
    // The states may be older than the list, if both were on their way at the same time.
    return state !== undefined && state.updated_at >= email.updated_at
      && (state.status !== email.status || state.updated_at !== email.updated_at)
  }
  return emails.some(isOther)
    ? emails.map((email) => isOther(email) ? { ...email, ...states.get(email.id) } : email)
    : emails
}
