import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { UrlPolicy } from "./UrlPolicy.ts"

/** A request to a URL that a user gave. */
export interface GuardedRequest {
  readonly method: "GET" | "POST"
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array | null
  readonly policy: UrlPolicy
  /** One deadline over DNS, connect, TLS and response head; with `readBody`, over the body too. */
  readonly deadlineMillis: number
  /** How much of the response body is taken at most, in bytes. */
  readonly maxBodyBytes: number
  /**
   * `all`: the body must arrive whole within the deadline, and one over the maximum is a failure. `none`: the status
   * line decides; a short body may be read and thrown away, so that the connection can be used again.
   */
  readonly readBody: "all" | "none"
}

/** What was answered, redirects included: none is followed. */
export interface GuardedResponse {
  readonly status: number
  /** Lower-cased names. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/** Why a guarded request brought no answer. `message` names no address that was found. */
export class GuardedHttpError extends Schema.TaggedError<GuardedHttpError>()("GuardedHttpError", {
  reason: Schema.Literals(["blocked", "dns", "connect", "tls", "timeout", "protocol", "too_large"]),
  message: Schema.String
}) {}

/**
 * The port through which URLs that users gave are called. An adapter checks the policy again, resolves the name,
 * refuses unless every address found is public (or the policy lets private ones pass, which cloud metadata addresses
 * never do), connects to an address that it vetted, never follows a redirect, and uses no proxy of the environment. It
 * may keep a connection for requests to the same scheme, host and port under the same policy, for as long as the name
 * still leads there, which it looks up again after seconds. A request is written to one connection at most.
 *
 * @example
 * ```ts
 * import { GuardedHttp } from "@sendwright/core/net/GuardedHttp"
 * import * as Effect from "effect/Effect"
 *
 * export const ping = Effect.gen(function*() {
 *   const http = yield* GuardedHttp
 *   const { status } = yield* http.request({
 *     method: "GET",
 *     url: "https://hooks.shop.example/sendwright",
 *     headers: {},
 *     body: null,
 *     policy: { protocols: ["https:"], allowPrivate: false },
 *     deadlineMillis: 10_000,
 *     maxBodyBytes: 0,
 *     readBody: "none"
 *   })
 *   return status
 * })
 * ```
 */
export class GuardedHttp extends Context.Service<GuardedHttp, {
  readonly request: (request: GuardedRequest) => Effect.Effect<GuardedResponse, GuardedHttpError>
}>()("@sendwright/core/net/GuardedHttp") {}
