import { RequestErrors } from "@sendwright/api/Authorization"
import { Conflict, NotFound, ValidationError } from "@sendwright/api/ErrorEnvelope"
import { Once, pageQuery } from "@sendwright/api/wire/Page"
import { IdParam } from "@sendwright/api/wire/Scalars"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import * as Schema from "effect/Schema"
import { Access } from "./Access.ts"
import { ForOperators } from "./Guard.ts"
import { operatorBase } from "./paths.ts"
import { WireOperatorUserDetail, WireOperatorUsers, WireUserLink } from "./wire/OperatorUser.ts"
import { WireRevoked } from "./wire/Session.ts"

const one = { id: IdParam } as const

/** All users, and the operators' actions on them. */
export class OperatorUsersGroup extends HttpApiGroup.make("operatorUsers").add(
  HttpApiEndpoint.get("list", `${operatorBase}/users`, {
    query: { ...pageQuery, search: Schema.optionalKey(Once) },
    success: WireOperatorUsers,
    error: ValidationError
  }),
  HttpApiEndpoint.get("get", `${operatorBase}/users/:id`, {
    params: one,
    success: WireOperatorUserDetail,
    error: NotFound
  }),
  HttpApiEndpoint.post("disable", `${operatorBase}/users/:id/disable`, {
    params: one,
    success: WireOperatorUserDetail,
    error: [NotFound, Conflict]
  }),
  HttpApiEndpoint.post("enable", `${operatorBase}/users/:id/enable`, {
    params: one,
    success: WireOperatorUserDetail,
    error: NotFound
  }),
  HttpApiEndpoint.post("resetLink", `${operatorBase}/users/:id/reset-link`, {
    params: one,
    success: WireUserLink,
    error: [NotFound, Conflict]
  }),
  HttpApiEndpoint.delete("endSessions", `${operatorBase}/users/:id/sessions`, {
    params: one,
    success: WireRevoked,
    error: NotFound
  })
).annotateEndpoints(Access, "operator").middleware(RequestErrors).middleware(ForOperators) {}
