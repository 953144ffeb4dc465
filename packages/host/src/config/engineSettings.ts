import type { Setting } from "@sendwright/core/foundation/Setting"
import { parts } from "@sendwright/core/foundation/SettingsInput"
import type { SendwrightSettings } from "@sendwright/core/Sendwright"

type Parts = typeof parts

/** What each declaration of a part reads, by its full name, such as `engine.sendLease`. */
type VariablesOf<Part extends keyof Parts> = {
  readonly [Key in keyof Parts[Part] & string as `${Part}.${Key}`]: Parts[Part][Key] extends
    { readonly default: infer A } ? Setting<A>
    : never
}

/** The variables that the engine's own declarations of a part name, in their order. */
export const variablesOf = <Part extends keyof Parts>(part: Part): VariablesOf<Part> =>
  Object.fromEntries(
    Object.entries(parts[part]).flatMap(([key, { variable }]) =>
      variable === null ? [] : [[`${part}.${key}`, variable] as const]
    )
  ) as unknown as VariablesOf<Part>

/** What was given, by these names; what was not is left to the engine. */
export const engineSettings = (
  values: {
    readonly returnPath?: string | undefined
    readonly "engine.maxWebhooksPerEndpoint"?: number | undefined
    readonly "attachments.bytesAtOnce"?: number | undefined
  },
  more: SendwrightSettings
): SendwrightSettings => {
  const given: Readonly<Record<string, unknown>> = { ...values, "engine.returnPath": values.returnPath }
  const partOf = (name: keyof Parts) =>
    Object.fromEntries(Object.keys(parts[name]).map((key) => [key, given[`${name}.${key}`]]))
  return {
    ...Object.fromEntries((Object.keys(parts) as Array<keyof Parts>).map((name) => [name, partOf(name)])),
    ...more
  }
}
