import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"

/** The longest key, in characters. */
export const maxKeyLength = 512
/** The most keys of one removal, and of one page of a list. */
export const maxKeys = 1_000

const keyForm = /^[A-Za-z0-9_-]+(?:[/.][A-Za-z0-9_-]+)*$/

/**
 * Whether a store must take a key: words of ASCII letters, digits, hyphens and underscores, with a slash or a dot between
 * two of them.
 */
export const isKey = (key: string): boolean => key.length <= maxKeyLength && keyForm.test(key)

/** A state of an object store in which it does nothing, or nothing of a kind, for now. */
export const ContentOutage = Schema.Literals(["unreachable", "unanswered", "overloaded", "denied", "unconfigured"])
export type ContentOutage = typeof ContentOutage.Type

/**
 * An object store did not do what it was asked for, after the adapter had tried again what may pass. An object may have
 * been stored, or removed, all the same. Its texts hold no keys and no contents.
 */
export class ContentStoreError extends Schema.TaggedError<ContentStoreError>()("ContentStoreError", {
  /** The port's command: `ContentStore.put`. */
  command: Schema.String,
  /** null: it has another reason, such as an answer that cannot be read. */
  outage: Schema.NullOr(ContentOutage),
  /** What the store said, in a few words, such as the code of its error; null where it said nothing. */
  reason: Schema.NullOr(Schema.String)
}) {
  override get message(): string {
    const state = this.outage === null ? "" : `: the object store is ${this.outage}`
    return `${this.command} failed${state}${this.reason === null ? "" : ` (${this.reason})`}`
  }
}

/** There is no object under a key. */
export class ContentMissing extends Schema.TaggedError<ContentMissing>()("ContentMissing", {}) {
  override get message(): string {
    return "There is no such object in the object store."
  }
}

/** A stretch of a list of keys. */
export interface KeyPage {
  /** How the keys begin: a part of a key up to a slash, which belongs to it. */
  readonly prefix: string
  /** Strictly after this key, whether or not it is there; null: from the first on. */
  readonly after: string | null
  /** From 1 to `maxKeys`. */
  readonly limit: number
}

/**
 * The port behind which large contents of emails may live: objects of up to 16 MB under keys (`isKey`). Who puts an
 * object draws a key that was never used, so that none is ever changed. Every command has a deadline of the adapter's
 * own.
 *
 * @example
 * ```ts
 * import { ContentStore } from "@sendwright/core/objects/ContentStore"
 * import * as Effect from "effect/Effect"
 *
 * const encoder = new TextEncoder()
 *
 * export const keep = Effect.fn("keep")(function*(text: string) {
 *   const store = yield* ContentStore
 *   yield* store.put("notes/0199a1b2", encoder.encode(text))
 *   return yield* store.get("notes/0199a1b2", 1_000_000)
 * })
 * ```
 */
export class ContentStore extends Context.Service<ContentStore, {
  /** Where it is, for operators: without credentials. */
  readonly place: string
  /** Stores an object. Once it has succeeded, every node reads it. */
  readonly put: (key: string, content: Uint8Array) => Effect.Effect<void, ContentStoreError>
  /** Reads one; a longer one than `maxBytes` is a failure without an outage, and is not read to its end. */
  readonly get: (key: string, maxBytes: number) => Effect.Effect<Uint8Array, ContentMissing | ContentStoreError>
  /** Removes up to `maxKeys` objects; those that are not there are removed already. */
  readonly remove: (keys: ReadonlyArray<string>) => Effect.Effect<void, ContentStoreError>
  /** The keys of a stretch, in the order of their characters' codes; fewer than `limit` are the last ones. */
  readonly list: (page: KeyPage) => Effect.Effect<ReadonlyArray<string>, ContentStoreError>
}>()("@sendwright/core/objects/ContentStore") {}

/**
 * Where there is no object store: every command fails as `unconfigured`. What was kept in one before is then missed where
 * it is read, and not shown as something else.
 *
 * @example
 * ```ts
 * import * as ContentStore from "@sendwright/core/objects/ContentStore"
 * import * as Layer from "effect/Layer"
 *
 * // A choice that settings make.
 * export const chosen = (store: Layer.Layer<ContentStore.ContentStore> | null) => store ?? ContentStore.layerNone
 * ```
 */
export const layerNone: Layer.Layer<ContentStore> = Layer.sync(ContentStore, () => {
  const fail = (command: string) => () =>
    Effect.fail(new ContentStoreError({ command: `ContentStore.${command}`, outage: "unconfigured", reason: null }))
  return ContentStore.of({
    place: "no object store",
    put: fail("put"),
    get: fail("get"),
    remove: fail("remove"),
    list: fail("list")
  })
})
