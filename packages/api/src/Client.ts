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
 */
export const make = ({ baseUrl, key }: ClientOptions) =>
  HttpApiClient.make(Api, { baseUrl }).pipe(
    Effect.provide(
      HttpApiMiddleware.layerClient(Authorization, ({ next, request }) =>
        next(HttpClientRequest.bearerToken(request, key)))
    )
  )
