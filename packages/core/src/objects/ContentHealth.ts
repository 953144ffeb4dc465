import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { Conditions } from "../foundation/Conditions.ts"
import * as Probation from "../foundation/Probation.ts"
import type { ContentOutage, ContentStore } from "./ContentStore.ts"

/** What the condition is called while the object store cannot be used. */
const conditionName = "object-store"

const messages: Readonly<Record<ContentOutage, string>> = {
  unreachable: "The object store cannot be reached: check its address, and the network to it.",
  unanswered: "The object store does not answer in time: check its load, and the network to it.",
  overloaded: "The object store is overloaded or has an internal error: check it.",
  denied: "The object store refuses these credentials, or has no such bucket: check both.",
  unconfigured: "Contents of emails are in an object store, and none is configured: configure the one that has them."
}

const consequence = "Emails with large contents are not accepted, sent or shown meanwhile."

/** How long after one look at a store that could not be used comes the next. */
const lookMillis = 10_000

/** A key that nobody stores an object under. */
const nothing = "none"

/** Tells of a store that cannot be used, as those who use it find it; meanwhile it is tried again and again. */
export const make = Effect.fnUntraced(function*(store: ContentStore["Service"]) {
  const conditions = yield* Conditions
  const clock = yield* Clock.Clock
  const observer = {}
  let state = Probation.start

  const note = (outage: ContentOutage | null): Effect.Effect<void> =>
    Effect.suspend(() => {
      if (outage === null && !state.isIll && state.streak === 0) return Effect.void
      const millis = Number(clock.monotonicTimeNanosUnsafe() / 1_000_000n)
      const [next, verdict] = Probation.judge(state, outage === null ? "well" : "ill", millis)
      state = next
      switch (verdict) {
        case "raise":
          return outage === null ? Effect.void : conditions.raise({
            name: conditionName,
            message: `${messages[outage]} ${consequence}`,
            blocks: false
          }, observer)
        case "clear":
          return conditions.clear(conditionName, observer)
        case "wait":
          return Effect.void
      }
    })

  const look = Effect.matchEffect(store.get(nothing, 1), {
    onSuccess: () => note(null),
    onFailure: (error) => note(error._tag === "ContentMissing" ? null : error.outage)
  })

  yield* Effect.forkScoped(
    Effect.forever(Effect.andThen(Effect.sleep(lookMillis), Effect.suspend(() => state.isIll ? look : Effect.void)))
  )
  return { note }
})
