import { contentIdOf, type Fields, isEmpty, isRecord, type Report } from "@sendwright/http/SurfaceFields"
import * as Base64 from "effect/encoding/Base64"

type Path = ReadonlyArray<string | number>

/** One form of the body. */
export interface Part {
  readonly path: Path
  readonly type: string
  readonly value: string
}

/** What an email consists of: its text and its html, further forms of the body, and its files. */
export interface MailContent {
  readonly text: Part | undefined
  readonly html: Part | undefined
  readonly others: ReadonlyArray<Part>
  /** With the names of the core. */
  readonly attachments: ReadonlyArray<unknown>
  /** The characters of all of it. */
  readonly length: number
}

const listOf = (value: unknown, path: Path, report: Report): ReadonlyArray<unknown> => {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return value
  report({ path, message: "must be a list" })
  return []
}

const partOf = (item: unknown, path: Path, report: Report): ReadonlyArray<Part> => {
  if (!isRecord(item)) {
    report({ path, message: "must be a JSON object with type and value" })
    return []
  }
  const { type, value } = item
  if (typeof type !== "string" || type.trim() === "") report({ path: [...path, "type"], message: "is required" })
  else if (typeof value !== "string" || value === "") {
    report({ path: [...path, "value"], message: "must be a string of at least one character" })
  } else return [{ path, type: type.trim(), value }]
  return []
}

const isOf = (name: string) => ({ type }: Part): boolean => type.split(";", 1)[0]!.trim().toLowerCase() === name
const isText = isOf("text/plain")
const isHtml = isOf("text/html")

/** A file of SendGrid's with the names of the core. */
const toFile = (item: unknown): unknown => {
  if (!isRecord(item)) return item
  const { content, content_id: contentId, disposition, filename, type } = item
  return {
    content: content ?? "",
    filename: isEmpty(filename) ? "attachment" : filename,
    ...(isEmpty(type) ? {} : { contentType: type }),
    ...(isEmpty(contentId) ? {} : { contentId: typeof contentId === "string" ? contentIdOf(contentId) : contentId }),
    disposition: isEmpty(disposition) ? "attachment" : disposition
  }
}

const lengthOf = (item: unknown): number =>
  isRecord(item)
    ? Object.values(item).reduce<number>((sum, value) => sum + (typeof value === "string" ? value.length : 0), 0)
    : 0

/** Reads `content` and `attachments`. */
export const read = ({ attachments, content }: Fields, report: Report): MailContent => {
  const parts = listOf(content, ["content"], report).flatMap((item, index) => partOf(item, ["content", index], report))
  const [text, ...texts] = parts.filter(isText)
  const [html, ...htmls] = parts.filter(isHtml)
  for (const { path } of [...texts, ...htmls]) report({ path: [...path, "type"], message: "is given twice" })
  const files = listOf(attachments, ["attachments"], report)
  return {
    text,
    html,
    others: parts.filter((part) => !isText(part) && !isHtml(part)),
    attachments: files.map(toFile),
    length: [...parts, ...files].reduce<number>((sum, item) => sum + lengthOf(item), 0)
  }
}

const charset = /;\s*charset\s*=/i

/** A further form of the body as a file of the core's. */
export const alternativeOf = ({ type, value }: Part): Fields => ({
  content: Base64.encode(new TextEncoder().encode(value)),
  contentType: charset.test(type) ? type : `${type}; charset=utf-8`,
  disposition: "alternative"
})
