import * as Base64 from "effect/encoding/Base64"
import * as Mime from "effect/http/Mime"
import * as Option from "effect/Option"
import * as Result from "effect/Result"

/** At most so many files an email. */
export const maxCount = 10
/** At most so many bytes an email, after decoding, over all its files. */
export const maxTotalBytes = 7 * 1024 * 1024

/**
 * Where a file is in the message: beside the body (`attachment`); where it is shown, and together with the html where
 * that can refer to it by its content id (`inline`; RFC 2387, RFC 2392); or as a further form of the body itself, such as
 * the `text/calendar` of an invitation (`alternative`; RFC 2046 §5.1.4, RFC 6047).
 */
export const dispositions = ["attachment", "inline", "alternative"] as const
/** One of `dispositions`. */
export type Disposition = typeof dispositions[number]

/** What is known of a file without its content. */
export interface AttachmentHead {
  /** null: it has none, as a form of the body or what the html refers to may. */
  readonly filename: string | null
  readonly contentType: string
  /** The Content-ID without its angle brackets, by which html names it: `cid:` and this (RFC 2392). */
  readonly contentId: string | null
  readonly disposition: Disposition
}

/** A decoded attachment, as it is stored. */
export interface Attachment extends AttachmentHead {
  readonly content: Uint8Array
}

/** What may stand within the angle brackets of a Content-ID (RFC 5322 §3.6.4), but comments and quoted strings. */
export const contentIdPattern = "^[!#-'*-;=?-\\[\\]-~]{1,255}$"

const contentIdForm = new RegExp(contentIdPattern)

/** Why a text is no content id. */
export const checkContentId = (text: string): string | undefined =>
  contentIdForm.test(text)
    ? undefined
    : "must be 1 to 255 printable ASCII characters without spaces, angle brackets, double quotes, parentheses and "
      + "backslashes"

/**
 * What `effect/http/Mime` does not know, because it holds types without a vendor alone; and `mpp`, which it takes for a
 * patch of MPEG-DASH.
 */
const otherTypes: ReadonlyMap<string, string> = new Map([
  ["7z", "application/x-7z-compressed"],
  ["apk", "application/vnd.android.package-archive"],
  ["avi", "video/x-msvideo"],
  ["bz2", "application/x-bzip2"],
  ["docm", "application/vnd.ms-word.document.macroenabled.12"],
  ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ["dotx", "application/vnd.openxmlformats-officedocument.wordprocessingml.template"],
  ["flac", "audio/flac"],
  ["ico", "image/vnd.microsoft.icon"],
  ["kml", "application/vnd.google-earth.kml+xml"],
  ["kmz", "application/vnd.google-earth.kmz"],
  ["mkv", "video/matroska"],
  ["mpp", "application/vnd.ms-project"],
  ["msg", "application/vnd.ms-outlook"],
  ["numbers", "application/vnd.apple.numbers"],
  ["odg", "application/vnd.oasis.opendocument.graphics"],
  ["odp", "application/vnd.oasis.opendocument.presentation"],
  ["ods", "application/vnd.oasis.opendocument.spreadsheet"],
  ["odt", "application/vnd.oasis.opendocument.text"],
  ["pages", "application/vnd.apple.pages"],
  ["pkpass", "application/vnd.apple.pkpass"],
  ["potx", "application/vnd.openxmlformats-officedocument.presentationml.template"],
  ["ppsx", "application/vnd.openxmlformats-officedocument.presentationml.slideshow"],
  ["ppt", "application/vnd.ms-powerpoint"],
  ["pptm", "application/vnd.ms-powerpoint.presentation.macroenabled.12"],
  ["pptx", "application/vnd.openxmlformats-officedocument.presentationml.presentation"],
  ["psd", "image/vnd.adobe.photoshop"],
  ["rar", "application/vnd.rar"],
  ["tar", "application/x-tar"],
  ["tgz", "application/gzip"],
  ["vcf", "text/vcard"],
  ["vsdx", "application/vnd.ms-visio.drawing"],
  ["xls", "application/vnd.ms-excel"],
  ["xlsm", "application/vnd.ms-excel.sheet.macroenabled.12"],
  ["xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  ["xltx", "application/vnd.openxmlformats-officedocument.spreadsheetml.template"]
])

/** The type that a file name's extension represents; `application/octet-stream` where it says nothing. */
export const contentTypeOf = (filename: string): string => {
  const dot = filename.lastIndexOf(".")
  const extension = dot === -1 ? "" : filename.slice(dot + 1).toLowerCase()
  return otherTypes.get(extension) ?? Option.getOrElse(Mime.getType(extension), () => "application/octet-stream")
}

/** The head of a file of which a sender said so much; the rest follows from it. */
export const headOf = ({ contentId, contentType, disposition, filename }: Partial<AttachmentHead>): AttachmentHead => ({
  filename: filename ?? null,
  contentType: contentType ?? contentTypeOf(filename ?? ""),
  contentId: contentId ?? null,
  disposition: disposition ?? ((contentId ?? null) === null ? "attachment" : "inline")
})

/** What a file is called where it must be called something. */
export const nameOf = ({ contentId, filename }: AttachmentHead): string => filename ?? contentId ?? "untitled"

const notBase64 = /[^A-Za-z0-9+/]/
const lineBreaks = /[\r\n]+/g

/**
 * As much of base64 as a pattern should say. One that counts groups of four digits goes back over megabytes in some
 * engines.
 */
export const base64Pattern = "^[A-Za-z0-9+\\/\\r\\n]+={0,2}[\\r\\n]*$"

/** A base64 text on one line: encoders of email break it (RFC 2045 §6.8). */
export const unwrapped = (content: string): string =>
  content.includes("\n") || content.includes("\r") ? content.replace(lineBreaks, "") : content

/** What Node's own base64 does within a millisecond a megabyte; other engines may not have it. */
interface NativeBase64 {
  readonly from: (text: string, encoding: "base64") => Uint8Array & {
    readonly toString: (encoding: "base64") => string
  }
}

const native = (globalThis as { readonly Buffer?: NativeBase64 }).Buffer

/** From so many characters on, it is worth the way to native code. */
const nativeFrom = 8 * 1024

/** What is checked at once of a longer text: whole groups of four digits. */
const checkedAtOnce = 64 * 1024

/** Whether a text has nothing but digits of base64. */
const isDigits = (text: string): boolean => {
  if (text.includes("=")) return false
  const whole = native === undefined || text.length < nativeFrom ? 0 : text.length - text.length % 4
  for (let at = 0; at < whole; at += checkedAtOnce) {
    const piece = text.slice(at, Math.min(at + checkedAtOnce, whole))
    // Whatever is no digit is left out, or written otherwise.
    if (native!.from(piece, "base64").toString("base64") !== piece) return false
  }
  // One search for one wrong character: nothing to go back to, however long the text.
  return !notBase64.test(text.slice(whole))
}

const paddingOf = (content: string): number => content.endsWith("==") ? 2 : content.endsWith("=") ? 1 : 0

/** A text of more characters is longer than any file may be, also one that is broken into lines of a few digits. */
const longest = maxTotalBytes * 3

/** How many bytes a text decodes to if it is base64; of any other text a number that means nothing. */
export const claimedSize = (wrapped: string): number => {
  if (!wrapped.includes("\n") && !wrapped.includes("\r")) {
    return Math.floor((wrapped.length - paddingOf(wrapped)) * 3 / 4)
  }
  let digits = wrapped.length
  for (let at = 0; at < wrapped.length && wrapped.length <= longest; at++) {
    const code = wrapped.charCodeAt(at)
    // Line breaks, and padding, which stands nowhere but at the end.
    if (code === 10 || code === 13 || code === 61) digits--
  }
  return Math.floor(digits * 3 / 4)
}

/**
 * How many bytes a base64 text decodes to (RFC 4648 §4; padding may be missing), or `undefined` if it is none. The
 * digits of one that is longer than any file may be are not looked at.
 */
export const decodedSize = (wrapped: string): number | undefined => {
  if (wrapped.length > longest) return claimedSize(wrapped)
  const content = unwrapped(wrapped)
  const padding = paddingOf(content)
  const digits = content.length - padding
  if (digits === 0 || digits % 4 === 1 || (padding > 0 && content.length % 4 !== 0)) return undefined
  const size = Math.floor(digits * 3 / 4)
  const text = content.slice(0, digits)
  // Of one that is refused for its size, no more is examined than what its size is counted by.
  return (size > maxTotalBytes ? !text.includes("=") : isDigits(text)) ? size : undefined
}

/** The bytes of a base64 text whose `decodedSize` is known. */
export const decode = (wrapped: string): Uint8Array => {
  if (native !== undefined && wrapped.length >= nativeFrom) {
    const { buffer, byteLength, byteOffset } = native.from(wrapped, "base64")
    return new Uint8Array(buffer, byteOffset, byteLength)
  }
  const content = unwrapped(wrapped)
  return Result.getOrThrow(Base64.decode(content.padEnd(Math.ceil(content.length / 4) * 4, "=")))
}
