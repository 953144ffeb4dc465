import { Accounts } from "@sendwright/core/accounts/Accounts"
import { Sender } from "@sendwright/promise/services"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Tester } from "./TestEngine.ts"

/** The account acts as it is stored by now: it may have been paused. */
export const layer: Layer.Layer<Sender, never, Accounts | Tester> = Layer.effect(
  Sender,
  Effect.gen(function*() {
    const accounts = yield* Accounts
    const { live } = yield* Tester
    const caller = accounts.get(live.account.id).pipe(
      Effect.catchTag("NotFound", Effect.die),
      Effect.map((account) => ({ ...live, account }))
    )
    return { caller, callerNow: caller }
  })
)
