import type { Steps } from "../foundation/Steps.ts"
import type { Attachment, Disposition } from "./Attachment.ts"
import * as TransferEncoding from "./TransferEncoding.ts"

/**
 * A message as its sender wrote it, octet for octet (RFC 5322, CRLF line ends). It is sent as it is; the fields of its
 * email describe it for the log, search and webhooks.
 */
export interface OriginalMessage {
  /** Empty where it was erased: nothing can be sent then. */
  readonly content: Uint8Array
  /** Whether the fields of the email say all of it, so that a provider which takes no whole messages can have it too. */
  readonly isDescribed: boolean
}

/** Where a stored original stands among the files of its email: `opaque` is one that the fields cannot describe. */
export const originalDispositions = ["original", "opaque"] as const

/** A file as a storage keeps it: an attachment, or the original message, which is the last file of its email. */
export interface StoredFile extends Omit<Attachment, "disposition"> {
  readonly disposition: Disposition | typeof originalDispositions[number]
}

const isAttachment = <A extends Pick<StoredFile, "disposition">>(
  file: A
): file is A & { readonly disposition: Disposition } => file.disposition !== "original" && file.disposition !== "opaque"

/** The attachments among the files of an email. */
export const attachmentsOf = <A extends Pick<StoredFile, "disposition">>(
  files: ReadonlyArray<A>
): ReadonlyArray<A & { readonly disposition: Disposition }> =>
  files.every(isAttachment) ? files : files.filter(isAttachment)

/** An original as the file that is stored of it. */
export const fileOf = ({ content, isDescribed }: OriginalMessage): StoredFile => ({
  filename: null,
  contentType: "message/rfc822",
  contentId: null,
  disposition: isDescribed ? "original" : "opaque",
  content
})

/** The original among the files of an email; null for an email that was given in fields. */
export const originalOf = (files: ReadonlyArray<StoredFile>): OriginalMessage | null => {
  const last = files.at(-1)
  return last === undefined || isAttachment(last)
    ? null
    : { content: last.content, isDescribed: last.disposition === "original" }
}

/** Whether an original is among the files of an email. */
export const hasOriginal = (files: ReadonlyArray<Pick<StoredFile, "disposition">>): boolean =>
  files.some((file) => !isAttachment(file))

/** Where the content of an attachment is in the original. */
export interface Place {
  /** The first octet, and the one after the last. */
  readonly from: number
  readonly to: number
  /** Its Content-Transfer-Encoding in lower case. */
  readonly encoding: string
}

const placePrefix = "sendwright-part:1:"
const placeForm = /^sendwright-part:1:(\d{1,10})-(\d{1,10}):([a-z0-9-]{0,20})$/
/** A longer content is no place. */
const maxPlaceLength = 64

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Replaces the content of an attachment that is in the original: nothing is stored twice. */
export const writePlace = ({ encoding, from, to }: Place): Uint8Array =>
  encoder.encode(`${placePrefix}${from}-${to}:${encoding}`)

/** Reads what `writePlace` wrote; `undefined` for any other content. */
export const readPlace = (content: Uint8Array): Place | undefined => {
  if (content.length > maxPlaceLength || content.length < placePrefix.length) return undefined
  const [, from, to, encoding] = placeForm.exec(decoder.decode(content)) ?? []
  return from === undefined || to === undefined || encoding === undefined
    ? undefined
    : { from: Number(from), to: Number(to), encoding }
}

/** Attachments with their contents, read from the original; empty where it was erased. */
export function* readContents(
  attachments: ReadonlyArray<Attachment>,
  original: OriginalMessage
): Steps<ReadonlyArray<Attachment>> {
  const read: Array<Attachment> = []
  for (const file of attachments) {
    const place = readPlace(file.content)
    const content = place === undefined
      ? file.content
      : yield* TransferEncoding.decode(original.content.subarray(place.from, place.to), place.encoding)
    read.push({ ...file, content: content ?? new Uint8Array() })
  }
  return read
}

/**
 * The attachments of an email with their contents. An email without an original has its own contents, whatever they look
 * like.
 */
export function* readAttachments(files: ReadonlyArray<StoredFile>): Steps<ReadonlyArray<Attachment>> {
  const original = originalOf(files)
  return original === null ? attachmentsOf(files) : yield* readContents(attachmentsOf(files), original)
}
