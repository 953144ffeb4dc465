import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import * as Schema from "effect/Schema"
import { Access, Authorization, RequestErrors, scoped } from "./Authorization.ts"
import { Conflict, DomainLimit, NotFound, ValidationError } from "./ErrorEnvelope.ts"
import { WireDomain, WireNewDomain } from "./wire/Domain.ts"
import { IdParam } from "./wire/Scalars.ts"

/** The domains that an account sends from. */
export class DomainsGroup extends HttpApiGroup.make("domains").add(
  HttpApiEndpoint.post("create", "/v1/domains", {
    payload: WireNewDomain,
    success: WireDomain.pipe(HttpApiSchema.status(201)),
    error: [ValidationError, Conflict, DomainLimit]
  }).annotateMerge(OpenApi.annotations({
    summary: "Add a domain",
    description: "The answer lists the DNS records to publish. The domain is pending until they are found."
  })),
  HttpApiEndpoint.get("list", "/v1/domains", {
    success: Schema.Struct({ data: Schema.Array(WireDomain) }).annotate({
      identifier: "DomainList",
      description: "Every domain of the account."
    })
  }).annotateMerge(OpenApi.annotations({
    summary: "List domains",
    description: "Every domain of the account, as the DNS was found the last time."
  })),
  HttpApiEndpoint.get("get", "/v1/domains/:id", {
    params: { id: IdParam },
    success: WireDomain,
    error: NotFound
  }).annotateMerge(OpenApi.annotations({
    summary: "Get a domain",
    description: "Looks its records up again, at most every 10 seconds, and updates its status."
  })),
  HttpApiEndpoint.delete("remove", "/v1/domains/:id", {
    params: { id: IdParam },
    success: HttpApiSchema.NoContent,
    error: NotFound
  }).annotate(Access, { scope: "domains:manage", liveOnly: true }).annotateMerge(OpenApi.annotations({
    summary: "Remove a domain",
    description:
      "Nothing is sent from it any more, queued email included; the log stays. Its name can be added again, with new "
      + "records. Needs a live key."
  })),
  HttpApiEndpoint.post("addReceiving", "/v1/domains/:id/receiving", {
    params: { id: IdParam },
    success: WireDomain,
    error: NotFound
  }).annotateMerge(OpenApi.annotations({
    summary: "Receive for a domain",
    description:
      "The answer lists the MX record to publish, in receiving. A domain that receives already stays as it is. "
      + "Beyond the interface specification."
  })),
  HttpApiEndpoint.delete("removeReceiving", "/v1/domains/:id/receiving", {
    params: { id: IdParam },
    success: HttpApiSchema.NoContent,
    error: NotFound
  }).annotate(Access, { scope: "domains:manage", liveOnly: true }).annotateMerge(OpenApi.annotations({
    summary: "Stop receiving for a domain",
    description: "No mail is taken for it any more; what was received stays. Needs a live key. Beyond the interface "
      + "specification."
  }))
).middleware(RequestErrors).middleware(Authorization).annotate(Access, scoped("domains:manage")).annotateMerge(
  OpenApi.annotations({
    title: "Domains",
    description: "The domains that email is sent from, and the DNS records that prove them."
  })
) {}
