import { RequestErrors } from "@sendwright/api/Authorization"
import { Conflict, NotFound, ValidationError } from "@sendwright/api/ErrorEnvelope"
import { pageOf } from "@sendwright/api/wire/Page"
import { AddressParam, WireSuppression } from "@sendwright/api/wire/Suppression"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Access } from "./Access.ts"
import { ForMembers } from "./Guard.ts"
import { accountBase, accountParams } from "./paths.ts"
import { suppressionsQuery, WireAddedSuppression, WireImport, WireImportOutcomes } from "./wire/Suppression.ts"

/** The addresses that an account never sends to; the same list in both modes. */
export class SuppressionsGroup extends HttpApiGroup.make("suppressions").add(
  HttpApiEndpoint.get("list", `${accountBase}/suppressions`, {
    params: accountParams,
    query: suppressionsQuery,
    success: pageOf(WireSuppression).annotate({ identifier: "SuppressionPage" }),
    error: ValidationError
  }).annotate(Access, "viewer"),
  HttpApiEndpoint.get("download", `${accountBase}/suppressions/csv`, {
    params: accountParams,
    success: HttpApiSchema.StreamUint8Array({ contentType: "text/csv" })
  }).annotate(Access, "viewer"),
  HttpApiEndpoint.post("add", `${accountBase}/suppressions`, {
    params: accountParams,
    payload: WireAddedSuppression,
    success: WireSuppression.pipe(HttpApiSchema.status(201)),
    error: [ValidationError, Conflict]
  }).annotate(Access, "developer"),
  HttpApiEndpoint.post("import", `${accountBase}/suppressions/import`, {
    params: accountParams,
    payload: WireImport,
    success: WireImportOutcomes,
    error: ValidationError
  }).annotate(Access, "developer"),
  HttpApiEndpoint.delete("remove", `${accountBase}/suppressions/:email`, {
    params: { ...accountParams, email: AddressParam },
    success: HttpApiSchema.NoContent,
    error: NotFound
  }).annotate(Access, "developer")
).middleware(RequestErrors).middleware(ForMembers) {}
