import { HttpSettings } from "@sendwright/http/HttpSettings"
import { RequestContext } from "@sendwright/http/RequestContext"
import * as StaticFile from "@sendwright/http/StaticFile"
import * as Effect from "effect/Effect"
import { HttpRouter, HttpServerError, HttpServerRequest, type HttpServerResponse } from "effect/http"
import * as Assets from "./Assets.ts"
import { DashboardSettings } from "./DashboardSettings.ts"
import * as SecurityHeaders from "./foundation/SecurityHeaders.ts"

/** The path of the page's files, below the mount. */
const filesPath = "/dashboard/assets"

/** Whether a path is shown in frames of other pages. */
const isPortal = (path: string): boolean => path === "/portal" || path.startsWith("/portal/")

const isFile = (path: string): boolean => path.startsWith(`${filesPath}/`)

/** The paths that are not the page's. If nothing is found below these, the answer is 404 and not the page. */
const others =
  /^\/(?:v1|dashboard|health|metrics|docs|llms\.txt|openapi\.json|providers|resend|sendgrid|postmark|ses|mailgun)(?:\/|$)/

const pathOf = (url: string): string => url.split("?", 1)[0]!

/**
 * Whether a browser opens an address of the page. An address without a screen also counts: the page says that there is
 * none.
 */
const opensPage = ({ headers, url }: HttpServerRequest.HttpServerRequest): boolean =>
  !others.test(pathOf(url)) && /(?:^|,)\s*text\/html\b/i.test(headers["accept"] ?? "")

/**
 * The page: its files, and `index.html` for every address that a browser opens and no other route serves. A program
 * that asks for such an address gets the same 404 as everywhere.
 */
export const layer = HttpRouter.use(Effect.fnUntraced(function*(router) {
  const { basePath } = yield* HttpSettings
  const { portalOrigins } = yield* DashboardSettings
  const source = yield* Assets.AssetSource
  let built = yield* source.load(basePath)
  // A server that runs from sources may start before its page is built.
  const current = Effect.suspend(() =>
    built.index === null
      ? Effect.map(source.load(basePath), (found) => built = found)
      : Effect.succeed(built)
  )
  const missing = (request: HttpServerRequest.HttpServerRequest) =>
    Effect.fail(
      new HttpServerError.HttpServerError({ reason: new HttpServerError.RouteNotFound({ request }) })
    )

  const page = (
    { files, index, portal }: Assets.Built,
    request: HttpServerRequest.HttpServerRequest
  ): Effect.Effect<HttpServerResponse.HttpServerResponse, HttpServerError.HttpServerError> => {
    const path = pathOf(request.url)
    if (isFile(path)) {
      const file = files.get(path.slice(filesPath.length + 1))
      return file === undefined
        ? missing(request)
        : StaticFile.answer(file, request.headers, SecurityHeaders.common)
    }
    if (path !== "/" && !opensPage(request)) return missing(request)
    if (portal !== null && portalOrigins.length > 0 && isPortal(path)) {
      return StaticFile.answer(portal, request.headers, SecurityHeaders.portal(portalOrigins))
    }
    return index === null
      ? Effect.succeed(Assets.notBuilt)
      : StaticFile.answer(index, request.headers, SecurityHeaders.page)
  }

  yield* router.add(
    "GET",
    "/*",
    Effect.flatMap(
      RequestContext,
      (context) =>
        Effect.flatMap(
          HttpServerRequest.HttpServerRequest,
          (request) =>
            Effect.tap(Effect.flatMap(current, (built) => page(built, request)), () =>
              Effect.sync(() => {
                context.route = isFile(request.url) ? `${filesPath}/*` : "/*"
              }))
        )
    )
  )
}))
