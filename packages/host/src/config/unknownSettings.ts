import { nearest } from "@sendwright/core/foundation/Nearest"
import type { Environment } from "./Environment.ts"
import { furtherIssuers } from "./OidcSettings.ts"
import { type ProviderRegistry, slots } from "./ProviderRegistry.ts"
import { settings } from "./Settings.ts"
import { firstVariable, numberVariable } from "./workerNumber.ts"

/** A variable that looks like a setting and is none. */
export interface UnknownSetting {
  readonly name: string
  /** The setting that was probably meant; null where none is near. */
  readonly meant: string | null
}

/** What is said of it. */
export const unknownText = ({ meant, name }: UnknownSetting): string =>
  `${name} is not a setting${meant === null ? ": it has no effect" : `; did you mean ${meant}?`}`

/** Variables that begin with `SENDWRIGHT_` and are no settings of the server: the last ones are what clients go by. */
const foreign = new Set([
  numberVariable,
  firstVariable,
  "SENDWRIGHT_TEST_DATABASE_URL",
  "SENDWRIGHT_WRITE_DOCS",
  "SENDWRIGHT_API_KEY",
  "SENDWRIGHT_KEY",
  "SENDWRIGHT_URL"
])

/**
 * Variables that nobody reads: those that begin with `SENDWRIGHT_`, mostly misspelt, and numbered ones of providers that
 * have no such number.
 */
export const unknownSettings = (
  environment: Environment,
  registry: ProviderRegistry
): ReadonlyArray<UnknownSetting> => {
  const own = Object.values(settings).map(({ name }) => name)
  const numbered = [...slots(registry), ...furtherIssuers].flatMap(({ settings }) => Object.values(settings))
  const ofProviders = numbered.map(({ name }) => name)
  const names = [...own, ...ofProviders]
  return Object.keys(environment)
    .filter((name) => name.startsWith("SENDWRIGHT_") || ofProviders.includes(name.replace(/_\d+$/, "")))
    .filter((name) => !names.includes(name) && !foreign.has(name))
    .sort()
    .map((name) => ({ name, meant: nearest(name, names) }))
}
