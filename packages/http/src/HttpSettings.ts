import * as Context from "effect/Context"

const megabyte = 1024 * 1024

/**
 * How the API behaves over HTTP: the mounts take it as their option `settings`, layers of routes read it.
 *
 * @example
 * ```ts
 * import { HttpSettings } from "@sendwright/http/HttpSettings"
 * import * as Layer from "effect/Layer"
 *
 * // Bodies of up to 2 MB where neither sends nor templates are taken, and no line in the log for each request.
 * const { bodyLimits, ...settings } = HttpSettings.defaultValue()
 * export const Settings = Layer.succeed(HttpSettings, {
 *   ...settings,
 *   bodyLimits: { ...bodyLimits, other: 2_000_000 },
 *   accessLog: false
 * })
 * ```
 */
export interface HttpSettings {
  /** The longest bodies that are read, in bytes. */
  readonly bodyLimits: {
    /** One send, or one template: room for 7 MB of attachments in base64 and two bodies of 5,000,000 characters. */
    readonly send: number
    readonly batch: number
    /** A whole message (`POST /v1/emails/raw`). */
    readonly message: number
    /** Every other request. */
    readonly other: number
  }
  /**
   * The memory that the bodies of all requests may take at once, in bytes, and the values that are read from them:
   * three times their size, until their answer. An account has half of it, and large bodies leave a quarter to small
   * ones. What has no room is answered 429, where the account's share is used up, or 503, with Retry-After. The longest
   * body that is read always fits.
   */
  readonly bodyMemory: number
  /** How long a body may take to arrive, in milliseconds. */
  readonly bodyTimeoutMillis: number
  /** One line in the log for every request. */
  readonly accessLog: boolean
  /**
   * What `GET /v1/account` answers as `docs_url`; null: `/openapi.json` under the host that the request
   * names, which is there without `@sendwright/docs`.
   */
  readonly docsUrl: string | null
  /** Scheme and host as clients see them, for the links that answers hold; null: those that the request names. */
  readonly origin: string | null
  /**
   * The number of proxies before the server, each of which adds the address it was called from to `X-Forwarded-For`; 0:
   * the address of the connection is that of the client.
   */
  readonly proxies: number
  /** The path under which clients see the API; empty where it stands at the root. */
  readonly basePath: string
}

export const HttpSettings = Context.Reference<HttpSettings>("@sendwright/http/HttpSettings", {
  defaultValue: () => ({
    bodyLimits: { send: 50 * megabyte, batch: 64 * megabyte, message: 25 * megabyte, other: megabyte },
    bodyMemory: 384 * megabyte,
    // The longest body arrives in time over 5 Mbit/s.
    bodyTimeoutMillis: 120_000,
    accessLog: true,
    docsUrl: null,
    origin: null,
    proxies: 0,
    basePath: ""
  })
})
