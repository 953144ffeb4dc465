import type { NewAttachment } from "../emails/EmailStore.ts"
import type { Attachment } from "../model/Attachment.ts"

/** A file as it is read. */
export const attachmentOf = (file: NewAttachment): Attachment => {
  if (file.size === undefined) return file
  const { content, contentId, contentType, disposition, filename } = file
  return { filename, contentType, contentId, disposition, content }
}
