import { RequestErrors } from "@sendwright/api/Authorization"
import { NotFound, ValidationError } from "@sendwright/api/ErrorEnvelope"
import { Once, pageQuery } from "@sendwright/api/wire/Page"
import { IdParam } from "@sendwright/api/wire/Scalars"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import * as Schema from "effect/Schema"
import { Access } from "./Access.ts"
import { ForOperators } from "./Guard.ts"
import { operatorBase } from "./paths.ts"
import {
  accountStates,
  WireAccountChange,
  WireNewAccount,
  WireOperatorAccountDetail,
  WireOperatorAccounts,
  WirePause,
  WirePlans,
  WireSuspension
} from "./wire/OperatorAccount.ts"

const one = { id: IdParam } as const

/** All accounts, and the operators' actions on them. */
export class OperatorAccountsGroup extends HttpApiGroup.make("operatorAccounts").add(
  HttpApiEndpoint.get("list", `${operatorBase}/accounts`, {
    query: {
      ...pageQuery,
      search: Schema.optionalKey(Once),
      state: Schema.optionalKey(Schema.Literals(accountStates))
    },
    success: WireOperatorAccounts,
    error: ValidationError
  }),
  HttpApiEndpoint.post("create", `${operatorBase}/accounts`, {
    payload: WireNewAccount,
    success: WireOperatorAccountDetail.pipe(HttpApiSchema.status(201)),
    error: ValidationError
  }),
  HttpApiEndpoint.get("plans", `${operatorBase}/plans`, { success: WirePlans }),
  HttpApiEndpoint.get("get", `${operatorBase}/accounts/:id`, {
    params: one,
    success: WireOperatorAccountDetail,
    error: NotFound
  }),
  HttpApiEndpoint.patch("change", `${operatorBase}/accounts/:id`, {
    params: one,
    payload: WireAccountChange,
    success: WireOperatorAccountDetail,
    error: [ValidationError, NotFound]
  }),
  HttpApiEndpoint.post("pause", `${operatorBase}/accounts/:id/pause`, {
    params: one,
    payload: WirePause,
    success: WireOperatorAccountDetail,
    error: [ValidationError, NotFound]
  }),
  HttpApiEndpoint.post("resume", `${operatorBase}/accounts/:id/resume`, {
    params: one,
    success: WireOperatorAccountDetail,
    error: NotFound
  }),
  HttpApiEndpoint.post("suspend", `${operatorBase}/accounts/:id/suspend`, {
    params: one,
    payload: WireSuspension,
    success: WireOperatorAccountDetail,
    error: [ValidationError, NotFound]
  }),
  HttpApiEndpoint.post("reinstate", `${operatorBase}/accounts/:id/reinstate`, {
    params: one,
    success: WireOperatorAccountDetail,
    error: NotFound
  })
).annotateEndpoints(Access, "operator").middleware(RequestErrors).middleware(ForOperators) {}
