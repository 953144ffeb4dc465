import type * as Sdk from "@aws-sdk/client-sesv2"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type * as Scope from "effect/Scope"
import type { SesOptions } from "../SesOptions.ts"
import type { SesFailure } from "../SesOutcome.ts"
import * as SesTransport from "./SesTransport.ts"

/** AWS's client with its retries off, and errors that say how far a request came. */
export interface SesClient {
  /** The commands. */
  readonly sdk: typeof Sdk
  /** Makes one request. Interruption cuts its connection. */
  readonly call: <A>(
    send: (client: Sdk.SESv2Client, options: { readonly abortSignal: AbortSignal }) => Promise<A>
  ) => Effect.Effect<A, SesFailure>
}

interface SdkError {
  readonly name?: unknown
  readonly message?: unknown
  readonly code?: unknown
  readonly syscall?: unknown
  readonly $metadata?: { readonly httpStatusCode?: number; readonly requestId?: string }
  readonly $response?: { readonly statusCode?: number; readonly headers?: Readonly<Record<string, string>> }
}

const textOf = (value: unknown): string | null => typeof value === "string" && value !== "" ? value : null

const retryAfterOf = (headers: Readonly<Record<string, string>> | undefined): number | null => {
  const seconds = Number(headers?.["retry-after"] ?? NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : null
}

const failureOf = (cause: unknown, wasSent: boolean): SesFailure => {
  const error = (typeof cause === "object" && cause !== null ? cause : { message: String(cause) }) as SdkError
  return {
    name: textOf(error.name) ?? "Error",
    words: textOf(error.message) ?? "",
    status: error.$metadata?.httpStatusCode ?? error.$response?.statusCode ?? null,
    cause: textOf(error.code),
    syscall: textOf(error.syscall),
    retryAfterMillis: retryAfterOf(error.$response?.headers),
    wasSent
  }
}

/** A client whose connections close with the scope. */
export const make = Effect.fnUntraced(function*(options: SesOptions): Effect.fn.Return<SesClient, never, Scope.Scope> {
  // It takes a tenth of a second and 30 MB: only a process that sends through SES pays for it.
  const sdk = yield* Effect.promise(() => import("@aws-sdk/client-sesv2"))
  const { client, transport } = yield* Effect.acquireRelease(
    Effect.sync(() => {
      const transport = SesTransport.make(options)
      const { credentials, endpoint, region } = options
      const client = new sdk.SESv2Client({
        region,
        maxAttempts: 1,
        requestHandler: transport.handler,
        ...(endpoint === null ? {} : { endpoint }),
        ...(credentials === null ? {} : {
          credentials: {
            accessKeyId: credentials.accessKeyId,
            secretAccessKey: Redacted.value(credentials.secretAccessKey),
            ...(credentials.sessionToken === undefined
              ? {}
              : { sessionToken: Redacted.value(credentials.sessionToken) })
          }
        })
      })
      return { client, transport }
    }),
    ({ client, transport }) =>
      Effect.sync(() => {
        client.destroy()
        transport.close()
      })
  )
  return {
    sdk,
    call: (send) =>
      Effect.suspend(() => {
        let signal: AbortSignal | undefined
        return Effect.tryPromise({
          try: (abortSignal) => send(client, { abortSignal: signal = abortSignal }),
          catch: (cause) => failureOf(cause, signal !== undefined && transport.wasSent(signal))
        })
      })
  }
})
