import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Option from "effect/Option"
import type { Owned } from "../accounts/Caller.ts"
import type { Role } from "../accounts/Role.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import type { Identity, Membership, User } from "./User.ts"

/** A user who is to be stored; `passwordHash` is null where they have no password yet. */
export interface NewUser extends Omit<User, "hasPassword"> {
  readonly passwordHash: string | null
}

/** Changes to a user; omitted fields stay. */
export type UserChange = Partial<
  Pick<User, "name" | "isOperator" | "disabledAt"> & { readonly passwordHash: string }
>

/** What became of a change of a membership. */
export type MembershipOutcome = "changed" | "unchanged" | "missing" | "last_owner"

/** The port behind which users live, with their identities and memberships. Addresses are compared in normal form. */
export class UserStore extends Context.Service<UserStore, {
  /** Stores a user; false where another one has the address. */
  readonly create: (user: NewUser) => Effect.Effect<boolean, StorageError>
  readonly find: (id: string) => Effect.Effect<Option.Option<User>, StorageError>
  /** The user of an address, with the hash of the password. */
  readonly findByAddress: (email: string) => Effect.Effect<
    Option.Option<{ readonly user: User; readonly passwordHash: string | null }>,
    StorageError
  >
  /** The hash of a user's password; null where there is none. */
  readonly passwordHash: (id: string) => Effect.Effect<string | null, StorageError>
  /** The user behind an identity. */
  readonly findByIdentity: (identity: Identity) => Effect.Effect<Option.Option<User>, StorageError>
  /**
   * Users, oldest first by (createdAt, id), strictly after `after`; with `search` those whose address or name holds it,
   * in either case.
   */
  readonly list: (
    limit: number,
    after: { readonly createdAt: Date; readonly id: string } | null,
    search?: string | null
  ) => Effect.Effect<ReadonlyArray<User>, StorageError>
  readonly change: (id: string, change: UserChange) => Effect.Effect<Option.Option<User>, StorageError>
  /** Replaces a hash by a better one of the same password, unless the password was changed in between. */
  readonly rehash: (id: string, from: string, to: string) => Effect.Effect<void, StorageError>
  /** Whether any user is an operator who may sign in. */
  readonly hasOperator: Effect.Effect<boolean, StorageError>
  /** Gives a user an identity; false where it is another user's. */
  readonly addIdentity: (userId: string, identity: Identity, now: Date) => Effect.Effect<boolean, StorageError>
  /** The accounts of a user, oldest membership first. */
  readonly memberships: (userId: string) => Effect.Effect<ReadonlyArray<Membership>, StorageError>
  /** An account, its owner, and the role that a user has in it; `None` where there is no such account. */
  readonly enter: (userId: string, accountId: string) => Effect.Effect<
    Option.Option<Owned & { readonly role: Role | null }>,
    StorageError
  >
  /** Makes a user a member of an account; false where they are one, whose role stays. */
  readonly join: (accountId: string, userId: string, role: Role, now: Date) => Effect.Effect<boolean, StorageError>
  /**
   * Gives a member another role. The last owner of an account stays one, also where several members change at the same
   * time.
   */
  readonly setRole: (accountId: string, userId: string, role: Role) => Effect.Effect<MembershipOutcome, StorageError>
  /**
   * Takes a member away and revokes the keys that they made, but for those to keep, in one commit. The last owner stays.
   * Answers with the ids of the keys that it revoked, where it is `changed`.
   */
  readonly remove: (
    accountId: string,
    userId: string,
    keepKeys: ReadonlyArray<string>,
    now: Date
  ) => Effect.Effect<
    { readonly outcome: MembershipOutcome; readonly revokedKeys: ReadonlyArray<string> },
    StorageError
  >
}>()("@sendwright/core/users/UserStore") {}
