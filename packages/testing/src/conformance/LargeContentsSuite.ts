import type { StorageError } from "@sendwright/core/foundation/StorageError"
import * as MemoryContentStore from "@sendwright/core/memory/MemoryContentStore"
import { ContentSettings } from "@sendwright/core/objects/ContentSettings"
import * as LargeContents from "@sendwright/core/objects/LargeContents"
import { type Begun, SendJobs } from "@sendwright/core/sending/SendJobs"
import type { Storage } from "@sendwright/core/Storage"
import * as Digest from "effect/crypto/Digest"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as StorageSuite from "./StorageSuite.ts"

/** Every content lives in the object store, however small it is. */
const settings = Layer.succeed(ContentSettings, { ...ContentSettings.defaultValue(), minBytes: 0 })

/** The parts that see contents. What a storage keeps in their place is not seen through `LargeContents`. */
const parts: ReadonlyArray<StorageSuite.Part> = [
  "EmailStore",
  "ReceivedStore",
  "SendJobs",
  "ExportStore",
  "ErasureStore",
  "RetentionStore",
  "agreement"
]

/** What is begun is read at once, as a worker would. */
const readAtOnce = Layer.effect(
  SendJobs,
  Effect.map(SendJobs, (jobs) =>
    SendJobs.of({
      ...jobs,
      begin: (leases, now) =>
        Effect.flatMap(jobs.begin(leases, now), (all) =>
          Effect.forEach(all, (begun): Effect.Effect<Begun, StorageError> => {
            if (begun._tag !== "Ready" || begun.whole === undefined) {
              return Effect.succeed(begun)
            }
            const { whole, ...rest } = begun
            return Effect.map(whole, (email) => ({ ...rest, email }))
          }))
    }))
)

/**
 * Runs the conformance tests of those storage ports that see contents, while every content lives in an object store: they
 * must not notice.
 *
 * @example
 * ```ts no-run: it registers tests
 * import { MemoryStorage } from "@sendwright/core"
 * import * as LargeContentsSuite from "@sendwright/testing/conformance/LargeContentsSuite"
 * import { peppers } from "@sendwright/testing/fixtures"
 * import * as SecureRandom from "effect/crypto/SecureRandom"
 * import * as Layer from "effect/Layer"
 *
 * LargeContentsSuite.suite("memory", Layer.provide(MemoryStorage.layer, [SecureRandom.layerWebCrypto, peppers]))
 * ```
 */
export const suite = <E>(
  name: string,
  storage: Layer.Layer<Storage, E>,
  options: StorageSuite.SuiteOptions = {}
): void =>
  StorageSuite.suite(
    name,
    readAtOnce.pipe(
      Layer.provideMerge(LargeContents.over(storage)),
      Layer.provide([MemoryContentStore.layer, SecureRandom.layerWebCrypto, Digest.layerWebCrypto, settings])
    ),
    { parts, ...options }
  )
