import type { SignedIn } from "@sendwright/core/users/Sessions"
import * as Context from "effect/Context"

/** Who asks, and in which session. */
export class CurrentSession
  extends Context.Service<CurrentSession, SignedIn>()("@sendwright/dashboard/contract/CurrentSession")
{}
