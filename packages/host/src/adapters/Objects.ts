import { ContentSettings } from "@sendwright/core/objects/ContentSettings"
import type { ContentStore } from "@sendwright/core/objects/ContentStore"
import { layerNone } from "@sendwright/core/objects/ContentStore"
import * as ContentSweep from "@sendwright/core/objects/ContentSweep"
import * as LargeContents from "@sendwright/core/objects/LargeContents"
import type { Storage as Stores } from "@sendwright/core/Storage"
import * as S3ContentStore from "@sendwright/s3/S3ContentStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { SqlClient } from "effect/sql/SqlClient"
import type { HostConfig } from "../config/Config.ts"
import { objectSettings } from "../config/ObjectSettings.ts"

type Objects = Pick<HostConfig, "contents">

/** The object store of a configuration, which may be none. */
export const store = ({ contents }: Objects): Layer.Layer<ContentStore> =>
  contents === null ? layerNone : S3ContentStore.layer(contents.s3)

const settings = ({ contents }: Objects) =>
  Layer.effect(
    ContentSettings,
    Effect.map(ContentSettings, (all) => ({
      ...all,
      minBytes: contents === null ? Infinity : contents.minBytes ?? all.minBytes
    }))
  )

/** A log has a name once something of it was to be kept elsewhere. */
const warnOfLeftBehind = Layer.effectDiscard(
  Effect.gen(function*() {
    const sql = yield* SqlClient
    const named = yield* sql`SELECT 1 FROM sendwright.log_identity`
    if (named.length > 0) {
      yield* Effect.logWarning(
        `Contents of emails may live in an object store, and ${objectSettings.contentBucket.name} is not set: what lives `
          + "there can be neither sent nor shown"
      )
    }
  }).pipe(Effect.ignore)
)

/**
 * A storage with large contents in the object store of a configuration. Where it has none, what lives in one is missed and
 * not taken for something else.
 */
export const over = <A, E, R>(config: Objects, storage: Layer.Layer<A | Stores | SqlClient, E, R>) => {
  const wrapped = LargeContents.over(storage).pipe(Layer.provideMerge(store(config)), Layer.provide(settings(config)))
  return config.contents === null ? Layer.provideMerge(warnOfLeftBehind, wrapped) : wrapped
}

/** What removes objects that nothing refers to. */
export const sweep = ({ contents }: Objects) => contents === null ? Layer.empty : ContentSweep.layer
