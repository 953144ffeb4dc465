import { DomainNotVerified, PlanLimit, RecipientSuppressed, type SendError } from "../foundation/Errors.ts"
import type { Verdict } from "./EmailStore.ts"

/** The error for a verdict against a message. */
export const refusalOf = (verdict: Exclude<Verdict, { readonly _tag: "Accepted" }>): SendError => {
  switch (verdict._tag) {
    case "Suppressed":
      return new RecipientSuppressed({ suppressed: verdict.addresses })
    case "DomainNotVerified":
      return new DomainNotVerified({ domain: verdict.domain })
    case "OverQuota":
      return new PlanLimit({ limit: verdict.limit, allowed: verdict.allowed })
  }
}
