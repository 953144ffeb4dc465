import type { NewFile } from "@sendwright/core/emails/EmailStore"
import { stepBytes, type Steps } from "@sendwright/core/foundation/Steps"
import { fileOf, writePlace } from "@sendwright/core/model/OriginalMessage"
import { asBytes } from "../asBytes.ts"
import * as OriginalHeader from "../OriginalHeader.ts"
import type { ContentFile, MessageContent } from "./MessageContent.ts"
import * as MessageHeaders from "./MessageHeaders.ts"

const latin1 = (text: string): Buffer => Buffer.from(text, "latin1")

const beyondAscii = /[^\x00-\x7f]/

/**
 * A server that took a message with SMTPUTF8 names its recipient in UTF-8 there. That clause is left out (RFC 6857), as most
 * servers refuse a header for it, and the message would have to be made anew, without its signature.
 */
const tracedInAscii = (field: string): string =>
  beyondAscii.test(field) && OriginalHeader.nameOf(field) === "received"
    ? field.replace(/(?:\r\n)?[ \t]for\s+[^\s;]+/i, (clause) => beyondAscii.test(clause) ? "" : clause)
    : field

/**
 * The message as it is sent: below the fields of `trace`, without the fields that steer us or name who is to stay
 * unknown (RFC 6409 section 8). Everything else is as it came.
 */
function* cleared(message: Uint8Array, trace: string) {
  const { bodyAt, fields } = OriginalHeader.read(message)
  const kept = fields.filter((field) => !MessageHeaders.isTakenOut(OriginalHeader.nameOf(field)))
  const header = latin1(`${trace}${kept.map((field) => `${tracedInAscii(field)}\r\n`).join("")}\r\n`)
  const content = yield* asBytes([header, message.subarray(bodyAt)])
  return { content, moved: header.length - bodyAt }
}

/** A file by its place in the original. */
const placed = (message: Uint8Array, moved: number) => ({ part, size, ...head }: ContentFile): NewFile => {
  const from = part.body.byteOffset - message.byteOffset + moved
  const content = writePlace({ from, to: from + part.body.length, encoding: part.encoding.slice(0, 20) })
  return { ...head, content, size }
}

/** The files that a message is stored as: its attachments, by their places in the original, and the original. */
export function* filesOf(
  message: Uint8Array,
  files: MessageContent["files"],
  isDescribed: boolean,
  trace: string
): Steps<ReadonlyArray<NewFile>> {
  const { content, moved } = yield* cleared(message, trace)
  return [...files.map(placed(message, moved)), fileOf({ content, isDescribed })]
}

const [lf, cr] = [0x0a, 0x0d]

const strayWithin = (bytes: Uint8Array, from: number, to: number): "LF" | "CR" | undefined => {
  for (let at = from; at < to; at++) {
    const octet = bytes[at]!
    if (octet > cr) continue
    if (octet === lf && bytes[at - 1] !== cr) return "LF"
    if (octet === cr && bytes[at + 1] !== lf) return "CR"
  }
  return undefined
}

/**
 * A CR or LF alone, which some servers take for the end of a line and others do not: this is how one message is passed off
 * as two (RFC 5321 section 2.3.8).
 */
export function* strayLineEnd(bytes: Uint8Array): Steps<"LF" | "CR" | undefined> {
  for (let at = 0; at < bytes.length; at += stepBytes) {
    if (at > 0) yield
    const stray = strayWithin(bytes, at, Math.min(bytes.length, at + stepBytes))
    if (stray !== undefined) return stray
  }
  return undefined
}
