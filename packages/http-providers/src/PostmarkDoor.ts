import { runSteps } from "@sendwright/core/foundation/runSteps"
import type { DoorRequest, MailDoor } from "@sendwright/core/sending/MailDoor"
import * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import { hasLogin, malformed, notAllowed } from "./internal/doors.ts"
import * as PostmarkMessage from "./internal/PostmarkMessage.ts"

const noLogin = "User name and password are not those of SENDWRIGHT_POSTMARK_WEBHOOK_LOGIN"

/**
 * The door for what Postmark receives: its inbound webhook (postmarkapp.com/developer/webhooks/inbound-webhook). With raw
 * email content the message is as its sender wrote it; without, it is made of the fields, and nothing of it can be checked.
 *
 * @example
 * ```ts
 * import * as PostmarkDoor from "@sendwright/http-providers/PostmarkDoor"
 * import * as Redacted from "effect/Redacted"
 *
 * export const door = PostmarkDoor.make({ login: Redacted.make("sendwright:a-long-random-password") })
 * ```
 */
export const make = ({ login }: {
  /** `user:password` as in the URL of the webhook. */
  readonly login: Redacted.Redacted
}): MailDoor => {
  const distrust = (headers: DoorRequest["headers"]) => hasLogin(headers, login) ? undefined : noLogin
  return {
    title: "Postmark",
    // The files come twice where the raw message does.
    bodyBytes: (messageBytes) => 3 * messageBytes + 1_048_576,
    // It repeats whatever else it is answered.
    refusedStatus: 403,
    // So it repeats what came with a password that is not set up yet.
    distrustedStatus: 401,
    distrust,
    open: Effect.fn("PostmarkDoor.open")(function*({ headers, json }) {
      const why = distrust(headers)
      if (why !== undefined) return yield* notAllowed(why)
      const inbound = PostmarkMessage.decode(yield* json)
      if (Result.isFailure(inbound)) return yield* malformed(inbound.failure)
      return yield* runSteps(PostmarkMessage.toPosted(inbound.success))
    })
  }
}
