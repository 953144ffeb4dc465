import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { ContentMissing, ContentStore, ContentStoreError } from "../objects/ContentStore.ts"

/**
 * `ContentStore` in memory: nothing outlives the process. Layers are memoised: `Layer.fresh` makes an empty one.
 *
 * @example
 * ```ts
 * import { ContentStore } from "@sendwright/core/objects/ContentStore"
 * import * as MemoryContentStore from "@sendwright/core/memory/MemoryContentStore"
 * import * as Effect from "effect/Effect"
 *
 * // How many objects a test has left behind.
 * export const left = ContentStore.use((store) => store.list({ prefix: "", after: null, limit: 1_000 })).pipe(
 *   Effect.map((keys) => keys.length),
 *   Effect.provide(MemoryContentStore.layer)
 * )
 * ```
 */
export const layer: Layer.Layer<ContentStore> = Layer.sync(ContentStore, () => {
  const objects = new Map<string, Uint8Array>()
  return ContentStore.of({
    place: "the memory of this process",
    put: (key, content) => Effect.sync(() => void objects.set(key, content.slice())),
    get: (key, maxBytes) =>
      Effect.suspend((): Effect.Effect<Uint8Array, ContentMissing | ContentStoreError> => {
        const content = objects.get(key)
        if (content === undefined) return Effect.fail(new ContentMissing())
        return content.length <= maxBytes
          ? Effect.succeed(content.slice())
          : Effect.fail(new ContentStoreError({ command: "ContentStore.get", outage: null, reason: "too long" }))
      }),
    remove: (keys) =>
      Effect.sync(() => {
        for (const key of keys) objects.delete(key)
      }),
    list: ({ after, limit, prefix }) =>
      Effect.sync(() =>
        [...objects.keys()].filter((key) => key.startsWith(prefix) && (after === null || key > after)).sort()
          .slice(0, limit)
      )
  })
})
