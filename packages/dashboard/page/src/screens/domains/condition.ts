import type { Answer } from "../../foundation/api.ts"
import type { Status } from "../../ui/StatusMark.tsx"
import { texts } from "./texts.ts"

/** A domain as the server answers it. */
export type Domain = Answer<"GET /accounts/:account_id/domains">["data"][number]

/** The condition of a domain, in a word and in a sentence. */
export interface Condition {
  readonly mark: Status
  readonly word: string
  readonly sentence: string
}

/** How many of the needed records were not found. */
const lacking = ({ records }: Domain): number =>
  records.filter(({ check, needed }) => needed && check !== null && check.state !== "found").length

/** The condition that follows from the checks of a domain, and its effect on email. */
export const conditionOf = (domain: Domain): Condition => {
  const { health, name, status } = domain
  const count = lacking(domain)
  switch (status) {
    case "failed":
      return { mark: "failed", word: texts.words.failed, sentence: texts.sentences.failed(name) }
    case "pending":
      return health === "unknown"
        ? { mark: "queued", word: texts.words.pending, sentence: texts.sentences.unknown(name) }
        : { mark: "delayed", word: texts.words.pending, sentence: texts.sentences.pending(name, count) }
    case "verified":
      return health === "action_needed"
        ? { mark: "bounced", word: texts.words.broken, sentence: texts.sentences.broken(name, count) }
        : domain.broken_since !== null
        ? { mark: "delayed", word: texts.words.verified, sentence: texts.sentences.doubtful(name, count) }
        : { mark: "delivered", word: texts.words.verified, sentence: texts.sentences.verified(name) }
  }
}
