import * as Effect from "effect/Effect"
import { type Answer, type Ask, Harness } from "./harness.ts"
import { rows } from "./matrix.ts"
import { fill, makeRequests } from "./walk.ts"

/** One request that is to be answered in one way, and what was answered. */
interface Provoked {
  readonly method: string
  readonly path: string
  readonly expected: string
  readonly answer: Answer
}

/** Everything that the requests below are made of, for one account of its own. */
const makeTools = Effect.gen(function*() {
  const { ask, newKey, receive } = yield* Harness
  const { bodyOf, make, tenant } = yield* makeRequests
  const own = yield* tenant()
  const { key } = own.live
  const post = (path: string, body: unknown, more: Ask = {}) => ask("POST", path, { key, body, ...more })
  const send = (yield* bodyOf(own, "send")) as Record<string, unknown>
  /** A whole message with the sender and the recipient of `send`, or others. */
  const raw = (over: Record<string, unknown> = {}, headers: Record<string, string> = {}, by = key) => {
    const { from, subject, to } = { ...send, ...over }
    return ask("POST", "/v1/emails/raw", {
      key: by,
      raw: `From: ${String(from)}\nTo: ${String(to)}\nSubject: ${String(subject)}\n${
        over["template"] === undefined ? "" : `X-Template: ${String(over["template"])}\n`
      }\nHello.\n`,
      headers: { "content-type": "message/rfc822", ...headers }
    })
  }
  return { ask, bodyOf, key, make, newKey, own, post, raw, receive, send }
})

type Tools = Effect.Success<typeof makeTools>

interface Provocation {
  readonly route: string
  readonly expected: string
  readonly ask: (tools: Tools) => Effect.Effect<Answer, never, Harness>
}

const route = (
  route: string,
  answers: Readonly<Record<string, Provocation["ask"]>>
): ReadonlyArray<Provocation> => Object.entries(answers).map(([expected, ask]) => ({ route, expected, ask }))

const twice = <A>(effect: Effect.Effect<A, never, Harness>) => Effect.andThen(effect, effect)
const keyed = (name: string): Ask => ({ headers: { "idempotency-key": name } })

/** What a send is answered with, at a door whose path is made for an account. */
const sends = (
  name: string,
  pathOf: (tools: Tools, accountId: string) => Effect.Effect<string>
): ReadonlyArray<Provocation> => {
  type Post = (body: unknown, more?: Ask) => ReturnType<Tools["post"]>
  const own = (asks: (post: Post, tools: Tools) => ReturnType<Provocation["ask"]>): Provocation["ask"] => (tools) =>
    Effect.flatMap(
      pathOf(tools, tools.own.live.accountId),
      (path) => asks((body, more) => tools.post(path, body, more), tools)
    )
  return route(name, {
    "200": own((post, { send }) => twice(post(send, keyed(`${name} again`)))),
    "403 domain_not_verified": own((post, { send }) => post({ ...send, from: "a@nowhere.example" })),
    "403 sandbox_recipient_not_allowed": own((post, { send }) => post({ ...send, to: "ada@example.com" })),
    "404 not_found": own((post, { send }) => post({ ...send, text: undefined, template_slug: "none-such" })),
    "409 conflict": own((post, { send }) =>
      Effect.andThen(
        post(send, keyed(`${name} other`)),
        post({ ...send, subject: "Another" }, keyed(`${name} other`))
      )
    ),
    "422 recipient_suppressed": own((post, { post: postTo, send }) =>
      Effect.andThen(
        postTo("/v1/suppressions", { email_address: "owner@acme.example" }),
        post({ ...send, to: ["owner@acme.example", String(send["to"])] })
      )
    ),
    "429 plan_limit": Effect.fnUntraced(function*(tools) {
      const { ask, newKey, send } = tools
      const { accountId, key } = yield* newKey({ trusted: false })
      const { json } = yield* ask("GET", "/v1/account", { key })
      const one = { ...send, from: `a@${json.sandbox.domain}`, to: json.sandbox.simulator.delivered }
      yield* ask("POST", "/v1/emails/batch", { key, body: { messages: Array.from({ length: 100 }, () => one) } })
      return yield* ask("POST", yield* pathOf(tools, accountId), { key, body: one })
    })
  })
}

/** What the matrix does not bring about: each answer that an operation has beyond those of every operation. */
const provocations: ReadonlyArray<Provocation> = [
  ...sends("POST /v1/emails", () => Effect.succeed("/v1/emails")),
  ...sends(
    "POST /v1/received/:id/reply",
    ({ receive }, accountId) => Effect.map(receive({ accountId }), (id) => `/v1/received/${id}/reply`)
  ),
  ...route("POST /v1/emails/raw", {
    "200": ({ raw }) => twice(raw({}, { "idempotency-key": "raw" })),
    "403 domain_not_verified": ({ raw }) => raw({ from: "a@nowhere.example" }),
    "403 sandbox_recipient_not_allowed": ({ raw }) => raw({ to: "ada@example.com" }),
    "404 not_found": ({ raw }) => raw({ template: "none-such" }),
    "409 conflict": ({ raw }) =>
      Effect.andThen(
        raw({}, { "idempotency-key": "raw-other" }),
        raw({ subject: "Another" }, { "idempotency-key": "raw-other" })
      ),
    "422 recipient_suppressed": ({ post, raw, send }) =>
      Effect.andThen(
        post("/v1/suppressions", { email_address: "owner@acme.example" }),
        raw({ to: `owner@acme.example, ${String(send["to"])}` })
      ),
    "429 plan_limit": Effect.fnUntraced(function*({ ask, newKey, raw, send }) {
      const { key } = yield* newKey({ trusted: false })
      const { json } = yield* ask("GET", "/v1/account", { key })
      const one = { ...send, from: `a@${json.sandbox.domain}`, to: json.sandbox.simulator.delivered }
      yield* ask("POST", "/v1/emails/batch", { key, body: { messages: Array.from({ length: 100 }, () => one) } })
      return yield* raw(one, {}, key)
    })
  }),
  ...route("POST /v1/emails/batch", {
    "207": ({ post, send }) => post("/v1/emails/batch", { messages: [send, {}] }),
    "422": ({ post }) => post("/v1/emails/batch", { messages: [{}] }),
    "409 conflict": ({ post, send }) =>
      Effect.andThen(
        post("/v1/emails/batch", { messages: [send] }, keyed("batch")),
        post("/v1/emails/batch", { messages: [send, send] }, keyed("batch"))
      )
  }),
  ...route("PATCH /v1/emails/:id", {
    "409 not_scheduled": Effect.fnUntraced(function*({ ask, bodyOf, key, make, own }) {
      const [id] = yield* make(own, "email", "live")
      return yield* ask("PATCH", `/v1/emails/${id}`, { key, body: yield* bodyOf(own, "schedule") })
    })
  }),
  ...route("POST /v1/emails/:id/cancel", {
    "409 not_scheduled": ({ make, own, post }) =>
      Effect.flatMap(make(own, "email", "live"), ([id]) => post(`/v1/emails/${id}/cancel`, undefined))
  }),
  ...route("POST /v1/domains", {
    "409 conflict": ({ post }) => twice(post("/v1/domains", { name: "twice.example" })),
    "403 plan_limit": Effect.fnUntraced(function*({ ask, newKey }) {
      const { key } = yield* newKey({ plan: "free" })
      yield* ask("POST", "/v1/domains", { key, body: { name: "one.example" } })
      return yield* ask("POST", "/v1/domains", { key, body: { name: "two.example" } })
    })
  }),
  ...route("POST /v1/suppressions", {
    "409 conflict": ({ post }) => twice(post("/v1/suppressions", { email_address: "twice@example.com" }))
  }),
  ...route("POST /v1/templates", {
    "409 conflict": ({ post }) => twice(post("/v1/templates", { name: "T", subject: "S", text: "x", slug: "taken" }))
  }),
  ...route("PATCH /v1/templates/:id", {
    "409 conflict": Effect.fnUntraced(function*({ ask, key, make, own, post }) {
      yield* post("/v1/templates", { name: "T", subject: "S", text: "x", slug: "taken-too" })
      const [id] = yield* make(own, "template", "live")
      return yield* ask("PATCH", `/v1/templates/${id}`, { key, body: { slug: "taken-too" } })
    })
  }),
  ...route("POST /v1/webhooks/:id/deliveries/:deliveryId/retry", {
    "409 conflict": Effect.fnUntraced(function*({ make, own, post }) {
      const path = fill("/v1/webhooks/:id/deliveries/:deliveryId/retry", yield* make(own, "failed delivery", "live"))
      yield* post(path, undefined)
      return yield* post(path, undefined)
    })
  })
]

/** Every provocation, and of every route what is no valid body or query of it. */
export const provoke = Effect.gen(function*() {
  const tools = yield* makeTools
  const { ask, key, make, own } = tools
  const provoked: Array<Provoked> = []
  for (const { ask, expected, route } of provocations) {
    const [method, path] = route.split(" ") as [string, string]
    provoked.push({ method, path, expected, answer: yield* ask(tools) })
  }
  for (const { body, method, path, thing } of rows) {
    const at = fill(path, thing === null ? [] : yield* make(own, thing, "live"))
    const expected = "400 validation_error"
    if (body !== null) {
      provoked.push({ method, path, expected, answer: yield* ask(method, at, { key, body: { nonsense: true } }) })
    } else {
      provoked.push({ method, path, expected, answer: yield* ask(method, `${at}?nonsense=1`, { key }) })
    }
  }
  return provoked
})
