import { Access as KeyAccess, Authorization, RequestErrors, scoped } from "@sendwright/api/Authorization"
import {
  AccountSuspended,
  Conflict,
  Forbidden,
  NotFound,
  RateLimited,
  ValidationError
} from "@sendwright/api/ErrorEnvelope"
import { IdParam } from "@sendwright/api/wire/Scalars"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import * as Schema from "effect/Schema"
import { Access } from "./Access.ts"
import { ForAnyone, ForMembers } from "./Guard.ts"
import { accountBase, accountParams, base } from "./paths.ts"
import { LinkUnusableError } from "./SignInErrors.ts"
import { WireNewPortalLink, WireOpenedPortal, WirePortalLink, WirePortalSessions } from "./wire/Portal.ts"
import { WireLinkToken } from "./wire/SignIn.ts"

/** How a portal begins, and the frame in which it shows what emails hold. */
export class PortalEntryGroup extends HttpApiGroup.make("portalEntry").add(
  HttpApiEndpoint.post("exchange", `${base}/portal/sessions`, {
    payload: WireLinkToken,
    success: WireOpenedPortal.pipe(HttpApiSchema.status(201)),
    error: [ValidationError, LinkUnusableError, AccountSuspended, Conflict]
  }),
  /** An empty document into which the page writes an email. Frames cannot send the page's token: it shows nothing itself. */
  HttpApiEndpoint.get("frame", `${base}/portal/frame`, {
    query: { images: Schema.optionalKey(Schema.Literal("remote")) },
    success: Schema.String,
    error: [ValidationError, NotFound]
  })
).annotateEndpoints(Access, "anyone").middleware(RequestErrors).middleware(ForAnyone) {}

/**
 * The one call of this interface that programs make, with an API key that has `account:manage`: it stays as it is. It
 * counts towards the rate of the key.
 */
export class PortalLinksGroup extends HttpApiGroup.make("portalLinks").add(
  HttpApiEndpoint.post("create", `${base}/portal/links`, {
    payload: WireNewPortalLink,
    success: WirePortalLink.pipe(HttpApiSchema.status(201)),
    error: [ValidationError, Forbidden, RateLimited]
  })
).annotateEndpoints(Access, "key").annotateEndpoints(KeyAccess, scoped("account:manage")).middleware(RequestErrors)
  .middleware(Authorization)
{}

/** Links to an account, and who looks at it through them. */
export class PortalGroup extends HttpApiGroup.make("portal").add(
  HttpApiEndpoint.post("link", `${accountBase}/portal/links`, {
    params: accountParams,
    payload: WireNewPortalLink,
    success: WirePortalLink.pipe(HttpApiSchema.status(201)),
    error: [ValidationError, Forbidden]
  }),
  HttpApiEndpoint.get("sessions", `${accountBase}/portal/sessions`, {
    params: accountParams,
    success: WirePortalSessions
  }),
  HttpApiEndpoint.delete("end", `${accountBase}/portal/sessions/:id`, {
    params: { ...accountParams, id: IdParam },
    success: HttpApiSchema.NoContent,
    error: NotFound
  })
).annotateEndpoints(Access, "owner").middleware(RequestErrors).middleware(ForMembers) {}
