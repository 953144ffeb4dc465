import * as Effect from "effect/Effect"
import { HttpClientRequest } from "effect/http"
import { HttpApiClient, HttpApiMiddleware } from "effect/http-api"
import type * as Redacted from "effect/Redacted"
import { Api } from "./Api.ts"
import { Authorization } from "./Authorization.ts"

/** Where the service is, and in whose name it is called. */
export interface ClientOptions {
  /** The address of the service, without `/v1`. */
  readonly baseUrl: string | URL
  readonly key: Redacted.Redacted<string>
}

/**
 * A typed client of the /v1 API over the `HttpClient` in the context: `client.emails.send({ payload })`. It fails with
 * the core's errors, read back from the envelope.
 *
 * @example
 * ```ts
 * import * as Client from "@sendwright/api/Client"
 * import * as Effect from "effect/Effect"
 * import { FetchHttpClient } from "effect/http"
 * import * as Redacted from "effect/Redacted"
 *
 * const account = Effect.gen(function*() {
 *   const client = yield* Client.make({ baseUrl: "http://127.0.0.1:4400", key: Redacted.make("svc_test_…") })
 *   return yield* client.account.describe()
 * }).pipe(Effect.provide(FetchHttpClient.layer))
 * ```
 */
export const make = ({ baseUrl, key }: ClientOptions) =>
  HttpApiClient.make(Api, { baseUrl }).pipe(
    Effect.provide(
      HttpApiMiddleware.layerClient(Authorization, ({ next, request }) =>
        next(HttpClientRequest.bearerToken(request, key)))
    )
  )
