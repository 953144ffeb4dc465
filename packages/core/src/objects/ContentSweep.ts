import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import { logFailedWork } from "../foundation/failedWork.ts"
import { EngineSettings } from "../foundation/Settings.ts"
import { StorageTime } from "../foundation/StorageTime.ts"
import * as Uuid from "../foundation/Uuid.ts"
import * as ContentReference from "./ContentReference.ts"
import { ContentReferences } from "./ContentReferences.ts"
import { ContentStore, maxKeys } from "./ContentStore.ts"

/** How long an object is left alone that nobody refers to: by then every accept that stored it has ended. */
export const graceMillis = 24 * 3_600_000
const everyMillis = 3_600_000
/** Of so many rounds one goes through all objects, and the others through those that retention may have let go. */
const roundsOfWhole = 24
/** The object store belongs to those who send: after each page it is left alone for a while. */
const pauseMillis = 100

const removed = Metric.counter("sendwright_objects_removed_total", {
  description: "Objects that were removed because nothing refers to them any more",
  incremental: true
})

/**
 * Removes objects that no email refers to, once an hour: those of emails and contents that retention deleted, and those
 * that an accept or a deletion left behind when it was broken off. It lists the objects of its log in the order in which
 * their emails were accepted, and asks the storage about them. Any number of nodes may run it. Runs until the layer's
 * scope closes.
 *
 * @example
 * ```ts
 * import { Sendwright } from "@sendwright/core"
 * import * as ContentSweep from "@sendwright/core/objects/ContentSweep"
 * import * as Layer from "effect/Layer"
 *
 * export const Workers = Layer.merge(Sendwright.layerWorkers, ContentSweep.layer)
 * ```
 */
export const layer: Layer.Layer<never, never, ContentStore | ContentReferences | StorageTime> = Layer.effectDiscard(
  Effect.gen(function*() {
    const store = yield* ContentStore
    const references = yield* ContentReferences
    const { retainBodiesMillis, retainEmailsMillis } = yield* EngineSettings
    const time = yield* StorageTime

    /** Of some keys those to which nothing refers; those that are young or not ours are left out. */
    const unreferenced = Effect.fnUntraced(function*(logId: string, keys: ReadonlyArray<string>) {
      const before = (yield* time.now).getTime() - graceMillis
      const old = keys.flatMap((key) => ContentReference.readKey(key) ?? []).filter(({ storedAt }) => storedAt < before)
      if (old.length === 0) return []
      const known = yield* references.of([...new Set(old.map(({ emailId }) => emailId))])
      const used = new Set(known.flatMap(({ emailId, text }) => {
        const reference = ContentReference.read(emailId, text)
        return reference === undefined ? [] : [ContentReference.keyOf(logId, reference)]
      }))
      return old.map(({ key }) => key).filter((key) => !used.has(key))
    })

    /** Goes through the objects of emails that were accepted before a time; null: through all. */
    const walk = Effect.fnUntraced(function*(until: number | null) {
      const logId = yield* references.logId
      let after: string | null = null
      let count = 0
      for (;;) {
        const keys: ReadonlyArray<string> = yield* store.list({
          prefix: ContentReference.logPrefix(logId),
          after,
          limit: maxKeys
        })
        const gone = yield* unreferenced(logId, keys)
        if (gone.length > 0 && (yield* time.doubt) === null) {
          yield* store.remove(gone)
          yield* Metric.update(removed, gone.length)
          count += gone.length
        }
        const last = keys[maxKeys - 1]
        if (last === undefined) break
        const of = ContentReference.readKey(last)
        if (until !== null && of !== undefined && Uuid.millisOf(of.emailId) >= until) break
        after = last
        yield* Effect.sleep(pauseMillis)
      }
      if (count > 0) yield* Effect.logInfo("Objects were removed that nothing refers to", { count })
    })

    const terms = [retainBodiesMillis, retainEmailsMillis].filter((millis) => millis !== null)

    const round = (number: number) =>
      Effect.suspend(() => {
        if (number % roundsOfWhole === 0) return walk(null)
        return terms.length === 0
          ? Effect.void
          : Effect.flatMap(time.now, (now) => walk(now.getTime() - Math.min(...terms)))
      }).pipe(
        Effect.catchCause((cause) => logFailedWork("Objects could not be looked through; it is tried again", cause))
      )

    const from = (number: number): Effect.Effect<never> =>
      Effect.andThen(round(number), Effect.andThen(Effect.sleep(everyMillis), Effect.suspend(() => from(number + 1))))

    yield* Effect.forkScoped(from(0))
  })
)
