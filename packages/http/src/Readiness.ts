import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

/** Whether this process should be sent requests. */
export class Readiness extends Context.Service<Readiness, {
  /** What stands against it, in words for operators: draining, no storage, no provider. Empty: it is ready. */
  readonly check: Effect.Effect<ReadonlyArray<string>>
}>()("@sendwright/http/Readiness") {}
