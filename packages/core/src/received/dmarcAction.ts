import type { Authentication } from "./ReceivedEmail.ts"

/**
 * What DMARC has done with a message (RFC 7489 §6.6.2). `refuse`: the domain of its From asks for that of mail that is not
 * its own, and neither SPF nor a signature of that domain says that it is. `mark`: it is taken with its result beside it.
 * A result that hangs on what could not be looked up, and any other policy, refuse nothing.
 */
export const dmarcAction = ({ dmarc }: Pick<Authentication, "dmarc">): "refuse" | "mark" =>
  dmarc.result === "fail" && dmarc.policy === "reject" ? "refuse" : "mark"
