import type { TlsFailure, TlsFailureType, TlsOutcome } from "@sendwright/smtp/client/TlsOutcome"
import type { TlsDecision } from "./TlsDecision.ts"

/** A domain of recipients, and what was decided for a host of its route. */
export interface Judged {
  /** A-labels, lower-case. */
  readonly domain: string
  readonly decision: TlsDecision
}

/** What a session, or one that a policy did not allow, is counted as: a failure, or null for success. */
export type TlsResult = TlsFailure | null

/** The words of reports and metrics. */
export const wordOf = (result: TlsResult): TlsFailureType | "success" => result === null ? "success" : result.type

/** RFC 8460 §4.3.1 has no type of its own for a host that a policy does not name. */
const notNamed: TlsFailure = {
  type: "validation-failure",
  message: "the policy of MTA-STS does not name the host"
}

const problemOf = ({ problem }: TlsDecision): TlsResult =>
  problem === null ? null : { type: problem.result, message: problem.message }

/**
 * What a session is counted as for the domain that the decision is about (RFC 8460 §4.3). A policy in testing mode counts
 * as if it were enforced. `undefined`: it is not counted, since TLS was not asked for, or not again after it had failed.
 *
 * A session counts once: what went wrong with it comes before what went wrong with the policy.
 */
export const resultOf = (decision: TlsDecision, outcome: TlsOutcome): TlsResult | undefined => {
  if (decision.demand._tag === "None") return undefined
  switch (outcome._tag) {
    case "Failed":
      return outcome.failure
    case "Plaintext":
      return outcome.offered ? undefined : { type: "starttls-not-supported", message: "it does not offer STARTTLS" }
    case "Secured": {
      const { tested } = decision
      if (tested?._tag === "NotAllowed") return notNamed
      if (tested?._tag === "Verified" && outcome.doubt !== null) return outcome.doubt
      return problemOf(decision)
    }
  }
}

/**
 * What a host is counted as that is not connected to because of a policy. `undefined`: it is not counted, since nobody
 * knows what the policy is.
 */
export const resultOfExcluded = (decision: TlsDecision): TlsFailure | undefined =>
  decision.demand._tag === "NotAllowed" ? notNamed : problemOf(decision) ?? undefined
