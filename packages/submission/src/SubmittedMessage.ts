import { normalize } from "@sendwright/core/foundation/Address"
import { finish, stepBytes, type Steps } from "@sendwright/core/foundation/Steps"
import * as Result from "effect/Result"
import { createHash, hash } from "node:crypto"
import * as EncodedWords from "./EncodedWords.ts"
import { type HeaderFields, valuesOf } from "./HeaderFields.ts"
import * as Mailboxes from "./Mailboxes.ts"
import * as MessageContent from "./MessageContent.ts"
import * as MessageHeaders from "./MessageHeaders.ts"
import * as MessageNames from "./MessageNames.ts"
import * as MimePart from "./MimePart.ts"
import * as Reply from "./Reply.ts"

/** What a message asks for. */
export interface SubmittedMessage {
  /** The fields of a send, which `SendRequest.decode` checks. */
  readonly request: Readonly<Record<string, unknown>>
  /** The key that the client chose; null: none. */
  readonly idempotencyKey: string | null
  /** A digest that a repetition of the same message to the same recipients has too; null without Message-ID. */
  readonly fingerprint: string | null
}

/** How long a client that lost our answer may repeat its message without its being sent twice. */
export const repetitionMillis = 600_000

/**
 * Why the octets of a message are refused before they are read: a CR or LF alone, which some servers take for the end of a
 * line and others do not, is how one message is passed off as two (RFC 5321 section 2.3.8).
 */
function* problemOfLines(bytes: Uint8Array): Steps<Reply.Reply | undefined> {
  for (let at = 0; at < bytes.length; at += stepBytes) {
    if (at > 0) yield
    const problem = problemWithin(bytes, at, Math.min(bytes.length, at + stepBytes))
    if (problem !== undefined) return problem
  }
  return undefined
}

const [lf, cr] = [0x0a, 0x0d]

const problemWithin = (bytes: Uint8Array, from: number, to: number): Reply.Reply | undefined => {
  for (let at = from; at < to; at++) {
    const octet = bytes[at]!
    if (octet > cr) continue
    if (octet === lf && bytes[at - 1] !== cr) return bare("LF")
    if (octet === cr && bytes[at + 1] !== lf) return bare("CR")
  }
  return undefined
}

const bare = (octet: "CR" | "LF"): Reply.Reply =>
  Reply.make(550, "5.5.2", `The message has a ${octet} alone: every line must end with CRLF`)

const onceOnly = ["from", "subject", "reply-to"]
const ofAddresses = ["from", "to", "cc", "reply-to"]
/** The worst text of so many characters keeps the parser of addresses for some 30 ms. */
const mostOfAddresses = 32_768
/** From so many characters on they are read in a step of their own. */
const longAddresses = 4_096

function* digestOf(bytes: Uint8Array): Steps<string> {
  if (bytes.length <= stepBytes) return hash("sha256", bytes)
  const whole = createHash("sha256")
  for (let at = 0; at < bytes.length; at += stepBytes) {
    if (at > 0) yield
    whole.update(bytes.subarray(at, at + stepBytes))
  }
  return whole.digest("hex")
}

/** Message-ID, octets and recipients: a client that divides its recipients over transactions sends several messages. */
const fingerprintOf = (
  fields: HeaderFields,
  digest: string,
  envelope: ReadonlyArray<string>
): string | null => {
  const [messageId = ""] = valuesOf(fields, "message-id")
  if (messageId === "") return null
  const recipients = envelope.map(normalize).toSorted()
  return hash("sha256", JSON.stringify([messageId, recipients, digest]))
}

/**
 * Reads a message as it was handed over at `now`, with the recipients of its envelope, for a send. Fails with what the
 * client is answered where an email cannot hold the message; the rules of a send are not looked at.
 */
export function* readInSteps(
  bytes: Uint8Array,
  envelope: ReadonlyArray<string>,
  now: Date
): Steps<Result.Result<SubmittedMessage, Reply.Reply>> {
  const problem = yield* problemOfLines(bytes)
  if (problem !== undefined) return Result.fail(problem)
  const parsed = yield* MimePart.parse(bytes)
  const content = Result.isFailure(parsed)
    ? Result.fail(parsed.failure)
    : yield* MessageContent.read(parsed.success)
  const digest = yield* digestOf(bytes)
  if (Result.isFailure(parsed)) return Result.fail(Reply.unholdable(parsed.failure))
  const { fields } = parsed.success
  const twice = onceOnly.find((name) => valuesOf(fields, name).length > 1)
  if (twice !== undefined) return Result.fail(Reply.unholdable(`it has the header ${twice} twice`))
  const addressLength = ofAddresses.flatMap((name) => valuesOf(fields, name))
    .reduce((sum, { length }) => sum + length, 0)
  if (addressLength > mostOfAddresses) {
    return Result.fail(
      Reply.unholdable(`From, To, Cc and Reply-To have more than ${mostOfAddresses} characters together`)
    )
  }
  const mailboxes = (name: string) => valuesOf(fields, name).flatMap(Mailboxes.parse)
  const [from, ...others] = mailboxes("from")
  if (from === undefined) return Result.fail(Reply.unholdable("it has no address in From"))
  if (others.length > 0) return Result.fail(Reply.unholdable("it has several addresses in From"))
  const isLong = addressLength > longAddresses
  if (isLong) yield
  const { bcc, cc, to, visible } = Mailboxes.recipientsOf({ to: mailboxes("to"), cc: mailboxes("cc") }, envelope)
  if (isLong) yield
  const replyTo = mailboxes("reply-to").map(Mailboxes.textOf)
  const subject = EncodedWords.decode(valuesOf(fields, "subject")[0] ?? "")
  const headers = MessageHeaders.kept(fields)
  if (Result.isFailure(headers)) return Result.fail(headers.failure)
  const steering = MessageHeaders.steeringOf(fields)
  if (Result.isFailure(steering)) return Result.fail(steering.failure)
  if (Result.isFailure(content)) return Result.fail(Reply.unholdable(content.failure))
  const { attachments, ...body } = content.success
  const { idempotencyKey, request } = steering.success
  const { date, messageId } = MessageNames.read(fields, now)
  const hasTemplate = request.templateId !== undefined || request.templateSlug !== undefined
  return Result.succeed({
    request: {
      from: Mailboxes.textOf(from),
      to,
      ...(cc.length === 0 ? {} : { cc }),
      ...(bcc.length === 0 ? {} : { bcc }),
      ...(visible === undefined ? {} : { visible }),
      ...(messageId === undefined ? {} : { messageId }),
      // A scheduled email is dated when it leaves.
      ...(date === undefined || request.scheduledAt !== undefined ? {} : { date }),
      ...(replyTo.length === 0 ? {} : { replyTo }),
      ...(subject === "" ? {} : { subject }),
      // The template brings the body: a client cannot send a message without one.
      ...(hasTemplate ? {} : body),
      ...(Object.keys(headers.success).length === 0 ? {} : { headers: headers.success }),
      ...(attachments.length === 0 ? {} : { attachments }),
      ...request
    },
    idempotencyKey,
    fingerprint: fingerprintOf(fields, digest, envelope)
  })
}

/** The same at once. */
export const read = (
  bytes: Uint8Array,
  envelope: ReadonlyArray<string>,
  now: Date
): Result.Result<SubmittedMessage, Reply.Reply> => finish(readInSteps(bytes, envelope, now))
