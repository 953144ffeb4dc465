import { type Reader, setting } from "@sendwright/core/foundation/Setting"
import * as ProviderDefinition from "@sendwright/core/sending/ProviderDefinition"
import type { ProviderSetup } from "@sendwright/core/sending/ProviderDefinition"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import { endpointSetting, keyText, loginText, withoutMain, withoutReports } from "./internal/settings.ts"
import type { SendGridInput } from "./SendGridProvider.ts"
import { parseKey } from "./SendGridSignature.ts"

/** SendGrid, set up. Its client is loaded when it is first needed. */
export const setup = (input: SendGridInput): ProviderSetup => ({
  place: "SendGrid",
  region: null,
  layer: () => Layer.unwrap(Effect.promise(async () => (await import("./SendGridProvider.ts")).layer(input)))
})

const inbound: Reader<Redacted.Redacted> = (text) =>
  text.includes(":")
    ? loginText(text)
    : Result.mapBoth(parseKey(text), {
      onFailure: () => "must be user:password, with a password of 16 characters or more, or a public key in base64",
      onSuccess: () => Redacted.make(text)
    })

/** SendGrid, by `SENDWRIGHT_SENDGRID_KEY`. */
export const definition = ProviderDefinition.define({
  kind: "sendgrid",
  instances: 1,
  main: "key",
  settings: {
    key: setting(
      "SENDWRIGHT_SENDGRID_KEY",
      "none",
      "API key; enables [SendGrid](./http-providers.md).",
      keyText,
      { secret: true }
    ),
    endpoint: endpointSetting(
      "SENDWRIGHT_SENDGRID_ENDPOINT",
      "https://api.sendgrid.com",
      "URL of SendGrid's API; for EU subusers `https://api.eu.sendgrid.com`."
    ),
    webhookKey: setting(
      "SENDWRIGHT_SENDGRID_WEBHOOK_KEY",
      "none",
      "Verification key of SendGrid's signed event webhook. Required for `POST /providers/sendgrid/events`.",
      (text) => Result.map(parseKey(text), () => text)
    ),
    inbound: setting(
      "SENDWRIGHT_SENDGRID_INBOUND",
      "none",
      "`user:password` in the URL of SendGrid's Inbound Parse, or the public key of its security policy. Required for "
        + "[`POST /providers/sendgrid/received`](./receiving.md#without-port-25).",
      inbound,
      { secret: true }
    )
  },
  read: ({ endpoint, key, webhookKey }) =>
    key === undefined
      ? withoutMain("SENDWRIGHT_SENDGRID_KEY", [["SENDWRIGHT_SENDGRID_ENDPOINT", endpoint]])
      : Result.succeed({
        ...setup({ key, endpoint }),
        warnings: webhookKey === undefined ? withoutReports("SENDWRIGHT_SENDGRID_WEBHOOK_KEY", "SendGrid") : []
      }),
  events: ({ webhookKey }) =>
    webhookKey === undefined ? undefined : Effect.flatMap(
      Effect.promise(() => import("./SendGridIntake.ts")),
      (Intake) => Intake.make({ verificationKey: webhookKey })
    ),
  received: ({ inbound }) =>
    inbound === undefined ? undefined : Effect.map(
      Effect.promise(() => import("./SendGridDoor.ts")),
      (Door) => Door.make({ proof: inbound })
    )
})
