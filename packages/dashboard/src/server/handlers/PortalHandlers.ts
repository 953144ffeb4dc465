import { CurrentCaller } from "@sendwright/api/Authorization"
import type { Caller } from "@sendwright/core/accounts/Caller"
import { Forbidden, NotFound } from "@sendwright/core/foundation/Errors"
import { Portal } from "@sendwright/core/portal/Portal"
import { LinkUnusable } from "@sendwright/core/users/PeopleErrors"
import { addressOf } from "@sendwright/http/clientAddress"
import { dieOnServerFault } from "@sendwright/http/dieOnServerFault"
import { HttpSettings } from "@sendwright/http/HttpSettings"
import * as Effect from "effect/Effect"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { DashboardApi } from "../../contract/DashboardApi.ts"
import * as Wire from "../../contract/wire/Portal.ts"
import { decodeLinkToken } from "../../contract/wire/SignIn.ts"
import { DashboardSettings } from "../DashboardSettings.ts"
import { readBody } from "../foundation/readBody.ts"
import * as SecurityHeaders from "../foundation/SecurityHeaders.ts"
import * as UntrustedContent from "../previews/UntrustedContent.ts"
import * as ServiceFacts from "../sessions/ServiceFacts.ts"

const off = new Forbidden({
  message: "The portal is switched off: whoever runs this server sets SENDWRIGHT_PORTAL_ORIGINS to the origins of the "
    + "pages that may show it."
})

/** Creates the link of a request. */
const makeLinks = Effect.gen(function*() {
  const portal = yield* Portal
  const { portalOrigins } = yield* DashboardSettings
  const factsOf = yield* ServiceFacts.make
  return Effect.fnUntraced(function*(caller: Caller, request: HttpServerRequest.HttpServerRequest) {
    if (portalOrigins.length === 0) return yield* off
    const { link, token } = yield* portal.link(caller, yield* readBody(request, Wire.decodeNewPortalLink))
    return HttpServerResponse.jsonUnsafe({
      id: link.id,
      // Behind the #, so that no server receives it and no log contains it.
      url: `${factsOf(request).base_url}/portal#${Redacted.value(token)}`,
      expires_at: link.expiresAt.toISOString()
    }, { status: 201, headers: SecurityHeaders.api })
  })
})

const entry = HttpApiBuilder.group(
  DashboardApi,
  "portalEntry",
  Effect.fnUntraced(function*(handlers) {
    const portal = yield* Portal
    const { portalOrigins } = yield* DashboardSettings
    const { proxies } = yield* HttpSettings
    const factsOf = yield* ServiceFacts.make
    const isOff = portalOrigins.length === 0

    return handlers
      .handleRaw(
        "exchange",
        Effect.fnUntraced(function*({ request }) {
          const { token } = yield* readBody(request, decodeLinkToken)
          if (isOff) return yield* new LinkUnusable()
          const client = {
            userAgent: request.headers["user-agent"] ?? null,
            address: addressOf(request, proxies)
          }
          const opened = yield* portal.exchange(Redacted.make(token), client)
          return HttpServerResponse.jsonUnsafe(Wire.toWireOpened(opened, factsOf(request)), { status: 201 })
        }, dieOnServerFault)
      )
      .handleRaw("frame", ({ query }) =>
        isOff
          ? Effect.fail(new NotFound())
          : Effect.succeed(UntrustedContent.frame({ remoteImages: query.images === "remote", within: portalOrigins })))
  })
)

const links = HttpApiBuilder.group(
  DashboardApi,
  "portalLinks",
  Effect.fnUntraced(function*(handlers) {
    const makeLink = yield* makeLinks
    return handlers.handleRaw(
      "create",
      Effect.fnUntraced(function*({ request }) {
        return yield* makeLink(yield* CurrentCaller, request)
      }, dieOnServerFault)
    )
  })
)

const members = HttpApiBuilder.group(
  DashboardApi,
  "portal",
  Effect.fnUntraced(function*(handlers) {
    const portal = yield* Portal
    const makeLink = yield* makeLinks
    return handlers
      .handleRaw(
        "link",
        Effect.fnUntraced(function*({ request }) {
          return yield* makeLink(yield* CurrentCaller, request)
        }, dieOnServerFault)
      )
      .handle(
        "sessions",
        Effect.fnUntraced(function*() {
          return { data: (yield* portal.list(yield* CurrentCaller)).map(Wire.toWire) }
        }, dieOnServerFault)
      )
      .handle(
        "end",
        Effect.fnUntraced(function*({ params }) {
          yield* portal.end(yield* CurrentCaller, params.id)
        }, dieOnServerFault)
      )
  })
)

/** The endpoints of portals: creating links, opening them, and listing sessions. */
export const layer = Layer.mergeAll(entry, links, members)
