import { RequestErrors } from "@sendwright/api/Authorization"
import { RateLimited, ValidationError } from "@sendwright/api/ErrorEnvelope"
import { WireErased, WireErasure } from "@sendwright/api/wire/Erasure"
import { WireAccountExport } from "@sendwright/api/wire/Export"
import { pageOf } from "@sendwright/api/wire/Page"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Access } from "./Access.ts"
import { ForMembers } from "./Guard.ts"
import { accountBase, accountParams } from "./paths.ts"
import { WireAccountOverview } from "./wire/Account.ts"
import { auditQuery, WireAuditEntry } from "./wire/AuditEntry.ts"

/** An account as a whole: its limits, its history, its stored data. */
export class AccountGroup extends HttpApiGroup.make("account").add(
  HttpApiEndpoint.get("overview", `${accountBase}/overview`, {
    params: accountParams,
    success: WireAccountOverview
  }).annotate(Access, "viewer"),
  HttpApiEndpoint.get("audit", `${accountBase}/audit`, {
    params: accountParams,
    query: auditQuery,
    success: pageOf(WireAuditEntry).annotate({ identifier: "AuditPage" }),
    error: ValidationError
  }).annotate(Access, "viewer"),
  HttpApiEndpoint.get("export", `${accountBase}/export`, {
    params: accountParams,
    success: WireAccountExport
  }).annotate(Access, "owner"),
  HttpApiEndpoint.post("erase", `${accountBase}/erasures`, {
    params: accountParams,
    payload: WireErasure,
    success: WireErased,
    error: [ValidationError, RateLimited]
  }).annotate(Access, "owner")
).middleware(RequestErrors).middleware(ForMembers) {}
