import { numberVariable } from "../processes/workerNumber.ts"
import type { Environment } from "./Environment.ts"
import { furtherIssuers } from "./OidcSettings.ts"
import { type ProviderRegistry, slots } from "./ProviderRegistry.ts"
import { settings } from "./Settings.ts"

/** A variable that looks like a setting and is none. */
export interface UnknownSetting {
  readonly name: string
  /** The setting that was probably meant; null where none is near. */
  readonly meant: string | null
}

/** How many characters have to be added, taken or changed to make one text of another (Levenshtein). */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
    }
    row = next
  }
  return row[b.length]!
}

/** Variables that begin with `SENDWRIGHT_` and are no settings of the server. */
const foreign = new Set([numberVariable, "SENDWRIGHT_TEST_DATABASE_URL", "SENDWRIGHT_WRITE_DOCS"])
const closeEnough = 3

/** Variables that begin with `SENDWRIGHT_` and that nobody reads: mostly misspelt. */
export const unknownSettings = (
  environment: Environment,
  registry: ProviderRegistry
): ReadonlyArray<UnknownSetting> => {
  const own = Object.values(settings).map(({ name }) => name)
  const numbered = [...slots(registry), ...furtherIssuers].flatMap(({ settings }) => Object.values(settings))
  const names = [...own, ...numbered.map(({ name }) => name)]
  return Object.keys(environment)
    .filter((name) => name.startsWith("SENDWRIGHT_") && !names.includes(name) && !foreign.has(name))
    .sort()
    .map((name) => {
      const [nearest] = names.map((known) => ({ known, far: distance(name, known) })).sort((a, b) => a.far - b.far)
      return { name, meant: nearest !== undefined && nearest.far <= closeEnough ? nearest.known : null }
    })
}
