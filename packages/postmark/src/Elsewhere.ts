import * as SurfaceRoutes from "@sendwright/http/SurfaceRoutes"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { errorResponse, noSuchPath } from "./PostmarkError.ts"
import { PostmarkSettings } from "./PostmarkSettings.ts"

const notHere = (advice: string) => `This call is not there at Sendwright: ${advice}`

/** What is said of calls that are not there, by the beginning of their path; the first one that fits. */
const advices: ReadonlyArray<readonly [RegExp, string]> = [
  [/^\/email\/bulk(?:\/|$)/, notHere("send with POST /email/batch.")],
  [/^\/templates(?:\/|$)/, notHere("manage templates with /v1/templates or in the dashboard.")],
  [
    /^\/(?:message-streams\/[^/]+\/suppressions|bounces|deliverystats)(?:\/|$)/i,
    notHere("manage the suppression list with /v1/suppressions or in the dashboard.")
  ],
  [/^\/message-streams(?:\/|$)/, notHere("there are no message streams.")],
  [/^\/messages\/inbound(?:\/|$)/, notHere("it does not receive email.")],
  [/^\/(?:messages|stats)(?:\/|$)/, notHere("GET /v1/emails and the dashboard show what was sent.")],
  [/^\/webhooks(?:\/|$)/, notHere("make endpoints with /v1/webhooks or in the dashboard.")],
  [/^\/(?:domains|senders)(?:\/|$)/, notHere("add domains with /v1/domains or in the dashboard.")],
  [/^\/servers?(?:\/|$)/, notHere("GET /v1/account tells about the account of a key.")]
]

/** Calls of Postmark's that are not there, and paths that nobody knows. */
export const layer = Layer.effectDiscard(
  Effect.flatMap(PostmarkSettings, ({ path: base }) =>
    SurfaceRoutes.addElsewhere(base, (path) => {
      const advice = advices.find(([form]) => form.test(path))?.[1]
      return errorResponse(
        noSuchPath(advice ?? "There is no such call: docs/move/postmark.md lists those that are there.")
      )
    }))
)
