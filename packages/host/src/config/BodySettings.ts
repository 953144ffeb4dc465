import { bytes, setting } from "@sendwright/core/foundation/Setting"

/** What requests may take in bytes and time. */
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
  bodyMemory: setting(
    "SENDWRIGHT_BODY_MEMORY",
    "`384MiB`",
    "Memory for request bodies in progress; each counts [three times](./limits.md#request-bodies).",
    bytes(1_000_000, 1e11)
  )
} as const
