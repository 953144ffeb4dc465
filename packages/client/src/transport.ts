import { SendwrightError } from "./errors.ts"
import type { ErrorCode, Json } from "./types.ts"

/** The address, the key and the limits of a client. */
export interface ClientOptions {
  /** `…_live_…` or `…_test_…`. */
  readonly apiKey: string
  /** The address of the service, without `/v1`. */
  readonly baseUrl: string
  /** How often a request is repeated after a temporary failure. Default: 2. */
  readonly retries?: number
  /** Timeout of each attempt, in milliseconds. Default: 30,000. */
  readonly timeoutMillis?: number
  /** The longest wait after `rate_limited`, in milliseconds; beyond it the call rejects. Default: 60,000. */
  readonly maxWaitMillis?: number
  /** Replaces the runtime's `fetch`. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>
}

/** Options of a single call. */
export interface CallOptions {
  /** Aborts the call, including waits between attempts. */
  readonly signal?: AbortSignal
}

/** One request, which may be repeated. */
export interface ApiRequest extends CallOptions {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE"
  /** With the leading `/v1`. */
  readonly path: string
  readonly query?: Readonly<Record<string, string | number | ReadonlyArray<string> | undefined>>
  readonly body?: unknown
  /** In place of `body`: a whole message (RFC 5322). */
  readonly message?: string | Uint8Array<ArrayBuffer>
  readonly idempotencyKey?: string
  /** Statuses above 399 that are not errors. */
  readonly answers?: ReadonlyArray<number>
  /** Whether the answer is a `Uint8Array` in place of JSON. */
  readonly isBytes?: boolean
}

export type Transport = <A>(request: ApiRequest) => Promise<A>

/** The version of the API that these types are of. */
const version = "2026-11-28"

const firstBackoffMillis = 500
const maxBackoffMillis = 8_000

/**
 * Makes requests and repeats them: those refused by a rate limit, after the requested wait; and those without an answer
 * or with a 5xx, if repeating is safe (reading, changing, deleting, and sending with an idempotency key).
 */
export const makeTransport = (options: ClientOptions): Transport => {
  const { apiKey, maxWaitMillis = 60_000, retries = 2, timeoutMillis = 30_000 } = options
  const base = new URL(options.baseUrl)
  const send = options.fetch ?? ((url: string, init: RequestInit) => fetch(url, init))

  const attempt = async (request: ApiRequest): Promise<Response> => {
    const timeout = AbortSignal.timeout(timeoutMillis)
    const signal = request.signal === undefined ? timeout : AbortSignal.any([request.signal, timeout])
    try {
      return await send(urlOf(base, request), {
        method: request.method,
        headers: {
          "authorization": `Bearer ${apiKey}`,
          "accept": request.isBytes === true ? "*/*" : "application/json",
          "service-version": version,
          ...(request.body === undefined ? {} : { "content-type": "application/json" }),
          ...(request.message === undefined ? {} : { "content-type": "message/rfc822" }),
          ...(request.idempotencyKey === undefined ? {} : { "idempotency-key": request.idempotencyKey })
        },
        redirect: "error",
        signal,
        ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
        ...(request.message === undefined ? {} : { body: request.message })
      })
    } catch (cause) {
      request.signal?.throwIfAborted()
      throw timeout.aborted
        ? new SendwrightError(`The service did not answer within ${timeoutMillis} ms.`, { code: "timeout", cause })
        : new SendwrightError(`The service could not be reached at ${base.origin}.`, { code: "network_error", cause })
    }
  }

  return async <A>(request: ApiRequest): Promise<A> => {
    for (let n = 0;; n++) {
      let error: SendwrightError
      try {
        const response = await attempt(request)
        if (response.ok || request.answers?.includes(response.status) === true) {
          if (request.isBytes === true) return new Uint8Array(await response.arrayBuffer()) as A
          return await (response.status === 204 ? undefined : response.json()) as A
        }
        error = await errorOf(response)
        // The first attempt may have succeeded without its answer.
        if (n > 0 && request.method === "DELETE" && error.code === "not_found") return undefined as A
      } catch (thrown) {
        request.signal?.throwIfAborted()
        error = thrown instanceof SendwrightError
          ? thrown
          : new SendwrightError("The answer broke off.", { code: "network_error", cause: thrown })
      }
      const wait = waitAfter(error, n)
      if (n >= retries || !mayRepeat(request, error) || wait > maxWaitMillis) throw error
      await sleep(wait, request.signal)
    }
  }
}

const urlOf = (base: URL, { path, query = {} }: ApiRequest): string => {
  const url = new URL(base.pathname.replace(/(?<!\/)\/+$/, "") + path, base)
  for (const [name, value] of Object.entries(query)) {
    for (const one of value === undefined ? [] : [value].flat()) url.searchParams.append(name, String(one))
  }
  return url.href
}

const mayRepeat = (request: ApiRequest, error: SendwrightError): boolean => {
  if (error.code === "rate_limited") return true
  const isOutage = error.status === null || error.status >= 500
  return isOutage && (request.method !== "POST" || request.idempotencyKey !== undefined)
}

/** Half of the wait is random, so that clients that failed together do not retry together. */
const waitAfter = (error: SendwrightError, n: number): number =>
  error.retryAfterMillis
    ?? Math.min(maxBackoffMillis, firstBackoffMillis * 2 ** n) * (0.5 + Math.random() / 2)

const errorOf = async (response: Response): Promise<SendwrightError> => {
  const body = await response.json().catch(() => undefined) as
    | { readonly error?: { readonly code?: ErrorCode; readonly message?: string; readonly details?: Json } }
    | undefined
  const seconds = response.headers.get("retry-after") ?? ""
  return new SendwrightError(body?.error?.message ?? `The service answered with status ${response.status}.`, {
    code: body?.error?.code ?? "internal_error",
    status: response.status,
    details: body?.error?.details,
    retryAfterMillis: /^[0-9]{1,9}$/.test(seconds) ? Number(seconds) * 1_000 : null
  })
}

const sleep = (millis: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted === true) return reject(signal.reason)
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop)
      resolve()
    }, millis)
    signal?.addEventListener("abort", stop, { once: true })
  })
