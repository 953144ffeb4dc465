import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Semaphore from "effect/Semaphore"
import * as AuditEntry from "../audit/AuditEntry.ts"
import { AuditLog } from "../audit/AuditLog.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import * as DkimRotation from "./DkimRotation.ts"
import { type DnsCheck, evaluate, mxText } from "./DnsCheck.ts"
import type { DnsRecord } from "./DnsRecord.ts"
import { type DnsInconclusive, DnsResolver } from "./DnsResolver.ts"
import type { Domain } from "./Domain.ts"
import * as DomainHealth from "./DomainHealth.ts"
import { type ClaimedCheck, DomainStore } from "./DomainStore.ts"
import * as ReceivingHealth from "./ReceivingHealth.ts"

/** How long a look-up may take, in milliseconds; after that it is inconclusive. */
export const lookupMillis = 8_000

/** Domains of this process that are looked up at once; the others wait, each for a few seconds at most. */
const checksAtOnce = 32

/** How long a check may stay unsettled, in milliseconds, before another one begins by itself. */
export const leaseMillis = 60_000

/**
 * Looks domains up and stores what that comes to.
 *
 * @example
 * ```ts
 * import { DomainChecks } from "@sendwright/core/domains/DomainChecks"
 * import { DomainStore } from "@sendwright/core/domains/DomainStore"
 * import * as Clock from "effect/Clock"
 * import * as Effect from "effect/Effect"
 *
 * // Looks up the domains that are due, as the monitor does.
 * export const checkDue = Effect.gen(function*() {
 *   const checks = yield* DomainChecks
 *   const domains = yield* DomainStore
 *   const now = new Date(yield* Clock.currentTimeMillis)
 *   const claimed = yield* domains.claimDueChecks({ now, limit: 10, leaseMillis: 60_000 })
 *   return yield* Effect.forEach(claimed, checks.run, { concurrency: 5 })
 * })
 * ```
 */
export class DomainChecks extends Context.Service<DomainChecks, {
  /** Carries a check that has begun to its end. None where another check has begun since, or the domain is gone. */
  readonly run: (claimed: ClaimedCheck) => Effect.Effect<Option.Option<Domain>, StorageError>
}>()("@sendwright/core/domains/DomainChecks") {
  static readonly layer = Layer.effect(
    DomainChecks,
    Effect.gen(function*() {
      const store = yield* DomainStore
      const resolver = yield* DnsResolver
      const audit = yield* AuditLog
      const clock = yield* Clock.Clock

      const answersFor = (record: DnsRecord): Effect.Effect<ReadonlyArray<string>, DnsInconclusive> => {
        switch (record.type) {
          case "TXT":
            return Effect.map(resolver.txt(record.name), (answers) => answers.map((strings) => strings.join("")))
          case "MX":
            return Effect.map(
              resolver.mx(record.name),
              (answers) =>
                [...answers].sort((a, b) => a.preference - b.preference)
                  .map(({ exchange, preference }) => mxText(preference, exchange))
            )
          case "CNAME":
            return resolver.cname(record.name)
        }
      }

      /** None where the DNS gave no answer to rely on. */
      const check = (record: DnsRecord): Effect.Effect<Option.Option<DnsCheck>> =>
        Effect.map(answersFor(record), (answers) => evaluate(record, answers)).pipe(
          Effect.timeoutOption(lookupMillis),
          Effect.catch(() => Effect.succeedNone)
        )

      const slots = Semaphore.makeUnsafe(checksAtOnce)
      const run = Effect.fn("DomainChecks.run")(function*({ domain, number }: ClaimedCheck) {
        // A domain has a handful of records.
        const results = yield* Semaphore.withPermits(slots, 1)(
          Effect.forEach([...domain.dnsRecords, ...domain.receiving?.dnsRecords ?? []], check, {
            concurrency: "unbounded"
          })
        )
        const now = new Date(clock.currentTimeMillisUnsafe())
        const checks = results.flatMap(Option.toArray)
        const { rotation } = domain
        const switches = DkimRotation.isFound(rotation, domain.dnsRecords, checks)
        // Judged as it is from now on: an owner may have put the new record in the place of the old one.
        const records = switches ? DkimRotation.switched(domain.dnsRecords, rotation) : domain.dnsRecords
        const verdict = DomainHealth.verdictOf(records, new Map(checks.map(({ id, state }) => [id, state])))
        const state = DomainHealth.next(domain, domain.createdAt, verdict, now)
        const received = domain.receiving === null ? null : ReceivingHealth.next(domain.receiving, checks, now)
        const settled = yield* store.settleCheck({
          accountId: domain.accountId,
          domainId: domain.id,
          number,
          found: verdict === "inconclusive"
            ? null
            : {
              state: {
                status: state.status,
                health: state.health,
                healthChangedAt: state.healthChangedAt,
                brokenSince: state.brokenSince
              },
              dnsChecks: DomainHealth.mergeChecks(records, domain.dnsChecks, checks),
              at: now,
              ...(switches ? { switched: records } : {})
            },
          ...(received === null ? {} : { receiving: received }),
          nextCheckAt: DomainHealth.nextCheckAt(
            { ...domain, brokenSince: state.brokenSince, receiving: received ?? domain.receiving },
            now
          )
        })
        if (Option.isSome(settled) && verdict !== "inconclusive" && switches) {
          yield* Effect.logInfo("A domain signs with its new DKIM key", {
            domain_id: domain.id,
            from: rotation.from,
            to: rotation.to
          })
          yield* audit.record(domain.accountId, AuditEntry.engine, "domain.dkim_switched", domain.id)
        }
        const changes = Option.isNone(settled) ? [] : [
          DomainHealth.changeOf(domain, settled.value),
          ReceivingHealth.changeOf(domain.receiving, settled.value.receiving)
        ]
        for (const change of changes) {
          if (change !== undefined) yield* audit.record(domain.accountId, AuditEntry.engine, change, domain.id)
        }
        if (Option.isSome(settled) && settled.value.status !== domain.status) {
          yield* Effect.logInfo("A domain's status changed", {
            domain_id: domain.id,
            from: domain.status,
            to: settled.value.status
          })
        }
        return settled
      })

      return DomainChecks.of({ run })
    })
  )
}
