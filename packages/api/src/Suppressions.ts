import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { Access, Authorization, RequestErrors, scoped } from "./Authorization.ts"
import { Conflict, NotFound, ValidationError } from "./ErrorEnvelope.ts"
import { pageOf, pageQuery } from "./wire/Page.ts"
import { AddressParam, WireNewSuppression, WireSuppression } from "./wire/Suppression.ts"

const changing: Access = { scope: "suppressions:manage", liveOnly: true }

/** The addresses that an account never sends to. */
export class SuppressionsGroup extends HttpApiGroup.make("suppressions").add(
  HttpApiEndpoint.get("list", "/v1/suppressions", {
    query: pageQuery,
    success: pageOf(WireSuppression).annotate({
      identifier: "SuppressionPage",
      description: "A page of the suppression list, newest first."
    }),
    error: ValidationError
  }).annotateMerge(OpenApi.annotations({
    summary: "List suppressions",
    description: "Newest first. Live and test keys see the same list."
  })).annotate(Access, scoped("suppressions:manage")),
  HttpApiEndpoint.post("add", "/v1/suppressions", {
    payload: WireNewSuppression,
    success: WireSuppression.pipe(HttpApiSchema.status(201)),
    error: [ValidationError, Conflict]
  }).annotateMerge(OpenApi.annotations({
    summary: "Suppress an address",
    description: "Adds an address by hand; one that is suppressed already is a conflict. Needs a live key."
  })).annotate(Access, changing),
  HttpApiEndpoint.get("get", "/v1/suppressions/:email", {
    params: { email: AddressParam },
    success: WireSuppression,
    error: NotFound
  }).annotateMerge(OpenApi.annotations({
    summary: "Get a suppression",
    description: "Why and since when an address is suppressed. Beyond the interface specification."
  })).annotate(Access, scoped("suppressions:manage")),
  HttpApiEndpoint.delete("remove", "/v1/suppressions/:email", {
    params: { email: AddressParam },
    success: HttpApiSchema.NoContent,
    error: NotFound
  }).annotateMerge(OpenApi.annotations({
    summary: "Remove a suppression",
    description: "The address is sent to again, whatever put it on the list. Needs a live key."
  })).annotate(Access, changing)
).middleware(RequestErrors).middleware(Authorization)
  .annotateMerge(
    OpenApi.annotations({
      title: "Suppressions",
      description: "Addresses that are never sent to: they bounced, complained, or were added by hand."
    })
  )
{}
