import { overlapHours } from "@sendwright/core/webhooks/WebhookEndpoint"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import * as Schema from "effect/Schema"
import { Access, Authorization, RequestErrors, scoped } from "./Authorization.ts"
import { Conflict, NotFound, ValidationError } from "./ErrorEnvelope.ts"
import { pageOf, pageQuery } from "./wire/Page.ts"
import { IdParam } from "./wire/Scalars.ts"
import { WireCreatedWebhook, WireDelivery, WireNewWebhook, WireWebhook, WireWebhookChange } from "./wire/Webhook.ts"

/** Webhook endpoints and what was delivered to them. */
export class WebhooksGroup extends HttpApiGroup.make("webhooks").add(
  HttpApiEndpoint.post("create", "/v1/webhooks", {
    payload: WireNewWebhook,
    success: WireCreatedWebhook.pipe(HttpApiSchema.status(201)),
    error: ValidationError
  }).annotateMerge(OpenApi.annotations({
    summary: "Add a webhook endpoint",
    description:
      "The answer holds the signing secret; it is not shown again. An endpoint that a test key made gets the "
      + "events of test mode only; one that a live key made gets those of both modes."
  })),
  HttpApiEndpoint.get("list", "/v1/webhooks", {
    success: Schema.Struct({ data: Schema.Array(WireWebhook) }).annotate({
      identifier: "WebhookList",
      description: "Every webhook endpoint of the account."
    })
  }).annotateMerge(OpenApi.annotations({
    summary: "List webhook endpoints",
    description: "Every endpoint of the account."
  })),
  HttpApiEndpoint.get("get", "/v1/webhooks/:id", {
    params: { id: IdParam },
    success: WireWebhook,
    error: NotFound
  }).annotateMerge(OpenApi.annotations({
    summary: "Get a webhook endpoint",
    description: "One endpoint, without its secret."
  })),
  HttpApiEndpoint.patch("change", "/v1/webhooks/:id", {
    params: { id: IdParam },
    payload: WireWebhookChange,
    success: WireWebhook,
    error: [ValidationError, NotFound]
  }).annotateMerge(OpenApi.annotations({
    summary: "Change a webhook endpoint",
    description:
      "Only passed fields change; deliveries that wait go to the new URL. A test key can change only endpoints that "
      + "a test key made. Beyond the interface specification."
  })),
  HttpApiEndpoint.post("rotateSecret", "/v1/webhooks/:id/rotate-secret", {
    params: { id: IdParam },
    success: WireCreatedWebhook,
    error: NotFound
  }).annotateMerge(OpenApi.annotations({
    summary: "Give a webhook endpoint another secret",
    description:
      `The answer holds the new signing secret; it is not shown again. The one before signs beside it for ${overlapHours.default} hours, unless the secret is replaced again within that time. A test key can do it only for endpoints that a test key made. `
      + "Beyond the interface specification."
  })),
  HttpApiEndpoint.delete("remove", "/v1/webhooks/:id", {
    params: { id: IdParam },
    success: HttpApiSchema.NoContent,
    error: NotFound
  }).annotateMerge(OpenApi.annotations({
    summary: "Remove a webhook endpoint",
    description: "Nothing is delivered to it any more. A test key can remove only endpoints that a test key made."
  })),
  HttpApiEndpoint.get("deliveries", "/v1/webhooks/:id/deliveries", {
    params: { id: IdParam },
    query: pageQuery,
    success: pageOf(WireDelivery).annotate({
      identifier: "DeliveryPage",
      description: "A page of deliveries, newest first."
    }),
    error: [NotFound, ValidationError]
  }).annotateMerge(OpenApi.annotations({
    summary: "List the deliveries of an endpoint",
    description: "Newest first. A test key sees those of test mode."
  })),
  HttpApiEndpoint.post("retry", "/v1/webhooks/:id/deliveries/:deliveryId/retry", {
    params: { id: IdParam, deliveryId: IdParam },
    success: WireDelivery,
    error: [NotFound, Conflict]
  }).annotateMerge(OpenApi.annotations({
    summary: "Retry a failed delivery",
    description:
      "Makes the same delivery pending again for one more attempt. A delivery that is not failed is a conflict."
  }))
).middleware(RequestErrors).middleware(Authorization).annotateEndpoints(Access, scoped("webhooks:manage"))
  .annotateMerge(
    OpenApi.annotations({
      title: "Webhooks",
      description: "Signed POSTs that tell your application what became of its emails."
    })
  )
{}
