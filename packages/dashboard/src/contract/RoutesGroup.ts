import { RequestErrors } from "@sendwright/api/Authorization"
import { Conflict, ValidationError } from "@sendwright/api/ErrorEnvelope"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Access } from "./Access.ts"
import { ForOperators } from "./Guard.ts"
import { operatorBase } from "./paths.ts"
import { WireRouteAnswer, WireRouteQuestion, WireRoutes, WireRoutesChange } from "./wire/Route.ts"

/** The rules that choose providers. */
export class RoutesGroup extends HttpApiGroup.make("routes").add(
  HttpApiEndpoint.get("current", `${operatorBase}/routes`, { success: WireRoutes }),
  HttpApiEndpoint.put("set", `${operatorBase}/routes`, {
    payload: WireRoutesChange,
    success: WireRoutes,
    error: [Conflict, ValidationError]
  }),
  HttpApiEndpoint.post("explain", `${operatorBase}/routes/explanation`, {
    payload: WireRouteQuestion,
    success: WireRouteAnswer,
    error: ValidationError
  })
).annotateEndpoints(Access, "operator").middleware(RequestErrors).middleware(ForOperators) {}
