import type { EmailStore } from "@sendwright/core/emails/EmailStore"
import { normalize } from "@sendwright/core/foundation/Address"
import type { SendJobs } from "@sendwright/core/sending/SendJobs"
import type { SuppressionStore } from "@sendwright/core/suppressions/SuppressionStore"
import * as Effect from "effect/Effect"

/** What an onlooker knows who sees every command of the storage as it is carried out, also where its answer is lost. */
export interface Ledger {
  /** What was seen to be wrong. */
  readonly violations: Array<string>
  /** Everything that happened, in order: two runs under one seed have the same. */
  readonly history: Array<string>
  /** The token of each email's last claim: a settlement with another one is stale. */
  readonly tokens: Map<string, string>
  /** Recipients by email whose hand-off was settled as sent: nobody begins one to them again. */
  readonly settled: Map<string, Set<string>>
  /** Recipients by email that a recorded attempt may hand over to. */
  readonly begun: Map<string, Set<string>>
  /** The leases that are held by the storage's clock, by email. */
  readonly leases: Map<string, HeldLease>
  /** What the provider took, by email and recipient. */
  readonly taken: Map<string, Array<Handoff>>
  /** Why the outcome of hand-offs may be unknown to the storage, in order. */
  readonly excuses: Array<Excuse>
  /** Recipients, as `<account id> <address>`, whose erasure was acknowledged. */
  readonly erased: Set<string>
}

interface HeldLease {
  readonly until: number
  readonly millis: number
}

/** How a hand-off reached the provider. */
export interface Handoff {
  readonly node: string
  /** Whether the provider's answer is on its way to the node. */
  readonly isAnswered: boolean
  /** How many excuses there were when it began. */
  readonly excuses: number
}

/** Concerns one node, one email, or where both are absent everything. */
interface Excuse {
  readonly node?: string
  readonly emailId?: string
}

/** The provider has taken a message for a recipient: a second time only if the outcome of the first may be unknown. */
export const take = (ledger: Ledger, emailId: string, address: string, handoff: Handoff): void => {
  const key = `${emailId} ${address}`
  const before = ledger.taken.get(key) ?? []
  for (const { excuses, isAnswered, node } of before) {
    const isUnknown = !isAnswered ||
      ledger.excuses.slice(excuses).some((excuse) =>
        (excuse.node === undefined || excuse.node === node) &&
        (excuse.emailId === undefined || excuse.emailId === emailId)
      )
    if (!isUnknown) {
      ledger.violations.push(`${emailId} was handed over to ${address} twice, by ${node} and ${handoff.node}`)
    }
  }
  ledger.taken.set(key, [...before, handoff])
}

export const make = (): Ledger => ({
  violations: [],
  history: [],
  tokens: new Map(),
  settled: new Map(),
  begun: new Map(),
  leases: new Map(),
  taken: new Map(),
  excuses: [],
  erased: new Set()
})

const setOf = (sets: Map<string, Set<string>>, id: string): Set<string> => {
  const known = sets.get(id)
  if (known !== undefined) return known
  const made = new Set<string>()
  sets.set(id, made)
  return made
}

/** What somebody has begun to hand over, to those who are still `queued`. */
const begin = Effect.fnUntraced(function*(
  ledger: Ledger,
  { accountId, id }: { readonly accountId: string; readonly id: string },
  waiting: ReadonlyArray<string>,
  suppressions: SuppressionStore["Service"],
  now: Date
) {
  const listed = yield* suppressions.list(accountId, 10_000, null)
  const barred = new Set(listed.filter(({ createdAt }) => createdAt < now).map(({ address }) => address))
  for (const address of waiting) {
    if (ledger.erased.has(`${accountId} ${address}`)) {
      ledger.violations.push(`${id} begun for ${address}, who was erased`)
    }
    if (barred.has(address)) ledger.violations.push(`${id} begun for ${address}, who is suppressed`)
    if (ledger.settled.get(id)?.has(address) === true) {
      ledger.violations.push(`${id} begun for ${address} again after it was settled as sent`)
    }
    setOf(ledger.begun, id).add(address)
  }
})

/** The port of emails under the eyes of the ledger, for what is begun as it is accepted. */
export const watchAccepts = (
  ledger: Ledger,
  emails: EmailStore["Service"],
  suppressions: SuppressionStore["Service"],
  now: () => number
): EmailStore["Service"] => ({
  ...emails,
  accept: (groups) =>
    Effect.tap(
      emails.accept(groups),
      Effect.forEach((answer, index) => {
        const { lease, messages } = groups[index]!
        if (answer._tag !== "Judged" || answer.begun === undefined || lease === undefined) return Effect.void
        return Effect.forEach(messages, (email) => {
          if (answer.begun?.has(email.id) !== true) return Effect.void
          ledger.leases.set(email.id, { until: now() + lease.leaseMillis, millis: lease.leaseMillis })
          ledger.tokens.set(email.id, lease.token)
          const to = email.recipients.map(({ address }) => address)
          return begin(ledger, email, to, suppressions, email.createdAt)
        })
      })
    )
})

/** The hand-off port under the eyes of the ledger. */
export const watch = (
  ledger: Ledger,
  jobs: SendJobs["Service"],
  suppressions: SuppressionStore["Service"],
  now: () => number
): SendJobs["Service"] => ({
  ...jobs,
  claim: (options) =>
    Effect.tap(jobs.claim(options), (leases) =>
      Effect.sync(() => {
        for (const { emailId, token } of leases) {
          const held = ledger.leases.get(emailId)
          // What a claim is handed may be off by a quarter of the lease.
          const early = held === undefined ? 0 : held.until - now()
          if (held !== undefined && early > held.millis / 4) {
            ledger.violations.push(`${emailId} was taken over ${early} ms before the end of its lease`)
          }
          ledger.leases.set(emailId, { until: now() + options.leaseMillis, millis: options.leaseMillis })
          ledger.tokens.set(emailId, token)
        }
      })),
  release: (leases) =>
    Effect.tap(jobs.release(leases), () =>
      Effect.sync(() => {
        for (const { emailId, token } of leases) {
          if (ledger.tokens.get(emailId) === token) ledger.leases.delete(emailId)
        }
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
          yield* begin(ledger, email, waiting, suppressions, now)
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
          ledger.leases.delete(lease.emailId)
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
