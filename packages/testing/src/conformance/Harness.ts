import type { Vitest } from "@effect/vitest"
import type { Account } from "@sendwright/core/accounts/Account"
import { AccountStore } from "@sendwright/core/accounts/AccountStore"
import { RateStore } from "@sendwright/core/accounts/RateStore"
import { DomainStore } from "@sendwright/core/domains/DomainStore"
import { type AcceptGroup, EmailStore, type NewEmail } from "@sendwright/core/emails/EmailStore"
import { type EmailQuery, noFilters } from "@sendwright/core/model/EmailQuery"
import { ErasureStore } from "@sendwright/core/privacy/ErasureStore"
import { ReputationStore } from "@sendwright/core/reputation/ReputationStore"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import { SendSlots } from "@sendwright/core/sending/SendSlots"
import type { Storage } from "@sendwright/core/Storage"
import { SuppressionStore } from "@sendwright/core/suppressions/SuppressionStore"
import { TemplateStore } from "@sendwright/core/templates/TemplateStore"
import { WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as fixtures from "../fixtures.ts"

/** What a suite registers its tests on. */
export type It = Vitest.MethodsNonLive<Storage>

/** How a suite is run: a limit for setting the layer up, and whether tests run on the real clock. */
export interface SuiteOptions {
  readonly timeout?: number
  readonly excludeTestServices?: boolean
}

/** Milliseconds in a second. */
export const second = 1_000
/** Milliseconds in a minute. */
export const minute = 60 * second
/** Milliseconds in an hour. */
export const hour = 60 * minute
/** Milliseconds in a day. */
export const day = 24 * hour

/** How far a test goes from its beginning, in milliseconds. */
export interface Reach {
  readonly back?: number
  readonly forward?: number
}

const usual = { back: day, forward: 1.5 * day }

// Claims, promotions and prunings go over all accounts. So each test lives before the one that ran last, by as much as
// both reach: what that one left behind is not due yet, and one database serves all tests without being emptied. They
// reach no further than they have to, for every month is a partition of each table of the log.
// A property that fails takes hundreds of times while it is shrunk: they must not run out before the year 2000.
let edge = Date.UTC(2400, 0, 1, 12)

/** A noon: tests count in whole hours and days. */
const nextEpoch = ({ back, forward }: Required<Reach>): number => {
  const latest = edge - forward - minute
  const start = latest - (latest + 12 * hour) % day
  edge = start - back
  return start
}

type ClaimOptions = Parameters<SendJobs["Service"]["claim"]>[0]

/** A test's own time and account, with the ports and the steps that most tests begin with. */
export const harness = Effect.fnUntraced(function*(over: Partial<Account> = {}, reach: Reach = {}) {
  const emails = yield* EmailStore
  const jobs = yield* SendJobs
  const slots = yield* SendSlots
  const webhooks = yield* WebhookStore
  const accounts = yield* AccountStore
  const domains = yield* DomainStore
  const suppressions = yield* SuppressionStore
  const erasures = yield* ErasureStore
  const templates = yield* TemplateStore
  const rates = yield* RateStore
  const reputation = yield* ReputationStore
  const context = yield* Effect.context<AccountStore | DomainStore>()
  const { back, forward } = { ...usual, ...reach }
  const start = nextEpoch({ back, forward })
  /** So many milliseconds after the test's beginning; not further than it said that it would reach. */
  const at = (millis: number): Date => {
    if (millis < -back || millis > forward) throw new Error(`${millis} ms are beyond the reach of the test: say it`)
    return new Date(start + millis)
  }
  const longAgo = new Date(start - 30 * day)
  // Checks of domains go over all accounts, and so must not find this one in the time of another test.
  const seed = (more: Partial<Account> = {}) =>
    Effect.provideContext(fixtures.seedAccount({ createdAt: longAgo, ...more }, at(-minute)), context)
  const { account, domain, owner } = yield* seed(over)

  const email = (more: Partial<NewEmail> = {}): NewEmail =>
    fixtures.newEmail({ accountId: account.id, createdAt: at(0), ...more })

  /** Accepts groups and answers with the answer to the first. */
  const acceptGroup = Effect.fnUntraced(function*(...groups: ReadonlyArray<AcceptGroup>) {
    const answers = yield* emails.accept(groups)
    return answers[0]!
  })

  /** Accepts messages one by one, without key and quota; each of them must pass. */
  const accept = Effect.fnUntraced(function*(...messages: ReadonlyArray<NewEmail>) {
    const answers = yield* emails.accept(messages.map((message) => fixtures.acceptGroup([message])))
    for (const answer of answers) {
      if (answer._tag !== "Judged" || answer.verdicts[0]?._tag !== "Accepted") {
        return yield* Effect.die(new Error(`not accepted: ${JSON.stringify(answer)}`))
      }
    }
  })

  /** Accepts one email of the test's account and answers with its id. */
  const send = Effect.fnUntraced(function*(more: Partial<NewEmail> = {}) {
    const message = email(more)
    yield* accept(message)
    return message.id
  })

  const both = { accountId: account.id, modes: ["live", "test"] } as const

  /** The full record of an email of the test's account, which must be there. */
  const get = (id: string) => Effect.map(emails.find(both, id), Option.getOrThrow)

  const page = (query: Partial<EmailQuery> = {}) =>
    emails.list(both, { limit: 100, after: null, ...noFilters, search: null, depth: 100_000, ...query })
  /** The same, and on from where a search stopped. */
  const list = Effect.fnUntraced(function*(query: Partial<EmailQuery> = {}) {
    const { limit = 100 } = query
    const first = yield* page(query)
    const emails = [...first.emails]
    for (let after = first.stoppedAt; after !== null && emails.length < limit;) {
      const next = yield* page({ ...query, limit: limit - emails.length, after })
      emails.push(...next.emails)
      after = next.stoppedAt
    }
    return emails
  })

  const claim = (now: Date, options: Partial<ClaimOptions> = {}) =>
    jobs.claim({
      limit: 100,
      perAccount: 100,
      leaseMillis: minute,
      unknownWaitMillis: minute,
      unknownPolicy: "resend",
      maxCrashes: 5,
      ...options,
      now
    })

  /** Claims the one job that is due, and begins its hand-off. */
  const beginOne = Effect.fnUntraced(function*(now: Date, options: Partial<ClaimOptions> = {}) {
    const leases = yield* claim(now, options)
    if (leases.length !== 1) return yield* Effect.die(new Error(`expected one due job, found ${leases.length}`))
    const [begun] = yield* jobs.begin(leases, now)
    if (begun?._tag !== "Ready") return yield* Effect.die(new Error(`expected Ready, found ${begun?._tag}`))
    return begun
  })

  /** Sends an email and hands it over: it is `sent` under a provider message id. */
  const handOver = Effect.fnUntraced(function*(more: Partial<NewEmail> = {}) {
    const id = yield* send(more)
    const { lease } = yield* beginOne(more.createdAt ?? at(0))
    const providerMessageId = `provider-${fixtures.newId()}`
    yield* jobs.settle([{
      lease,
      now: more.createdAt ?? at(0),
      evidence: [
        fixtures.evidence({
          type: "email.sent",
          occurredAt: more.createdAt ?? at(0),
          details: { attempt: 1, provider_message_id: providerMessageId },
          providerMessageId
        })
      ],
      next: { _tag: "Done" },
      later: []
    }])
    return { id, providerMessageId }
  })

  return {
    account,
    domain,
    owner,
    at,
    seed,
    emails,
    jobs,
    slots,
    webhooks,
    accounts,
    domains,
    suppressions,
    erasures,
    templates,
    rates,
    reputation,
    email,
    acceptGroup,
    accept,
    send,
    get,
    page,
    list,
    claim,
    beginOne,
    handOver
  }
})

/** The ids of emails or leases. */
export const idsOf = (items: ReadonlyArray<{ readonly id: string } | { readonly emailId: string }>) =>
  items.map((item) => "emailId" in item ? item.emailId : item.id)

/** Everything that is stored of an address list. */
export const addressesOf = Effect.fnUntraced(function*(store: SuppressionStore["Service"], accountId: string) {
  const list = yield* store.list(accountId, 1000, null)
  return new Map(list.map(({ address, reason }) => [address, reason]))
})
