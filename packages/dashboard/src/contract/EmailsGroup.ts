import { RequestErrors } from "@sendwright/api/Authorization"
import { AccountPaused, RateLimited, ValidationError } from "@sendwright/api/ErrorEnvelope"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Access } from "./Access.ts"
import { ForMembers } from "./Guard.ts"
import { accountBase, accountParams } from "./paths.ts"
import { PortalAccess } from "./PortalAccess.ts"
import { logPageQuery, logQuery, WireBulkRequest, WireBulkStep, WireEmailCount, WireEmails } from "./wire/Emails.ts"

/** The log of an account in one mode: its list, and actions on all emails that match the filters. */
export class EmailsGroup extends HttpApiGroup.make("emails").add(
  HttpApiEndpoint.get("list", `${accountBase}/emails`, {
    params: accountParams,
    query: logPageQuery,
    success: WireEmails,
    error: [ValidationError, RateLimited]
  }).annotate(Access, "viewer").annotate(PortalAccess, "emails"),
  HttpApiEndpoint.get("count", `${accountBase}/emails/count`, {
    params: accountParams,
    query: logQuery,
    success: WireEmailCount,
    error: [ValidationError, RateLimited]
  }).annotate(Access, "viewer"),
  // All matching emails as a file, which is written while they are read.
  HttpApiEndpoint.get("csv", `${accountBase}/emails/csv`, {
    params: accountParams,
    query: logQuery,
    success: HttpApiSchema.StreamUint8Array({ contentType: "text/csv" }),
    error: [ValidationError, RateLimited]
  }).annotate(Access, "viewer"),
  HttpApiEndpoint.post("bulk", `${accountBase}/emails/bulk`, {
    params: accountParams,
    query: logQuery,
    payload: WireBulkRequest,
    success: WireBulkStep,
    error: [ValidationError, RateLimited, AccountPaused]
  }).annotate(Access, "developer")
).middleware(RequestErrors).middleware(ForMembers) {}
