import * as ClockDifference from "@sendwright/core/foundation/ClockDifference"
import { runSteps } from "@sendwright/core/foundation/runSteps"
import { hasRoom } from "@sendwright/core/received/ReceivedRoom"
import type { Recipient } from "@sendwright/core/received/Reception"
import type { PostedMessage } from "@sendwright/core/sending/MailDoor"
import type * as ReturnPath from "@sendwright/smtp/ReturnPath"
import * as Reply from "@sendwright/smtp/server/Reply"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Addressees from "./Addressees.ts"
import * as Allowance from "./Allowance.ts"
import { type BounceAddresses, BounceIntake } from "./BounceIntake.ts"
import * as Crlf from "./Crlf.ts"
import { MailIntake } from "./MailIntake.ts"
import * as MailLog from "./MailLog.ts"
import { defaultLimits, type MailLimits } from "./MailOptions.ts"
import * as Replies from "./MailReplies.ts"
import { orLater } from "./orLater.ts"
import * as Room from "./Room.ts"

/** What messages that are posted may be; see `MailLimits`. */
export type PostLimits = Omit<
  MailLimits,
  "connections" | "remote" | "idleTimeout" | "messageTimeout" | "sessionTimeout"
>

/**
 * Recipients in parts that one message may be for: each of so many accounts at most, and of so many recipients. A part
 * that is posted again is stored once.
 */
export const partsOf = (
  recipients: ReadonlyArray<Recipient>,
  most: Pick<MailLimits, "accounts" | "recipients">
): ReadonlyArray<ReadonlyArray<Recipient>> => {
  const parts: Array<Array<Recipient>> = []
  const open = new Map<string, { readonly part: Array<Recipient> }>()
  let last: { readonly part: Array<Recipient>; readonly accounts: Set<string> } | undefined
  for (const recipient of recipients) {
    const { accountId } = recipient.receiver
    const own = open.get(accountId)
    if (own !== undefined && own.part.length < most.recipients) {
      own.part.push(recipient)
      continue
    }
    if (last === undefined || last.accounts.size >= most.accounts || last.part.length >= most.recipients) {
      last = { part: [], accounts: new Set() }
      parts.push(last.part)
    }
    last.part.push(recipient)
    last.accounts.add(accountId)
    open.set(accountId, last)
  }
  return parts
}

/**
 * Takes mail that was not brought over SMTP, as the listener takes what is: the same recipients, limits and checks. It
 * answers with the reply that the listener would give: 250 once the message is stored, 4xx where it should be posted
 * again, and 5xx where it never will be taken.
 *
 * @example
 * ```ts no-run: it needs a message
 * import { PostedMail } from "@sendwright/receiving/PostedMail"
 * import * as Effect from "effect/Effect"
 *
 * export const take = Effect.fn("take")(function*(message: Uint8Array, from: string, to: string) {
 *   const posted = yield* PostedMail
 *   const { code } = yield* posted.take({
 *     message,
 *     returnPath: from,
 *     recipients: [to],
 *     greeting: "",
 *     remoteAddress: null,
 *     isOriginal: true
 *   })
 *   return code === 250
 * })
 * ```
 */
export class PostedMail extends Context.Service<PostedMail, {
  /** Octets of the largest message that is taken. */
  readonly messageBytes: number
  readonly take: (message: PostedMessage) => Effect.Effect<Reply.Reply>
}>()("@sendwright/receiving/PostedMail") {
  static readonly layer = (addresses: BounceAddresses, limits: Partial<PostLimits> = {}) =>
    Layer.effect(PostedMail, make(addresses, { ...defaultLimits, ...limits }))
}

const make = Effect.fnUntraced(function*(addresses: BounceAddresses, limits: PostLimits) {
  const clock = yield* Clock.Clock
  const addressees = yield* Addressees.make(addresses)
  const { accounts, budget, readers } = yield* Allowance.orOwn(limits)
  const bounces = yield* BounceIntake
  const intake = yield* MailIntake
  const log = yield* MailLog.make
  const tooLarge = Reply.make(552, "5.3.4", `The message is too large: at most ${limits.messageBytes} bytes are taken`)

  /** Holds the memory for a message while it is read and stored for these holders. */
  const inRoom = <E>(
    holders: ReadonlyArray<string>,
    bytes: number,
    work: Effect.Effect<Reply.Reply, E>
  ): Effect.Effect<Reply.Reply, E> =>
    Effect.suspend(() => {
      const room = Room.make(budget, bytes)
      const find = () => {
        for (const holder of holders) {
          const short = room.join(holder)
          if (short !== undefined) return short
        }
        return room.resize(bytes)
      }
      const short = find()
      const full = short === "holder" && holders[0] !== reports ? Replies.overLimits : Replies.noRoom
      return Effect.ensuring(short === undefined ? work : Effect.succeed(full), Effect.sync(room.release))
    })

  const receive = (posted: PostedMessage, message: Uint8Array, recipients: ReadonlyArray<Recipient>) => {
    const accountIds = [...new Set(recipients.map(({ receiver }) => receiver.accountId))]
    const { greeting, isOriginal, remoteAddress, returnPath } = posted
    return inRoom(
      accountIds,
      message.length,
      Effect.suspend(() =>
        accounts.message(accountIds, new Date(ClockDifference.read(clock).steady))
          ? intake.take({ returnPath, greeting, remoteAddress, isOriginal, recipients, message }).pipe(
            Effect.as(Replies.taken),
            Effect.catchTags({
              TooManyHops: () => Effect.succeed(Replies.looping),
              RefusedByPolicy: () => Effect.succeed(Replies.refusedByPolicy),
              ReceivedFull: ({ accountIds }) => Effect.as(log.full(accountIds), Replies.mailboxFull)
            })
          )
          : Effect.succeed(Replies.overLimits)
      )
    )
  }

  const report = (message: Uint8Array, returnPaths: ReadonlyArray<ReturnPath.ReturnPath>, feedback: boolean) =>
    message.length > limits.reportBytes
      ? Effect.succeed(Replies.largeReport)
      : inRoom(
        [reports],
        message.length,
        readers.withPermits(1)(bounces.take({ returnPaths, feedback }, message)).pipe(
          Effect.as(Replies.taken),
          Effect.catchTag("UnreadableMail", () => Effect.succeed(Replies.unreadable))
        )
      )

  /** The first reply that asks for the message once more, else the first that took it, else the first refusal. */
  const overall = (replies: ReadonlyArray<Reply.Reply>): Reply.Reply =>
    replies.find(({ code }) => code >= 400 && code < 500)
      ?? replies.find(({ code }) => code < 400)
      ?? replies[0]
      ?? Replies.noRelay

  const answer = Effect.fnUntraced(function*(posted: PostedMessage) {
    if (posted.message.length > limits.messageBytes) return tooLarge
    const returnPaths: Array<ReturnPath.ReturnPath> = []
    const recipients: Array<Recipient> = []
    const replies: Array<Reply.Reply> = []
    let isToFeedback = false
    for (const address of new Map(posted.recipients.map((one) => [one.toLowerCase(), one])).values()) {
      const addressee = yield* addressees.judge(address)
      if (addressee._tag === "Nobody") replies.push(addressee.reply)
      else if (addressee._tag === "Account") {
        const { accountId, room } = addressee.recipient.receiver
        if (hasRoom(room, posted.message.length)) recipients.push(addressee.recipient)
        else replies.push(yield* Effect.as(log.full([accountId]), Replies.mailboxFull))
      } else if (addressee.returnPath === undefined) isToFeedback = true
      else if (returnPaths.length < limits.reportRecipients) returnPaths.push(addressee.returnPath)
    }
    const message = yield* runSteps(Crlf.normalize(posted.message))
    if (message.length > limits.messageBytes) return tooLarge
    for (const part of partsOf(recipients, limits)) replies.push(yield* receive(posted, message, part))
    if (isToFeedback || returnPaths.length > 0) replies.push(yield* report(message, returnPaths, isToFeedback))
    return overall(replies)
  })

  const take = Effect.fn("PostedMail.take")((posted: PostedMessage) =>
    answer(posted).pipe(
      Effect.tap(log.worked),
      Effect.catchTag("StorageError", ({ command }) => Effect.as(log.failed(command), Replies.notNow)),
      orLater,
      Effect.tap(log.message)
    )
  )
  return PostedMail.of({ messageBytes: limits.messageBytes, take })
})

/** The holder of the memory for reports. */
const reports = "reports"
