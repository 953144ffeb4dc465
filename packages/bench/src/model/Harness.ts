import "effect/schema/SchemaJITCompiler/enable"
import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import { Accounts } from "@sendwright/core/accounts/Accounts"
import { noOverrides } from "@sendwright/core/accounts/Plan"
import { DomainIdentities } from "@sendwright/core/domains/DomainIdentity"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { EngineSettings } from "@sendwright/core/foundation/Settings"
import { Wakeups } from "@sendwright/core/foundation/Wakeups"
import type { HourRow, Kind, Traffic } from "@sendwright/core/metrics/HourRow"
import { MetricsStore } from "@sendwright/core/metrics/MetricsStore"
import type { Email } from "@sendwright/core/model/Email"
import type { ProviderEvent } from "@sendwright/core/model/ProviderEvent"
import { GuardedHttp } from "@sendwright/core/net/GuardedHttp"
import { SecretBox } from "@sendwright/core/secrets/SecretBox"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import * as Submission from "@sendwright/core/sending/Submission"
import * as Sendwright from "@sendwright/core/Sendwright"
import type { Storage as Stores } from "@sendwright/core/Storage"
import { WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import { HttpSettings } from "@sendwright/http/HttpSettings"
import * as Routes from "@sendwright/http/Routes"
import { seedAccount } from "@sendwright/testing/fixtures"
import { fakeDkimKeys, StaticDns } from "@sendwright/testing/StaticDns"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import * as Layer from "effect/Layer"
import * as Random from "effect/Random"
import * as Redacted from "effect/Redacted"
import { MinimumLogLevel } from "effect/References"
import * as assert from "node:assert/strict"
import type { Script } from "./Command.ts"
import * as JumpClock from "./JumpClock.ts"
import * as Quiet from "./Quiet.ts"
import * as time from "./time.ts"
import type { Account, Key, World } from "./World.ts"

/** The moment at which every history begins. */
const start = Date.UTC(2026, 10, 21, 12)

/** A poll that is due at every jump, so that nothing waits for one. */
const pollMillis = 1

/** The stores that a history is played on, empty at its beginning. */
export type Storage = Layer.Layer<Stores>

export interface Answer {
  readonly status: number
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly json: any
}

/** The whole service without sockets: its routes, its workers, a provider and endpoints that play their parts. */
export interface Harness {
  readonly ask: (
    key: number,
    method: string,
    path: string,
    body?: unknown,
    idempotencyKey?: string | null
  ) => Effect.Effect<Answer>
  /** Lets time pass, and everything happen that is due. */
  readonly passUntil: (until: number) => Effect.Effect<void>
  readonly report: (events: ReadonlyArray<ProviderEvent>) => Effect.Effect<void>
  readonly operate: (what: "pause" | "resume" | "suspend" | "reinstate", account: Account) => Effect.Effect<void>
  readonly revoke: (key: number) => Effect.Effect<void>
  /** The record of an email, with the details of its events. */
  readonly record: (account: Account, id: string) => Effect.Effect<Email>
  /** Every row of an account's metrics. */
  readonly hours: (account: Account, traffic: Traffic, kind: Kind) => Effect.Effect<ReadonlyArray<HourRow>>
  /** Counts whatever event is not counted yet. */
  readonly countAll: Effect.Effect<void>
  /** How often each request was answered in which way: what a check has seen. */
  readonly seen: Map<string, number>
  /** How often each email was handed over. */
  readonly handOffs: ReadonlyMap<string, number>
  /** The webhooks that arrived, by delivery. */
  readonly posts: ReadonlyMap<string, ReadonlyArray<{ readonly eventId: string; readonly body: string }>>
}

/** A provider that does what the subject of a message says. */
const provider = (handOffs: Map<string, number>) =>
  Layer.succeed(
    EmailProvider,
    EmailProvider.of({
      name: "model",
      check: Effect.void,
      submit: (message) =>
        Effect.sync(() => {
          handOffs.set(message.emailId, (handOffs.get(message.emailId) ?? 0) + 1)
          const script = (/\[(.+)\]$/.exec(message.subject)?.[1] ?? "accept") as Script
          switch (time.answerOf(script, message.attempt)) {
            case "accepted":
              return Submission.accepted(`p-${message.emailId}-${message.attempt}`)
            case "temporary":
              return Submission.temporarilyRefused("451 later")
            case "permanent":
              return Submission.permanentlyRefused("550 no")
            case "unknown":
              return Submission.unknown("the connection broke")
          }
        })
    })
  )

/** Endpoints that do what their path says. */
const endpoints = (posts: Map<string, Array<{ readonly eventId: string; readonly body: string }>>) =>
  Layer.succeed(
    GuardedHttp,
    GuardedHttp.of({
      request: ({ body, headers, url }) =>
        Effect.sync(() => {
          const id = headers["Service-Delivery-Id"] ?? ""
          const of = posts.get(id) ?? []
          posts.set(id, of)
          of.push({ eventId: headers["Service-Event-Id"] ?? "", body: new TextDecoder().decode(body ?? undefined) })
          return {
            status: time.endpointStatus(new URL(url).pathname.slice(1), of.length),
            headers: {},
            body: new Uint8Array()
          }
        })
    })
  )

const settings = Layer.mergeAll(
  Layer.succeed(EngineSettings, { ...EngineSettings.defaultValue(), pollMillis }),
  Layer.succeed(HttpSettings, { ...HttpSettings.defaultValue(), accessLog: false }),
  Layer.succeed(MinimumLogLevel, "Error"),
  // No jitter: what is due by the model is due by the service.
  Layer.succeed(Random.Random, { nextIntUnsafe: () => 0, nextDoubleUnsafe: () => 0 })
)

/** Accounts as a history finds them: one of every means, and one that may send three live emails a month. */
const seed = Effect.gen(function*() {
  const accounts = yield* Accounts
  const make = Effect.fnUntraced(function*(monthlyLimit: number | null) {
    const { account, domain, owner } = yield* seedAccount({
      plan: "enterprise",
      trusted: true,
      overrides: { ...noOverrides, monthlyEmails: monthlyLimit, requestRate: 1_000_000 }
    })
    return {
      id: account.id,
      owner: owner.email,
      sandbox: `${account.id.replaceAll("-", "").slice(-10)}.sandbox.sendwright.test`,
      domain: domain.name,
      domainId: domain.id,
      monthlyLimit,
      suppressed: new Map(),
      sentIn: new Map(),
      paused: false,
      suspended: false
    } satisfies Account
  })
  const one = yield* make(null)
  const two = yield* make(3)
  const texts: Array<{ readonly text: string; readonly id: string }> = []
  const keys: Array<Key> = []
  const addKey = Effect.fnUntraced(function*(account: Account, mode: "live" | "test", scopes?: "emails:read") {
    const made = yield* accounts.createKey({
      accountId: account.id,
      name: "model",
      mode,
      ...(scopes === undefined ? {} : { scopes: [scopes] })
    })
    texts.push({ text: Redacted.value(made.text), id: made.key.id })
    keys.push({ account, mode, scopes: scopes === undefined ? null : [scopes], revoked: false })
  })
  yield* addKey(one, "live")
  yield* addKey(one, "test")
  yield* addKey(one, "live")
  yield* addKey(two, "live")
  yield* addKey(one, "live", "emails:read")
  const world: World = {
    start,
    now: start,
    accounts: [one, two],
    keys,
    emails: [],
    asked: [],
    endpoints: [],
    deliveries: [],
    domains: [one, two].map((account) => ({
      id: account.domainId,
      account,
      name: account.domain,
      createdAt: start,
      isOwn: true
    })),
    templates: [],
    remembered: new Map(),
    later: [],
    parked: []
  }
  return { world, texts }
})

/** Builds the service on a storage, and what the model knows of its beginning. */
export const make = Effect.fnUntraced(function*(storage: Storage) {
  const clock = JumpClock.make(start)
  const quiet = Quiet.make()
  const handOffs = new Map<string, number>()
  const posts = new Map<string, Array<{ readonly eventId: string; readonly body: string }>>()
  const ports = Layer.mergeAll(
    Quiet.watch(quiet, storage),
    Wakeups.layerLocal,
    endpoints(posts),
    provider(handOffs),
    SecretBox.layer({ active: "k1", keys: { k1: Redacted.make(new Uint8Array(32).fill(7)) } }),
    Layer.provide(DomainIdentities.layerSelfHosted, fakeDkimKeys),
    StaticDns.layer
  )
  const services = Sendwright.layerUnchecked().pipe(
    Layer.provideMerge(ports),
    Layer.provideMerge(Layer.mergeAll(NodeCrypto.layer, NodeHttpServer.layerHttpServices, settings)),
    Layer.provideMerge(Layer.succeed(Clock.Clock, clock))
  )
  const context = yield* Layer.build(Layer.fresh(Layer.provideMerge(Sendwright.layerWorkers, services)))
  const within = Effect.provideContext(context)
  const app = yield* within(HttpRouter.toHttpEffect(Routes.layer))
  const settle = Effect.promise(() => Quiet.settle(quiet))
  const { texts, world } = yield* within(seed)

  const nextDue = Effect.gen(function*() {
    const sends = yield* (yield* SendJobs).nextDue
    const webhooks = yield* (yield* WebhookStore).nextDue
    return Math.min(sends?.getTime() ?? Infinity, webhooks?.getTime() ?? Infinity)
  }).pipe(within, Effect.orDie)

  const passUntil = (until: number) =>
    Effect.gen(function*() {
      yield* settle
      while (clock.currentTimeMillisUnsafe() < until) {
        const due = yield* nextDue
        clock.jumpTo(Math.min(until, Math.max(due, clock.currentTimeMillisUnsafe() + pollMillis)))
        yield* settle
      }
    })

  const seen = new Map<string, number>()
  const see = (method: string, path: string, { json, status }: Answer) => {
    const route = path.replace(/\?.*/, "").replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ":id").replace(
      /[^/]+%40.+/,
      ":email"
    )
    const code = json?.error?.code
    const name = `${method} ${route} ${status}${code === undefined ? "" : ` ${code}`}`
    seen.set(name, (seen.get(name) ?? 0) + 1)
  }

  const ask: Harness["ask"] = (key, method, path, body, idempotencyKey = null) =>
    Effect.gen(function*() {
      const request = new Request(`http://localhost${path}`, {
        method,
        headers: {
          authorization: `Bearer ${texts[key]!.text}`,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...(idempotencyKey === null ? {} : { "idempotency-key": idempotencyKey })
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) })
      })
      const response = yield* app.pipe(
        Effect.provideService(HttpServerRequest.HttpServerRequest, HttpServerRequest.fromWeb(request)),
        Effect.scoped
      )
      const text = yield* Effect.promise(() => HttpServerResponse.toWeb(response).text())
      const answer = { status: response.status, json: text === "" ? undefined : JSON.parse(text) }
      see(method, path, answer)
      return answer
    }).pipe(within, Effect.orDie)

  const accounts = yield* within(Accounts)
  const events = yield* within(ProviderEvents)
  const harness: Harness = {
    ask,
    passUntil,
    report: (reports) => within(Effect.asVoid(Effect.orDie(events.ingest(reports)))),
    operate: (what, { id }) => {
      switch (what) {
        case "pause":
          return within(Effect.asVoid(Effect.orDie(accounts.pause(id, null))))
        case "resume":
          return within(Effect.asVoid(Effect.orDie(accounts.resume(id))))
        case "suspend":
          return within(Effect.asVoid(Effect.orDie(accounts.suspend(id, "for the model"))))
        case "reinstate":
          return within(Effect.asVoid(Effect.orDie(accounts.reinstate(id))))
      }
    },
    revoke: (key) =>
      within(Effect.asVoid(Effect.orDie(accounts.revokeKey(world.keys[key]!.account.id, texts[key]!.id)))),
    record: ({ id: accountId }, id) =>
      within(
        Effect.flatMap(EmailStore, (store) =>
          Effect.flatMap(Effect.orDie(store.find({ accountId, modes: ["live", "test"] }, id)), (found) =>
            Effect.orDie(Effect.fromOption(found))))
      ),
    hours: ({ id: accountId }, traffic, kind) =>
      within(Effect.flatMap(MetricsStore, (store) =>
        Effect.map(
          Effect.orDie(store.read({ accountId, traffic, kind, from: 0, to: 10_000_000 })),
          ({ isCurrent, rows }) => {
            assert.ok(isCurrent)
            return rows
          }
        ))),
    countAll: within(Effect.flatMap(MetricsStore, (store) =>
      Effect.orDie(Effect.gen(function*() {
        while (yield* store.count(5)) { /* more wait */ }
      })))),
    seen,
    handOffs,
    posts
  }
  return { harness, world }
})
