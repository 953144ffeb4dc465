import * as SurfaceRoutes from "@sendwright/http/SurfaceRoutes"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { errorResponse, refused } from "./SendGridError.ts"
import { SendGridSettings } from "./SendGridSettings.ts"

const notHere = (advice: string) => `This call is not there at Sendwright: ${advice}`

/** What is said of calls that are not there, by the beginning of their path; the first one that fits. */
const advices: ReadonlyArray<readonly [RegExp, string]> = [
  [
    /^\/v3\/(?:mail\/batch|user\/scheduled_sends)(?:\/|$)/,
    notHere("cancel a scheduled email with POST /v1/emails/{id}/cancel or in the dashboard.")
  ],
  [/^\/v3\/(?:templates|designs)(?:\/|$)/, notHere("manage templates with /v1/templates or in the dashboard.")],
  [/^\/v3\/(?:suppression|asm)(?:\/|$)/, notHere("manage the list with /v1/suppressions or in the dashboard.")],
  [/^\/v3\/whitelabel(?:\/|$)/, notHere("add domains with /v1/domains or in the dashboard.")],
  [/^\/v3\/(?:api_keys|scopes)(?:\/|$)/, notHere("the dashboard shows and makes keys.")],
  [
    /^\/v3\/(?:messages|stats|categories)(?:\/|$)/,
    notHere("the dashboard shows each email and figures, and GET /v1/emails lists what was sent.")
  ],
  [/^\/v3\/user\/webhooks(?:\/|$)/, notHere("make endpoints with /v1/webhooks or in the dashboard.")],
  [
    /^\/v3\/(?:marketing|contactdb|campaigns)(?:\/|$)/,
    notHere("it sends transactional email and keeps no contacts.")
  ]
]

/** Calls of SendGrid's that are not there, and paths that nobody knows. */
export const layer = Layer.effectDiscard(
  Effect.flatMap(SendGridSettings, ({ path: base }) =>
    SurfaceRoutes.addElsewhere(base, (path, context) => {
      const advice = advices.find(([form]) => form.test(path))?.[1]
      return errorResponse(
        path === "/v3/mail/send"
          ? refused(405, "This path is there, but with POST only.")
          : refused(404, advice ?? "There is no such call: docs/move/sendgrid.md says which are there."),
        context
      )
    }))
)
