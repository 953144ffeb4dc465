import type { RefusalReason } from "@sendwright/core/sending/RefusalReason"
import type { Reply } from "./ReplyParser.ts"
import { type TlsFailure, typeOf } from "./TlsOutcome.ts"

/** What the server was asked when it refused. */
export type Step = "greeting" | "EHLO" | "STARTTLS" | "MAIL" | "RCPT" | "DATA" | "message"

/** The server answered with a refusal, or with a code that has no place there. */
export interface Refused {
  readonly _tag: "Refused"
  readonly step: Step
  readonly reply: Reply
}

/** It did not accept the credentials, or offers nothing by which they could be shown. */
interface Unauthenticated {
  readonly _tag: "Unauthenticated"
  readonly reply: Reply | null
  readonly message: string
}

/** No connection came about, or it was lost, or what came over it makes no sense. */
export interface Broken {
  readonly _tag: "Broken"
  readonly reason: Extract<RefusalReason, "timeout" | "connection_refused" | "connection_closed" | "dns" | "tls">
  readonly message: string
  /** The 421 with which the server ended the session without being asked. */
  readonly reply: Reply | null
  /** What was wrong with TLS, where that is why there is no session. */
  readonly tls?: TlsFailure
}

/** Refused on our side, and so again the next time: SMTP cannot carry it, or the server said that it takes no such. */
export interface Unsuitable {
  readonly _tag: "Unsuitable"
  readonly message: string
}

/** No connection had room for the message in time; nothing was begun. */
export interface Busy {
  readonly _tag: "Busy"
}

/** Why there is no session with the server. */
export type OpenFailure = Refused | Unauthenticated | Broken

/** Why a transaction on a session did not go well. */
export type Failure = Refused | Broken | Unsuitable

/** An end without an answer. */
export const broken = (reason: Broken["reason"], message: string, reply: Reply | null = null): Broken => ({
  _tag: "Broken",
  reason,
  message,
  reply
})

/** There is no TLS, for one of the reasons that reports know. */
export const insecure = (tls: TlsFailure, message = tls.message, reason: Broken["reason"] = "tls"): Broken => ({
  ...broken(reason, message),
  tls
})

/** What was wrong with TLS where a session did not come about; undefined where something else was. */
export const tlsFailureOf = (failure: OpenFailure): TlsFailure | undefined => {
  if (failure._tag === "Broken") return failure.tls
  return failure._tag === "Refused" && failure.step === "STARTTLS"
    ? { type: "starttls-not-supported", message: failure.reply.text }
    : undefined
}

const unreachable = /^E(?:CONNREFUSED|HOSTUNREACH|NETUNREACH)$/

/** What an error of the socket means; `securing` while TLS is being agreed upon. */
export const ofSocket = (error: NodeJS.ErrnoException, securing: boolean): Broken => {
  const { code = "", message, syscall } = error
  // An error of several addresses, each of which failed, has a code but no message.
  const words = message === "" ? code : message
  if (syscall === "getaddrinfo") return broken("dns", words)
  if (securing) return insecure({ type: typeOf(code), message: words })
  if (code === "ETIMEDOUT") return broken("timeout", words)
  return broken(unreachable.test(code) ? "connection_refused" : "connection_closed", words)
}
