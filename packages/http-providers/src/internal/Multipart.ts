import { createHash } from "node:crypto"

/** A file in a form. */
export interface FormFile {
  readonly name: string
  readonly filename: string
  readonly contentType: string
  readonly content: Uint8Array
}

const escaped = (text: string): string => text.replace(/["\r\n]/g, (found) => encodeURIComponent(found))

/**
 * A form with one file (RFC 7578), in one piece: its length is known, and the same form gives the same bytes. No content
 * holds the boundary, because it is made of the content's digest.
 */
export const make = (
  fields: ReadonlyArray<readonly [name: string, value: string]>,
  file: FormFile
): { readonly body: Uint8Array; readonly contentType: string } => {
  const boundary = `sendwright-${createHash("sha256").update(file.content).digest("hex").slice(0, 48)}`
  const texts = fields.map(([name, value]) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${escaped(name)}"\r\n\r\n${value}\r\n`
  )
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${escaped(file.name)}"; filename="${
    escaped(file.filename)
  }"\r\nContent-Type: ${file.contentType}\r\n\r\n`
  return {
    body: Buffer.concat([
      Buffer.from(texts.join("") + head, "utf8"),
      file.content,
      Buffer.from(`\r\n--${boundary}--\r\n`, "utf8")
    ]),
    contentType: `multipart/form-data; boundary=${boundary}`
  }
}
