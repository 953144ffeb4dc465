import { NotFound } from "@sendwright/core/foundation/Errors"
import { runSteps } from "@sendwright/core/foundation/runSteps"
import { nameOf } from "@sendwright/core/model/Attachment"
import * as Effect from "effect/Effect"

/** A file of a received message. */
export interface ReceivedFile {
  readonly name: string
  readonly content: Uint8Array
}

/** Reads a message for its files; `file` has one by its place, from 0: `NotFound` where there is none. */
export const open = Effect.fnUntraced(function*(message: Uint8Array) {
  // What reads messages needs Node, which the other routes do without.
  const ReceivedMessage = yield* Effect.promise(() => import("@sendwright/mime/reading/ReceivedMessage"))
  const { attachments } = yield* runSteps(ReceivedMessage.readInSteps({ message, returnPath: null }))
  return {
    file: (place: number): Effect.Effect<ReceivedFile, NotFound> => {
      const found = attachments[place]
      return found === undefined
        ? Effect.fail(new NotFound())
        : Effect.map(
          runSteps(ReceivedMessage.contentOf(message, found)),
          (content) => ({ name: nameOf(found), content })
        )
    }
  }
})
