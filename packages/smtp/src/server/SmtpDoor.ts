/** What is used of npm's smtp-server beyond its documented interface: it is pinned exactly, and test/SmtpDoor.test.ts holds it. */
import type { Socket } from "node:net"
import type { TLSSocket } from "node:tls"
import type { SMTPServerOptions, SMTPServerSession } from "smtp-server"
import * as Reply from "./Reply.ts"
import { type ConnectOptions, StrictConnection, StrictServer } from "./StrictServer.ts"

/** What is asked before a command is carried out; a reply refuses it, and 421 ends the connection. */
export type Judge = (session: SMTPServerSession, command: string) => Reply.Reply | undefined

/** Calls back when more of a connection may be read, after so much work: octets, and what small pieces take besides. */
export type Pace = (
  connection: { readonly id: string; readonly remoteAddress: string },
  work: number,
  goOn: () => void
) => void

/** How connections are greeted and read. */
export interface SmtpDoorOptions {
  /**
   * A client that talks before the greeting is sent away: 100 ms are waited for that, unless the door greets at once. They
   * keep spam away where mail is taken from anybody; where clients log in, they are only time that each login takes.
   */
  readonly greetsAtOnce: boolean
  /** How fast connections are read; by default as they come. */
  readonly pace?: Pace
}

const ownStatus = /^[245]\.\d{1,3}\.\d{1,3} /

/** A reply for the callbacks of smtp-server, which takes what is no plain 250 for an error: one without a stack. */
export const refusal = (reply: Reply.Reply): Error & { readonly responseCode: number } => ({
  name: "Reply",
  message: Reply.linesOf(reply).join("\n"),
  responseCode: reply.code
})

/** The server, with connections whose commands are judged, and whose replies may have statuses of our own. */
export class SmtpDoor extends StrictServer {
  readonly #judge: Judge
  readonly #doorOptions: SmtpDoorOptions

  constructor(options: SMTPServerOptions, judge: Judge, doorOptions: SmtpDoorOptions) {
    super(options)
    this.#judge = judge
    this.#doorOptions = doorOptions
  }

  override makeConnection(socket: Socket | TLSSocket, options: ConnectOptions | null): StrictConnection {
    return new DoorConnection(this, socket, options, this.#judge, this.#doorOptions)
  }

  /** Ends the connection of a session with a reply. */
  hangUp({ id }: SMTPServerSession, reply: Reply.Reply): void {
    for (const connection of this.connections) {
      if (connection.id !== id) continue
      connection.send(reply.code, Reply.linesOf(reply).join("\n"))
      connection.close()
    }
  }
}

/** Replies after which a client that pipelines has said more already. */
const isFollowed = (code: number): boolean => code === 250 || code === 354

const statusAnd = (status: string): string => status === "" ? "" : `${status} `

class DoorConnection extends StrictConnection {
  readonly #judge: Judge
  readonly #options: SmtpDoorOptions
  #isReady = false
  #waiting = ""

  constructor(
    server: StrictServer,
    socket: Socket | TLSSocket,
    options: ConnectOptions | null,
    judge: Judge,
    doorOptions: SmtpDoorOptions
  ) {
    super(server, socket, options ?? null)
    this.#judge = judge
    this.#options = doorOptions
  }

  override pace(work: number, goOn: () => void): void {
    if (this.#options.pace === undefined) goOn()
    else this.#options.pace(this, work, goOn)
  }

  override init(): void {
    super.init()
    if (this.#options.greetsAtOnce) this.connectionReady()
  }

  override connectionReady(next?: () => void): void {
    if (this.#isReady) return
    this.#isReady = true
    super.connectionReady(next)
  }

  // The library knows one status for a code, and writes each reply for itself.
  override send(code: number, data?: string | Array<string> | null, context?: string | false): void {
    const hasStatus = typeof data === "string" && ownStatus.test(data)
    if (isFollowed(code) && typeof data === "string" && !data.includes("\n")) {
      return this.#sendLater(
        `${code} ${hasStatus ? "" : statusAnd(this._getEnhancedStatusCode(code, context))}${data}\r\n`
      )
    }
    this.#sendWaiting()
    if (hasStatus) super.send(code, data.split("\n"), false)
    else super.send(code, data, context)
  }

  /** Replies to commands that came together leave together, in one write. */
  #sendLater(reply: string): void {
    if (this.#waiting === "") process.nextTick(() => this.#sendWaiting())
    this.#waiting += reply
  }

  /** Also before a socket becomes one of TLS, over which they would not go. */
  #sendWaiting(): void {
    const waiting = this.#waiting
    this.#waiting = ""
    if (waiting !== "" && !this._upgrading && this._socket.writable) this._socket.write(waiting, "latin1")
  }

  override close(): void {
    this.#sendWaiting()
    super.close()
  }

  override _onCommand(command: Buffer, callback?: () => void): void {
    // Lines that answer a challenge are no commands, and may be a key.
    const name = this._nextHandler === false ? /^[A-Za-z]{1,10}/.exec(command.toString("latin1"))?.[0] ?? "" : ""
    const refused = this._upgrading || !this._ready ? undefined : this.#judge(this.session, name.toUpperCase())
    if (refused === undefined) return super._onCommand(command, callback)
    this.send(refused.code, Reply.linesOf(refused).join("\n"))
    callback?.()
  }
}
