import { NotFound } from "@sendwright/core/foundation/Errors"
import { OidcSignIn } from "@sendwright/core/users/OidcSignIn"
import { LinkUnusable } from "@sendwright/core/users/PeopleErrors"
import { SignIn } from "@sendwright/core/users/SignIn"
import { isLoopbackAddress } from "@sendwright/http/clientAddress"
import { dieOnServerFault } from "@sendwright/http/dieOnServerFault"
import { HttpSettings } from "@sendwright/http/HttpSettings"
import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import * as Redacted from "effect/Redacted"
import { DashboardApi } from "../../contract/DashboardApi.ts"
import { oidcCallbackPath } from "../../contract/paths.ts"
import { IssuerUnavailable } from "../../contract/SignInErrors.ts"
import * as Wire from "../../contract/wire/SignIn.ts"
import { readBody } from "../foundation/readBody.ts"
import { OidcClients } from "../oidc/OidcClients.ts"
import { returnPath } from "../oidc/returnPath.ts"
import * as StartedSignIn from "../oidc/StartedSignIn.ts"
import * as BrowserSession from "../sessions/BrowserSession.ts"
import * as ServiceFacts from "../sessions/ServiceFacts.ts"

/** The endpoints that need no session. */
export const layer = HttpApiBuilder.group(
  DashboardApi,
  "signIn",
  Effect.fnUntraced(function*(handlers) {
    const signIn = yield* SignIn
    const factsOf = yield* ServiceFacts.make
    const oidc = yield* OidcSignIn
    const clients = yield* OidcClients
    const started = yield* StartedSignIn.make
    const { basePath } = yield* HttpSettings
    const { begin, clientOf, originFor } = yield* BrowserSession.make

    return handlers
      .handle("service", ({ request }) => Effect.succeed(factsOf(request)))
      .handleRaw(
        "signIn",
        Effect.fnUntraced(function*({ request }) {
          const { email_address: email, password } = yield* readBody(request, Wire.decodePasswordSignIn)
          const credentials = { email, password: Redacted.make(password) }
          return yield* begin(yield* signIn.withPassword(credentials, clientOf(request)), request)
        }, dieOnServerFault)
      )
      .handleRaw(
        "beginOidc",
        Effect.fnUntraced(function*({ request }) {
          const asked = yield* readBody(request, Wire.decodeOidcBegin)
          const known = clients.get(asked.issuer)
          if (known === undefined) return yield* new NotFound()
          yield* oidc.attempt(clientOf(request))
          const { client, issuer } = known
          // The guard has checked that this origin is ours. This machine has several loopback names, and the browser
          // must return to the one that it used.
          const origin = request.headers["origin"] ?? originFor(request)
          const signIn = yield* started.begin({
            issuer: issuer.id,
            redirectUri: `${origin}${basePath}${oidcCallbackPath.replace(":issuer", issuer.id)}`,
            to: returnPath(asked.to)
          })
          const url = yield* client.authorizationUrl(signIn).pipe(
            Effect.tapError(({ message }) =>
              Effect.logWarning(`Nobody can sign in through an OpenID provider: ${message}`)
            ),
            Effect.mapError(() => new IssuerUnavailable({ name: issuer.name }))
          )
          return yield* started.keep(
            HttpServerResponse.jsonUnsafe({ url }),
            originFor(request),
            request.cookies,
            signIn
          )
        }, dieOnServerFault)
      )
      .handleRaw(
        "requestReset",
        Effect.fnUntraced(function*({ request }) {
          const { email_address: email } = yield* readBody(request, Wire.decodeResetRequest)
          yield* signIn.requestReset(email, clientOf(request))
          return HttpServerResponse.empty({ status: 204 })
        }, dieOnServerFault)
      )
      .handleRaw(
        "inspectLink",
        Effect.fnUntraced(function*({ request }) {
          const { token } = yield* readBody(request, Wire.decodeLinkToken)
          return HttpServerResponse.jsonUnsafe(
            Wire.toWireLink(yield* signIn.inspect(Redacted.make(token), clientOf(request)))
          )
        }, dieOnServerFault)
      )
      .handleRaw(
        "start",
        Effect.fnUntraced(function*({ request }) {
          const { token } = yield* readBody(request, Wire.decodeLinkToken)
          const client = clientOf(request)
          // A person who reads the link in a log, or over somebody's shoulder, is not at this machine.
          if (!isLoopbackAddress(client.address)) return yield* new LinkUnusable()
          return yield* begin(yield* signIn.withLink(Redacted.make(token), client), request)
        }, dieOnServerFault)
      )
      .handleRaw(
        "setUp",
        Effect.fnUntraced(function*({ request }) {
          const { email_address: email, name, password, token } = yield* readBody(request, Wire.decodeSetUp)
          const input = { email, name, password: Redacted.make(password) }
          return yield* begin(yield* signIn.setUp(Redacted.make(token), input, clientOf(request)), request)
        }, dieOnServerFault)
      )
      .handleRaw(
        "join",
        Effect.fnUntraced(function*({ request }) {
          const { name, password, token } = yield* readBody(request, Wire.decodeJoin)
          const input = { name, password: Redacted.make(password) }
          return yield* begin(yield* signIn.acceptAsNew(Redacted.make(token), input, clientOf(request)), request)
        }, dieOnServerFault)
      )
      .handleRaw(
        "reset",
        Effect.fnUntraced(function*({ request }) {
          const { password, token } = yield* readBody(request, Wire.decodeReset)
          const opened = yield* signIn.reset(Redacted.make(token), Redacted.make(password), clientOf(request))
          return yield* begin(opened, request)
        }, dieOnServerFault)
      )
  })
)
