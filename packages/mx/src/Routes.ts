import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { NoRoute } from "./NoRoute.ts"
import type { Route } from "./Route.ts"

/**
 * Finds where the mail of a domain is taken to (RFC 5321 §5.1). A look-up takes seconds at most; nothing is kept but
 * what `MailDns` keeps, so that the order among equals is another one each time.
 */
export class Routes extends Context.Service<Routes, {
  /** `domain`: what follows the @ of an address, in any script and case; a literal in its brackets. */
  readonly find: (domain: string) => Effect.Effect<Route, NoRoute>
}>()("@sendwright/mx/Routes") {}
