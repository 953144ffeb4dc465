import { RequestErrors } from "@sendwright/api/Authorization"
import { Conflict, NotFound, RateLimited, ValidationError } from "@sendwright/api/ErrorEnvelope"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Access } from "./Access.ts"
import { ForAnyone } from "./Guard.ts"
import { base } from "./paths.ts"
import { IssuerUnavailableError, LinkUnusableError, SignInRefusedError } from "./SignInErrors.ts"
import { WireMe } from "./wire/Me.ts"
import { WireService } from "./wire/Service.ts"
import {
  WireJoin,
  WireLink,
  WireLinkToken,
  WireOidcBegin,
  WireOidcBegun,
  WirePasswordSignIn,
  WireReset,
  WireResetRequest,
  WireSetUp
} from "./wire/SignIn.ts"

/** The endpoints that need no session. Those that answer with `Me` begin one, and set its cookie. */
export class SignInGroup extends HttpApiGroup.make("signIn").add(
  HttpApiEndpoint.get("service", `${base}/service`, { success: WireService }),
  HttpApiEndpoint.post("signIn", `${base}/session`, {
    payload: WirePasswordSignIn,
    success: WireMe,
    error: [ValidationError, SignInRefusedError, RateLimited]
  }),
  HttpApiEndpoint.post("beginOidc", `${base}/oidc`, {
    payload: WireOidcBegin,
    success: WireOidcBegun,
    error: [ValidationError, NotFound, IssuerUnavailableError, RateLimited]
  }),
  HttpApiEndpoint.post("requestReset", `${base}/password-resets`, {
    payload: WireResetRequest,
    success: HttpApiSchema.NoContent,
    error: [ValidationError, RateLimited]
  }),
  HttpApiEndpoint.post("inspectLink", `${base}/links/look`, {
    payload: WireLinkToken,
    success: WireLink,
    error: [ValidationError, LinkUnusableError, RateLimited]
  }),
  HttpApiEndpoint.post("start", `${base}/links/start`, {
    payload: WireLinkToken,
    success: WireMe,
    error: [ValidationError, LinkUnusableError, RateLimited]
  }),
  HttpApiEndpoint.post("setUp", `${base}/links/setup`, {
    payload: WireSetUp,
    success: WireMe,
    error: [ValidationError, LinkUnusableError, RateLimited]
  }),
  HttpApiEndpoint.post("join", `${base}/links/join`, {
    payload: WireJoin,
    success: WireMe,
    error: [ValidationError, LinkUnusableError, Conflict, RateLimited]
  }),
  HttpApiEndpoint.post("reset", `${base}/links/reset`, {
    payload: WireReset,
    success: WireMe,
    error: [ValidationError, LinkUnusableError, RateLimited]
  })
).annotateEndpoints(Access, "anyone").middleware(RequestErrors).middleware(ForAnyone) {}
