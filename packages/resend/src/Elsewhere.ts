import * as SurfaceRoutes from "@sendwright/http/SurfaceRoutes"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Calls from "./Calls.ts"
import { Refused } from "./ResendError.ts"
import { ResendSettings } from "./ResendSettings.ts"

const marketing =
  "Sendwright sends transactional email and keeps no contacts: keep them in your own database, or go on "
  + "using Resend for them, and send each email with POST /emails."

const inboxes = "Sendwright has no inboxes: GET /emails/receiving lists what was received, and its webhooks tell of it."

const notHere = (advice: string) => `This call is not there at Sendwright: ${advice}`

/** What is said of calls that are not there, by the beginning of their path; the first one that fits. */
const advices: ReadonlyArray<readonly [RegExp, string]> = [
  [/^\/(?:audiences|contacts|contact-properties|segments|topics|broadcasts|automations|events)(?:\/|$)/, marketing],
  [/^\/inboxes(?:\/|$)/, inboxes],
  [/^\/emails\/metrics$/, notHere("the dashboard shows figures, and GET /metrics has them for Prometheus.")],
  [/^\/emails\/[^/]+\/share$/, notHere("the portal shows an account's emails to others, for as long as a link says.")],
  [
    /^\/domains\/(?:claim|[^/]+\/claim(?:\/verify)?)$/,
    notHere("a domain is added with POST /domains, on any account.")
  ],
  [/^\/api-keys\/[^/]+$/, notHere("make a key with the name that it is to have, and delete this one.")],
  [/^\/webhooks\/[^/]+\/events(?:\/|$)/, notHere("the dashboard and /v1/webhooks/{id}/deliveries show deliveries.")],
  [/^\/logs(?:\/|$)/, notHere("GET /emails lists what was sent, and the dashboard shows each email's history.")],
  [/^\/(?:oauth|usage)(?:\/|$)/, notHere("the dashboard shows what an account has used, and its keys.")]
]

/** The paths of the calls that are there. */
const known = new RegExp(`^/(?:${
  [
    "emails(?:/[^/]+(?:/cancel|/attachments(?:/[^/]+)?)?)?",
    "emails/receiving(?:/[^/]+(?:/attachments(?:/[^/]+)?)?)?",
    "domains(?:/[^/]+(?:/verify)?)?",
    "api-keys(?:/[^/]+)?",
    "webhooks(?:/[^/]+(?:/signing-secret/rotate)?)?",
    "templates(?:/[^/]+(?:/publish|/duplicate)?)?",
    "suppressions(?:/batch/(?:add|remove)|/[^/]+)?",
    "files/[^/]+",
    "received/[^/]+"
  ].join("|")
})$`)

/** What stands where a call would have an id. */
const beside = ["/emails/metrics"] as const

/** The answer to a path below that of the interface, where no call has this path with the method that was used. */
const refusalOf = (path: string): Refused => {
  const advice = advices.find(([form]) => form.test(path))?.[1]
  return advice === undefined && known.test(path)
    ? new Refused({
      statusCode: 405,
      reason: "method_not_allowed",
      message: "This path is there, but not with this method."
    })
    : new Refused({
      statusCode: 404,
      reason: "not_found",
      message: advice ?? "There is no such call: docs/move/resend.md lists those that are there."
    })
}

/** Calls of Resend's that are not there, and paths that nobody knows. */
export const layer = Layer.effectDiscard(Effect.gen(function*() {
  const { path: base } = yield* ResendSettings
  const { onError } = yield* Calls.refusals
  yield* SurfaceRoutes.addElsewhere(base, (path, context) => onError(refusalOf(path), context), beside)
}))
