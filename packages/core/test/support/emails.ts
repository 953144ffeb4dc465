import type { Caller } from "@sendwright/core/accounts/Caller"
import { noOverrides } from "@sendwright/core/accounts/Plan"
import { Emails, type ListRequest } from "@sendwright/core/emails/Emails"
import { normalize } from "@sendwright/core/foundation/Address"
import type { SendError } from "@sendwright/core/foundation/Errors"
import type { Overloaded } from "@sendwright/core/foundation/Overloaded"
import type { StorageError } from "@sendwright/core/foundation/StorageError"
import { noFilters } from "@sendwright/core/model/EmailQuery"
import { SuppressionStore } from "@sendwright/core/suppressions/SuppressionStore"
import * as Effect from "effect/Effect"
import { type Customer, customer, decode, request, start } from "./harness.ts"

/** Sends with a key and answers with `id` or the code of the error. */
export const sendWith = Effect.fnUntraced(function*(
  of: Customer,
  key: string | null,
  over: Record<string, unknown> = {},
  caller: Caller = of.live
) {
  const emails = yield* Emails
  return yield* emails.send(caller, yield* decode(request(of, over)), key).pipe(
    Effect.catch((error: SendError | StorageError | Overloaded) =>
      Effect.succeed({ id: "code" in error ? error.code : error._tag, replayed: null, error })
    )
  )
})

/** A page of the log: the newest twenty, unless it is told of which. */
export const listOf = (of: Customer, over: Partial<ListRequest> = {}, caller: Caller = of.live) =>
  Effect.flatMap(
    Emails,
    (emails) => emails.list(caller, { limit: 20, cursor: null, ...noFilters, mode: null, q: null, ...over })
  )

/** A batch of which the first and the fifth message are accepted, and each other one is refused for a reason of its own. */
export const mixedBatch = Effect.gen(function*() {
  const suppressions = yield* SuppressionStore
  const one = yield* customer({ overrides: { ...noOverrides, monthlyEmails: 2 } })
  yield* suppressions.add({
    id: "s",
    accountId: one.account.id,
    address: normalize("gone@example.com"),
    reason: "bounce",
    createdAt: new Date(start)
  })
  const overs = [{}, { subject: "" }, { to: "gone@example.com" }, { from: "a@other.example" }, {}, { subject: "over" }]
  return { one, suppressions, messages: yield* Effect.forEach(overs, (over) => decode(request(one, over))) }
})
