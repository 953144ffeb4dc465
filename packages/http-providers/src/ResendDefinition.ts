import { setting } from "@sendwright/core/foundation/Setting"
import * as ProviderDefinition from "@sendwright/core/sending/ProviderDefinition"
import type { ProviderSetup } from "@sendwright/core/sending/ProviderDefinition"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import { endpointSetting, keyText, secretText, withoutMain, withoutReports } from "./internal/settings.ts"
import type { ResendInput } from "./ResendProvider.ts"

/** Resend, set up. Its client is loaded when it is first needed. */
export const setup = (input: ResendInput): ProviderSetup => ({
  place: "Resend",
  region: null,
  layer: () => Layer.unwrap(Effect.promise(async () => (await import("./ResendProvider.ts")).layer(input)))
})

/** Resend, by `SENDWRIGHT_RESEND_KEY`. */
export const definition = ProviderDefinition.define({
  kind: "resend",
  instances: 1,
  main: "key",
  settings: {
    key: setting(
      "SENDWRIGHT_RESEND_KEY",
      "none",
      "API key; enables [Resend](./http-providers.md).",
      keyText,
      { secret: true }
    ),
    endpoint: endpointSetting(
      "SENDWRIGHT_RESEND_ENDPOINT",
      "https://api.resend.com",
      "Alternative Resend API URL, for tests."
    ),
    webhookSecret: setting(
      "SENDWRIGHT_RESEND_WEBHOOK_SECRET",
      "none",
      "Signing secret of Resend's webhook, `whsec_…`. Required for `POST /providers/resend/events`.",
      secretText(/^whsec_[A-Za-z0-9+/]{16,}={0,2}$/, "must be a signing secret: whsec_ and base64"),
      { secret: true }
    )
  },
  read: ({ endpoint, key, webhookSecret }) =>
    key === undefined
      ? withoutMain("SENDWRIGHT_RESEND_KEY", [["SENDWRIGHT_RESEND_ENDPOINT", endpoint]])
      : Result.succeed({
        ...setup({ key, endpoint }),
        warnings: webhookSecret === undefined ? withoutReports("SENDWRIGHT_RESEND_WEBHOOK_SECRET", "Resend") : []
      }),
  events: ({ webhookSecret }) =>
    webhookSecret === undefined ? undefined : Effect.flatMap(
      Effect.promise(() => import("./ResendIntake.ts")),
      (Intake) => Intake.make({ secret: webhookSecret })
    )
})
