import type { Answer } from "../../foundation/api.ts"
import type { LiveEvents } from "../../live/messages.ts"

/** An email as the list shows it. */
export type Email = Answer<"GET /accounts/:account_id/emails">["data"][number]

/** What an event of the live list tells. */
export interface Batch {
  readonly emails: ReadonlyArray<Email>
  readonly is_cut: boolean
}

/** New emails that wait until the reader asks for them. */
export interface News {
  /** The list that they belong to. */
  readonly listKey: string
  readonly emails: ReadonlyArray<Email>
  /** Whether there are more: the list has to be read again. */
  readonly isCut: boolean
}

/** As many are kept: the list is read again rather than more of them are held. */
export const maxKept = 300

/** From so many rows on the list is read again in place of growing by what is new: a page may be open for weeks. */
export const maxShown = 2_000

export const noNews = (listKey: string): News => ({ listKey, emails: [], isCut: false })

const descending = (a: string, b: string): number => a === b ? 0 : a < b ? 1 : -1

const newestFirst = (a: Email, b: Email): number => descending(a.created_at, b.created_at) || descending(a.id, b.id)

/**
 * Whether an email has its place among the rows that were read, or before them. What stands below the last row comes when
 * the reader gets there: it is no news, though it was accepted a moment ago.
 */
export const isAboveEnd = (emails: ReadonlyArray<Email>, hasMore: boolean): (email: Email) => boolean => {
  const last = emails.at(-1)
  return last === undefined || !hasMore ? () => true : (email) => newestFirst(email, last) < 0
}

/** What waits after an event: what is not shown, does not wait already, and stands above the end of the list. */
export const add = (
  news: News,
  { emails, is_cut }: Batch,
  isShown: (id: string) => boolean,
  isAbove: (email: Email) => boolean
): News => {
  const waiting = new Set(news.emails.map(({ id }) => id))
  const fresh = emails.filter((email) => !isShown(email.id) && !waiting.has(email.id) && isAbove(email))
  // What is left out is older than all that is told: below the end of the list it is nothing to wait for.
  const oldest = emails.at(-1)
  const isCut = news.isCut || (is_cut && (oldest === undefined || isAbove(oldest)))
  if (fresh.length === 0 && isCut === news.isCut) return news
  const all = [...fresh, ...news.emails]
  return { listKey: news.listKey, emails: all.slice(0, maxKept), isCut: isCut || all.length > maxKept }
}

/** A list with what waited, newest first. */
export const merge = (emails: ReadonlyArray<Email>, news: ReadonlyArray<Email>): ReadonlyArray<Email> => {
  const shown = new Set(emails.map(({ id }) => id))
  return [...news.filter(({ id }) => !shown.has(id)), ...emails].sort(newestFirst)
}

/** How far an email has come. */
export type State = LiveEvents["states"]["data"][number]

/** A list in which emails have come further; the same one where none has. */
export const withStates = (emails: ReadonlyArray<Email>, states: ReadonlyMap<string, State>): ReadonlyArray<Email> => {
  const isOther = (email: Email) => {
    const state = states.get(email.id)
    // An answer that was under way while a newer one came is late.
    return state !== undefined && state.updated_at >= email.updated_at
      && (state.status !== email.status || state.updated_at !== email.updated_at)
  }
  return emails.some(isOther)
    ? emails.map((email) => isOther(email) ? { ...email, ...states.get(email.id) } : email)
    : emails
}
