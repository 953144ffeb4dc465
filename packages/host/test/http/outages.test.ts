// Commands of every store are made to fail, whatever they need and fail with.
// @effect-diagnostics anyUnknownInErrorContext:off unsafeEffectTypeAssertion:off
import { assert, describe, it as test, layer } from "@effect/vitest"
import { StorageError, type StorageOutage } from "@sendwright/core/foundation/StorageError"
import type { Storage } from "@sendwright/core/Storage"
import { createServer } from "@sendwright/http/NodeServer"
import * as RequestGate from "@sendwright/http/RequestGate"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { TestClock } from "effect/testing"
import { once } from "node:events"
import { Agent } from "node:http"
import type { AddressInfo } from "node:net"
import * as SurfacePaths from "../../src/config/SurfacePaths.ts"
import * as Overload from "../../src/server/Overload.ts"
import { assertError } from "./answers.ts"
import { type Answer, type Ask, domain, Harness, layer as harnessLayer, request } from "./harness.ts"
import { rows } from "./matrix.ts"
import { signedRequests } from "./sesRequests.ts"
import { fill, makeRequests, sent } from "./walk.ts"

const id = "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b"

/** The state that the storage is in, and whether it still knows the keys of requests. */
const now: { outage: StorageOutage | null; knowsKeys: boolean } = { outage: null, knowsKeys: false }

const ofKeys: ReadonlySet<string> = new Set(["AccountStore.authenticate", "RateStore.take"])

const orOutage = (command: string, effect: Effect.Effect<unknown, unknown>): Effect.Effect<unknown, unknown> =>
  Effect.suspend(() => {
    const { knowsKeys, outage } = now
    if (outage === null || (knowsKeys && ofKeys.has(command))) return effect
    return Effect.fail(new StorageError({ command, cause: new Error("private"), outage }))
  })

/** A store whose commands fail while the storage is out of order. */
const unsteady = (name: string, store: object): object =>
  Object.fromEntries(
    Object.entries(store).map(([member, value]: [string, unknown]) => {
      const command = `${name}.${member}`
      if (Effect.isEffect(value)) return [member, orOutage(command, value as Effect.Effect<unknown, unknown>)]
      if (typeof value !== "function") return [member, value]
      return [member, (...args: ReadonlyArray<unknown>) => {
        const answer: unknown = value(...args)
        return Effect.isEffect(answer) ? orOutage(command, answer as Effect.Effect<unknown, unknown>) : answer
      }]
    })
  )

const unsteadyStorage = Layer.effectContext(
  Effect.map(Effect.context<Storage>(), ({ mapUnsafe }) =>
    Context.makeUnsafe<Storage>(
      new Map([...mapUnsafe].map(([key, service]): [string, unknown] =>
        key.startsWith("@sendwright/core/")
          ? [key, unsteady(key.slice(key.lastIndexOf("/") + 1), service as object)]
          : [key, service]
      ))
    ))
)

const postmarkMail = { From: `a@${domain}`, To: "ada@example.com", TextBody: "hello" }
const resendMail = { from: `a@${domain}`, to: "ada@example.com", subject: "S", text: "hello" }
const template = { name: "N", subject: "S", html: "<p>hello" }

/** Every call of the interfaces of other services, and a good body of it. */
const calls: ReadonlyArray<readonly [call: string, body?: unknown]> = [
  ["POST /resend/emails", resendMail],
  ["POST /resend/emails/batch", [resendMail]],
  ["GET /resend/emails"],
  [`GET /resend/emails/${id}`],
  [`PATCH /resend/emails/${id}`, { scheduled_at: "1970-01-09T00:00:00Z" }],
  [`POST /resend/emails/${id}/cancel`],
  [`GET /resend/emails/${id}/attachments`],
  [`GET /resend/emails/${id}/attachments/${id}`],
  ["POST /resend/domains", { name: "mail.acme.example" }],
  ["GET /resend/domains"],
  [`GET /resend/domains/${id}`],
  [`POST /resend/domains/${id}/verify`],
  [`DELETE /resend/domains/${id}`],
  ["POST /resend/api-keys", { name: "K" }],
  ["GET /resend/api-keys"],
  [`DELETE /resend/api-keys/${id}`],
  ["POST /resend/templates", template],
  ["GET /resend/templates"],
  [`GET /resend/templates/${id}`],
  [`PATCH /resend/templates/${id}`, { name: "M" }],
  [`POST /resend/templates/${id}/publish`],
  [`POST /resend/templates/${id}/duplicate`],
  [`DELETE /resend/templates/${id}`],
  ["GET /resend/suppressions"],
  ["POST /resend/suppressions", { email: "ada@example.com" }],
  ["POST /resend/webhooks", { endpoint: "https://example.com/", events: ["email.sent"] }],
  ["GET /resend/webhooks"],
  [`GET /resend/webhooks/${id}`],
  [`DELETE /resend/webhooks/${id}`],
  ["POST /sendgrid/v3/mail/send", {
    personalizations: [{ to: [{ email: "ada@example.com" }] }],
    from: { email: `a@${domain}` },
    subject: "S",
    content: [{ type: "text/plain", value: "hello" }]
  }],
  ["POST /postmark/email", postmarkMail],
  ["POST /postmark/email/batch", [postmarkMail]],
  [
    `POST /mailgun/v3/${domain}/messages`,
    new URLSearchParams({ from: `a@${domain}`, to: "ada@example.com", subject: "S", text: "hello" })
  ],
  [`GET /mailgun/v3/${domain}/bounces/ada@example.com`],
  [`DELETE /mailgun/v3/${domain}/bounces/ada@example.com`]
]

/** What the errors of each interface say: the parts of them that are looked at, and what these are by the status. */
const shapes: ReadonlyArray<
  readonly [base: string, of: (error: Answer["json"]) => unknown, shapes: Readonly<Record<Status, unknown>>]
> = [
  ["/v1/", ({ error: { code } }) => code, { 429: "rate_limited", 503: "internal_error" }],
  ["/resend/", ({ name, statusCode }) => [statusCode, name], {
    429: [429, "rate_limit_exceeded"],
    503: [503, "application_error"]
  }],
  ["/sendgrid/", ({ errors: [error] }) => Object.keys(error), {
    429: ["message", "field", "help"],
    503: ["message", "field", "help"]
  }],
  ["/postmark/", ({ ErrorCode }) => ErrorCode, { 429: 429, 503: 100 }],
  ["/ses/", ({ __type }) => __type, { 429: "TooManyRequestsException", 503: "ServiceUnavailableException" }],
  ["/mailgun/", (error) => [Object.keys(error), typeof error.message], {
    429: [["message"], "string"],
    503: [["message"], "string"]
  }]
]

type Status = 429 | 503

const assertRefused = (status: Status, path: string, answer: Answer, about: string) => {
  assert.match(answer.headers["retry-after"] ?? "", /^[1-9][0-9]?$/, `${about} → ${answer.status} ${answer.text}`)
  assert.match(answer.headers["x-request-id"] as string, /^[0-9a-f]{32}$/, about)
  assert.notInclude(answer.text, "private", about)
  if (path.startsWith("/v1/")) assertError(answer, undefined, about)
  const surface = shapes.find(([base]) => path.startsWith(base))
  assert.isDefined(surface, path)
  const [, of, byStatus] = surface
  assert.strictEqual(answer.status, status, `${about} → ${answer.text}`)
  assert.deepStrictEqual(of(answer.json), byStatus[status], `${about} → ${answer.text}`)
}

interface Route {
  readonly method: string
  readonly path: string
  readonly ask: Ask
}

const basic = (key: string) => ({ authorization: `Basic ${Buffer.from(`api:${key}`).toString("base64")}` })

const askOf = (path: string, body: unknown, key: string): Ask => {
  if (path.startsWith("/postmark/")) return { ...sent(body), key: null, headers: { "x-postmark-server-token": key } }
  if (!path.startsWith("/mailgun/")) return { ...sent(body), key }
  const form = { "content-type": "application/x-www-form-urlencoded" }
  return body instanceof URLSearchParams
    ? { key: null, headers: { ...form, ...basic(key) }, raw: String(body) }
    : { key: null, headers: basic(key) }
}

/** A good request of every route. */
const makeRoutes = Effect.gen(function*() {
  // Figures of the last day begin after 1970 did.
  yield* TestClock.adjust("2 days")
  const { bodyOf, tenant } = yield* makeRequests
  const { ask, liveKey, port } = yield* Harness
  const of = yield* tenant()
  const own = yield* Effect.forEach(rows, (row) =>
    Effect.map(bodyOf(of, row.body), (body): Route => ({
      method: row.method,
      path: fill(
        row.path,
        row.path.includes(":email") ? ["ada@example.com"] : [id, row.path.includes(":place") ? "0" : id]
      ),
      ask: { ...sent(body), key: liveKey }
    })))
  const foreign = calls.map(([call, body]): Route => {
    const [method = "", path = ""] = call.split(" ")
    return { method, path, ask: askOf(path, body, liveKey) }
  })
  const { json: { AccessKeyId: accessKeyId, SecretAccessKey: secretAccessKey } } = yield* ask("GET", "/ses/credentials")
  const now = new Date(yield* Clock.currentTimeMillis)
  const signed = yield* Effect.promise(() => signedRequests({ accessKeyId, secretAccessKey }, `127.0.0.1:${port}`, now))
  return [
    ...own,
    ...foreign,
    ...signed.map(({ body, headers, method, path }): Route => ({
      method,
      path,
      ask: { key: null, headers, ...(body === undefined ? {} : { raw: body }) }
    }))
  ]
})

const unsteadyHarness = harnessLayer({
  surfaces: true,
  engine: (engine) => Layer.provide(engine, unsteadyStorage) as typeof engine
})

layer(unsteadyHarness)("a storage that is out of order", (it) => {
  const outages: ReadonlyArray<readonly [StorageOutage, knowsKeys: boolean]> = [
    ["unreachable", false],
    ["unreachable", true],
    ["clock", true]
  ]
  it.effect("is 503 with Retry-After on every route of /v1 and of the other interfaces, and over when it is in order", () =>
    Effect.gen(function*() {
      const { ask, log } = yield* Harness
      const routes = yield* makeRoutes
      for (const [outage, knowsKeys] of outages) {
        Object.assign(now, { outage, knowsKeys })
        log.length = 0
        for (const route of routes) {
          const about = `${outage} ${knowsKeys} ${route.method} ${route.path}`
          assertRefused(503, route.path, yield* ask(route.method, route.path, route.ask), about)
        }
        assert.deepStrictEqual(log.filter(({ level }) => level === "Error"), [], outage)
      }
      Object.assign(now, { outage: null, knowsKeys: false })
      for (const route of routes.filter(({ method }) => method === "GET")) {
        const { status, text } = yield* ask("GET", route.path, route.ask)
        assert.include([200, 404], status, `${route.path} ${text}`)
      }
    }))
})

layer(harnessLayer({ surfaces: true, rates: true }))("more requests than a key may ask", (it) => {
  it.effect("are 429 with Retry-After on every route, in the shape of its interface", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const routes = yield* makeRoutes
      // The clock stands still, so that a rate that is used up stays so.
      while ((yield* ask("GET", "/v1/account")).status === 200);
      for (const { ask: asked, method, path } of routes) {
        const about = `${method} ${path}`
        assertRefused(429, path, yield* ask(method, path, asked), about)
      }
    }))
})

describe("more requests than a server can do", () => {
  test.effect("are 503 with Retry-After on every route, in the shape of its interface", () =>
    Effect.gen(function*() {
      const routes = yield* makeRoutes
      const { liveKey } = yield* Harness
      const none = { first: 0, least: 0, most: 0, targetMillis: 150, patienceMillis: 400, keptForPages: 0 }
      const refusalOf = Overload.refusalsOf(SurfacePaths.of({}))
      const gate = RequestGate.make({ always: new Set(), refusalOf }, none)
      const server = createServer({ gate }).on("request", (_, response) => void response.end("begun"))
      const agent = new Agent()
      yield* Effect.addFinalizer(() => Effect.sync(() => void server.close().closeAllConnections()))
      server.listen(0, "127.0.0.1")
      yield* Effect.promise(() => once(server, "listening"))
      const { port } = server.address() as AddressInfo
      for (const { ask, method, path } of routes) {
        const about = `${method} ${path}`
        const answer = yield* request(port, liveKey, agent)(method, path, ask)
        assertRefused(503, path, answer, about)
      }
      assert.strictEqual(gate.counts().full, routes.length)
    }).pipe(Effect.scoped, Effect.provide(harnessLayer({ surfaces: true }))))
})
