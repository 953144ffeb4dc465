import * as Context from "effect/Context"

/**
 * Which contents live in an object store, and how it is used. Durations are milliseconds.
 *
 * @example
 * ```ts
 * import { ContentSettings } from "@sendwright/core/objects/ContentSettings"
 * import * as Layer from "effect/Layer"
 *
 * // Half a megabyte may be in the database.
 * export const Settings = Layer.succeed(ContentSettings, { ...ContentSettings.defaultValue(), minBytes: 512 * 1024 })
 * ```
 */
export interface ContentSettings {
  /**
   * Bodies (html and text together, whose characters count as bytes) and attachments of so many bytes and more live in the
   * object store. Infinity: none of new emails.
   */
  readonly minBytes: number
  /** How long everything that one accept stores may take. */
  readonly storeMillis: number
  /** How long one object may take to be read, with its turn. */
  readonly readMillis: number
  /** Objects that are stored, or read, by this process at once. */
  readonly concurrency: number
}

export const ContentSettings = Context.Reference<ContentSettings>("@sendwright/core/objects/ContentSettings", {
  defaultValue: () => ({ minBytes: 64 * 1024, storeMillis: 20_000, readMillis: 20_000, concurrency: 32 })
})
