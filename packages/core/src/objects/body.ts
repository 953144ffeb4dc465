import type { EmailContents } from "../model/EmailFields.ts"

/** What an object of position 0 holds. */
export type Body = Pick<EmailContents, "html" | "text">

/** Before the texts: which of them there are (bits 0 and 1), and how many bytes html has. */
const headBytes = 5

const encoder = new TextEncoder()
const decoder = new TextDecoder("utf-8", { ignoreBOM: true })

/** A body as an object: a head, html, text. */
export const encodeBody = ({ html, text }: Body): Uint8Array => {
  const first = encoder.encode(html ?? "")
  const second = encoder.encode(text ?? "")
  const content = new Uint8Array(headBytes + first.length + second.length)
  content[0] = (html === null ? 0 : 1) + (text === null ? 0 : 2)
  new DataView(content.buffer).setUint32(1, first.length)
  content.set(first, headBytes)
  content.set(second, headBytes + first.length)
  return content
}

/** Reads what `encodeBody` wrote; that it is the same, its digest said. */
export const decodeBody = (content: Uint8Array): Body => {
  const has = content[0] ?? 0
  const end = headBytes + new DataView(content.buffer, content.byteOffset).getUint32(1)
  return {
    html: (has & 1) === 0 ? null : decoder.decode(content.subarray(headBytes, end)),
    text: (has & 2) === 0 ? null : decoder.decode(content.subarray(end))
  }
}

/** Bytes of html and text in an object of so many bytes. */
export const bodyBytes = (size: number): number => size - headBytes
