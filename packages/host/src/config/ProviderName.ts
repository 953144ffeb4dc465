import * as Result from "effect/Result"
import type { Reader } from "./Setting.ts"

/** What providers are called in settings, events and logs. */
export const providerNames = ["ses", "smtp", "smtp2"] as const

export type ProviderName = typeof providerNames[number]

const isName = (text: string): text is ProviderName => providerNames.some((name) => name === text)

/** Names of providers with commas between them, each once. */
export const order: Reader<ReadonlyArray<ProviderName>> = (text) => {
  const names = text.split(",").map((name) => name.trim())
  return names.every(isName) && new Set(names).size === names.length
    ? Result.succeed(names)
    : Result.fail(`must be names of providers (${providerNames.join(", ")}), each once, with commas between them`)
}
