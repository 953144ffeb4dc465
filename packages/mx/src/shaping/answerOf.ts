import { meaningOf } from "@sendwright/core/replies/ReplyMeaning"
import { reasonOf, type Refusal } from "@sendwright/core/sending/RefusalReason"
import type { Submission, Uniform } from "@sendwright/core/sending/Submission"
import type { SiteAnswer } from "./SitePace.ts"

/** What a site said, and in which words. */
export interface Heard {
  readonly answer: SiteAnswer
  /** Of the refusal, where it has one. */
  readonly code: string | null
  readonly words: string
}

/**
 * Whether a refusal asks for fewer messages or connections: 421, a busy system, or any other 4yz whose words speak of it.
 * What is said of one mailbox, or of greylisting, does not.
 */
const isSlowing = (refusal: Refusal): boolean => {
  const reason = reasonOf(refusal)
  if (reason === "throttled") return true
  if (reason !== "policy" && reason !== "other") return false
  const meaning = meaningOf({ code: refusal.code ?? null, diagnostic: refusal.diagnostic })
  return meaning?.class === "rate_limited" && meaning.isPermanent === false
}

const silences: ReadonlySet<string> = new Set(["timeout", "connection_refused", "connection_closed", "dns", "tls"])

const ofRefusal = (refusal: Refusal): Heard => ({
  answer: isSlowing(refusal) ? "slowed" : silences.has(reasonOf(refusal)) ? "silent" : "other",
  code: refusal.code ?? null,
  words: refusal.diagnostic
})

const ofUniform = (outcome: Uniform): Heard => {
  switch (outcome._tag) {
    case "Accepted":
      return { answer: "taken", code: null, words: outcome.response ?? "" }
    case "TemporarilyRefused":
      return ofRefusal(outcome)
    case "PermanentlyRefused":
      return { answer: "other", code: outcome.code, words: outcome.diagnostic }
    case "Unknown":
      return { answer: "silent", code: null, words: outcome.diagnostic }
  }
}

const heardOf = (submission: Submission): ReadonlyArray<Heard> => {
  if (submission._tag === "Mixed") return submission.outcomes.map(({ outcome }) => ofUniform(outcome))
  if (submission._tag !== "Accepted") return [ofUniform(submission)]
  return [
    ofUniform(submission),
    ...submission.refused.filter(({ permanent }) => !permanent).map(ofRefusal)
  ]
}

/**
 * What an outcome says of the site, where `refusals` came from other hosts of it before. A wish for less counts most,
 * then a message that was taken.
 */
export const answerOf = (submission: Submission, refusals: ReadonlyArray<Refusal>): Heard => {
  const heard = [...heardOf(submission), ...refusals.map(ofRefusal)]
  const first = (answer: SiteAnswer) => heard.find((one) => one.answer === answer)
  return first("slowed") ?? first("taken") ?? first("other") ?? heard[0]!
}
