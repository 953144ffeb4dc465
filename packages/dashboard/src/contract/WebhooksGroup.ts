import { RequestErrors } from "@sendwright/api/Authorization"
import { Conflict, NotFound, RateLimited, ValidationError } from "@sendwright/api/ErrorEnvelope"
import { IdParam } from "@sendwright/api/wire/Scalars"
import { WireDelivery, WireWebhookChange } from "@sendwright/api/wire/Webhook"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Access } from "./Access.ts"
import { ForMembers } from "./Guard.ts"
import { accountBase, accountParams } from "./paths.ts"
import { PortalAccess } from "./PortalAccess.ts"
import {
  deliveryQuery,
  sinceQuery,
  WireDeliveries,
  WireEndpoint,
  WireEndpoints,
  WireEndpointSecret,
  WireFailedCount,
  WireNewEndpoint,
  WireOpenDelivery,
  WireOpenEndpoint,
  WireRetried,
  WireRetryFailed,
  WireSecretRotation,
  WireTested
} from "./wire/Webhook.ts"

const base = `${accountBase}/webhooks` as const
const params = { ...accountParams, id: IdParam }
const deliveryParams = { ...params, delivery_id: IdParam }

/** The webhook endpoints of an account, and their deliveries. */
export class WebhooksGroup extends HttpApiGroup.make("webhooks").add(
  HttpApiEndpoint.get("list", base, {
    params: accountParams,
    success: WireEndpoints
  }).annotate(Access, "viewer").annotate(PortalAccess, "webhooks"),
  HttpApiEndpoint.post("create", base, {
    params: accountParams,
    payload: WireNewEndpoint,
    success: WireEndpointSecret.pipe(HttpApiSchema.status(201)),
    error: ValidationError
  }).annotate(Access, "developer"),
  HttpApiEndpoint.get("get", `${base}/:id`, {
    params,
    success: WireOpenEndpoint,
    error: NotFound
  }).annotate(Access, "viewer").annotate(PortalAccess, "webhooks"),
  HttpApiEndpoint.patch("change", `${base}/:id`, {
    params,
    payload: WireWebhookChange,
    success: WireEndpoint,
    error: [NotFound, ValidationError]
  }).annotate(Access, "developer"),
  HttpApiEndpoint.delete("remove", `${base}/:id`, {
    params,
    success: HttpApiSchema.NoContent,
    error: NotFound
  }).annotate(Access, "developer"),
  HttpApiEndpoint.post("rotateSecret", `${base}/:id/rotate-secret`, {
    params,
    payload: WireSecretRotation,
    success: WireEndpointSecret,
    error: [NotFound, ValidationError]
  }).annotate(Access, "developer"),
  HttpApiEndpoint.post("test", `${base}/:id/test`, {
    params,
    success: WireTested,
    error: [NotFound, RateLimited]
  }).annotate(Access, "developer"),
  HttpApiEndpoint.get("deliveries", `${base}/:id/deliveries`, {
    params,
    query: deliveryQuery,
    success: WireDeliveries,
    error: [NotFound, ValidationError]
  }).annotate(Access, "viewer").annotate(PortalAccess, "webhooks"),
  HttpApiEndpoint.get("delivery", `${base}/:id/deliveries/:delivery_id`, {
    params: deliveryParams,
    success: WireOpenDelivery,
    error: NotFound
  }).annotate(Access, "viewer").annotate(PortalAccess, "webhooks"),
  HttpApiEndpoint.post("retry", `${base}/:id/deliveries/:delivery_id/retry`, {
    params: deliveryParams,
    success: WireDelivery,
    error: [NotFound, Conflict]
  }).annotate(Access, "developer").annotate(PortalAccess, "webhooks"),
  HttpApiEndpoint.post("sendAgain", `${base}/:id/deliveries/:delivery_id/again`, {
    params: deliveryParams,
    success: WireDelivery,
    error: [NotFound, Conflict]
  }).annotate(Access, "developer"),
  HttpApiEndpoint.get("countFailed", `${base}/:id/failed`, {
    params,
    query: sinceQuery,
    success: WireFailedCount,
    error: [NotFound, ValidationError]
  }).annotate(Access, "viewer"),
  // One step of up to 100 deliveries. The caller continues with the cursor of the answer.
  HttpApiEndpoint.post("retryFailed", `${base}/:id/retry-failed`, {
    params,
    payload: WireRetryFailed,
    success: WireRetried,
    error: [NotFound, ValidationError]
  }).annotate(Access, "developer")
).middleware(RequestErrors).middleware(ForMembers) {}
