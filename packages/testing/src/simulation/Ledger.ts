import { normalize } from "@sendwright/core/foundation/Address"
import type { SendJobs } from "@sendwright/core/sending/SendJobs"
import type { SuppressionStore } from "@sendwright/core/suppressions/SuppressionStore"
import * as Effect from "effect/Effect"

/** What an onlooker knows who sees every command of the storage as it is carried out, whoever learns of its answer. */
export interface Ledger {
  /** What was seen to be wrong. */
  readonly violations: Array<string>
  /** Everything that happened, in order: two runs under one seed have the same. */
  readonly history: Array<string>
  /** The token of each email's last claim: whoever settles with another one is stale. */
  readonly tokens: Map<string, string>
  /** Recipients by email whose hand-off was settled as sent: nobody begins one to them again. */
  readonly settled: Map<string, Set<string>>
  /** Recipients by email whom a recorded attempt may hand over to. */
  readonly begun: Map<string, Set<string>>
}

export const make = (): Ledger => ({
  violations: [],
  history: [],
  tokens: new Map(),
  settled: new Map(),
  begun: new Map()
})

const setOf = (sets: Map<string, Set<string>>, id: string): Set<string> => {
  const known = sets.get(id)
  if (known !== undefined) return known
  const made = new Set<string>()
  sets.set(id, made)
  return made
}

/** The hand-off port under the eyes of the ledger. */
export const watch = (
  ledger: Ledger,
  jobs: SendJobs["Service"],
  suppressions: SuppressionStore["Service"]
): SendJobs["Service"] => ({
  ...jobs,
  claim: (options) =>
    Effect.tap(jobs.claim(options), (leases) =>
      Effect.sync(() => {
        for (const { emailId, token } of leases) ledger.tokens.set(emailId, token)
      })),
  begin: (leases, now) =>
    Effect.tap(
      jobs.begin(leases, now),
      Effect.forEach((begun) =>
        Effect.gen(function*() {
          if (begun._tag !== "Ready") return
          const { email, lease } = begun
          if (ledger.tokens.get(email.id) !== lease.token) ledger.violations.push(`${email.id} begun by a stale worker`)
          const waiting = email.recipients.filter(({ state }) => state === "queued").map(({ address }) => address)
          const listed = yield* suppressions.list(email.accountId, 10_000, null)
          const barred = new Set(listed.filter(({ createdAt }) => createdAt < now).map(({ address }) => address))
          for (const address of waiting) {
            if (barred.has(address)) ledger.violations.push(`${email.id} begun for ${address}, who is suppressed`)
            if (ledger.settled.get(email.id)?.has(address) === true) {
              ledger.violations.push(`${email.id} begun for ${address} again after it was settled as sent`)
            }
            setOf(ledger.begun, email.id).add(address)
          }
        })
      )
    ),
  settle: (settlements) =>
    Effect.tap(jobs.settle(settlements), (held) =>
      Effect.sync(() => {
        settlements.forEach(({ evidence, lease }, index) => {
          if (held[index] !== true) return
          if (ledger.tokens.get(lease.emailId) !== lease.token) {
            ledger.violations.push(`${lease.emailId} settled by a stale worker`)
          }
          for (const piece of evidence) {
            if (piece.type !== "email.sent") continue
            const who = piece.recipients === "all"
              ? ledger.begun.get(lease.emailId) ?? []
              : piece.recipients.map(normalize)
            for (const address of who) setOf(ledger.settled, lease.emailId).add(address)
          }
        })
      }))
})
