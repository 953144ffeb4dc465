import type { Disposition } from "@sendwright/core/model/Attachment"
import type { SendRequest } from "@sendwright/core/model/SendRequest"

/** An attachment: its content, or a URL from which it is fetched when the email is sent. */
export interface AttachmentInput {
  /** Optional for an alternative, or with a content id, if there is a content type. */
  readonly filename?: string | undefined
  /** Bytes, or base64. */
  readonly content?: Uint8Array | string | undefined
  /** HTTPS with a public host. */
  readonly url?: string | undefined
  /** Default: derived from the filename's extension. */
  readonly contentType?: string | undefined
  /** References the file in the HTML: `<img src="cid:logo">`. */
  readonly contentId?: string | undefined
  /**
   * A file (`attachment`), an image in the HTML (`inline`), or another form of the body, such as
   * `text/calendar; method=REQUEST` (`alternative`). Default: `inline` with a content id, otherwise `attachment`.
   */
  readonly disposition?: Disposition | undefined
}

/** Fields that may be `undefined`, as callers often pass for missing values. */
export type OrUndefined<Fields> = { readonly [Name in keyof Fields]: Fields[Name] | undefined }

type Required = "from" | "to"
/** Fields that accept other forms too. */
type Extended = "attachments" | "scheduledAt"

/** An email to send. It needs `html`, `text` or both, or a template. */
export interface SendInput extends Pick<SendRequest, Required>, OrUndefined<Omit<SendRequest, Required | Extended>> {
  /** Up to 10 files, 7 MB in total. */
  readonly attachments?: ReadonlyArray<AttachmentInput> | undefined
  /** When to send it, at most 30 days ahead: a Date, or ISO 8601 with a time zone. */
  readonly scheduledAt?: Date | string | undefined
}

/** The fields that are not `undefined`. */
export const present = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** A date as the engine reads it; one that is no time stays, to be refused. */
export const dateText = (date: Date): string | Date => Number.isNaN(date.getTime()) ? date : date.toISOString()

const attachmentOf = (item: unknown): unknown => {
  if (typeof item !== "object" || item === null) return item
  const fields = present(item)
  const { content } = fields
  return content instanceof Uint8Array
    ? { ...fields, content: Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString("base64") }
    : fields
}

/** The send in the form that the engine decodes and validates. */
export const plain = (input: Partial<SendInput>): unknown => {
  if (typeof input !== "object" || input === null) return input
  const fields = present(input)
  const { attachments, scheduledAt } = fields
  return {
    ...fields,
    ...(scheduledAt instanceof Date ? { scheduledAt: dateText(scheduledAt) } : {}),
    ...(Array.isArray(attachments) ? { attachments: attachments.map(attachmentOf) } : {})
  }
}
