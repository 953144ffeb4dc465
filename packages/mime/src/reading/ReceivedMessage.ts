import { finish, stepBytes, type Steps } from "@sendwright/core/foundation/Steps"
import * as TransferEncoding from "@sendwright/core/model/TransferEncoding"
import type { ReceivedHeader } from "@sendwright/core/received/ReceivedEmail"
import { cutText } from "./cutText.ts"
import * as EncodedWords from "./EncodedWords.ts"
import { type HeaderFields, valuesOf } from "./HeaderFields.ts"
import * as Mailboxes from "./Mailboxes.ts"
import * as ReceivedContent from "./ReceivedContent.ts"
import * as ReceivedNames from "./ReceivedNames.ts"
import * as ReceivedPart from "./ReceivedPart.ts"
import * as StructuredField from "./StructuredField.ts"

/** What a stranger's message says, as far as it can be understood. All of it is claimed by who wrote it. */
export interface ReceivedMessage extends ReceivedNames.ReceivedNames, ReceivedContent.ReceivedContent {
  /**
   * The first mailbox of From, `a@b.com` or `Name <a@b.com>`; null where it has none. Mailboxes have a sign on each side of
   * the `@`, a domain of letters that domains have, and at most 320 characters: whether such an address can exist is not
   * checked. An address within an encoded word is none (RFC 2047 section 5): what checks From does not see it there.
   */
  readonly from: string | null
  /** At most 500 mailboxes, as all lists of them. */
  readonly to: ReadonlyArray<string>
  readonly cc: ReadonlyArray<string>
  readonly replyTo: ReadonlyArray<string>
  /** At most 998 characters; null where there is no Subject. */
  readonly subject: string | null
  /** In their order, at most 250; of each at most 256 characters of its name and 8,192 of its value. */
  readonly headers: ReadonlyArray<ReceivedHeader>
  /**
   * Whether a program wrote it, so that no program should answer: Auto-Submitted (RFC 3834), Precedence, List-Id, or an
   * empty return path.
   */
  readonly isAutomatic: boolean
  /** How many servers say that they passed it on: its fields Received (RFC 5321 section 4.4). */
  readonly hops: number
  /** False where it has more parts, files, fields or text than are read; the message itself has it all. */
  readonly isWhole: boolean
}

/** A message as it arrived. */
export interface Received {
  /** RFC 5322, at most some 25 MB; its lines end with CRLF or LF. */
  readonly message: Uint8Array
  /** MAIL FROM of its envelope, empty for `<>`; null where it is not known. */
  readonly returnPath: string | null
}

const maxHeaders = 250
const longestName = 256
const longestValue = 8_192
const longestSubject = 998
const maxMailboxes = 500
/** The longest mailbox, in characters. */
const longestMailbox = 320
/** From so many characters on, addresses are read in a step of their own. */
const longAddresses = 2_048

// oxlint-disable-next-line no-control-regex
const controls = /[\x00-\x1f\x7f-\x9f\u2028\u2029]+/g

/** How much of a field is decoded at once, in characters: an encoded word has up to a dozen for one. */
const longestField = 65_536

/** The beginning of a field, without an encoded word that would be divided. */
const startOf = (value: string): string => {
  if (value.length <= longestField) return value
  const start = value.slice(0, longestField)
  const last = start.lastIndexOf("=?")
  return last === -1 || start.includes(" ", last) ? start : start.slice(0, last)
}

/** Decoded text on one line, of at most so many characters. */
const lineOf = (value: string, most: number): string =>
  cutText(EncodedWords.decode(startOf(value)).toWellFormed().replace(controls, " ").trim(), most).trimEnd()

function* headersOf({ all }: HeaderFields): Steps<ReadonlyArray<ReceivedHeader>> {
  const headers: Array<ReceivedHeader> = []
  let work = 0
  for (const { name, value } of all.slice(0, maxHeaders)) {
    if (work >= stepBytes) {
      work = 0
      yield
    }
    work += value.length
    headers.push({ name: cutText(name, longestName), value: lineOf(value, longestValue) })
  }
  return headers
}

const local = "[^\\s<>@]+(?:@[^\\s<>@]+)*|\"[^\"<>]*\""
const domain = "[^\\x00-\\x2c\\x2f\\x3a-\\x40\\x5b-\\x5e\\x60\\x7b-\\x7f\\s]+|\\[[^\\s<>[\\]@]+\\]"
const addressForm = new RegExp(`^(?:${local})@(?:${domain})$`)

/** A mailbox with a name that fits beside its address; `undefined` where the address is none. */
const mailboxOf = ({ address: given, name }: Mailboxes.Mailbox): string | undefined => {
  const address = given.toWellFormed().replace(controls, "").trim()
  if (address.length > longestMailbox || !addressForm.test(address)) return undefined
  const text = Mailboxes.textOf({ name: name.replace(controls, " "), address })
  if (text.length <= longestMailbox) return text
  // Each sign of a name in quotes may need another one before it.
  const short = cutText(name.toWellFormed(), Math.max(0, (longestMailbox - address.length - 5) >> 1))
  return Mailboxes.textOf({ name: short, address })
}

/** A longer list is parsed in parts. A mailbox may be twice as long: of that, the worst text takes some 30 ms. */
const addressesAtOnce = Mailboxes.mostOfAddresses / 2

const closings: Record<string, string> = { "\"": "\"", "(": ")", "<": ">" }

/** Where a long list of addresses is divided: behind a comma, of which those in names, comments and addresses are none. */
const divisionOf = (text: string): number => {
  if (text.length <= addressesAtOnce) return text.length
  const most = Math.min(text.length, Mailboxes.mostOfAddresses)
  let [end, closing] = [0, ""]
  for (let at = 0; at < most && (at < addressesAtOnce || end === 0); at++) {
    const sign = text[at]!
    if (closing === "" && sign === ",") end = at + 1
    else if (closing === "") closing = closings[sign] ?? ""
    else if (sign === closing) closing = ""
    else if (sign === "\\") at++
  }
  if (end > 0) return end
  // Where a name is longer, or a quote is never closed, any comma will do.
  return text.length === most ? most : text.lastIndexOf(",", most - 1) + 1 || most
}

/** The mailboxes of all fields of a name. */
function* mailboxesOf(fields: HeaderFields, name: string): Steps<ReadonlyArray<string>> {
  const mailboxes: Array<string> = []
  for (let rest = valuesOf(fields, name).join(", "); rest !== "" && mailboxes.length < maxMailboxes;) {
    if (rest.length > longAddresses) yield
    const end = divisionOf(rest)
    const found = Mailboxes.parse(rest.slice(0, end)).map(mailboxOf)
    for (const mailbox of found) if (mailbox !== undefined) mailboxes.push(mailbox)
    if (rest.length > longAddresses) yield
    rest = rest.slice(end)
  }
  return mailboxes.slice(0, maxMailboxes)
}

const automaticPrecedences = new Set(["bulk", "junk", "list", "auto_reply"])

const isAutomatic = (fields: HeaderFields, returnPath: string | null): boolean => {
  const valueOf = (value: string) => StructuredField.parse(value.slice(0, longestValue)).value
  return returnPath === "" || returnPath === "<>"
    || valuesOf(fields, "auto-submitted").map(valueOf).some((value) => value !== "" && value !== "no")
    || valuesOf(fields, "precedence").map(valueOf).some((value) => automaticPrecedences.has(value))
    || valuesOf(fields, "list-id").length > 0
}

const subjectOf = (fields: HeaderFields): string | null => {
  const values = valuesOf(fields, "subject")
  const value = values.find((text) => text !== "") ?? values[0]
  return value === undefined ? null : lineOf(value, longestSubject)
}

/**
 * Reads a message that a stranger sent. It refuses nothing: what cannot be understood is left out, and is in the
 * message as it came, which is kept beside what was read.
 */
export function* readInSteps({ message, returnPath }: Received): Steps<ReceivedMessage> {
  const { isWhole, root } = yield* ReceivedPart.parse(message)
  const { fields } = root
  const content = yield* ReceivedContent.read(message, root)
  const [from = null] = yield* mailboxesOf(fields, "from")
  const to = yield* mailboxesOf(fields, "to")
  const cc = yield* mailboxesOf(fields, "cc")
  const replyTo = yield* mailboxesOf(fields, "reply-to")
  const headers = yield* headersOf(fields)
  yield
  return {
    ...ReceivedNames.read(fields),
    ...content,
    from,
    to,
    cc,
    replyTo,
    subject: subjectOf(fields),
    headers,
    isAutomatic: isAutomatic(fields, returnPath),
    hops: valuesOf(fields, "received").length,
    isWhole: isWhole && content.isWhole && fields.all.length <= maxHeaders
  }
}

/** Reads a message at once. */
export const read = (received: Received): ReceivedMessage => finish(readInSteps(received))

/** The content of an attachment, decoded from the message as it came. */
export function* contentOf(
  message: Uint8Array,
  { place }: ReceivedContent.ReceivedAttachment
): Steps<Uint8Array> {
  const octets = message.subarray(place.from, place.to)
  return (yield* TransferEncoding.decode(octets, place.encoding)) ?? octets
}
