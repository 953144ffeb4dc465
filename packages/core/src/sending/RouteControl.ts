import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import { type AuditActor, operator } from "../audit/AuditEntry.ts"
import { AuditLog } from "../audit/AuditLog.ts"
import type { DnsResolver } from "../domains/DnsResolver.ts"
import { checkAddress, domainOf, toEnvelope } from "../foundation/Address.ts"
import { Conflict, type Issue, ValidationError } from "../foundation/Errors.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import * as ProviderRoutes from "./ProviderRoutes.ts"
import * as ReceiverHosts from "./ReceiverHosts.ts"
import { hostsUnknown, providerAbsent } from "./RoutedProvider.ts"
import { RouteStore, type StoredRoutes } from "./RouteStore.ts"
import * as StoredRules from "./StoredRules.ts"

/**
 * The providers of this process, and the rules that it was started with. `ProviderSet.layer` provides it; who makes a
 * `RoutedProvider` provides it too, so that `RouteControl` knows what rules may name.
 *
 * @example
 * ```ts
 * import { ConfiguredRoutes } from "@sendwright/core/sending/RouteControl"
 * import * as Layer from "effect/Layer"
 *
 * export const Configured = Layer.succeed(ConfiguredRoutes, {
 *   names: ["others", "company"],
 *   rules: [],
 *   usual: ["others"]
 * })
 * ```
 */
export const ConfiguredRoutes = Context.Reference<{
  readonly names: ReadonlyArray<string>
  readonly rules: ReadonlyArray<ProviderRoutes.RouteRule>
  /** Those that are tried where no rule holds, in their order. */
  readonly usual: ReadonlyArray<string>
}>("@sendwright/core/sending/ConfiguredRoutes", { defaultValue: () => ({ names: [], rules: [], usual: [] }) })

/** Characters of the stored rules together. */
export const maxText = 20_000

/** The rules that operators stored, and what they mean to this process. */
export interface RoutesView extends StoredRoutes {
  /** Why this process does not follow all of them; null: it does. */
  readonly problem: string | null
}

/** An email that may never be sent. */
export interface RouteQuestion {
  readonly to: string
  readonly from: string
  readonly tags: ReadonlyArray<string>
  /** null: of no account that a rule is about. */
  readonly accountId: string | null
}

/** Where it would go. */
export interface RouteAnswer {
  /** The rule that holds, as it is written; null: none does, or nobody knows. */
  readonly rule: string | null
  /** Where the rule is from; null: there is none. */
  readonly source: "stored" | "setting" | null
  /** In the order in which they are tried; none: it waits. */
  readonly providers: ReadonlyArray<string>
  /** Why it would wait; null: it would not. */
  readonly waits: string | null
}

const changedMeanwhile = new Conflict({ message: "Somebody changed the routes meanwhile: read them again." })

const issuesOf = (path: string, problem: string | undefined): ReadonlyArray<Issue> =>
  problem === undefined ? [] : [{ path: [path], message: problem }]

const waitsFor = (waits: string): RouteAnswer => ({ rule: null, source: null, providers: [], waits })

/**
 * The rules that choose providers, as operators store them for all processes. They come before those of the settings, and
 * are in use 5 seconds later. A process with one provider has nothing to choose, and follows none.
 *
 * @example
 * ```ts
 * import { RouteControl } from "@sendwright/core/sending/RouteControl"
 * import * as Effect from "effect/Effect"
 *
 * // Replaces the rules of before, where nobody else does so meanwhile, and says where an email would go then.
 * export const withoutRules = Effect.gen(function*() {
 *   const routes = yield* RouteControl
 *   const { version } = yield* routes.current
 *   yield* routes.set("", version)
 *   return yield* routes.explain({ to: "ada@company.example", from: "shop@shop.example", tags: [], accountId: null })
 * })
 * ```
 */
export class RouteControl extends Context.Service<RouteControl, {
  readonly current: Effect.Effect<RoutesView, StorageError>
  /**
   * Replaces the version that the caller has seen; an empty text removes all rules. A `Conflict` where there is another
   * version by now, and a `ValidationError` where the rules cannot be read or name a provider that this process lacks.
   */
  readonly set: (
    text: string,
    seen: number,
    by?: AuditActor
  ) => Effect.Effect<RoutesView, Conflict | StorageError | ValidationError>
  /** Where an email would go. */
  readonly explain: (question: RouteQuestion) => Effect.Effect<RouteAnswer, StorageError | ValidationError>
}>()("@sendwright/core/sending/RouteControl") {
  static readonly layer: Layer.Layer<RouteControl, never, AuditLog | DnsResolver | RouteStore> = Layer.effect(
    RouteControl,
    Effect.gen(function*() {
      const { names, rules, usual } = yield* ConfiguredRoutes
      const store = yield* RouteStore
      const audit = yield* AuditLog
      const hosts = yield* ReceiverHosts.make
      const clock = yield* Clock.Clock

      const viewOf = (stored: StoredRoutes): RoutesView => ({
        ...stored,
        problem: names.length < 2 && stored.text !== ""
          ? "One provider takes all mail: the stored rules are not in use"
          : StoredRules.read(stored, names).problem ?? null
      })
      const current = Effect.map(store.current, viewOf)

      const problemOf = (text: string): string | undefined => {
        if (text.length > maxText) return `must have ${maxText} characters at most`
        const parsed = ProviderRoutes.parseStored(text)
        if (Result.isFailure(parsed)) return parsed.failure
        const absent = ProviderRoutes.absentOf(ProviderRoutes.namesOf(parsed.success), names)
        return absent === undefined
          ? undefined
          : `names ${absent}, which is not set up here: write one of ${names.join(", ")}`
      }

      const set = Effect.fn("RouteControl.set")(function*(given: string, seen: number, by: AuditActor = operator) {
        const text = given.trim()
        const issues = issuesOf("rules", problemOf(text))
        if (issues.length > 0) return yield* new ValidationError({ issues })
        const at = new Date(clock.currentTimeMillisUnsafe())
        if (!(yield* store.set(text, seen, { at, by: by.name }))) return yield* changedMeanwhile
        yield* audit.record(null, by, "routes.changed", String(seen + 1))
        return viewOf({ text, version: seen + 1, changed: { at, by: by.name } })
      })

      const explain = Effect.fn("RouteControl.explain")(function*({ accountId, from, tags, to }: RouteQuestion) {
        const issues = [...issuesOf("to", checkAddress(to)), ...issuesOf("from", checkAddress(from))]
        if (issues.length > 0) return yield* new ValidationError({ issues })
        // One provider takes all mail.
        const read = names.length < 2 ? StoredRules.none : StoredRules.read(yield* store.current, names).rules
        if (Result.isFailure(read)) return waitsFor(read.failure.diagnostic)
        const stored = read.success
        const all = [...stored, ...rules]
        const recipient = toEnvelope(to)
        const domain = domainOf(recipient)
        const found = ProviderRoutes.askForHosts(all) ? yield* hosts.of(domain) : null
        const message = { accountId: accountId ?? "", from: { name: null, address: from }, tags }
        const rule = ProviderRoutes.ruleFor(all, recipient, message, () => found)
        if (rule === null) return waitsFor(hostsUnknown.diagnostic)
        const providers = rule?.providers ?? usual
        const absent = ProviderRoutes.absentOf(providers, names)
        const answer: RouteAnswer = {
          rule: rule === undefined ? null : ProviderRoutes.ruleText(rule),
          source: rule === undefined ? null : stored.includes(rule) ? "stored" : "setting",
          providers: absent === undefined ? providers : [],
          waits: absent === undefined ? null : providerAbsent(absent).diagnostic
        }
        return answer
      })

      return RouteControl.of({ current, set, explain })
    })
  )
}
