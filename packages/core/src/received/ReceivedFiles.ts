import * as Context from "effect/Context"
import * as Effect from "effect/Effect"

/**
 * Reads the attachments out of received messages, for those who want them beside what was stored of them. Where nothing
 * reads messages, there are none.
 *
 * @example
 * ```ts
 * import { ReceivedFiles } from "@sendwright/core/received/ReceivedFiles"
 * import * as Effect from "effect/Effect"
 *
 * // The first attachment of a message, in base64.
 * export const first = Effect.fn("first")(function*(message: Uint8Array) {
 *   const files = yield* ReceivedFiles
 *   const [content] = yield* files.read(message)
 *   return content
 * })
 * ```
 */
export const ReceivedFiles = Context.Reference<{
  /** The contents of the attachments of a message (RFC 5322), in base64 without line breaks, in their order. */
  readonly read: (message: Uint8Array) => Effect.Effect<ReadonlyArray<string>>
}>("@sendwright/core/received/ReceivedFiles", { defaultValue: () => ({ read: () => Effect.succeed([]) }) })
