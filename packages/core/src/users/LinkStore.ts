import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Option from "effect/Option"
import type { StorageError } from "../foundation/StorageError.ts"
import type { Invitation, SignInLink } from "./SignInLink.ts"
import type { User } from "./User.ts"
import type { NewUser } from "./UserStore.ts"

/**
 * What is done with a link, in the same transaction as the link is used up:
 *
 * - `SignIn` does nothing more;
 * - `SetPassword` gives the link's user another password, ends their sessions and withdraws their other `start` and
 *   `reset` links;
 * - `MakeOperator` stores a user as an operator, or makes one of the user who has the address, with this password, ends
 *   their sessions, and withdraws all other `setup` links. It fails where there is an operator who may sign in;
 * - `MakeMember` stores a user as the member that the invitation offers. It fails where another user has the address;
 * - `Join` makes an existing user that member.
 */
export type Redemption =
  | { readonly _tag: "SignIn" }
  | { readonly _tag: "SetPassword"; readonly passwordHash: string }
  | { readonly _tag: "MakeOperator"; readonly user: NewUser }
  | { readonly _tag: "MakeMember"; readonly user: NewUser }
  | { readonly _tag: "Join"; readonly userId: string }

/** A link that was used up, and the user that it was for. */
export interface Redeemed {
  readonly link: SignInLink
  readonly user: User
}

/** The port behind which links live that work once. Who was disabled uses none. */
export class LinkStore extends Context.Service<LinkStore, {
  /**
   * Stores a link by the SHA-256 (hex) of its secret; the secret itself is never stored. An invitation withdraws the ones
   * before it to the same address and account.
   */
  readonly create: (link: SignInLink, hash: string) => Effect.Effect<void, StorageError>
  /** The link with this hash, where it can be used. */
  readonly find: (hash: string, now: Date) => Effect.Effect<Option.Option<SignInLink>, StorageError>
  /** Uses a link up. Of many who try at once one succeeds; where it fails, the link stays as it was. */
  readonly redeem: (hash: string, now: Date, redemption: Redemption) => Effect.Effect<
    Option.Option<Redeemed>,
    StorageError
  >
  /** Invitations into an account that were neither accepted nor withdrawn, expired ones included, newest first. */
  readonly invitations: (accountId: string) => Effect.Effect<ReadonlyArray<Invitation>, StorageError>
  /** Open invitations to an address, into all accounts, that have not expired. */
  readonly invitationsTo: (email: string, now: Date) => Effect.Effect<ReadonlyArray<Invitation>, StorageError>
  /** Uses up the invitations by their ids, as their address is known to be the user's: they join. Answers with which. */
  readonly accept: (
    userId: string,
    ids: ReadonlyArray<string>,
    now: Date
  ) => Effect.Effect<ReadonlyArray<Invitation>, StorageError>
  /** Withdraws an invitation into an account; `None` where the account has none of this id. */
  readonly withdraw: (accountId: string, id: string) => Effect.Effect<Option.Option<Invitation>, StorageError>
  /** Withdraws all links of a user, of all purposes. */
  readonly withdrawAll: (userId: string) => Effect.Effect<void, StorageError>
}>()("@sendwright/core/users/LinkStore") {}
