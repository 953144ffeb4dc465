import { NotFound } from "@sendwright/core/foundation/Errors"
import { runSteps } from "@sendwright/core/foundation/runSteps"
import type { ReceivedEmail } from "@sendwright/core/received/ReceivedEmail"
import { ReceivedEmails, type ReceivedRequest } from "@sendwright/core/received/ReceivedEmails"
import type { ListedReceived } from "@sendwright/core/received/ReceivedStore"
import * as Effect from "effect/Effect"
import { asSender, type CallOptions, type Calls } from "./Calls.ts"
import { type Listing, listingOf, type PageOptions } from "./listing.ts"

/** Filters for a list of received emails. `from`, `to` and `domain` are compared without case. */
export interface ReceivedFilter extends PageOptions, CallOptions, Omit<ReceivedRequest, "cursor" | "limit" | "mode"> {}

/** Emails that came to the account. Strangers wrote them: show their HTML only in a sandbox. */
export interface ReceivedApi {
  /** Newest first. */
  readonly list: (filter?: ReceivedFilter) => Listing<ListedReceived>
  readonly get: (id: string, options?: CallOptions) => Promise<ReceivedEmail>
  /** The content of an attachment, by its place in `attachments`, from 0. */
  readonly attachment: (id: string, place: number, options?: CallOptions) => Promise<Uint8Array>
  /** The message as it came (RFC 5322), while its contents are kept. */
  readonly raw: (id: string, options?: CallOptions) => Promise<Uint8Array>
  /** Removes an email with its contents, for good. */
  readonly remove: (id: string, options?: CallOptions) => Promise<void>
}

export const receivedOf = (calls: Calls): ReceivedApi => ({
  list: ({ cursor, limit, signal, ...filter } = {}) =>
    listingOf({ cursor, limit }, (page) =>
      calls.run(
        Effect.flatMap(
          ReceivedEmails,
          (received) => asSender((caller) => received.list(caller, { ...filter, ...page, mode: null }))
        ),
        { signal }
      )),
  get: (id, options) =>
    calls.run(Effect.flatMap(ReceivedEmails, (received) => asSender((caller) => received.get(caller, id))), options),
  attachment: async (id, place, options) => {
    // Before the call: nothing but the engine's own time passes within it.
    const ReceivedMessage = await import("@sendwright/mime/reading/ReceivedMessage")
    return calls.run(
      Effect.gen(function*() {
        const received = yield* ReceivedEmails
        const message = yield* asSender((caller) => received.raw(caller, id))
        const { attachments } = yield* runSteps(ReceivedMessage.readInSteps({ message, returnPath: null }))
        const file = attachments[place]
        return file === undefined ? yield* new NotFound() : yield* runSteps(ReceivedMessage.contentOf(message, file))
      }),
      options
    )
  },
  raw: (id, options) =>
    calls.run(Effect.flatMap(ReceivedEmails, (received) => asSender((caller) => received.raw(caller, id))), options),
  remove: (id, options) =>
    calls.run(Effect.flatMap(ReceivedEmails, (received) => asSender((caller) => received.remove(caller, id))), options)
})
