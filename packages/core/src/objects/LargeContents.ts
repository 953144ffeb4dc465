import * as Context from "effect/Context"
import type * as Digest from "effect/crypto/Digest"
import type * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { EmailStore } from "../emails/EmailStore.ts"
import { ErasureStore } from "../privacy/ErasureStore.ts"
import { ExportStore } from "../privacy/ExportStore.ts"
import { ReceivedStore } from "../received/ReceivedStore.ts"
import { SendJobs } from "../sending/SendJobs.ts"
import type { ContentReferences } from "./ContentReferences.ts"
import type { ContentStore } from "./ContentStore.ts"
import * as ObjectErasure from "./objectErasure.ts"
import * as Objects from "./Objects.ts"
import * as Reading from "./reading.ts"
import * as ReceivedContents from "./receivedContents.ts"
import * as Storing from "./storing.ts"

/** The ports through which contents of emails come and go. */
export type Wrapped = EmailStore | SendJobs | ExportStore | ErasureStore | ReceivedStore

/**
 * The stores of a storage, with large contents of emails in a `ContentStore` (`ContentSettings`). What is large is stored
 * there before its email is accepted, and the storage keeps a reference in its place; a reader of an email from these
 * stores finds it whole. Contents stay where they are when the settings change. Where there is no object store
 * (`ContentStore.layerNone`), nothing is sent or shown of contents that one has.
 *
 * A failure of the object store is a `StorageError` with the outage `contents`. What is left of an accept or a deletion
 * that was broken off is removed by `ContentSweep`.
 *
 * @example
 * ```ts
 * import { MemoryStorage } from "@sendwright/core"
 * import * as LargeContents from "@sendwright/core/objects/LargeContents"
 * import * as MemoryContentStore from "@sendwright/core/memory/MemoryContentStore"
 * import * as Digest from "effect/crypto/Digest"
 * import * as SecureRandom from "effect/crypto/SecureRandom"
 * import * as Layer from "effect/Layer"
 *
 * export const Storage = LargeContents.over(MemoryStorage.layer).pipe(
 *   Layer.provideMerge(MemoryContentStore.layer),
 *   Layer.provide([SecureRandom.layerWebCrypto, Digest.layerWebCrypto])
 * )
 * ```
 */
export const over = <A, E, R>(
  storage: Layer.Layer<A | Wrapped | ContentReferences, E, R>
): Layer.Layer<
  A | Wrapped | ContentReferences,
  E,
  R | ContentStore | Digest.Digest | SecureRandom.SecureRandom
> => wrapping.pipe(Layer.provideMerge(storage))

const wrapping = Layer.effectContext(Effect.gen(function*() {
  const emails = yield* EmailStore
  const jobs = yield* SendJobs
  const exports = yield* ExportStore
  const erasures = yield* ErasureStore
  const received = yield* ReceivedStore
  const objects = yield* Objects.make
  const reading = Reading.make(objects)
  return Context.make(EmailStore, {
    ...emails,
    ...reading.emails(emails),
    accept: yield* Storing.accept(emails, objects)
  }).pipe(
    Context.add(SendJobs, { ...jobs, begin: reading.begin(jobs.begin) }),
    Context.add(ExportStore, { ...exports, emails: reading.page(exports.emails) }),
    Context.add(ErasureStore, {
      erase: (erasure) =>
        erasures.erase({
          ...erasure,
          elsewhere: ObjectErasure.make(objects),
          receivedElsewhere: ObjectErasure.ofReceived(objects)
        })
    }),
    Context.add(ReceivedStore, ReceivedContents.make(received, objects))
  )
}))
