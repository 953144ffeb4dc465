import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import { inFields } from "@sendwright/core/sending/OutgoingMessage"
import * as Submission from "@sendwright/core/sending/Submission"
import * as MimeMessage from "@sendwright/mime/MimeMessage"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { Envelope } from "./client/Envelope.ts"
import * as ReturnPath from "./ReturnPath.ts"
import type { ReturnPathKeys } from "./ReturnPath.ts"

/** Makes return paths of our own, for a listener that reads what comes back to them. */
export interface ReturnPaths {
  readonly keys: ReturnPathKeys
  /** The domain for mail whose envelope brings none; null: such mail keeps the envelope's return path. */
  readonly host: string | null
}

/** One transaction to carry out. */
export interface Transfer {
  readonly envelope: Envelope
  /** With CRLF line ends. */
  readonly message: Uint8Array
  /** What an acceptance is known by: SMTP promises no id. */
  readonly messageId: string
  /** When it must be over, in milliseconds of the clock. */
  readonly end: number
  /** To be called before the last octet of the message is handed to a socket. */
  readonly onDataEnd: () => void
}

/** How messages are handed over. */
export interface HandOverOptions {
  /** Makes a return path for each recipient, and so a transaction; null: one transaction, with the envelope's. */
  readonly returnPaths: ReturnPaths | null
  /** How long all transactions of a message may take together, in milliseconds. */
  readonly patience: number
  /** Whether a single transaction has to keep to that too, which could else take all the time that the engine has. */
  readonly alwaysTimed: boolean
  /** How many transactions are carried out at once. */
  readonly concurrency: number
  readonly carryOut: (transfer: Transfer) => Effect.Effect<Submission.Submission>
}

/**
 * Hands a message over in SMTP transactions: it is rendered, each recipient has a transaction where there are return
 * paths of our own, and their outcomes are put together. What a server cannot take as it is, is written in seven bits, or
 * anew from its fields.
 *
 * A transaction that is not over in time counts as not carried out, or as `Unknown` once its message had been sent.
 *
 * @example
 * ```ts
 * import { EmailProvider, Submission } from "@sendwright/core"
 * import * as HandOver from "@sendwright/smtp/HandOver"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * // Renders each message, and throws it away.
 * export const Discarding = Layer.succeed(EmailProvider, {
 *   name: "discarding",
 *   check: Effect.void,
 *   submit: HandOver.make({
 *     returnPaths: null,
 *     patience: 30_000,
 *     alwaysTimed: true,
 *     concurrency: 10,
 *     carryOut: ({ messageId }) => Effect.succeed(Submission.accepted(messageId))
 *   })
 * })
 * ```
 */
export const make = ({ alwaysTimed, carryOut, concurrency, patience, returnPaths }: HandOverOptions) => {
  const envelopesOf = ({ emailId, envelope }: OutgoingMessage): ReadonlyArray<Envelope> => {
    const { from, recipients } = envelope
    const domain = returnPaths === null ? null : envelope.bounceDomain ?? returnPaths.host
    return returnPaths === null || domain === null
      ? [{ from, recipients, emailId }]
      : recipients.map((recipient) => ({
        from: ReturnPath.make(returnPaths.keys, emailId, recipient, domain),
        recipients: [recipient],
        emailId
      }))
  }

  const inTime = Effect.fnUntraced(function*(transfer: Transfer) {
    const left = transfer.end - (yield* Clock.currentTimeMillis)
    if (left <= 0) return tooLate
    let dataEnded = false
    const handed = carryOut({
      ...transfer,
      onDataEnd: () => {
        dataEnded = true
      }
    })
    return yield* Effect.timeoutOrElse(handed, {
      duration: left,
      orElse: () => Effect.sync(() => dataEnded ? noAnswer : tooLate)
    })
  })

  const handOverAll = Effect.fnUntraced(function*(message: OutgoingMessage, end: number) {
    const { from, recipients } = message.envelope
    // We never ask for SMTPUTF8 (RFC 6531): an address beyond ASCII would be sent mangled.
    if ([from, ...recipients].some((address) => !/^[\x20-\x7e]*$/.test(address))) {
      return Submission.cannotCarry("An address of the envelope has characters that SMTP cannot carry")
    }
    const bytes = yield* MimeMessage.render(message)
    const transfers = envelopesOf(message).map((envelope): Transfer => ({
      envelope,
      message: bytes,
      messageId: message.messageId,
      end,
      onDataEnd: () => {}
    }))

    // Where there is one transaction, nothing is known that could be lost over it: the engine's own time is enough.
    const [only, second] = transfers
    if (!alwaysTimed && only !== undefined && second === undefined) return yield* carryOut(only)

    const carryOutInTime = (transfer: Transfer) =>
      Effect.tap(inTime(transfer), (submission) => Effect.sync(() => tell(message, transfer, submission)))
    const submissions = yield* Effect.forEach(transfers, carryOutInTime, { concurrency })
    const [first, ...rest] = transfers.flatMap(({ envelope }, index) =>
      Submission.each(submissions[index]!, envelope.recipients)
    )
    return first === undefined ? noRecipients : Submission.combine([first, ...rest])
  })

  return Effect.fnUntraced(function*(message: OutgoingMessage) {
    const end = (yield* Clock.currentTimeMillis) + patience
    const handOver = (message: OutgoingMessage) => handOverAll(message, end)
    const asItIs = yield* handOver(message)
    if (message.original === null || !isUnsuitable(asItIs)) return asItIs
    // What the server cannot take as it is may be written in seven bits (RFC 6152 §3), or anew from its fields.
    const sevenBit = yield* MimeMessage.inSevenBits(message)
    const submission = Option.isSome(sevenBit) ? yield* handOver(sevenBit.value) : asItIs
    return message.original.isDescribed && isUnsuitable(submission)
      ? yield* handOver(yield* inFields(message))
      : submission
  })
}

/** Tells of recipients who were accepted. */
const tell = ({ onAccepted }: OutgoingMessage, { envelope }: Transfer, submission: Submission.Submission): void => {
  if (onAccepted === undefined) return
  const accepted = Submission.each(submission, envelope.recipients).filter(({ outcome }) => outcome._tag === "Accepted")
  if (accepted.length > 0) onAccepted(accepted)
}

const isUnsuitable = (submission: Submission.Submission): boolean =>
  submission._tag === "PermanentlyRefused" && submission.subject === "provider"

const noRecipients = Submission.permanentlyRefused("The envelope names no recipient")

const tooLate = Submission.temporarilyRefused(
  "The mail server is so slow that there was no time left for the hand-off",
  {
    reason: "timeout"
  }
)

const noAnswer = Submission.unknown("The mail server did not answer in time after the message had been sent", "timeout")
