import { Api } from "@sendwright/api/Api"
import * as CodeSamples from "@sendwright/api/CodeSamples"
import { webhooksOf } from "@sendwright/api/WebhookOperations"
import { Brand } from "@sendwright/core/foundation/Settings"
import * as Effect from "effect/Effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { OpenApi } from "effect/http-api"
import { HttpSettings } from "./HttpSettings.ts"
import { publicRoute } from "./publicRoute.ts"

/** `GET /openapi.json`: the machine-readable description, with examples that call this server where its address is known. */
export const layer = HttpRouter.use(Effect.fnUntraced(function*(router) {
  const { basePath, origin } = yield* HttpSettings
  const { webhookHeaderPrefix } = yield* Brand
  const described = { ...OpenApi.fromApi(Api), webhooks: webhooksOf(webhookHeaderPrefix) }
  const document = basePath === ""
    ? described
    : { ...described, servers: described.servers?.map((server) => ({ ...server, url: basePath })) }
  const json = HttpServerResponse.jsonUnsafe(CodeSamples.add(document, origin === null ? undefined : origin + basePath))
  yield* publicRoute(router, "/openapi.json", Effect.succeed(json))
}))
