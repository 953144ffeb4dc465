import { Accounts } from "@sendwright/core/accounts/Accounts"
import { runSteps } from "@sendwright/core/foundation/runSteps"
import { HttpSettings } from "@sendwright/http/HttpSettings"
import { readBytes } from "@sendwright/http/RequestBody"
import type { RequestContext } from "@sendwright/http/RequestContext"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { HttpServerRequest } from "effect/http"
import { hashIn, secretOf, signingKeys } from "./Secrets.ts"
import { refused } from "./SesError.ts"
import * as Signature from "./Signature.ts"

/** How far the clock of a client may be off, in milliseconds, as at AWS. */
const skewMillis = 15 * 60_000

/** A request that is not signed at all. */
const missingKey = refused(
  "MissingAuthenticationTokenException",
  "Missing Authentication Token: sign the request with the access key that GET credentials answers an API key with."
)

const unreadable = refused(
  "IncompleteSignatureException",
  `The header Authorization must be ${Signature.algorithm} with Credential, SignedHeaders and Signature.`
)

const unsignedHead = refused("IncompleteSignatureException", "The headers host and x-amz-date must be signed.")

const wrongService = refused("InvalidSignatureException", "Credential should be scoped to the service ses.")

const wrong = refused(
  "InvalidSignatureException",
  "The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key, "
    + "and that proxies leave the path and the header Host as they are."
)

const unknownKey = refused(
  "UnrecognizedClientException",
  "The security token included in the request is invalid."
)

/** Methods whose requests have no body: their signature is checked over an empty one. */
const bodiless: ReadonlySet<string> = new Set(["GET", "DELETE"])
const noBody = new Uint8Array()

const expired = (date: string, now: Date) =>
  refused("InvalidSignatureException", `Signature expired or not yet valid: ${date}, and it is ${now.toISOString()}.`)

/**
 * Finds the caller of a request that is signed in version 4, in its headers, for the service `ses` and any region, and
 * reads its body, which the signature is over. `limitOf` says how long a body may be, by the path of the call.
 */
export const make = Effect.fnUntraced(function*(limitOf: (path: string) => number) {
  const accounts = yield* Accounts
  const clock = yield* Clock.Clock
  const keys = yield* signingKeys
  const { basePath, origin } = yield* HttpSettings
  // A proxy may have put another name in Host than the one that the client has signed.
  const ownHost = origin === null ? undefined : new URL(origin).host

  return Effect.fnUntraced(
    function*(request: HttpServerRequest.HttpServerRequest, path: string, context: RequestContext) {
      const { authorization } = request.headers
      if (authorization === undefined) return yield* missingKey
      const header = Signature.readHeader(authorization)
      if (header === undefined) return yield* unreadable
      if (header.service !== "ses") return yield* wrongService
      if (["host", "x-amz-date"].some((name) => !header.signedHeaders.includes(name))) return yield* unsignedHead
      const date = request.headers["x-amz-date"] ?? ""
      const now = clock.currentTimeMillisUnsafe()
      // Not so where it is no date.
      const isCurrent = Math.abs(Signature.momentOf(date) - now) <= skewMillis && date.startsWith(header.day)
      if (!isCurrent) return yield* expired(date, new Date(now))
      const caller = yield* Effect.catchTag(
        accounts.identify(hashIn(header.accessKeyId)),
        "Unauthorized",
        () => Effect.fail(unknownKey)
      )
      // What is read counts against the account's share from here on.
      context.caller = caller
      const body = bodiless.has(request.method) ? noBody : yield* readBytes(request, limitOf(path))
      const bodyHash = yield* runSteps(Signature.hashInSteps(body))
      const hosts = new Set([request.headers["host"], ownHost])
      const isSigned = [...hosts].some((host) => {
        const signed = {
          method: request.method,
          target: basePath + request.url,
          headers: { ...request.headers, host },
          bodyHash
        }
        return keys.some((key) =>
          Signature.isSame(
            Signature.signatureOf(secretOf(key, header.accessKeyId), signed, header, date),
            header.signature
          )
        )
      })
      if (!isSigned) {
        context.caller = null
        return yield* wrong
      }
      return { caller, body }
    }
  )
})
