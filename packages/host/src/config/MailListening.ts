import * as Address from "@sendwright/core/foundation/Address"
import { oneOf, pattern, type Reader, setting } from "@sendwright/core/foundation/Setting"
import type { MailLimits } from "@sendwright/receiving/MailOptions"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import { isIP, isIPv4, isIPv6 } from "node:net"
import { sharesOf } from "./BodySettings.ts"

/** How incoming mail is taken, by whichever way it comes. */
export interface MailRules {
  /** Where feedback loops send complaints, normalised; null: nowhere. */
  readonly feedback: string | null
  /** What becomes of mail whose domain asks for its refusal. */
  readonly dmarc: "refuse" | "mark"
  /** What scores received mail for spam; null: nothing. */
  readonly scanner: MailScanner | null
  /** What differs from the listener's own. */
  readonly limits: Partial<MailLimits>
}

/** Where incoming mail is taken by SMTP. */
export interface MailListening extends MailRules {
  readonly host: string
  readonly port: number
  /** The name in its greeting. */
  readonly name: string
  /** Files in PEM; null: no STARTTLS. */
  readonly certificate: { readonly certFile: string; readonly keyFile: string } | null
  readonly proxies: ReadonlyArray<string>
  /** Whether a port that is in use is no reason not to start. */
  readonly isOptional: boolean
}

/** The port of a development server. */
const developmentPort = 2525

/** A program that scores mail for spam: rspamd over HTTP, or SpamAssassin's spamd. */
export type MailScanner =
  | { readonly _tag: "Rspamd"; readonly url: string }
  | { readonly _tag: "Spamd"; readonly host: string; readonly port: number }

/** A port, alone or behind a host: `25`, `0.0.0.0:25`, `[::]:25`. */
export interface ListenAddress {
  /** null: that of `HOST`. */
  readonly host: string | null
  readonly port: number
}

export const listenAddress: Reader<ListenAddress> = (text) => {
  const [, six, name, digits = ""] = /^(?:(?:\[([^\]]+)\]|([A-Za-z0-9.-]{1,253})):)?(\d{1,5})$/.exec(text) ?? []
  const port = Number(digits)
  const isHost = six === undefined ? name === undefined || isIPv4(name) || /[a-z]/i.test(name) : isIPv6(six)
  return digits !== "" && port >= 1 && port <= 65_535 && isHost
    ? Result.succeed({ host: six ?? name ?? null, port })
    : Result.fail("must be a port, or a host and a port, such as 25 or 0.0.0.0:25 or [::]:25")
}

/** The proxies of a listener. */
export const proxyList: Reader<ReadonlyArray<string>> = (text) => {
  const proxies = text.split(",").map((proxy) => proxy.trim())
  return text.trim() === "*" || proxies.every((proxy) => isIP(proxy) !== 0)
    ? Result.succeed(proxies)
    : Result.fail("must be IP addresses with commas between them, or *")
}

const spamdPort = 783

const scanner: Reader<MailScanner> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  switch (url?.hostname === "" ? undefined : url?.protocol) {
    case "http:":
    case "https:":
      return Result.succeed({ _tag: "Rspamd", url: text })
    case "spamd:":
      return Result.succeed({
        _tag: "Spamd",
        host: url!.hostname.replace(/^\[(.*)\]$/, "$1"),
        port: url!.port === "" ? spamdPort : Number(url!.port)
      })
    default:
      return Result.fail("must be a URL such as http://127.0.0.1:11333 for rspamd, or spamd://127.0.0.1:783")
  }
}

/** The listener for incoming mail. */
export const mailListenerSettings = {
  mailListen: setting(
    "SENDWRIGHT_MAIL_LISTEN",
    `off; with \`dev\` \`127.0.0.1:${developmentPort}\` if free`,
    "Take [bounces, complaints](./bounces.md) and [received mail](./receiving.md) by SMTP, on a port of `HOST` (`25`) "
      + "or an address (`0.0.0.0:25`).",
    listenAddress
  ),
  mailTlsCert: setting(
    "SENDWRIGHT_MAIL_TLS_CERT",
    "none",
    "PEM file of that listener's certificate chain, reloaded within a minute of a renewal; enables STARTTLS.",
    pattern(/^[^\0]+$/, "must be a path")
  ),
  mailTlsKey: setting(
    "SENDWRIGHT_MAIL_TLS_KEY",
    "none",
    "PEM file of that certificate's private key.",
    pattern(/^[^\0]+$/, "must be a path")
  ),
  mailProxy: setting(
    "SENDWRIGHT_MAIL_PROXY",
    "none",
    "As `SENDWRIGHT_SUBMISSION_PROXY`, for that listener.",
    proxyList
  ),
  mailDmarc: setting(
    "SENDWRIGHT_MAIL_DMARC",
    "`refuse`",
    "Received mail that fails a DMARC policy of `reject`: `refuse`, or `mark` to store it with the result.",
    oneOf("refuse", "mark")
  ),
  mailScanner: setting(
    "SENDWRIGHT_MAIL_SCANNER",
    "none",
    "Spam scanner for received mail: rspamd (`http://127.0.0.1:11333`) or SpamAssassin (`spamd://127.0.0.1:783`).",
    scanner
  ),
  receivedSecret: setting(
    "SENDWRIGHT_RECEIVED_SECRET",
    "none",
    "Secret that signs [`POST /received/raw`](./receiving.md#without-port-25): 32 characters or more. Required for that "
      + "route.",
    (text) =>
      /^[\x21-\x7e]{32,512}$/.test(text)
        ? Result.succeed(Redacted.make(text))
        : Result.fail("must be 32 to 512 printable characters without blanks"),
    { secret: true }
  )
} as const

interface Given {
  readonly mailListen: ListenAddress | undefined
  readonly feedbackAddress: string | undefined
  readonly mailTlsCert: string | undefined
  readonly mailTlsKey: string | undefined
  readonly mailProxy: ReadonlyArray<string> | undefined
  readonly mailDmarc: "refuse" | "mark" | undefined
  readonly mailScanner: MailScanner | undefined
  readonly messageLimit: number | undefined
  readonly memory: number | undefined
}

/** How the settings ask for incoming mail to be taken. */
export const rulesOf = (given: Omit<Given, "mailListen" | "mailTlsCert" | "mailTlsKey" | "mailProxy">): MailRules => {
  const { feedbackAddress, mailDmarc, mailScanner, memory, messageLimit } = given
  return {
    feedback: feedbackAddress === undefined ? null : Address.normalize(feedbackAddress),
    dmarc: mailDmarc ?? "refuse",
    scanner: mailScanner ?? null,
    limits: {
      ...messageLimit === undefined ? {} : { messageBytes: messageLimit },
      ...memory === undefined ? {} : { messageMemory: sharesOf(memory).received }
    }
  }
}

/** The listener that the settings ask for; null where they ask for none. */
export const of = (
  given: Given,
  { host, isDevelopment, name }: { readonly host: string; readonly name: string; readonly isDevelopment: boolean }
): MailListening | null => {
  const { mailProxy, mailTlsCert, mailTlsKey } = given
  const isOptional = given.mailListen === undefined && isDevelopment
  const mailListen = isOptional ? { host: "127.0.0.1", port: developmentPort } : given.mailListen
  return mailListen === undefined ? null : {
    ...rulesOf(given),
    host: mailListen.host ?? host,
    port: mailListen.port,
    name,
    certificate: mailTlsCert === undefined || mailTlsKey === undefined
      ? null
      : { certFile: mailTlsCert, keyFile: mailTlsKey },
    proxies: mailProxy ?? [],
    isOptional
  }
}

/** Settings that do not fit together. */
export const issuesOf = ({ mailTlsCert, mailTlsKey }: Given) =>
  (mailTlsCert === undefined) === (mailTlsKey === undefined) ? [] : [{
    name: (mailTlsCert === undefined ? mailListenerSettings.mailTlsCert : mailListenerSettings.mailTlsKey).name,
    message: "must be set too: STARTTLS needs a certificate and its key"
  }]

/** Settings that have no effect, in words. */
export const warningsOf = (
  mail: MailListening | null,
  { hasDoors, hasFeedback, hasReturnPath }: Readonly<Record<"hasDoors" | "hasFeedback" | "hasReturnPath", boolean>>
): ReadonlyArray<string> => [
  ...(mail === null && hasFeedback && !hasDoors
    ? ["SENDWRIGHT_FEEDBACK_ADDRESS has no effect: SENDWRIGHT_MAIL_LISTEN is not set"]
    : []),
  ...(mail !== null && hasReturnPath
    ? ["SENDWRIGHT_MAIL_LISTEN hears of no bounces: with SENDWRIGHT_RETURN_PATH all of them go to that one address"]
    : [])
]
