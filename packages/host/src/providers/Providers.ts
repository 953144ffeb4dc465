import { DomainIdentities } from "@sendwright/core/domains/DomainIdentity"
import type { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import * as FailoverProvider from "@sendwright/core/sending/FailoverProvider"
import type { Throttles } from "@sendwright/core/sending/ThrottledProvider"
import * as ThrottledProvider from "@sendwright/core/sending/ThrottledProvider"
import * as NodeDkimKeyMaker from "@sendwright/mime/NodeDkimKeyMaker"
import * as CaptureProvider from "@sendwright/node/CaptureProvider"
import * as SesIdentities from "@sendwright/ses/SesIdentities"
import * as SesOptions from "@sendwright/ses/SesOptions"
import * as SesProvider from "@sendwright/ses/SesProvider"
import * as SmtpProvider from "@sendwright/smtp/SmtpProvider"
import type { ReturnPaths } from "@sendwright/smtp/SmtpProvider"
import * as Layer from "effect/Layer"
import { captureDirectory, type HostConfig } from "../config/Config.ts"
import type { ProviderChoice } from "../config/ProviderChoice.ts"

/** One provider by itself, under its name. */
export const layerOf = (choice: ProviderChoice, returnPaths: ReturnPaths | null): Layer.Layer<EmailProvider> =>
  choice.name === "ses"
    ? SesProvider.layer(SesOptions.make(choice.ses))
    : FailoverProvider.layerNamed(choice.name, SmtpProvider.layer(choice.smtp, returnPaths))

/**
 * The provider that takes the mail: the one that is set up, several that stand in for each other, or files. Each has its
 * own throttles around it.
 */
export const layer = (
  config: HostConfig,
  returnPaths: ReturnPaths | null
): Layer.Layer<EmailProvider, never, Throttles> => {
  const [first, second, ...others] = config.providers.map((choice) =>
    ThrottledProvider.layer(layerOf(choice, returnPaths))
  )
  if (first === undefined) return ThrottledProvider.layer(CaptureProvider.layer(captureDirectory(config)))
  return second === undefined ? first : FailoverProvider.layer([first, second, ...others])
}

/**
 * The identities that new domains get: of SES where it takes all mail, of our own where it takes none. Where SES and a
 * mail server stand in for each other, a domain has both: SES signs what it sends, and we sign the rest.
 */
export const identities = ({ providers }: HostConfig) => {
  const own = Layer.provide(DomainIdentities.layerSelfHosted, NodeDkimKeyMaker.layer)
  const ses = providers.flatMap((choice) => choice.name === "ses" ? [SesOptions.make(choice.ses)] : [])[0]
  if (ses === undefined) return own
  return providers.length === 1 ? SesIdentities.layer(ses) : SesIdentities.layerBeside(ses, own)
}
