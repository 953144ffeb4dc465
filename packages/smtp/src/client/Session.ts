import * as Dots from "./dotStuffing.ts"
import { commandsOf, messageProblemOf } from "./Envelope.ts"
import { Exchange } from "./Exchange.ts"
import type { Extensions } from "./Extensions.ts"
import { type Broken, broken, type Failure, type Step } from "./Failure.ts"
import { isPositive, type Reply } from "./ReplyParser.ts"
import type { Job, Transaction } from "./Transaction.ts"

/** What a session needs of its connection. */
export interface Wire {
  /** Hands octets to the socket. */
  readonly write: (octets: Uint8Array | string) => void
  /** The same, and calls `Session.drained` when the system has taken them, in another turn of the event loop. */
  readonly writePiece: (octets: Uint8Array) => void
  /** The server has so many milliseconds for its next answer, or for taking what has been written. */
  readonly expect: (millis: number) => void
  /** Whether the server has said nothing that has not been given to the session. */
  readonly isQuiet: () => boolean
  /** A message that may be announced behind the one that is about to be written. */
  readonly ahead: () => Job | undefined
  /** All is answered: the next message may come. */
  readonly idle: () => void
  /** The session is over, and the connection of no more use. */
  readonly over: (failure: Broken) => void
}

/** What a session keeps to. */
export interface SessionSettings {
  readonly extensions: Extensions
  /** Whether reports are asked for (RFC 3461). */
  readonly reports: boolean
  readonly socketTimeout: number
  readonly answerTimeout: number
}

/** What a reply answers, in the order of the commands. */
type Awaited = "RSET" | "MAIL" | "RCPT" | "DATA" | "message" | "empty message" | "anything"

/** So much of a message, in octets, is written at once; then it waits until the system has taken it. */
const chunk = 256 * 1_024

/**
 * The transactions of a session (RFC 5321 §3.3), without a socket: replies in, octets out.
 *
 * Where the server offers PIPELINING (RFC 2920), MAIL, every RCPT and DATA are one write, and the message with its end
 * is the next one; behind it may stand the commands of the next message, which §3.1 allows. Otherwise each command
 * waits for the answer to the one before it.
 */
export class Session {
  readonly #settings: SessionSettings
  readonly #wire: Wire
  #awaited: Array<Awaited> = []
  #current: Exchange | undefined
  #ahead: Exchange | undefined
  /** The message that is being written, and up to where it has been. */
  #rest: { readonly message: Buffer; from: number } | undefined
  #mustReset = false
  #isWithdrawn = false
  #isOver = false
  /** How many messages have been begun. */
  count = 0

  constructor(settings: SessionSettings, wire: Wire) {
    this.#settings = settings
    this.#wire = wire
  }

  /** Begins a transaction; there must be none under way. */
  start(job: Job): void {
    if (this.#isUnsuitable(job)) return this.#settle()
    this.#current = this.#exchange(job, false)
    this.#wire.write(this.#announce(this.#current))
    this.#wire.expect(this.#settings.socketTimeout)
  }

  /** Whether no message is under way. */
  get isIdle(): boolean {
    return this.#current === undefined
  }

  /**
   * The message is given up: the session is over, at once where the message is under way, and after the one before it
   * where it has only been announced.
   */
  withdraw(job: Job): void {
    if (this.#ahead?.job === job) this.#isWithdrawn = true
    else if (this.#current?.job === job) this.lost(cut)
  }

  /** The server has answered. */
  answered(reply: Reply): void {
    if (this.#isOver) return
    const awaited = this.#awaited.shift()
    const exchange = this.#current
    if (awaited === undefined || exchange === undefined) {
      const words = reply.code === 421 ? "The mail server ended the session" : "The mail server spoke out of turn"
      return this.lost(broken("connection_closed", `${words}: ${reply.text}`, reply))
    }
    this.#next(awaited, exchange, reply)
    if (this.#isOver) return
    if (reply.code === 421) return this.#ended(awaited, exchange, reply)
    if (this.#awaited.length > 0) {
      const { answerTimeout, socketTimeout } = this.#settings
      this.#wire.expect(this.#awaited[0] === "message" && this.#rest === undefined ? answerTimeout : socketTimeout)
    }
  }

  /** The system has taken what was written: the rest of a large message follows. */
  drained(): void {
    if (this.#rest !== undefined && this.#current !== undefined && !this.#isOver) this.#writeRest(this.#current)
  }

  /** The connection is lost, or of no more use. */
  lost(failure: Broken): void {
    if (this.#isOver) return
    this.#isOver = true
    const exchanges = [this.#current, this.#ahead]
    this.#current = undefined
    this.#ahead = undefined
    this.#rest = undefined
    this.#wire.over(failure)
    for (const exchange of exchanges) {
      exchange?.end({ _tag: "Failed", failure: exchange.mailRefusal ?? failure })
    }
  }

  /** Ends a message that the server said it would not take. */
  #isUnsuitable(job: Job): boolean {
    const failure = messageProblemOf(job.message, this.#settings.extensions)
    if (failure === undefined) return false
    job.onEnd({ result: { _tag: "Failed", failure }, dataEnded: false, refused: [] }, true)
    return true
  }

  #exchange(job: Job, isEarly: boolean): Exchange {
    const { extensions, reports } = this.#settings
    this.count++
    return new Exchange(job, commandsOf(job.envelope, job.message, extensions, reports), isEarly)
  }

  /** The first commands of a transaction: all of them where they may be written at once. */
  #announce(exchange: Exchange): string {
    const reset = this.#mustReset
    this.#mustReset = false
    if (reset) this.#awaited.push("RSET")
    if (!this.#settings.extensions.pipelining) {
      if (reset) return "RSET\r\n"
      exchange.written = 1
      this.#awaited.push("MAIL")
      return `${exchange.commands[0]!}\r\n`
    }
    exchange.written = exchange.commands.length
    this.#awaited.push("MAIL")
    for (let i = 1; i < exchange.commands.length; i++) this.#awaited.push("RCPT")
    this.#awaited.push("DATA")
    return `${reset ? "RSET\r\n" : ""}${exchange.commands.join("\r\n")}\r\nDATA\r\n`
  }

  #next(awaited: Awaited, exchange: Exchange, reply: Reply): void {
    switch (awaited) {
      case "RSET":
        if (isPositive(reply)) return this.#command(exchange, reply)
        return this.lost(broken("connection_closed", `The mail server refused RSET: ${reply.text}`, reply))
      case "MAIL":
        exchange.answeredMail(reply)
        return this.#command(exchange, reply)
      case "RCPT":
        exchange.answeredRcpt(reply)
        return this.#command(exchange, reply)
      case "DATA":
        return this.#data(exchange, reply)
      case "message":
        return this.#message(exchange, reply)
      case "empty message":
        return this.#finish(exchange, exchange.refusal(reply))
      case "anything": {
        const failure = broken("connection_closed", `The mail server spoke out of turn: ${reply.text}`)
        this.#current = undefined
        this.lost(failure)
        return exchange.end({
          _tag: "Failed",
          failure: reply.code >= 400 ? { _tag: "Refused", step: "message", reply } : failure
        })
      }
    }
  }

  /** The next command, where each waits for the answer to the one before it. */
  #command(exchange: Exchange, reply: Reply): void {
    if (this.#settings.extensions.pipelining) return
    const { commands, written } = exchange
    if (exchange.mailRefusal !== undefined || (written === commands.length && exchange.isRefused)) {
      return this.#finish(exchange, exchange.refusal(reply))
    }
    if (written === commands.length) {
      this.#awaited.push("DATA")
      this.#wire.write("DATA\r\n")
    } else {
      exchange.written++
      this.#awaited.push(written === 0 ? "MAIL" : "RCPT")
      this.#wire.write(`${commands[written]!}\r\n`)
    }
  }

  #data(exchange: Exchange, reply: Reply): void {
    const isWanted = reply.code >= 300 && reply.code <= 399
    if (!isWanted) {
      if (isPositive(reply)) {
        // Whether it waits for a message now, nobody knows.
        return this.lost(broken("connection_closed", `The mail server answered DATA with ${reply.text}`))
      }
      return this.#finish(
        exchange,
        exchange.isRefused ? exchange.refusal(reply) : { _tag: "Refused", step: "DATA", reply }
      )
    }
    if (exchange.mailRefusal !== undefined) {
      // It refused the sender and takes a message all the same: not even an empty one is safe with it.
      return this.lost(broken("connection_closed", "The mail server wanted a message whose sender it had refused"))
    }
    if (exchange.isRefused) {
      // RFC 2920 §3.1.
      this.#awaited.push("empty message")
      this.#wire.write(".\r\n")
      return
    }
    if (!this.#wire.isQuiet()) {
      // What has been said before the message is no answer to it.
      this.#awaited.push("anything")
      return
    }
    const { buffer, byteLength, byteOffset } = exchange.job.message
    this.#awaited.push("message")
    this.#rest = { message: Buffer.from(buffer, byteOffset, byteLength), from: 0 }
    this.#writeRest(exchange)
  }

  #writeRest(exchange: Exchange): void {
    const rest = this.#rest!
    const { message } = rest
    if (message.length - rest.from > chunk) {
      const piece = Dots.stuffed(message, rest.from, rest.from + chunk)
      rest.from += chunk
      this.#wire.expect(this.#settings.socketTimeout)
      return this.#wire.writePiece(piece)
    }
    this.#rest = undefined
    const job = this.#settings.extensions.pipelining ? this.#wire.ahead() : undefined
    this.#ahead = job === undefined || this.#isUnsuitable(job) ? undefined : this.#exchange(job, true)
    const octets = Buffer.concat([
      Dots.stuffed(message, rest.from, message.length),
      Dots.missingEnd(message),
      Buffer.from(`.\r\n${this.#ahead === undefined ? "" : this.#announce(this.#ahead)}`, "latin1")
    ])
    exchange.dataEnded = true
    exchange.job.onDataEnd()
    this.#wire.write(octets)
    this.#wire.expect(this.#settings.answerTimeout)
  }

  #message(exchange: Exchange, reply: Reply): void {
    const inStep = exchange.dataEnded
    const result: Transaction["result"] = isPositive(reply)
      ? { _tag: "Answered", reply }
      : { _tag: "Failed", failure: { _tag: "Refused", step: "message", reply } }
    if (!inStep) {
      // An answer amid the message leaves client and server at different places.
      this.#current = undefined
      this.lost(broken("connection_closed", `The mail server answered before the message had ended: ${reply.text}`))
      return exchange.end(result)
    }
    this.#take(exchange, result, !isPositive(reply) && this.#ahead === undefined)
  }

  #finish(exchange: Exchange, failure: Failure): void {
    this.#take(exchange, { _tag: "Failed", failure }, true)
  }

  #take(exchange: Exchange, result: Transaction["result"], mustReset: boolean): void {
    this.#current = this.#ahead
    this.#ahead = undefined
    if (mustReset) this.#mustReset = true
    exchange.end(result)
    if (this.#isWithdrawn) return this.lost(cut)
    if (!(result._tag === "Failed" && codeOf(result.failure) === 421)) this.#settle()
  }

  #settle(): void {
    if (this.#current === undefined && !this.#isOver) this.#wire.idle()
  }

  /** After a 421 to one of its commands a server closes (RFC 5321 §3.8). */
  #ended(awaited: Awaited, exchange: Exchange, reply: Reply): void {
    const step: Step = awaited === "RCPT" || awaited === "DATA" || awaited === "message" ? awaited : "MAIL"
    const isCurrent = this.#current === exchange
    if (isCurrent) this.#current = undefined
    this.lost(broken("connection_closed", `The mail server ended the session: ${reply.text}`, reply))
    if (isCurrent) {
      exchange.end({ _tag: "Failed", failure: exchange.mailRefusal ?? { _tag: "Refused", step, reply } })
    }
  }
}

/** The session was ended on our side. */
export const cut = broken("connection_closed", "The connection was cut on this side")

const codeOf = (failure: Failure): number | undefined => failure._tag === "Refused" ? failure.reply.code : undefined
