import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import type * as Digest from "effect/crypto/Digest"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Latch from "effect/Latch"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { type AuditAction, type AuditActor, operator } from "../audit/AuditEntry.ts"
import { AuditLog } from "../audit/AuditLog.ts"
import * as Address from "../foundation/Address.ts"
import { AccountSuspended, type Issue, NotFound, Unauthorized, ValidationError } from "../foundation/Errors.ts"
import { logFailedWork } from "../foundation/failedWork.ts"
import type { Mode } from "../foundation/Mode.ts"
import { Brand } from "../foundation/Settings.ts"
import * as SteadyCache from "../foundation/SteadyCache.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { hasControl, isLonger, isShorter } from "../foundation/TextRules.ts"
import type { Account } from "./Account.ts"
import { type AccountChange, type AccountQuery, AccountStore } from "./AccountStore.ts"
import * as ApiKey from "./ApiKey.ts"
import { type Caller, ofKey } from "./Caller.ts"
import { type Member, nameFromAddress } from "./Member.ts"
import { noOverrides, type Plan } from "./Plan.ts"
import { type Scope, scopes as allScopes } from "./Scope.ts"

// A revocation holds on every node within a second, and a busy key costs one look-up in that time.
const keyMemoryMillis = 900
const keysRemembered = 10_000
const useReportMillis = 10_000

/** Accounts of one page, at most. */
export const maxListed = 500

/** What an operator says of a new account. */
export interface NewAccount {
  /** A UUID that no account has, for an application that knows its account by it; absent: a new one. */
  readonly id?: string
  readonly name: string
  /** Taken as verified: the operator vouches for it. */
  readonly ownerEmail: string
  readonly plan: Plan
  readonly planStep?: string | null
  readonly trusted?: boolean
  readonly overrides?: Partial<Account["overrides"]>
}

/** The input for a new key; without scopes it holds all that it may. */
export interface NewKey {
  readonly accountId: string
  readonly name: string
  readonly mode: Mode
  readonly scopes?: ReadonlyArray<Scope>
  /** The allowed scopes: those of the key's creator. Default: all. */
  readonly within?: ReadonlyArray<Scope>
}

/**
 * Accounts and their keys: authentication for everybody, the rest for operators. Every change is recorded in the audit
 * log, as the operator's unless `by` says who else made it.
 *
 * @example
 * ```ts
 * import { Accounts } from "@sendwright/core"
 * import * as Effect from "effect/Effect"
 * import * as Redacted from "effect/Redacted"
 *
 * // A customer's account with its first key, and the caller that the key represents.
 * export const signUp = Effect.gen(function*() {
 *   const accounts = yield* Accounts
 *   const { account } = yield* accounts.create({ name: "Shop", ownerEmail: "ada@example.com", plan: "free" })
 *   const { text } = yield* accounts.createKey({ accountId: account.id, name: "backend", mode: "live" })
 *   return yield* accounts.authenticate(Redacted.value(text))
 * })
 * ```
 */
export class Accounts extends Context.Service<Accounts, {
  /**
   * Finds the caller behind the text of a key. `Unauthorized` for every text that is no live key; then
   * `AccountSuspended`. What it finds is remembered for less than a second.
   */
  readonly authenticate: (key: string) => Effect.Effect<Caller, Unauthorized | AccountSuspended | StorageError>
  /**
   * The same for the hash of a key (`ApiKey.hash`), which is no proof of having the key: for a caller who proves
   * that in another way, such as with a signature.
   */
  readonly identify: (hash: string) => Effect.Effect<Caller, Unauthorized | AccountSuspended | StorageError>
  readonly create: (
    input: NewAccount,
    by?: AuditActor
  ) => Effect.Effect<{ readonly account: Account; readonly owner: Member }, ValidationError | StorageError>
  readonly update: (
    id: string,
    change: AccountChange,
    by?: AuditActor
  ) => Effect.Effect<Account, NotFound | ValidationError | StorageError>
  readonly get: (id: string) => Effect.Effect<Account, NotFound | StorageError>
  /** Newest first: a page of up to 500 (50 by default) of those that are looked for. */
  readonly list: (query?: Partial<AccountQuery>) => Effect.Effect<ReadonlyArray<Account>, StorageError>
  /** The members of an account, the one first who joined first. */
  readonly members: (accountId: string) => Effect.Effect<ReadonlyArray<Member>, StorageError>
  /** Stops live sending; queued email is held. */
  readonly pause: (
    id: string,
    reason: string | null,
    by?: AuditActor
  ) => Effect.Effect<Account, NotFound | ValidationError | StorageError>
  readonly resume: (id: string, by?: AuditActor) => Effect.Effect<Account, NotFound | ValidationError | StorageError>
  /** Closes every route, with the reason shown to the customer. */
  readonly suspend: (
    id: string,
    reason: string,
    by?: AuditActor
  ) => Effect.Effect<Account, NotFound | ValidationError | StorageError>
  readonly reinstate: (id: string, by?: AuditActor) => Effect.Effect<Account, NotFound | ValidationError | StorageError>
  /**
   * Makes a key. Its text is returned this once and stored as a hash only. `ValidationError` where it asks for more than
   * it may have.
   */
  readonly createKey: (input: NewKey, by?: AuditActor) => Effect.Effect<
    { readonly key: ApiKey.ApiKey; readonly text: Redacted.Redacted<string> },
    NotFound | ValidationError | StorageError
  >
  readonly listKeys: (accountId: string) => Effect.Effect<ReadonlyArray<ApiKey.ApiKey>, StorageError>
  readonly revokeKey: (
    accountId: string,
    keyId: string,
    by?: AuditActor
  ) => Effect.Effect<ApiKey.ApiKey, NotFound | StorageError>
}>()("@sendwright/core/accounts/Accounts") {
  static readonly layer = Layer.effect(
    Accounts,
    Effect.gen(function*() {
      const store = yield* AccountStore
      const audit = yield* AuditLog
      const random = yield* SecureRandom.SecureRandom
      const brand = yield* Brand
      const clock = yield* Clock.Clock
      const crypto = yield* Effect.context<Digest.Digest>()
      const now = () => new Date(clock.currentTimeMillisUnsafe())

      const uses = new Map<string, Date>()
      const reportUses = Effect.suspend(() => {
        const report = [...uses].map(([keyId, at]) => ({ keyId, at }))
        uses.clear()
        return report.length === 0 ? Effect.void : store.touchKeys(report)
      }).pipe(Effect.catchCause((cause) => logFailedWork("Could not note when keys were last used", cause)))
      // Nothing ticks while no key is used.
      const used = Latch.makeUnsafe(false)
      const reportLater = Effect.andThen(used.await, Effect.andThen(Effect.sleep(useReportMillis), used.close))
      yield* Effect.forkScoped(Effect.forever(Effect.andThen(reportLater, reportUses)))
      yield* Effect.addFinalizer(() => reportUses)

      const callerOf = (hash: string) =>
        Effect.map(
          store.authenticate(hash),
          (found) => Option.getOrUndefined(Option.map(found, (owned) => ofKey(owned, owned.key)))
        )
      // A look-up that failed says nothing about the key.
      const memory = {
        capacity: keysRemembered,
        keepMillis: (exit: Exit.Exit<unknown, unknown>) => Exit.isSuccess(exit) ? keyMemoryMillis : 0
      }
      const known = yield* SteadyCache.make({
        ...memory,
        lookup: Effect.fnUntraced(function*(text: string) {
          // Whatever is remembered has the form of a key, so that only what is not is checked for it.
          if (ApiKey.modeOf(brand.keyPrefix, text) === undefined) return yield* new Unauthorized()
          return yield* callerOf(yield* Effect.provideContext(ApiKey.hash(text), crypto))
        })
      })
      const knownByHash = yield* SteadyCache.make({ ...memory, lookup: callerOf })

      const admit = (caller: Caller | undefined): Effect.Effect<Caller, Unauthorized | AccountSuspended> => {
        if (caller === undefined) return Effect.fail(new Unauthorized())
        if (caller.actor.id !== null) uses.set(caller.actor.id, now())
        used.openUnsafe()
        const suspended = caller.account.suspended
        return suspended === null
          ? Effect.succeed(caller)
          : Effect.fail(new AccountSuspended({ reason: suspended.reason }))
      }

      const authenticate = (text: string) => Effect.flatMap(known(text), admit)

      const identify = (hash: string) =>
        ApiKey.isHash(hash) ? Effect.flatMap(knownByHash(hash), admit) : Effect.fail(new Unauthorized())

      const create = Effect.fn("Accounts.create")(function*(input: NewAccount, by: AuditActor = operator) {
        const overrides = { ...noOverrides, ...input.overrides }
        const address = Address.checkAddress(input.ownerEmail)
        yield* failOn([
          ...(address === undefined ? [] : [{ path: ["ownerEmail"], message: address }]),
          ...accountIssues({ name: input.name, overrides, planStep: input.planStep ?? null })
        ])
        const createdAt = now()
        const account: Account = {
          id: input.id ?? (yield* random.uuidV7()),
          name: input.name,
          plan: input.plan,
          planStep: input.planStep ?? null,
          trusted: input.trusted ?? false,
          overrides,
          paused: null,
          suspended: null,
          createdAt
        }
        const owner = yield* store.create(account, {
          id: yield* random.uuidV7(),
          accountId: account.id,
          email: input.ownerEmail,
          name: nameFromAddress(input.ownerEmail),
          role: "owner",
          createdAt
        })
        yield* audit.record(account.id, by, "account.created", null)
        return { account, owner }
      })

      const found = <A>(option: Option.Option<A>): Effect.Effect<A, NotFound> =>
        Option.isSome(option) ? Effect.succeed(option.value) : Effect.fail(new NotFound())

      const get = Effect.fn("Accounts.get")((id: string) => Effect.flatMap(store.find(id), found))

      const update = Effect.fn("Accounts.update")(function*(
        id: string,
        change: AccountChange,
        by: AuditActor = operator,
        action: AuditAction = "account.changed"
      ) {
        yield* failOn(accountIssues(change))
        const changed = yield* Effect.flatMap(store.change(id, change), found)
        yield* audit.record(changed.id, by, action, null)
        return changed
      })

      const createKey = Effect.fn("Accounts.createKey")(function*(input: NewKey, by: AuditActor = operator) {
        const { scopes = [], within = allScopes } = input
        yield* failOn([...nameIssues(input.name), ...scopeIssues(scopes, within)])
        yield* get(input.accountId)
        const text = yield* ApiKey.generate(brand.keyPrefix, input.mode)
        const value = Redacted.value(text)
        const key: ApiKey.ApiKey = {
          id: yield* random.uuidV7(),
          accountId: input.accountId,
          name: input.name,
          mode: input.mode,
          scopes: scopes.length === 0 ? within : scopes,
          prefix: ApiKey.prefixOf(brand.keyPrefix, input.mode),
          lastFour: value.slice(-4),
          createdAt: now(),
          createdBy: by.kind === "user" || by.kind === "operator" ? by.id : null,
          lastUsedAt: null,
          revokedAt: null
        }
        yield* store.createKey(key, yield* Effect.provideContext(ApiKey.hash(value), crypto))
        yield* audit.record(key.accountId, by, "key.created", key.id)
        return { key, text }
      }, Effect.provideService(SecureRandom.SecureRandom, random))

      return Accounts.of({
        authenticate,
        identify,
        create,
        update: (id, change, by) => update(id, change, by),
        get,
        list: ({ after = null, limit = 50, search = null, state = null } = {}) =>
          store.list({ after, limit: Math.max(1, Math.min(limit, maxListed)), search: search || null, state }),
        members: store.members,
        pause: (id, reason, by) => update(id, { paused: { at: now(), reason } }, by, "account.paused"),
        resume: (id, by) => update(id, { paused: null }, by, "account.resumed"),
        suspend: (id, reason, by) => update(id, { suspended: { at: now(), reason } }, by, "account.suspended"),
        reinstate: (id, by) => update(id, { suspended: null }, by, "account.reinstated"),
        createKey,
        listKeys: store.listKeys,
        revokeKey: Effect.fn("Accounts.revokeKey")(function*(
          accountId: string,
          keyId: string,
          by: AuditActor = operator
        ) {
          const revoked = yield* Effect.flatMap(store.revokeKey(accountId, keyId, now()), found)
          yield* audit.record(revoked.accountId, by, "key.revoked", revoked.id)
          return revoked
        })
      })
    })
  )
}

const failOn = (issues: ReadonlyArray<Issue>): Effect.Effect<void, ValidationError> =>
  issues.length === 0 ? Effect.void : Effect.fail(new ValidationError({ issues }))

const nameIssues = (name: string): ReadonlyArray<Issue> =>
  isShorter(name, 1) || isLonger(name, 100) || hasControl(name)
    ? [{ path: ["name"], message: "must be 1 to 100 characters long, without control characters" }]
    : []

/** The largest limit of an account's own that every storage keeps. */
const maxFigure = 2_147_483_647
const scopeIssues = (scopes: ReadonlyArray<Scope>, within: ReadonlyArray<Scope>): ReadonlyArray<Issue> => {
  if (within.length === 0) return [{ path: ["scopes"], message: "cannot be given by someone who has none" }]
  return scopes.flatMap((scope, index) =>
    within.includes(scope)
      ? []
      : [{ path: ["scopes", index], message: `is ${scope}, which you do not have yourself` }]
  )
}

const figureIssues = (overrides: Partial<Account["overrides"]>): ReadonlyArray<Issue> =>
  Object.entries(overrides).flatMap(([figure, value]) =>
    value === null || (Number.isInteger(value) && value >= (figure === "requestRate" ? 1 : 0) && value <= maxFigure)
      ? []
      : [{
        path: ["overrides", figure],
        message: `must be a whole number from ${figure === "requestRate" ? 1 : 0} to ${maxFigure}`
      }]
  )

/** The reason of a pause or a suspension is one line, which the customer is shown. */
const reasonIssues = (reason: string | null | undefined): ReadonlyArray<Issue> => {
  if (reason === null || reason === undefined) return []
  if (reason.trim() === "") return [{ path: ["reason"], message: "must give a reason: the customer sees it" }]
  return isLonger(reason, 500) || hasControl(reason)
    ? [{ path: ["reason"], message: "must be 1 to 500 characters long, without control characters" }]
    : []
}

const accountIssues = (change: AccountChange): ReadonlyArray<Issue> => [
  ...(change.name === undefined ? [] : nameIssues(change.name)),
  ...(change.overrides === undefined ? [] : figureIssues(change.overrides)),
  ...reasonIssues(change.suspended?.reason),
  ...reasonIssues(change.paused?.reason),
  ...(typeof change.planStep === "string" &&
      (isShorter(change.planStep, 1) || isLonger(change.planStep, 100) || hasControl(change.planStep))
    ? [{ path: ["planStep"], message: "must be 1 to 100 characters long, without control characters" }]
    : [])
]
