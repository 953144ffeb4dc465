import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as ProviderRoutes from "./ProviderRoutes.ts"
import { RouteStore, type StoredRoutes } from "./RouteStore.ts"
import { reportMillis } from "./Sites.ts"
import * as Submission from "./Submission.ts"

/** The rules that operators stored; the failure is what all mail waits with while nobody can tell them. */
export type StoredRules = Result.Result<ReadonlyArray<ProviderRoutes.RouteRule>, Submission.TemporarilyRefused>

/** A reading that takes longer is given up, in milliseconds: what was read last holds. */
const patienceMillis = 4_000

const unread: StoredRules = Result.fail(
  Submission.deferred("The stored routes could not be read from the database yet", reportMillis)
)

/** No rules. */
export const none: StoredRules = Result.succeed([])

/** What stored rules mean to a process that has these providers, and what is wrong with them; undefined: nothing. */
export const read = (
  { text }: Pick<StoredRoutes, "text">,
  names: ReadonlyArray<string>
): { readonly rules: StoredRules; readonly problem: string | undefined } => {
  const parsed = ProviderRoutes.parseStored(text)
  if (Result.isFailure(parsed)) {
    const problem = `The stored text ${parsed.failure}`
    const waits = "The stored routes cannot be read: an operator must correct or clear them"
    return { rules: Result.fail(Submission.temporarilyRefused(waits, { code: "4.3.5" })), problem }
  }
  const absent = ProviderRoutes.absentOf(ProviderRoutes.namesOf(parsed.success), names)
  return {
    rules: Result.succeed(parsed.success),
    problem: absent === undefined ? undefined : `A stored rule names ${absent}, which is no provider of this process`
  }
}

/**
 * Reads the stored rules at once and then every 5 seconds, until the scope closes, and answers with a look at
 * the last ones. While they cannot be read, those hold. Rules that this process cannot follow are logged once.
 *
 * @example
 * ```ts
 * import { EmailProvider } from "@sendwright/core"
 * import * as RoutedProvider from "@sendwright/core/sending/RoutedProvider"
 * import * as StoredRules from "@sendwright/core/sending/StoredRules"
 * import * as CaptureProvider from "@sendwright/node/CaptureProvider"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * const files = (name: string) => ({ ...CaptureProvider.make(name), name })
 *
 * export const Provider = Layer.effect(
 *   EmailProvider,
 *   Effect.gen(function*() {
 *     const stored = yield* StoredRules.make(["others", "company"])
 *     return yield* RoutedProvider.make([files("others"), files("company")], { rules: [], usual: ["others"], stored })
 *   })
 * )
 * ```
 */
export const make = Effect.fnUntraced(function*(names: ReadonlyArray<string>) {
  const store = yield* RouteStore
  let text: string | undefined
  let present = unread
  const look = store.current.pipe(
    Effect.timeout(patienceMillis),
    Effect.flatMap((stored) => {
      if (stored.text === text) return Effect.void
      const { problem, rules } = read(stored, names)
      const { version } = stored
      text = stored.text
      present = rules
      return problem === undefined
        ? Effect.logDebug("The stored routes are in use", { version })
        // A text that is no rules may hold anything.
        : Effect.logError("Email waits until an operator corrects the stored routes", {
          version,
          problem: Result.isSuccess(rules) ? problem : "they cannot be read: see sendwright routes show"
        })
    }),
    Effect.catchCause((cause) => Effect.logDebug("This process could not read the stored routes", cause))
  )
  // Nothing is handed over before they are known.
  yield* look
  yield* Effect.forkScoped(Effect.forever(Effect.andThen(Effect.sleep(reportMillis), look)))
  return (): StoredRules => present
})
