/** What is used of npm's smtp-server beyond its documented interface: it is pinned exactly, and test/StrictServer.test.ts holds it. */
// What is waited for is a client, which no test clock moves: its timers are the machine's.
// @effect-diagnostics globalTimers:off
import type { Socket } from "node:net"
import type { TLSSocket } from "node:tls"
import { SMTPServer } from "smtp-server"
import { SMTPConnection } from "smtp-server/lib/smtp-connection.js"
import { SMTPStream } from "smtp-server/lib/smtp-stream.js"

const [lf, cr] = [0x0a, 0x0d]

/** As many commands of one chunk are carried out in a turn of the event loop. */
const commandsInTurn = 100

/** What to read takes besides the octets, in octets: for each chunk, and for each piece that a dot cuts from a message. */
const pieceWork = 64

/**
 * Reads commands that end with CRLF alone (RFC 5321 section 2.3.8). What is given to the reader underneath, which takes a
 * LF alone as well, has one command in it.
 */
class StrictStream extends SMTPStream {
  readonly #onBareLineFeed: () => void
  readonly #pace: (work: number, goOn: () => void) => void
  #isWithin = false
  #pieces = 0

  constructor(
    options: ConstructorParameters<typeof SMTPStream>[0],
    onBareLineFeed: () => void,
    pace: (work: number, goOn: () => void) => void
  ) {
    super(options)
    this.#onBareLineFeed = onBareLineFeed
    this.#pace = pace
  }

  override _feedDataStream(chunk: Buffer, done: (error?: Error | null) => void): void {
    this.#pieces++
    super._feedDataStream(chunk, done)
  }

  /** Nothing more is taken from the socket until what was read of it is worked off. */
  #paced(chunk: Buffer, next: (error?: Error | null) => void): typeof next {
    // The reader gives itself what stands behind a message: that was counted with the whole chunk.
    if (this.#isWithin) return next
    this.#isWithin = true
    this.#pieces = 0
    return (error) => {
      this.#isWithin = false
      if (error || this.isClosed) return next(error)
      this.#pace(chunk.length + pieceWork * Math.max(1, this.#pieces), next)
    }
  }

  override _write(chunk: Buffer, encoding: BufferEncoding, whenRead: (error?: Error | null) => void): void {
    const next = this.#paced(chunk, whenRead)
    let at = 0
    let commands = 0
    let isRunning = false
    let isCalled = false
    const goOn = (error?: Error | null): void => {
      if (error) return next(error)
      // A command that is carried out at once calls back before it returns: a loop, so that none lies within another.
      isCalled = true
      if (isRunning) return
      isRunning = true
      while (isCalled) {
        isCalled = false
        if (at >= chunk.length || this.isClosed) return next()
        if (this._dataMode) return super._write(chunk.subarray(at), encoding, next)
        if (++commands > commandsInTurn) {
          commands = 0
          setImmediate(goOn)
          break
        }
        const end = chunk.indexOf(lf, at)
        const before = end > at ? chunk[end - 1] : this._remainder.charCodeAt(this._remainder.length - 1)
        if (end !== -1 && before !== cr) {
          this.#onBareLineFeed()
          return next()
        }
        const from = at
        at = end === -1 ? chunk.length : end + 1
        super._write(chunk.subarray(from, at), encoding, goOn)
      }
      isRunning = false
    }
    goOn()
  }
}

/** How long a client that was told that its connection ends has to end its side, in milliseconds. */
const endMillis = 1_000

const none: ReadonlyArray<string> = []

/** A connection that holds its client to RFC 5321 where smtp-server lets more pass. */
export class StrictConnection extends SMTPConnection {
  override _createParser(): SMTPStream {
    const parser = new StrictStream(
      { maxCommandLength: this._server.options.maxCommandLength },
      () => {
        // As Postfix answers: what stands behind it may be a command that somebody else did not take for one.
        if (this._upgrading) return
        this.send(521, "5.5.2 A line must end with CRLF, not with LF alone")
        this.close()
      },
      (work, goOn) => this.pace(work, goOn)
    )
    // Exim ends its side right behind QUIT: our side ends once everything that it said is answered.
    parser.on("pipe", (socket: Socket) => {
      socket.allowHalfOpen = true
      // smtp-server answers on "open" connections only, and not on those whose client has ended its side.
      Object.defineProperty(socket, "readyState", {
        configurable: true,
        get: () => socket.writable ? "open" : "closed"
      })
    })
    parser.on("finish", () => this.close())
    parser.oncommand = (command: Buffer, callback?: () => void) => this._onCommand(command, callback)
    parser.on("error", (error) => this.send(421, `Error: ${error.message}`))
    return parser
  }

  /** A client that ends its side within the handshake has nothing to be answered. */
  override upgrade(...args: Parameters<SMTPConnection["upgrade"]>): void {
    this._socket.allowHalfOpen = false
    super.upgrade(...args)
  }

  /** Calls back when more may be read, after so much work: a connection of other rules overrides it. */
  pace(_work: number, goOn: () => void): void {
    goOn()
  }

  /**
   * After the end of a connection nothing more is read than the end of the other side, and what had come with the last
   * words: a client that goes on sending fills its own buffers, until its connection is cut.
   */
  override close(): void {
    const isFirst = !this._closing
    super.close()
    const socket = this._socket
    if (!isFirst || socket.destroyed) return
    if (!this._upgrading) socket.once("data", () => void socket.pause())
    const timer = setTimeout(() => socket.destroy(), endMillis).unref()
    socket.once("close", () => clearTimeout(timer))
  }

  /** Refuses parameters of extensions that were not announced (RFC 5321 section 4.1.1.11): a wish is not lost in silence. */
  #refuses(name: string, command: Buffer, known: ReadonlyArray<string>): boolean {
    const parsed = this._parseAddressCommand(name, command)
    const unknown = parsed === false || !parsed.args
      ? undefined
      : Object.keys(parsed.args).find((parameter) => !known.includes(parameter))
    if (unknown === undefined) return false
    this.send(555, `5.5.4 The parameter ${unknown.slice(0, 40)} is not supported`)
    return true
  }

  override handler_MAIL(command: Buffer, callback: () => void): void {
    const known = ["SIZE", "BODY", "SMTPUTF8", ...this._isSupported("AUTH") ? ["AUTH"] : none]
    if (this.#refuses("mail from", command, known)) return callback()
    super.handler_MAIL(command, callback)
  }

  override handler_RCPT(command: Buffer, callback: () => void): void {
    if (this.#refuses("rcpt to", command, none)) return callback()
    super.handler_RCPT(command, callback)
  }

  override handler_VRFY(command: Buffer, callback: () => void): void {
    if (!/ \S/.test(command.toString("latin1"))) return super.handler_VRFY(command, callback)
    this.send(252, "2.1.5 Cannot VRFY user, but will accept message and attempt delivery")
    callback()
  }
}

/** What smtp-server tells of a socket that was accepted. */
export type ConnectOptions = Parameters<SMTPServer["connect"]>[1]

/** The server of smtp-server, with strict connections. */
export class StrictServer extends SMTPServer {
  /** Makes the connection of a socket, which a server of other rules overrides. */
  makeConnection(socket: Socket | TLSSocket, options: ConnectOptions | null): StrictConnection {
    return new StrictConnection(this, socket, options ?? null)
  }

  override connect(...[socket, options]: Parameters<SMTPServer["connect"]>): void {
    const connection = this.makeConnection(socket, options ?? null)
    this.connections.add(connection)
    connection.on("error", (error) => void this.emit("error", error))
    connection.init()
  }
}
