/** A reply of the server (RFC 5321 §4.2). */
export interface Reply {
  /** Its three digits: 200 to 599. */
  readonly code: number
  /** All of its lines as they came, each with the code, with line feeds between them. */
  readonly text: string
}

/** Whether the server has done what it was asked for. */
export const isPositive = ({ code }: Reply): boolean => code < 300

/** Octets that are no reply, or more of them than a reply may have: the session cannot go on. */
export interface NoReply {
  readonly problem: string
}

/** RFC 5321 §4.5.3.1.5 allows 512 octets; servers with much to say of a refusal are known to write more. */
export const longestLine = 4_096
/** The most lines of one reply. */
export const mostLines = 256
/** The most octets of one reply, line ends not counted. */
const longestReply = 64 * 1_024

const digit = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  return code >= 0x30 && code <= 0x39
}

/** Three digits, the first of them from 2 to 5, then a space, a hyphen or nothing. */
const isLine = (line: string): boolean =>
  line.charCodeAt(0) >= 0x32 && line.charCodeAt(0) <= 0x35 && digit(line, 1) && digit(line, 2) &&
  (line.length === 3 || line[3] === " " || line[3] === "-")

// oxlint-disable-next-line no-control-regex
const ascii = /^[\x00-\x7f]*$/

/** No charset is defined for replies; most write UTF-8 where they go beyond ASCII. */
const decoded = (latin1: string): string => {
  if (ascii.test(latin1)) return latin1
  const utf8 = Buffer.from(latin1, "latin1").toString("utf8")
  return utf8.includes("\ufffd") ? latin1 : utf8
}

/**
 * Makes replies of octets, wherever they are divided. A line ends with CRLF or a line feed, and begins with the code of
 * the reply; every line but the last one has a hyphen after it.
 */
export class ReplyParser {
  #octets = ""
  #at = 0
  #lines: Array<string> = []
  #length = 0
  #problem: NoReply | undefined

  /** Takes what came from the server; `next` gives the replies. */
  add(octets: Uint8Array): void {
    const text = Buffer.from(octets.buffer, octets.byteOffset, octets.byteLength).toString("latin1")
    this.#octets = this.#at === this.#octets.length ? text : this.#octets.slice(this.#at) + text
    this.#at = 0
  }

  /** Whether nothing has come that `next` has not given. */
  get isEmpty(): boolean {
    return this.#at === this.#octets.length && this.#lines.length === 0
  }

  /** The next whole reply; undefined where more octets must come first. After a problem, that problem for ever. */
  next(): Reply | NoReply | undefined {
    while (this.#problem === undefined) {
      const end = this.#octets.indexOf("\n", this.#at)
      if (end === -1) {
        return this.#octets.length - this.#at > longestLine ? this.#fail("a line without an end") : undefined
      }
      const line = this.#octets.slice(this.#at, this.#octets[end - 1] === "\r" && end > this.#at ? end - 1 : end)
      this.#at = end + 1
      this.#length += line.length
      const first = this.#lines[0]
      if (line.length > longestLine) return this.#fail("a line that is too long")
      if (!isLine(line)) return this.#fail("a line without a reply code")
      if (first !== undefined && !line.startsWith(first.slice(0, 3))) return this.#fail("two codes in one reply")
      if (this.#lines.length >= mostLines || this.#length > longestReply) return this.#fail("a reply that is too long")
      this.#lines.push(line)
      if (line[3] === "-") continue
      const text = decoded(this.#lines.length === 1 ? line : this.#lines.join("\n"))
      this.#lines = []
      this.#length = 0
      return { code: Number(line.slice(0, 3)), text }
    }
    return this.#problem
  }

  #fail(what: string): NoReply {
    this.#octets = ""
    this.#at = 0
    this.#lines = []
    this.#problem = { problem: `The mail server does not speak SMTP: it sent ${what}` }
    return this.#problem
  }
}
