import type { Scope } from "@sendwright/core/accounts/Scope"

/** What a route's path or body names; `walk.ts` makes one of each. */
export type Thing =
  | "email"
  | "scheduled"
  | "received"
  | "webhook"
  | "failed delivery"
  | "domain"
  | "receiving domain"
  | "template"
  | "suppression"

/** A route of the API, and what becomes of a good request for it. */
export interface Row {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE"
  readonly path: string
  /** The scope that the route needs; null: any key will do. */
  readonly scope: Scope | null
  /** What its path names. */
  readonly thing: Thing | null
  /** Whether a good request uses that thing up. */
  readonly consumes: boolean
  /** A good body, as `walk.ts` fills it in. */
  readonly body:
    | "send"
    | "message"
    | "batch"
    | "webhook"
    | "domain"
    | "template"
    | "change"
    | "endpoint change"
    | "version"
    | "address"
    | "schedule"
    | null
  /** Status, and code where it is an error: what a live key gets. */
  readonly live: string
  /** What a test key gets. */
  readonly test: string
  /** What a live key of a paused account gets. */
  readonly paused: string
}

const row = (
  route: `${Row["method"]} /v1/${string}`,
  scope: Scope | null,
  live: string,
  more: Partial<Omit<Row, "live" | "scope">> = {}
): Row => {
  const [method, path] = route.split(" ") as [Row["method"], string]
  return { method, path, scope, thing: null, consumes: false, body: null, live, test: live, paused: live, ...more }
}

/** Every route of /v1. */
export const rows: ReadonlyArray<Row> = [
  row("POST /v1/emails", "emails:send", "201", { body: "send", paused: "403 account_paused" }),
  row("POST /v1/emails/batch", "emails:send", "200", { body: "batch", paused: "422" }),
  row("POST /v1/emails/raw", "emails:send", "201", { body: "message", paused: "403 account_paused" }),
  row("GET /v1/emails", "emails:read", "200"),
  row("GET /v1/emails/:id", "emails:read", "200", { thing: "email" }),
  row("PATCH /v1/emails/:id", "emails:send", "200", { thing: "scheduled", body: "schedule" }),
  row("POST /v1/emails/:id/cancel", "emails:send", "200", { thing: "scheduled", consumes: true }),
  row("POST /v1/domains", "domains:manage", "201", { body: "domain" }),
  row("GET /v1/domains", "domains:manage", "200"),
  row("GET /v1/domains/:id", "domains:manage", "200", { thing: "domain" }),
  row("DELETE /v1/domains/:id", "domains:manage", "204", { thing: "domain", consumes: true, test: "403 forbidden" }),
  row("POST /v1/domains/:id/receiving", "domains:manage", "200", { thing: "domain" }),
  row("DELETE /v1/domains/:id/receiving", "domains:manage", "204", {
    thing: "receiving domain",
    consumes: true,
    test: "403 forbidden"
  }),
  row("GET /v1/received", "received:read", "200"),
  row("GET /v1/received/:id", "received:read", "200", { thing: "received" }),
  row("GET /v1/received/:id/attachments/:place", "received:read", "200", { thing: "received" }),
  row("GET /v1/received/:id/raw", "received:read", "200", { thing: "received" }),
  row("POST /v1/received/:id/reply", "emails:send", "201", {
    thing: "received",
    body: "send",
    paused: "403 account_paused"
  }),
  row("DELETE /v1/received/:id", "received:manage", "204", { thing: "received", consumes: true }),
  row("POST /v1/templates", "templates:manage", "201", { body: "template" }),
  row("GET /v1/templates", "templates:manage", "200"),
  row("GET /v1/templates/:id", "templates:manage", "200", { thing: "template" }),
  row("PATCH /v1/templates/:id", "templates:manage", "200", { thing: "template", body: "change" }),
  row("DELETE /v1/templates/:id", "templates:manage", "204", { thing: "template", consumes: true }),
  row("GET /v1/templates/:id/versions", "templates:manage", "200", { thing: "template" }),
  row("POST /v1/templates/:id/restore", "templates:manage", "200", { thing: "template", body: "version" }),
  row("GET /v1/suppressions", "suppressions:manage", "200"),
  row("POST /v1/suppressions", "suppressions:manage", "201", { body: "address", test: "403 forbidden" }),
  row("GET /v1/suppressions/:email", "suppressions:manage", "200", { thing: "suppression" }),
  row("DELETE /v1/suppressions/:email", "suppressions:manage", "204", {
    thing: "suppression",
    consumes: true,
    test: "403 forbidden"
  }),
  row("POST /v1/webhooks", "webhooks:manage", "201", { body: "webhook" }),
  row("GET /v1/webhooks", "webhooks:manage", "200"),
  row("GET /v1/webhooks/:id", "webhooks:manage", "200", { thing: "webhook" }),
  row("PATCH /v1/webhooks/:id", "webhooks:manage", "200", { thing: "webhook", body: "endpoint change" }),
  row("POST /v1/webhooks/:id/rotate-secret", "webhooks:manage", "200", { thing: "webhook" }),
  row("DELETE /v1/webhooks/:id", "webhooks:manage", "204", { thing: "webhook", consumes: true }),
  row("GET /v1/webhooks/:id/deliveries", "webhooks:manage", "200", { thing: "webhook" }),
  row("POST /v1/webhooks/:id/deliveries/:deliveryId/retry", "webhooks:manage", "200", {
    thing: "failed delivery",
    consumes: true
  }),
  row("GET /v1/account", null, "200"),
  row("GET /v1/account/export", "account:manage", "200", { test: "403 forbidden" }),
  row("POST /v1/recipients/erase", "account:manage", "200", { body: "address", test: "403 forbidden" })
]

/** Things that have a mode: a live one is hidden from a test key. */
const modal: ReadonlySet<Thing> = new Set(["email", "scheduled", "received", "failed delivery"])

/** What a test key gets for a live thing of its account; null where the thing has no mode. */
const ofLiveThing = ({ live, method, thing }: Row): string | null => {
  if (thing === null) return null
  if (modal.has(thing)) return "404 not_found"
  return thing === "webhook" ? method === "GET" ? live : "403 forbidden" : null
}

/** Whose key asks. */
export type Asker =
  | "nobody"
  | "malformed key"
  | "unknown key"
  | "revoked key"
  | "suspended account"
  | "suspended account, test"
  | "paused account"
  | "paused account, test"
  | "live key"
  | "test key"
  | `all scopes but ${Scope}`
  | `only ${Scope}`

/** Which thing is asked for, where the route's path names one. */
export type Target = "own" | "own, live" | "own, test" | "another account's" | "absent" | "malformed"

export interface Situation {
  readonly asker: Asker
  readonly target: Target
  /** What the answer is to be; null where the situation is none for this route. */
  readonly expected: (row: Row) => string | null
}

const always = (expected: string) => () => expected
const unauthorized = always("401 unauthorized")
const suspended = always("403 account_suspended")
/** What has no name in the path cannot be another's or absent. What a test key may not do is told before that. */
const hidden = (of: "live" | "test") => (row: Row) =>
  row.thing === null ? null : row[of].startsWith("403") ? row[of] : "404 not_found"
const without = (scope: Scope): Situation => ({
  asker: `all scopes but ${scope}`,
  target: "own",
  expected: (row) => row.scope === scope ? "403 forbidden" : row.live
})
const only = (scope: Scope): Situation => ({
  asker: `only ${scope}`,
  target: "own",
  expected: (row) => row.scope === scope || row.scope === null ? row.live : "403 forbidden"
})

const allScopes: ReadonlyArray<Scope> = [
  "emails:send",
  "emails:read",
  "received:read",
  "received:manage",
  "domains:manage",
  "webhooks:manage",
  "suppressions:manage",
  "templates:manage",
  "account:manage"
]

/** Everything that each route is asked in. */
export const situations: ReadonlyArray<Situation> = [
  { asker: "nobody", target: "own", expected: unauthorized },
  { asker: "malformed key", target: "own", expected: unauthorized },
  { asker: "unknown key", target: "own", expected: unauthorized },
  { asker: "revoked key", target: "own", expected: unauthorized },
  { asker: "nobody", target: "absent", expected: unauthorized },
  { asker: "suspended account", target: "own", expected: suspended },
  { asker: "suspended account, test", target: "own", expected: suspended },
  ...allScopes.map(without),
  ...allScopes.map(only),
  { asker: "live key", target: "own", expected: ({ live }) => live },
  { asker: "test key", target: "own", expected: ({ test }) => test },
  { asker: "paused account", target: "own", expected: ({ paused }) => paused },
  { asker: "paused account, test", target: "own", expected: ({ test }) => test },
  {
    asker: "live key",
    target: "own, test",
    expected: ({ live, thing }) => thing !== null && (modal.has(thing) || thing === "webhook") ? live : null
  },
  {
    asker: "test key",
    target: "own, live",
    expected: ofLiveThing
  },
  { asker: "live key", target: "another account's", expected: hidden("live") },
  { asker: "test key", target: "another account's", expected: hidden("test") },
  { asker: "live key", target: "absent", expected: hidden("live") },
  { asker: "test key", target: "absent", expected: hidden("test") },
  { asker: "live key", target: "malformed", expected: hidden("live") },
  { asker: "test key", target: "malformed", expected: hidden("test") }
]

/** Why the suspended account of the walk is suspended. */
export const suspensionReason = "unpaid invoices"

/** The one message that each error of the matrix has. */
export const messageOf = (expected: string, { asker }: Situation, { scope, thing }: Row): string => {
  switch (expected) {
    case "401 unauthorized":
      return "A valid API key is needed: send it as Authorization: Bearer <key>."
    case "403 account_suspended":
      return `This account is suspended: ${suspensionReason}`
    case "403 account_paused":
      return "Sending is paused on this account. Sending in test mode still works."
    case "403 forbidden":
      return asker.includes("scopes but") || asker.startsWith("only ")
        ? `This needs a key with the scope ${scope}.`
        : thing === "webhook"
        ? "This needs a live key: the endpoint was made with one, and gets live events."
        : "This needs a live key: a test key cannot change live data."
    case "404 not_found":
      return "Not found."
    default:
      throw new Error(`the matrix expects ${expected}, which has no message`)
  }
}
