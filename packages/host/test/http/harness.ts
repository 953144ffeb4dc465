import "effect/schema/SchemaJITCompiler/enable"
import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import { Accounts } from "@sendwright/core/accounts/Accounts"
import type { Plan } from "@sendwright/core/accounts/Plan"
import { RateStore } from "@sendwright/core/accounts/RateStore"
import type { Scope } from "@sendwright/core/accounts/Scope"
import type { DnsResolver } from "@sendwright/core/domains/DnsResolver"
import { newDomain } from "@sendwright/core/domains/Domain"
import { DomainIdentities } from "@sendwright/core/domains/DomainIdentity"
import { DomainStore } from "@sendwright/core/domains/DomainStore"
import * as Conditions from "@sendwright/core/foundation/Conditions"
import { Wakeups } from "@sendwright/core/foundation/Wakeups"
import * as MemoryStorage from "@sendwright/core/memory/MemoryStorage"
import { GuardedHttp, GuardedHttpError } from "@sendwright/core/net/GuardedHttp"
import { type NewReceived, ReceivedStore } from "@sendwright/core/received/ReceivedStore"
import { SecretBox } from "@sendwright/core/secrets/SecretBox"
import * as Sendwright from "@sendwright/core/Sendwright"
import type { Storage } from "@sendwright/core/Storage"
import { WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import { HttpSettings } from "@sendwright/http/HttpSettings"
import * as MetricsRoute from "@sendwright/http/MetricsRoute"
import { createServer } from "@sendwright/http/NodeServer"
import * as Routes from "@sendwright/http/Routes"
import { peppers, received } from "@sendwright/testing/fixtures"
import { fakeDkimKeys, StaticDns } from "@sendwright/testing/StaticDns"
import * as Cause from "effect/Cause"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import { HttpRouter, HttpServer } from "effect/http"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Redacted from "effect/Redacted"
import { CurrentLogAnnotations } from "effect/References"
import * as Http from "node:http"
import * as SurfacePaths from "../../src/config/SurfacePaths.ts"
import * as ServerRoutes from "../../src/server/ServerRoutes.ts"

/** What a server answered. */
export interface Answer {
  readonly status: number
  readonly headers: Http.IncomingHttpHeaders
  readonly text: string
  /** The parsed body; `undefined` where it is no JSON. */
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly json: any
  /** The body as it came; left out where only texts are read. */
  readonly bytes?: Uint8Array
}

export interface Ask {
  readonly key?: string | null
  readonly headers?: Record<string, string>
  readonly body?: unknown
  /** In place of `body`: exactly these bytes. */
  readonly raw?: string | Uint8Array | ReadonlyArray<Uint8Array>
}

/** A log line, as the logger saw it. */
export interface LogLine {
  readonly level: string
  readonly message: string
  readonly annotations: Readonly<Record<string, unknown>>
  readonly cause: string
}

export interface NewKey {
  readonly key: string
  readonly keyId: string
  readonly accountId: string
}

/** A running server with one account, and what a test may turn on it. */
export class Harness extends Context.Service<Harness, {
  readonly port: number
  readonly accountId: string
  readonly liveKey: string
  readonly testKey: string
  readonly sandbox: string
  /** Asks over a socket. */
  readonly ask: (method: string, path: string, ask?: Ask) => Effect.Effect<Answer>
  /** Makes a key on a new account, of the enterprise plan by default, or on the one that is named. */
  readonly newKey: (options?: {
    readonly accountId?: string
    readonly mode?: "live" | "test"
    readonly scopes?: ReadonlyArray<Scope>
    readonly plan?: Plan
    /** Whether the account is free of the first week's cap, as it is by default. */
    readonly trusted?: boolean
  }) => Effect.Effect<NewKey>
  readonly revoke: (key: NewKey) => Effect.Effect<void>
  readonly suspend: (accountId: string, reason: string) => Effect.Effect<void>
  readonly pause: (accountId: string) => Effect.Effect<void>
  readonly resume: (accountId: string) => Effect.Effect<void>
  /** Stores an email that came to an account: one with a file, where nothing else is said. Answers with its id. */
  readonly receive: (
    email: Partial<NewReceived> & Pick<NewReceived, "accountId">
  ) => Effect.Effect<string>
  /** Ends every pending webhook delivery as one whose attempts are used up. */
  readonly failDeliveries: Effect.Effect<void>
  readonly log: Array<LogLine>
  /** What is wrong with the server at the moment. */
  readonly conditions: Conditions.Conditions
}>()("@sendwright/host/test/http/Harness") {}

type KeyOptions = Parameters<Harness["Service"]["newKey"]>[0]

export const domain = "acme.example"

const messageWithFile = [
  "From: Charles <charles@mail.example>",
  "To: Help <help@in.engines.example>",
  "Subject: A question",
  "MIME-Version: 1.0",
  "Content-Type: multipart/mixed; boundary=b",
  "",
  "--b",
  "",
  "How many cards?",
  "--b",
  "Content-Type: text/plain",
  "Content-Disposition: attachment; filename=a.txt",
  "Content-Transfer-Encoding: base64",
  "",
  "SGVsbG8K",
  "--b--",
  ""
].join("\r\n")

/** Asks the server at a port. */
export const request =
  (port: number, key: string, agent: Http.Agent) => (method: string, path: string, options: Ask = {}) =>
    Effect.callback<Answer>((resume) => {
      const chunks = options.raw === undefined
        ? options.body === undefined ? undefined : JSON.stringify(options.body)
        : options.raw
      const sent = Http.request({
        host: "127.0.0.1",
        port,
        method,
        path,
        agent,
        headers: {
          ...(options.key === null ? {} : { authorization: `Bearer ${options.key ?? key}` }),
          ...(chunks === undefined ? {} : { "content-type": "application/json" }),
          ...options.headers
        }
      }, (response) => {
        const received: Array<Buffer> = []
        response.on("data", (chunk: Buffer) => received.push(chunk))
        response.on("end", () => {
          const bytes = Buffer.concat(received)
          const text = bytes.toString()
          let json: unknown
          try {
            json = JSON.parse(text)
          } catch {
            json = undefined
          }
          resume(Effect.succeed({ status: response.statusCode ?? 0, headers: response.headers, text, json, bytes }))
        })
      })
      sent.on("error", (error) => resume(Effect.die(error)))
      if (chunks === undefined) sent.end()
      else if (typeof chunks === "string" || chunks instanceof Uint8Array) sent.end(chunks)
      else {
        for (const chunk of chunks) sent.write(chunk)
        sent.end()
      }
    })

const guardedHttp = Layer.succeed(GuardedHttp, {
  request: () => Effect.fail(new GuardedHttpError({ reason: "connect", message: "no network in tests" }))
})

const secretBox = SecretBox.layer({ active: "k1", keys: { k1: Redacted.make(new Uint8Array(32).fill(7)) } })

/** A rate that never refuses, so that a thousand requests of one key can be asked. */
const generousRates = Layer.succeed(RateStore, {
  take: (requests) =>
    Effect.succeed(
      requests.map((taken) => ({ granted: taken.want, remaining: taken.capacity - 1, retryAfterMillis: 0 }))
    )
})

type Engine = Layer.Layer<Sendwright.Services, never, Sendwright.Ports>

export interface HarnessOptions {
  /** Where all is kept; by default in memory. */
  readonly storage?: Layer.Layer<Storage, never, SecureRandom.SecureRandom>
  readonly settings?: Partial<HttpSettings>
  /** Puts something in the place of a service of the engine. */
  readonly engine?: (
    engine: Engine
  ) => Layer.Layer<Layer.Success<Engine>, Layer.Error<Engine>, Layer.Services<Engine> | Storage>
  /** Who is asked about domains; without, no name exists. */
  readonly dns?: Layer.Layer<DnsResolver>
  /** Whether the interfaces of other services are served beside the API, under their own paths. */
  readonly surfaces?: boolean
  /** Whether keys have a rate; without, a thousand requests can be asked with one key. */
  readonly rates?: boolean
}

/** A server on a port of its own. */
export const layer = (options: HarnessOptions = {}): Layer.Layer<Harness> => {
  const log: Array<LogLine> = []
  const logger = Logger.make(({ cause, fiber, logLevel, message }) => {
    log.push({
      level: logLevel,
      message: String(Array.isArray(message) ? message[0] : message),
      annotations: fiber.getRef(CurrentLogAnnotations),
      cause: Cause.pretty(cause)
    })
  })
  const kept = options.storage ?? MemoryStorage.layer
  const storage = options.rates === true ? kept : Layer.merge(kept, generousRates)
  const ports = Layer.mergeAll(
    storage,
    Wakeups.layerLocal,
    guardedHttp,
    secretBox,
    Layer.provide(DomainIdentities.layerSelfHosted, fakeDkimKeys),
    options.dns ?? StaticDns.layer
  )
  const services = (options.engine?.(Sendwright.layerUnchecked()) ?? Sendwright.layerUnchecked()).pipe(
    Layer.provideMerge(ports),
    Layer.provideMerge(Layer.mergeAll(NodeCrypto.layer, peppers, Conditions.layer))
  )
  const routes = Layer.mergeAll(
    ServerRoutes.layerNoDashboard,
    MetricsRoute.layer,
    options.surfaces === true
      ? ServerRoutes.layerSurfaces(SurfacePaths.of({}))
      : Layer.empty
  )
  const settings = Layer.effect(
    HttpSettings,
    Effect.map(HttpSettings, (defaults) => ({ ...defaults, ...options.settings }))
  )
  const server = HttpRouter.serve(routes, {
    disableLogger: true,
    disableListenLog: true,
    routerConfig: Routes.routerConfig
  }).pipe(
    Layer.provide(settings),
    Layer.provideMerge(NodeHttpServer.layer(() => createServer(), { port: 0, host: "127.0.0.1" })),
    Layer.provideMerge(services)
  )
  const stand = Layer.effect(
    Harness,
    Effect.gen(function*() {
      const accounts = yield* Accounts
      const domains = yield* DomainStore
      const random = yield* SecureRandom.SecureRandom
      const address = (yield* HttpServer.HttpServer).address as { readonly port: number }
      const agent = new Http.Agent({ keepAlive: true })
      yield* Effect.addFinalizer(() => Effect.sync(() => agent.destroy()))
      const webhooks = yield* WebhookStore
      const failDeliveries = Effect.gen(function*() {
        const now = new Date(yield* Clock.currentTimeMillis)
        const leases = yield* webhooks.claim({ now, limit: 1_000, perEndpoint: 1_000, leaseMillis: 30_000 })
        const attempt = { at: now, responseCode: 500, error: "HTTP 500", durationMs: 12 }
        yield* webhooks.settle(
          leases.map(({ deliveryId, token }) => ({ deliveryId, token, attempt, next: { _tag: "Failed" as const } }))
        )
      })
      const receivedStore = yield* ReceivedStore
      const receive = Effect.fnUntraced(function*(email: Partial<NewReceived> & Pick<NewReceived, "accountId">) {
        const receivedAt = new Date(yield* Clock.currentTimeMillis)
        const attachments = [
          { filename: "a.txt", contentType: "text/plain", contentId: null, disposition: "attachment" as const, size: 6 }
        ]
        const [answer] = yield* receivedStore.add([
          received({ receivedAt, content: new TextEncoder().encode(messageWithFile), attachments, ...email })
        ])
        return answer!.id
      })
      const newAccount = Effect.fnUntraced(function*(plan: Plan, trusted: boolean) {
        const { account } = yield* accounts.create({
          name: "Acme",
          ownerEmail: "owner@acme.example",
          plan,
          trusted
        })
        return account.id
      })
      const newKey = Effect.fnUntraced(function*({ plan, trusted, ...key }: KeyOptions = {}) {
        const accountId = key.accountId ?? (yield* newAccount(plan ?? "enterprise", trusted ?? true))
        const made = yield* accounts.createKey({ name: "a key", mode: "live", ...key, accountId })
        return { key: Redacted.value(made.text), keyId: made.key.id, accountId }
      })
      const { accountId, key: liveKey } = yield* newKey()
      const { key: testKey } = yield* newKey({ accountId, mode: "test" })
      const domainId = yield* random.uuidV7()
      yield* domains.add(newDomain({ id: domainId, accountId, name: domain, region: "local", createdAt: new Date() }))
      yield* domains.setStatus(accountId, domainId, "verified")
      const ask = request(address.port, liveKey, agent)
      const summary = yield* ask("GET", "/v1/account")
      return Harness.of({
        port: address.port,
        accountId,
        liveKey,
        testKey,
        sandbox: summary.json.sandbox.domain,
        ask,
        newKey: (key) => Effect.orDie(newKey(key)),
        revoke: (key) => Effect.orDie(accounts.revokeKey(key.accountId, key.keyId)),
        suspend: (id, reason) => Effect.orDie(accounts.suspend(id, reason)),
        pause: (id) => Effect.orDie(accounts.pause(id, null)),
        resume: (id) => Effect.orDie(accounts.resume(id)),
        receive: (email) => Effect.orDie(receive(email)),
        failDeliveries: Effect.orDie(failDeliveries),
        log,
        conditions: yield* Conditions.Conditions
      })
    }).pipe(Effect.orDie)
  )
  return stand.pipe(Layer.provide(server), Layer.provide(Logger.layer([logger])), Layer.orDie, Layer.fresh)
}
