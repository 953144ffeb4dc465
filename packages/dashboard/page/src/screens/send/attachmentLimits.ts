const maxFiles = 10
const maxBytes = 7 * 1024 * 1024

/** Why files cannot be attached together; `undefined` if they can. The server has the same limits. */
export const attachmentProblem = (
  files: ReadonlyArray<{ readonly size: number }>
): "tooManyFiles" | "tooLargeFiles" | undefined =>
  files.length > maxFiles
    ? "tooManyFiles"
    : files.reduce((sum, { size }) => sum + size, 0) > maxBytes
    ? "tooLargeFiles"
    : undefined

/** A size as people write it. */
export const sizeOf = (bytes: number): string =>
  bytes < 1_000
    ? `${bytes} B`
    : bytes < 1_000_000
    ? `${(bytes / 1_000).toFixed(1)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
