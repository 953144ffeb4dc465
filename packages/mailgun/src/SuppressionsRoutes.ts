import type { Access } from "@sendwright/core/accounts/Caller"
import { NotFound } from "@sendwright/core/foundation/Errors"
import type { SuppressionReason } from "@sendwright/core/suppressions/Suppression"
import { Suppressions } from "@sendwright/core/suppressions/Suppressions"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Calls from "./Calls.ts"

const reading: Access = { scope: "suppressions:manage", liveOnly: false }
const changing: Access = { ...reading, liveOnly: true }

/** Mailgun's lists, and why an address is on them. */
const lists: ReadonlyArray<readonly [name: string, reason: SuppressionReason, removed: string]> = [
  ["bounces", "bounce", "Bounced address has been removed"],
  ["complaints", "complaint", "Spam complaint has been removed"],
  ["unsubscribes", "manual", "Unsubscribe event has been removed"]
]

/** One entry of each list, whatever the domain: suppressions are those of the account. */
export const layer = Layer.effectDiscard(Effect.gen(function*() {
  const suppressions = yield* Suppressions

  const entryOf = Effect.fnUntraced(function*({ caller, params }: Calls.Asked, reason: SuppressionReason) {
    const entry = yield* suppressions.get(caller, { address: params["address"] ?? "" })
    return entry.reason === reason ? entry : yield* new NotFound()
  })

  yield* Calls.add(lists.flatMap(([name, reason, message]): ReadonlyArray<Calls.Call> => {
    const path = `/v3/:domain/${name}/:address` as const
    return [
      {
        method: "GET",
        path,
        access: reading,
        answer: (asked) =>
          Effect.map(entryOf(asked, reason), ({ address, createdAt }) => ({
            address,
            created_at: createdAt.toUTCString()
          }))
      },
      {
        method: "DELETE",
        path,
        access: changing,
        answer: (asked) =>
          Effect.flatMap(
            entryOf(asked, reason),
            ({ address, id }) => Effect.as(suppressions.removeEntry(asked.caller, { id }), { address, message })
          )
      }
    ]
  }))
}))
