import type { EngineSettings } from "@sendwright/core/foundation/Settings"
import * as MemoryStorage from "@sendwright/core/memory/MemoryStorage"
import { ContentReferences } from "@sendwright/core/objects/ContentReferences"
import { ContentSettings } from "@sendwright/core/objects/ContentSettings"
import {
  ContentMissing,
  type ContentOutage,
  ContentStore,
  ContentStoreError
} from "@sendwright/core/objects/ContentStore"
import * as LargeContents from "@sendwright/core/objects/LargeContents"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { engineOn } from "./harness.ts"

/** An object store that tests look into, and take out of order. */
export class Bucket extends Context.Service<Bucket, {
  readonly objects: Map<string, Uint8Array>
  outage: ContentOutage | null
  /** What happens before an object is read. */
  beforeGet: Effect.Effect<void>
  /** The commands that came, without their keys. */
  readonly commands: Array<string>
}>()("@sendwright/core/test/Bucket") {}

const store = Layer.effect(
  ContentStore,
  Effect.map(Bucket, (bucket) => {
    const { objects } = bucket
    const command = <A, E>(name: string, run: () => Effect.Effect<A, E>): Effect.Effect<A, E | ContentStoreError> =>
      // Others have their turn, as they have while a network is waited for.
      Effect.andThen(
        Effect.yieldNow,
        Effect.suspend((): Effect.Effect<A, E | ContentStoreError> => {
          bucket.commands.push(name)
          const { outage } = bucket
          return outage === null
            ? run()
            : Effect.fail(new ContentStoreError({ command: `ContentStore.${name}`, outage, reason: null }))
        })
      )
    return ContentStore.of({
      place: "a test",
      put: (key, content) => command("put", () => Effect.sync(() => void objects.set(key, content.slice()))),
      get: (key) =>
        Effect.andThen(
          Effect.suspend(() => bucket.beforeGet),
          command("get", (): Effect.Effect<Uint8Array, ContentMissing> => {
            const content = objects.get(key)
            return content === undefined ? Effect.fail(new ContentMissing()) : Effect.succeed(content)
          })
        ),
      remove: (keys) => command("remove", () => Effect.sync(() => keys.forEach((key) => objects.delete(key)))),
      list: ({ after, limit, prefix }) =>
        command(
          "list",
          () =>
            Effect.sync(() =>
              [...objects.keys()].filter((key) => key.startsWith(prefix) && (after === null || key > after)).sort()
                .slice(0, limit)
            )
        )
    })
  })
)

const bucket = Layer.sync(Bucket, () => ({ objects: new Map(), outage: null, beforeGet: Effect.void, commands: [] }))

/** What is as long as this lives in the object store. */
export const minBytes = 1_000

/** An engine whose large contents live in such a store. */
export const engineWithObjects = (settings: Partial<EngineSettings> = {}) =>
  engineOn(
    LargeContents.over(MemoryStorage.layer).pipe(
      Layer.provideMerge(store),
      Layer.provideMerge(bucket),
      Layer.provide(Layer.succeed(ContentSettings, { ...ContentSettings.defaultValue(), minBytes }))
    ),
    settings
  )

/** The keys of a store, without the name of the log. */
export const keys = Effect.gen(function*() {
  const { objects } = yield* Bucket
  const logId = yield* (yield* ContentReferences).logId
  return [...objects.keys()].map((key) => key.replace(`${logId}/`, "")).sort()
})
