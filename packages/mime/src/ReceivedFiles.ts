import { runSteps } from "@sendwright/core/foundation/runSteps"
import type { Steps } from "@sendwright/core/foundation/Steps"
import { ReceivedFiles } from "@sendwright/core/received/ReceivedFiles"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as ReceivedMessage from "./reading/ReceivedMessage.ts"

function* contentsOf(reading: typeof ReceivedMessage, message: Uint8Array): Steps<ReadonlyArray<string>> {
  const { attachments } = yield* reading.readInSteps({ message, returnPath: null })
  const contents: Array<string> = []
  for (const file of attachments) {
    const { buffer, byteLength, byteOffset } = yield* reading.contentOf(message, file)
    contents.push(Buffer.from(buffer, byteOffset, byteLength).toString("base64"))
    yield
  }
  return contents
}

/**
 * `ReceivedFiles` by the reading of this package, which is loaded with the first message.
 *
 * @example
 * ```ts
 * import * as MimeReceivedFiles from "@sendwright/mime/ReceivedFiles"
 *
 * export const Files = MimeReceivedFiles.layer
 * ```
 */
export const layer: Layer.Layer<never> = Layer.succeed(ReceivedFiles, {
  read: (message) =>
    Effect.flatMap(
      Effect.promise(() => import("./reading/ReceivedMessage.ts")),
      (reading) => runSteps(contentsOf(reading, message))
    )
})
