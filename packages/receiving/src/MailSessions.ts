import { runSteps } from "@sendwright/core/foundation/runSteps"
import * as Tracing from "@sendwright/core/foundation/Tracing"
import { hasRoom } from "@sendwright/core/received/ReceivedRoom"
import type { Recipient } from "@sendwright/core/received/Reception"
import { asBytes } from "@sendwright/mime/asBytes"
import type * as ReturnPath from "@sendwright/smtp/ReturnPath"
import * as MessageBody from "@sendwright/smtp/server/MessageBody"
import * as Reply from "@sendwright/smtp/server/Reply"
import * as Effect from "effect/Effect"
import type { SMTPServerAddress, SMTPServerDataStream, SMTPServerSession } from "smtp-server"
import * as Addressees from "./Addressees.ts"
import * as Allowance from "./Allowance.ts"
import { type BounceAddresses, BounceIntake } from "./BounceIntake.ts"
import { MailIntake } from "./MailIntake.ts"
import * as MailLog from "./MailLog.ts"
import * as Metrics from "./MailMetrics.ts"
import type { MailLimits } from "./MailOptions.ts"
import * as Replies from "./MailReplies.ts"
import { orLater } from "./orLater.ts"
import * as ReadingRate from "./ReadingRate.ts"
import * as RemoteLimits from "./RemoteLimits.ts"
import * as Room from "./Room.ts"
import * as Visits from "./Visits.ts"
import type { Times, Transaction, Visit } from "./Visits.ts"

/** What the end of a message means: the reply to it; null: nothing can be answered. */
export interface Answer {
  readonly reply: Reply.Reply
  /** Whether the connection ends with it. */
  readonly isLast: boolean
}

/** A connection that has named so many addresses of nobody is closed. */
const maxStrays = 20

/** To look for a recipient that is nobody's is as much work as to read so many octets. */
const strayOctets = 65_536

/** The holder of the memory for reports. */
const reports = "reports"

/** The size that MAIL said, in octets; NaN: none. */
const sizeOf = (args: SMTPServerAddress["args"]): number =>
  typeof args === "object" && "SIZE" in args && typeof args.SIZE === "string" ? Number(args.SIZE) : Number.NaN

/** The IPv4 address within one of IPv6 (RFC 4291 section 2.5.5.2). */
const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, "")

/** The rules of connections. */
export const make = Effect.fnUntraced(function*(
  { feedback, keys }: BounceAddresses,
  limits: MailLimits,
  times: Times
) {
  const addressees = yield* Addressees.make({ feedback, keys })
  const bounces = yield* BounceIntake
  const intake = yield* MailIntake
  const log = yield* MailLog.make
  const { accounts, budget, readers } = yield* Allowance.orOwn(limits)
  const remotes = RemoteLimits.make(limits.remote)
  const visits = yield* Visits.make(limits, times, remotes)
  const { becomeFree, leave, millis } = visits
  const rate = yield* ReadingRate.make(limits.readBytesPerSecond, log.slow)
  const tooLarge = Reply.make(552, "5.3.4", `The message is too large: at most ${limits.messageBytes} bytes are taken`)
  const now = () => new Date(millis())

  const mailFrom = (visit: Visit, { address, args }: SMTPServerAddress): Reply.Reply | undefined => {
    leave(visit)
    if (!remotes.message(visit.address, now())) return Replies.tooFast
    const size = sizeOf(args)
    visit.transaction = {
      returnPath: address,
      size,
      room: Room.make(budget, size),
      named: new Set(),
      returnPaths: [],
      isToFeedback: false,
      recipients: []
    }
    return undefined
  }

  /** Takes an address of reports, or says why not. */
  const reportTo = (
    transaction: Transaction,
    path: ReturnPath.ReturnPath | undefined
  ): Reply.Reply | undefined => {
    if (transaction.recipients.length > 0) return Replies.mixed
    if (transaction.size > limits.reportBytes) return Replies.largeReport
    if (transaction.named.size >= limits.reportRecipients) return Replies.tooManyRecipients
    if (transaction.room.join(reports) !== undefined) return Replies.noRoom
    if (path === undefined) transaction.isToFeedback = true
    else transaction.returnPaths.push(path)
    return undefined
  }

  /** Takes an address of an account, or says why not. */
  const mailTo = (transaction: Transaction, recipient: Recipient): Reply.Reply | undefined => {
    const { accountId } = recipient.receiver
    if (transaction.returnPaths.length > 0 || transaction.isToFeedback) return Replies.mixed
    const known = new Set(transaction.recipients.map(({ receiver }) => receiver.accountId))
    if (!known.has(accountId) && known.size >= limits.accounts) return Replies.tooManyRecipients
    if (!hasRoom(recipient.receiver.room, transaction.size)) return Replies.mailboxFull
    if (accounts.isSpent(accountId, now())) return Replies.overLimits
    const short = transaction.room.join(accountId)
    if (short !== undefined) return short === "holder" ? Replies.overLimits : Replies.noRoom
    transaction.recipients.push(recipient)
    return undefined
  }

  const stray = (visit: Visit, reply: Reply.Reply) => {
    if (visit.isOpen) rate.charge(visit.id, visit.address, strayOctets)
    return ++visit.strays > maxStrays ? Replies.guessing : reply
  }

  const judged = ({ receiver }: Recipient, refused: Reply.Reply | undefined) =>
    Effect.as(refused === Replies.mailboxFull ? log.full([receiver.accountId]) : Effect.void, refused)

  const judge = Effect.fnUntraced(function*(visit: Visit, transaction: Transaction, address: string) {
    const addressee = yield* addressees.judge(address)
    switch (addressee._tag) {
      case "Report":
        return reportTo(transaction, addressee.returnPath)
      case "Nobody":
        return stray(visit, addressee.reply)
      case "Account":
        // A connection that was closed meanwhile would hold its room for ever.
        if (!visit.isOpen) return Replies.shuttingDown
        return yield* judged(addressee.recipient, mailTo(transaction, addressee.recipient))
    }
  })

  /** Accepts a recipient, or says why not. */
  const recipient = Effect.fnUntraced(function*(visit: Visit, { address }: SMTPServerAddress) {
    const { transaction } = visit
    const name = address.toLowerCase()
    if (transaction === null || transaction.named.has(name)) return
    visit.isBusy = true
    const refused = yield* judge(visit, transaction, address).pipe(
      Effect.catchTag("StorageError", ({ command }) => Effect.as(log.failed(command), Replies.notNow)),
      orLater,
      Effect.ensuring(Effect.sync(() => becomeFree(visit)))
    )
    if (refused !== undefined) {
      yield* log.recipient(refused)
      return yield* Effect.fail(refused)
    }
    transaction.named.add(name)
  })

  const readReport = ({ isToFeedback, returnPaths }: Transaction, message: Uint8Array) =>
    readers.withPermits(1)(bounces.take({ returnPaths, feedback: isToFeedback }, message)).pipe(
      Effect.as(Replies.taken),
      Effect.catchTag("UnreadableMail", () => Effect.succeed(Replies.unreadable))
    )

  const receive = (
    { recipients, returnPath }: Transaction,
    { hostNameAppearsAs, remoteAddress }: SMTPServerSession,
    message: Uint8Array
  ) =>
    Effect.suspend(() => {
      const accountIds = [...new Set(recipients.map(({ receiver }) => receiver.accountId))]
      if (!accounts.message(accountIds, now())) return Effect.succeed(Replies.overLimits)
      return intake.take({
        returnPath,
        greeting: hostNameAppearsAs,
        remoteAddress: plainAddress(remoteAddress),
        recipients,
        message
      }).pipe(
        Effect.as(Replies.taken),
        Effect.catchTags({
          TooManyHops: () => Effect.succeed(Replies.looping),
          RefusedByPolicy: () => Effect.succeed(Replies.refusedByPolicy),
          ReceivedFull: ({ accountIds }) => Effect.as(log.full(accountIds), Replies.mailboxFull)
        })
      )
    })

  const store = (transaction: Transaction, session: SMTPServerSession, pieces: ReadonlyArray<Uint8Array>) =>
    Effect.flatMap(runSteps(asBytes(pieces)), (message) =>
      transaction.recipients.length === 0
        ? readReport(transaction, message)
        : receive(transaction, session, message)).pipe(
        Effect.tap(log.worked),
        Effect.catchTag("StorageError", ({ command }) => Effect.as(log.failed(command), Replies.notNow)),
        orLater
      )

  const answerTo = (
    body: MessageBody.MessageBody,
    transaction: Transaction,
    session: SMTPServerSession
  ): Effect.Effect<Answer | null> => {
    const answer = (reply: Reply.Reply, isLast = false) => Effect.succeed({ reply, isLast })
    switch (body._tag) {
      case "Whole":
        return Effect.map(store(transaction, session, body.pieces), (reply) => ({ reply, isLast: false }))
      case "TooLarge":
        return answer(transaction.recipients.length === 0 ? Replies.largeReport : tooLarge)
      case "NoRoom":
        return answer(
          body.by === "holder" && transaction.recipients.length > 0 ? Replies.overLimits : Replies.noRoom
        )
      case "Endless":
        return answer(tooLarge, true)
      case "Slow":
        return answer(Replies.slow, true)
      case "Cut":
        return Effect.succeed(null)
    }
  }

  /** Takes a message to its end; `onEnd` is given what then says what to answer. */
  const takeMessage = (
    visit: Visit,
    transaction: Transaction,
    session: SMTPServerSession,
    stream: SMTPServerDataStream,
    onEnd: (answering: Effect.Effect<Answer | null>) => void
  ): void => {
    // By the end of the message, a client that sent the next command has begun another one.
    visit.transaction = null
    const { room, size } = transaction
    const who = { ...session }
    const answering = (body: MessageBody.MessageBody) =>
      Effect.andThen(Metrics.showBytes(budget.held()), answerTo(body, transaction, who)).pipe(
        Effect.tap((answer) => log.message(answer?.reply ?? null)),
        Effect.ensuring(Effect.suspend(() => {
          visit.isReceiving = false
          room.release()
          becomeFree(visit)
          return Metrics.showBytes(budget.held())
        })),
        Tracing.traced("Receiving.message", { kind: "server" })
      )
    visit.isReceiving = true
    visit.isBusy = true
    const most = transaction.recipients.length === 0 ? limits.reportBytes : limits.messageBytes
    const body = MessageBody.read(stream, most, size > 0 && size <= most ? size : 0, room.resize, (body) => {
      visit.reading = null
      onEnd(answering(body))
    })
    visit.reading = { since: millis(), body }
  }

  return {
    ...visits,
    pace: rate.pace,
    /** The connection is closed, and is not read any more. */
    close: ({ id }: SMTPServerSession) => {
      rate.leave(id)
      return visits.close(id)
    },
    mailFrom,
    recipient,
    takeMessage
  }
})
