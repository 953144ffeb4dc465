import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { figuresOf } from "../accounts/Account.ts"
import type { Caller } from "../accounts/Caller.ts"
import { actorOf } from "../audit/AuditEntry.ts"
import { AuditLog } from "../audit/AuditLog.ts"
import { Conflict, NotFound, PlanLimit, ValidationError } from "../Errors.ts"
import { SecretBox } from "../secrets/SecretBox.ts"
import type { StorageError } from "../StorageError.ts"
import { type Domain, newDomain } from "./Domain.ts"
import { DomainChecks, leaseMillis } from "./DomainChecks.ts"
import { DomainIdentities } from "./DomainIdentity.ts"
import * as DomainName from "./DomainName.ts"
import { dkimPlace, DomainStore } from "./DomainStore.ts"

/** A domain that is asked for is looked up again at most so often, in milliseconds. */
export const recheckMillis = 10_000

/** The sending domains of an account. */
export class Domains extends Context.Service<Domains, {
  /**
   * Adds a domain with the records that its owner is to publish. Its private key is stored encrypted and never shown.
   * `Conflict` where the account has it already, `PlanLimit` where it has as many as its plan allows.
   */
  readonly create: (
    caller: Caller,
    name: string
  ) => Effect.Effect<Domain, ValidationError | Conflict | PlanLimit | StorageError>
  /** All domains of the account, oldest first, as they were found the last time. */
  readonly list: (caller: Caller) => Effect.Effect<ReadonlyArray<Domain>, StorageError>
  /** A domain, looked up again unless that was done in the last 10 seconds. */
  readonly get: (caller: Caller, id: string) => Effect.Effect<Domain, NotFound | StorageError>
  /** Removes a domain: nothing is sent from it any more, queued email included. Its name can be added again. */
  readonly remove: (caller: Caller, id: string) => Effect.Effect<void, NotFound | StorageError>
}>()("@posthorn/core/domains/Domains") {
  static readonly layer = Layer.effect(
    Domains,
    Effect.gen(function*() {
      const store = yield* DomainStore
      const identities = yield* DomainIdentities
      const checks = yield* DomainChecks
      const secrets = yield* SecretBox
      const audit = yield* AuditLog
      const random = yield* SecureRandom.SecureRandom
      const clock = yield* Clock.Clock
      const now = () => new Date(clock.currentTimeMillisUnsafe())

      const refusal = (name: string, reason: "exists" | "limit", limit: number) =>
        reason === "exists"
          ? new Conflict({ message: `The domain ${name} is on this account already.` })
          : new PlanLimit({ limit: "domains", allowed: limit })

      const create = Effect.fn("Domains.create")(function*(caller: Caller, name: string) {
        const problem = DomainName.problemOf(name)
        if (problem !== undefined) return yield* new ValidationError({ issues: [{ path: ["name"], message: problem }] })
        const accountId = caller.account.id
        const limit = figuresOf(caller.account).domains
        // A key costs some 100 ms of a core: none for what is going to be refused anyway.
        const present = yield* store.list(accountId)
        if (present.some((domain) => domain.name === name)) return yield* refusal(name, "exists", limit)
        if (present.length >= limit) return yield* refusal(name, "limit", limit)
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
        if (answer !== "added") {
          // Who was quicker with the same name has the identity now.
          if (answer === "limit") yield* identities.release(name)
          return yield* refusal(name, answer, limit)
        }
        yield* audit.record(accountId, actorOf(caller), "domain.added", domain.id)
        return domain
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
        yield* identities.release(domain.value.name)
        yield* audit.record(accountId, actorOf(caller), "domain.removed", id)
      })

      return Domains.of({ create, list: (caller) => store.list(caller.account.id), get, remove })
    })
  )
}
