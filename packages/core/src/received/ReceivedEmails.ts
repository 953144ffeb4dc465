import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import { actorOf, type Caller, scopeOf } from "../accounts/Caller.ts"
import { AuditLog } from "../audit/AuditLog.ts"
import * as Address from "../foundation/Address.ts"
import { type Issue, NotFound, RateLimited, ValidationError } from "../foundation/Errors.ts"
import type { Mode } from "../foundation/Mode.ts"
import { EngineSettings } from "../foundation/Settings.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { isShorter, problemOfText } from "../foundation/TextRules.ts"
import * as Turns from "../foundation/Turns.ts"
import { decodeCursor, encodeCursor, isUuid, minSearchLength, positionOf, toSearch } from "../model/EmailQuery.ts"
import type { Page } from "../model/Page.ts"
import type { ReceivedEmail, ReceivedSummary, SentReply } from "./ReceivedEmail.ts"
import { isWalked, type ReceivedQuery } from "./ReceivedQuery.ts"
import { type ListedReceived, ReceivedStore } from "./ReceivedStore.ts"

/** Which received emails are asked for; what is null, or left out, narrows nothing. */
export interface ReceivedRequest {
  /** The mode wished for; a test key reads test whatever it wishes, and a live key live where it wishes nothing. */
  readonly mode: Mode | null
  readonly limit: number
  readonly cursor: string | null
  /** The domain that they were received for, in any script. */
  readonly domain?: string | undefined
  /** Their writer, and one of their recipients, each in any spelling of the mailbox. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Those that were received at this time or later. */
  readonly since?: Date | undefined
  /** Those that were received before this time. */
  readonly until?: Date | undefined
  /** Those that answer this sent email. */
  readonly repliedToEmailId?: string | undefined
  /** An id, a Message-ID, or a part of a sender, a recipient or a subject, of at least 3 characters. */
  readonly q?: string | undefined
}

/** The most answers that are shown of one sent email. */
export const maxAnswers = 100

const tooManySearches = () => new RateLimited({ retryAfterSeconds: 1, reason: "Other searches are under way" })

/**
 * The emails that an account has received, for those who look at them.
 *
 * @example
 * ```ts
 * import type { Caller } from "@sendwright/core"
 * import { ReceivedEmails } from "@sendwright/core/received/ReceivedEmails"
 * import * as Effect from "effect/Effect"
 *
 * // The newest emails to the help desk.
 * export const tickets = Effect.fn("tickets")(function*(caller: Caller) {
 *   const received = yield* ReceivedEmails
 *   return yield* received.list(caller, { mode: null, limit: 20, cursor: null, to: "help@shop.example" })
 * })
 * ```
 */
export class ReceivedEmails extends Context.Service<ReceivedEmails, {
  /**
   * A page, newest first. A search by text, or by several filters, that has read enough (`engine.searchDepth`) answers with
   * a page that may be short or empty, and whose cursor goes on from there: the last page is the one without a cursor.
   * `RateLimited` where other searches of the account, or of this process, leave no room for it in time.
   */
  readonly list: (
    caller: Caller,
    request: ReceivedRequest
  ) => Effect.Effect<Page<ListedReceived>, ValidationError | RateLimited | StorageError>
  readonly get: (caller: Caller, id: string) => Effect.Effect<ReceivedEmail, NotFound | StorageError>
  /**
   * Up to `limit` emails of the caller's mode, newest first, that stand right before an email, by its id. `isFirst` where
   * nothing stands before them.
   */
  readonly newer: (
    caller: Caller,
    before: string,
    limit: number
  ) => Effect.Effect<{ readonly data: ReadonlyArray<ReceivedSummary>; readonly isFirst: boolean }, StorageError>
  /** The same right behind an email, or from the newest on. `isLast` where nothing stands behind them. */
  readonly older: (
    caller: Caller,
    after: string | null,
    limit: number
  ) => Effect.Effect<{ readonly data: ReadonlyArray<ReceivedSummary>; readonly isLast: boolean }, StorageError>
  /** The attachments of some emails by their ids, without their contents; those that the caller does not read are left out. */
  readonly attachments: (
    caller: Caller,
    ids: ReadonlyArray<string>
  ) => Effect.Effect<ReadonlyMap<string, ReceivedEmail["attachments"]>, StorageError>
  /** The message as it came; `NotFound` where its contents were deleted, too. */
  readonly raw: (caller: Caller, id: string) => Effect.Effect<Uint8Array, NotFound | StorageError>
  /** What answers a sent email, oldest first, the first `maxAnswers`. */
  readonly answers: (
    caller: Caller,
    emailId: string
  ) => Effect.Effect<ReadonlyArray<ReceivedSummary>, StorageError>
  /** What was sent as an answer to some received emails, oldest first, the first `maxAnswers`. */
  readonly replies: (
    caller: Caller,
    ids: ReadonlyArray<string>
  ) => Effect.Effect<ReadonlyArray<SentReply>, StorageError>
  /** Removes an email for good. */
  readonly remove: (caller: Caller, id: string) => Effect.Effect<void, NotFound | StorageError>
}>()("@sendwright/core/received/ReceivedEmails") {
  static readonly layer = Layer.effect(
    ReceivedEmails,
    Effect.gen(function*() {
      const store = yield* ReceivedStore
      const audit = yield* AuditLog
      const settings = yield* EngineSettings
      const inTurn = Turns.make({
        of: "searches",
        perKey: settings.searchesPerAccount,
        total: settings.searchConcurrency,
        waitMillis: settings.searchWaitMillis
      }).take(tooManySearches)

      const list = Effect.fn("ReceivedEmails.list")(function*(caller: Caller, request: ReceivedRequest) {
        const { cursor, domain, from, limit, q, repliedToEmailId, since, to, until } = request
        const mode: Mode = caller.mode === "test" ? "test" : request.mode ?? "live"
        const issues = issuesOf(request)
        if (issues.length > 0) return yield* new ValidationError({ issues })
        const query = {
          domain: domain === undefined ? undefined : Address.domainToAscii(domain) ?? domain,
          from: from === undefined ? undefined : Address.normalize(from),
          to: to === undefined ? undefined : Address.normalize(to),
          since,
          until,
          repliedToEmailId: repliedToEmailId?.toLowerCase(),
          search: q === undefined ? null : toSearch(q)
        }
        const filters = ["received", caller.account.id, mode, query]
        const after = cursor === null ? null : decodeCursor(cursor, filters)
        if (after !== null && Result.isFailure(after)) {
          return yield* new ValidationError({ issues: [{ path: ["cursor"], message: after.failure }] })
        }
        const asked: ReceivedQuery = {
          ...query,
          limit: limit + 1,
          after: after === null ? null : after.success,
          depth: settings.searchDepth
        }
        const listed = Effect.suspend(() => store.list({ accountId: caller.account.id, modes: [mode] }, asked))
        const { emails, stoppedAt } = yield* (isWalked(asked) ? inTurn(caller.account.id)(listed) : listed)
        const data = emails.slice(0, limit)
        const last = data.at(-1)
        const end = emails.length > limit && last !== undefined ? positionOf(last.id) : stoppedAt
        return { data, nextCursor: end === null ? null : encodeCursor(end, filters) }
      })

      const get = Effect.fn("ReceivedEmails.get")(function*(caller: Caller, id: string) {
        const found = yield* store.find(scopeOf(caller), id)
        return Option.isSome(found) ? found.value : yield* new NotFound()
      })

      const newer = Effect.fn("ReceivedEmails.newer")(function*(caller: Caller, before: string, limit: number) {
        const scope = { accountId: caller.account.id, modes: [caller.mode] }
        const found = yield* store.newer(scope, before.toLowerCase(), limit + 1)
        return { data: found.slice(-limit), isFirst: found.length <= limit }
      })

      const older = Effect.fn("ReceivedEmails.older")(function*(caller: Caller, after: string | null, limit: number) {
        const { emails } = yield* store.list({ accountId: caller.account.id, modes: [caller.mode] }, {
          limit: limit + 1,
          after: after === null ? null : positionOf(after.toLowerCase()),
          search: null,
          depth: settings.searchDepth
        })
        return { data: emails.slice(0, limit), isLast: emails.length <= limit }
      })

      const raw = Effect.fn("ReceivedEmails.raw")(function*(caller: Caller, id: string) {
        const found = yield* store.content(scopeOf(caller), id)
        return Option.isSome(found) ? found.value : yield* new NotFound()
      })

      const remove = Effect.fn("ReceivedEmails.remove")(function*(caller: Caller, id: string) {
        if (!(yield* store.remove(scopeOf(caller), id))) return yield* new NotFound()
        yield* audit.record(caller.account.id, actorOf(caller), "received.removed", id)
      })

      return ReceivedEmails.of({
        list,
        get,
        raw,
        newer,
        older,
        attachments: (caller, ids) => store.attachments(scopeOf(caller), ids),
        remove,
        answers: (caller, emailId) => store.answersOf(scopeOf(caller), emailId, maxAnswers),
        replies: (caller, ids) =>
          ids.length === 0 ? Effect.succeed([]) : store.repliesTo(scopeOf(caller), ids, maxAnswers)
      })
    })
  )
}

const issuesOf = ({ domain, from, q, repliedToEmailId, since, to, until }: ReceivedRequest): Array<Issue> => {
  const issues: Array<Issue> = []
  if (q !== undefined && isShorter(q, minSearchLength)) {
    issues.push({ path: ["q"], message: `must be at least ${minSearchLength} characters long` })
  }
  for (const [name, value] of Object.entries({ q, domain })) {
    // No stored text has such characters, and there are databases that break on them.
    const problem = problemOfText(value ?? "")
    if (problem !== undefined) issues.push({ path: [name], message: problem })
  }
  for (const [name, value] of Object.entries({ from, to })) {
    const problem = value === undefined ? undefined : Address.checkAddress(value)
    if (problem !== undefined) issues.push({ path: [name], message: problem })
  }
  if (repliedToEmailId !== undefined && !isUuid(repliedToEmailId)) {
    issues.push({ path: ["repliedToEmailId"], message: "must be the id of an email" })
  }
  for (const [name, time] of Object.entries({ since, until })) {
    if (time !== undefined && Number.isNaN(time.getTime())) issues.push({ path: [name], message: "must be a time" })
  }
  if (since !== undefined && until !== undefined && since > until) {
    issues.push({ path: ["until"], message: "must not be before the time from which emails are asked for" })
  }
  return issues
}
