import { RequestErrors } from "@sendwright/api/Authorization"
import { ValidationError } from "@sendwright/api/ErrorEnvelope"
import { pageQuery } from "@sendwright/api/wire/Page"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Access } from "./Access.ts"
import { ForOperators } from "./Guard.ts"
import { operatorBase } from "./paths.ts"
import { WirePastedBounce, WireReadBounce } from "./wire/Bounce.ts"
import { WireExamination } from "./wire/Examination.ts"
import { WireHeldDecided, WireHeldDecision, WireHeldEmails } from "./wire/Held.ts"
import { WireNodes } from "./wire/Node.ts"
import { queueQuery, WireQueue } from "./wire/Queue.ts"
import { WireStorageUse } from "./wire/StorageUse.ts"

/** The state of the whole service, and the work that waits for an operator. */
export class OperationsGroup extends HttpApiGroup.make("operations").add(
  HttpApiEndpoint.get("queue", `${operatorBase}/queue`, { query: queueQuery, success: WireQueue }),
  HttpApiEndpoint.get("held", `${operatorBase}/held`, {
    query: pageQuery,
    success: WireHeldEmails,
    error: ValidationError
  }),
  HttpApiEndpoint.post("decide", `${operatorBase}/held`, {
    payload: WireHeldDecision,
    success: WireHeldDecided,
    error: ValidationError
  }),
  HttpApiEndpoint.get("nodes", `${operatorBase}/nodes`, { success: WireNodes }),
  HttpApiEndpoint.get("examine", `${operatorBase}/examination`, { success: WireExamination }),
  HttpApiEndpoint.post("readBounce", `${operatorBase}/bounces`, {
    payload: WirePastedBounce,
    success: WireReadBounce,
    error: ValidationError
  }),
  HttpApiEndpoint.get("storage", `${operatorBase}/storage`, { success: WireStorageUse })
).annotateEndpoints(Access, "operator").middleware(RequestErrors).middleware(ForOperators) {}
