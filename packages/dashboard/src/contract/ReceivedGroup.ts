import { RequestErrors } from "@sendwright/api/Authorization"
import { NotFound, RateLimited, sendErrors, ValidationError } from "@sendwright/api/ErrorEnvelope"
import { IdParam } from "@sendwright/api/wire/Scalars"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import * as Schema from "effect/Schema"
import { Access, ShowsContent } from "./Access.ts"
import { ForMembers } from "./Guard.ts"
import { accountBase, accountParams } from "./paths.ts"
import { PortalAccess } from "./PortalAccess.ts"
import { WireEmailSource } from "./wire/EmailDetail.ts"
import { receivedQuery, WireReceivedDetail, WireReceivedPage, WireReply } from "./wire/Received.ts"
import { WireAccepted } from "./wire/SendForm.ts"

const base = `${accountBase}/received/:id` as const
const params = { ...accountParams, id: IdParam } as const

/** The emails that an account has received, and its answers to them. */
export class ReceivedGroup extends HttpApiGroup.make("received").add(
  HttpApiEndpoint.get("list", `${accountBase}/received`, {
    params: accountParams,
    query: receivedQuery,
    success: WireReceivedPage,
    error: [ValidationError, RateLimited]
  }).annotate(Access, "viewer").annotate(PortalAccess, "emails"),
  HttpApiEndpoint.get("get", base, { params, success: WireReceivedDetail, error: NotFound })
    .annotate(Access, "viewer").annotate(PortalAccess, "emails")
    .annotate(ShowsContent, true),
  /** As the preview of a sent email. */
  HttpApiEndpoint.get("preview", `${base}/preview`, {
    params,
    query: {
      images: Schema.optionalKey(Schema.Literal("remote")),
      scheme: Schema.optionalKey(Schema.Literals(["light", "dark"]))
    },
    success: Schema.String,
    error: NotFound
  }).annotate(Access, "viewer").annotate(PortalAccess, "emails")
    .annotate(ShowsContent, true),
  /** The message as it came; its beginning where it is long. */
  HttpApiEndpoint.get("source", `${base}/source`, { params, success: WireEmailSource, error: NotFound })
    .annotate(Access, "viewer").annotate(PortalAccess, "emails")
    .annotate(ShowsContent, true),
  /** The same whole, as a file. */
  HttpApiEndpoint.get("message", `${base}/message`, { params, success: Schema.String, error: NotFound })
    .annotate(Access, "viewer").annotate(PortalAccess, "emails")
    .annotate(ShowsContent, true),
  HttpApiEndpoint.get("attachment", `${base}/attachments/:index`, {
    params: { ...params, index: Schema.String.check(Schema.isPattern(/^\d{1,3}$/)) },
    success: Schema.String,
    error: NotFound
  }).annotate(Access, "viewer").annotate(PortalAccess, "emails")
    .annotate(ShowsContent, true),
  HttpApiEndpoint.post("reply", `${base}/reply`, {
    params,
    payload: WireReply,
    success: WireAccepted.pipe(HttpApiSchema.status(201)),
    error: [...sendErrors]
  }).annotate(Access, "developer"),
  HttpApiEndpoint.delete("remove", base, {
    params,
    success: HttpApiSchema.NoContent,
    error: NotFound
  }).annotate(Access, "developer")
).middleware(RequestErrors).middleware(ForMembers) {}
