import type { Accounts } from "@sendwright/core/accounts/Accounts"
import type { RateLimits } from "@sendwright/core/accounts/RateLimits"
import type { Emails } from "@sendwright/core/emails/Emails"
import { type SubmissionFailed, SubmissionServer } from "@sendwright/submission/SubmissionServer"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Scope from "effect/Scope"
import type { SubmissionListening } from "../config/SubmissionListening.ts"
import { HostError } from "../foundation/HostError.ts"

const explain = ({ code, place, reason }: SubmissionFailed): HostError => {
  const settings = "SENDWRIGHT_SUBMISSION_LISTEN and SENDWRIGHT_SUBMISSION_TLS_LISTEN"
  if (reason === "certificate") {
    return new HostError({
      message: `The certificate for SMTP cannot be used (${code}): check that SENDWRIGHT_SUBMISSION_TLS_CERT and `
        + "SENDWRIGHT_SUBMISSION_TLS_KEY name files in PEM that this user can read and that belong together."
    })
  }
  switch (code) {
    case "EADDRINUSE":
      return new HostError({
        message: `${place} is in use: stop the program that listens there, or check ${settings}.`
      })
    case "EACCES":
      return new HostError({
        message: `${place} may not be listened on by this user: redirect the port to a higher one, or give the process `
          + "CAP_NET_BIND_SERVICE."
      })
    default:
      return new HostError({ message: `Email cannot be taken over SMTP on ${place} (${code}): check ${settings}.` })
  }
}

/**
 * Takes email over SMTP until the scope closes; messages under way have `drainMillis` to their end. Answers with whether
 * it does: a development server goes without it where its port is in use.
 */
export const listen = (
  { isOptional, ...options }: SubmissionListening,
  drainMillis: number
): Effect.Effect<boolean, HostError, Accounts | Emails | RateLimits | Scope.Scope> =>
  Layer.build(SubmissionServer.layer({ ...options, drainTimeout: drainMillis })).pipe(
    Effect.map((built) => Context.get(built, SubmissionServer).ports.length > 0),
    Effect.catchIf(
      ({ code }) => isOptional && code === "EADDRINUSE",
      () => Effect.succeed(false)
    ),
    Effect.mapError(explain)
  )
