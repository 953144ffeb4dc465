import type * as Schema from "effect/Schema"

/** One server-sent event. */
export interface ServerEvent {
  /** Letters, digits and `_`. */
  readonly event: string
  readonly data: Schema.Json
}

/** The text of an event. JSON escapes line breaks, so that it is a single line. */
export const toText = ({ data, event }: ServerEvent): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
