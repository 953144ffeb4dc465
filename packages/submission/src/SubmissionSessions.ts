import type { Caller } from "@sendwright/core/accounts/Caller"
import * as Address from "@sendwright/core/foundation/Address"
import * as ByteBudget from "@sendwright/core/foundation/ByteBudget"
import * as ClockDifference from "@sendwright/core/foundation/ClockDifference"
import { runSteps } from "@sendwright/core/foundation/runSteps"
import * as Tracing from "@sendwright/core/foundation/Tracing"
import { asBytes } from "@sendwright/mime/asBytes"
import * as MessageBody from "@sendwright/smtp/server/MessageBody"
import * as Reply from "@sendwright/smtp/server/Reply"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { SMTPServerAddress, SMTPServerDataStream, SMTPServerSession } from "smtp-server"
import * as ConnectionLimits from "./ConnectionLimits.ts"
import type { Envelope, SubmissionIntake } from "./SubmissionIntake.ts"
import * as Metrics from "./SubmissionMetrics.ts"
import type { SubmissionLimits } from "./SubmissionOptions.ts"

/** What is kept of a connection while it is open. */
export interface Visit {
  readonly address: string
  /** Whether a key may come over it as it is now. */
  isPrivate: boolean
  key: Redacted.Redacted | null
  caller: Caller | null
  commands: number
  bytes: number
  failedLogins: number
  /** Whether a message is under way: it is read, or has not been answered. */
  isReceiving: boolean
  /** Room for the message whose size MAIL said; null: none is kept. */
  room: Room | null
  /** The message that is read, and since when. */
  reading: { readonly since: number; readonly body: MessageBody.Reading } | null
  /** Whether the client waits for an answer, or sends a message, for which there is a time of its own. */
  isBusy: boolean
  /** When the client began to take its time for the next command, in milliseconds. */
  since: number
  isOpen: boolean
}

/** Memory that is kept for a message. */
interface Room {
  readonly hold: ByteBudget.ByteHold
  readonly bytes: number
}

/** What the end of a message means: the reply to it; null: nothing can be answered. */
export interface Answer {
  readonly reply: Reply.Reply
  /** Whether the connection ends with it. */
  readonly isLast: boolean
}

/** The client says nothing, or has not come to the end of a command. */
export const silent = Reply.make(421, "4.4.2", "The next command takes too long")

const replies = {
  tooManyCommands: Reply.make(421, "4.7.0", "Too many commands on one connection: connect again"),
  tooManyBytes: Reply.make(421, "4.7.0", "Too much mail on one connection: connect again"),
  startTls: Reply.make(530, "5.7.0", "Must issue a STARTTLS command first"),
  noTls: Reply.make(530, "5.7.0", "This server takes no keys over a connection without TLS"),
  logIn: Reply.make(530, "5.7.0", "Authentication required: any user name, and an API key as the password"),
  locked: Reply.make(454, "4.7.0", "Too many failed logins from your address: try again later"),
  tooManyLogins: Reply.make(421, "4.7.0", "Too many failed logins"),
  tooManyOfKey: Reply.make(421, "4.7.0", "Too many connections with this key"),
  full: Reply.make(421, "4.3.2", "Too many connections: try again later"),
  fullForAddress: Reply.make(421, "4.7.0", "Too many connections from your address"),
  noRoom: Reply.make(451, "4.3.0", "Messages that are under way leave no room for more: try again later"),
  noShare: Reply.make(
    451,
    "4.3.0",
    "Messages of your account that are under way leave no room for more: try again later"
  ),
  gone: Reply.make(421, "4.4.2", "The connection is closed"),
  slow: Reply.make(421, "4.4.2", "The message takes too long")
}

/** What the octets of a message are counted with: themselves, and what is read from them and made of them. */
const copies = 4
const smallBytes = 65_536

/** How the memory for messages is shared. The largest message always fits. */
const budgetOf = ({ messageBytes, messageMemory }: SubmissionLimits): ByteBudget.ByteBudget => {
  const largest = copies * messageBytes
  const total = Math.max(messageMemory, Math.ceil(largest * 4 / 3))
  return ByteBudget.make({
    total,
    perHolder: Math.max(Math.floor(total / 2), largest),
    large: copies * smallBytes,
    keptForSmall: Math.floor(total / 4)
  })
}

/** The size that MAIL said, in octets; NaN: none. */
const sizeOf = (args: SMTPServerAddress["args"]): number =>
  typeof args === "object" && "SIZE" in args && typeof args.SIZE === "string" ? Number(args.SIZE) : Number.NaN

/** The rules of connections, on every port. */
export const make = Effect.fnUntraced(function*(
  intake: SubmissionIntake,
  limits: SubmissionLimits,
  times: { readonly message: number; readonly idle: number },
  /** Whether a port offers TLS. */
  hasTls: boolean
) {
  const clock = yield* Clock.Clock
  const counts = ConnectionLimits.make(limits)
  const budget = budgetOf(limits)
  const visits = new Map<string, Visit>()
  const tooLarge = Reply.make(552, "5.3.4", `The message is too large: at most ${limits.messageBytes} bytes are taken`)
  const millis = () => ClockDifference.read(clock).steady

  /** Counts a connection, or says why it is refused. */
  const open = Effect.fnUntraced(function*({ id, remoteAddress }: SMTPServerSession, isPrivate: boolean) {
    const short = counts.connect(remoteAddress)
    if (short !== undefined) {
      yield* Metrics.countRefused(short)
      return yield* Effect.fail(short === "all" ? replies.full : replies.fullForAddress)
    }
    visits.set(id, {
      address: remoteAddress,
      isPrivate,
      key: null,
      caller: null,
      commands: 0,
      bytes: 0,
      failedLogins: 0,
      isReceiving: false,
      room: null,
      reading: null,
      isBusy: false,
      since: millis(),
      isOpen: true
    })
    yield* Metrics.showConnections(counts.open())
  })

  const leaveRoom = (visit: Visit): void => {
    visit.room?.hold.release()
    visit.room = null
  }

  /**
   * Keeps room for a message whose size was said (RFC 1870), or says why there is none: a large message is refused before
   * it is sent, and not after. It is kept until the message ends, or the client says MAIL again or leaves.
   */
  const keepRoom = (visit: Visit, accountId: string, size: number): Reply.Reply | undefined => {
    leaveRoom(visit)
    // Room of a connection that was closed meanwhile would never be given back.
    if (!visit.isOpen || !(size > smallBytes) || size > limits.messageBytes) return undefined
    const room = { hold: budget.open(accountId), bytes: copies * size }
    const short = room.hold.resize(room.bytes)
    if (short !== undefined) return short === "holder" ? replies.noShare : replies.noRoom
    visit.room = room
    return undefined
  }

  const close = (id: string) =>
    Effect.suspend(() => {
      const visit = visits.get(id)
      if (visit === undefined) return Effect.void
      visits.delete(id)
      visit.isOpen = false
      leaveRoom(visit)
      counts.disconnect(visit.address)
      if (visit.caller?.actor.id) counts.logout(visit.caller.actor.id)
      return Metrics.showConnections(counts.open())
    })

  /** A connection that went over to TLS is as it was at its beginning (RFC 3207 section 4.2), but that keys may come. */
  const secured = (session: SMTPServerSession): void => {
    const visit = visits.get(session.id)
    if (visit === undefined) return
    if (visit.caller?.actor.id) counts.logout(visit.caller.actor.id)
    Object.assign(visit, { isPrivate: true, key: null, caller: null })
  }

  /** Why a command is not carried out. */
  const judge = ({ id, secure }: SMTPServerSession, command: string): Reply.Reply | undefined => {
    const visit = visits.get(id)
    if (visit === undefined) return undefined
    visit.since = millis()
    const most = visit.key === null ? limits.commandsBeforeLogin : limits.commands
    if (++visit.commands > most) return replies.tooManyCommands
    if (command === "AUTH" && !visit.isPrivate) return hasTls && !secure ? replies.startTls : replies.noTls
    return undefined
  }

  /** Gives up a message that takes too long: each octet of it would keep it within the time of silence. */
  const endSlowMessage = ({ id }: SMTPServerSession): void => {
    const reading = visits.get(id)?.reading ?? null
    if (reading !== null && millis() - reading.since > times.message) reading.body.giveUp()
  }

  /** Whether a client takes too long for a command, by the same rule. */
  const isLate = ({ id }: SMTPServerSession): boolean => {
    const visit = visits.get(id)
    return visit !== undefined && !visit.isBusy && millis() - visit.since > times.idle
  }

  const becomeFree = (visit: Visit): void => {
    visit.isBusy = false
    visit.since = millis()
  }

  const whileBusy = <A, E>(visit: Visit, work: Effect.Effect<A, E>): Effect.Effect<A, E> =>
    Effect.suspend(() => {
      visit.isBusy = true
      return Effect.ensuring(work, Effect.sync(() => becomeFree(visit)))
    })

  const login = Effect.fnUntraced(function*(visit: Visit, key: Redacted.Redacted) {
    if (counts.isLocked(visit.address, key, new Date(millis()))) {
      yield* Metrics.countLogin("locked")
      return yield* Effect.fail(replies.locked)
    }
    const caller = yield* Effect.tapError(
      whileBusy(visit, intake.identify(key)),
      ({ code }) =>
        code !== 535 ? Effect.void : Effect.andThen(
          Effect.sync(() => {
            visit.failedLogins++
            counts.failed(visit.address, key, new Date(millis()))
          }),
          Metrics.countLogin("failed")
        )
    ).pipe(
      Effect.mapError((reply) => visit.failedLogins >= limits.failedLogins ? replies.tooManyLogins : reply)
    )
    // A connection that was closed meanwhile would be counted for its key and never taken off.
    if (!visit.isOpen) return yield* Effect.fail(replies.gone)
    if (caller.actor.id !== null && !counts.login(caller.actor.id)) return yield* Effect.fail(replies.tooManyOfKey)
    counts.accepted(visit.address, key)
    visit.key = key
    visit.caller = caller
    visit.commands = 0
    yield* Metrics.countLogin("accepted")
    return caller
  })

  const mailFrom = Effect.fnUntraced(function*(visit: Visit | undefined, { args }: SMTPServerAddress) {
    if (visit === undefined || visit.key === null) {
      return yield* Effect.fail(visit?.isPrivate === false && hasTls ? replies.startTls : replies.logIn)
    }
    if (visit.bytes >= limits.connectionBytes) return yield* Effect.fail(replies.tooManyBytes)
    visit.caller = yield* whileBusy(visit, intake.admit(visit.key))
    const short = keepRoom(visit, visit.caller.account.id, sizeOf(args))
    if (short !== undefined) return yield* Effect.fail(short)
  })

  /** Why mail for an address is not taken; whether it may be sent to is told once the message is there. */
  const problemOfRecipient = ({ address }: SMTPServerAddress): Reply.Reply | undefined => {
    const problem = Address.checkAddress(address)
    if (problem === undefined) return undefined
    return /[^\x20-\x7e]/.test(address.slice(0, address.lastIndexOf("@")))
      ? Reply.make(553, "5.6.7", "The address has characters before the @ that are not ASCII")
      : Reply.make(553, "5.1.3", `The address ${problem}`)
  }

  const answerTo = (
    body: MessageBody.MessageBody,
    caller: Caller,
    envelope: Envelope
  ): Effect.Effect<Answer | null> => {
    const answer = (reply: Reply.Reply, isLast = false) => Effect.succeed({ reply, isLast })
    switch (body._tag) {
      case "Whole":
        return Effect.flatMap(runSteps(asBytes(body.pieces)), (message) => intake.accept(caller, message, envelope))
          .pipe(
            Effect.match({
              onFailure: (reply) => ({ reply, isLast: false }),
              onSuccess: (id) => ({ reply: Reply.make(250, "2.6.0", `OK: queued as ${id}`), isLast: false })
            })
          )
      case "TooLarge":
        return answer(tooLarge)
      case "NoRoom":
        return answer(body.by === "holder" ? replies.noShare : replies.noRoom)
      case "Endless":
        return answer(tooLarge, true)
      case "Slow":
        return answer(replies.slow, true)
      case "Cut":
        return Effect.succeed(null)
    }
  }

  /** Takes a message to its end; `onEnd` is given what then says what to answer. */
  const takeMessage = (
    visit: Visit,
    caller: Caller,
    session: SMTPServerSession,
    stream: SMTPServerDataStream,
    onEnd: (answering: Effect.Effect<Answer | null>) => void
  ): void => {
    // By the end of the message, a client that sent the next command has changed the session.
    const { mailFrom, rcptTo } = session.envelope
    const envelope: Envelope = {
      sender: mailFrom === false ? "" : mailFrom.address,
      recipients: rcptTo.map(({ address }) => address)
    }
    const { bytes: kept, hold } = visit.room ?? { hold: budget.open(caller.account.id), bytes: 0 }
    visit.room = null
    const answering = (body: MessageBody.MessageBody) =>
      Effect.andThen(Metrics.showBytes(budget.held()), answerTo(body, caller, envelope)).pipe(
        Effect.tap((answer) => {
          const reply = answer === null ? "none" : `${answer.reply.code} ${answer.reply.status}`
          return Effect.andThen(
            Tracing.annotate({ "sendwright.account.id": caller.account.id, "sendwright.smtp.reply": reply }),
            Metrics.countMessage(reply)
          )
        }),
        Effect.ensuring(Effect.suspend(() => {
          visit.isReceiving = false
          hold.release()
          becomeFree(visit)
          return Metrics.showBytes(budget.held())
        })),
        Tracing.traced("Submission.message", { kind: "server" })
      )
    visit.isReceiving = true
    visit.isBusy = true
    const body = MessageBody.read(
      stream,
      limits.messageBytes,
      kept / copies,
      (bytes) => hold.resize(bytes === 0 ? 0 : Math.max(kept, copies * bytes)),
      (body) => {
        visit.reading = null
        visit.bytes += stream.byteLength
        onEnd(answering(body))
      }
    )
    visit.reading = { since: millis(), body }
  }

  return {
    open,
    close,
    secured,
    judge,
    isLate,
    endSlowMessage,
    login,
    mailFrom,
    problemOfRecipient,
    takeMessage,
    visitOf: (session: SMTPServerSession): Visit | undefined => visits.get(session.id)
  }
})
