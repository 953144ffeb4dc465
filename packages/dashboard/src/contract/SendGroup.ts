import { RequestErrors } from "@sendwright/api/Authorization"
import { NotFound, sendErrors } from "@sendwright/api/ErrorEnvelope"
import { IdParam, Mode } from "@sendwright/api/wire/Scalars"
import { WireSendRequest } from "@sendwright/api/wire/SendRequest"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import * as Schema from "effect/Schema"
import { Access } from "./Access.ts"
import { ForMembers } from "./Guard.ts"
import { accountBase, accountParams } from "./paths.ts"
import { WireAccepted, WireSendForm, WireSendTemplate } from "./wire/SendForm.ts"

/** Writing an email and sending it. */
export class SendGroup extends HttpApiGroup.make("send").add(
  HttpApiEndpoint.get("form", `${accountBase}/send`, {
    params: accountParams,
    success: WireSendForm
  }).annotate(Access, "developer"),
  HttpApiEndpoint.get("template", `${accountBase}/send/templates/:id`, {
    params: { ...accountParams, id: IdParam },
    success: WireSendTemplate,
    error: NotFound
  }).annotate(Access, "developer"),
  // The same body, errors and header Idempotency-Key as POST /v1/emails. The answer to a repeated key is 200.
  HttpApiEndpoint.post("send", `${accountBase}/send`, {
    params: accountParams,
    query: { mode: Schema.optionalKey(Mode) },
    payload: WireSendRequest,
    success: WireAccepted.pipe(HttpApiSchema.status(201)),
    error: sendErrors
  }).annotate(Access, "developer")
).middleware(RequestErrors).middleware(ForMembers) {}
