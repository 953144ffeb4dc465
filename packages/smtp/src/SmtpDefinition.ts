import { setting } from "@sendwright/core/foundation/Setting"
import * as ProviderDefinition from "@sendwright/core/sending/ProviderDefinition"
import type { ProviderSetup } from "@sendwright/core/sending/ProviderDefinition"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import { parseSmtpUrl, type SmtpOptions } from "./SmtpOptions.ts"

/** A mail server that is set up. The client is loaded when it is first needed. */
export const setup = (options: SmtpOptions): ProviderSetup => ({
  place: `${options.host}:${options.port}`,
  region: null,
  layer: (own) =>
    Layer.unwrap(Effect.promise(async () => {
      const [SmtpProvider, ReturnPath] = await Promise.all([import("./SmtpProvider.ts"), import("./ReturnPath.ts")])
      return SmtpProvider.layer(
        options,
        own === null ? null : { keys: ReturnPath.keysOf(own.keyRing), host: own.host }
      )
    }))
})

/** Mail servers, by `SMTP_URL`, `SMTP_URL_2`, … */
export const definition = ProviderDefinition.define({
  kind: "smtp",
  instances: 9,
  main: "url",
  settings: {
    url: setting(
      "SMTP_URL",
      "capture to files",
      "Mail server, `smtp://user:password@host:587` or `smtps://…`. Without any provider, email is written to `<data "
        + "dir>/captured`.",
      (text) => parseSmtpUrl(Redacted.make(text)),
      { secret: true }
    )
  },
  read: ({ url }) => Result.succeed(url === undefined ? undefined : setup(url))
})
