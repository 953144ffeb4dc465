import * as SurfaceRoutes from "@sendwright/http/SurfaceRoutes"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { SesApiSettings } from "./SesApiSettings.ts"
import { errorResponse, refused } from "./SesError.ts"

const notHere = (advice: string) => `This call is not there at Sendwright: ${advice}`

/** What is said of calls that are not there, by the beginning of their path; the first one that fits. */
const advices: ReadonlyArray<readonly [RegExp, string]> = [
  [
    /^\/v2\/email\/(?:templates|custom-verification-email-templates)(?:\/|$)/,
    notHere("manage templates with /v1/templates or in the dashboard.")
  ],
  [
    /^\/v2\/email\/(?:configuration-sets|import-jobs|export-jobs)(?:\/|$)/,
    notHere("webhooks tell of events: make endpoints with /v1/webhooks or in the dashboard.")
  ],
  [/^\/v2\/email\/(?:contact-lists|contacts)(?:\/|$)/, notHere("it sends transactional email and keeps no contacts.")],
  [
    /^\/v2\/email\/(?:insights|metrics|deliverability-dashboard|vdm)(?:\/|$)/,
    notHere("GET /v1/emails and the dashboard show what was sent.")
  ],
  [
    /^\/v2\/email\/(?:identities|account)\//,
    notHere("domains and accounts have no such settings; the dashboard shows those that they have.")
  ],
  [/^\/(?:$|\?)/, notHere("this is the API of SES version 2; the older one is not there.")]
]

/** Calls of SES that are not there, and paths that nobody knows. */
export const layer = Layer.effectDiscard(
  Effect.flatMap(SesApiSettings, ({ path: base }) =>
    SurfaceRoutes.addElsewhere(base, (path) => {
      const advice = advices.find(([form]) => form.test(path))?.[1]
      return errorResponse(
        refused("NotFoundException", advice ?? "There is no such call: docs/move/ses.md says which are there.")
      )
    }))
)
