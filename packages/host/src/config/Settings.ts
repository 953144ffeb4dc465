import { boolean, pattern, type Setting, setting } from "@sendwright/core/foundation/Setting"
import * as ProviderRoutes from "@sendwright/core/sending/ProviderRoutes"
import { bodySettings } from "./BodySettings.ts"
import { databaseSettings } from "./DatabaseSettings.ts"
import { variablesOf } from "./engineSettings.ts"
import * as KeyRing from "./KeyRing.ts"
import { linkMailSettings } from "./LinkMailSettings.ts"
import { domainSettings } from "./MailSettings.ts"
import { objectSettings } from "./ObjectSettings.ts"
import { furtherRow, oidcSettings } from "./OidcSettings.ts"
import { processSettings } from "./ProcessSettings.ts"
import { order } from "./ProviderChoice.ts"
import { builtIn, furtherSettings, type ProviderRegistry } from "./ProviderRegistry.ts"
import { servingSettings } from "./ServingSettings.ts"
import { submissionSettings } from "./SubmissionListening.ts"

/** Every environment variable that the server and the command line read, in the order of the documentation. */
export const settings = {
  ...servingSettings,
  ...databaseSettings,
  ...objectSettings,
  providers: setting(
    "SENDWRIGHT_PROVIDERS",
    "those set up, by number",
    "Order of providers, such as `ses,smtp,smtp2`. Required with several kinds.",
    order
  ),
  routes: setting(
    "SENDWRIGHT_ROUTES",
    "none",
    "[Other providers](./providers.md#routes) for some email, such as `to:company.example=mx`.",
    ProviderRoutes.parse
  ),
  secretKey: setting(
    "SENDWRIGHT_SECRET_KEY",
    "generated in the data directory",
    "[Encrypts](./secrets.md) stored secrets: 32 bytes in base64, or `new:<base64>,old:<base64>`. The first "
      + "encrypts, all decrypt.",
    KeyRing.parse,
    { required: true, secret: true }
  ),
  webhooksAllowPrivate: setting(
    "SENDWRIGHT_WEBHOOKS_ALLOW_PRIVATE",
    "`false`; with `dev` `true`",
    "Allow webhooks to http URLs and private networks, except cloud metadata addresses.",
    boolean
  ),
  ...submissionSettings,
  ...domainSettings,
  keyPrefix: setting(
    "SENDWRIGHT_KEY_PREFIX",
    "`svc`",
    "API keys begin with `<prefix>_live_` or `<prefix>_test_`. Keys with another prefix stop working.",
    pattern(/^[a-z][a-z0-9]{0,15}$/, "must be 1 to 16 lower-case letters and digits, a letter first")
  ),
  webhookHeaderPrefix: setting(
    "SENDWRIGHT_WEBHOOK_HEADER_PREFIX",
    "`Service`",
    "Webhook headers are `<prefix>-Signature`, `<prefix>-Event-Id` and `<prefix>-Delivery-Id`.",
    pattern(/^[A-Za-z][A-Za-z0-9-]{0,30}$/, "must be up to 31 letters, digits and hyphens, a letter first")
  ),
  ...variablesOf("engine"),
  ...variablesOf("reputation"),
  ...variablesOf("throttles"),
  ...bodySettings,
  ...variablesOf("attachments"),
  ...variablesOf("exports"),
  ...variablesOf("signIn"),
  ...oidcSettings,
  ...linkMailSettings,
  ...variablesOf("health"),
  ...processSettings
} as const

/** The value that each setting holds. */
export type Values = {
  readonly [Name in keyof typeof settings]: typeof settings[Name] extends Setting<infer A> ? A | undefined : never
}

type Settings = ReadonlyArray<Setting<unknown>>

/** Every setting, those of the first provider of each kind among them, in the order of the documentation. */
export const all = (
  registry: ProviderRegistry,
  more: (definition: ProviderRegistry[number]) => Settings = () => []
): Settings =>
  Object.values<Setting<unknown>>(settings).flatMap((one) =>
    one === settings.providers
      ? [
        ...registry.flatMap((definition) => [
          ...Object.values<Setting<unknown>>(definition.settings),
          ...more(definition)
        ]),
        one
      ]
      : [one]
  )

/** The variables of a kind's second and later instances, as one row each. */
const further = (definition: ProviderRegistry[number]): Settings => {
  const { instances, kind } = definition
  return instances < 2 ? [] : Object.values(furtherSettings(definition)).map((one) => ({
    ...one,
    name: `${one.name}_2${instances === 2 ? "" : `\` … \`${one.name}_${instances}`}`,
    fallback: "none",
    meaning: `The same for \`${kind}2\`${instances === 2 ? "" : ` … \`${kind}${instances}\``}.`
  }))
}

/** The table of all settings in Markdown, as it is in the documentation. */
export const markdownTable = (registry: ProviderRegistry = builtIn): string =>
  [
    "| Variable | Default | Meaning |",
    "| --- | --- | --- |",
    ...all(registry, further).flatMap((one) => one === oidcSettings.oidcScopes ? [one, furtherRow] : [one]).map((
      { fallback, meaning, name, required }
    ) => `| \`${name}\` | ${required ? `${fallback}; **required by \`serve\`**` : fallback} | ${meaning} |`)
  ].join("\n")
