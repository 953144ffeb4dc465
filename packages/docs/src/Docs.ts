import { HttpSettings } from "@sendwright/http/HttpSettings"
import { RequestContext } from "@sendwright/http/RequestContext"
import * as Answers from "@sendwright/http/ResponseMiddleware"
import * as StaticFile from "@sendwright/http/StaticFile"
import * as Effect from "effect/Effect"
import { HttpRouter, HttpServerError, HttpServerRequest, HttpServerResponse } from "effect/http"
import * as Layer from "effect/Layer"
import * as Site from "./Site.ts"

const missing = (request: HttpServerRequest.HttpServerRequest) =>
  Effect.fail(new HttpServerError.HttpServerError({ reason: new HttpServerError.RouteNotFound({ request }) }))

const asksForPage = ({ headers }: HttpServerRequest.HttpServerRequest): boolean =>
  /(?:^|,)\s*text\/html\b/i.test(headers["accept"] ?? "")

const home = "/docs/"

/** What is answered in place of a site that was not built. */
const notBuilt = HttpServerResponse.text(
  "The documentation is not built yet: this server runs from sources. `npx -y pnpm@12 start` builds it in the background, "
    + "which takes some seconds. Its pages are in the folder `docs` as well.\n",
  { status: 503, headers: { "cache-control": "no-store", "refresh": "2" } }
)

/** The path below `/docs/` that a request asks for, decoded; one that cannot be decoded names no file. */
const pathOf = (url: string): string => {
  const path = url.split(/[?#]/, 1)[0]!.slice(home.length)
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const routes = HttpRouter.use(Effect.fnUntraced(function*(router) {
  const { basePath } = yield* HttpSettings
  const load = Effect.promise(() => Site.load(Site.ownDirectory, basePath))
  let site = yield* load
  // A server that runs from sources may start before its site is built.
  const current = Effect.suspend(() => site.isBuilt ? Effect.succeed(site) : Effect.map(load, (found) => site = found))

  const find = Effect.fnUntraced(function*(request: HttpServerRequest.HttpServerRequest, path: string) {
    const site = yield* current
    if (!site.isBuilt) return notBuilt
    const found = yield* site.at(path)
    if (found !== null) return yield* StaticFile.answer(found.file, request.headers, found.headers)
    const page = asksForPage(request) ? yield* site.at("404.html") : null
    if (page === null) return yield* missing(request)
    return HttpServerResponse.setStatus(yield* StaticFile.answer(page.file, request.headers, page.headers), 404)
  })

  const add = (
    route: `/${string}`,
    respond: (
      request: HttpServerRequest.HttpServerRequest
    ) => Effect.Effect<HttpServerResponse.HttpServerResponse, HttpServerError.HttpServerError>
  ) =>
    router.add(
      "GET",
      route,
      Effect.flatMap(RequestContext, (context) => {
        context.route = route
        return Effect.flatMap(HttpServerRequest.HttpServerRequest, respond)
      })
    )

  const toHome = Effect.succeed(HttpServerResponse.redirect(`${basePath}${home}`, { status: 308 }))
  // It matches `/docs` as well.
  yield* add("/docs/*", (request) => request.url.startsWith(home) ? find(request, pathOf(request.url)) : toHome)
  yield* add("/llms.txt", (request) => find(request, "llms.txt"))
}))

/**
 * The documentation as routes beside those of the API: the site at `/docs`, which loads nothing from other hosts, the
 * reference of the API at `/docs/api/reference`, each page as Markdown under its path with `.md`, and `/llms.txt`, which
 * lists these. Reads `HttpSettings`, for the path that everything is mounted at. Files are read when they are first asked
 * for, and kept.
 *
 * @example
 * ```ts
 * import * as Docs from "@sendwright/docs/Docs"
 *
 * // For `toNodeListener(sendwright.context, options)`: the API and its documentation below /mail.
 * export const options = { basePath: "/mail", routes: Docs.layer }
 * ```
 */
export const layer = Layer.provide(routes, Answers.layer)
