import type { Issue } from "@sendwright/core/foundation/Errors"
import * as Base64 from "effect/encoding/Base64"

type Fields = { readonly [name: string]: unknown }

const isByte = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 255

const isBytes = (value: unknown): value is ReadonlyArray<number> => Array.isArray(value) && value.every(isByte)

/**
 * The content of a file as base64, in the forms that Resend's clients send it: base64, the numbers of its bytes (Go), or
 * a Buffer as Node writes it into JSON. `undefined` for anything else.
 */
export const contentOf = (content: unknown): string | undefined => {
  if (typeof content === "string") return content
  const bytes = typeof content === "object" && content !== null && "type" in content && content.type === "Buffer"
      && "data" in content
    ? content.data
    : content
  return isBytes(bytes) ? Base64.encode(Uint8Array.from(bytes)) : undefined
}

/** What a file is called that is named by its URL alone: the last part of the URL's path. */
const filenameOf = (path: string): string | undefined => {
  if (!URL.canParse(path)) return undefined
  const last = new URL(path).pathname.split("/").at(-1) ?? ""
  try {
    return last === "" ? undefined : decodeURIComponent(last)
  } catch {
    return last
  }
}

const present = (value: unknown): boolean => value !== undefined && value !== null && value !== false && value !== ""

/** An attachment of Resend's as the core's; what cannot be read of it is an issue. */
export const toCore = (item: unknown, index: number, report: (issue: Issue) => void): unknown => {
  if (typeof item !== "object" || item === null) return item
  const { content, content_id: contentId, content_type: contentType, filename, inline_content_id: inlineId, path } =
    item as Fields
  const encoded = present(content) ? contentOf(content) : undefined
  if (present(content) && encoded === undefined) {
    report({ path: ["attachments", index, "content"], message: "must be base64, or a list of bytes" })
  }
  const id = present(contentId) ? contentId : inlineId
  const name = present(filename) ? filename : typeof path === "string" ? filenameOf(path) : undefined
  return {
    ...(name === undefined ? {} : { filename: name }),
    ...(encoded === undefined ? {} : { content: encoded }),
    ...(present(path) ? { url: path } : {}),
    ...(present(contentType) ? { contentType } : {}),
    ...(present(id) ? { contentId: id } : {})
  }
}
