import type { ProviderSetup } from "@sendwright/core/sending/ProviderDefinition"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import { StartError } from "./errors.ts"
import { installed } from "./installed.ts"
import type { DirectDelivery, SesRegion } from "./providers.ts"

/** A mail server at a URL. */
export const smtp = async (url: string): Promise<ProviderSetup> => {
  const [{ setup }, { parseSmtpUrl }] = await Promise.all([
    import("@sendwright/smtp/SmtpDefinition"),
    import("@sendwright/smtp/SmtpOptions")
  ])
  const options = parseSmtpUrl(Redacted.make(url))
  if (Result.isFailure(options)) throw new StartError(`The URL of smtp(url) ${options.failure}.`)
  return setup(options.success)
}

/** SES in a region. */
export const ses = async (
  { configurationSet, credentials, endpoint, region }: SesRegion
): Promise<ProviderSetup> => {
  const [{ setup }, SesOptions] = await installed(
    "@sendwright/ses",
    () => Promise.all([import("@sendwright/ses/SesDefinition"), import("@sendwright/ses/SesOptions")])
  )
  return setup(SesOptions.make({
    region,
    configurationSet: configurationSet ?? null,
    endpoint: endpoint ?? null,
    credentials: credentials === undefined ? null : {
      accessKeyId: credentials.accessKeyId,
      secretAccessKey: Redacted.make(credentials.secretAccessKey),
      ...(credentials.sessionToken === undefined ? {} : { sessionToken: Redacted.make(credentials.sessionToken) })
    }
  }))
}

/** The mail servers of the recipients. */
export const mx = async (delivery: DirectDelivery): Promise<ProviderSetup> => {
  const [{ setup }, { validate }] = await installed(
    "@sendwright/mx",
    () => Promise.all([import("@sendwright/mx/MxDefinition"), import("@sendwright/mx/MxOptions")])
  )
  const options = validate(delivery)
  if (Result.isFailure(options)) throw new StartError(`mx(options) ${options.failure}.`)
  return setup(options.success)
}
