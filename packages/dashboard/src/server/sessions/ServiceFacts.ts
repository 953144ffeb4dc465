import { modes } from "@sendwright/core/foundation/Mode"
import { Brand } from "@sendwright/core/foundation/Settings"
import { version } from "@sendwright/core/foundation/Version"
import { LinkMail } from "@sendwright/core/users/LinkMail"
import { HttpSettings } from "@sendwright/http/HttpSettings"
import * as Effect from "effect/Effect"
import type { HttpServerRequest } from "effect/http"
import type { WireService } from "../../contract/wire/Service.ts"
import { DashboardSettings } from "../DashboardSettings.ts"
import { originOf } from "../foundation/Origin.ts"

/** The public facts of the service. */
export const make = Effect.gen(function*() {
  const { keyPrefix } = yield* Brand
  const { name, oidc, origin, smtp } = yield* DashboardSettings
  const mail = yield* LinkMail
  const { basePath } = yield* HttpSettings
  return ({ headers }: HttpServerRequest.HttpServerRequest): WireService => ({
    name,
    version,
    base_url: `${originOf(origin, headers["host"])}${basePath}`,
    key_prefix: keyPrefix,
    modes,
    smtp,
    sign_in: { oidc: oidc.map(({ id, name }) => ({ id, name })), mails_links: mail.isOn }
  })
})
