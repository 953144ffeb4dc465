import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { Readable } from "node:stream"
import type { NodemailerError } from "nodemailer/lib/errors"
import type { SMTPConnectionEnvelope } from "nodemailer/lib/smtp-connection"
import * as DsnRequest from "./DsnRequest.ts"
import * as nodemailer from "./internal/nodemailer.ts"
import type { SmtpOptions } from "./SmtpOptions.ts"
import type { Transaction } from "./SmtpOutcome.ts"

/** What one transaction says before its message. */
export interface TransactionEnvelope {
  /** The return path. */
  readonly from: string
  readonly recipients: ReadonlyArray<string>
  /** What reports shall name the transaction by; it need not be unique to it. */
  readonly emailId: string
}

/** One open and authenticated session with a mail server; one message at a time. */
export interface SmtpConnection {
  /** Whether the next message may go over it. */
  readonly isOpen: () => boolean
  /**
   * Submits one message. Never fails: the transaction says how it ended. Interruption cuts the connection; `onDataEnd`
   * was called before it if the last octet of the message had been handed to the socket.
   */
  readonly send: (
    envelope: TransactionEnvelope,
    message: Uint8Array,
    onDataEnd: () => void
  ) => Effect.Effect<Transaction>
  /** Clears what a refused message has left (RSET); false, and a closed connection, where the server does not answer. */
  readonly reset: Effect.Effect<boolean>
  /** Takes leave of the server and waits a moment for its answer. */
  readonly quit: Effect.Effect<void>
  /** Cuts the connection. */
  readonly close: () => void
}

const patience = 1_000

const errorWith = (code: string, message: string): NodemailerError => Object.assign(new Error(message), { code })

/** Replaces the credentials, should a server repeat the command in its answer. */
const redact = (error: NodemailerError, { auth }: SmtpOptions): NodemailerError => {
  if (auth === null) return error
  const password = Redacted.value(auth.password)
  const secrets = [`\0${auth.user}\0${password}`, password].flatMap((secret) => [
    Buffer.from(secret).toString("base64"),
    secret
  ])
  const clean = (text: string) => secrets.reduce((text, secret) => text.replaceAll(secret, "***"), text)
  error.message = clean(error.message)
  if (error.response !== undefined) error.response = clean(error.response)
  return error
}

/** The octets of a message, and whether nodemailer has passed all of them, and the final dot, to the socket. */
class MessageSource extends Readable {
  readonly message: Uint8Array
  readonly onDataEnd: () => void

  constructor(message: Uint8Array, onDataEnd: () => void) {
    super()
    this.message = message
    this.onDataEnd = onDataEnd
  }

  override _read() {
    this.push(Buffer.from(this.message.buffer, this.message.byteOffset, this.message.byteLength))
    this.push(null)
  }

  override pipe<T extends NodeJS.WritableStream>(destination: T, options?: { end?: boolean | undefined }): T {
    // The destination is nodemailer's encoder, which adds the final dot and is piped to the socket in turn. It ends
    // when its last chunk has been written there: with a server that no longer reads, that is never.
    destination.once("end", this.onDataEnd)
    return super.pipe(destination, options)
  }
}

const wrap = (connection: nodemailer.Connection, options: SmtpOptions, reports: boolean): SmtpConnection => {
  const send: SmtpConnection["send"] = (envelope, message, onDataEnd) =>
    Effect.callback<Transaction>((resume) => {
      const given: Partial<SMTPConnectionEnvelope> = {
        from: envelope.from,
        to: [...envelope.recipients],
        size: message.length,
        dsn: reports ? DsnRequest.ask(envelope.emailId) : undefined
      }
      let dataEnded = false
      let done = false
      const finish = (result: Transaction["result"]) => {
        if (done) return
        done = true
        connection.removeListener("end", onEnd)
        nodemailer.setSocketTimeout(connection, options.socketTimeout)
        resume(Effect.succeed({ result, dataEnded, refused: nodemailer.refusedOf(given) }))
      }
      // The callback of send comes right after the end of the connection in most cases, and with a better error;
      // in a few it does not come at all.
      const onEnd = () =>
        setImmediate(() => finish({ _tag: "Failed", error: errorWith("ECONNECTION", "The connection was closed") }))
      connection.once("end", onEnd)
      const source = new MessageSource(message, () => {
        dataEnded = true
        onDataEnd()
        nodemailer.setSocketTimeout(connection, options.answerTimeout)
      })
      connection.send(
        given,
        source,
        (error, info) => finish(error ? { _tag: "Failed", error } : { _tag: "Answered", info })
      )
      return Effect.sync(() => {
        done = true
        connection.close()
      })
    })

  const reset = Effect.callback<boolean>((resume) => {
    const onEnd = () => resume(Effect.succeed(false))
    connection.once("end", onEnd)
    connection.reset((error) => {
      connection.removeListener("end", onEnd)
      resume(Effect.succeed(!error))
    })
    return Effect.sync(() => connection.close())
  }).pipe(
    Effect.timeoutOrElse({ duration: options.greetingTimeout, orElse: () => Effect.succeed(false) }),
    Effect.tap((alive) => alive ? Effect.void : Effect.sync(() => connection.close()))
  )

  const quit = Effect.callback<void>((resume) => {
    if (connection.destroyed) return resume(Effect.void)
    connection.once("end", () => resume(Effect.void))
    connection.quit()
  }).pipe(
    Effect.timeoutOption(patience),
    Effect.ensuring(Effect.sync(() => connection.close()))
  )

  return { isOpen: () => !connection.destroyed, send, reset, quit, close: () => connection.close() }
}

const newConnection = (options: SmtpOptions) =>
  new nodemailer.Connection({
    host: options.host,
    port: options.port,
    secure: options.secure,
    requireTLS: options.requireTls,
    ...(options.name === null ? {} : { name: options.name }),
    tls: { rejectUnauthorized: !options.tlsInsecure },
    connectionTimeout: options.connectTimeout,
    dnsTimeout: options.connectTimeout,
    greetingTimeout: options.greetingTimeout,
    socketTimeout: options.socketTimeout,
    socketCloseTimeout: patience,
    logger: false
  }, DsnRequest.orcptOf)

/**
 * Connects, greets (EHLO), secures and authenticates. The error is nodemailer's, without credentials; see
 * `SmtpOutcome.explain`.
 */
export const open = (options: SmtpOptions): Effect.Effect<SmtpConnection, NodemailerError> =>
  Effect.callback<SmtpConnection, NodemailerError>((resume) => {
    const connection = newConnection(options)
    let reports = false
    let done = false
    const finish = (error: NodemailerError | null | undefined) => {
      if (done) return
      done = true
      connection.removeListener("end", onEnd)
      if (error) connection.close()
      resume(error ? Effect.fail(redact(error, options)) : Effect.succeed(wrap(connection, options, reports)))
    }
    const onEnd = () => finish(errorWith("ECONNECTION", "The connection was closed"))
    // Stays for as long as the connection lives: an error that nobody listens to would end the process.
    connection.on("error", finish)
    connection.on("end", onEnd)
    connection.connect((error) => {
      // nodemailer would take a host name with "-dsn" in it for an offer.
      reports = options.dsn && DsnRequest.isOffered(connection.lastServerResponse || "")
      if (error || options.auth === null) return finish(error)
      if (!connection.allowsAuth) {
        return finish(errorWith("EAUTH", "it offers no authentication here (perhaps only with TLS)"))
      }
      connection.login({ user: options.auth.user, pass: Redacted.value(options.auth.password) }, finish)
    })
    return Effect.sync(() => {
      done = true
      connection.close()
    })
  })
