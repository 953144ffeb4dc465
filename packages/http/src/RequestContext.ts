import type { Caller } from "@sendwright/core/accounts/Caller"
import type { RateStatus } from "@sendwright/core/accounts/RateLimits"
import * as Context from "effect/Context"
import * as BodyBudget from "./BodyBudget.ts"
import { HttpSettings } from "./HttpSettings.ts"

/** What becomes known of one request on its way, for the answer's headers, the access log and the metrics. */
export interface RequestContext {
  readonly requestId: string
  /** What its body is counted in. */
  readonly bodies: BodyBudget.BodyBudget
  /** The template of the route: `/v1/emails/:id`. Never a path as it was asked for. */
  route: string
  /** Null until a key was recognised. */
  caller: Caller | null
  /** What the key's rate allows; null until a key was recognised. */
  rate: RateStatus | null
  /** Headers that the answer has whatever it is, beside those of every answer. */
  headers: Readonly<Record<string, string>>
}

const none = {}

/** A request of which nothing is known yet but its id. */
export const make = (requestId: string, bodies: BodyBudget.BodyBudget): RequestContext => ({
  requestId,
  bodies,
  route: "unmatched",
  caller: null,
  rate: null,
  headers: none
})

/** What is known of the running request. Outside of `ResponseMiddleware` there is one that nobody reads. */
export const RequestContext = Context.Reference<RequestContext>("@sendwright/http/RequestContext", {
  defaultValue: () => make("", BodyBudget.make(HttpSettings.defaultValue()))
})
