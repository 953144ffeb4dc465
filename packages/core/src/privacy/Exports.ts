import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type * as Scope from "effect/Scope"
import * as Stream from "effect/Stream"
import type { Account } from "../accounts/Account.ts"
import { AccountStore } from "../accounts/AccountStore.ts"
import type { ApiKey } from "../accounts/ApiKey.ts"
import { actorOf, type Caller } from "../accounts/Caller.ts"
import type { Member } from "../accounts/Member.ts"
import { AuditLog } from "../audit/AuditLog.ts"
import type { Domain } from "../domains/Domain.ts"
import { DomainStore } from "../domains/DomainStore.ts"
import * as ByteBudget from "../foundation/ByteBudget.ts"
import * as Metrics from "../foundation/Metrics.ts"
import { type Mode, modes } from "../foundation/Mode.ts"
import { Overloaded } from "../foundation/Overloaded.ts"
import { ExportSettings } from "../foundation/Settings.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { StorageTime } from "../foundation/StorageTime.ts"
import type { Email } from "../model/Email.ts"
import type { EmailEvent } from "../model/EmailEvent.ts"
import { type Position, positionOf } from "../model/EmailQuery.ts"
import type { ReceivedEmail } from "../received/ReceivedEmail.ts"
import type { Suppression } from "../suppressions/Suppression.ts"
import { SuppressionStore } from "../suppressions/SuppressionStore.ts"
import type { WebhookEndpoint } from "../webhooks/WebhookEndpoint.ts"
import { WebhookStore } from "../webhooks/WebhookStore.ts"
import { type ExportPage, ExportStore } from "./ExportStore.ts"

const pageSize = 200
/** Bytes of bodies in one page: what an export holds in memory at a time is a small multiple of it. */
const pageBytes = 1024 * 1024

/** An export took longer than `ExportSettings.deadlineMillis`: its reader is too slow. */
export class ExportOverdue extends Schema.TaggedError<ExportOverdue>()("ExportOverdue", {
  /** How long it may take, in milliseconds. */
  deadlineMillis: Schema.Int
}) {
  override get message(): string {
    return `The export was not read to its end within ${this.deadlineMillis / 1000} s`
  }
}

/** Records that are read page by page, as fast as they are taken. */
export type Pages<A> = Stream.Stream<ReadonlyArray<A>, StorageError | ExportOverdue>

/**
 * Everything that is known of an account, both modes. What there are few of was read at once; the rest is read while it
 * is taken, so that a record may be newer than one that came before it.
 */
export interface AccountExport {
  /** Emails that were accepted later are not in it. */
  readonly generatedAt: Date
  readonly account: Account
  readonly users: ReadonlyArray<Member>
  readonly keys: ReadonlyArray<ApiKey>
  readonly domains: ReadonlyArray<Domain>
  /** Live ones before those of test mode, each oldest first. */
  readonly emails: Pages<Email>
  /** In the order of their emails. */
  readonly events: Pages<EmailEvent>
  /** In the order of `emails`. */
  readonly received: Pages<ReceivedEmail>
  /** Newest first. */
  readonly suppressions: Pages<Suppression>
  readonly webhooks: ReadonlyArray<WebhookEndpoint>
}

/**
 * Gives an account everything that is stored of it.
 *
 * @example
 * ```ts
 * import { type Caller, Exports } from "@sendwright/core"
 * import * as Effect from "effect/Effect"
 * import * as Stream from "effect/Stream"
 *
 * // How many emails an account has, read page by page.
 * export const countEmails = Effect.fn("countEmails")(function*(caller: Caller) {
 *   const { emails } = yield* (yield* Exports).begin(caller)
 *   return yield* Stream.runFold(emails, () => 0, (count, page) => count + page.length)
 * })
 * ```
 */
export class Exports extends Context.Service<Exports, {
  /** Begins an export, and records that it was begun. Memory is bounded by the page, whatever the account holds. */
  readonly begin: (caller: Caller) => Effect.Effect<AccountExport, StorageError>
  /**
   * The same for somebody on the other side of a network: one of few at once, until the scope closes, and with a
   * deadline (`ExportSettings`). `Overloaded` where the account, or the process, has as many as it may.
   */
  readonly open: (caller: Caller) => Effect.Effect<AccountExport, StorageError | Overloaded, Scope.Scope>
  /** The suppression list alone, newest first, within the same bounds. */
  readonly openSuppressions: (caller: Caller) => Effect.Effect<Pages<Suppression>, Overloaded, Scope.Scope>
}>()("@sendwright/core/privacy/Exports") {
  static readonly layer = Layer.effect(
    Exports,
    Effect.gen(function*() {
      const accounts = yield* AccountStore
      const domains = yield* DomainStore
      const suppressions = yield* SuppressionStore
      const webhooks = yield* WebhookStore
      const log = yield* ExportStore
      const audit = yield* AuditLog
      const clock = yield* Clock.Clock
      const time = yield* StorageTime

      const { atOnce, deadlineMillis, perAccount } = yield* ExportSettings
      // Counts exports instead of bytes.
      const underWay = ByteBudget.make({ total: atOnce, perHolder: perAccount, large: Infinity, keptForSmall: 0 })

      const pagesUntil =
        (overdueAt: number) => <A>(read: (after: Position | null) => Effect.Effect<Batch<A>, StorageError>): Pages<A> =>
          pagesOf((after) =>
            Effect.andThen(
              Effect.suspend(() =>
                clock.currentTimeMillisUnsafe() > overdueAt
                  ? Effect.fail(new ExportOverdue({ deadlineMillis }))
                  : Effect.void
              ),
              read(after)
            )
          )
      const suppressionsOf = (accountId: string, overdueAt: number): Pages<Suppression> =>
        pagesUntil(overdueAt)((after) =>
          Effect.map(
            suppressions.list(accountId, pageSize, after),
            (items) => ({ items, next: placeOfLast(items) })
          )
        )

      const read = Effect.fnUntraced(function*(caller: Caller, overdueAt: number) {
        const { account } = caller
        const until = yield* time.now
        const pages = pagesUntil(overdueAt)
        const pageOf = (mode: Mode, after: Position | null): ExportPage => ({
          accountId: account.id,
          mode,
          until,
          after,
          limit: pageSize
        })
        const emailsOf = (mode: Mode) =>
          pages((after) =>
            Effect.map(
              log.emails({ ...pageOf(mode, after), maxBytes: pageBytes }),
              (items) => ({ items, next: placeOfLast(items) })
            )
          )
        const eventsOf = (mode: Mode) =>
          pages((after) => Effect.map(log.events(pageOf(mode, after)), ({ events, next }) => ({ items: events, next })))
        const receivedOf = (mode: Mode) =>
          pages((after) =>
            Effect.map(log.received({ ...pageOf(mode, after), maxBytes: pageBytes }), (items) => {
              const last = items.at(-1)
              return { items, next: last === undefined ? null : positionOf(last.id) }
            })
          )
        const whole: AccountExport = {
          generatedAt: until,
          account,
          users: yield* accounts.members(account.id),
          keys: yield* accounts.listKeys(account.id),
          domains: yield* domains.list(account.id),
          emails: Stream.flatMap(Stream.fromIterable(modes), emailsOf),
          events: Stream.flatMap(Stream.fromIterable(modes), eventsOf),
          received: Stream.flatMap(Stream.fromIterable(modes), receivedOf),
          suppressions: suppressionsOf(account.id, overdueAt),
          webhooks: yield* webhooks.listEndpoints(account.id)
        }
        yield* audit.record(account.id, actorOf(caller), "account.exported", null)
        return whole
      })

      const begin = Effect.fn("Exports.begin")((caller: Caller) => read(caller, Infinity))

      /** One of few at once, until the scope closes; answers with the time by which it has to be read. */
      const enter = Effect.fnUntraced(function*(caller: Caller) {
        const slot = underWay.open(caller.account.id)
        const short = slot.resize(1)
        if (short !== undefined) {
          yield* Metrics.turnRefused("exports")
          const by = short === "holder" ? "account" : "process"
          return yield* new Overloaded({ by, what: "The exports", retryAfterSeconds: 30 })
        }
        yield* Effect.addFinalizer(() => Effect.sync(slot.release))
        return clock.currentTimeMillisUnsafe() + deadlineMillis
      })

      const open = Effect.fn("Exports.open")(function*(caller: Caller) {
        return yield* read(caller, yield* enter(caller))
      })

      const openSuppressions = Effect.fn("Exports.openSuppressions")(function*(caller: Caller) {
        return suppressionsOf(caller.account.id, yield* enter(caller))
      })

      return Exports.of({ begin, open, openSuppressions })
    })
  )
}

const placeOfLast = (items: ReadonlyArray<Position>): Position | null => {
  const last = items[items.length - 1]
  return last === undefined ? null : { createdAt: last.createdAt, id: last.id }
}

interface Batch<A> {
  readonly items: ReadonlyArray<A>
  readonly next: Position | null
}

/** Pages until there is no next one; those without items are left out. */
const pagesOf = <A>(
  read: (after: Position | null) => Effect.Effect<Batch<A>, StorageError | ExportOverdue>
): Pages<A> =>
  Stream.paginate(null as Position | null, (after) =>
    Effect.map(read(after), ({ items, next }) =>
      [
        items.length === 0 ? [] : [items],
        Option.fromNullishOr(next)
      ] as const))
