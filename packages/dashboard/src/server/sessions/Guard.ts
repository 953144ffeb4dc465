import { CurrentCaller } from "@sendwright/api/Authorization"
import type { Caller } from "@sendwright/core/accounts/Caller"
import { CurrentSource } from "@sendwright/core/audit/AuditLog"
import { Forbidden, NotFound, ValidationError } from "@sendwright/core/foundation/Errors"
import type { Mode } from "@sendwright/core/foundation/Mode"
import { Portal } from "@sendwright/core/portal/Portal"
import type { PortalPart } from "@sendwright/core/portal/PortalLink"
import { Members } from "@sendwright/core/users/Members"
import { NotSignedIn } from "@sendwright/core/users/PeopleErrors"
import { Sessions } from "@sendwright/core/users/Sessions"
import { addressOf } from "@sendwright/http/clientAddress"
import { dieOnServerFault } from "@sendwright/http/dieOnServerFault"
import { HttpSettings } from "@sendwright/http/HttpSettings"
import { RequestContext } from "@sendwright/http/RequestContext"
import { unknownQuery } from "@sendwright/http/RequestErrors"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { HttpRouter, HttpServerRequest, type HttpServerResponse } from "effect/http"
import type { HttpApiEndpoint } from "effect/http-api"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { Access, includes, ShowsContent } from "../../contract/Access.ts"
import { CurrentSession } from "../../contract/CurrentSession.ts"
import { ForAnyone, ForMembers, ForOperators, ForUsers } from "../../contract/Guard.ts"
import { PortalAccess, PortalParts } from "../../contract/PortalAccess.ts"
import { DashboardSettings } from "../DashboardSettings.ts"
import { isOwnPage, isUsable, originOf } from "../foundation/Origin.ts"
import * as SecurityHeaders from "../foundation/SecurityHeaders.ts"
import * as SessionCookie from "./SessionCookie.ts"
import * as UserRates from "./UserRates.ts"

type Request = HttpServerRequest.HttpServerRequest

const safeMethods = new Set(["GET", "HEAD"])

const jsonType = /^application\/json[ \t]*(?:;|$)/i

const notJson = new ValidationError({
  issues: [{ path: [], message: "needs the header Content-Type: application/json" }]
})

const notOurs = (origin: string) =>
  new Forbidden({
    message: `This was not asked by the dashboard's own page. Open the dashboard at ${origin}; where that is not its `
      + "address, the operator sets SENDWRIGHT_BASE_URL to the one that browsers see."
  })

const unsafe = new Forbidden({
  message: "The dashboard is reached over plain http, where passwords and sessions can be read on the way: put a proxy "
    + "with TLS in front, and set SENDWRIGHT_BASE_URL to its https address."
})

/**
 * Why a request is refused because of its origin or its form; `undefined` if it changes nothing, or comes from our
 * page.
 */
const foreignRefusal = (ours: string | null, { headers, method }: Request): Forbidden | ValidationError | undefined => {
  if (safeMethods.has(method)) return undefined
  const provenance = { origin: headers["origin"], host: headers["host"], fetchSite: headers["sec-fetch-site"] }
  if (ours !== null && !isUsable(ours)) return unsafe
  if (!isOwnPage(ours, provenance)) return notOurs(originOf(ours, headers["host"]))
  // A form of another page can send other content types without a preflight (Fetch, CORS-safelisted request-header).
  const type = headers["content-type"]
  return type === undefined || jsonType.test(type) ? undefined : notJson
}

/** Why a caller may not use an endpoint of an account. If `Access` names no role, only operators may. */
const missingRole = ({ actor }: Caller, access: Access): Forbidden | undefined => {
  if (actor.kind === "operator") return undefined
  const isRole = access === "viewer" || access === "developer" || access === "owner"
  return actor.kind === "user" && isRole && includes(actor.role, access)
    ? undefined
    : new Forbidden({ message: `This needs the role ${isRole ? access : "operator"}: ask an owner of the account.` })
}

/** The mode of the switch at the top of the page, in the query; by default live. */
const modeOf = (query: Readonly<Record<string, unknown>>): Mode => query["mode"] === "test" ? "test" : "live"

/** The secret of a portal's session; `undefined` if the request does not come from a portal. */
export const portalSecret = ({ headers }: Pick<Request, "headers">): Redacted.Redacted | undefined => {
  const found = /^portal +(?:([^ ]+) *)?$/i.exec(headers["authorization"] ?? "")
  return found === null ? undefined : Redacted.make(found[1] ?? "", { label: "PortalSecret" })
}

const notShown = new Forbidden({ message: "This portal does not show it." })

// Checked here, before the schema of the path, because the account of the caller depends on it.
const accountId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A request and its parts. */
interface GuardedRequest {
  readonly request: Request
  readonly context: RequestContext
  readonly params: Readonly<Record<string, string | undefined>>
  readonly query: Readonly<Record<string, unknown>>
}

/** The callers of an endpoint, and the part of a portal that it belongs to. */
interface EndpointRules {
  readonly access: Access
  readonly part: PortalPart | null
  /** Whether it shows the contents of an email. */
  readonly showsContent: boolean
}

type Admit<R, E> = (rules: EndpointRules, asked: GuardedRequest) => Effect.Effect<Context.Context<R>, E>

/** The id of the current session, of a user or of a portal. */
const sessionIn = (services: Context.Context<never>): string | null => {
  const who = Context.getOption(services as Context.Context<CurrentSession>, CurrentSession)
  if (Option.isSome(who)) return who.value.session.id
  const caller = Context.getOption(services as Context.Context<CurrentCaller>, CurrentCaller)
  return Option.isSome(caller) && caller.value.actor.kind === "portal" ? caller.value.actor.id : null
}

/** Wraps every endpoint of a group; `admit` decides about the caller, and provides the services of the endpoint. */
const guardEndpoint = <R, E>(ours: string | null, proxies: number, admit: Admit<R, E>) =>
<E2>(
  httpEffect: Effect.Effect<HttpServerResponse.HttpServerResponse, E2, R>,
  { endpoint }: { readonly endpoint: HttpApiEndpoint.Top }
) => {
  const rules = {
    access: Context.get(endpoint.annotations, Access),
    part: Context.get(endpoint.annotations, PortalAccess),
    showsContent: Context.get(endpoint.annotations, ShowsContent)
  }
  return Effect.withFiber<HttpServerResponse.HttpServerResponse, E | E2 | Forbidden | ValidationError>((fiber) => {
    const context = fiber.getRef(RequestContext)
    const given = fiber.context as Context.Context<HttpRouter.Provided>
    const request = Context.get(given, HttpServerRequest.HttpServerRequest)
    const query = Context.get(given, HttpServerRequest.ParsedSearchParams)
    const { params } = Context.get(given, HttpRouter.RouteContext)
    context.route = endpoint.path
    context.headers = SecurityHeaders.api
    const refused = foreignRefusal(ours, request) ?? (endpoint.query === undefined ? unknownQuery(query) : undefined)
    if (refused !== undefined) return Effect.fail(refused)
    return Effect.flatMap(
      admit(rules, { request, context, params, query }),
      (services) =>
        Effect.provideContext(
          httpEffect,
          Context.add(services, CurrentSource, () => ({
            address: addressOf(request, proxies),
            sessionId: sessionIn(services),
            requestId: context.requestId
          }))
        )
    )
  })
}

/**
 * Decides who may call which endpoint. The checks are, in this order: the origin and the form of the request, unknown
 * queries, the session, its rate limit, the account, the role.
 */
export const layer = Layer.effectContext(Effect.gen(function*() {
  const sessions = yield* Sessions
  const members = yield* Members
  const portal = yield* Portal
  const { origin, requests } = yield* DashboardSettings
  const { proxies } = yield* HttpSettings
  const rates = yield* UserRates.make(requests)

  const signedIn = Effect.fnUntraced(function*({ request }: GuardedRequest) {
    const { headers } = request
    // In the browser of a signed-in user, a portal must not use the user's session.
    if (portalSecret(request) !== undefined) return yield* new NotSignedIn()
    const token = SessionCookie.read(headers["cookie"], originOf(origin, headers["host"]))
    if (token === undefined) return yield* new NotSignedIn()
    const who = yield* dieOnServerFault(sessions.authenticate(token))
    yield* rates.admit(who.user.id)
    return who
  })

  /** A portal has no user: its endpoints need only the caller. */
  const asViewer = Effect.fnUntraced(
    function*(part: PortalPart | null, asked: GuardedRequest, secret: Redacted.Redacted) {
      const { caller, session } = yield* dieOnServerFault(portal.authenticate(secret))
      yield* rates.admit(session.id)
      asked.context.caller = caller
      if (asked.params["account_id"]?.toLowerCase() !== session.accountId) return yield* new NotFound()
      if (part === null || !session.parts.includes(part)) return yield* notShown
      return Context.make(CurrentCaller, caller).pipe(
        Context.add(PortalParts, session.parts)
      ) as Context.Context<CurrentCaller | CurrentSession>
    }
  )

  const asMember = Effect.fnUntraced(function*({ access, part, showsContent }: EndpointRules, asked: GuardedRequest) {
    const secret = portalSecret(asked.request)
    if (secret !== undefined) return yield* asViewer(part, asked, secret)
    const who = yield* signedIn(asked)
    const id = asked.params["account_id"] ?? ""
    if (!accountId.test(id)) return yield* new NotFound()
    const caller = yield* dieOnServerFault(members.enter(who.user, id.toLowerCase(), modeOf(asked.query)))
    asked.context.caller = caller
    const refused = missingRole(caller, access)
    if (refused !== undefined) return yield* refused
    if (caller.actor.kind === "operator") {
      yield* dieOnServerFault(members.noteLook(caller, showsContent ? asked.params["id"] ?? null : null)).pipe(
        Effect.provideService(CurrentSource, () => ({
          address: addressOf(asked.request, proxies),
          sessionId: who.session.id,
          requestId: asked.context.requestId
        }))
      )
    }
    return Context.make(CurrentSession, who).pipe(Context.add(CurrentCaller, caller))
  })

  const asOperator = Effect.fnUntraced(function*(_: EndpointRules, asked: GuardedRequest) {
    const who = yield* signedIn(asked)
    if (!who.user.isOperator) return yield* new NotFound()
    return Context.make(CurrentSession, who)
  })

  return Context.make(ForAnyone, guardEndpoint(origin, proxies, () => Effect.succeed(Context.empty()))).pipe(
    Context.add(
      ForUsers,
      guardEndpoint(
        origin,
        proxies,
        (_, asked) => Effect.map(signedIn(asked), (who) => Context.make(CurrentSession, who))
      )
    ),
    Context.add(ForMembers, guardEndpoint(origin, proxies, asMember)),
    Context.add(ForOperators, guardEndpoint(origin, proxies, asOperator))
  )
}))
