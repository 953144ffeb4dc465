import type { Caller } from "@sendwright/core/accounts/Caller"
import type { AccountSuspended } from "@sendwright/core/foundation/Errors"
import type { StorageError } from "@sendwright/core/foundation/StorageError"
import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

/** On whose behalf the application acts. */
export class Sender extends Context.Service<Sender, {
  /** What the account may do is known for a moment: it is at most a second old. */
  readonly caller: Effect.Effect<Caller, AccountSuspended | StorageError>
  /** The same, read anew: for a transaction, which must not wait for another connection. */
  readonly callerNow: Effect.Effect<Caller, AccountSuspended | StorageError>
}>()("@sendwright/promise/Sender") {}
