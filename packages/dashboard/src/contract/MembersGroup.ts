import { RequestErrors } from "@sendwright/api/Authorization"
import { Conflict, NotFound, ValidationError } from "@sendwright/api/ErrorEnvelope"
import { Once } from "@sendwright/api/wire/Page"
import { IdParam } from "@sendwright/api/wire/Scalars"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import * as Schema from "effect/Schema"
import { Access } from "./Access.ts"
import { ForMembers } from "./Guard.ts"
import { accountBase, accountParams } from "./paths.ts"
import { WireInvited, WireMembers, WireNewInvitation, WireRoleChange } from "./wire/Member.ts"

const oneParams = { ...accountParams, id: IdParam } as const

/** The members of an account. */
export class MembersGroup extends HttpApiGroup.make("members").add(
  HttpApiEndpoint.get("list", `${accountBase}/members`, {
    params: accountParams,
    success: WireMembers
  }).annotate(Access, "viewer"),
  HttpApiEndpoint.patch("changeRole", `${accountBase}/members/:id`, {
    params: oneParams,
    payload: WireRoleChange,
    success: HttpApiSchema.NoContent,
    error: [NotFound, Conflict, ValidationError]
  }).annotate(Access, "owner"),
  HttpApiEndpoint.delete("remove", `${accountBase}/members/:id`, {
    params: oneParams,
    query: { keep_keys: Schema.optionalKey(Once) },
    success: HttpApiSchema.NoContent,
    error: [NotFound, Conflict]
  }).annotate(Access, "owner"),
  HttpApiEndpoint.post("leave", `${accountBase}/leave`, {
    params: accountParams,
    success: HttpApiSchema.NoContent,
    error: Conflict
  }).annotate(Access, "viewer"),
  HttpApiEndpoint.post("invite", `${accountBase}/invitations`, {
    params: accountParams,
    payload: WireNewInvitation,
    success: WireInvited.pipe(HttpApiSchema.status(201)),
    error: [ValidationError, Conflict]
  }).annotate(Access, "owner"),
  HttpApiEndpoint.post("inviteAgain", `${accountBase}/invitations/:id/again`, {
    params: oneParams,
    success: WireInvited,
    error: NotFound
  }).annotate(Access, "owner"),
  HttpApiEndpoint.delete("withdraw", `${accountBase}/invitations/:id`, {
    params: oneParams,
    success: HttpApiSchema.NoContent,
    error: NotFound
  }).annotate(Access, "owner")
).middleware(RequestErrors).middleware(ForMembers) {}
