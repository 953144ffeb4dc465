import { pattern, setting } from "@sendwright/core/foundation/Setting"
import * as ProviderDefinition from "@sendwright/core/sending/ProviderDefinition"
import type { ProviderSetup } from "@sendwright/core/sending/ProviderDefinition"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import { endpointSetting, keyText, loginText, withoutMain, withoutReports } from "./internal/settings.ts"
import type { PostmarkInput } from "./PostmarkProvider.ts"

/** Postmark, set up. Its client is loaded when it is first needed. */
export const setup = (input: PostmarkInput): ProviderSetup => ({
  place: "Postmark",
  region: null,
  layer: () => Layer.unwrap(Effect.promise(async () => (await import("./PostmarkProvider.ts")).layer(input)))
})

/** Postmark, by `SENDWRIGHT_POSTMARK_TOKEN`. */
export const definition = ProviderDefinition.define({
  kind: "postmark",
  instances: 1,
  main: "token",
  settings: {
    token: setting(
      "SENDWRIGHT_POSTMARK_TOKEN",
      "none",
      "Server API token; enables [Postmark](./http-providers.md).",
      keyText,
      { secret: true }
    ),
    stream: setting(
      "SENDWRIGHT_POSTMARK_STREAM",
      "`outbound`",
      "Postmark message stream.",
      pattern(/^[a-z0-9][a-z0-9-]{0,29}$/, "must be 1 to 30 lower-case letters, digits and hyphens")
    ),
    endpoint: endpointSetting(
      "SENDWRIGHT_POSTMARK_ENDPOINT",
      "https://api.postmarkapp.com",
      "Alternative Postmark API URL, for tests."
    ),
    webhookLogin: setting(
      "SENDWRIGHT_POSTMARK_WEBHOOK_LOGIN",
      "none",
      "`user:password` of Postmark's webhooks. Required for `POST /providers/postmark/events` and "
        + "[`…/received`](./receiving.md#without-port-25).",
      loginText,
      { secret: true }
    )
  },
  read: ({ endpoint, stream, token, webhookLogin }) =>
    token === undefined
      ? withoutMain("SENDWRIGHT_POSTMARK_TOKEN", [
        ["SENDWRIGHT_POSTMARK_STREAM", stream],
        ["SENDWRIGHT_POSTMARK_ENDPOINT", endpoint]
      ])
      : Result.succeed({
        ...setup({ token, stream, endpoint }),
        warnings: webhookLogin === undefined
          ? withoutReports("SENDWRIGHT_POSTMARK_WEBHOOK_LOGIN", "Postmark")
          : []
      }),
  events: ({ webhookLogin }) =>
    webhookLogin === undefined ? undefined : Effect.flatMap(
      Effect.promise(() => import("./PostmarkIntake.ts")),
      (Intake) => Intake.make({ login: webhookLogin })
    ),
  received: ({ webhookLogin }) =>
    webhookLogin === undefined ? undefined : Effect.map(
      Effect.promise(() => import("./PostmarkDoor.ts")),
      (Door) => Door.make({ login: webhookLogin })
    )
})
