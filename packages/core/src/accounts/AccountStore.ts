import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Option from "effect/Option"
import type { StorageError } from "../foundation/StorageError.ts"
import type { Position } from "../model/EmailQuery.ts"
import type { Account } from "./Account.ts"
import type { ApiKey } from "./ApiKey.ts"
import type { Owned } from "./Caller.ts"
import type { Member } from "./Member.ts"
import type { LimitOverrides } from "./Plan.ts"

/** An operator's changes to an account; omitted fields stay, each override separately. */
export interface AccountChange
  extends Partial<Pick<Account, "name" | "plan" | "planStep" | "trusted" | "paused" | "suspended">>
{
  readonly overrides?: Partial<LimitOverrides>
}

/** Whether an account sends: `suspended` goes before `paused`. */
export type AccountState = "active" | "paused" | "suspended"

/** The state of an account. */
export const stateOf = ({ paused, suspended }: Account): AccountState =>
  suspended !== null ? "suspended" : paused !== null ? "paused" : "active"

/** Which accounts are listed. */
export interface AccountQuery {
  /** Part of the name, in either case, or of the id; null: whatever they are called. */
  readonly search: string | null
  readonly state: AccountState | null
  readonly limit: number
  /** Strictly after this account. */
  readonly after: Position | null
}

/** An account after a change. */
export const changed = (account: Account, { overrides, ...change }: AccountChange): Account => ({
  ...account,
  ...change,
  overrides: { ...account.overrides, ...overrides }
})

/** The port behind which accounts, their members and their keys live. */
export class AccountStore extends Context.Service<AccountStore, {
  /**
   * Stores a new account and its owner in one commit. Where the address of the owner has a user, it is that one who
   * becomes the owner. Answers with the owner.
   */
  readonly create: (account: Account, owner: Member) => Effect.Effect<Member, StorageError>
  readonly change: (id: string, change: AccountChange) => Effect.Effect<Option.Option<Account>, StorageError>
  readonly find: (id: string) => Effect.Effect<Option.Option<Account>, StorageError>
  /** The account whose id ends so; the oldest, if there are several. */
  readonly findByEnd: (idEnd: string) => Effect.Effect<Option.Option<Account>, StorageError>
  /** Accounts, newest first by (createdAt, id). */
  readonly list: (query: AccountQuery) => Effect.Effect<ReadonlyArray<Account>, StorageError>
  /** The names of accounts by their ids; those that nobody has are left out. */
  readonly names: (accountIds: ReadonlyArray<string>) => Effect.Effect<ReadonlyMap<string, string>, StorageError>
  /** The live emails that were counted in a UTC month (`2026-11`), of each account; accounts without any are omitted. */
  readonly monthsUse: (
    accountIds: ReadonlyArray<string>,
    month: string
  ) => Effect.Effect<ReadonlyMap<string, number>, StorageError>
  /**
   * The bytes of received mail that accounts keep (`ReceivedRoom`), of both modes; accounts without any are omitted. They
   * change in the commits that store and delete received emails.
   */
  readonly receivedUse: (accountIds: ReadonlyArray<string>) => Effect.Effect<ReadonlyMap<string, number>, StorageError>
  /** The members of an account, the one first who joined first. */
  readonly members: (accountId: string) => Effect.Effect<ReadonlyArray<Member>, StorageError>
  /** Stores a key by the SHA-256 (hex) of its text; the text itself is never stored. */
  readonly createKey: (key: ApiKey, hash: string) => Effect.Effect<void, StorageError>
  /** The keys of an account, oldest first, revoked ones included. */
  readonly listKeys: (accountId: string) => Effect.Effect<ReadonlyArray<ApiKey>, StorageError>
  /** Revokes a key permanently; a revoked one keeps its first time. `None` where the account has no such key. */
  readonly revokeKey: (
    accountId: string,
    keyId: string,
    now: Date
  ) => Effect.Effect<Option.Option<ApiKey>, StorageError>
  /** The key with this hash, unless it is revoked, and its account and owner. */
  readonly authenticate: (hash: string) => Effect.Effect<Option.Option<Owned & { readonly key: ApiKey }>, StorageError>
  /** Notes when keys were last used; times only move forward. */
  readonly touchKeys: (
    uses: ReadonlyArray<{ readonly keyId: string; readonly at: Date }>
  ) => Effect.Effect<void, StorageError>
}>()("@sendwright/core/accounts/AccountStore") {}
