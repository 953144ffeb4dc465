/** What a client is told: a reply code (RFC 5321), an enhanced status code (RFC 3463), and the reason in words. */
export interface Reply {
  readonly code: number
  readonly status: string
  readonly text: string
}

/** A line of a reply has 512 octets at most (RFC 5321 section 4.5.3.1.5), its code and status among them. */
const lineForm = /.{1,400}/g
const notShown = /[^\x20-\x7e]/gu

/**
 * A reply; a line of its text for each line of the answer.
 *
 * @example
 * ```ts
 * import * as Reply from "@sendwright/smtp/server/Reply"
 *
 * export const full = Reply.make(452, "4.3.1", "No room for more messages: try again later")
 * ```
 */
export const make = (code: number, status: string, text: string): Reply => ({ code, status, text })

/** What a reply is counted by. */
export const nameOf = ({ code, status }: Reply): string => `${code} ${status}`

/**
 * The lines of a reply: printable ASCII, each of a length that a reply may have, each with the status. An address of
 * letters beyond ASCII is told with question marks.
 */
export const linesOf = ({ status, text }: Reply): ReadonlyArray<string> =>
  text.split("\n").flatMap((line) => {
    const ascii = line.replace(notShown, "?")
    return ascii.match(lineForm) ?? []
  }).map((line) => `${status} ${line}`)
