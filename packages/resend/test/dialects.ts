import { errorNames } from "../src/ResendError.ts"
import type { Answer } from "./ask.ts"

/**
 * How each of Resend's clients asks, and how it notices that it was refused: after the sources of resend-python 2.39.0,
 * resend-ruby 1.10.0, resend-php 1.10.0 and resend-go 3.12.0.
 */
export interface Dialect {
  readonly name: string
  /** The body of a call, and headers. `undefined`: it is sent without one. */
  readonly request: (method: string, body: unknown) => {
    readonly raw?: string
    readonly headers: Readonly<Record<string, string>>
  }
  /** What it raises; undefined where it takes the answer for good. */
  readonly raised: (answer: Answer) => Raised | undefined
  /** The content of a file. */
  readonly content: (bytes: Uint8Array) => unknown
  /** What it adds to the body of a change of the thing with this id. */
  readonly changed: (id: string) => object
}

interface Raised {
  readonly kind: string
  readonly message: string
  readonly retryAfter?: string | undefined
}

const isJson = ({ headers }: Answer) => String(headers["content-type"]).includes("application/json")

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64")
const json = "application/json"

/** A body with every request, also with those that read and delete; JSON in every answer. */
const python: Dialect = {
  name: "python",
  request: (_, body) => ({
    raw: JSON.stringify(body ?? {}),
    headers: { accept: json, "user-agent": "resend-python:2.39.0" }
  }),
  raised: (answer) => {
    const { json: body, status } = answer
    if (!isJson(answer)) return { kind: "application_error", message: "Expected JSON response" }
    const code = status >= 400 ? status : body.statusCode ?? 200
    if (code === 200) return undefined
    const kinds: Readonly<Record<string, string>> = {
      "422 missing_required_field": "MissingRequiredFieldsError",
      "422 validation_error": "ValidationError",
      "401 missing_api_key": "MissingApiKeyError",
      "403 invalid_api_key": "InvalidApiKeyError",
      "429 rate_limit_exceeded": "RateLimitError",
      "429 daily_quota_exceeded": "RateLimitError",
      "429 monthly_quota_exceeded": "RateLimitError"
    }
    const retryAfter = answer.headers["retry-after"]
    return { kind: kinds[`${code} ${body.name}`] ?? "ResendError", message: body.message, retryAfter }
  },
  content: base64,
  changed: (id) => ({ id })
}

/** A type with every request, and a body where there is anything to say; only a `statusCode` in the body is an error. */
const ruby: Dialect = {
  name: "ruby",
  request: (method, body) => ({
    ...body === undefined || method === "GET" ? {} : { raw: JSON.stringify(body) },
    headers: { "content-type": json, accept: json, "user-agent": "resend-ruby:1.10.0" }
  }),
  raised: ({ headers, json: body }) => {
    const code = body.statusCode
    if (code === undefined || code === 200 || code === 201) return undefined
    const kinds: Readonly<Record<number, string>> = {
      400: "InvalidRequestError",
      401: "InvalidRequestError",
      404: "NotFoundError",
      422: "InvalidRequestError",
      429: "RateLimitExceededError",
      500: "InternalServerError"
    }
    return { kind: kinds[code] ?? "Error", message: body.message, retryAfter: headers["retry-after"] }
  },
  content: base64,
  changed: (id) => ({ email_id: id })
}

/** A body with what writes, an empty object where there is nothing to say. */
const php: Dialect = {
  name: "php",
  request: (method, body) =>
    method === "POST" || method === "PATCH"
      ? { raw: JSON.stringify(body ?? {}), headers: { "content-type": json, "user-agent": "resend-php/1.10.0" } }
      : { headers: { "user-agent": "resend-php/1.10.0" } },
  raised: (answer) => {
    const { json: body, status } = answer
    if (!isJson(answer)) return { kind: "UnserializableResponse", message: "Unexpected Content-Type" }
    if (status < 400) return undefined
    const isError = body.error !== undefined || errorNames.includes(body.name)
    const error = body.error ?? body
    // One that is none of these is taken for an answer.
    return isError && (error.type ?? error.name) !== undefined && (error.code ?? error.statusCode) === status
      ? { kind: "ErrorException", message: error.message }
      : undefined
  },
  content: base64,
  changed: () => ({})
}

/** Go's encoder: a line break behind the JSON, and bytes as numbers. What is not 2xx is an error. */
const go: Dialect = {
  name: "go",
  request: (_, body) => ({
    ...body === undefined ? {} : { raw: `${JSON.stringify(body)}\n` },
    headers: { accept: json, "user-agent": "resend-go/3.12.0" }
  }),
  raised: ({ headers, json: body, status }) => {
    if (status >= 200 && status < 300) return undefined
    const message = String(headers["content-type"]).startsWith(json) ? body.message : ""
    return status === 429
      ? { kind: "RateLimitError", message, retryAfter: headers["retry-after"] }
      : { kind: "error", message }
  },
  content: (bytes) => [...bytes],
  changed: (id) => ({ id })
}

export const dialects: ReadonlyArray<Dialect> = [python, ruby, php, go]
