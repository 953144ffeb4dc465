import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { StorageError } from "../foundation/StorageError.ts"

/** A text that replaces a body or a file, and may be a reference of its email. */
export interface StoredReference {
  readonly emailId: string
  readonly text: string
}

/** Another object in the place of one. */
export interface Replacement {
  readonly emailId: string
  /** The texts of both references. */
  readonly from: string
  readonly to: string
  /** Bytes of the new object. */
  readonly size: number
}

/**
 * The port through which a storage tells of the references to objects that it keeps in the place of contents
 * (`ContentReference`): as the html of an email whose text is null, and as the content of an attachment.
 *
 * @example
 * ```ts
 * import { ContentReferences } from "@sendwright/core/objects/ContentReferences"
 * import * as Effect from "effect/Effect"
 *
 * // Whether anything of an email lives in an object store.
 * export const livesElsewhere = Effect.fn("livesElsewhere")(function*(emailId: string) {
 *   const references = yield* ContentReferences
 *   return (yield* references.of([emailId])).length > 0
 * })
 * ```
 */
export class ContentReferences extends Context.Service<ContentReferences, {
  /**
   * A UUID that tells this log from any other one whose objects live in the same place. It is drawn when it is first asked
   * for, and is part of every backup.
   */
  readonly logId: Effect.Effect<string, StorageError>
  /** What emails have that begins as references do, in no particular order; up to 1,000 emails. */
  readonly of: (emailIds: ReadonlyArray<string>) => Effect.Effect<ReadonlyArray<StoredReference>, StorageError>
  /** Answers whether the reference was there, and is the other one now. */
  readonly replace: (replacement: Replacement) => Effect.Effect<boolean, StorageError>
}>()("@sendwright/core/objects/ContentReferences") {}
