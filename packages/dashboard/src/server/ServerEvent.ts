import type * as Schema from "effect/Schema"

/** One server-sent event. */
export interface ServerEvent {
  /** What a browser says it saw last when it comes again: letters, digits, `-` and `_`. */
  readonly id?: string
  /** Letters, digits and `_`. */
  readonly event: string
  readonly data: Schema.Json
}

/** An event as it is sent. JSON has no line breaks outside of its strings, and escapes those inside. */
export const toText = ({ data, event, id }: ServerEvent): string =>
  `${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** What a browser says it saw last; null where it says nothing that could be an id of ours. */
export const lastSeen = (header: string | undefined): string | null =>
  header !== undefined && /^[A-Za-z0-9_-]{1,100}$/.test(header) ? header : null
