import { RequestErrors } from "@sendwright/api/Authorization"
import { Conflict, NotFound, ValidationError } from "@sendwright/api/ErrorEnvelope"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Access } from "./Access.ts"
import { ForOperators } from "./Guard.ts"
import { operatorBase } from "./paths.ts"
import { sitesQuery, WireSiteMoved, WireSiteOrder, WireSites } from "./wire/Site.ts"

/** The sites of receivers that mail is delivered to directly. */
export class SitesGroup extends HttpApiGroup.make("sites").add(
  HttpApiEndpoint.get("list", `${operatorBase}/sites`, { query: sitesQuery, success: WireSites }),
  HttpApiEndpoint.post("order", `${operatorBase}/sites`, {
    payload: WireSiteOrder,
    success: WireSiteMoved,
    error: [Conflict, NotFound, ValidationError]
  })
).annotateEndpoints(Access, "operator").middleware(RequestErrors).middleware(ForOperators) {}
