import { bytes, duration, integer, setting } from "@sendwright/core/foundation/Setting"

/** What requests, attachments and exports may take in bytes and time. */
export const bodySettings = {
  bodyLimitSend: setting(
    "SENDWRIGHT_BODY_LIMIT_SEND",
    "`50MiB`",
    "Largest request body of one send.",
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
    "Largest request body of every other route; templates may need more.",
    bytes(10_000, 1e9)
  ),
  bodyMemory: setting(
    "SENDWRIGHT_BODY_MEMORY",
    "`384MiB`",
    "Memory that the bodies of all requests may take at once, with what is read from them: three times their size, until "
      + "their answer. An account has half of it; large bodies leave a quarter to small ones. Less than four times the "
      + "largest body counts as that much.",
    bytes(1_000_000, 1e11)
  ),
  bodyTimeout: setting(
    "SENDWRIGHT_BODY_SECONDS",
    "`120`",
    "How long a request body may take to arrive.",
    duration("second", 1, 3_600)
  ),
  attachmentUrls: setting(
    "SENDWRIGHT_ATTACHMENT_URLS",
    "`100`",
    "URLs that are fetched for the attachments of one request, a batch with all of its messages.",
    integer(10, 1_000)
  ),
  attachmentLimit: setting(
    "SENDWRIGHT_ATTACHMENT_LIMIT",
    "`48MiB`",
    "Bytes of all files that are fetched for one request.",
    bytes(1_000_000, 1e9)
  ),
  attachmentTimeout: setting(
    "SENDWRIGHT_ATTACHMENT_SECONDS",
    "`30`",
    "How long the files that are fetched for one request may take.",
    duration("second", 1, 300)
  ),
  attachmentMemory: setting(
    "SENDWRIGHT_ATTACHMENT_MEMORY",
    "`160MiB`",
    "Memory that fetched files may take at once, until their emails are stored; an account has half of it. Requests wait "
      + "for room.",
    bytes(1_000_000, 1e11)
  ),
  attachmentFetches: setting(
    "SENDWRIGHT_ATTACHMENT_FETCHES",
    "`16`",
    "Files that are fetched at once.",
    integer(1, 1_000)
  ),
  exportConcurrency: setting(
    "SENDWRIGHT_EXPORT_CONCURRENCY",
    "`4`",
    "Exports of accounts at once; one account has one.",
    integer(1, 100)
  ),
  exportTimeout: setting(
    "SENDWRIGHT_EXPORT_SECONDS",
    "`3600`",
    "How long an export may take.",
    duration("second", 10, 86_400)
  )
} as const
