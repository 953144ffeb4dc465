import { RequestErrors } from "@sendwright/api/Authorization"
import { ValidationError } from "@sendwright/api/ErrorEnvelope"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Access } from "./Access.ts"
import { ForMembers } from "./Guard.ts"
import { accountBase, accountParams } from "./paths.ts"
import { metricsQuery, WireMetrics } from "./wire/Metrics.ts"

/** The figures of an account's email, by the hour and by the day. */
export class MetricsGroup extends HttpApiGroup.make("metrics").add(
  HttpApiEndpoint.get("read", `${accountBase}/metrics`, {
    params: accountParams,
    query: metricsQuery,
    success: WireMetrics,
    error: ValidationError
  }).annotate(Access, "viewer")
).middleware(RequestErrors).middleware(ForMembers) {}
