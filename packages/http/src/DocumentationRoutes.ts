import { Api } from "@sendwright/api/Api"
import * as Effect from "effect/Effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { OpenApi } from "effect/http-api"
import { type OpenApiDocument, renderReference } from "./ApiReferencePage.ts"
import { HttpSettings } from "./HttpSettings.ts"
import { publicRoute } from "./publicRoute.ts"

// The page carries everything it needs, and may load nothing.
const contentSecurityPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** `GET /openapi.json`: the machine-readable description. `GET /docs`: the same for people, without a script. */
export const layer = HttpRouter.use(Effect.fnUntraced(function*(router) {
  const { basePath } = yield* HttpSettings
  const described = OpenApi.fromApi(Api)
  const document = basePath === ""
    ? described
    : { ...described, servers: described.servers?.map((server) => ({ ...server, url: basePath })) }
  const json = HttpServerResponse.jsonUnsafe(document)
  const page = HttpServerResponse.text(renderReference(document as unknown as OpenApiDocument, basePath), {
    contentType: "text/html; charset=utf-8",
    headers: { "content-security-policy": contentSecurityPolicy }
  })
  yield* publicRoute(router, "/openapi.json", Effect.succeed(json))
  yield* publicRoute(router, "/docs", Effect.succeed(page))
}))
