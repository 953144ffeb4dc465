import { RequestErrors } from "@sendwright/api/Authorization"
import { Conflict, DomainLimit, NotFound, ValidationError } from "@sendwright/api/ErrorEnvelope"
import { WireNewDomain } from "@sendwright/api/wire/Domain"
import { IdParam } from "@sendwright/api/wire/Scalars"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Access } from "./Access.ts"
import { ForMembers } from "./Guard.ts"
import { accountBase, accountParams } from "./paths.ts"
import { PortalAccess } from "./PortalAccess.ts"
import { WireDomainHistory, WireDomainView, WireDomainViews } from "./wire/Domain.ts"

const params = { ...accountParams, id: IdParam }

/** The domains that an account sends from, the same in both modes. */
export class DomainsGroup extends HttpApiGroup.make("domains").add(
  HttpApiEndpoint.get("list", `${accountBase}/domains`, {
    params: accountParams,
    success: WireDomainViews
  }).annotate(Access, "viewer").annotate(PortalAccess, "domains"),
  HttpApiEndpoint.post("create", `${accountBase}/domains`, {
    params: accountParams,
    payload: WireNewDomain,
    success: WireDomainView.pipe(HttpApiSchema.status(201)),
    error: [ValidationError, Conflict, DomainLimit]
  }).annotate(Access, "developer"),
  // Looks the records up, unless that was done within the last 10 seconds.
  HttpApiEndpoint.post("check", `${accountBase}/domains/:id/check`, {
    params,
    success: WireDomainView,
    error: NotFound
  }).annotate(Access, "viewer").annotate(PortalAccess, "domains"),
  HttpApiEndpoint.get("history", `${accountBase}/domains/:id/history`, {
    params,
    success: WireDomainHistory,
    error: NotFound
  }).annotate(Access, "viewer"),
  HttpApiEndpoint.post("rotateKey", `${accountBase}/domains/:id/rotate-dkim`, {
    params,
    success: WireDomainView,
    error: [NotFound, Conflict]
  }).annotate(Access, "developer"),
  HttpApiEndpoint.post("retireKey", `${accountBase}/domains/:id/retire-dkim`, {
    params,
    success: WireDomainView,
    error: [NotFound, Conflict]
  }).annotate(Access, "developer"),
  HttpApiEndpoint.post("receive", `${accountBase}/domains/:id/receiving`, {
    params,
    success: WireDomainView,
    error: NotFound
  }).annotate(Access, "developer"),
  HttpApiEndpoint.delete("stopReceiving", `${accountBase}/domains/:id/receiving`, {
    params,
    success: WireDomainView,
    error: NotFound
  }).annotate(Access, "developer"),
  HttpApiEndpoint.delete("remove", `${accountBase}/domains/:id`, {
    params,
    success: HttpApiSchema.NoContent,
    error: NotFound
  }).annotate(Access, "developer")
).middleware(RequestErrors).middleware(ForMembers) {}
