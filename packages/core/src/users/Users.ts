import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { nameFromAddress } from "../accounts/Member.ts"
import { type AuditAction, type AuditActor, operator } from "../audit/AuditEntry.ts"
import { AuditLog } from "../audit/AuditLog.ts"
import { Conflict, NotFound, type ValidationError } from "../foundation/Errors.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import type { Position } from "../model/EmailQuery.ts"
import * as Links from "./Links.ts"
import { LinkStore } from "./LinkStore.ts"
import { SessionStore } from "./SessionStore.ts"
import type { IssuedLink } from "./SignInLink.ts"
import type { Membership, User } from "./User.ts"
import { emailIssues, failOn, nameIssues } from "./userInput.ts"
import { type UserChange, UserStore } from "./UserStore.ts"

/** What an operator says of a new user. */
export interface NewUserInput {
  readonly email: string
  /** What stands before the @ of the address, where it is missing. */
  readonly name?: string
  readonly isOperator?: boolean
}

/**
 * The users of the service, for operators. Every change is recorded in the audit log, as the operator's unless `by` says
 * who else made it.
 *
 * @example
 * ```ts
 * import { pathOf } from "@sendwright/core/users/SignInLink"
 * import { Users } from "@sendwright/core/users/Users"
 * import * as Effect from "effect/Effect"
 * import * as Redacted from "effect/Redacted"
 *
 * // A colleague, and the link with which they choose their password.
 * export const addColleague = Effect.gen(function*() {
 *   const { link } = yield* (yield* Users).create({ email: "ada@example.com", isOperator: true })
 *   return `https://mail.example.com${pathOf(Redacted.value(link.secret))}`
 * })
 * ```
 */
export class Users extends Context.Service<Users, {
  /** Makes a user, and the link with which they choose their password. `Conflict` where the address has a user. */
  readonly create: (
    input: NewUserInput,
    by?: AuditActor
  ) => Effect.Effect<
    { readonly user: User; readonly link: IssuedLink },
    ValidationError | Conflict | StorageError
  >
  readonly get: (id: string) => Effect.Effect<User, NotFound | StorageError>
  readonly byAddress: (email: string) => Effect.Effect<User, NotFound | StorageError>
  /** Oldest first, strictly after `after`; with `search` those whose address or name holds it, in either case. */
  readonly list: (
    limit: number,
    after: Position | null,
    search?: string | null
  ) => Effect.Effect<ReadonlyArray<User>, StorageError>
  readonly memberships: (id: string) => Effect.Effect<ReadonlyArray<Membership>, StorageError>
  readonly rename: (
    id: string,
    name: string,
    by?: AuditActor
  ) => Effect.Effect<User, NotFound | ValidationError | StorageError>
  /** Makes an operator of a user, or a usual user of an operator. Sessions end: rights change at a sign-in. */
  readonly setOperator: (
    id: string,
    isOperator: boolean,
    by?: AuditActor
  ) => Effect.Effect<User, NotFound | StorageError>
  /** Ends a user's sessions and links; they cannot sign in until they are enabled. */
  readonly disable: (id: string, by?: AuditActor) => Effect.Effect<User, NotFound | StorageError>
  readonly enable: (id: string, by?: AuditActor) => Effect.Effect<User, NotFound | StorageError>
  /** Ends all sessions of a user. Answers with how many. */
  readonly endSessions: (id: string, by?: AuditActor) => Effect.Effect<number, NotFound | StorageError>
  /** Makes the link with which a user chooses a password. `Conflict` where the user is disabled. */
  readonly resetLink: (id: string, by?: AuditActor) => Effect.Effect<
    IssuedLink,
    NotFound | Conflict | StorageError
  >
  /** Makes the link that signs a user in at once: for development, on the same machine. */
  readonly startLink: (id: string) => Effect.Effect<IssuedLink, NotFound | Conflict | StorageError>
  /** Makes the link with which the first operator is made; `None` where there is an operator already. */
  readonly setupLink: Effect.Effect<Option.Option<IssuedLink>, StorageError>
}>()("@sendwright/core/users/Users") {
  static readonly layer = Layer.effect(
    Users,
    Effect.gen(function*() {
      const store = yield* UserStore
      const sessions = yield* SessionStore
      const links = yield* LinkStore
      const audit = yield* AuditLog
      const random = yield* SecureRandom.SecureRandom
      const clock = yield* Clock.Clock
      const issue = yield* Links.make
      const now = () => new Date(clock.currentTimeMillisUnsafe())

      const found = <A>(option: Option.Option<A>): Effect.Effect<A, NotFound> =>
        Option.isSome(option) ? Effect.succeed(option.value) : Effect.fail(new NotFound())

      const get = Effect.fn("Users.get")((id: string) => Effect.flatMap(store.find(id), found))

      const create = Effect.fn("Users.create")(function*(input: NewUserInput, by: AuditActor = operator) {
        const { email, isOperator = false, name = nameFromAddress(email) } = input
        yield* failOn([...emailIssues(email), ...(input.name === undefined ? [] : nameIssues(name))])
        const user: User = {
          id: yield* random.uuidV7(),
          email,
          name,
          isOperator,
          hasPassword: false,
          disabledAt: null,
          createdAt: now()
        }
        const { hasPassword: _, ...stored } = user
        if (!(yield* store.create({ ...stored, passwordHash: null }))) {
          return yield* new Conflict({ message: "There is a user with this address already." })
        }
        yield* audit.record(null, by, "user.created", user.id)
        return { user, link: yield* issue("reset", { userId: user.id }) }
      })

      const change = Effect.fn("Users.change")(function*(
        id: string,
        change: UserChange,
        action: AuditAction,
        by: AuditActor = operator
      ) {
        const changed = yield* Effect.flatMap(store.change(id, change), found)
        if (change.name === undefined) yield* sessions.revokeAll(id, null)
        if (change.disabledAt instanceof Date) yield* links.withdrawAll(id)
        yield* audit.record(null, by, action, id)
        return changed
      })

      const linkTo = Effect.fnUntraced(function*(purpose: "reset" | "start", id: string) {
        const user = yield* get(id)
        if (user.disabledAt !== null) {
          return yield* new Conflict({ message: "This user is disabled: enable them first." })
        }
        return yield* issue(purpose, { userId: id })
      })

      return Users.of({
        create,
        get,
        byAddress: Effect.fn("Users.byAddress")(function*(email: string) {
          return (yield* Effect.flatMap(store.findByAddress(email), found)).user
        }),
        list: store.list,
        memberships: store.memberships,
        rename: (id, name, by) => Effect.andThen(failOn(nameIssues(name)), change(id, { name }, "user.changed", by)),
        setOperator: (id, isOperator, by) => change(id, { isOperator }, "user.changed", by),
        disable: (id, by) => Effect.suspend(() => change(id, { disabledAt: now() }, "user.disabled", by)),
        enable: (id, by) => change(id, { disabledAt: null }, "user.enabled", by),
        endSessions: Effect.fn("Users.endSessions")(function*(id: string, by: AuditActor = operator) {
          yield* get(id)
          const count = yield* sessions.revokeAll(id, null)
          if (count > 0) yield* audit.record(null, by, "user.sessions_ended", id)
          return count
        }),
        resetLink: Effect.fn("Users.resetLink")(function*(id: string, by: AuditActor = operator) {
          const link = yield* linkTo("reset", id)
          yield* audit.record(null, by, "user.link_made", id)
          return link
        }),
        startLink: Effect.fn("Users.startLink")((id: string) => linkTo("start", id)),
        setupLink: Effect.flatMap(
          store.hasOperator,
          (known) => known ? Effect.succeedNone : Effect.asSome(issue("setup", {}))
        ).pipe(Effect.withSpan("Users.setupLink"))
      })
    })
  )
}
