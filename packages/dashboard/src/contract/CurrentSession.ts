import type { SignedIn } from "@sendwright/core/users/Sessions"
import * as Context from "effect/Context"

/** The session of the request, and its user. */
export class CurrentSession
  extends Context.Service<CurrentSession, SignedIn>()("@sendwright/dashboard/contract/CurrentSession")
{}
