import { isAscii } from "node:buffer"
import * as DsnRequest from "../DsnRequest.ts"
import type { Extensions } from "./Extensions.ts"
import { type Unsuitable } from "./Failure.ts"

/** What one transaction says before its message. */
export interface Envelope {
  /** The return path. */
  readonly from: string
  readonly recipients: ReadonlyArray<string>
  /** What reports shall name the transaction by; it need not be unique to it. */
  readonly emailId: string
}

// What would end the path or the command.
const unsafe = /[\r\n<>]/

/** Why SMTP cannot carry an envelope; undefined where it can. */
export const problemOf = ({ from, recipients }: Envelope): Unsuitable | undefined =>
  unsafe.test(from) || recipients.length === 0 || recipients.some((address) => address === "" || unsafe.test(address))
    ? { _tag: "Unsuitable", message: "An address of the envelope has characters that SMTP cannot carry" }
    : undefined

/** Why a server takes no message of that size; undefined where it may. */
export const sizeProblemOf = (message: Uint8Array, { longestMessage }: Extensions): Unsuitable | undefined =>
  longestMessage !== null && message.length > longestMessage
    ? {
      _tag: "Unsuitable",
      message: `The message has ${message.length} octets, and the mail server takes no more than ${longestMessage}`
    }
    : undefined

/** MAIL and the RCPTs, without line ends. Reports are asked for where `reports` says so. */
export const commandsOf = (
  { emailId, from, recipients }: Envelope,
  message: Uint8Array,
  { eightBitMime, size }: Extensions,
  reports: boolean
): Array<string> => [
  `MAIL FROM:<${from}>${size ? ` SIZE=${message.length}` : ""}${
    eightBitMime && !isAscii(message) ? " BODY=8BITMIME" : ""
  }${reports ? DsnRequest.mailParameters(emailId) : ""}`,
  ...recipients.map((address) => `RCPT TO:<${address}>${reports ? DsnRequest.rcptParameters(address) : ""}`)
]
