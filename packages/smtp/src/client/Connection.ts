import * as Redacted from "effect/Redacted"
import * as Net from "node:net"
import * as Os from "node:os"
import * as Tls from "node:tls"
import type { SmtpOptions } from "../SmtpOptions.ts"
import { Deadline } from "./Deadline.ts"
import * as Dialing from "./Dialing.ts"
import type { Extensions } from "./Extensions.ts"
import { type Broken, broken, insecure, ofSocket, type OpenFailure } from "./Failure.ts"
import { Handshake, type Next } from "./Handshake.ts"
import { ReplyParser } from "./ReplyParser.ts"
import { cut, Session } from "./Session.ts"
import * as Targets from "./Target.ts"
import type { Ends, Target } from "./Target.ts"
import type { TlsOutcome } from "./TlsOutcome.ts"
import type { Job } from "./Transaction.ts"

/** Who uses a connection. Each is called from the socket's events, or from within a method of the connection. */
export interface Owner {
  /** The session is open and authenticated. */
  readonly ready: (connection: Connection) => void
  /** There will be no session. */
  readonly failed: (connection: Connection, failure: OpenFailure) => void
  /** All messages are answered: the next one may come. */
  readonly idle: (connection: Connection) => void
  /** A message that may be announced behind another one. */
  readonly ahead: (connection: Connection) => Job | undefined
  /** The session is over; called once, after `ready` alone. */
  readonly closed: (connection: Connection) => void
}

/** How long to wait for the answer to QUIT, in milliseconds. */
const patience = 1_000
/** After so long without traffic the system asks whether the server is there, which keeps the way through a NAT open. */
const keepAlive = 30_000

/** The name of the machine, or an address literal where it has no full one (RFC 5321 §4.1.3). */
const ownName = (): string => {
  const name = Os.hostname()
  return name.includes(".") && !Net.isIP(name) ? name : `[${Net.isIPv4(name) ? name : "127.0.0.1"}]`
}

/** A connection to a mail server: the socket, its deadline, and what comes and goes over it. */
export class Connection {
  readonly #options: SmtpOptions
  readonly #target: Target
  readonly #owner: Owner
  readonly #handshake: Handshake
  readonly #parser = new ReplyParser()
  /** When the server must have done what is expected of it next. */
  readonly #deadline = new Deadline(() => this.#late())
  /** When it must be connected, by `performance.now`. */
  readonly #end: number
  #socket: Net.Socket
  #session: Session | undefined
  #isProbing = false
  #isLeaving = false
  #securing = false
  #isOver = false
  /** When it last became idle, by `performance.now`. */
  idleSince = 0
  /** How many messages had an end on it that was theirs. */
  carried = 0
  /** Whether the last of them was lost with the connection. */
  brokeOff = false
  /** The addresses that it is between, once it is connected. */
  ends: Ends = { local: null, remote: null }
  /** What became of TLS, once it is ready. */
  tls: TlsOutcome = { _tag: "Plaintext", offered: false }

  constructor(options: SmtpOptions, owner: Owner, target: Target = Targets.ofOptions(options)) {
    this.#options = options
    this.#target = target
    this.#owner = owner
    this.#end = performance.now() + options.connectTimeout
    this.#handshake = new Handshake({
      name: options.name ?? ownName(),
      secure: options.secure,
      requireTls: target.tls._tag === "Tls" && target.tls.required,
      startTls: target.tls._tag === "Tls",
      credentials: options.auth === null
        ? null
        : { user: options.auth.user, password: Redacted.value(options.auth.password) }
    })
    const to = Dialing.optionsOf(target, options)
    if (options.secure) {
      const socket = Tls.connect({ ...to, ...Dialing.tlsOptionsOf(target) })
      this.#socket = socket
      this.#socket.once("connect", () => (this.#securing = true))
      this.#socket.once("secureConnect", () => this.#secured(socket, () => this.#connected()))
    } else {
      this.#socket = Net.connect(to)
      this.#socket.once("connect", () => this.#connected())
    }
    this.#socket.once("connect", () => {
      const { localAddress = null, remoteAddress = null } = this.#socket
      this.ends = { local: localAddress, remote: remoteAddress }
    })
    this.#listen(this.#socket)
    this.#expect(options.connectTimeout)
  }

  /** How many messages have been begun on it. */
  get count(): number {
    return this.#session?.count ?? 0
  }

  /** Whether the next message may go over it now. */
  get isFree(): boolean {
    return !this.#isOver && !this.#isLeaving && !this.#isProbing && this.#session?.isIdle === true
  }

  /** Whether the server is being asked whether it is there. */
  get isProbing(): boolean {
    return this.#isProbing
  }

  /** Begins a transaction; it must be free. */
  start(job: Job): void {
    this.#session?.start(job)
  }

  /** The message is given up: `Session.withdraw`. */
  withdraw(job: Job): void {
    this.#session?.withdraw(job)
  }

  /** Asks the server whether it is there (RSET). It is idle then, or closed where the server does not say so in time. */
  probe(): void {
    this.#isProbing = true
    this.#write("RSET\r\n")
    this.#expect(this.#options.greetingTimeout)
  }

  /** Takes leave of the server, and waits a moment for its answer. */
  quit(): void {
    if (this.#isOver || this.#isLeaving) return
    this.#isLeaving = true
    this.#write("QUIT\r\n")
    this.#expect(patience)
  }

  /** Cuts the connection. */
  destroy(): void {
    this.#lost(cut)
  }

  #listen(socket: Net.Socket): void {
    socket.setNoDelay(true)
    socket.setKeepAlive(true, keepAlive)
    socket.on("data", (octets) => this.#received(octets as Buffer))
    socket.on("drain", () => this.#drained())
    socket.on("error", (error) => {
      if (socket === this.#socket) this.#lost(ofSocket(error, this.#securing))
    })
    const onEnd = () => {
      // What happens to a socket under TLS is told by the one above it.
      if (socket !== this.#socket) return
      const words = "The mail server closed the connection"
      this.#lost(
        this.#securing
          ? insecure({ type: "validation-failure", message: words })
          : broken("connection_closed", words)
      )
    }
    socket.on("end", onEnd)
    socket.on("close", onEnd)
  }

  #connected(): void {
    this.#securing = false
    this.#expectUntilEnd(this.#options.greetingTimeout)
  }

  #received(octets: Buffer): void {
    this.#parser.add(octets)
    while (!this.#isOver) {
      const reply = this.#parser.next()
      if (reply === undefined) return
      if ("problem" in reply) return this.#lost(broken("connection_closed", reply.problem))
      if (this.#isLeaving || (this.#isProbing && reply.code !== 250)) return this.destroy()
      if (this.#isProbing) {
        this.#isProbing = false
        this.#rest()
        continue
      }
      if (this.#session !== undefined) this.#session.answered(reply)
      // Before the first transaction, one reply follows one command; what an attacker puts before TLS is caught here.
      else if (this.#parser.isEmpty) this.#follow(this.#handshake.answered(reply))
      else this.#lost(broken("connection_closed", "The mail server spoke out of turn"))
    }
  }

  #follow(next: Next): void {
    switch (next._tag) {
      case "Say":
        this.#write(`${next.line}\r\n`)
        if (this.#handshake.stage === "STARTTLS") this.#expectUntilEnd(this.#options.greetingTimeout)
        else this.#expect(this.#options.socketTimeout)
        return
      case "StartTls":
        return this.#startTls()
      case "Ready":
        return this.#begin(next.extensions)
      case "Fail":
        return this.#fail(next.failure)
    }
  }

  #startTls(): void {
    const plain = this.#socket
    plain.removeAllListeners("data")
    this.#securing = true
    const socket = Tls.connect({ ...Dialing.tlsOptionsOf(this.#target), socket: plain })
    this.#socket = socket
    this.#socket.once("secureConnect", () => this.#secured(socket, () => this.#follow(this.#handshake.secured())))
    this.#listen(this.#socket)
    this.#expectUntilEnd(this.#options.greetingTimeout)
  }

  /** TLS has been agreed upon: goes on where the certificate is one that is demanded. */
  #secured(socket: Tls.TLSSocket, goOn: () => void): void {
    const outcome = Dialing.outcomeOf(this.#target, socket)
    if (outcome._tag === "Failed") return this.#lost(insecure(outcome.failure))
    this.tls = outcome
    this.#securing = false
    goOn()
  }

  #begin(extensions: Extensions): void {
    const { answerTimeout, dsn, socketTimeout } = this.#options
    this.#session = new Session({
      extensions,
      reports: dsn && extensions.dsn,
      socketTimeout,
      answerTimeout
    }, {
      write: (octets) => void this.#write(octets),
      writePiece: (octets) => {
        if (this.#write(octets)) this.#drained()
      },
      expect: (millis) => this.#expect(millis),
      isQuiet: () => this.#parser.isEmpty,
      ahead: () => this.#owner.ahead(this),
      idle: () => this.#rest(),
      over: () => this.#close()
    })
    if (this.tls._tag === "Plaintext") this.tls = { _tag: "Plaintext", offered: this.#handshake.wasOffered }
    this.#expect(socketTimeout)
    this.#owner.ready(this)
  }

  /** No message is under way: so long it stays open. */
  #rest(): void {
    this.#expect(this.#options.socketTimeout)
    this.#owner.idle(this)
  }

  #write(octets: Uint8Array | string): boolean {
    return typeof octets === "string" ? this.#socket.write(octets, "latin1") : this.#socket.write(octets)
  }

  /** A system that is quick takes a whole message, piece by piece; others have their turn in between all the same. */
  #drained(): void {
    setImmediate(() => this.#session?.drained())
  }

  #lost(failure: Broken): void {
    if (this.#isOver) return
    if (this.#session === undefined) this.#fail(failure)
    else this.#session.lost(failure)
  }

  #fail(failure: OpenFailure): void {
    if (this.#isOver) return
    this.#dispose()
    this.#owner.failed(this, failure)
  }

  #close(): void {
    if (this.#isOver) return
    this.#dispose()
    this.#owner.closed(this)
  }

  #dispose(): void {
    this.#isOver = true
    this.#deadline.clear()
    this.#socket.destroy()
  }

  #expectUntilEnd(millis: number): void {
    this.#expect(Math.min(millis, this.#end - performance.now()))
  }

  #expect(millis: number): void {
    if (!this.#isOver) this.#deadline.set(millis)
  }

  #late(): void {
    if (this.isFree) return this.quit()
    if (!this.#securing) return this.#lost(broken("timeout", "The mail server did not answer in time"))
    const message = "The mail server did not agree upon TLS in time"
    this.#lost(insecure({ type: "validation-failure", message }, message, "timeout"))
  }
}
