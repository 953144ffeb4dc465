import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Access, Authorization, RequestErrors } from "./Authorization.ts"
import { ValidationError } from "./ErrorEnvelope.ts"
import { WireErased, WireErasure } from "./wire/Erasure.ts"

/** The rights of those who are written to. */
export class RecipientsGroup extends HttpApiGroup.make("recipients").add(
  HttpApiEndpoint.post("erase", "/v1/recipients/erase", {
    payload: WireErasure,
    success: WireErased,
    error: ValidationError
  }).annotate(Access, { scope: "account:manage", liveOnly: true }).annotateMerge(OpenApi.annotations({
    summary: "Erase a recipient",
    description:
      "Removes an address from emails, events and stored bodies, live and test; emails that went to nobody else are "
      + "deleted, those that had not left are stopped. A hashed entry stays on the suppression list, so that later sends "
      + "to the address are refused. Needs a live key. An account has one erasure at once; another one waits for it, and "
      + "is refused with rate_limited and Retry-After where it takes long."
  }))
).middleware(RequestErrors).middleware(Authorization).annotateMerge(OpenApi.annotations({
  title: "Recipients",
  description: "What the people who are written to may ask for."
})) {}
