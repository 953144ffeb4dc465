import { RequestErrors } from "@sendwright/api/Authorization"
import { Conflict, NotFound, NotScheduled, sendErrors, ValidationError } from "@sendwright/api/ErrorEnvelope"
import { IdParam } from "@sendwright/api/wire/Scalars"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import * as Schema from "effect/Schema"
import { Access, ShowsContent } from "./Access.ts"
import { ForMembers } from "./Guard.ts"
import { accountBase, accountParams } from "./paths.ts"
import { PortalAccess } from "./PortalAccess.ts"
import {
  WireCopy,
  WireEmailDetail,
  WireEmailSource,
  WireNewCopy,
  WireResend,
  WireResent,
  WireSuppressed,
  WireSuppressing
} from "./wire/EmailDetail.ts"

const base = `${accountBase}/emails/:id` as const
const params = { ...accountParams, id: IdParam } as const

/** One email of an account, of either mode: its history, its contents, and the actions on it. */
export class EmailGroup extends HttpApiGroup.make("email").add(
  HttpApiEndpoint.get("get", base, { params, success: WireEmailDetail, error: NotFound }).annotate(Access, "viewer")
    .annotate(PortalAccess, "emails")
    .annotate(ShowsContent, true),
  /** A document for a frame. It runs no script and fetches nothing, except for images if the query asks for them. */
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
  HttpApiEndpoint.get("source", `${base}/source`, { params, success: WireEmailSource, error: NotFound })
    .annotate(Access, "viewer").annotate(PortalAccess, "emails")
    .annotate(ShowsContent, true),
  /** The whole source as a file. */
  HttpApiEndpoint.get("message", `${base}/message`, { params, success: Schema.String, error: NotFound })
    .annotate(Access, "viewer").annotate(PortalAccess, "emails")
    .annotate(ShowsContent, true),
  HttpApiEndpoint.get("attachment", `${base}/attachments/:index`, {
    params: { ...params, index: Schema.String.check(Schema.isPattern(/^\d{1,3}$/)) },
    success: Schema.String,
    error: NotFound
  }).annotate(Access, "viewer").annotate(PortalAccess, "emails")
    .annotate(ShowsContent, true),
  HttpApiEndpoint.post("cancel", `${base}/cancel`, {
    params,
    success: HttpApiSchema.NoContent,
    error: [NotFound, NotScheduled]
  }).annotate(Access, "developer"),
  /** Sends it again, as a new email of the same mode. */
  HttpApiEndpoint.post("copy", `${base}/copies`, {
    params,
    payload: WireNewCopy,
    success: WireCopy.pipe(HttpApiSchema.status(201)),
    error: [...sendErrors]
  }).annotate(Access, "developer"),
  /** Adds an address to the suppression list, or removes it to undo that. */
  HttpApiEndpoint.post("suppress", `${base}/suppress`, {
    params,
    payload: WireSuppressing,
    success: WireSuppressed,
    error: [NotFound, ValidationError]
  }).annotate(Access, "developer"),
  /** Delivers events of the email to their webhook endpoints again, as new deliveries. */
  HttpApiEndpoint.post("resend", `${base}/webhooks`, {
    params,
    payload: WireResend,
    success: WireResent,
    error: [NotFound, ValidationError, Conflict]
  }).annotate(Access, "developer")
).middleware(RequestErrors).middleware(ForMembers) {}
