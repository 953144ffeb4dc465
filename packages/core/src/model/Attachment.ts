/** At most so many files an email. */
export const maxCount = 10
/** At most so many bytes an email, after decoding, over all its files. */
export const maxTotalBytes = 7 * 1024 * 1024

/** A decoded attachment, as it is stored. */
export interface Attachment {
  readonly filename: string
  readonly contentType: string
  readonly content: Uint8Array
}

const typesByExtension: Readonly<Record<string, string>> = {
  avif: "image/avif",
  bmp: "image/bmp",
  css: "text/css",
  csv: "text/csv",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  eml: "message/rfc822",
  gif: "image/gif",
  gz: "application/gzip",
  heic: "image/heic",
  htm: "text/html",
  html: "text/html",
  ics: "text/calendar",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  js: "text/javascript",
  json: "application/json",
  md: "text/markdown",
  mov: "video/quicktime",
  mp3: "audio/mpeg",
  mp4: "video/mp4",
  odp: "application/vnd.oasis.opendocument.presentation",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
  odt: "application/vnd.oasis.opendocument.text",
  ogg: "audio/ogg",
  pdf: "application/pdf",
  png: "image/png",
  ppt: "application/vnd.ms-powerpoint",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  rtf: "application/rtf",
  svg: "image/svg+xml",
  tar: "application/x-tar",
  tif: "image/tiff",
  tiff: "image/tiff",
  txt: "text/plain",
  vcf: "text/vcard",
  wav: "audio/wav",
  webm: "video/webm",
  webp: "image/webp",
  xls: "application/vnd.ms-excel",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  xml: "application/xml",
  zip: "application/zip"
}

/** The type that a file name's extension stands for; `application/octet-stream` where it says nothing. */
export const contentTypeOf = (filename: string): string => {
  const dot = filename.lastIndexOf(".")
  const extension = dot === -1 ? "" : filename.slice(dot + 1).toLowerCase()
  return Object.hasOwn(typesByExtension, extension) ? typesByExtension[extension]! : "application/octet-stream"
}

const notBase64 = /[^A-Za-z0-9+/]/

/** How many bytes a base64 text decodes to (RFC 4648 §4; padding may be missing), or `undefined` if it is none. */
export const decodedSize = (content: string): number | undefined => {
  const padding = content.endsWith("==") ? 2 : content.endsWith("=") ? 1 : 0
  const digits = content.length - padding
  if (digits === 0 || digits % 4 === 1 || (padding > 0 && content.length % 4 !== 0)) return undefined
  // One search for one wrong character: nothing to go back to, however long the text.
  return notBase64.test(content.slice(0, digits)) ? undefined : Math.floor(digits * 3 / 4)
}
