import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import type * as Scope from "effect/Scope"
import * as Stream from "effect/Stream"
import { type Caller, scopeOf } from "../accounts/Caller.ts"
import * as Sandbox from "../accounts/Sandbox.ts"
import * as Address from "../foundation/Address.ts"
import * as ByteBudget from "../foundation/ByteBudget.ts"
import { type Issue, RateLimited, ValidationError } from "../foundation/Errors.ts"
import type { Mode } from "../foundation/Mode.ts"
import { Overloaded } from "../foundation/Overloaded.ts"
import { runSteps } from "../foundation/runSteps.ts"
import { EngineSettings, ExportSettings } from "../foundation/Settings.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { isShorter, problemOfText } from "../foundation/TextRules.ts"
import * as Turns from "../foundation/Turns.ts"
import type { Attachment } from "../model/Attachment.ts"
import type { EmailSummary } from "../model/Email.ts"
import {
  decodeCursor,
  type EmailQuery,
  isUuid,
  isWalked,
  minSearchLength,
  type Position,
  positionOf,
  toSearch
} from "../model/EmailQuery.ts"
import type { EmailStatus } from "../model/EmailStatus.ts"
import { readAttachments } from "../model/OriginalMessage.ts"
import { type Page, pageOf } from "../model/Page.ts"
import { type Addressees, type EmailState, EmailStore, type PlacesAnswer } from "./EmailStore.ts"

/** What the log is narrowed down to; what is null narrows nothing. */
export interface LogRequest {
  /** The mode wished for; a test key reads test whatever it wishes, and a live key live where it wishes nothing. */
  readonly mode: Mode | null
  /** Any of these; none: whichever. */
  readonly statuses: ReadonlyArray<EmailStatus>
  readonly tag: string | null
  /** The sender's domain as A-labels; the account's sandbox domain is one. */
  readonly domain: string | null
  /** The sender's address, in any spelling of its mailbox. */
  readonly sender: string | null
  /** The id of the API key that sent them. */
  readonly keyId: string | null
  /** The id of the template that made them. */
  readonly templateId: string | null
  /** Those that were accepted at this time or later. */
  readonly from: Date | null
  /** Those that were accepted before this time. */
  readonly to: Date | null
  readonly q: string | null
}

/** The whole log of a mode. */
export const wholeLog: LogRequest = {
  mode: null,
  statuses: [],
  tag: null,
  domain: null,
  sender: null,
  keyId: null,
  templateId: null,
  from: null,
  to: null,
  q: null
}

/** How many emails match: at least so many, and no more where it is exact. */
export interface LogCount {
  readonly count: number
  readonly isExact: boolean
}

/** A request as the storage takes it, and what its cursors belong to. */
export interface Wanted {
  readonly query: Omit<EmailQuery, "limit" | "after">
  readonly mode: Mode
  readonly filters: ReadonlyArray<unknown>
}

/** The most emails that are counted. */
export const maxCount = 10_000
/** The most emails whose states are asked for at once. */
export const maxStates = 200
/** Emails that an export reads at a time. */
const exportPage = 500

const tooManySearches = () => new RateLimited({ retryAfterSeconds: 1, reason: "Other searches are under way" })

/**
 * The emails of an account for those who look at them: pages, counts, exports, and how far they have come.
 *
 * @example
 * ```ts
 * import { type Caller, EmailLog } from "@sendwright/core"
 * import { wholeLog } from "@sendwright/core/emails/EmailLog"
 * import * as Effect from "effect/Effect"
 *
 * // How many emails of a domain have bounced.
 * export const bounced = Effect.fn("bounced")(function*(caller: Caller, domain = "shop.example") {
 *   const log = yield* EmailLog
 *   return yield* log.count(caller, { ...wholeLog, statuses: ["bounced"], domain })
 * })
 * ```
 */
export class EmailLog extends Context.Service<EmailLog, {
  /**
   * A page, newest first. A search by text, tag, domain, sender or key that has read enough (`engine.searchDepth`) answers with a
   * page that may be short or empty, and whose cursor goes on from there: the last page is the one without a cursor.
   * `RateLimited` where other searches of the account, or of this process, leave no room for it in time.
   */
  readonly list: (
    caller: Caller,
    request: LogRequest & { readonly limit: number; readonly cursor: string | null }
  ) => Effect.Effect<Page<EmailSummary>, ValidationError | RateLimited | StorageError>
  /**
   * The page of the whole log that ends right before an email, newest first; `before` is its id. `isFirst` where nothing
   * stands before the page.
   */
  readonly newer: (
    caller: Caller,
    before: string,
    limit: number
  ) => Effect.Effect<{ readonly data: ReadonlyArray<EmailSummary>; readonly isFirst: boolean }, StorageError>
  /** How many emails match, up to `maxCount`, and within the depth of one search. */
  readonly count: (
    caller: Caller,
    request: LogRequest
  ) => Effect.Effect<LogCount, ValidationError | RateLimited | StorageError>
  /** Reads a request; `ValidationError` says what is wrong with it. */
  readonly wanted: (caller: Caller, request: LogRequest) => Effect.Effect<Wanted, ValidationError>
  /** The places of up to `limit` emails after a place. */
  readonly places: (
    caller: Caller,
    wanted: Wanted,
    limit: number,
    after: Position | null
  ) => Effect.Effect<PlacesAnswer, RateLimited | StorageError>
  /** How far up to `maxStates` emails have come; those that the caller does not read are left out. */
  readonly states: (
    caller: Caller,
    ids: ReadonlyArray<string>
  ) => Effect.Effect<ReadonlyArray<EmailState>, ValidationError | StorageError>
  /** What emails say of their recipients; those that the caller does not read are left out. */
  readonly addressees: (
    caller: Caller,
    ids: ReadonlyArray<string>
  ) => Effect.Effect<ReadonlyArray<Addressees>, StorageError>
  /** The attachments of an email with their contents; none for one that the caller does not read. */
  readonly attachments: (caller: Caller, id: string) => Effect.Effect<ReadonlyArray<Attachment>, StorageError>
  /**
   * Everything that matches, newest first, page by page as fast as it is taken; memory is bounded by the page. One of few
   * at once (`ExportSettings`) until the scope closes, and with their deadline: it then ends with `RateLimited`.
   */
  readonly pages: (
    caller: Caller,
    request: LogRequest
  ) => Effect.Effect<
    Stream.Stream<ReadonlyArray<EmailSummary>, StorageError | RateLimited>,
    ValidationError | Overloaded,
    Scope.Scope
  >
}>()("@sendwright/core/emails/EmailLog") {
  static readonly layer = Layer.effect(
    EmailLog,
    Effect.gen(function*() {
      const store = yield* EmailStore
      const settings = yield* EngineSettings
      const clock = yield* Clock.Clock
      const inTurn = Turns.make({
        of: "searches",
        perKey: settings.searchesPerAccount,
        total: settings.searchConcurrency,
        waitMillis: settings.searchWaitMillis
      }).take(tooManySearches)
      const { atOnce, deadlineMillis, perAccount } = yield* ExportSettings
      // Counts exports instead of bytes.
      const underWay = ByteBudget.make({ total: atOnce, perHolder: perAccount, large: Infinity, keptForSmall: 0 })

      const read = (caller: Caller, request: LogRequest): Wanted => {
        const mode: Mode = caller.mode === "test" ? "test" : request.mode ?? "live"
        const { domain, from, keyId, q, statuses, tag, templateId, to } = request
        const sender = request.sender === null ? null : Address.normalize(request.sender)
        const sandbox = Sandbox.domainOf(caller.account.id, settings.serviceDomain)
        const domainOf = (name: string) => ({ name: name === sandbox ? null : name })
        return {
          mode,
          filters: [
            caller.account.id,
            mode,
            statuses,
            tag,
            domain,
            keyId,
            from?.getTime(),
            to?.getTime(),
            q,
            // Without them, cursors stay those of programs that do not know them.
            ...(sender === null ? [] : [sender]),
            ...(templateId === null ? [] : [{ templateId }])
          ],
          query: {
            status: statuses.length === 0 ? null : statuses,
            tag,
            domain: domain === null ? undefined : domainOf(domain),
            sender: sender === null
              ? undefined
              : { address: sender, domain: domainOf(Address.domainOf(sender)) },
            keyId: keyId ?? undefined,
            templateId: templateId?.toLowerCase(),
            from: from ?? undefined,
            to: to ?? undefined,
            search: q === null ? null : toSearch(q),
            depth: settings.searchDepth
          }
        }
      }

      const wanted = (caller: Caller, request: LogRequest): Effect.Effect<Wanted, ValidationError> =>
        Effect.suspend(() => {
          const issues = issuesOf(request)
          return issues.length === 0
            ? Effect.succeed(read(caller, request))
            : Effect.fail(new ValidationError({ issues }))
        })

      const scopeIn = (caller: Caller, mode: Mode) => ({ accountId: caller.account.id, modes: [mode] })

      const list = Effect.fn("EmailLog.list")(function*(
        caller: Caller,
        request: LogRequest & { readonly limit: number; readonly cursor: string | null }
      ) {
        const { cursor, limit } = request
        const { filters, mode, query } = read(caller, request)
        const issues = issuesOf(request)
        const after = cursor === null ? null : decodeCursor(cursor, filters)
        if (after !== null && Result.isFailure(after)) issues.push({ path: ["cursor"], message: after.failure })
        if (issues.length > 0) return yield* new ValidationError({ issues })
        const asked: EmailQuery = {
          ...query,
          limit: limit + 1,
          after: after === null ? null : Result.getOrThrow(after)
        }
        const listed = Effect.suspend(() => store.list(scopeIn(caller, mode), asked))
        // Everything else is found in its place of an index.
        const { emails, stoppedAt } = yield* (isWalked(asked) ? inTurn(caller.account.id)(listed) : listed)
        return pageOf(emails, limit, filters, stoppedAt)
      })

      const newer = Effect.fn("EmailLog.newer")(function*(caller: Caller, before: string, limit: number) {
        const { mode } = read(caller, wholeLog)
        const found = yield* store.newer(scopeIn(caller, mode), positionOf(before), limit + 1)
        return { data: found.slice(-limit), isFirst: found.length <= limit }
      })

      const places = (caller: Caller, { mode, query }: Wanted, limit: number, after: Position | null) =>
        inTurn(caller.account.id)(Effect.suspend(() => store.places(scopeIn(caller, mode), { ...query, limit, after })))

      const count = Effect.fn("EmailLog.count")(function*(caller: Caller, request: LogRequest) {
        const found = yield* places(caller, yield* wanted(caller, request), maxCount + 1, null)
        const isExact = found.stoppedAt === null && found.places.length <= maxCount
        return { count: Math.min(found.places.length, maxCount), isExact }
      })

      const states = Effect.fn("EmailLog.states")(function*(caller: Caller, ids: ReadonlyArray<string>) {
        if (ids.length > maxStates) {
          return yield* new ValidationError({
            issues: [{ path: ["ids"], message: `must name at most ${maxStates} emails` }]
          })
        }
        return ids.length === 0 ? [] : yield* store.states(scopeOf(caller), ids)
      })

      const overdue = () =>
        new RateLimited({ retryAfterSeconds: 60, reason: "The export was not read to its end in time" })

      const pages = Effect.fn("EmailLog.pages")(function*(caller: Caller, request: LogRequest) {
        const { mode, query } = yield* wanted(caller, request)
        const slot = underWay.open(caller.account.id)
        const short = slot.resize(1)
        if (short !== undefined) {
          const by = short === "holder" ? "account" : "process"
          return yield* new Overloaded({ by, what: "The exports", retryAfterSeconds: 30 })
        }
        yield* Effect.addFinalizer(() => Effect.sync(slot.release))
        const overdueAt = clock.currentTimeMillisUnsafe() + deadlineMillis
        const page = Effect.fnUntraced(function*(after: Position | null) {
          if (clock.currentTimeMillisUnsafe() > overdueAt) return yield* overdue()
          const { emails, stoppedAt } = yield* store.list(scopeIn(caller, mode), {
            ...query,
            limit: exportPage,
            after,
            inBackground: true
          })
          const last = emails.length < exportPage ? undefined : emails[exportPage - 1]
          const next = last === undefined ? stoppedAt : { createdAt: last.createdAt, id: last.id }
          return [emails.length === 0 ? [] : [emails], Option.fromNullishOr(next)] as const
        })
        return Stream.paginate(null as Position | null, page)
      })

      return EmailLog.of({
        list,
        newer,
        count,
        wanted,
        places,
        states,
        addressees: (caller, ids) => ids.length === 0 ? Effect.succeed([]) : store.addressees(scopeOf(caller), ids),
        attachments: (caller, id) =>
          Effect.flatMap(store.attachments(scopeOf(caller), id), (files) => runSteps(readAttachments(files))),
        pages
      })
    })
  )
}

const issuesOf = ({ domain, from, keyId, q, sender, statuses, tag, templateId, to }: LogRequest): Array<Issue> => {
  const issues: Array<Issue> = []
  if (q !== null && isShorter(q, minSearchLength)) {
    issues.push({ path: ["q"], message: `must be at least ${minSearchLength} characters long` })
  }
  for (const [name, value] of Object.entries({ q, status: statuses.join(), tag, domain })) {
    // No stored text has such characters, and there are databases that break on them.
    const problem = problemOfText(value ?? "")
    if (problem !== undefined) issues.push({ path: [name], message: problem })
  }
  const unfit = sender === null ? undefined : Address.checkAddress(sender)
  if (unfit !== undefined) issues.push({ path: ["sender"], message: unfit })
  if (keyId !== null && !isUuid(keyId)) issues.push({ path: ["key"], message: "must be the id of an API key" })
  if (templateId !== null && !isUuid(templateId)) {
    issues.push({ path: ["templateId"], message: "must be the id of a template" })
  }
  for (const [name, time] of [["from", from], ["to", to]] as const) {
    if (time !== null && Number.isNaN(time.getTime())) issues.push({ path: [name], message: "must be a time" })
  }
  if (from !== null && to !== null && from > to) {
    issues.push({ path: ["to"], message: "must not be before the time from which emails are asked for" })
  }
  return issues
}
