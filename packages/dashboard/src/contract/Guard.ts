import type { CurrentCaller } from "@sendwright/api/Authorization"
import {
  AccountSuspended,
  Forbidden,
  Internal,
  NotFound,
  RateLimited,
  Unavailable,
  ValidationError
} from "@sendwright/api/ErrorEnvelope"
import { HttpApiMiddleware } from "effect/http-api"
import type { CurrentSession } from "./CurrentSession.ts"
import { NotSignedInError } from "./SignInErrors.ts"

const always = [ValidationError, Forbidden, Internal, Unavailable] as const
const signedIn = [...always, NotSignedInError, RateLimited] as const

/**
 * For groups that anyone may call. Like the others it first refuses two kinds of requests: those that would change
 * something and do not come from the dashboard's own page, and those with a query that the endpoint does not have.
 */
export class ForAnyone extends HttpApiMiddleware.Service<ForAnyone>()("@sendwright/dashboard/contract/ForAnyone", {
  error: always
}) {}

/** For groups that need a signed-in user. */
export class ForUsers extends HttpApiMiddleware.Service<ForUsers, { provides: CurrentSession; requires: never }>()(
  "@sendwright/dashboard/contract/ForUsers",
  { error: signedIn }
) {}

/**
 * For groups under `/accounts/:account_id`: the user needs at least the role that the endpoint asks for (`Access`). To
 * a user without a role in the account, the answer is "not found".
 */
export class ForMembers
  extends HttpApiMiddleware.Service<ForMembers, { provides: CurrentSession | CurrentCaller; requires: never }>()(
    "@sendwright/dashboard/contract/ForMembers",
    { error: [...signedIn, NotFound, AccountSuspended] }
  )
{}

/** For groups under `/operator`. To everybody else the answer is "not found". */
export class ForOperators
  extends HttpApiMiddleware.Service<ForOperators, { provides: CurrentSession; requires: never }>()(
    "@sendwright/dashboard/contract/ForOperators",
    { error: [...signedIn, NotFound] }
  )
{}
