import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { limitsOf } from "../accounts/Account.ts"
import { actorOf, type Caller } from "../accounts/Caller.ts"
import { AuditLog } from "../audit/AuditLog.ts"
import { Conflict, NotFound, PlanLimit, ValidationError } from "../foundation/Errors.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { SecretBox, type SecretUnreadable } from "../secrets/SecretBox.ts"
import * as DkimRotation from "./DkimRotation.ts"
import { type Domain, newDomain } from "./Domain.ts"
import { DomainChecks, leaseMillis } from "./DomainChecks.ts"
import * as DomainHealth from "./DomainHealth.ts"
import { DomainIdentities, DomainSettings, type IdentityUnavailable } from "./DomainIdentity.ts"
import * as DomainName from "./DomainName.ts"
import * as DomainReceiving from "./DomainReceiving.ts"
import { dkimPlace, DomainStore } from "./DomainStore.ts"

/** A domain that is asked for is looked up again at most so often, in milliseconds. */
export const recheckMillis = 10_000

/**
 * The sending domains of an account.
 *
 * @example
 * ```ts
 * import { type Caller, Domains } from "@sendwright/core"
 * import * as Effect from "effect/Effect"
 *
 * // The DNS records that the owner of the domain is to publish, one a line.
 * export const recordsOf = Effect.fn("recordsOf")(function*(caller: Caller) {
 *   const domain = yield* (yield* Domains).create(caller, "mail.shop.example")
 *   return domain.dnsRecords.map(({ name, type, value }) => `${name} ${type} ${value}`)
 * })
 * ```
 */
export class Domains extends Context.Service<Domains, {
  /**
   * Adds a domain with the records that its owner is to publish. Its private key is stored encrypted and never shown.
   * `Conflict` where the account has it already, `PlanLimit` where it has as many as its plan allows,
   * `IdentityUnavailable` where the provider did not make its identity. A domain that is not added leaves none behind.
   */
  readonly create: (
    caller: Caller,
    name: string
  ) => Effect.Effect<Domain, ValidationError | Conflict | PlanLimit | IdentityUnavailable | StorageError>
  /** All domains of the account, oldest first, as they were found the last time. */
  readonly list: (caller: Caller) => Effect.Effect<ReadonlyArray<Domain>, StorageError>
  /** When each of them is looked up next, by their ids; asking for one or adding it looks it up before. */
  readonly nextChecks: (caller: Caller) => Effect.Effect<ReadonlyMap<string, Date>, StorageError>
  /** A domain, looked up again unless that was done in the last 10 seconds. */
  readonly get: (caller: Caller, id: string) => Effect.Effect<Domain, NotFound | StorageError>
  /**
   * Removes a domain: nothing is sent from it any more, queued email included. Its name can be added again. Its identity
   * is given up with it, unless another account has the name.
   */
  readonly remove: (caller: Caller, id: string) => Effect.Effect<void, NotFound | StorageError>
  /**
   * Makes a domain a new DKIM key under a new selector and adds its record. The old key goes on signing until a check
   * finds the new record. `Conflict` where the domain has two keys already, or its provider signs; `SecretUnreadable`
   * where the old one does not open, because what is sealed here could not be opened elsewhere.
   */
  readonly rotateKey: (
    caller: Caller,
    id: string
  ) => Effect.Effect<Domain, NotFound | Conflict | SecretUnreadable | StorageError>
  /** Forgets the old DKIM key of a domain and its record. `Conflict` where it still signs, or there is none. */
  readonly retireKey: (caller: Caller, id: string) => Effect.Effect<Domain, NotFound | Conflict | StorageError>
  /**
   * Asks a domain to receive, with the record that leads its mail to our host; one that was asked already stays as it
   * is. A name receives for one account: the one whose domain of that name is verified for sending.
   */
  readonly addReceiving: (caller: Caller, id: string) => Effect.Effect<Domain, NotFound | StorageError>
  /** No mail is taken for the domain any more. What was received stays. `NotFound` also where it was not asked to. */
  readonly removeReceiving: (caller: Caller, id: string) => Effect.Effect<void, NotFound | StorageError>
}>()("@sendwright/core/domains/Domains") {
  static readonly layer = Layer.effect(
    Domains,
    Effect.gen(function*() {
      const store = yield* DomainStore
      const identities = yield* DomainIdentities
      const checks = yield* DomainChecks
      const secrets = yield* SecretBox
      const audit = yield* AuditLog
      const random = yield* SecureRandom.SecureRandom
      const { bounceHost } = yield* DomainSettings
      const clock = yield* Clock.Clock
      const now = () => new Date(clock.currentTimeMillisUnsafe())

      const refusal = (name: string, reason: "exists" | "limit", limit: number) =>
        reason === "exists"
          ? new Conflict({ message: `The domain ${name} is on this account already.` })
          : new PlanLimit({ limit: "domains", allowed: limit })

      // An identity that is left over does no harm: the next account that adds the name uses it. Only an account that
      // adds it in the very moment in which another one's last domain of the name goes may find its identity gone.
      const releaseUnused = (name: string) =>
        store.isNameInUse(name).pipe(
          Effect.flatMap((inUse) => inUse ? Effect.void : identities.release(name)),
          Effect.catch((error) =>
            Effect.logError("The identity of a domain that no account has remains at the provider: delete it there", {
              domain: name,
              reason: error.message
            })
          )
        )

      const add = Effect.fnUntraced(function*(caller: Caller, name: string, limit: number) {
        const accountId = caller.account.id
        const { key, records, region } = yield* identities.create(name)
        const domain = newDomain({
          id: yield* random.uuidV7(),
          accountId,
          name,
          region,
          dnsRecords: records,
          createdAt: now()
        })
        const sealed = key === null ? null : {
          selector: key.selector,
          sealedPrivateKey: yield* secrets.seal(key.privateKey, dkimPlace(domain.id, accountId))
        }
        const answer = yield* store.add(domain, { key: sealed, limit })
        if (answer !== "added") return yield* refusal(name, answer, limit)
        yield* audit.record(accountId, actorOf(caller), "domain.added", domain.id)
        return domain
      })

      const create = Effect.fn("Domains.create")(function*(caller: Caller, given: string) {
        const problem = DomainName.problemOf(given)
        if (problem !== undefined) return yield* new ValidationError({ issues: [{ path: ["name"], message: problem }] })
        const name = DomainName.toAscii(given)
        const accountId = caller.account.id
        const limit = limitsOf(caller.account).domains
        // A key costs some 100 ms of a core: none for what is going to be refused anyway.
        const present = yield* store.list(accountId)
        if (present.some((domain) => domain.name === name)) return yield* refusal(name, "exists", limit)
        if (present.length >= limit) return yield* refusal(name, "limit", limit)
        return yield* add(caller, name, limit).pipe(Effect.onError(() => releaseUnused(name)))
      })

      const get = Effect.fn("Domains.get")(function*(caller: Caller, id: string) {
        const accountId = caller.account.id
        const claimed = yield* store.claimCheck({
          accountId,
          id,
          now: now(),
          minIntervalMillis: recheckMillis,
          leaseMillis
        })
        const checked = Option.isSome(claimed) ? yield* checks.run(claimed.value) : Option.none()
        const domain = Option.isSome(checked) ? checked : yield* store.find(accountId, id)
        return Option.isSome(domain) ? domain.value : yield* new NotFound()
      })

      const remove = Effect.fn("Domains.remove")(function*(caller: Caller, id: string) {
        const accountId = caller.account.id
        const domain = yield* store.find(accountId, id)
        if (Option.isNone(domain) || !(yield* store.remove(accountId, id, now()))) return yield* new NotFound()
        yield* audit.record(accountId, actorOf(caller), "domain.removed", id)
        yield* releaseUnused(domain.value.name)
      }, Effect.uninterruptible)

      const found = (caller: Caller, id: string) =>
        Effect.flatMap(
          store.find(caller.account.id, id),
          Option.match({
            onNone: () => Effect.fail(new NotFound()),
            onSome: Effect.succeed
          })
        )

      const rotateKey = Effect.fn("Domains.rotateKey")(function*(caller: Caller, id: string) {
        const accountId = caller.account.id
        const domain = yield* found(caller, id)
        if (domain.rotation !== null) return yield* twoKeys(domain, domain.rotation)
        const signing = yield* store.signingKey(accountId, id)
        if (identities.newKey === undefined || Option.isNone(signing)) return yield* providerSigns(domain)
        const place = dkimPlace(id, accountId)
        yield* secrets.open(signing.value.sealedPrivateKey, place)
        const { privateKey, record, selector } = yield* identities.newKey(domain.name)
        const sealedPrivateKey = yield* secrets.seal(privateKey, place)
        const startedAt = now()
        const rotation = { from: signing.value.selector, to: selector, startedAt, switchedAt: null }
        const rotated = yield* store.beginRotation({
          accountId,
          domainId: id,
          from: rotation.from,
          key: { selector, sealedPrivateKey },
          dnsRecords: DkimRotation.begin(domain.dnsRecords, record),
          now: startedAt,
          nextCheckAt: DomainHealth.nextCheckAt({ ...domain, rotation }, startedAt)
        })
        if (Option.isNone(rotated)) {
          const other = yield* found(caller, id)
          return yield* twoKeys(other, other.rotation)
        }
        yield* audit.record(accountId, actorOf(caller), "domain.dkim_rotated", id)
        return rotated.value
      })

      const retireKey = Effect.fn("Domains.retireKey")(function*(caller: Caller, id: string) {
        const accountId = caller.account.id
        const domain = yield* found(caller, id)
        const { rotation } = domain
        if (rotation === null) return yield* oneKey(domain)
        if (rotation.switchedAt === null) return yield* stillSigns(domain, rotation)
        const ended = yield* store.endRotation({
          accountId,
          domainId: id,
          from: rotation.from,
          dnsRecords: DkimRotation.end(domain.dnsRecords, rotation)
        })
        if (Option.isNone(ended)) return yield* oneKey(yield* found(caller, id))
        yield* audit.record(accountId, actorOf(caller), "domain.dkim_retired", id)
        return ended.value
      })

      const addReceiving = Effect.fn("Domains.addReceiving")(function*(caller: Caller, id: string) {
        const accountId = caller.account.id
        const domain = yield* found(caller, id)
        const startedAt = now()
        const receiving = DomainReceiving.begin(domain.name, bounceHost, startedAt)
        const begun = yield* store.beginReceiving({
          accountId,
          domainId: id,
          receiving,
          nextCheckAt: DomainHealth.nextCheckAt({ ...domain, receiving }, startedAt)
        })
        if (Option.isNone(begun)) return yield* new NotFound()
        if (begun.value.isNew) yield* audit.record(accountId, actorOf(caller), "domain.receiving_added", id)
        return begun.value.domain
      })

      const removeReceiving = Effect.fn("Domains.removeReceiving")(function*(caller: Caller, id: string) {
        if (!(yield* store.endReceiving(caller.account.id, id))) return yield* new NotFound()
        yield* audit.record(caller.account.id, actorOf(caller), "domain.receiving_removed", id)
      }, Effect.uninterruptible)

      return Domains.of({
        addReceiving,
        removeReceiving,
        create,
        list: (caller) => store.list(caller.account.id),
        nextChecks: (caller) => store.nextChecks(caller.account.id),
        get,
        remove,
        rotateKey,
        retireKey
      })
    })
  )
}

const providerSigns = ({ name }: Domain) =>
  new Conflict({ message: `Mail of ${name} is signed by its provider, which also changes the keys: ask the provider.` })

const oneKey = ({ name }: Domain) =>
  new Conflict({ message: `${name} has no old DKIM key. A new one is made with: sendwright domains rotate-dkim.` })

const twoKeys = ({ name }: Domain, rotation: DkimRotation.DkimRotation | null) =>
  new Conflict({
    message: rotation?.switchedAt === null
      ? `${name} is being given a new DKIM key already: publish the record of its selector ${rotation.to}.`
      : `${name} has an old DKIM key still: let it go first, with sendwright domains retire-dkim.`
  })

const stillSigns = ({ name }: Domain, { from, to }: DkimRotation.DkimRotation) =>
  new Conflict({
    message:
      `Mail of ${name} is still signed under ${from}, because the record of ${to} has not been found: publish it `
      + "and wait for the next check."
  })
