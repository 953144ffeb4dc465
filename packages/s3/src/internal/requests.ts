import { type ContentOutage, ContentStoreError } from "@sendwright/core/objects/ContentStore"
import { AwsV4Signer } from "aws4fetch"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as FetchHttpClient from "effect/http/FetchHttpClient"
import * as Random from "effect/Random"
import * as Redacted from "effect/Redacted"
import * as crypto from "node:crypto"
import type { S3Options } from "../S3Options.ts"
import { errorCode } from "./xml.ts"

/** A request to the bucket, or to an object in it. */
export interface Asked {
  /** The port's command that it is made for. */
  readonly command: string
  readonly method: "GET" | "PUT" | "POST"
  /** The whole key of an object; null: the bucket. */
  readonly key: string | null
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array<ArrayBuffer>
  /** An answer that is longer is not read to its end. */
  readonly maxBytes: number
}

/** An answer that says that it was done, or that there is no such object. */
export interface Answered {
  readonly isThere: boolean
  readonly body: Uint8Array
}

interface Answer {
  readonly status: number
  /** null: it is longer than it may be. */
  readonly body: Uint8Array | null
}

/** What of an answer that is a failure is read: its code stands at the beginning. */
const errorBytes = 16_384
const firstWaitMillis = 100

const urlOf = ({ bucket, endpoint, style }: S3Options, { key, query }: Asked): URL => {
  const url = new URL(endpoint)
  const base = url.pathname.replace(/(?<!\/)\/+$/, "")
  if (style === "virtual-host") url.hostname = `${bucket}.${url.hostname}`
  url.pathname = base + (style === "path" ? `/${bucket}` : "") + (key === null ? "" : `/${key}`)
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
  return url
}

const sha256 = (body: Uint8Array): string => crypto.createHash("sha256").update(body).digest("hex")

const read = async (response: Response, maxBytes: number): Promise<Uint8Array | null> => {
  const chunks: Array<Uint8Array> = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    // Leaving the loop ends the connection.
    if (length > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const exchange = async (
  fetch: typeof globalThis.fetch,
  options: S3Options,
  asked: Asked,
  millis: number,
  signal: AbortSignal
): Promise<Answer> => {
  const { accessKeyId, secretAccessKey, sessionToken } = options.credentials
  const { body, headers, maxBytes, method } = asked
  const signed = await new AwsV4Signer({
    method,
    url: urlOf(options, asked).href,
    // What is signed, is what the service holds the body to.
    headers: { ...headers, "x-amz-content-sha256": sha256(body ?? new Uint8Array()) },
    accessKeyId,
    secretAccessKey: Redacted.value(secretAccessKey),
    ...(sessionToken === undefined ? {} : { sessionToken: Redacted.value(sessionToken) }),
    service: "s3",
    region: options.region,
    datetime: new Date(millis).toISOString().replace(/[:-]|\.\d{3}/g, "")
  }).sign()
  const response = await fetch(signed.url, {
    method,
    headers: signed.headers,
    ...(body === undefined ? {} : { body }),
    redirect: "manual",
    signal
  })
  return { status: response.status, body: await read(response, response.status === 200 ? maxBytes : errorBytes) }
}

/** Where a connection failed, in the system's word for it: nothing of the address. */
const networkCode = (error: unknown): string | null => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as Error & { readonly code?: unknown }
    if (typeof code === "string" && /^[A-Z0-9_]{2,40}$/.test(code)) return code
  }
  return null
}

const decoder = new TextDecoder()

/** Codes of refusals that pass by themselves, whatever their status. */
const passing = new Set(["SlowDown", "RequestTimeout", "InternalError", "ServiceUnavailable", "OperationAborted"])

const outageOf = (status: number, code: string | null): ContentOutage | null => {
  if (status >= 500 || status === 429 || (code !== null && passing.has(code))) return "overloaded"
  // A bucket that is not there, that is elsewhere, or that these credentials may not use.
  return status === 401 || status === 403 || status === 404 || (status >= 300 && status < 400) ? "denied" : null
}

const isPassing = ({ outage }: ContentStoreError): boolean =>
  outage === "unreachable" || outage === "unanswered" || outage === "overloaded"

/** Makes requests: each with its deadline, and some times where what they fail for may pass. */
export const make = (options: S3Options) =>
  Effect.map(
    Effect.all([FetchHttpClient.Fetch, Clock.Clock]),
    ([fetch, clock]) => (asked: Asked): Effect.Effect<Answered, ContentStoreError> => {
      const failure = (outage: ContentOutage | null, reason: string | null) =>
        new ContentStoreError({ command: asked.command, outage, reason })

      const once = Effect.tryPromise({
        try: (signal) => exchange(fetch, options, asked, clock.currentTimeMillisUnsafe(), signal),
        catch: (error) => failure("unreachable", networkCode(error))
      }).pipe(
        Effect.timeoutOrElse({
          duration: options.requestMillis,
          orElse: () => Effect.fail(failure("unanswered", null))
        }),
        Effect.flatMap(({ body, status }): Effect.Effect<Answered, ContentStoreError> => {
          if (status === 200 || status === 204) {
            return body === null
              ? Effect.fail(failure(null, "too long"))
              : Effect.succeed({ isThere: true, body })
          }
          const code = body === null ? null : errorCode(decoder.decode(body))
          return status === 404 && code !== "NoSuchBucket" && asked.key !== null && asked.method === "GET"
            ? Effect.succeed({ isThere: false, body: new Uint8Array() })
            : Effect.fail(failure(outageOf(status, code), code ?? `status ${status}`))
        })
      )

      // So that those who failed together do not come back together.
      const wait = (attempt: number) =>
        Effect.flatMap(Random.next, (share) => Effect.sleep(firstWaitMillis * 2 ** (attempt - 1) * (0.5 + share)))

      const from = (attempt: number): Effect.Effect<Answered, ContentStoreError> =>
        attempt >= options.tries
          ? once
          : Effect.catchIf(once, isPassing, () => Effect.andThen(wait(attempt), from(attempt + 1)))

      return from(1)
    }
  )
