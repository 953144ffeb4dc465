import type { StorageError } from "@sendwright/core/foundation/StorageError"
import { mostCounts, type TlsReportAddition, type TlsReportStore } from "@sendwright/core/sending/TlsReportStore"
import type * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import type { MailDns } from "../dns/MailDns.ts"
import * as ReportRecord from "./ReportRecord.ts"
import { firstDue } from "./schedule.ts"
import type { Tallied, Tally } from "./TlsTally.ts"

/** Domains that are looked up at once. */
const atOnce = 10
/** Reports in one statement. */
const batch = 100

/** The places that ask for reports on a domain. */
export const targetsOf = (dns: MailDns["Service"], domain: string) =>
  Effect.map(
    dns.txt(ReportRecord.nameOf(domain)),
    (answer) => answer._tag === "Found" ? ReportRecord.parse(answer.records) : []
  )

/** Successes stand first, since more than so many of one report are not stored. */
const kindsOf = (tallied: ReadonlyArray<Tallied>): TlsReportAddition["counts"] =>
  tallied
    .toSorted((left, right) => Number(left.failure !== null) - Number(right.failure !== null))
    .slice(0, 2 * mostCounts)
    .map(({ failure, policy, sessions }) => ({ failure, policy, sessions }))

/**
 * Stores what the tally has of domains that ask for reports, and forgets the rest. What could not be stored is counted
 * again, for the next time.
 */
export const flush = (
  tally: Tally,
  { dns, random, store }: {
    readonly dns: MailDns["Service"]
    readonly random: SecureRandom.SecureRandom["Service"]
    readonly store: TlsReportStore["Service"]
  }
): Effect.Effect<void, StorageError> =>
  Effect.suspend(() => {
    let left = tally.drain()

    const isAsked = (domain: string) =>
      Effect.match(targetsOf(dns, domain), { onFailure: () => false, onSuccess: (targets) => targets.length > 0 })

    const additionOf = (tallied: ReadonlyArray<Tallied>) =>
      Effect.map(random.uuidV4(), (id): TlsReportAddition => {
        const { day, domain } = tallied[0]!
        return { id, day, domain, dueAt: new Date(firstDue({ day, domain })), counts: kindsOf(tallied) }
      })

    return Effect.gen(function*() {
      const domains = yield* Effect.filter(new Set(left.map(({ domain }) => domain)), isAsked, { concurrency: atOnce })
      const asked = new Set(domains)
      left = left.filter(({ domain }) => asked.has(domain))
      const reports = [...Map.groupBy(left, ({ day, domain }) => `${day} ${domain}`).values()]
      for (let from = 0; from < reports.length; from += batch) {
        yield* store.add(yield* Effect.forEach(reports.slice(from, from + batch), additionOf))
        left = reports.slice(from + batch).flat()
      }
    }).pipe(Effect.onError(() =>
      Effect.sync(() => {
        for (const one of left) tally.count(one, one.sessions)
      })
    ))
  })
