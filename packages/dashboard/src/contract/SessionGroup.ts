import { RequestErrors } from "@sendwright/api/Authorization"
import { Forbidden, NotFound, RateLimited, ValidationError } from "@sendwright/api/ErrorEnvelope"
import { IdParam } from "@sendwright/api/wire/Scalars"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Access } from "./Access.ts"
import { ForUsers } from "./Guard.ts"
import { base } from "./paths.ts"
import { LinkUnusableError } from "./SignInErrors.ts"
import { WireMe, WireMeChange } from "./wire/Me.ts"
import { WirePasswordChange, WireRevoked, WireSessions } from "./wire/Session.ts"
import { WireLinkToken } from "./wire/SignIn.ts"

/** The signed-in user, and their sessions. */
export class SessionGroup extends HttpApiGroup.make("session").add(
  HttpApiEndpoint.get("me", `${base}/session`, { success: WireMe }),
  HttpApiEndpoint.delete("signOut", `${base}/session`, { success: HttpApiSchema.NoContent }),
  HttpApiEndpoint.patch("changeMe", `${base}/me`, {
    payload: WireMeChange,
    success: WireMe,
    error: ValidationError
  }),
  HttpApiEndpoint.post("changePassword", `${base}/me/password`, {
    payload: WirePasswordChange,
    success: HttpApiSchema.NoContent,
    error: [ValidationError, RateLimited]
  }),
  HttpApiEndpoint.get("sessions", `${base}/sessions`, { success: WireSessions }),
  HttpApiEndpoint.delete("revokeSession", `${base}/sessions/:id`, {
    params: { id: IdParam },
    success: HttpApiSchema.NoContent,
    error: NotFound
  }),
  HttpApiEndpoint.delete("revokeOtherSessions", `${base}/sessions`, { success: WireRevoked }),
  HttpApiEndpoint.post("acceptInvitation", `${base}/links/accept`, {
    payload: WireLinkToken,
    success: WireMe,
    error: [ValidationError, LinkUnusableError, Forbidden]
  })
).annotateEndpoints(Access, "user").middleware(RequestErrors).middleware(ForUsers) {}
