import * as Context from "effect/Context"
import type * as Digest from "effect/crypto/Digest"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type * as Redacted from "effect/Redacted"
import { AccountStore } from "../accounts/AccountStore.ts"
import { AuditLog } from "../audit/AuditLog.ts"
import * as Address from "../foundation/Address.ts"
import { Conflict, Forbidden, type RateLimited, type ValidationError } from "../foundation/Errors.ts"
import { logFailedWork } from "../foundation/failedWork.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { StorageTime } from "../foundation/StorageTime.ts"
import * as Attempts from "./Attempts.ts"
import * as Devices from "./Devices.ts"
import { LinkMail } from "./LinkMail.ts"
import * as Links from "./Links.ts"
import { LinkStore, type Redeemed, type Redemption } from "./LinkStore.ts"
import * as NewPassword from "./NewPassword.ts"
import { PasswordHasher } from "./PasswordHasher.ts"
import { LinkUnusable, SignInRefused } from "./PeopleErrors.ts"
import * as Secret from "./Secret.ts"
import type { Client } from "./Session.ts"
import { type Opened, Sessions, type SignedIn } from "./Sessions.ts"
import { SessionStore } from "./SessionStore.ts"
import type { LinkPurpose, SignInLink } from "./SignInLink.ts"
import { asActor, type User } from "./User.ts"
import { emailIssues, nameIssues } from "./userInput.ts"
import { type NewUser, UserStore } from "./UserStore.ts"

/** What a person is asked for by the page that a link leads to. */
export interface LinkInvitee {
  readonly purpose: LinkPurpose
  /** The address that the link is for; null for `setup`, where the person enters it. */
  readonly email: string | null
  /** The account that an invitation is into. */
  readonly account: { readonly id: string; readonly name: string } | null
  /** Whether the address of an invitation has a user, who then accepts it signed in. */
  readonly isKnown: boolean
}

interface Credentials {
  readonly email: string
  readonly password: Redacted.Redacted
}

/**
 * How people sign in: by password or by a link that works once (for OpenID providers see `OidcSignIn`). No answer tells
 * whether an address has a user, and attempts are limited by user and by IP address.
 *
 * @example
 * ```ts no-run: it needs a user with a password
 * import { SignIn } from "@sendwright/core/users/SignIn"
 * import * as Effect from "effect/Effect"
 * import * as Redacted from "effect/Redacted"
 *
 * // What a sign-in form does: the secret goes into the cookie.
 * export const signIn = Effect.fn("signIn")(function*(email: string, password: string, address: string) {
 *   const client = { userAgent: null, address }
 *   const { secret } = yield* (yield* SignIn).withPassword({ email, password: Redacted.make(password) }, client)
 *   return secret
 * })
 * ```
 */
export class SignIn extends Context.Service<SignIn, {
  readonly withPassword: (
    credentials: Credentials,
    client: Client
  ) => Effect.Effect<Opened, SignInRefused | RateLimited | StorageError>
  /** Signs in by a link with the purpose `start`. */
  readonly withLink: (
    secret: Redacted.Redacted,
    client: Client
  ) => Effect.Effect<Opened, LinkUnusable | RateLimited | StorageError>
  /** What a link is for. It is not used up. */
  readonly inspect: (
    secret: Redacted.Redacted,
    client: Client
  ) => Effect.Effect<LinkInvitee, LinkUnusable | RateLimited | StorageError>
  /** Makes the first operator by a link with the purpose `setup`, and signs them in. */
  readonly setUp: (
    secret: Redacted.Redacted,
    input: Credentials & { readonly name: string },
    client: Client
  ) => Effect.Effect<Opened, LinkUnusable | ValidationError | RateLimited | StorageError>
  /** Accepts an invitation as a new user, and signs them in. `Conflict` where the address has a user. */
  readonly acceptAsNew: (
    secret: Redacted.Redacted,
    input: { readonly name: string; readonly password: Redacted.Redacted },
    client: Client
  ) => Effect.Effect<Opened, LinkUnusable | ValidationError | Conflict | RateLimited | StorageError>
  /** Accepts an invitation as the user who is signed in; `Forbidden` where it is for another address. */
  readonly accept: (
    secret: Redacted.Redacted,
    who: SignedIn
  ) => Effect.Effect<SignInLink, LinkUnusable | Forbidden | StorageError>
  /**
   * Mails a link that sets a new password, where the address has a user and `LinkMail` is on; the answer is the same
   * where it has none.
   */
  readonly requestReset: (email: string, client: Client) => Effect.Effect<void, RateLimited | StorageError>
  /** Sets a password by a link with the purpose `reset`, ends all sessions, and signs in. */
  readonly reset: (
    secret: Redacted.Redacted,
    password: Redacted.Redacted,
    client: Client
  ) => Effect.Effect<Opened, LinkUnusable | ValidationError | RateLimited | StorageError>
  /** Changes the password of the user who is signed in, and ends their other sessions. */
  readonly changePassword: (
    who: SignedIn,
    current: Redacted.Redacted,
    next: Redacted.Redacted
  ) => Effect.Effect<void, SignInRefused | ValidationError | RateLimited | StorageError>
}>()("@sendwright/core/users/SignIn") {
  static readonly layer = Layer.effect(
    SignIn,
    Effect.gen(function*() {
      const users = yield* UserStore
      const links = yield* LinkStore
      const sessionStore = yield* SessionStore
      const sessions = yield* Sessions
      const accounts = yield* AccountStore
      const hasher = yield* PasswordHasher
      const mail = yield* LinkMail
      const audit = yield* AuditLog
      const attempts = yield* Attempts.make
      const devices = yield* Devices.make
      const newPassword = yield* NewPassword.make
      const issue = yield* Links.make
      const random = yield* SecureRandom.SecureRandom
      const crypto = yield* Effect.context<Digest.Digest>()
      const { now } = yield* StorageTime
      const hashOf = (secret: Redacted.Redacted) => Effect.provideContext(Secret.hash(secret), crypto)

      // What follows an attempt goes on beside the answer, whose time would tell whether there is a user.
      const scope = yield* Effect.scope
      const aside = <A, E>(effect: Effect.Effect<A, E>) =>
        Effect.forkIn(
          Effect.catchCause(effect, (cause) => logFailedWork("What follows a sign-in could not be done", cause)),
          scope
        )

      const withPassword = Effect.fn("SignIn.withPassword")(function*(credentials: Credentials, client: Client) {
        const { email } = credentials
        const isAddress = Address.checkAddress(email) === undefined
        // What strangers try does not count against a browser that is known.
        const device = isAddress ? yield* devices.find(email, client.device) : undefined
        if (device === undefined) yield* attempts.ofClient(client)
        if (!isAddress) return yield* new SignInRefused()
        yield* device === undefined ? attempts.ofAddress(email) : attempts.ofKnown(device)
        const known = Option.getOrUndefined(yield* users.findByAddress(email))
        const hash = known?.user.disabledAt === null ? known.passwordHash : null
        const password = NewPassword.toCompare(credentials.password)
        const { isOutdated, isRight } = yield* hasher.verify(password, hash)
        if (known === undefined || hash === null || !isRight) {
          if (known !== undefined) yield* aside(attempts.noteFailure(known.user))
          return yield* new SignInRefused()
        }
        if (isOutdated) {
          yield* aside(Effect.flatMap(hasher.hash(password), (better) => users.rehash(known.user.id, hash, better)))
        }
        return yield* sessions.open(known.user, "password", client)
      })

      const find = Effect.fnUntraced(function*(secret: Redacted.Redacted, purpose: LinkPurpose | null) {
        const found = Option.getOrUndefined(yield* links.find(yield* hashOf(secret), yield* now))
        return found === undefined || (purpose !== null && found.purpose !== purpose)
          ? yield* new LinkUnusable()
          : found
      })

      const redeem = Effect.fnUntraced(function*(
        secret: Redacted.Redacted,
        redemption: Redemption
      ): Effect.fn.Return<Redeemed, LinkUnusable | StorageError> {
        const redeemed = yield* links.redeem(yield* hashOf(secret), yield* now, redemption)
        return Option.isSome(redeemed) ? redeemed.value : yield* new LinkUnusable()
      })

      const joined = ({ link, user }: Redeemed) =>
        audit.record(link.offer?.accountId ?? null, asActor(user), "member.joined", user.id)

      const newUser = Effect.fnUntraced(function*(
        input: { readonly email: string; readonly name: string; readonly passwordHash: string },
        isOperator: boolean
      ): Effect.fn.Return<NewUser, StorageError> {
        return { ...input, id: yield* random.uuidV7(), isOperator, disabledAt: null, createdAt: yield* now }
      })

      return SignIn.of({
        withPassword,
        withLink: Effect.fn("SignIn.withLink")(function*(secret: Redacted.Redacted, client: Client) {
          yield* attempts.ofClient(client)
          yield* find(secret, "start")
          const { user } = yield* redeem(secret, { _tag: "SignIn" })
          return yield* sessions.open(user, "link", client)
        }),
        inspect: Effect.fn("SignIn.inspect")(function*(secret: Redacted.Redacted, client: Client) {
          yield* attempts.ofClient(client)
          const { offer, purpose, userId } = yield* find(secret, null)
          const user = userId === null ? undefined : Option.getOrUndefined(yield* users.find(userId))
          if (offer === null) return { purpose, email: user?.email ?? null, account: null, isKnown: user !== undefined }
          const account = Option.getOrUndefined(yield* accounts.find(offer.accountId))
          const known = yield* users.findByAddress(offer.email)
          return {
            purpose,
            email: offer.email,
            account: account === undefined ? null : { id: account.id, name: account.name },
            isKnown: Option.isSome(known)
          }
        }),
        setUp: Effect.fn("SignIn.setUp")(function*(
          secret: Redacted.Redacted,
          { email, name, password }: Credentials & { readonly name: string },
          client: Client
        ) {
          yield* attempts.ofClient(client)
          yield* find(secret, "setup")
          const issues = [...emailIssues(email), ...nameIssues(name)]
          const passwordHash = yield* newPassword(password, { email, name }, issues)
          const user = yield* newUser({ email, name, passwordHash }, true)
          const { user: made } = yield* redeem(secret, { _tag: "MakeOperator", user })
          yield* audit.record(null, asActor(made), "user.created", made.id)
          return yield* sessions.open(made, "link", client)
        }),
        acceptAsNew: Effect.fn("SignIn.acceptAsNew")(function*(
          secret: Redacted.Redacted,
          { name, password }: { readonly name: string; readonly password: Redacted.Redacted },
          client: Client
        ) {
          yield* attempts.ofClient(client)
          const { offer } = yield* find(secret, "invitation")
          const email = offer?.email ?? ""
          if (Option.isSome(yield* users.findByAddress(email))) {
            return yield* new Conflict({
              message: "This address can sign in already: sign in with it, and open the link again."
            })
          }
          const passwordHash = yield* newPassword(password, { email, name }, nameIssues(name))
          const user = yield* newUser({ email, name, passwordHash }, false)
          const redeemed = yield* redeem(secret, { _tag: "MakeMember", user })
          yield* audit.record(null, asActor(redeemed.user), "user.created", redeemed.user.id)
          yield* joined(redeemed)
          return yield* sessions.open(redeemed.user, "link", client)
        }),
        accept: Effect.fn("SignIn.accept")(function*(secret: Redacted.Redacted, { user }: SignedIn) {
          const { offer } = yield* find(secret, "invitation")
          if (offer === null || Address.normalize(offer.email) !== Address.normalize(user.email)) {
            return yield* new Forbidden({
              message: "This invitation is for another address than the one that you are signed in with."
            })
          }
          const redeemed = yield* redeem(secret, { _tag: "Join", userId: user.id })
          yield* joined(redeemed)
          return redeemed.link
        }),
        requestReset: Effect.fn("SignIn.requestReset")(function*(email: string, client: Client) {
          yield* attempts.ofClient(client)
          if (Address.checkAddress(email) !== undefined) return
          yield* attempts.ofReset(email)
          // A link that nobody brings would only lie about.
          if (!mail.isOn) return
          yield* aside(Effect.gen(function*() {
            const known = Option.getOrUndefined(yield* users.findByAddress(email))
            if (known === undefined || known.user.disabledAt !== null) return
            const { user } = known
            const issued = yield* issue("reset", { userId: user.id })
            yield* audit.record(null, asActor(user), "user.link_made", user.id)
            yield* mail.deliver({ ...issued, to: user.email, accountName: null })
          }))
        }),
        reset: Effect.fn("SignIn.reset")(function*(
          secret: Redacted.Redacted,
          password: Redacted.Redacted,
          client: Client
        ) {
          yield* attempts.ofClient(client)
          const { userId } = yield* find(secret, "reset")
          const of = Option.getOrUndefined(userId === null ? Option.none<User>() : yield* users.find(userId))
          if (of === undefined) return yield* new LinkUnusable()
          const passwordHash = yield* newPassword(password, of, [])
          const { user } = yield* redeem(secret, { _tag: "SetPassword", passwordHash })
          yield* audit.record(null, asActor(user), "user.password_changed", user.id)
          return yield* sessions.open(user, "link", client)
        }),
        changePassword: Effect.fn("SignIn.changePassword")(function*(
          { session, user }: SignedIn,
          current: Redacted.Redacted,
          next: Redacted.Redacted
        ) {
          yield* attempts.ofKnown(session.id)
          const hash = yield* users.passwordHash(user.id)
          const { isRight } = yield* hasher.verify(NewPassword.toCompare(current), hash)
          if (!isRight) {
            yield* attempts.noteFailure(user, asActor(user))
            return yield* new SignInRefused()
          }
          yield* users.change(user.id, { passwordHash: yield* newPassword(next, user, []) })
          yield* sessionStore.revokeAll(user.id, session.id)
          yield* links.withdrawAll(user.id)
          yield* audit.record(null, asActor(user), "user.password_changed", user.id)
        })
      })
    })
  )
}
