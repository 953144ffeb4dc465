import { addressOf } from "@sendwright/core/foundation/Address"
import { ValidationError } from "@sendwright/core/foundation/Errors"
import { runSteps } from "@sendwright/core/foundation/runSteps"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as EncodedWords from "./EncodedWords.ts"
import * as HeaderFields from "./HeaderFields.ts"
import { withLineEnds } from "./lineEnds.ts"
import * as MimePart from "./MimePart.ts"
import * as SubmittedMessage from "./SubmittedMessage.ts"

/** A message that a program hands over whole. */
export interface RawMessage {
  /** RFC 5322; its lines end with CRLF or LF. */
  readonly message: Uint8Array
  /** `a@b.com` or `Name <a@b.com>`; undefined: those that To, Cc and Bcc name. */
  readonly recipients: ReadonlyArray<string> | undefined
  readonly now: Date
  /** The longest message that is taken, in bytes; 25 MiB unless told. */
  readonly maxBytes?: number
  /** What is asked for beside it: tags are added to those of its header, whose own time (RFC 3339) counts. */
  readonly asked?: SubmittedMessage.Submitted["asked"]
}

/**
 * Reads such a message for `Emails.send`. It fails for issues of the message itself; issues of the send that it
 * asks for are in its result.
 *
 * @example
 * ```ts no-run: it needs a message
 * import { type Caller, Emails } from "@sendwright/core"
 * import * as RawMessages from "@sendwright/mime/reading/RawMessages"
 * import * as Effect from "effect/Effect"
 *
 * export const sendRaw = Effect.fn("sendRaw")(function*(caller: Caller, message: Uint8Array, now: Date) {
 *   const { idempotencyKey, send } = yield* RawMessages.decode({ message, recipients: undefined, now })
 *   return yield* (yield* Emails).send(caller, send, idempotencyKey)
 * })
 * ```
 */
export const decode = (
  { asked, maxBytes = defaultMaxBytes, message, now, recipients }: RawMessage
): Effect.Effect<SubmittedMessage.Decoded, ValidationError> =>
  message.length > maxBytes
    ? Effect.fail(invalid(`The message has ${message.length} bytes: at most ${maxBytes} are allowed`))
    : Effect.flatMap(runSteps(withLineEnds(message)), (whole) =>
      SubmittedMessage.decode({
        message: whole,
        envelope: recipients?.map(addressOf) ?? null,
        now,
        ...(asked === undefined ? {} : { asked }),
        trace: ""
      })).pipe(Effect.mapError(({ text }) => invalid(text)))

/**
 * Answers with the values of a field in a message's header, by the field's name in lower case. Without a header that can
 * be read there are none: `decode` refuses such a message.
 */
export const headerOf = Effect.fnUntraced(function*(message: Uint8Array) {
  const start = yield* runSteps(withLineEnds(message.subarray(0, SubmittedMessage.maxHeaderBytes)))
  const [block] = MimePart.split(Buffer.from(start), start.length)
  const fields = HeaderFields.parse(block)
  return (name: string): ReadonlyArray<string> =>
    Result.isSuccess(fields) ? HeaderFields.valuesOf(fields.success, name).map(EncodedWords.decode) : []
})

const defaultMaxBytes = 25 * 1_048_576

const invalid = (message: string): ValidationError => new ValidationError({ issues: [{ path: [], message }] })
