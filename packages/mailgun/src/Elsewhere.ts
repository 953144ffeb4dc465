import * as SurfaceRoutes from "@sendwright/http/SurfaceRoutes"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { errorResponse, refused } from "./MailgunError.ts"
import { MailgunSettings } from "./MailgunSettings.ts"

const notHere = (advice: string) => `This call is not there at Sendwright: ${advice}`

/** What is said of calls that are not there, by their path; the first one that fits. */
const advices: ReadonlyArray<readonly [RegExp, string]> = [
  [/^\/v[34]\/domains\/[^/]+\/templates(?:\/|$)/, notHere("manage templates with /v1/templates or in the dashboard.")],
  [/^\/v3\/[^/]+\/templates(?:\/|$)/, notHere("manage templates with /v1/templates or in the dashboard.")],
  [/^\/v[34]\/domains\/[^/]+\/messages(?:\/|$)/, notHere("GET /v1/emails/{id} shows an email.")],
  [/^\/v3\/[^/]+\/messages(?:\/|$)/, notHere("GET /v1/emails/{id} shows an email.")],
  [
    /^\/v3\/[^/]+\/(?:bounces|complaints|unsubscribes|whitelists)(?:\/|$)/,
    notHere("manage the suppression list with /v1/suppressions or in the dashboard.")
  ],
  [
    /^\/v[1-4]\/(?:[^/]+\/(?:events|stats|tags?)|analytics|events|stats)(?:\/|$)/,
    notHere("GET /v1/emails and the dashboard show what was sent.")
  ],
  [
    /^\/v[134]\/(?:domains\/[^/]+\/)?webhooks(?:\/|$)/,
    notHere("make endpoints with /v1/webhooks or in the dashboard.")
  ],
  [/^\/v[34]\/domains(?:\/|$)/, notHere("add domains with /v1/domains or in the dashboard.")],
  [/^\/v3\/routes(?:\/|$)/, notHere("it does not receive email.")],
  [/^\/v3\/lists(?:\/|$)/, notHere("it sends transactional email and keeps no contacts.")]
]

/** Calls of Mailgun's that are not there, and paths that nobody knows. */
export const layer = Layer.effectDiscard(
  Effect.flatMap(MailgunSettings, ({ path: base }) =>
    SurfaceRoutes.addElsewhere(base, (path) => {
      const advice = advices.find(([form]) => form.test(path))?.[1]
      return errorResponse(
        refused(404, advice ?? "There is no such call: docs/move/mailgun.md says which are there.")
      )
    }))
)
