import "effect/schema/SchemaJITCompiler/enable"
import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import { Accounts } from "@sendwright/core/accounts/Accounts"
import type { Caller } from "@sendwright/core/accounts/Caller"
import type { Role } from "@sendwright/core/accounts/Role"
import { AuditLog } from "@sendwright/core/audit/AuditLog"
import { DomainIdentities } from "@sendwright/core/domains/DomainIdentity"
import { Domains } from "@sendwright/core/domains/Domains"
import { Emails } from "@sendwright/core/emails/Emails"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import * as Conditions from "@sendwright/core/foundation/Conditions"
import { Wakeups } from "@sendwright/core/foundation/Wakeups"
import * as MemoryStorage from "@sendwright/core/memory/MemoryStorage"
import { GuardedHttp, GuardedHttpError } from "@sendwright/core/net/GuardedHttp"
import { BounceReader, UnreadableBounce } from "@sendwright/core/operator/BounceReader"
import * as Doctor from "@sendwright/core/operator/Doctor"
import { Portal } from "@sendwright/core/portal/Portal"
import { ReceivedStore } from "@sendwright/core/received/ReceivedStore"
import { SecretBox } from "@sendwright/core/secrets/SecretBox"
import { ConfiguredRoutes } from "@sendwright/core/sending/RouteControl"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import { SiteStore } from "@sendwright/core/sending/SiteStore"
import * as Sendwright from "@sendwright/core/Sendwright"
import { Members } from "@sendwright/core/users/Members"
import { PasswordHasher } from "@sendwright/core/users/PasswordHasher"
import { Sessions } from "@sendwright/core/users/Sessions"
import type { User } from "@sendwright/core/users/User"
import { Users } from "@sendwright/core/users/Users"
import { UserStore } from "@sendwright/core/users/UserStore"
import { Webhooks } from "@sendwright/core/webhooks/Webhooks"
import { WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import { HttpSettings } from "@sendwright/http/HttpSettings"
import { createServer } from "@sendwright/http/NodeServer"
import * as Routes from "@sendwright/http/Routes"
import { peppers } from "@sendwright/testing/fixtures"
import { fakeDkimKeys, StaticDns } from "@sendwright/testing/StaticDns"
import * as Context from "effect/Context"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import { HttpRouter, HttpServer } from "effect/http"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Http from "node:http"
import { AssetSource } from "../src/server/Assets.ts"
import * as Dashboard from "../src/server/Dashboard.ts"
import { DashboardSettings } from "../src/server/DashboardSettings.ts"

/** The answer of the server. */
export interface Answer {
  readonly status: number
  readonly headers: Http.IncomingHttpHeaders
  readonly bytes: Buffer
  readonly text: string
  /** The parsed body; `undefined` if it is no JSON. */
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly json: any
}

export interface Ask {
  /** The cookie of a session, as in `Who`. */
  readonly cookie?: string
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly body?: unknown
  /** Replaces `body`: sent as it is. */
  readonly raw?: string
}

/** A user who is signed in. */
export interface Who {
  readonly user: User
  readonly cookie: string
  readonly sessionId: string
}

/** A running dashboard, and the services behind it. */
export class Harness extends Context.Service<Harness, {
  readonly port: number
  readonly origin: string
  /** Sends a request over a socket, with the headers of the page. A header that is `undefined` is left out. */
  readonly ask: (method: string, path: string, ask?: Ask) => Effect.Effect<Answer>
  readonly newAccount: (name?: string) => Effect.Effect<string>
  /** Makes a user with a password, and a session for them. */
  readonly newUser: (options?: {
    readonly email?: string
    readonly accountId?: string
    readonly role?: Role
    readonly isOperator?: boolean
  }) => Effect.Effect<Who>
  readonly accounts: Accounts["Service"]
  readonly emailStore: EmailStore["Service"]
  readonly users: Users["Service"]
  readonly members: Members["Service"]
  readonly sessions: Sessions["Service"]
  readonly audit: AuditLog["Service"]
  readonly emails: Emails["Service"]
  readonly receivedStore: ReceivedStore["Service"]
  readonly webhooks: Webhooks["Service"]
  /** No worker runs: a test makes attempts itself. */
  readonly webhookStore: WebhookStore["Service"]
  readonly portal: Portal["Service"]
  /** No worker runs: a test makes hand-offs itself. */
  readonly jobs: SendJobs["Service"]
  readonly sites: SiteStore["Service"]
  readonly domains: Domains["Service"]
  /** A caller in an account with the rights of an operator. */
  readonly callerIn: (accountId: string) => Effect.Effect<Caller>
}>()("@sendwright/dashboard/test/Harness") {}

export const password = "correct horse battery staple"

const hashed = (password: Redacted.Redacted) => `plain:${Redacted.value(password)}`

/** Does not hash: real hashes would take most of the time of a test. */
const hasher = Layer.succeed(PasswordHasher, {
  hash: (password) => Effect.succeed(hashed(password)),
  verify: (password, hash) => Effect.succeed({ isRight: hash === hashed(password), isOutdated: false })
})

const guardedHttp = Layer.succeed(GuardedHttp, {
  request: () => Effect.fail(new GuardedHttpError({ reason: "connect", message: "no network in tests" }))
})

const ring = { active: "k1", keys: { k1: Redacted.make(new Uint8Array(32).fill(7)) } }
const secretBox = SecretBox.layer(ring)

/** The origin whose page may frame the portal. */
export const appOrigin = "https://app.example"

/** What a server with two providers and one rule knows of them. */
const configured = Layer.succeed(ConfiguredRoutes, {
  names: ["smtp", "smtp2"],
  rules: [{ conditions: [{ of: "tag", value: "news" }], providers: ["smtp2"] }],
  usual: ["smtp"]
})

/** The ports of the operator: an examination with one finding, and a reader of bounces. */
const operations = Layer.merge(
  Layer.effect(
    Doctor.Doctor,
    Doctor.make([Effect.succeed([
      { name: "database", severity: "ok", message: "answers" },
      { name: "names", severity: "warn", message: "mail.example.com has no reverse name: set it" }
    ])])
  ),
  Layer.succeed(BounceReader, {
    read: (message) =>
      message.includes("bounce")
        ? Effect.succeed({ report: { _tag: "Other" as const }, email: null, events: [], ignored: "no report" })
        : Effect.fail(new UnreadableBounce({ message: "The message has too many parts or lines" }))
  })
)

const request =
  (port: number, origin: string) => (method: string, path: string, { body, cookie, headers, raw }: Ask = {}) =>
    Effect.callback<Answer>((resume) => {
      const content = raw ?? (body === undefined ? undefined : JSON.stringify(body))
      const all: Record<string, string | undefined> = {
        origin,
        "sec-fetch-site": "same-origin",
        cookie,
        "content-type": content === undefined ? undefined : "application/json",
        "content-length": content === undefined ? undefined : String(Buffer.byteLength(content)),
        ...headers
      }
      const sent = Http.request({
        host: "127.0.0.1",
        port,
        method,
        path,
        agent: false,
        headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
      }, (response) => {
        const received: Array<Buffer> = []
        if (response.headers["content-type"]?.startsWith("text/event-stream") === true) {
          // The stream does not end by itself.
          resume(
            Effect.succeed({
              status: response.statusCode ?? 0,
              headers: response.headers,
              bytes: Buffer.alloc(0),
              text: "",
              json: undefined
            })
          )
          sent.destroy()
          return
        }
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
          resume(Effect.succeed({ status: response.statusCode ?? 0, headers: response.headers, bytes, text, json }))
        })
      })
      sent.on("error", (error) => resume(Effect.die(error)))
      sent.end(content)
      return Effect.sync(() => sent.destroy())
    })

export interface HarnessOptions {
  readonly settings?: Partial<DashboardSettings>
  /** The number of proxies in front of the server. */
  readonly proxies?: number
  readonly signIn?: Sendwright.SendwrightSettings["signIn"]
  readonly basePath?: string
  /** The directory of the built page. Without it, the page is not built. */
  readonly assets?: string
}

/** The session's cookie in `Set-Cookie`, as a browser sends it back. */
export const cookieOf = (answer: Answer): string =>
  (answer.headers["set-cookie"]?.find((line) => line.includes("sendwright-session")) ?? "").split(";", 1)[0]!

/** A dashboard on its own port, with the storage in memory. */
export const layer = (options: HarnessOptions = {}): Layer.Layer<Harness> => {
  const ports = Layer.mergeAll(
    MemoryStorage.layer,
    Wakeups.layerLocal,
    guardedHttp,
    secretBox,
    hasher,
    Layer.provide(DomainIdentities.layerSelfHosted, fakeDkimKeys),
    StaticDns.layer
  )
  const services = Sendwright.layerPeople.pipe(
    Layer.provideMerge(Sendwright.layerUnchecked({ signIn: options.signIn })),
    Layer.provideMerge(ports),
    Layer.provideMerge(Layer.mergeAll(NodeCrypto.layer, peppers, Conditions.layer, Portal.layerKeys(ring), configured))
  )
  const settings = Layer.effectContext(Effect.gen(function*() {
    const { port } = (yield* HttpServer.HttpServer).address as { readonly port: number }
    const origin = options.settings?.origin === undefined ? `http://127.0.0.1:${port}` : options.settings.origin
    const http = {
      ...HttpSettings.defaultValue(),
      basePath: options.basePath ?? "",
      proxies: options.proxies ?? 0,
      accessLog: false
    }
    return Context.make(HttpSettings, http).pipe(
      Context.add(DashboardSettings, {
        ...DashboardSettings.defaultValue(),
        portalOrigins: [appOrigin],
        ...options.settings,
        origin
      })
    )
  }))
  const dashboard = Layer.merge(
    Dashboard.layerApi,
    Layer.provide(Dashboard.layerPage, AssetSource.layer(options.assets ?? "/nowhere"))
  )
  const server = HttpRouter.serve(Layer.merge(Routes.layer, dashboard), {
    disableLogger: true,
    disableListenLog: true,
    routerConfig: Routes.routerConfig
  }).pipe(
    Layer.provide(settings),
    Layer.provide(operations),
    Layer.provideMerge(NodeHttpServer.layer(() => createServer(), { port: 0, host: "127.0.0.1" })),
    Layer.provideMerge(services)
  )
  const stand = Layer.effect(
    Harness,
    Effect.gen(function*() {
      const accounts = yield* Accounts
      const store = yield* UserStore
      const sessions = yield* Sessions
      const members = yield* Members
      const random = yield* SecureRandom.SecureRandom
      const { port } = (yield* HttpServer.HttpServer).address as { readonly port: number }
      const origin = options.settings?.origin ?? `http://127.0.0.1:${port}`
      const newUser: Harness["Service"]["newUser"] = Effect.fnUntraced(function*(wanted = {}) {
        const id = yield* random.uuidV7()
        const email = wanted.email ?? `${id}@people.example`
        const user = {
          id,
          email,
          name: "Ada",
          isOperator: wanted.isOperator ?? false,
          disabledAt: null,
          createdAt: new Date(0)
        }
        yield* store.create({ ...user, passwordHash: hashed(Redacted.make(password)) })
        if (wanted.accountId !== undefined) {
          yield* store.join(wanted.accountId, id, wanted.role ?? "viewer", new Date())
        }
        const made = { ...user, hasPassword: true }
        const { secret, session } = yield* sessions.open(made, "password", { userAgent: null, address: null })
        const name = origin.startsWith("https:") ? "__Host-sendwright-session" : `sendwright-session-${port}`
        return { user: made, cookie: `${name}=${Redacted.value(secret)}`, sessionId: session.id }
      }, Effect.orDie)
      return Harness.of({
        port,
        origin,
        ask: request(port, origin),
        newAccount: (name = "Acme") =>
          Effect.orDie(
            Effect.map(
              accounts.create({ name, ownerEmail: `${name.toLowerCase()}@owners.example`, plan: "enterprise" }),
              ({ account }) => account.id
            )
          ),
        newUser,
        accounts,
        emailStore: yield* EmailStore,
        users: yield* Users,
        members: yield* Members,
        sessions,
        audit: yield* AuditLog,
        emails: yield* Emails,
        receivedStore: yield* ReceivedStore,
        webhooks: yield* Webhooks,
        webhookStore: yield* WebhookStore,
        portal: yield* Portal,
        jobs: yield* SendJobs,
        sites: yield* SiteStore,
        domains: yield* Domains,
        callerIn: (accountId) =>
          Effect.orDie(
            Effect.flatMap(newUser({ isOperator: true }), ({ user }) => members.enter(user, accountId, "live"))
          )
      })
    })
  )
  return stand.pipe(Layer.provide(server), Layer.orDie, Layer.fresh)
}
