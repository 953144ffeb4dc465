import { eventTypes } from "@sendwright/core/model/EmailEvent"
import * as FastCheck from "fast-check"

/** The recipients that a message names: strangers, the account's owner, and the simulator's addresses. */
const people = ["ada", "mary", "george", "owner", "delivered", "bounced", "complained"] as const
export type Person = typeof people[number]

/** How the provider answers the hand-offs of a message: `lost` took it, and its answer did not come. */
export type Script = "accept" | "temporary" | "stubborn" | "permanent" | "unknown" | "lost"

export interface Message {
  readonly from: "own" | "sandbox" | "foreign"
  readonly to: ReadonlyArray<Person>
  readonly word: string
  readonly script: Script
  readonly tags: ReadonlyArray<string>
  /** Seconds after the start of the history; null: at once. */
  readonly schedule: number | null
  /** Without a body: a request that breaks a rule. */
  readonly broken: boolean
  /** The body comes from a template, with values for some of its variables. */
  readonly template:
    | { readonly by: "id" | "slug"; readonly number: number; readonly values: "none" | "name" | "all" }
    | null
}

/** The parts of a template that a change passes; null takes a body away. */
export interface TemplateChange {
  readonly name?: string
  readonly slug?: string
  readonly html?: string | null
  readonly text?: string
}

type ReportKind = "delivered" | "bounced" | "soft" | "complained" | "not-spam" | "delayed" | "rejected"

/** One step of a history. Emails, endpoints and deliveries are named by a number, modulo how many there are. */
export type Command =
  | {
    readonly do: "send"
    readonly key: number
    readonly idempotencyKey: string | null
    readonly message: Message
  }
  | {
    readonly do: "batch"
    readonly key: number
    readonly idempotencyKey: string | null
    readonly messages: ReadonlyArray<Message>
  }
  /** Asks once more for an earlier send or batch that had an idempotency key. */
  | { readonly do: "again"; readonly of: number }
  | { readonly do: "cancel" | "get"; readonly key: number; readonly email: number }
  /** To so many seconds from now. */
  | { readonly do: "reschedule"; readonly key: number; readonly email: number; readonly ahead: number }
  | {
    readonly do: "list"
    readonly key: number
    readonly status: string | null
    readonly tag: string | null
    readonly mode: "live" | "test" | null
    readonly q: string | null
    readonly limit: number
  }
  | {
    readonly do: "addWebhook"
    readonly key: number
    readonly path: string
    readonly events: ReadonlyArray<string> | null
  }
  | {
    readonly do: "changeWebhook"
    readonly key: number
    readonly webhook: number
    readonly path: string | null
    readonly events: ReadonlyArray<string> | null
    readonly enabled: boolean | null
  }
  | { readonly do: "rotateSecret"; readonly key: number; readonly webhook: number }
  | { readonly do: "webhooks"; readonly key: number }
  | { readonly do: "removeWebhook"; readonly key: number; readonly webhook: number }
  | { readonly do: "deliveries"; readonly key: number; readonly webhook: number; readonly limit: number }
  /** Of the failed ones, where there are any and `failed` says so. */
  | { readonly do: "retry"; readonly key: number; readonly delivery: number; readonly failed: boolean }
  | { readonly do: "pass"; readonly seconds: number }
  | {
    readonly do: "report"
    readonly email: number
    readonly kind: ReportKind
    /** Which recipient, modulo how many there are; null: all of them. */
    readonly who: number | null
    /** What the provider knows each copy by: the same fact may come twice, under one name or two. */
    readonly keys: ReadonlyArray<number>
    readonly via: "emailId" | "providerMessageId" | "messageId"
    /** How long ago it happened, in seconds. */
    readonly ago: number
  }
  | { readonly do: "suppress"; readonly key: number; readonly person: Person }
  /** Of those that are on the list; null: one that is not. */
  | { readonly do: "unsuppress"; readonly key: number; readonly entry: number | null }
  | { readonly do: "suppressions"; readonly key: number; readonly limit: number }
  | {
    readonly do: "addTemplate"
    readonly key: number
    readonly name: string
    readonly slug: string | null
    readonly html: string | null
  }
  | {
    readonly do: "changeTemplate"
    readonly key: number
    readonly template: number
    readonly change: TemplateChange
  }
  | { readonly do: "template" | "removeTemplate"; readonly key: number; readonly template: number }
  | { readonly do: "templates"; readonly key: number }
  | { readonly do: "restore"; readonly key: number; readonly template: number; readonly version: number }
  | { readonly do: "addDomain"; readonly key: number; readonly name: string }
  | { readonly do: "domain" | "removeDomain"; readonly key: number; readonly domain: number }
  | { readonly do: "domains" | "account"; readonly key: number }
  | { readonly do: "pause" | "resume" | "suspend" | "reinstate"; readonly account: number }
  | { readonly do: "revoke" }

const { array, constant, constantFrom, integer, nat, oneof, option, record, subarray } = FastCheck

const key = oneof(
  { weight: 6, arbitrary: constant(0) },
  { weight: 3, arbitrary: constant(1) },
  { weight: 1, arbitrary: constant(2) },
  { weight: 3, arbitrary: constant(3) },
  { weight: 1, arbitrary: constant(4) }
)

const message: FastCheck.Arbitrary<Message> = record({
  from: oneof(
    { weight: 10, arbitrary: constant("own" as const) },
    { weight: 2, arbitrary: constant("sandbox" as const) },
    { weight: 1, arbitrary: constant("foreign" as const) }
  ),
  to: array(constantFrom(...people), { minLength: 1, maxLength: 3 }),
  word: constantFrom("Notes", "Invoice", "Ada's news"),
  script: oneof(
    { weight: 12, arbitrary: constant<Script>("accept") },
    { weight: 2, arbitrary: constantFrom<Script>("temporary", "permanent", "unknown", "lost") },
    { weight: 1, arbitrary: constant<Script>("stubborn") }
  ),
  tags: subarray(["a", "b"]),
  schedule: oneof(
    { weight: 2, arbitrary: constant(null) },
    { weight: 1, arbitrary: constantFrom(5, 62, 700, 4_000, 90_061, 200_000, 2_700_000) }
  ),
  broken: oneof({ weight: 12, arbitrary: constant(false) }, { weight: 1, arbitrary: constant(true) }),
  template: oneof(
    { weight: 5, arbitrary: constant(null) },
    {
      weight: 1,
      arbitrary: record({
        by: constantFrom("id" as const, "slug" as const),
        number: nat(3),
        values: constantFrom("none" as const, "name" as const, "all" as const, "all" as const)
      })
    }
  )
})

/** The html of every template; `{{{ extra }}}` is raw. */
const html = "<p>{{ name }} {{{ extra }}}</p>"

const idempotencyKey = option(constantFrom("one", "two"), { freq: 2 })

const numbered = <Do extends string>(name: Do) => record({ do: constant(name), key, email: nat(30) })

const endpointPath = constantFrom("ok", "ok", "fail", "flaky", "moved")

/** How often each kind of step comes, against the others. */
const command: FastCheck.Arbitrary<Command> = oneof(
  { weight: 16, arbitrary: record({ do: constant("send"), key, idempotencyKey, message }) },
  {
    weight: 6,
    arbitrary: record({
      do: constant("batch"),
      key,
      idempotencyKey,
      messages: array(message, { minLength: 1, maxLength: 4 })
    })
  },
  { weight: 5, arbitrary: record({ do: constant("again"), of: nat(10) }) },
  { weight: 6, arbitrary: numbered("cancel") },
  {
    weight: 3,
    arbitrary: record({
      do: constant("reschedule"),
      key,
      email: nat(30),
      ahead: constantFrom(-1, 5, 700, 4_000, 200_000, 2_700_000)
    })
  },
  { weight: 6, arbitrary: numbered("get") },
  {
    weight: 5,
    arbitrary: record({
      do: constant("list"),
      key,
      status: option(constantFrom("queued", "scheduled", "sent", "delivered", "bounced", "failed", "cancelled"), {
        freq: 2
      }),
      tag: option(constantFrom("a", "b"), { freq: 2 }),
      mode: option(constantFrom("live", "test"), { freq: 2 }),
      q: option(constantFrom("ADA", "mary@ex", "invoice", "nothing", "id 0", "id 3", "message-id 1", "no"), {
        freq: 2
      }),
      limit: integer({ min: 1, max: 5 })
    })
  },
  {
    weight: 5,
    arbitrary: record({
      do: constant("addWebhook"),
      key,
      path: endpointPath,
      events: option(subarray([...eventTypes], { minLength: 1 }))
    })
  },
  {
    weight: 3,
    arbitrary: record({
      do: constant("changeWebhook"),
      key,
      webhook: nat(5),
      path: option(endpointPath, { freq: 2 }),
      events: option(subarray([...eventTypes], { minLength: 1 }), { freq: 2 }),
      enabled: option(constantFrom(true, true, false), { freq: 2 })
    })
  },
  { weight: 1, arbitrary: record({ do: constant("rotateSecret"), key, webhook: nat(5) }) },
  { weight: 1, arbitrary: record({ do: constant("webhooks"), key }) },
  { weight: 1, arbitrary: record({ do: constant("removeWebhook"), key, webhook: nat(5) }) },
  {
    weight: 4,
    arbitrary: record({ do: constant("deliveries"), key, webhook: nat(5), limit: integer({ min: 1, max: 5 }) })
  },
  {
    weight: 4,
    arbitrary: record({ do: constant("retry"), key, delivery: nat(30), failed: constantFrom(true, true, false) })
  },
  {
    weight: 16,
    arbitrary: record({ do: constant("pass"), seconds: constantFrom(1, 2, 6, 30, 61, 700, 700, 3_600, 90_000) })
  },
  {
    weight: 12,
    arbitrary: record({
      do: constant("report"),
      email: nat(30),
      kind: constantFrom<ReportKind>("delivered", "bounced", "soft", "complained", "not-spam", "delayed", "rejected"),
      who: option(nat(2), { freq: 2 }),
      keys: array(nat(2), { minLength: 1, maxLength: 2 }),
      via: constantFrom("emailId", "providerMessageId", "messageId"),
      ago: nat(3)
    })
  },
  { weight: 2, arbitrary: record({ do: constant("suppress"), key, person: constantFrom(...people) }) },
  { weight: 3, arbitrary: record({ do: constant("unsuppress"), key, entry: option(nat(5)) }) },
  { weight: 1, arbitrary: record({ do: constant("suppressions"), key, limit: integer({ min: 1, max: 3 }) }) },
  {
    weight: 4,
    arbitrary: record({
      do: constant("addTemplate"),
      key,
      name: constantFrom("Welcome", "Bill", "\u00dcberweisung: 2. Mahnung!"),
      slug: option(constantFrom("welcome", "bill", "welcome-2"), { freq: 1 }),
      html: option(constant(html))
    })
  },
  {
    weight: 3,
    arbitrary: record({
      do: constant("changeTemplate"),
      key,
      template: nat(4),
      change: record({
        name: constantFrom("Renamed"),
        slug: constantFrom("welcome", "bill", "renamed"),
        html: constantFrom<string | null>(null, html),
        text: constantFrom("Changed, {{ name }}")
      }, { requiredKeys: [] })
    })
  },
  { weight: 2, arbitrary: record({ do: constantFrom("template", "removeTemplate"), key, template: nat(4) }) },
  { weight: 1, arbitrary: record({ do: constant("templates"), key }) },
  {
    weight: 2,
    arbitrary: record({ do: constant("restore"), key, template: nat(4), version: integer({ min: 1, max: 4 }) })
  },
  {
    weight: 2,
    arbitrary: record({
      do: constant("addDomain"),
      key,
      name: constantFrom("one.example", "two.example", "Bad.example")
    })
  },
  {
    weight: 3,
    arbitrary: record({ do: constantFrom("domain", "domain", "domain", "removeDomain"), key, domain: nat(5) })
  },
  { weight: 2, arbitrary: record({ do: constantFrom("domains", "account"), key }) },
  {
    weight: 3,
    arbitrary: record({
      do: constantFrom("pause", "resume", "resume", "suspend", "reinstate", "reinstate", "reinstate"),
      account: nat(1)
    })
  },
  { weight: 1, arbitrary: record({ do: constant("revoke") }) }
)

/** The most steps of a history. */
export const maxSteps = 50

export const history: FastCheck.Arbitrary<ReadonlyArray<Command>> = array(command, {
  minLength: 1,
  maxLength: maxSteps,
  size: "max"
})
