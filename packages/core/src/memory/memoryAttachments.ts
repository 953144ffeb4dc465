import type { NewFile } from "../emails/EmailStore.ts"
import type { StoredFile } from "../model/OriginalMessage.ts"

/** A file as it is read. */
export const attachmentOf = (file: NewFile): StoredFile => {
  if (file.size === undefined) return file
  const { content, contentId, contentType, disposition, filename } = file
  return { filename, contentType, contentId, disposition, content }
}
