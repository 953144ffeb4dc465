import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import type { Account } from "@sendwright/core/accounts/Account"
import { AccountStore } from "@sendwright/core/accounts/AccountStore"
import { type Caller, ofKey } from "@sendwright/core/accounts/Caller"
import type { Member } from "@sendwright/core/accounts/Member"
import { noOverrides } from "@sendwright/core/accounts/Plan"
import { scopes } from "@sendwright/core/accounts/Scope"
import { newDomain } from "@sendwright/core/domains/Domain"
import { DomainIdentities } from "@sendwright/core/domains/DomainIdentity"
import { DomainStore } from "@sendwright/core/domains/DomainStore"
import { Emails } from "@sendwright/core/emails/Emails"
import * as Conditions from "@sendwright/core/foundation/Conditions"
import { EngineSettings } from "@sendwright/core/foundation/Settings"
import { Wakeups } from "@sendwright/core/foundation/Wakeups"
import * as MemoryStorage from "@sendwright/core/memory/MemoryStorage"
import * as SendRequest from "@sendwright/core/model/SendRequest"
import {
  GuardedHttp,
  type GuardedHttpError,
  type GuardedRequest,
  type GuardedResponse
} from "@sendwright/core/net/GuardedHttp"
import { SecretBox, SecretUnreadable } from "@sendwright/core/secrets/SecretBox"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import * as Submission from "@sendwright/core/sending/Submission"
import * as Sendwright from "@sendwright/core/Sendwright"
import type { Storage } from "@sendwright/core/Storage"
import { peppers } from "@sendwright/testing/fixtures"
import { fakeDkimKeys, StaticDns } from "@sendwright/testing/StaticDns"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import type * as Digest from "effect/crypto/Digest"
import type * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Random from "effect/Random"
import * as Redacted from "effect/Redacted"
import * as Scope from "effect/Scope"
import * as TestClock from "effect/testing/TestClock"

/** The moment at which every engine starts. */
export const start = Date.UTC(2026, 10, 21, 12)

export const second = 1_000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** One hand-off as the fake provider saw it. */
export interface HandedOver {
  readonly at: number
  readonly message: OutgoingMessage
}

/** What tests change while the engine runs. */
export class Harness extends Context.Service<Harness, {
  readonly handedOver: Array<HandedOver>
  /** Answers a hand-off; the message is accepted by default. */
  submit: (message: OutgoingMessage) => Effect.Effect<Submission.Submission>
  readonly requests: Array<{ readonly at: number; readonly request: GuardedRequest }>
  /** Answers a guarded request; with 200 by default. */
  respond: (request: GuardedRequest) => Effect.Effect<GuardedResponse, GuardedHttpError>
  /** What `Random.next` gives. */
  chance: () => number
}>()("@sendwright/core/test/Harness") {}

export const response = (status: number, body = ""): GuardedResponse => ({
  status,
  headers: {},
  body: new TextEncoder().encode(body)
})

export const accept = (message: OutgoingMessage): Effect.Effect<Submission.Submission> =>
  Effect.succeed(Submission.accepted(`fake-${message.emailId}-${message.attempt}`))

// Bound to its place like the real one, but at once: Web Crypto's promises do not wait for a virtual clock.
const secretBox = Layer.succeed(SecretBox, {
  seal: (secret, place) => Effect.succeed(JSON.stringify([place, Redacted.value(secret)])),
  open: (sealed, place) => {
    const [of, secret] = JSON.parse(sealed) as [unknown, string]
    return JSON.stringify(of) === JSON.stringify(place)
      ? Effect.succeed(Redacted.make(secret))
      : Effect.fail(new SecretUnreadable({ message: "another place" }))
  },
  keys: [],
  signingKeys: () => [new Uint8Array(32)]
})

const harness = Layer.sync(Harness, () => ({
  handedOver: [],
  submit: accept,
  requests: [],
  respond: () => Effect.succeed(response(200)),
  chance: () => 0
}))

const provider = Layer.effect(
  EmailProvider,
  Effect.map(Harness, (harness) =>
    EmailProvider.of({
      name: "fake",
      submit: (message) =>
        Effect.flatMap(Clock.currentTimeMillis, (at) => {
          harness.handedOver.push({ at, message })
          return harness.submit(message)
        }),
      check: Effect.void
    }))
)

const http = Layer.effect(
  GuardedHttp,
  Effect.map(Harness, (harness) =>
    GuardedHttp.of({
      request: (request) =>
        Effect.flatMap(Clock.currentTimeMillis, (at) => {
          harness.requests.push({ at, request })
          return harness.respond(request)
        })
    }))
)

const random = Layer.effect(
  Random.Random,
  Effect.map(Harness, (harness) => ({
    nextDoubleUnsafe: () => harness.chance(),
    nextIntUnsafe: () => Math.floor(harness.chance() * Number.MAX_SAFE_INTEGER)
  }))
)

const selfHosted = Layer.provide(DomainIdentities.layerSelfHosted, fakeDkimKeys)

/** The same as `engine` on a storage. */
export const engineOn = <A>(
  storage: Layer.Layer<A | Storage, never, SecureRandom.SecureRandom | Digest.Digest>,
  settings: Partial<EngineSettings> = {},
  identities: Layer.Layer<DomainIdentities, never, SecureRandom.SecureRandom> = selfHosted
) => {
  const network = Layer.mergeAll(http, identities, StaticDns.layer)
  const ports = Layer.mergeAll(storage, provider, network, random, secretBox, Wakeups.layerLocal)
    .pipe(
      Layer.provideMerge(harness),
      // Other files of tests run in the same process.
      Layer.provideMerge(Layer.mergeAll(NodeCrypto.layer, peppers, Conditions.layer)),
      Layer.provideMerge(Layer.effect(EngineSettings, Effect.map(EngineSettings, (all) => ({ ...all, ...settings }))))
    )
  const clock = Layer.effectDiscard(TestClock.setTime(start))
  return Layer.fresh(Sendwright.layerUnchecked().pipe(Layer.provideMerge(ports), Layer.provideMerge(clock)))
}

/** The whole engine without its workers: memory, a fake provider, a fake network and a chance that is always 0. */
export const engine = (
  settings?: Partial<EngineSettings>,
  identities?: Layer.Layer<DomainIdentities, never, SecureRandom.SecureRandom>
) => engineOn(MemoryStorage.layer, settings, identities)

/** An account with a verified domain and a live and a test caller. */
export interface Customer {
  readonly account: Account
  readonly owner: Member
  readonly domain: string
  readonly domainId: string
  readonly live: Caller
  readonly test: Caller
}

let customers = 0

/** Stores a customer: on the enterprise plan and beyond the first week by default. */
export const customer = Effect.fnUntraced(function*(over: Partial<Account> = {}) {
  const accounts = yield* AccountStore
  const domains = yield* DomainStore
  const serial = String(++customers).padStart(12, "0")
  const account: Account = {
    id: `00000000-0000-7000-8000-${serial}`,
    name: "Analytical Engines",
    plan: "enterprise",
    planStep: null,
    trusted: false,
    overrides: noOverrides,
    paused: null,
    suspended: null,
    createdAt: new Date(start - 30 * day),
    ...over
  }
  const owner: Member = {
    id: `00000000-0000-7000-8001-${serial}`,
    accountId: account.id,
    email: `Owner${customers}@Engines.example`,
    name: "Ada",
    role: "owner",
    createdAt: account.createdAt
  }
  const domain = `mail${customers}.engines.example`
  const domainId = `00000000-0000-7000-8002-${serial}`
  yield* accounts.create(account, owner)
  yield* domains.add(
    newDomain({ id: domainId, accountId: account.id, name: domain, region: "local", createdAt: account.createdAt })
  )
  yield* domains.setStatus(account.id, domainId, "verified")
  const caller = (mode: "live" | "test"): Caller =>
    ofKey({ account, owner }, {
      id: `00000000-0000-7000-800${mode === "live" ? 3 : 4}-${serial}`,
      name: mode,
      mode,
      scopes
    })
  return { account, owner, domain, domainId, live: caller("live"), test: caller("test") } satisfies Customer
})

/** A request that passes every rule, different in what a test names. */
export const request = (of: Customer, over: Record<string, unknown> = {}): Record<string, unknown> => ({
  from: `Engines <hello@${of.domain}>`,
  to: "ada@example.com",
  subject: "Notes on the engine",
  text: "It can do whatever we know how to order it to perform.",
  ...over
})

/** Decodes a request at the engine's time. */
export const decode = (input: unknown) =>
  Effect.map(Clock.currentTimeMillis, (now) => SendRequest.decode(input, new Date(now)))

/** Sends for a customer's live key, or another caller's, and answers with the id. */
export const send = Effect.fnUntraced(function*(of: Customer, over: Record<string, unknown> = {}, caller = of.live) {
  const emails = yield* Emails
  return (yield* emails.send(caller, yield* decode(request(of, over)), null)).id
})

/** The record of an email of a customer's. */
export const get = (of: Customer, id: string) => Effect.flatMap(Emails, (emails) => emails.get(of.live, id))

/** The types of an email's events with their times since the start, in order. */
export const timeline = (of: Customer, id: string) =>
  Effect.map(
    get(of, id),
    (email) => email.events.map((event) => `${event.type.slice(6)} +${(event.occurredAt.getTime() - start) / second}`)
  )

/** Starts workers, and answers with what stops them. */
export const startWorkers = Effect.fnUntraced(function*<R>(workers: Layer.Layer<never, never, R>) {
  const scope = yield* Scope.make()
  yield* Layer.buildWithScope(Layer.fresh(workers), scope)
  return { stop: Scope.close(scope, Exit.void) }
})
