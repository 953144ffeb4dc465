import type { Status } from "../../ui/StatusMark.tsx"
import type { Authentication, Received } from "./queries.ts"
import { texts } from "./texts.ts"

const { checks: words } = texts

type Result = Authentication["spf"]["result"]

/** One check in words. */
export interface CheckInWords {
  readonly name: string
  readonly mark: Status
  readonly result: string
  readonly meaning: string
}

const marks: Readonly<Record<Result, Status>> = {
  none: "queued",
  pass: "delivered",
  fail: "failed",
  softfail: "delayed",
  neutral: "queued",
  policy: "failed",
  temperror: "delayed",
  permerror: "failed"
}

/** Whether a result counts as passed, failed or open. */
const kindOf = (result: Result): "pass" | "fail" | "none" =>
  result === "pass" ? "pass" : result === "none" || result === "neutral" ? "none" : "fail"

const meaningOf = (
  check: "arc" | "dkim" | "dmarc" | "spf",
  { domain, result }: Authentication["spf"]
): string => {
  const name = domain ?? words.someDomain
  if (result === "temperror") return words.temperror
  if (result === "permerror") return words.permerror(name)
  const text = words[check][kindOf(result)]
  return typeof text === "string" ? text : text(name)
}

const inWords = (check: "arc" | "dkim" | "dmarc" | "spf", found: Authentication["spf"]): CheckInWords => ({
  name: words.names[check],
  mark: marks[found.result],
  result: words.results[found.result],
  meaning: meaningOf(check, found)
})

/** Each check of an email in words, and its spam score. */
export const checksInWords = (
  { authentication, spam }: Pick<Received, "authentication" | "spam">
): ReadonlyArray<CheckInWords> => {
  const spamLine: CheckInWords = spam === null
    ? { name: words.spam.name, mark: "queued", result: words.spam.none, meaning: words.spam.noneText }
    : {
      name: words.spam.name,
      mark: spam.is_spam ? "complained" : "delivered",
      result: spam.is_spam ? words.spam.spam : words.spam.fine,
      meaning: words.spam.text(spam.score)
    }
  if (authentication === null) return [spamLine]
  const { arc, dkim, dmarc, spf } = authentication
  const rule = dmarc.policy === null || dmarc.result === "pass" ? "" : ` ${words.dmarc.policy[dmarc.policy]}`
  const judged = inWords("dmarc", dmarc)
  const signatures = dkim.length === 0 ? [{ result: "none" as const, domain: null }] : dkim
  return [
    { ...judged, meaning: `${judged.meaning}${rule}` },
    inWords("spf", spf),
    ...signatures.map((one) => inWords("dkim", one)),
    inWords("arc", arc),
    spamLine
  ]
}

/** Whether the sender of an email is genuine: in a sentence, with its mark. */
export const verdictOf = (
  authentication: Authentication | null
): { readonly mark: Status; readonly sentence: string } => {
  if (authentication === null) return { mark: "queued", sentence: words.unchecked }
  const { domain, result } = authentication.dmarc
  const name = domain ?? words.someDomain
  if (result === "temperror") return { mark: "delayed", sentence: words.failedNow }
  const kind = kindOf(result)
  return kind === "pass"
    ? { mark: "delivered", sentence: words.genuine(name) }
    : kind === "fail" && result !== "permerror"
    ? { mark: "failed", sentence: words.forged(name) }
    : { mark: "delayed", sentence: words.open }
}
