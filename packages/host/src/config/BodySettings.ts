import { bytes, setting } from "@sendwright/core/foundation/Setting"

/** What requests and messages may take in bytes. */
export const bodySettings = {
  bodyLimit: setting(
    "SENDWRIGHT_BODY_LIMIT",
    "`50MiB`; for a batch `64MiB`",
    "Largest request body of a send, a template or a batch.",
    bytes(10_000, 1e9)
  ),
  memory: setting(
    "SENDWRIGHT_MEMORY",
    "`800MiB`",
    "Memory per process for [data in progress](./capacity.md#memory): request bodies, fetched attachments and SMTP "
      + "messages.",
    bytes(3_000_000, 1e11)
  )
} as const

/**
 * How the memory is divided: in the proportion of the defaults, 384, 160 and 256 MiB. Incoming mail takes another 128 MiB.
 */
export const sharesOf = (memory: number) => ({
  bodies: Math.floor(memory * 12 / 25),
  attachments: Math.floor(memory * 5 / 25),
  messages: Math.floor(memory * 8 / 25),
  received: Math.floor(memory * 4 / 25)
})
