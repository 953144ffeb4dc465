/** The server's side of one SMTP session (RFC 5321, RFC 2920): the least that is right, for what is sent here. */

export interface Hooks {
  /** Each message, once its end has come and before the 250 to it is in the replies; `id` is the email's. */
  readonly onMessage: (id: string, message: Uint8Array) => void
}

/** What is to be written to the client; `isLast` where the session ends with it. */
export interface Replies {
  readonly text: string
  readonly isLast: boolean
}

export const greeting = "220 sink.example ESMTP\r\n"

const features = ["sink.example", "PIPELINING", "8BITMIME", "SMTPUTF8", "ENHANCEDSTATUSCODES", "SIZE 52428800"]
const offered = features.map((name, n) => `250${n < features.length - 1 ? "-" : " "}${name}\r\n`).join("")

const maxLine = 4_096
const maxMessage = 52_428_800
const end = Buffer.from("\r\n.\r\n")
const idField = /^message-id:[ \t\r\n]*<([^@>]+)@/im

/** The part of the Message-ID before its `@`, which is the email's id. */
const idOf = (message: Buffer): string => {
  const head = message.indexOf("\r\n\r\n")
  return idField.exec(message.toString("latin1", 0, head === -1 ? message.length : head))?.[1] ?? ""
}

export class MailSession {
  readonly #hooks: Hooks
  #rest: Buffer = Buffer.alloc(0)
  #inData = false
  /** Where the end of the message may begin at the earliest. */
  #searched = 0
  #hasSender = false
  #recipients = 0

  constructor(hooks: Hooks) {
    this.#hooks = hooks
  }

  /** Takes what the client has written, in pieces of any size; answers to all that is whole, in its order. */
  take(chunk: Buffer): Replies {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk])
    let text = ""
    for (;;) {
      const reply = this.#inData ? this.#message() : this.#command()
      if (reply === undefined) return { text, isLast: false }
      text += reply
      if (reply.startsWith("221") || reply.startsWith("421")) return { text, isLast: true }
    }
  }

  #command(): string | undefined {
    const at = this.#rest.indexOf("\r\n")
    if (at === -1) return this.#rest.length > maxLine ? "421 4.5.2 the line is too long\r\n" : undefined
    const line = this.#rest.toString("latin1", 0, at)
    this.#rest = this.#rest.subarray(at + 2)
    switch (line.slice(0, 4).toUpperCase()) {
      case "EHLO":
        this.#reset()
        return offered
      case "HELO":
        this.#reset()
        return "250 sink.example\r\n"
      case "MAIL":
        if (this.#hasSender) return "503 5.5.1 there is a sender already\r\n"
        this.#hasSender = true
        return "250 2.1.0 ok\r\n"
      case "RCPT":
        if (!this.#hasSender) return "503 5.5.1 MAIL comes first\r\n"
        this.#recipients++
        return "250 2.1.5 ok\r\n"
      case "DATA":
        if (this.#recipients === 0) return "503 5.5.1 RCPT comes first\r\n"
        this.#inData = true
        this.#searched = 0
        return "354 go on\r\n"
      case "RSET":
        this.#reset()
        return "250 2.0.0 ok\r\n"
      case "NOOP":
        return "250 2.0.0 ok\r\n"
      case "QUIT":
        return "221 2.0.0 bye\r\n"
      default:
        return "500 5.5.2 not known\r\n"
    }
  }

  #message(): string | undefined {
    const isEmpty = this.#rest.subarray(0, 3).equals(end.subarray(2))
    const at = isEmpty ? -2 : this.#rest.indexOf(end, this.#searched)
    if (at === -1) {
      this.#searched = Math.max(0, this.#rest.length - end.length + 1)
      return this.#rest.length > maxMessage ? "421 5.3.4 the message is too big\r\n" : undefined
    }
    const message = this.#rest.subarray(0, at + 2)
    this.#rest = this.#rest.subarray(at + end.length)
    this.#hooks.onMessage(idOf(message), message)
    this.#reset()
    return "250 2.0.0 taken\r\n"
  }

  #reset(): void {
    this.#inData = false
    this.#hasSender = false
    this.#recipients = 0
  }
}
