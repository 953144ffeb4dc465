import { RequestErrors } from "@sendwright/api/Authorization"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Access } from "./Access.ts"
import { ForMembers } from "./Guard.ts"
import { accountBase, accountParams } from "./paths.ts"
import { WireFirstSteps } from "./wire/FirstSteps.ts"

/** The first steps of an account. The page asks repeatedly while some are not done. */
export class FirstStepsGroup extends HttpApiGroup.make("firstSteps").add(
  HttpApiEndpoint.get("get", `${accountBase}/first-steps`, {
    params: accountParams,
    success: WireFirstSteps
  }).annotate(Access, "viewer")
).middleware(RequestErrors).middleware(ForMembers) {}
