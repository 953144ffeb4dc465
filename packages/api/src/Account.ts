import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Authorization, RequestErrors } from "./Authorization.ts"
import { WireAccountSummary } from "./wire/Account.ts"

/** The account behind a key. */
export class AccountGroup extends HttpApiGroup.make("account").add(
  HttpApiEndpoint.get("describe", "/v1/account", { success: WireAccountSummary }).annotateMerge(
    OpenApi.annotations({
      summary: "Describe the account",
      description: "The account, the key, the sandbox, and what is set up. Any key may ask."
    })
  )
).middleware(RequestErrors).middleware(Authorization).annotateMerge(OpenApi.annotations({
  title: "Account",
  description: "What an integrator needs to know of the account."
})) {}
