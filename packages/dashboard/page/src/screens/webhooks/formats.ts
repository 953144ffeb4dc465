import type { Endpoint } from "./queries.ts"

/** In whose shape events are posted. */
export type Format = Endpoint["format"]

export const formats = ["sendwright", "resend", "postmark", "postmark_raw", "raw"] as const satisfies ReadonlyArray<
  Format
>

/** Whether it is chosen if a format tells what a received email says. The others always do. */
export const hasReceivedBody = (format: Format): boolean => format === "sendwright" || format === "resend"
