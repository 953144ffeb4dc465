import { bytes, duration, integer, setting } from "@sendwright/core/foundation/Setting"

/** What requests, attachments and exports may take in bytes and time. */
export const bodySettings = {
  bodyLimitSend: setting(
    "SENDWRIGHT_BODY_LIMIT_SEND",
    "`50MiB`",
    "Largest request body of a send or a template.",
    bytes(10_000, 1e9)
  ),
  bodyLimitBatch: setting(
    "SENDWRIGHT_BODY_LIMIT_BATCH",
    "`64MiB`",
    "Largest request body of a batch.",
    bytes(10_000, 1e9)
  ),
  bodyLimitOther: setting(
    "SENDWRIGHT_BODY_LIMIT_OTHER",
    "`1MiB`",
    "Largest request body of every other route.",
    bytes(10_000, 1e9)
  ),
  bodyMemory: setting(
    "SENDWRIGHT_BODY_MEMORY",
    "`384MiB`",
    "Memory for request bodies in progress; each counts [three times](./limits.md#request-bodies).",
    bytes(1_000_000, 1e11)
  ),
  bodyTimeout: setting(
    "SENDWRIGHT_BODY_SECONDS",
    "`120`",
    "Time for a request body to arrive.",
    duration("second", 1, 3_600)
  ),
  attachmentUrls: setting(
    "SENDWRIGHT_ATTACHMENT_URLS",
    "`100`",
    "Attachment URLs fetched for one request or batch.",
    integer(10, 1_000)
  ),
  attachmentLimit: setting(
    "SENDWRIGHT_ATTACHMENT_LIMIT",
    "`48MiB`",
    "Total size of the files fetched for one request.",
    bytes(1_000_000, 1e9)
  ),
  attachmentTimeout: setting(
    "SENDWRIGHT_ATTACHMENT_SECONDS",
    "`30`",
    "Time to fetch all files of one request.",
    duration("second", 1, 300)
  ),
  attachmentMemory: setting(
    "SENDWRIGHT_ATTACHMENT_MEMORY",
    "`160MiB`",
    "Memory for fetched files, half of it per account.",
    bytes(1_000_000, 1e11)
  ),
  attachmentFetches: setting(
    "SENDWRIGHT_ATTACHMENT_FETCHES",
    "`16`",
    "Concurrent fetches of attachments.",
    integer(1, 1_000)
  ),
  exportConcurrency: setting(
    "SENDWRIGHT_EXPORT_CONCURRENCY",
    "`4`",
    "Concurrent account exports; one per account.",
    integer(1, 100)
  ),
  exportTimeout: setting(
    "SENDWRIGHT_EXPORT_SECONDS",
    "`3600`",
    "Longest duration of an export.",
    duration("second", 10, 86_400)
  )
} as const
