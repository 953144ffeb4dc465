import type * as Schema from "effect/Schema"

/** One server-sent event. */
export interface ServerEvent {
  /** Letters, digits and `_`. */
  readonly event: string
  readonly data: Schema.Json
}

/** An event as it is sent. JSON has no line breaks outside of its strings, and escapes those inside. */
export const toText = ({ data, event }: ServerEvent): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
