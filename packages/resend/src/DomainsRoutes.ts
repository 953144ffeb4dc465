import { type Access, accessRefusal } from "@sendwright/core/accounts/Caller"
import { Domains } from "@sendwright/core/domains/Domains"
import { type Issue, ValidationError } from "@sendwright/core/foundation/Errors"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"
import * as Calls from "./Calls.ts"
import * as DomainShape from "./DomainShape.ts"
import * as Pages from "./Pages.ts"
import { Refused } from "./ResendError.ts"

const access: Access = { scope: "domains:manage", liveOnly: false }

const settings = {
  open_tracking: Calls.optional(Schema.Boolean),
  click_tracking: Calls.optional(Schema.Boolean),
  tls: Calls.optional(Schema.Literals(["opportunistic", "enforced"])),
  tracking_subdomain: Calls.optional(Schema.String),
  capabilities: Calls.optional(Schema.Struct({
    sending: Calls.optional(Schema.Literals(["enabled", "disabled"])),
    receiving: Calls.optional(Schema.Literals(["enabled", "disabled"]))
  }))
}

const DomainSettings = Schema.Struct(settings)

const NewDomain = Schema.Struct({
  name: Schema.String,
  custom_return_path: Calls.optional(Schema.String),
  ...settings
})

const readNew = Calls.reader(NewDomain)
const readSettings = Calls.reader(DomainSettings)

/** What is asked of a domain that no domain here does; nothing of it is let pass in silence. */
const unmet = (
  input: typeof DomainSettings.Type & { readonly custom_return_path?: string | null | undefined }
): ReadonlyArray<Issue> => {
  const issue = (path: ReadonlyArray<string>, message: string): Issue => ({ path, message })
  const { capabilities } = input
  return [
    ...(input.open_tracking === true ? [issue(["open_tracking"], "must be false: opens are not tracked")] : []),
    ...(input.click_tracking === true ? [issue(["click_tracking"], "must be false: clicks are not tracked")] : []),
    ...(typeof input.tracking_subdomain === "string" && input.tracking_subdomain !== ""
      ? [issue(["tracking_subdomain"], "must be left out: neither opens nor clicks are tracked")]
      : []),
    ...(input.tls === "enforced"
      ? [issue(["tls"], "must be opportunistic: whether TLS is demanded is a setting of the server")]
      : []),
    ...(capabilities?.sending === "disabled"
      ? [issue(["capabilities", "sending"], "must be enabled: delete the domain to send nothing from it")]
      : []),
    ...(typeof input.custom_return_path === "string" && input.custom_return_path !== ""
      ? [issue(["custom_return_path"], "must be left out: the records say where bounces go")]
      : [])
  ]
}

const kept = (issues: ReadonlyArray<Issue>): Effect.Effect<void, ValidationError> =>
  issues.length === 0 ? Effect.void : Effect.fail(new ValidationError({ issues }))

/** The calls under `/domains`. */
export const layer = Layer.effectDiscard(Effect.gen(function*() {
  const domains = yield* Domains

  yield* Calls.add([
    {
      method: "POST",
      path: "/domains",
      access,
      status: 201,
      answer: Effect.fnUntraced(function*({ caller, request }) {
        const input = yield* readNew(request)
        yield* kept(unmet(input))
        const domain = yield* domains.create(caller, input.name).pipe(
          Effect.catchTag(
            "Conflict",
            ({ message }) => Effect.fail(new Refused({ statusCode: 403, reason: "validation_error", message }))
          )
        )
        return DomainShape.toDomain(
          input.capabilities?.receiving === "enabled" ? yield* domains.addReceiving(caller, domain.id) : domain
        )
      })
    },
    {
      method: "GET",
      path: "/domains",
      access,
      answer: Effect.fnUntraced(function*(asked) {
        const query = yield* Effect.fromResult(Pages.queryOf(asked))
        const all = yield* domains.list(asked.caller)
        const page = yield* Effect.fromResult(Pages.pageOf(all.toReversed(), query))
        return Pages.list(page.items.map(DomainShape.toListed), page.hasMore)
      })
    },
    {
      method: "GET",
      path: "/domains/:id",
      access,
      answer: ({ caller, params }) => Effect.map(domains.get(caller, params["id"] ?? ""), DomainShape.toDomain)
    },
    {
      method: "PATCH",
      path: "/domains/:id",
      access,
      answer: Effect.fnUntraced(function*({ caller, params, request }) {
        const input = yield* readSettings(request)
        yield* kept(unmet(input))
        const { id, receiving } = yield* domains.get(caller, params["id"] ?? "")
        const wanted = input.capabilities?.receiving
        if (wanted === "enabled" && receiving === null) yield* domains.addReceiving(caller, id)
        if (wanted === "disabled" && receiving !== null) {
          const refused = accessRefusal(caller, { ...access, liveOnly: true })
          if (refused !== undefined) return yield* refused
          yield* domains.removeReceiving(caller, id)
        }
        return { object: "domain", id }
      })
    },
    {
      method: "POST",
      path: "/domains/:id/verify",
      access,
      // A request for a domain looks it up again.
      answer: ({ caller, params }) =>
        Effect.map(domains.get(caller, params["id"] ?? ""), ({ id }) => ({ object: "domain", id }))
    },
    {
      method: "DELETE",
      path: "/domains/:id",
      access: { ...access, liveOnly: true },
      answer: ({ caller, params }) =>
        Effect.as(domains.remove(caller, params["id"] ?? ""), { object: "domain", id: params["id"], deleted: true })
    }
  ])
}))
