import type { NewEmail } from "@sendwright/core/emails/EmailStore"
import { normalize } from "@sendwright/core/foundation/Address"
import type { Evidence } from "@sendwright/core/model/Evidence"
import type { ProviderEvent } from "@sendwright/core/model/ProviderEvent"
import type { NextStep, SendLease } from "@sendwright/core/sending/SendJobs"
import type { SendPart } from "@sendwright/core/sending/SendParts"
import * as fixtures from "../fixtures.ts"
import type * as SeededRandom from "../SeededRandom.ts"
import { hour, minute, second } from "./Harness.ts"

const addresses = ["ada@example.com", "mary@example.com", "george@example.com", "simulated@example.com"]
const keys = ["one", "two", "three"]

/** One lease as two stores gave it: the same job under two tokens. */
export interface Pair {
  readonly mine: SendLease
  readonly model: SendLease
}

/** What a random history may speak of. */
export interface Cast {
  readonly start: Date
  /** Sets the names of this history apart from those of another one in the same database. */
  readonly tag: string
  readonly accounts: ReadonlyArray<fixtures.Seeded>
  readonly emails: Array<NewEmail>
  /** Those that emails may have been given. */
  readonly providerMessageIds: Array<string>
  /** Those that reports may name before any email has them. */
  readonly early: ReadonlyArray<string>
  /** Those of them that no email was given yet: an id belongs to one email. */
  readonly free: Array<string>
}

/** An id for one email, perhaps one that reports have named already. */
const newProviderMessageId = (random: SeededRandom.SeededRandom, cast: Cast): string => {
  const early = random.below(2) === 0 ? cast.free.pop() : undefined
  const id = early ?? `${cast.tag}-${fixtures.newId()}`
  cast.providerMessageIds.push(id)
  return id
}

const recipientsOf = (random: SeededRandom.SeededRandom): ReadonlyArray<string> => {
  const some = random.some(addresses)
  return some.length === 0 ? [random.pick(addresses)] : some
}

// Days come one after the other, and sooner than they do in life.
const dayOf = (cast: Cast, now: Date): string =>
  new Date(Date.UTC(2026, 10, 1 + Math.floor((now.getTime() - cast.start.getTime()) / hour))).toISOString().slice(0, 10)

/** Accepts of a few groups, as they may come: keyed or not, over a quota or not, some of them refused. */
export const groups = (random: SeededRandom.SeededRandom, cast: Cast, now: Date) =>
  Array.from({ length: 1 + random.below(3) }, () => {
    const { account, domain } = random.pick(cast.accounts)
    const mode = random.below(3) === 0 ? "test" as const : "live" as const
    const messages = Array.from({ length: 1 + random.below(3) }, () => {
      const to = recipientsOf(random)
      const email = fixtures.newEmail({
        accountId: account.id,
        mode,
        createdAt: now,
        scheduledAt: random.below(3) === 0 ? new Date(now.getTime() + (1 + random.below(20)) * minute) : null,
        domain: random.pick([null, domain.name, domain.name, random.pick(cast.accounts).domain.name]),
        to,
        tags: random.some(["a", "b"]),
        ownHeader: random.below(4) === 0
          ? { visible: { to: recipientsOf(random), cc: [] }, messageId: `1@${domain.name}`, date: null }
          : null,
        recipients: to.map((address) => ({
          address: normalize(address),
          envelope: address,
          simulation: address.startsWith("simulated") ? "bounced" as const : null
        }))
      })
      cast.emails.push(email)
      return email
    })
    return fixtures.acceptGroup([messages[0]!, ...messages.slice(1)], {
      quota: mode === "test" || random.below(2) === 0
        ? null
        : {
          month: "2026-11",
          monthlyLimit: random.pick([null, 10, 20]),
          day: dayOf(cast, now),
          dailyLimit: random.pick([null, 8])
        },
      idempotency: random.below(2) === 0
        ? null
        : {
          kind: messages.length === 1 ? "single" : "batch",
          key: random.pick(keys),
          fingerprint: random.pick(["a", "a", "b"]),
          expiresAt: new Date(now.getTime() + (1 + random.below(3)) * 10 * minute)
        },
      answer: { at: now.getTime() }
    })
  })

const failures = ["refused", "exhausted", null]

/** A piece of evidence on an email, of any type that workers and providers bring. */
const evidence = (random: SeededRandom.SeededRandom, now: Date): Evidence => {
  const recipients = random.below(3) === 0 ? "all" as const : recipientsOf(random)
  const occurredAt = new Date(now.getTime() - random.below(5) * second)
  const of = (type: Evidence["type"], over: Partial<Evidence> = {}) =>
    fixtures.evidence({ type, occurredAt, recipients, keys: [`k-${random.below(40)}`], ...over })
  switch (random.below(6)) {
    case 0:
      return of("email.sent", { details: { attempt: 1 } })
    case 1:
      return of("email.bounced", {
        details: { bounce_type: random.pick(["permanent", "transient", "undetermined"]) }
      })
    case 2:
      return of("email.complained", { details: { complaint_type: random.pick(["abuse", "abuse", "not-spam"]) } })
    case 3:
      return of("email.failed", { error: random.pick(failures), keys: [] })
    case 4:
      return of("email.delivery_delayed")
    default:
      return of("email.delivered")
  }
}

/** A report that names its email in one of the three ways, or names one that is not known (yet). */
const report = (random: SeededRandom.SeededRandom, cast: Cast, now: Date, mayName: boolean): ProviderEvent => {
  const email = cast.emails.length === 0 ? undefined : random.pick(cast.emails)
  const name = random.below(5)
  const unknown = fixtures.newId()
  const providerMessageId = cast.providerMessageIds.length > 0 && random.below(4) > 0
    ? random.pick(cast.providerMessageIds)
    : random.pick(cast.early)
  return {
    ...evidence(random, now),
    provider: random.pick(["one", "two"]),
    key: random.below(4) === 0 ? `${cast.tag}-again-${random.below(10)}` : fixtures.newId(),
    emailId: name <= 1 ? email?.id ?? unknown : null,
    messageId: name === 2 ? email?.messageId ?? unknown : null,
    providerMessageId: name >= 3
      ? providerMessageId
      : name === 1 && mayName && email !== undefined
      ? newProviderMessageId(random, cast)
      : null
  }
}

/**
 * A batch of reports. Only one that comes alone brings its email a provider message id: whether the others of its
 * batch are joined by that id at once or later is an adapter's own.
 */
export const reports = (random: SeededRandom.SeededRandom, cast: Cast, now: Date): ReadonlyArray<ProviderEvent> => {
  const count = 1 + random.below(4)
  return Array.from({ length: count }, () => report(random, cast, now, count === 1))
}

const somePart = (random: SeededRandom.SeededRandom, now: Date, recipients: ReadonlyArray<number>): SendPart => ({
  recipients,
  attempts: random.below(3),
  dueAt: random.below(4) === 0 ? null : new Date(now.getTime() + random.below(90) * second)
})

/** How a lease ends. */
export const ending = (random: SeededRandom.SeededRandom, cast: Cast, now: Date, emailId: string) => {
  const steps: ReadonlyArray<NextStep> = [
    { _tag: "Done" },
    { _tag: "Done" },
    { _tag: "RetryAt", at: new Date(now.getTime() + random.below(90) * second) },
    { _tag: "AwaitEvidence", until: new Date(now.getTime() + random.below(90) * second) },
    { _tag: "Hold" },
    { _tag: "Continue" }
  ]
  const sent = random.below(2) === 0
    ? [fixtures.evidence({
      type: "email.sent",
      occurredAt: now,
      keys: [],
      providerMessageId: newProviderMessageId(random, cast)
    })]
    : []
  return {
    now,
    evidence: [...sent, ...random.below(2) === 0 ? [evidence(random, now)] : []],
    next: random.pick(steps),
    parts: random.below(3) === 0 ? [somePart(random, now, [0]), somePart(random, now, [1, 2])] : null,
    later: random.below(3) === 0
      ? [{
        at: new Date(now.getTime() + random.below(60) * second),
        event: { ...report(random, cast, now, false), key: fixtures.newId(), emailId, providerMessageId: null }
      }]
      : []
  }
}

/** Every so often much time passes, so that leases, keys and schedules run out. */
export const tick = (random: SeededRandom.SeededRandom): number =>
  random.below(12) === 0 ? random.below(hour) : random.below(30) * second
