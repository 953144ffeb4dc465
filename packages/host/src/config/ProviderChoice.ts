import type { SmtpOptions } from "@sendwright/smtp/SmtpOptions"
import * as Result from "effect/Result"
import type { ProviderName } from "./ProviderName.ts"
import type { Values } from "./Settings.ts"

/** One provider that the settings describe. Credentials of SES are left to the variables that its SDK reads. */
export type ProviderChoice =
  | { readonly name: "smtp" | "smtp2"; readonly smtp: SmtpOptions }
  | {
    readonly name: "ses"
    readonly ses: {
      readonly region: string
      readonly configurationSet: string | null
      readonly endpoint: string | null
    }
  }

/** The setting without which a provider is not there. */
export const settingOf: Readonly<Record<ProviderName, string>> = {
  ses: "SENDWRIGHT_SES_REGION",
  smtp: "SMTP_URL",
  smtp2: "SMTP_URL_2"
}

/** Where a provider is, for people. */
export const describe = (choice: ProviderChoice): string =>
  choice.name === "ses" ? `SES in ${choice.ses.region}` : `${choice.smtp.host}:${choice.smtp.port}`

/** The providers that are described, in the order in which they are tried, and those that are left out. */
export interface Choice {
  readonly providers: ReadonlyArray<ProviderChoice>
  readonly unused: ReadonlyArray<ProviderName>
}

const describedBy = (values: Values): ReadonlyArray<ProviderChoice> => [
  ...(values.sesRegion === undefined ? [] : [{
    name: "ses" as const,
    ses: {
      region: values.sesRegion,
      configurationSet: values.sesConfigurationSet ?? null,
      endpoint: values.sesEndpoint ?? null
    }
  }]),
  ...(values.smtp === undefined ? [] : [{ name: "smtp" as const, smtp: values.smtp }]),
  ...(values.smtp2 === undefined ? [] : [{ name: "smtp2" as const, smtp: values.smtp2 }])
]

/**
 * Puts the providers in order. Mail servers come in the order of their numbers; where SES is there besides, nobody can
 * guess which one is meant to come first, and the failure says what to write.
 */
export const choose = (values: Values): Result.Result<Choice, { readonly name: string; readonly message: string }> => {
  if (values.sesRegion === undefined) {
    if (values.sesConfigurationSet !== undefined) return withoutRegion("SENDWRIGHT_SES_CONFIGURATION_SET")
    if (values.sesEndpoint !== undefined) return withoutRegion("SENDWRIGHT_SES_ENDPOINT")
  }
  return Result.mapError(inOrder(values), (message) => ({ name: "SENDWRIGHT_PROVIDERS", message }))
}

const withoutRegion = (name: string) =>
  Result.fail({ name, message: `needs ${settingOf.ses}, without which nothing is handed to SES` })

const inOrder = (values: Values): Result.Result<Choice, string> => {
  const described = describedBy(values)
  const names = described.map(({ name }) => name)
  if (values.providers === undefined) {
    const others = names.filter((name) => name !== "ses")
    return names.length === others.length || others.length === 0
      ? Result.succeed({ providers: described, unused: [] })
      : Result.fail(
        `must say which provider comes first: write ${["ses", ...others].join(",")} or ${[...others, "ses"].join(",")}`
      )
  }
  const wanted = values.providers
  const absent = wanted.find((name) => !names.includes(name))
  if (absent !== undefined) return Result.fail(`names ${absent}, which needs ${settingOf[absent]}`)
  return Result.succeed({
    providers: wanted.flatMap((name) => described.filter((provider) => provider.name === name)),
    unused: names.filter((name) => !wanted.includes(name))
  })
}
