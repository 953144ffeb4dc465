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

const headerEnd = Buffer.from("\r\n\r\n")

/** Which octets beyond ASCII a message has: in its header (RFC 6532), or in its body alone (RFC 6152). */
const formOf = (message: Uint8Array): "ascii" | "8bit" | "utf8" => {
  if (isAscii(message)) return "ascii"
  const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength)
  const end = bytes.indexOf(headerEnd)
  return isAscii(bytes.subarray(0, end === -1 ? bytes.length : end)) ? "8bit" : "utf8"
}

const unsuitable = (message: string): Unsuitable => ({ _tag: "Unsuitable", message })

/** Why a server cannot take a message, whether for its size or its form; undefined where it may. */
export const messageProblemOf = (
  message: Uint8Array,
  { eightBitMime, longestMessage, smtpUtf8 }: Extensions
): Unsuitable | undefined => {
  if (longestMessage !== null && message.length > longestMessage) {
    return unsuitable(
      `The message has ${message.length} octets, and the mail server takes no more than ${longestMessage}`
    )
  }
  const form = formOf(message)
  return form === "utf8" && !smtpUtf8
    ? unsuitable("The header of the message is in UTF-8, and the mail server does not offer SMTPUTF8")
    : form === "8bit" && !eightBitMime
    ? unsuitable("The message has 8-bit octets, and the mail server does not offer 8BITMIME")
    : undefined
}

const formParameters = (message: Uint8Array, { eightBitMime }: Extensions): string => {
  const form = formOf(message)
  return form === "ascii" ? "" : `${eightBitMime ? " BODY=8BITMIME" : ""}${form === "utf8" ? " SMTPUTF8" : ""}`
}

/** MAIL and the RCPTs, without line ends. Reports are asked for where `reports` says so. */
export const commandsOf = (
  { emailId, from, recipients }: Envelope,
  message: Uint8Array,
  extensions: Extensions,
  reports: boolean
): Array<string> => [
  `MAIL FROM:<${from}>${extensions.size ? ` SIZE=${message.length}` : ""}${formParameters(message, extensions)}${
    reports ? DsnRequest.mailParameters(emailId) : ""
  }`,
  ...recipients.map((address) => `RCPT TO:<${address}>${reports ? DsnRequest.rcptParameters(address) : ""}`)
]
