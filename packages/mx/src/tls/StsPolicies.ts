import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { StsPolicy } from "./StsPolicy.ts"

/** Why a domain's policy could not be had, under the name that reports give it (RFC 8460 §4.3). */
export interface StsProblem {
  readonly result: "sts-policy-fetch-error" | "sts-policy-invalid" | "sts-webpki-invalid"
  /** For an operator. */
  readonly message: string
}

/** What is known of a domain's policy. */
export interface StsLookup {
  /** Null: the domain has none that could be had. */
  readonly policy: StsPolicy | null
  /** What went wrong with the newest policy, although an older one may still stand; null: nothing. */
  readonly problem: StsProblem | null
}

/** The policies of MTA-STS (RFC 8461): finds and keeps them. */
export class StsPolicies extends Context.Service<StsPolicies, {
  /** Never fails: a policy that cannot be had is none, and one that is kept holds until its `max_age` (§3.3, §5.1). */
  readonly find: (domain: string) => Effect.Effect<StsLookup>
}>()("@sendwright/mx/tls/StsPolicies") {}
