import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { type Account, limitsOf } from "../accounts/Account.ts"
import { Accounts, maxListed } from "../accounts/Accounts.ts"
import { type AccountQuery, type AccountState, AccountStore, stateOf } from "../accounts/AccountStore.ts"
import type { PlanLimits } from "../accounts/Plan.ts"
import { claimOf } from "../accounts/Quota.ts"
import type { NotFound } from "../foundation/Errors.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { StorageTime } from "../foundation/StorageTime.ts"
import type { Position } from "../model/EmailQuery.ts"
import { noFigures, type Windows } from "../reputation/Reputation.ts"
import { ReputationStore } from "../reputation/ReputationStore.ts"

/** An account with the figures that an operator needs first. */
export interface AccountOverview {
  readonly account: Account
  readonly state: AccountState
  /** Those that hold: its own, or its plan's. */
  readonly limits: PlanLimits
  /** Live emails of this UTC month; null: they are not counted, as no limit asks for it. */
  readonly usedThisMonth: number | null
  /** Bytes of received mail that it keeps (`ReceivedRoom`). */
  readonly receivedBytes: number
  /** Live emails that a new account may send in a UTC day; null: its days have no limit of their own. */
  readonly dailyEmails: number | null
  /** What it is judged by: live recipients, bounces and complaints of 7 days and of 24 hours. */
  readonly reputation: Windows
}

/** A page of accounts. */
export interface AccountPage {
  readonly accounts: ReadonlyArray<AccountOverview>
  /** What the next page begins after; null: this is the last one. */
  readonly next: Position | null
}

const noWindows: Windows = { week: noFigures, day: noFigures }

/**
 * Accounts as operators see them. What they do to them they do by `accounts/Accounts`, with their own names for the
 * audit log.
 *
 * @example
 * ```ts
 * import { AccountOverviews } from "@sendwright/core/operator/AccountOverviews"
 * import * as Effect from "effect/Effect"
 *
 * // The names of accounts that are paused, and the share of their mail that bounced.
 * export const paused = Effect.gen(function*() {
 *   const { accounts } = yield* (yield* AccountOverviews).list({ state: "paused" })
 *   return accounts.map(({ account, reputation: { week } }) => [account.name, week.bounces / Math.max(1, week.recipients)])
 * })
 * ```
 */
export class AccountOverviews extends Context.Service<AccountOverviews, {
  /** Newest first, up to 499 on a page (50 by default); four reads, however many they are. */
  readonly list: (query?: Partial<AccountQuery>) => Effect.Effect<AccountPage, StorageError>
  readonly get: (id: string) => Effect.Effect<AccountOverview, NotFound | StorageError>
  /** The names of accounts by their ids, in one read; those that nobody has are left out. */
  readonly names: (ids: ReadonlyArray<string>) => Effect.Effect<ReadonlyMap<string, string>, StorageError>
}>()("@sendwright/core/operator/AccountOverviews") {
  static readonly layer = Layer.effect(
    AccountOverviews,
    Effect.gen(function*() {
      const accounts = yield* Accounts
      const store = yield* AccountStore
      const reputation = yield* ReputationStore
      const time = yield* StorageTime

      const overviewsOf = Effect.fnUntraced(function*(found: ReadonlyArray<Account>) {
        if (found.length === 0) return []
        const now = yield* time.now
        const ids = found.map(({ id }) => id)
        const used = yield* store.monthsUse(ids, now.toISOString().slice(0, 7))
        const received = yield* store.receivedUse(ids)
        const windows = yield* reputation.windowsOfAll(ids, now)
        return found.map((account): AccountOverview => {
          const claim = claimOf(account, now)
          return {
            account,
            state: stateOf(account),
            limits: limitsOf(account),
            usedThisMonth: used.get(account.id) ?? (claim === null ? null : 0),
            receivedBytes: received.get(account.id) ?? 0,
            dailyEmails: claim?.dailyLimit ?? null,
            reputation: windows.get(account.id) ?? noWindows
          }
        })
      })

      return AccountOverviews.of({
        list: Effect.fn("AccountOverviews.list")(function*(query: Partial<AccountQuery> = {}) {
          const limit = Math.max(1, Math.min(query.limit ?? 50, maxListed - 1))
          const found = yield* accounts.list({ ...query, limit: limit + 1 })
          const page = found.slice(0, limit)
          const last = page.at(-1)
          return {
            accounts: yield* overviewsOf(page),
            next: found.length > limit && last !== undefined ? { createdAt: last.createdAt, id: last.id } : null
          }
        }),
        get: Effect.fn("AccountOverviews.get")(function*(id: string) {
          const [overview] = yield* overviewsOf([yield* accounts.get(id)])
          return overview ?? (yield* Effect.die(new Error("An account has no overview")))
        }),
        names: (ids) => ids.length === 0 ? Effect.succeed(new Map()) : store.names([...new Set(ids)])
      })
    })
  )
}
