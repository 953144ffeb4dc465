import type { Access } from "@sendwright/core/accounts/Caller"
import { ValidationError } from "@sendwright/core/foundation/Errors"
import type { WebhookEndpoint } from "@sendwright/core/webhooks/WebhookEndpoint"
import { Webhooks } from "@sendwright/core/webhooks/Webhooks"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import * as Calls from "./Calls.ts"
import * as Pages from "./Pages.ts"
import * as WebhookEvents from "./WebhookEvents.ts"

const access: Access = { scope: "webhooks:manage", liveOnly: false }

const Events = Schema.Array(Schema.String).check(
  Schema.isMinLength(1, { message: "must name at least one event type" })
)

const readNew = Calls.reader(Schema.Struct({ endpoint: Schema.String, events: Events }))

const readChange = Calls.reader(Schema.Struct({
  endpoint: Calls.optional(Schema.String),
  events: Calls.optional(Events),
  status: Calls.optional(Schema.Literals(["enabled", "disabled"]))
}))

const invalid = (path: string, message: string) => new ValidationError({ issues: [{ path: [path], message }] })

const eventsOf = (events: ReadonlyArray<string>) => {
  const unsupported = WebhookEvents.unsupportedOf(events)
  return unsupported.length === 0
    ? Effect.succeed(WebhookEvents.toCore(events))
    : Effect.fail(invalid(
      "events",
      `names ${unsupported.slice(0, 5).join(", ")}, which never happens here: choose among ${
        WebhookEvents.supported.join(", ")
      }`
    ))
}

/** The core calls `url` what Resend calls `endpoint`. */
const renamed = ({ issues }: ValidationError) =>
  Effect.fail(
    new ValidationError({
      issues: issues.map((issue) => issue.path[0] === "url" ? { ...issue, path: ["endpoint"] } : issue)
    })
  )

/** An endpoint as a list shows it. */
const toListed = ({ createdAt, enabled, events, id, url }: WebhookEndpoint) => ({
  id,
  created_at: createdAt.toISOString(),
  status: enabled ? "enabled" : "disabled",
  endpoint: url,
  events: WebhookEvents.toResend(events)
})

/** The calls under `/webhooks`. Endpoints that were made elsewhere are listed, too: they keep the format that they have. */
export const layer = Layer.effectDiscard(Effect.gen(function*() {
  const webhooks = yield* Webhooks

  yield* Calls.add([
    {
      method: "POST",
      path: "/webhooks",
      access,
      status: 201,
      answer: Effect.fnUntraced(function*({ caller, request }) {
        const { endpoint: url, events } = yield* readNew(request)
        const made = yield* webhooks.create(caller, { url, events: yield* eventsOf(events), format: "resend" }).pipe(
          Effect.catchTag("ValidationError", renamed)
        )
        return { object: "webhook", id: made.endpoint.id, signing_secret: Redacted.value(made.secret) }
      })
    },
    {
      method: "GET",
      path: "/webhooks",
      access,
      answer: Effect.fnUntraced(function*(asked) {
        const query = yield* Effect.fromResult(Pages.queryOf(asked))
        const all = yield* webhooks.list(asked.caller)
        const page = yield* Effect.fromResult(Pages.pageOf(all.toReversed(), query))
        return Pages.list(page.items.map(toListed), page.hasMore)
      })
    },
    {
      method: "GET",
      path: "/webhooks/:id",
      access,
      answer: Effect.fnUntraced(function*({ caller, params }) {
        const endpoint = yield* webhooks.get(caller, params["id"] ?? "")
        const secret = yield* webhooks.readSecret(caller, endpoint)
        return {
          object: "webhook",
          ...toListed(endpoint),
          signing_secret: secret === null ? null : Redacted.value(secret)
        }
      })
    },
    {
      method: "PATCH",
      path: "/webhooks/:id",
      access,
      answer: Effect.fnUntraced(function*({ caller, params, request }) {
        const { endpoint: url, events, status } = yield* readChange(request)
        const { id } = yield* webhooks.update(caller, params["id"] ?? "", {
          ...(typeof url === "string" ? { url } : {}),
          ...(events === undefined || events === null ? {} : { events: yield* eventsOf(events) }),
          ...(typeof status === "string" ? { enabled: status === "enabled" } : {})
        }).pipe(Effect.catchTag("ValidationError", renamed))
        return { object: "webhook", id }
      })
    },
    {
      method: "DELETE",
      path: "/webhooks/:id",
      access,
      answer: ({ caller, params }) =>
        Effect.as(webhooks.remove(caller, params["id"] ?? ""), { object: "webhook", id: params["id"], deleted: true })
    },
    {
      method: "POST",
      path: "/webhooks/:id/signing-secret/rotate",
      access,
      answer: ({ caller, params }) =>
        Effect.map(
          webhooks.rotateSecret(caller, params["id"] ?? ""),
          ({ endpoint: { id }, secret }) => ({ object: "webhook", id, signing_secret: Redacted.value(secret) })
        )
    }
  ])
}))
