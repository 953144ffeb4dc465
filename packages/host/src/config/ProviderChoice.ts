import type { Reader } from "@sendwright/core/foundation/Setting"
import type { NamedProvider } from "@sendwright/core/sending/ProviderDefinition"
import * as ProviderRoutes from "@sendwright/core/sending/ProviderRoutes"
import type { Routes } from "@sendwright/core/sending/RoutedProvider"
import * as Result from "effect/Result"
import { type ProviderRegistry, slots } from "./ProviderRegistry.ts"

/** Names of providers with commas between them. */
export const order: Reader<ReadonlyArray<string>> = (text) => Result.succeed(text.split(",").map((name) => name.trim()))

type Rules = ReadonlyArray<ProviderRoutes.RouteRule>

/** One provider that the settings describe. */
export interface Described extends NamedProvider {
  readonly kind: string
}

/** The providers that take mail, and those that are left out. */
export interface Choice {
  /** In the order in which they are tried, and behind them those that only routes lead to. */
  readonly providers: ReadonlyArray<Described>
  /** null: all mail has the order of the providers. */
  readonly routes: Routes | null
  readonly unused: ReadonlyArray<{ readonly name: string; readonly setting: string }>
}

const known = (registry: ProviderRegistry): string =>
  registry.flatMap(({ instances, kind }) =>
    instances === 1 ? [kind] : instances === 2 ? [kind, `${kind}2`] : [kind, `${kind}2 … ${kind}${instances}`]
  ).join(", ")

/** What is wrong with names of providers, whichever are set up: it completes the sentence "SENDWRIGHT_PROVIDERS …". */
export const checkNames = (registry: ProviderRegistry, names: ReadonlyArray<string>): string | undefined => {
  const possible = new Set(slots(registry).map(({ name }) => name))
  return new Set(names).size === names.length && names.every((name) => possible.has(name))
    ? undefined
    : `must be names of providers (${known(registry)}), each once, with commas between them`
}

/** What is wrong with the names that rules lead to: it completes the sentence "SENDWRIGHT_ROUTES …". */
export const checkRoutes = (registry: ProviderRegistry, rules: Rules): string | undefined => {
  const possible = new Set(slots(registry).map(({ name }) => name))
  const wrong = ProviderRoutes.namesOf(rules).find((name) => !possible.has(name))
  return wrong === undefined
    ? undefined
    : `names ${wrong}, which is no provider: write one of ${known(registry)}`
}

/** Adds the providers that rules lead to. The failure completes the sentence "SENDWRIGHT_ROUTES …". */
export const route = (
  registry: ProviderRegistry,
  described: ReadonlyArray<Described>,
  choice: Choice,
  rules: Rules
): Result.Result<Choice, string> => {
  const wanted = ProviderRoutes.namesOf(rules)
  const absent = absentOf(registry, described, wanted)
  if (absent !== undefined) return Result.fail(`names ${absent.name}, which needs ${absent.needs}`)
  const isNew = ({ name }: Described) => wanted.includes(name) && !choice.providers.some((one) => one.name === name)
  return Result.succeed({
    providers: [...choice.providers, ...described.filter(isNew)],
    routes: { rules, usual: choice.providers.map(({ name }) => name) },
    unused: choice.unused.filter(({ name }) => !wanted.includes(name))
  })
}

const absentOf = (registry: ProviderRegistry, described: ReadonlyArray<Described>, wanted: ReadonlyArray<string>) =>
  slots(registry).find(({ name }) => wanted.includes(name) && !described.some((one) => one.name === name))

/**
 * Puts the providers in order: where they are of one kind, in that of their numbers. Where there are several kinds,
 * nobody can guess which one is meant to come first, and the failure says what to write. It completes the sentence
 * "SENDWRIGHT_PROVIDERS …".
 */
export const choose = (
  registry: ProviderRegistry,
  described: ReadonlyArray<Described>,
  wanted: ReadonlyArray<string> | undefined
): Result.Result<Choice, string> => {
  if (wanted === undefined) {
    const kinds = [...new Set(described.map(({ kind }) => kind))]
    return kinds.length < 2
      ? Result.succeed({ providers: described, routes: null, unused: [] })
      : Result.fail(
        `must say which provider comes first: write ${kinds.map((kind) => led(described, kind)).join(" or ")}`
      )
  }
  const possible = slots(registry)
  const names = new Set(described.map(({ name }) => name))
  const absent = absentOf(registry, described, wanted)
  if (absent !== undefined) return Result.fail(`names ${absent.name}, which needs ${absent.needs}`)
  return Result.succeed({
    providers: wanted.flatMap((name) => described.filter((provider) => provider.name === name)),
    routes: null,
    unused: possible.filter(({ name }) => names.has(name) && !wanted.includes(name))
      .map(({ name, needs }) => ({ name, setting: needs }))
  })
}

/** The order in which those of one kind come first. */
const led = (described: ReadonlyArray<Described>, first: string): string =>
  [...described.filter(({ kind }) => kind === first), ...described.filter(({ kind }) => kind !== first)]
    .map(({ name }) => name).join(",")
