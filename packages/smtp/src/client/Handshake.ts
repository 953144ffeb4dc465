import * as Authentication from "./Authentication.ts"
import * as Extensions from "./Extensions.ts"
import { insecure, type OpenFailure } from "./Failure.ts"
import type { Reply } from "./ReplyParser.ts"

/** What a session is begun with. */
export interface HandshakeOptions {
  /** What we call ourselves: a host name or an address literal. */
  readonly name: string
  /** Whether TLS is spoken from the first octet. */
  readonly secure: boolean
  readonly requireTls: boolean
  /** Whether STARTTLS is asked for where it is offered; yes by default. */
  readonly startTls?: boolean
  readonly credentials: Authentication.Credentials | null
}

/** What the client does next. */
export type Next =
  /** Write the line, and wait for the reply. */
  | { readonly _tag: "Say"; readonly line: string }
  /** Agree upon TLS; `secured` then says how it goes on. Nothing may have come after the reply. */
  | { readonly _tag: "StartTls" }
  | { readonly _tag: "Ready"; readonly extensions: Extensions.Extensions }
  | { readonly _tag: "Fail"; readonly failure: OpenFailure }

type Stage = "greeting" | "EHLO" | "HELO" | "STARTTLS" | "AUTH"

const isPositive = ({ code }: Reply): boolean => code >= 200 && code <= 299

const fail = (failure: OpenFailure): Next => ({ _tag: "Fail", failure })

/**
 * From the greeting to the first transaction (RFC 5321 §3.1, RFC 3207, RFC 4954). What a server said before TLS is
 * forgotten with it. No error holds the credentials, whatever the server repeats.
 */
export class Handshake {
  readonly #options: HandshakeOptions
  #stage: Stage = "greeting"
  #secured: boolean
  #extensions = Extensions.none
  #answers: Array<(challenge: string) => string> = []

  constructor(options: HandshakeOptions) {
    this.#options = options
    this.#secured = options.secure
  }

  /** What the last command was, or that there has been none. */
  get stage(): Stage {
    return this.#stage
  }

  /** Whether the server has offered STARTTLS. */
  get wasOffered(): boolean {
    return this.#extensions.startTls
  }

  /** TLS has been agreed upon after STARTTLS. */
  secured(): Next {
    this.#secured = true
    return this.#say("EHLO", `EHLO ${this.#options.name}`)
  }

  /** The server has answered. */
  answered(reply: Reply): Next {
    switch (this.#stage) {
      case "greeting":
        return reply.code === 220
          ? this.#say("EHLO", `EHLO ${this.#options.name}`)
          : fail({ _tag: "Refused", step: "greeting", reply })
      case "EHLO":
        if (isPositive(reply)) return this.#offered(Extensions.parse(reply))
        // Without EHLO there is no STARTTLS, and what was secured stays with EHLO.
        return reply.code === 421 || this.#options.requireTls || this.#secured
          ? fail({ _tag: "Refused", step: "EHLO", reply })
          : this.#say("HELO", `HELO ${this.#options.name}`)
      case "HELO":
        return isPositive(reply)
          ? this.#offered(Extensions.none)
          : fail({ _tag: "Refused", step: "EHLO", reply })
      case "STARTTLS":
        return reply.code === 220 ? { _tag: "StartTls" } : fail({ _tag: "Refused", step: "STARTTLS", reply })
      case "AUTH":
        return this.#authenticated(reply)
    }
  }

  #say(stage: Stage, line: string): Next {
    this.#stage = stage
    return { _tag: "Say", line }
  }

  #offered(extensions: Extensions.Extensions): Next {
    const { credentials, requireTls, startTls = true } = this.#options
    this.#extensions = extensions
    if (!this.#secured && startTls && extensions.startTls) return this.#say("STARTTLS", "STARTTLS")
    if (!this.#secured && requireTls) {
      const type = "starttls-not-supported"
      const message = "it does not offer STARTTLS"
      return fail(insecure({ type, message }, `${message}, and requireTls is set`))
    }
    if (credentials === null) return { _tag: "Ready", extensions }
    const dialogue = Authentication.begin(extensions.authentication, credentials)
    if (dialogue === undefined) {
      const message = extensions.authentication.size === 0
        ? "it offers no authentication here (perhaps only with TLS)"
        : `it offers none of ${Authentication.known.join(", ")}`
      return fail({ _tag: "Unauthenticated", reply: null, message })
    }
    this.#answers = [...dialogue.answers]
    return this.#say("AUTH", dialogue.command)
  }

  #authenticated(reply: Reply): Next {
    if (isPositive(reply)) return { _tag: "Ready", extensions: this.#extensions }
    const answer = reply.code === 334 ? this.#answers.shift() : undefined
    if (answer !== undefined) return this.#say("AUTH", answer(reply.text.slice(4)))
    const text = Authentication.redact(reply.text, this.#options.credentials!)
    return fail({ _tag: "Unauthenticated", reply: { code: reply.code, text }, message: text })
  }
}
