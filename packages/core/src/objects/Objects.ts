import * as Digest from "effect/crypto/Digest"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Metric from "effect/Metric"
import * as Semaphore from "effect/Semaphore"
import { StorageError } from "../foundation/StorageError.ts"
import * as ContentHealth from "./ContentHealth.ts"
import * as ContentReference from "./ContentReference.ts"
import { ContentReferences } from "./ContentReferences.ts"
import { ContentSettings } from "./ContentSettings.ts"
import { type ContentMissing, ContentStore, ContentStoreError, maxKeys } from "./ContentStore.ts"

type Operation = "put" | "get" | "remove"

const uses = Metric.counter("sendwright_objects_total", {
  description: "What was asked of the object store, by operation, and by what came of it",
  incremental: true
})

/** The object of a reference is not there, or is not what was stored: nothing that passes by itself. */
const lost = (reason: string): StorageError =>
  new StorageError({
    command: "ContentStore.get",
    cause: new ContentStoreError({ command: "ContentStore.get", outage: null, reason })
  })

/** Whether a command failed for an object that is lost: one that is missing, or not as it was stored. */
export const isLost = (error: StorageError): boolean => error.command === "ContentStore.get" && error.outage === null

const missing = "no such object"

/** Whether a command failed for an object that is missing. */
export const isMissing = (error: StorageError): boolean =>
  isLost(error) && error.cause instanceof ContentStoreError && error.cause.reason === missing

/** What of an email an object is to be made of. */
export type Part = Pick<ContentReference.ContentReference, "emailId" | "position" | "holds">

/** Objects by their references: with bounds, and with failures of the storage's kind. */
export type Objects = Effect.Success<typeof make>

export const make = Effect.gen(function*() {
  const store = yield* ContentStore
  const references = yield* ContentReferences
  const random = yield* SecureRandom.SecureRandom
  const digest = yield* Digest.Digest
  const settings = yield* ContentSettings
  const health = yield* ContentHealth.make(store)
  const slots = Semaphore.makeUnsafe(settings.concurrency)
  const scope = yield* Effect.scope

  let known: string | undefined
  /** The name of the log, which is read once. */
  const logId: Effect.Effect<string, StorageError> = Effect.suspend(() =>
    known === undefined
      ? Effect.tap(references.logId, (id) =>
        Effect.sync(() => {
          known = id
        }))
      : Effect.succeed(known)
  )

  const tally = (operation: Operation, outcome: string) =>
    Metric.update(Metric.withAttributes(uses, { operation, outcome }), 1)

  /** What is said where the time for it is over. */
  const unanswered = (operation: Operation): StorageError => {
    const command = `ContentStore.${operation}`
    const cause = new ContentStoreError({ command, outage: "unanswered", reason: null })
    return new StorageError({ command, cause, outage: "contents" })
  }

  const within = <A>(
    operation: Operation,
    millis: number,
    use: Effect.Effect<A, ContentMissing | ContentStoreError>
  ): Effect.Effect<A, StorageError> => {
    const command = `ContentStore.${operation}`
    return Semaphore.withPermits(slots, 1)(use).pipe(
      Effect.timeoutOrElse({
        duration: millis,
        orElse: () => Effect.fail(new ContentStoreError({ command, outage: "unanswered", reason: null }))
      }),
      Effect.tap(() => Effect.andThen(tally(operation, "done"), health.note(null))),
      Effect.catch((error) =>
        error._tag === "ContentMissing"
          ? Effect.andThen(tally(operation, "missing"), Effect.fail(lost(missing)))
          : Effect.andThen(
            tally(operation, error.outage ?? "failed"),
            Effect.andThen(
              error.outage === null ? Effect.void : health.note(error.outage),
              Effect.fail(
                new StorageError({ command, cause: error, outage: error.outage === null ? null : "contents" })
              )
            )
          )
      )
    )
  }

  /** Stores an object that nobody refers to yet. */
  const put = Effect.fnUntraced(function*(part: Part, content: Uint8Array) {
    const reference: ContentReference.ContentReference = {
      ...part,
      name: yield* random.uuidV7(),
      size: content.length,
      digest: yield* digest.digestHex(Digest.sha256, content)
    }
    const key = ContentReference.keyOf(yield* logId, reference)
    yield* within("put", settings.storeMillis, store.put(key, content))
    return reference
  })

  /** Reads the object of a reference, and only as it was stored. */
  const get = Effect.fnUntraced(function*(reference: ContentReference.ContentReference) {
    const key = ContentReference.keyOf(yield* logId, reference)
    const content = yield* within("get", settings.readMillis, store.get(key, reference.size))
    return (yield* digest.digestHex(Digest.sha256, content)) === reference.digest
      ? content
      : yield* lost("another object than was stored")
  })

  /** Removes objects that nobody refers to any more. */
  const remove = Effect.fnUntraced(function*(gone: ReadonlyArray<ContentReference.ContentReference>) {
    if (gone.length === 0) return
    const id = yield* logId
    const keys = gone.map((reference) => ContentReference.keyOf(id, reference))
    for (let start = 0; start < keys.length; start += maxKeys) {
      yield* within("remove", settings.storeMillis, store.remove(keys.slice(start, start + maxKeys)))
    }
  })

  /** Removes objects that were stored for nothing, aside. What is not removed now is found by the sweep. */
  const discard = (unused: ReadonlyArray<ContentReference.ContentReference>) =>
    unused.length === 0 ? Effect.void : Effect.asVoid(Effect.forkIn(Effect.ignore(remove(unused)), scope))

  /** The references that emails have now. */
  const referencesOf = (emailIds: ReadonlyArray<string>) =>
    Effect.map(
      references.of(emailIds),
      (all) => all.flatMap(({ emailId, text }) => ContentReference.read(emailId, text) ?? [])
    )

  return { put, get, remove, discard, referencesOf, replace: references.replace, unanswered, settings }
})
