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

/** How a portal begins, and the frame for the contents of emails. */
export class PortalEntryGroup extends HttpApiGroup.make("portalEntry").add(
  HttpApiEndpoint.post("exchange", `${base}/portal/sessions`, {
    payload: WireLinkToken,
    success: WireOpenedPortal.pipe(HttpApiSchema.status(201)),
    error: [ValidationError, LinkUnusableError, AccountSuspended, Conflict]
  }),
  /**
   * An empty document into which the page writes an email. It cannot show the email itself, because a frame sends no
   * token.
   */
  HttpApiEndpoint.get("frame", `${base}/portal/frame`, {
    query: { images: Schema.optionalKey(Schema.Literal("remote")) },
    success: Schema.String,
    error: [ValidationError, NotFound]
  })
).annotateEndpoints(Access, "anyone").middleware(RequestErrors).middleware(ForAnyone) {}

/**
 * The only call of this interface for programs, with an API key that has `account:manage`. Therefore it must stay
 * compatible. It counts towards the rate limit of the key.
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

/** The links of portals to an account, and the sessions that were opened with them. */
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
