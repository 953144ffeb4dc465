import { type Environment, given } from "./Environment.ts"
import { furtherIssuers } from "./OidcSettings.ts"
import { builtIn, type ProviderRegistry, slots } from "./ProviderRegistry.ts"
import { all } from "./Settings.ts"
import { shown } from "./ShownUrl.ts"

/** Each setting as it was given, what is secret in it hidden, and whether it was given at all. */
export const effective = (
  environment: Environment,
  registry: ProviderRegistry = builtIn
): ReadonlyArray<{ readonly name: string; readonly value: string; readonly given: boolean }> => {
  const further = [...slots(registry).filter(({ definition, name }) => name !== definition.kind), ...furtherIssuers]
    .flatMap(({ settings }) => Object.values(settings))
    .filter(({ name }) => given(environment, name) !== undefined)
  return [...all(registry), ...further].map(({ fallback, name, secret }) => {
    const text = given(environment, name)
    return text === undefined
      ? { name, value: fallback.replaceAll("`", ""), given: false }
      : { name, value: secret ? shown(text) : text, given: true }
  })
}
