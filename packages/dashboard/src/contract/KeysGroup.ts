import { RequestErrors } from "@sendwright/api/Authorization"
import { NotFound, ValidationError } from "@sendwright/api/ErrorEnvelope"
import { IdParam } from "@sendwright/api/wire/Scalars"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Access } from "./Access.ts"
import { ForMembers } from "./Guard.ts"
import { accountBase, accountParams } from "./paths.ts"
import { WireApiKey, WireApiKeys, WireCreatedApiKey, WireNewApiKey } from "./wire/ApiKey.ts"

/** The API keys of an account, of both modes. */
export class KeysGroup extends HttpApiGroup.make("keys").add(
  HttpApiEndpoint.get("list", `${accountBase}/keys`, {
    params: accountParams,
    success: WireApiKeys
  }).annotate(Access, "viewer"),
  HttpApiEndpoint.post("create", `${accountBase}/keys`, {
    params: accountParams,
    payload: WireNewApiKey,
    success: WireCreatedApiKey.pipe(HttpApiSchema.status(201)),
    error: ValidationError
  }).annotate(Access, "developer"),
  HttpApiEndpoint.post("revoke", `${accountBase}/keys/:id/revoke`, {
    params: { ...accountParams, id: IdParam },
    success: WireApiKey,
    error: NotFound
  }).annotate(Access, "developer")
).middleware(RequestErrors).middleware(ForMembers) {}
