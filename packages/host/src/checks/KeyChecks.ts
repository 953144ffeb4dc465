import * as KeyCheck from "@sendwright/core/KeyCheck"
import * as Effect from "effect/Effect"
import * as SecretKeys from "../adapters/SecretKeys.ts"
import { check } from "./Check.ts"

/** Whether the keys are there that stored secrets and erased recipients need. */
export const examine = Effect.map(
  KeyCheck.check,
  (uses) =>
    check(
      "secret key",
      "ok",
      uses.length === 0 ? "there; no secret is stored yet" : `opens ${uses.map(KeyCheck.describe).join(", ")}`
    )
).pipe(
  Effect.catchTag(
    "KeysUnusable",
    (error) => Effect.succeed(check("secret key", "fail", SecretKeys.explain(error).message))
  )
)
