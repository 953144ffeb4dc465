import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type * as Redacted from "effect/Redacted"
import { AccountStore } from "../accounts/AccountStore.ts"
import { actorOf, type Caller, missingScope, ofMember, ofOperator } from "../accounts/Caller.ts"
import type { Member } from "../accounts/Member.ts"
import type { Role } from "../accounts/Role.ts"
import type { AuditAction } from "../audit/AuditEntry.ts"
import { AuditLog } from "../audit/AuditLog.ts"
import * as Address from "../foundation/Address.ts"
import { AccountSuspended, Conflict, type Forbidden, NotFound, type ValidationError } from "../foundation/Errors.ts"
import type { Mode } from "../foundation/Mode.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { StorageTime } from "../foundation/StorageTime.ts"
import * as Attempts from "./Attempts.ts"
import { LinkMail } from "./LinkMail.ts"
import * as Links from "./Links.ts"
import { LinkStore } from "./LinkStore.ts"
import { SessionStore } from "./SessionStore.ts"
import type { Invitation } from "./SignInLink.ts"
import type { Membership, User } from "./User.ts"
import { emailIssues, failOn } from "./userInput.ts"
import { type MembershipOutcome, UserStore } from "./UserStore.ts"

/**
 * An invitation that was made. Anybody who has its secret may become a user with its address: it is for that person, or
 * for an operator to hand on, where it could not be mailed; the one who invites must not see it.
 */
export interface Invited {
  readonly invitation: Invitation
  readonly secret: Redacted.Redacted
  /** Whether it is on its way by email. */
  readonly isMailed: boolean
}

/** Why a member cannot leave yet: their keys would either go on, or stop what uses them. */
const keysLeft = (count: number): string =>
  `${count === 1 ? "An API key" : `${count} API keys`} that you made still ${count === 1 ? "works" : "work"}: revoke ${
    count === 1 ? "it" : "them"
  } first, or ask an owner to remove you, who can keep ${count === 1 ? "it" : "them"}.`

/** Open invitations that an account may have. */
const maxInvitations = 100

/**
 * The members of accounts: who they are, what they may do, and who is invited. Every member reads the list; owners change
 * it, and everybody may leave. An account keeps at least one owner.
 *
 * @example
 * ```ts no-run: it needs a user
 * import type { User } from "@sendwright/core/users/User"
 * import { Members } from "@sendwright/core/users/Members"
 * import * as Effect from "effect/Effect"
 *
 * // Who is in an account, as one of them sees it.
 * export const colleagues = Effect.fn("colleagues")(function*(user: User, accountId: string) {
 *   const members = yield* Members
 *   const caller = yield* members.enter(user, accountId, "live")
 *   return yield* members.list(caller)
 * })
 * ```
 */
export class Members extends Context.Service<Members, {
  /**
   * The caller that a user is in an account: a member with their role, or an operator, who may enter every account.
   * `NotFound` for anybody else; `AccountSuspended` for members of a suspended one.
   */
  readonly enter: (
    user: User,
    accountId: string,
    mode: Mode
  ) => Effect.Effect<Caller, NotFound | AccountSuspended | StorageError>
  /**
   * Records that an operator looks into an account, or at what an email holds: each once an hour. Reading fails where it
   * cannot be recorded.
   */
  readonly noteLook: (caller: Caller, emailId: string | null) => Effect.Effect<void, StorageError>
  /** The accounts of a user, the one first that they joined first. */
  readonly accountsOf: (userId: string) => Effect.Effect<ReadonlyArray<Membership>, StorageError>
  /** The members of an account, the one first who joined first. */
  readonly list: (caller: Caller) => Effect.Effect<ReadonlyArray<Member>, StorageError>
  /** Gives a member another role and ends their sessions. `Conflict` for the last owner. */
  readonly changeRole: (
    caller: Caller,
    userId: string,
    role: Role
  ) => Effect.Effect<void, Forbidden | NotFound | Conflict | StorageError>
  /**
   * Takes a member away, ends their sessions and revokes the API keys that they made, but for those to keep. Members may
   * leave by themselves. `Conflict` for the last owner, and for one who leaves while keys that they made still work.
   */
  readonly remove: (
    caller: Caller,
    userId: string,
    keepKeys?: ReadonlyArray<string>
  ) => Effect.Effect<void, Forbidden | NotFound | Conflict | StorageError>
  /** Invites an address, in place of an earlier invitation. `Conflict` where a member has it, or too many are invited. */
  readonly invite: (
    caller: Caller,
    input: { readonly email: string; readonly role: Role }
  ) => Effect.Effect<Invited, Forbidden | ValidationError | Conflict | StorageError>
  /** Invitations that nobody has accepted, newest first. */
  readonly invitations: (caller: Caller) => Effect.Effect<ReadonlyArray<Invitation>, StorageError>
  /** Invites again with a new link; the old one works no more. */
  readonly inviteAgain: (
    caller: Caller,
    invitationId: string
  ) => Effect.Effect<Invited, Forbidden | NotFound | StorageError>
  readonly withdraw: (
    caller: Caller,
    invitationId: string
  ) => Effect.Effect<void, Forbidden | NotFound | StorageError>
}>()("@sendwright/core/users/Members") {
  static readonly layer = Layer.effect(
    Members,
    Effect.gen(function*() {
      const accounts = yield* AccountStore
      const users = yield* UserStore
      const sessions = yield* SessionStore
      const links = yield* LinkStore
      const mail = yield* LinkMail
      const audit = yield* AuditLog
      const time = yield* StorageTime
      const issue = yield* Links.make
      const attempts = yield* Attempts.make

      const manages = (caller: Caller): Effect.Effect<void, Forbidden> => {
        const refused = missingScope(caller, "account:manage")
        return refused === undefined ? Effect.void : Effect.fail(refused)
      }

      const enter = Effect.fn("Members.enter")(function*(user: User, accountId: string, mode: Mode) {
        const found = yield* users.enter(user.id, accountId)
        if (Option.isNone(found)) return yield* new NotFound()
        const { role, ...owned } = found.value
        if (user.isOperator) return ofOperator(owned, mode, user)
        if (role === null) return yield* new NotFound()
        const { suspended } = owned.account
        if (suspended !== null) return yield* new AccountSuspended({ reason: suspended.reason })
        return ofMember(owned, { ...user, role }, mode)
      })

      const settled = Effect.fnUntraced(function*(
        caller: Caller,
        userId: string,
        outcome: MembershipOutcome,
        action: AuditAction
      ) {
        switch (outcome) {
          case "missing":
            return yield* new NotFound()
          case "last_owner":
            return yield* new Conflict({
              message: "An account needs an owner, and this is the only one: make another member an owner first."
            })
          case "unchanged":
            return
          case "changed": {
            // Who gives up rights of their own is not thrown out for it.
            if (userId !== caller.actor.id) yield* sessions.revokeAll(userId, null)
            yield* audit.record(caller.account.id, actorOf(caller), action, userId)
          }
        }
      })

      const workingKeysOf = (accountId: string, userId: string) =>
        Effect.map(
          accounts.listKeys(accountId),
          (keys) => keys.filter(({ createdBy, revokedAt }) => createdBy === userId && revokedAt === null)
        )

      const send = Effect.fnUntraced(function*(caller: Caller, { email, role }: Pick<Invitation, "email" | "role">) {
        const offer = { accountId: caller.account.id, email, role }
        const { link, secret } = yield* issue("invitation", { offer })
        yield* audit.record(caller.account.id, actorOf(caller), "member.invited", link.id)
        const isMailed = yield* mail.deliver({ link, secret, to: email, accountName: caller.account.name })
        const { createdAt, expiresAt, id } = link
        return { invitation: { ...offer, id, createdAt, expiresAt }, secret, isMailed } satisfies Invited
      })

      return Members.of({
        enter,
        noteLook: Effect.fn("Members.noteLook")(function*(caller: Caller, emailId: string | null) {
          const { account, actor } = caller
          if (!(yield* attempts.isFirst(`${actor.id} looks at ${account.id} ${emailId}`))) return
          yield* audit.record(
            account.id,
            actorOf(caller),
            emailId === null ? "account.viewed" : "email.viewed",
            emailId
          )
        }),
        accountsOf: users.memberships,
        list: (caller) => accounts.members(caller.account.id),
        changeRole: Effect.fn("Members.changeRole")(function*(caller: Caller, userId: string, role: Role) {
          yield* manages(caller)
          const outcome = yield* users.setRole(caller.account.id, userId, role)
          yield* settled(caller, userId, outcome, "member.role_changed")
        }),
        remove: Effect.fn("Members.remove")(function*(
          caller: Caller,
          userId: string,
          keepKeys: ReadonlyArray<string> = []
        ) {
          if (caller.actor.kind !== "user" || caller.actor.id !== userId) yield* manages(caller)
          else {
            const working = yield* workingKeysOf(caller.account.id, userId)
            if (working.length > 0) return yield* new Conflict({ message: keysLeft(working.length) })
          }
          const { outcome, revokedKeys } = yield* users.remove(caller.account.id, userId, keepKeys, yield* time.now)
          yield* settled(caller, userId, outcome, "member.removed")
          for (const key of revokedKeys) {
            yield* audit.record(caller.account.id, actorOf(caller), "key.revoked", key)
          }
        }),
        invite: Effect.fn("Members.invite")(function*(
          caller: Caller,
          { email, role }: { readonly email: string; readonly role: Role }
        ) {
          yield* manages(caller)
          yield* failOn(emailIssues(email))
          const address = Address.normalize(email)
          const members = yield* accounts.members(caller.account.id)
          if (members.some((member) => Address.normalize(member.email) === address)) {
            return yield* new Conflict({ message: "Somebody with this address is a member already." })
          }
          const now = yield* time.now
          const open = (yield* links.invitations(caller.account.id)).filter(({ expiresAt }) => expiresAt > now)
          if (open.length >= maxInvitations) {
            return yield* new Conflict({
              message: `This account has ${maxInvitations} open invitations, which is the limit: withdraw one.`
            })
          }
          return yield* send(caller, { email, role })
        }),
        invitations: (caller) => links.invitations(caller.account.id),
        inviteAgain: Effect.fn("Members.inviteAgain")(function*(caller: Caller, invitationId: string) {
          yield* manages(caller)
          const known = yield* links.invitations(caller.account.id)
          const invitation = known.find(({ id }) => id === invitationId)
          return invitation === undefined ? yield* new NotFound() : yield* send(caller, invitation)
        }),
        withdraw: Effect.fn("Members.withdraw")(function*(caller: Caller, invitationId: string) {
          yield* manages(caller)
          const withdrawn = yield* links.withdraw(caller.account.id, invitationId)
          if (Option.isNone(withdrawn)) return yield* new NotFound()
          yield* audit.record(caller.account.id, actorOf(caller), "member.invitation_withdrawn", invitationId)
        })
      })
    })
  )
}
