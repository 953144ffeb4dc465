import type { Reader } from "@sendwright/core/foundation/Setting"
import type { NamedProvider } from "@sendwright/core/sending/ProviderDefinition"
import * as Result from "effect/Result"
import { type ProviderRegistry, slots } from "./ProviderRegistry.ts"

/** Names of providers with commas between them. */
export const order: Reader<ReadonlyArray<string>> = (text) => Result.succeed(text.split(",").map((name) => name.trim()))

/** One provider that the settings describe. */
export interface Described extends NamedProvider {
  readonly kind: string
}

/** The providers that are described, in the order in which they are tried, and those that are left out. */
export interface Choice {
  readonly providers: ReadonlyArray<Described>
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
      ? Result.succeed({ providers: described, unused: [] })
      : Result.fail(
        `must say which provider comes first: write ${kinds.map((kind) => led(described, kind)).join(" or ")}`
      )
  }
  const possible = slots(registry)
  const names = new Set(described.map(({ name }) => name))
  const absent = possible.find(({ name }) => wanted.includes(name) && !names.has(name))
  if (absent !== undefined) return Result.fail(`names ${absent.name}, which needs ${absent.needs}`)
  return Result.succeed({
    providers: wanted.flatMap((name) => described.filter((provider) => provider.name === name)),
    unused: possible.filter(({ name }) => names.has(name) && !wanted.includes(name))
      .map(({ name, needs }) => ({ name, setting: needs }))
  })
}

/** The order in which those of one kind come first. */
const led = (described: ReadonlyArray<Described>, first: string): string =>
  [...described.filter(({ kind }) => kind === first), ...described.filter(({ kind }) => kind !== first)]
    .map(({ name }) => name).join(",")
