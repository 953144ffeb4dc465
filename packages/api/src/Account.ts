import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Access, Authorization, RequestErrors } from "./Authorization.ts"
import { WireAccountSummary } from "./wire/Account.ts"
import { WireAccountExport } from "./wire/Export.ts"

/** The account behind a key. */
export class AccountGroup extends HttpApiGroup.make("account").add(
  HttpApiEndpoint.get("describe", "/v1/account", { success: WireAccountSummary }).annotateMerge(
    OpenApi.annotations({
      summary: "Describe the account",
      description: "The account, the key, the sandbox, and what is set up. Any key may ask."
    })
  ),
  HttpApiEndpoint.get("export", "/v1/account/export", { success: WireAccountExport })
    .annotate(Access, { scope: "account:manage", liveOnly: true })
    .annotateMerge(
      OpenApi.annotations({
        summary: "Export the account",
        description:
          "Everything that is stored of the account, live and test, as one JSON document that is written while it is "
          + "read. An answer that was cut off is no JSON: ask again. Needs a live key."
      })
    )
).middleware(RequestErrors).middleware(Authorization).annotateMerge(OpenApi.annotations({
  title: "Account",
  description: "What an integrator needs to know of the account."
})) {}
