import * as Context from "effect/Context"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { nameFromAddress } from "../accounts/Member.ts"
import type { Role } from "../accounts/Role.ts"
import { AuditLog } from "../audit/AuditLog.ts"
import type { RateLimited } from "../foundation/Errors.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { StorageTime } from "../foundation/StorageTime.ts"
import * as Attempts from "./Attempts.ts"
import { LinkStore } from "./LinkStore.ts"
import * as Oidc from "./Oidc.ts"
import { NotInvited } from "./PeopleErrors.ts"
import type { Client } from "./Session.ts"
import { type Opened, Sessions } from "./Sessions.ts"
import { asActor, type User } from "./User.ts"
import { nameIssues } from "./userInput.ts"
import { UserStore } from "./UserStore.ts"

/**
 * Signs in people that an OpenID provider vouches for. It takes claims that were checked already: signature, issuer,
 * audience, nonce and times (OpenID Connect Core 1.0 section 3.1.3.7) are the caller's affair.
 *
 * @example
 * ```ts no-run: it needs what an issuer said
 * import type { Claims, IssuerRules } from "@sendwright/core/users/Oidc"
 * import { OidcSignIn } from "@sendwright/core/users/OidcSignIn"
 * import * as Effect from "effect/Effect"
 *
 * export const arrive = Effect.fn("arrive")(function*(rules: IssuerRules, claims: Claims) {
 *   const { user } = yield* (yield* OidcSignIn).signIn(rules, claims, { userAgent: null, address: null })
 *   return user.name
 * })
 * ```
 */
export class OidcSignIn extends Context.Service<OidcSignIn, {
  /** Counts an attempt of a client, before anything is asked of an issuer. */
  readonly attempt: (client: Client) => Effect.Effect<void, RateLimited | StorageError>
  /**
   * Whether an issuer's answer comes for the first time, on whichever node, by the `state` that it was asked for with.
   * It is remembered for an hour, within which a sign-in that was begun must have ended.
   */
  readonly isFirstAnswer: (state: string) => Effect.Effect<boolean, StorageError>
  readonly signIn: (
    rules: Oidc.IssuerRules,
    claims: Oidc.Claims,
    client: Client
  ) => Effect.Effect<Opened, NotInvited | StorageError>
}>()("@sendwright/core/users/OidcSignIn") {
  static readonly layer = Layer.effect(
    OidcSignIn,
    Effect.gen(function*() {
      const users = yield* UserStore
      const links = yield* LinkStore
      const sessions = yield* Sessions
      const audit = yield* AuditLog
      const attempts = yield* Attempts.make
      const random = yield* SecureRandom.SecureRandom
      const { now } = yield* StorageTime

      const knownOf = Effect.fnUntraced(function*(claims: Oidc.Claims): Effect.fn.Return<Oidc.Known, StorageError> {
        const byIdentity = Option.getOrNull(yield* users.findByIdentity(claims))
        const email = Oidc.verifiedEmail(claims)
        if (byIdentity !== null || email === null) return { byIdentity, byAddress: null, invitations: [] }
        const byAddress = yield* users.findByAddress(email)
        return {
          byIdentity,
          byAddress: Option.getOrNull(Option.map(byAddress, ({ user }) => user)),
          invitations: yield* links.invitationsTo(email, yield* now)
        }
      })

      const make = Effect.fnUntraced(function*(email: string, given: string | null) {
        const name = given !== null && nameIssues(given).length === 0 ? given : nameFromAddress(email)
        const user: User = {
          id: yield* random.uuidV7(),
          email,
          name,
          isOperator: false,
          hasPassword: false,
          disabledAt: null,
          createdAt: yield* now
        }
        const { hasPassword: _, ...stored } = user
        // Somebody was faster with the address: the next sign-in finds the user by it.
        if (!(yield* users.create({ ...stored, passwordHash: null }))) {
          return yield* new NotInvited({ reason: "taken" })
        }
        yield* audit.record(null, asActor(user), "user.created", user.id)
        return user
      })

      const place = Effect.fnUntraced(function*(user: User, accountId: string, role: Role | null, isMember: boolean) {
        if (role === null) {
          if (!isMember) return
          const { outcome, revokedKeys } = yield* users.remove(accountId, user.id, [], yield* now)
          if (outcome !== "changed") return
          yield* audit.record(accountId, asActor(user), "member.removed", user.id)
          for (const key of revokedKeys) yield* audit.record(accountId, asActor(user), "key.revoked", key)
        } else if (!isMember) {
          const joined = yield* users.join(accountId, user.id, role, yield* now)
          if (joined) yield* audit.record(accountId, asActor(user), "member.joined", user.id)
        } else if ((yield* users.setRole(accountId, user.id, role)) === "changed") {
          yield* audit.record(accountId, asActor(user), "member.role_changed", user.id)
        }
      })

      /** Gives a user the places that the issuer gives them, and takes those that its groups gave them before. */
      const settle = Effect.fnUntraced(function*(user: User, rules: Oidc.IssuerRules, claims: Oidc.Claims) {
        const places = new Map(Oidc.placesOf(rules, claims).map(({ accountId, role }) => [accountId, role]))
        const byGroups = Oidc.accountsByGroups(rules)
        const memberships = new Map(
          (yield* users.memberships(user.id)).map(({ account, role }) => [account.id, role] as const)
        )
        for (const accountId of new Set([...places.keys(), ...byGroups])) {
          const wanted = places.get(accountId) ?? null
          const has = memberships.get(accountId)
          // A role that somebody was given here is kept, where no group decides.
          if (has === wanted || (has === undefined ? wanted === null : !byGroups.has(accountId))) continue
          yield* place(user, accountId, wanted, has !== undefined)
        }
        const isOperator = Oidc.isOperatorBy(rules, claims)
        if (isOperator === null || isOperator === user.isOperator) return user
        yield* audit.record(null, asActor(user), "user.changed", user.id)
        return Option.getOrElse(yield* users.change(user.id, { isOperator }), () => user)
      })

      const signIn = Effect.fn("OidcSignIn.signIn")(function*(
        rules: Oidc.IssuerRules,
        claims: Oidc.Claims,
        client: Client
      ) {
        const admission = Oidc.admit(rules, claims, yield* knownOf(claims))
        if (admission._tag === "Refused") {
          if (admission.user !== null) yield* attempts.noteFailure(admission.user)
          return yield* new NotInvited({ reason: admission.reason })
        }
        const user = admission._tag === "New" ? yield* make(admission.email, claims.name) : admission.user
        if (admission._tag === "New" || admission.isNew) {
          if (!(yield* users.addIdentity(user.id, claims, yield* now))) {
            return yield* new NotInvited({ reason: "taken" })
          }
          yield* audit.record(null, asActor(user), "user.identity_added", user.id)
        }
        const accepted = admission.accept.length === 0
          ? []
          : yield* links.accept(user.id, admission.accept.map(({ id }) => id), yield* now)
        for (const { accountId } of accepted) {
          yield* audit.record(accountId, asActor(user), "member.joined", user.id)
        }
        return yield* sessions.open(yield* settle(user, rules, claims), "oidc", client)
      })
      return OidcSignIn.of({ attempt: attempts.ofClient, isFirstAnswer: attempts.isFirst, signIn })
    })
  )
}
