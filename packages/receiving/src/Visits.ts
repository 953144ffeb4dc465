import * as ClockDifference from "@sendwright/core/foundation/ClockDifference"
import type { Recipient } from "@sendwright/core/received/Reception"
import type * as ReturnPath from "@sendwright/smtp/ReturnPath"
import type * as MessageBody from "@sendwright/smtp/server/MessageBody"
import type * as Reply from "@sendwright/smtp/server/Reply"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { SMTPServerSession } from "smtp-server"
import * as Metrics from "./MailMetrics.ts"
import type { MailLimits } from "./MailOptions.ts"
import * as Replies from "./MailReplies.ts"
import * as Places from "./Places.ts"
import type { RemoteLimits } from "./RemoteLimits.ts"
import type * as Room from "./Room.ts"

/** What was said of a message before it came: it is a report, or mail for accounts. */
export interface Transaction {
  readonly returnPath: string
  /** The octets that MAIL said; NaN: none. */
  readonly size: number
  readonly room: Room.Room
  /** Every recipient that was accepted, in lower case. */
  readonly named: Set<string>
  readonly returnPaths: Array<ReturnPath.ReturnPath>
  isToFeedback: boolean
  readonly recipients: Array<Recipient>
}

/** What is kept of a connection while it is open. */
export interface Visit extends Places.Place {
  readonly id: string
  readonly address: string
  readonly openedAt: number
  transaction: Transaction | null
  /** Recipients that are nobody's. */
  strays: number
  /** Whether a message is under way: it is read, or has not been answered. */
  isReceiving: boolean
  /** The message that is read, and since when. */
  reading: { readonly since: number; readonly body: MessageBody.Reading } | null
  /** Whether the client waits for an answer, or sends a message, for which there is a time of its own. */
  isBusy: boolean
  hasSpoken: boolean
  /** When the client began to take its time for the next command, in milliseconds. */
  since: number
  isOpen: boolean
}

/** The times that a client has, in milliseconds. */
export interface Times {
  readonly message: number
  readonly idle: number
  readonly session: number
}

/** The connections that are open: who may have one, and how long it lasts. */
export const make = Effect.fnUntraced(function*(limits: MailLimits, times: Times, remotes: RemoteLimits) {
  const clock = yield* Clock.Clock
  const visits = new Map<string, Visit>()
  const millis = () => ClockDifference.read(clock).steady

  const refuse = Effect.fnUntraced(function*(by: "all" | "address") {
    yield* Metrics.countRefused(by)
    return yield* Effect.fail(by === "all" ? Replies.full : Replies.fullForAddress)
  })

  /** Counts a connection, or says why it is refused. The answer is one that ends in its place; null: there was room. */
  const open = Effect.fnUntraced(function*({ id, remoteAddress }: SMTPServerSession) {
    if (!remotes.connect(remoteAddress)) return yield* refuse("address")
    const side = Places.sideOf(remoteAddress)
    const ending = visits.size < limits.connections ? null : Places.toEnd(visits, side, millis())
    if (ending === undefined) {
      remotes.disconnect(remoteAddress)
      return yield* refuse("all")
    }
    if (ending !== null) {
      yield* close(ending)
      yield* Metrics.countRefused("silent")
    }
    visits.set(id, {
      ...side,
      id,
      address: remoteAddress,
      openedAt: millis(),
      transaction: null,
      strays: 0,
      isReceiving: false,
      reading: null,
      isBusy: false,
      hasSpoken: false,
      since: millis(),
      isOpen: true
    })
    yield* Metrics.showConnections(visits.size)
    return ending
  })

  const leave = (visit: Visit): void => {
    visit.transaction?.room.release()
    visit.transaction = null
  }

  const close = (id: string) =>
    Effect.suspend(() => {
      const visit = visits.get(id)
      if (visit === undefined) return Effect.void
      visits.delete(id)
      visit.isOpen = false
      leave(visit)
      remotes.disconnect(visit.address)
      return Metrics.showConnections(visits.size)
    })

  /** A connection that went over to TLS is as it was at its beginning (RFC 3207 section 4.2). */
  const secured = ({ id }: SMTPServerSession): void => {
    const visit = visits.get(id)
    if (visit !== undefined) leave(visit)
  }

  /** A command has come: the client has its time for the next one. */
  const hear = ({ id }: SMTPServerSession): undefined => {
    const visit = visits.get(id)
    if (visit === undefined) return
    visit.hasSpoken = true
    visit.since = millis()
  }

  /** Why a connection ends that has taken its time; a message that takes too long is given up. */
  const lateness = ({ id }: SMTPServerSession): Reply.Reply | undefined => {
    const visit = visits.get(id)
    if (visit === undefined) return undefined
    if (visit.reading !== null && millis() - visit.reading.since >= times.message) visit.reading.body.giveUp()
    if (visit.isReceiving) return undefined
    if (millis() - visit.openedAt >= times.session) return Replies.tooLong
    return !visit.isBusy && millis() - visit.since >= times.idle ? Replies.silent : undefined
  }

  return {
    open,
    close,
    secured,
    hear,
    lateness,
    leave,
    millis,
    becomeFree: (visit: Visit): void => {
      visit.isBusy = false
      visit.since = millis()
    },
    visitOf: (session: SMTPServerSession): Visit | undefined => visits.get(session.id)
  }
})
