import type { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import type * as Schema from "effect/Schema"
import type { DashboardApi } from "../../../src/contract/DashboardApi.ts"
import { base } from "./base.ts"
import { readInit, takeEarly } from "./earlyRequests.ts"

type Groups = (typeof DashboardApi)["groups"]
type Endpoints<Group> = Group extends HttpApiGroup.HttpApiGroup<string, infer Endpoint, boolean> ? Endpoint : never
type Endpoint = Endpoints<Groups[keyof Groups]>

/** An endpoint as it is written in a call: `GET /keys/:id`, from below `/dashboard/api`. */
type RouteOf<E> = E extends { readonly method: infer Method extends string; readonly path: infer Path extends string }
  ? Path extends `/dashboard/api${infer Below}` ? `${Method} ${Below}` : never
  : never

/** Every endpoint of the contract. */
export type Route = RouteOf<Endpoint>

type EndpointOf<R extends Route> = Endpoint extends infer E ?
  E extends Endpoint ? RouteOf<E> extends R ? E : never : never
  : never

/** The JSON or query form of a schema of the contract, which wraps each schema in a codec. */
type Wire<S> = S extends { readonly schema: infer Inner extends Schema.Constraint } ? Inner["Encoded"]
  : S extends Schema.Constraint ? S["Encoded"]
  : never

type Part<Name extends string, S> = [S] extends [never] ? { readonly [N in Name]?: undefined }
  : {} extends Wire<S> ? { readonly [N in Name]?: Wire<S> }
  : { readonly [N in Name]: Wire<S> }

/** The input of an endpoint: `params` of its path, `query`, and `payload`. */
export type Input<R extends Route> =
  & Part<"params", HttpApiEndpoint.Params<EndpointOf<R>>>
  & Part<"query", HttpApiEndpoint.Query<EndpointOf<R>>>
  & Part<"payload", HttpApiEndpoint.Payload<EndpointOf<R>>>

/** What an endpoint answers. */
export type Answer<R extends Route> = Wire<HttpApiEndpoint.Success<EndpointOf<R>>>

interface Options {
  /** Aborts the request, for example when its screen is closed. */
  readonly signal?: AbortSignal
  /** How long to wait for the answer; by default 15 seconds. */
  readonly timeoutMs?: number
  /** For a call that sends: repeated calls with the same key send once. */
  readonly idempotencyKey?: string
}

/** Why a call failed: the server said so, it did not answer in time, or it cannot be reached. */
export class ApiError extends Error {
  readonly kind: "answer" | "timeout" | "unreachable"
  /** The HTTP status; 0 where there was no answer. */
  readonly status: number
  /** The code of the error envelope, as `not_found`; "" where there was no answer. */
  readonly code: string
  readonly details: unknown
  /** How long to wait before the same request may succeed, if the server said so. */
  readonly retryAfterSeconds: number | undefined
  /** The id that the server gave the request, to find it in the server's log. */
  readonly requestId: string | undefined
  /** Whether the request may have taken effect despite the failure, so that another attempt would do it twice. */
  readonly mayBeDone: boolean

  constructor(
    kind: ApiError["kind"],
    message: string,
    answer: Partial<Pick<ApiError, "status" | "code" | "details" | "retryAfterSeconds" | "requestId" | "mayBeDone">> =
      {}
  ) {
    super(message)
    this.name = "ApiError"
    this.kind = kind
    this.status = answer.status ?? 0
    this.code = answer.code ?? ""
    this.details = answer.details
    this.retryAfterSeconds = answer.retryAfterSeconds
    this.requestId = answer.requestId
    this.mayBeDone = answer.mayBeDone ?? false
  }
}

let authorization: string | undefined

/** The header that authenticates the calls of a portal. The dashboard uses the session's cookie instead. */
export const credential = {
  /** The value of the header `Authorization`. */
  set: (value: string): void => void (authorization = value)
}

type Values = Readonly<Record<string, unknown>>

/** The address of an endpoint, for a link to a download; `call` builds its address itself. */
export const addressOf = (
  route: string,
  input: { readonly params?: unknown; readonly query?: unknown } = {}
): string => {
  const params = (input.params ?? {}) as Values
  const path = route.slice(route.indexOf(" ") + 1)
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries((input.query ?? {}) as Values)) {
    if (value === undefined) continue
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one))
  }
  return `${base}/dashboard/api${path}${search.size === 0 ? "" : `?${search}`}`
}

/**
 * Calls an endpoint of the dashboard's contract: `call("GET /accounts/:account_id/keys", { params: { account_id } })`.
 * Only types are taken from the contract, so none of its code is in the page. Rejects with an `ApiError`, or with the
 * reason of `signal`.
 */
export const call = async <R extends Route>(
  route: R,
  ...[input, options = {}]: {} extends Input<R> ? [input?: Input<R>, options?: Options]
    : [input: Input<R>, options?: Options]
): Promise<Answer<R>> => {
  const { payload, ...address } = (input ?? {}) as { params?: unknown; query?: unknown; payload?: unknown }
  const response = await request(route, addressOf(route, address), payload, options)
  return await read(response) as Answer<R>
}

const headersOf = (payload: unknown, { idempotencyKey }: Options): Record<string, string> => ({
  ...readInit.headers,
  ...payload === undefined ? {} : { "content-type": "application/json" },
  ...authorization === undefined ? {} : { authorization },
  ...idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }
})

const request = async (route: string, address: string, payload: unknown, options: Options): Promise<Response> => {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? 15_000)
  const method = route.split(" ", 1)[0]!
  const early = method === "GET" && authorization === undefined ? takeEarly(address) : undefined
  try {
    return await (early ?? fetch(address, {
      ...readInit,
      method,
      headers: headersOf(payload, options),
      ...authorization === undefined ? {} : { credentials: "omit" },
      signal: options.signal === undefined ? timeout : AbortSignal.any([timeout, options.signal]),
      ...payload === undefined ? {} : { body: JSON.stringify(payload) }
    }))
  } catch (failure) {
    if (options.signal?.aborted) throw options.signal.reason
    // The request may have arrived though the answer did not.
    const mayBeDone = method !== "GET" && options.idempotencyKey === undefined
    throw failure instanceof DOMException && failure.name === "TimeoutError"
      ? new ApiError("timeout", "The server did not answer in time.", { mayBeDone })
      : new ApiError("unreachable", "The server cannot be reached.", { mayBeDone })
  }
}

/** Fetches a file or a document from an address that `addressOf` built. Rejects as `call` does. */
export const fetchFile = async (address: string, signal?: AbortSignal): Promise<Response> => {
  const response = await request("GET", address, undefined, {
    timeoutMs: 60_000,
    ...signal === undefined ? {} : { signal }
  })
  return response.ok ? response : await refusal(response, await response.json().catch(() => undefined))
}

const read = async (response: Response): Promise<unknown> => {
  if (response.status === 204) return undefined
  const body: unknown = await response.json().catch(() => undefined)
  return response.ok && body !== undefined ? body : refusal(response, body)
}

const refusal = (response: Response, body: unknown): never => {
  const { error } = (body ?? {}) as { error?: { code?: string; message?: string; details?: unknown } }
  const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN)
  throw new ApiError("answer", error?.message ?? `The server answered ${response.status} without saying why.`, {
    status: response.status,
    code: error?.code ?? "",
    details: error?.details,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : undefined,
    requestId: response.headers.get("x-request-id") ?? undefined
  })
}
