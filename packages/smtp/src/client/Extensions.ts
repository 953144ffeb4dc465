import type { Reply } from "./ReplyParser.ts"

/** What a server offers in its reply to EHLO (RFC 5321 §4.1.1.1). */
export interface Extensions {
  readonly startTls: boolean
  /** RFC 2920: commands may be written before those before them are answered. */
  readonly pipelining: boolean
  /** RFC 6152. */
  readonly eightBitMime: boolean
  /** RFC 6531. */
  readonly smtpUtf8: boolean
  /** RFC 3461. */
  readonly dsn: boolean
  /** RFC 1870. */
  readonly size: boolean
  /** The most octets of a message that it takes; null where it does not say. */
  readonly longestMessage: number | null
  /** The mechanisms of AUTH (RFC 4954), in upper case. */
  readonly authentication: ReadonlySet<string>
}

/** What a server offers that answers HELO alone. */
export const none: Extensions = {
  startTls: false,
  pipelining: false,
  eightBitMime: false,
  smtpUtf8: false,
  dsn: false,
  size: false,
  longestMessage: null,
  authentication: new Set()
}

/** Reads a reply to EHLO: its first line greets, every other one is a keyword and its parameters. */
export const parse = (reply: Reply): Extensions => {
  const keywords = new Map<string, ReadonlyArray<string>>()
  const mechanisms = new Set<string>()
  for (const line of reply.text.split("\n").slice(1)) {
    // Old servers write "AUTH=LOGIN PLAIN", some of them beside the line that the standard wants.
    const [keyword = "", ...parameters] = line.slice(4).trim().toUpperCase().split(/[ \t]+/)
    const [name = "", legacy] = keyword.startsWith("AUTH=") ? ["AUTH", keyword.slice(5)] : [keyword]
    if (name === "AUTH") {
      for (const mechanism of legacy === undefined ? parameters : [legacy, ...parameters]) mechanisms.add(mechanism)
    } else keywords.set(name, parameters)
  }
  const [limit = "0"] = keywords.get("SIZE") ?? []
  // RFC 1870 §3: zero, like no number at all, sets no limit.
  const octets = /^\d{1,15}$/.test(limit) ? Number(limit) : 0
  return {
    startTls: keywords.has("STARTTLS"),
    pipelining: keywords.has("PIPELINING"),
    eightBitMime: keywords.has("8BITMIME"),
    smtpUtf8: keywords.has("SMTPUTF8"),
    dsn: keywords.has("DSN"),
    size: keywords.has("SIZE"),
    longestMessage: octets === 0 ? null : octets,
    authentication: mechanisms
  }
}
