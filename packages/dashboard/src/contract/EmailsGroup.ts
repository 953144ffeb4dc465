import { RequestErrors } from "@sendwright/api/Authorization"
import { AccountPaused, RateLimited, ValidationError } from "@sendwright/api/ErrorEnvelope"
import { Once } from "@sendwright/api/wire/Page"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import * as Schema from "effect/Schema"
import { Access } from "./Access.ts"
import { ForMembers } from "./Guard.ts"
import { accountBase, accountParams } from "./paths.ts"
import { PortalAccess } from "./PortalAccess.ts"
import {
  logPageQuery,
  logQuery,
  WireBulkRequest,
  WireBulkStep,
  WireEmailCount,
  WireEmailIds,
  WireEmails,
  WireEmailStates
} from "./wire/Emails.ts"

/** The log of an account in one mode: its list, what is new in it, and what is done with all that a filter matches. */
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
  HttpApiEndpoint.post("states", `${accountBase}/emails/states`, {
    params: accountParams,
    query: { mode: logQuery.mode },
    payload: WireEmailIds,
    success: WireEmailStates,
    error: ValidationError
  }).annotate(Access, "viewer"),
  // Everything that matches as a file, row by row as it is read.
  HttpApiEndpoint.get("csv", `${accountBase}/emails/csv`, {
    params: accountParams,
    query: logQuery,
    success: HttpApiSchema.StreamUint8Array({ contentType: "text/csv" }),
    error: [ValidationError, RateLimited]
  }).annotate(Access, "viewer"),
  // Server-sent events `emails`, whose data are `WireNewEmails`; `Last-Event-ID` goes before `after`.
  HttpApiEndpoint.get("live", `${accountBase}/emails/live`, {
    params: accountParams,
    query: { ...logQuery, after: Schema.optionalKey(Once) },
    success: HttpApiSchema.StreamUint8Array({ contentType: "text/event-stream" }),
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
