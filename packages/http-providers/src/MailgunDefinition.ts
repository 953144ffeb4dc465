import { pattern, setting } from "@sendwright/core/foundation/Setting"
import * as ProviderDefinition from "@sendwright/core/sending/ProviderDefinition"
import type { ProviderSetup } from "@sendwright/core/sending/ProviderDefinition"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import { endpointSetting, keyText, withoutMain, withoutReports } from "./internal/settings.ts"
import type { MailgunInput } from "./MailgunProvider.ts"

const domain = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

/** Mailgun, set up. Its client is loaded when it is first needed. */
export const setup = (input: MailgunInput): ProviderSetup => ({
  place: input.domain === undefined ? "Mailgun" : `Mailgun for ${input.domain}`,
  region: null,
  layer: () => Layer.unwrap(Effect.promise(async () => (await import("./MailgunProvider.ts")).layer(input)))
})

/** Mailgun, by `SENDWRIGHT_MAILGUN_KEY`. */
export const definition = ProviderDefinition.define({
  kind: "mailgun",
  instances: 1,
  main: "key",
  settings: {
    key: setting(
      "SENDWRIGHT_MAILGUN_KEY",
      "none",
      "API key; enables [Mailgun](./http-providers.md).",
      keyText,
      { secret: true }
    ),
    domain: setting(
      "SENDWRIGHT_MAILGUN_DOMAIN",
      "domain of each sender",
      "Mailgun domain for all email.",
      pattern(domain, "must be a domain name in lower case, such as mg.example.com")
    ),
    endpoint: endpointSetting(
      "SENDWRIGHT_MAILGUN_ENDPOINT",
      "https://api.mailgun.net",
      "URL of Mailgun's API; in the EU `https://api.eu.mailgun.net`."
    ),
    webhookKey: setting(
      "SENDWRIGHT_MAILGUN_WEBHOOK_KEY",
      "none",
      "Mailgun's HTTP webhook signing key. Required for `POST /providers/mailgun/events` and "
        + "[`…/received`](./receiving.md#without-port-25).",
      keyText,
      { secret: true }
    )
  },
  read: ({ domain, endpoint, key, webhookKey }) =>
    key === undefined
      ? withoutMain("SENDWRIGHT_MAILGUN_KEY", [
        ["SENDWRIGHT_MAILGUN_DOMAIN", domain],
        ["SENDWRIGHT_MAILGUN_ENDPOINT", endpoint]
      ])
      : Result.succeed({
        ...setup({ key, domain, endpoint }),
        warnings: webhookKey === undefined ? withoutReports("SENDWRIGHT_MAILGUN_WEBHOOK_KEY", "Mailgun") : []
      }),
  events: ({ webhookKey }) =>
    webhookKey === undefined ? undefined : Effect.flatMap(
      Effect.promise(() => import("./MailgunIntake.ts")),
      (Intake) => Intake.make({ signingKey: webhookKey })
    ),
  received: ({ webhookKey }) =>
    webhookKey === undefined ? undefined : Effect.flatMap(
      Effect.promise(() => import("./MailgunDoor.ts")),
      (Door) => Door.make({ signingKey: webhookKey })
    )
})
