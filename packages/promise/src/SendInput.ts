import type { Disposition } from "@sendwright/core/model/Attachment"
import type { SendRequest } from "@sendwright/core/model/SendRequest"

/** A file that goes with an email: its content, or a URL that it is fetched from when the email is sent. */
export interface AttachmentInput {
  /** May be left out, where there is a content type, with a content id and for an alternative. */
  readonly filename?: string | undefined
  /** Bytes, or base64. */
  readonly content?: Uint8Array | string | undefined
  /** https, and a public host. */
  readonly url?: string | undefined
  /** Absent: what the filename's extension says. */
  readonly contentType?: string | undefined
  /** The html names the file by it: `<img src="cid:logo">`. */
  readonly contentId?: string | undefined
  /**
   * Beside the body (`attachment`), where it is shown (`inline`), or a further form of the body, such as
   * `text/calendar; method=REQUEST` (`alternative`). Absent: `inline` with a content id, else `attachment`.
   */
  readonly disposition?: Disposition | undefined
}

/** Fields that may be `undefined`, which callers often pass for what they do not have. */
export type OrUndefined<Fields> = { readonly [Name in keyof Fields]: Fields[Name] | undefined }

type Required = "from" | "to"
/** Given in other forms as well. */
type Extended = "attachments" | "scheduledAt"

/** An email to be sent. Needs `html`, `text` or both, or a template. */
export interface SendInput extends Pick<SendRequest, Required>, OrUndefined<Omit<SendRequest, Required | Extended>> {
  /** Up to 10 files of 7 MB together. */
  readonly attachments?: ReadonlyArray<AttachmentInput> | undefined
  /** When it is to leave, at most 30 days ahead: a Date, or ISO 8601 with a time zone. */
  readonly scheduledAt?: Date | string | undefined
}

/** The fields that are there: callers often pass `undefined` for what they do not have. */
export const present = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

const dateText = (date: Date): string | Date => Number.isNaN(date.getTime()) ? date : date.toISOString()

const attachmentOf = (item: unknown): unknown => {
  if (typeof item !== "object" || item === null) return item
  const fields = present(item)
  const { content } = fields
  return content instanceof Uint8Array
    ? { ...fields, content: Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString("base64") }
    : fields
}

/** The send in the form that the engine decodes, which finds what is wrong with it. */
export const plain = (input: SendInput): unknown => {
  if (typeof input !== "object" || input === null) return input
  const fields = present(input)
  const { attachments, scheduledAt } = fields
  return {
    ...fields,
    ...(scheduledAt instanceof Date ? { scheduledAt: dateText(scheduledAt) } : {}),
    ...(Array.isArray(attachments) ? { attachments: attachments.map(attachmentOf) } : {})
  }
}
