import { OidcSignIn } from "@sendwright/core/users/OidcSignIn"
import { HttpSettings } from "@sendwright/http/HttpSettings"
import { RequestContext } from "@sendwright/http/RequestContext"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { oidcCallbackPath } from "../../contract/paths.ts"
import type { OidcRefusal } from "../../contract/wire/SignIn.ts"
import * as SecurityHeaders from "../foundation/SecurityHeaders.ts"
import * as BrowserSession from "../sessions/BrowserSession.ts"
import { OidcClients } from "./OidcClients.ts"
import * as StartedSignIn from "./StartedSignIn.ts"

type Request = HttpServerRequest.HttpServerRequest

/** This browser began no sign-in with this state at this issuer, or it is no longer valid. */
class Unknown extends Schema.TaggedError<Unknown>()("Unknown", {}) {}

const queryOf = ({ url }: Request): URLSearchParams => new URL(url, "http://own.invalid").searchParams

/**
 * The redirect URI of all issuers. A browser opens it, so that it always redirects to the page: to the address that the
 * person wanted, or to the sign-in with the reason of the failure.
 */
export const layer = HttpRouter.use(Effect.fnUntraced(function*(router) {
  const clients = yield* OidcClients
  const oidc = yield* OidcSignIn
  const browser = yield* BrowserSession.make
  const started = yield* StartedSignIn.make
  const { basePath } = yield* HttpSettings

  const leadTo = (path: string) => HttpServerResponse.redirect(`${basePath}${path}`, { status: 303 })

  const signIn = Effect.fnUntraced(function*(request: Request, issuerId: string, begun: StartedSignIn.StartedSignIn) {
    const known = clients.get(issuerId)
    // An answer of one issuer at the address of another is refused unread (RFC 9700 section 4.4).
    if (known === undefined || begun.issuer !== issuerId) return yield* new Unknown()
    const client = browser.clientOf(request)
    yield* oidc.attempt(client)
    if (!(yield* oidc.isFirstAnswer(begun.state))) return yield* new Unknown()
    const claims = yield* known.client.claims(queryOf(request), begun)
    const opened = yield* oidc.signIn(known.issuer, claims, client)
    return yield* browser.enter(leadTo(begun.to), opened, request)
  })

  const answer = Effect.fnUntraced(function*(request: Request) {
    const { params } = yield* HttpRouter.RouteContext
    const issuerId = params["issuer"] ?? ""
    const origin = browser.originFor(request)
    const state = queryOf(request).get("state") ?? ""
    const begun = yield* started.find(origin, request.cookies, state)
    const to = Option.match(begun, { onNone: () => "/", onSome: ({ to }) => to })
    const refused = (error: OidcRefusal) => {
      const issuer = clients.has(issuerId) ? issuerId : ""
      return leadTo(`/sign-in?${new URLSearchParams({ error, issuer, to })}`)
    }
    const response = yield* Effect.flatMap(
      Option.match(begun, { onNone: () => Effect.fail(new Unknown()), onSome: Effect.succeed }),
      (begun) => signIn(request, issuerId, begun)
    ).pipe(
      Effect.tapErrorTag(
        "OidcFailed",
        ({ message, reason }) =>
          reason === "denied"
            ? Effect.void
            : Effect.logWarning(`A sign-in through an OpenID provider failed: ${message}`)
      ),
      Effect.catchTags({
        Unknown: () => Effect.succeed(refused("expired")),
        OidcFailed: ({ reason }) => Effect.succeed(refused(reason)),
        NotInvited: ({ reason }) => Effect.succeed(refused(reason)),
        RateLimited: () => Effect.succeed(refused("limited")),
        StorageError: (error) =>
          Effect.as(
            Effect.logError("A sign-in through an OpenID provider could not be stored", Cause.fail(error)),
            refused("failed")
          )
      })
    )
    return StartedSignIn.end(response, origin, state)
  })

  yield* router.add(
    "GET",
    oidcCallbackPath,
    Effect.flatMap(RequestContext, (context) => {
      context.route = oidcCallbackPath
      context.headers = SecurityHeaders.common
      return Effect.flatMap(HttpServerRequest.HttpServerRequest, answer)
    })
  )
}))
