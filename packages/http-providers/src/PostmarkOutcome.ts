import { type MailboxIdentity, normalize } from "@sendwright/core/foundation/Address"
import { identitiesIn } from "@sendwright/core/foundation/AddressText"
import * as Submission from "@sendwright/core/sending/Submission"
import type { Answer } from "./internal/HttpCalls.ts"
import type { Handoff } from "./internal/HttpProvider.ts"
import * as Outcomes from "./internal/outcomes.ts"
import type { Said } from "./internal/outcomes.ts"

// Postmark's error codes (postmarkapp.com/developer/api/overview#error-codes) come with 422 and speak of:
// no or a wrong token; a server that is not found; a message stream that does not exist; an account that may not send.
const operators: Readonly<Record<string, string>> = {
  "10": "Postmark did not accept the server token; correct it",
  "405": "Postmark does not let the account send: it is inactive, or out of credit; see it there",
  "413": "Postmark does not let the account send; see it there",
  "701": "Postmark does not know the server of this token; correct it",
  "1226": "Postmark does not know the message stream; create it, or correct its name",
  "1235": "Postmark does not know the message stream; create it, or correct its name"
}
/** Sender signature not found or not confirmed; an account that waits for its approval writes to its own domain only. */
const senders: ReadonlySet<string> = new Set(["400", "401", "412"])
const rateLimitCode = "429"
const inactiveCode = "406"
/** Postmark is down for maintenance, and looks at nothing. */
const maintenanceCode = "100"

const saidOf = (json: unknown, text: string): Said => {
  const code = (json as { readonly ErrorCode?: unknown } | undefined)?.ErrorCode
  return {
    code: Number.isSafeInteger(code) && code !== 0 ? String(code) : null,
    words: Outcomes.textIn(json, "Message") ?? text
  }
}

/**
 * The recipients that Postmark names as inactive: they bounced for good, complained, or were suppressed
 * manually. It does so in words alone, one message for all: `… inactive addresses: a@b, c@d. Inactive recipients are
 * …`.
 */
const inactiveIn = (words: string): ReadonlySet<MailboxIdentity> => {
  const begin = words.search(/inactive addresses:/i)
  const rest = begin === -1 ? "" : words.slice(begin + "inactive addresses:".length)
  const end = rest.search(/inactive recipients\b/i)
  return identitiesIn((end === -1 ? rest : rest.slice(0, end)).trimEnd().replace(/\.$/, ""))
}

const inactiveRefusal = (words: string): Submission.Uniform => ({
  ...Submission.permanentlyRefused(Outcomes.diagnostic(words), inactiveCode, "recipient"),
  reason: "mailbox"
})

const accepted = (id: string, words: string, { recipients }: Handoff): Submission.Submission => {
  const inactive = inactiveIn(words)
  const refusals = recipients.filter((address) => inactive.has(normalize(address)))
  return Submission.accepted(id, {
    response: Outcomes.diagnostic(words),
    refused: refusals.map((address) => ({
      address,
      permanent: true,
      code: inactiveCode,
      diagnostic: `Postmark does not deliver to an inactive recipient: ${address}`,
      reason: "mailbox"
    }))
  })
}

/** Nothing was sent. A recipient that Postmark does not name as inactive may have the message without the others. */
const inactive = (said: Said, { recipients }: Handoff): Submission.Submission => {
  const named = inactiveIn(said.words)
  const isNamed = (address: string): boolean => named.has(normalize(address))
  if (!recipients.some(isNamed)) return inactiveRefusal(said.words)
  const [first, ...others] = recipients.map((address): Submission.RecipientOutcome => ({
    address,
    outcome: isNamed(address)
      ? inactiveRefusal(said.words)
      : Submission.temporarilyRefused("Postmark sent nothing over inactive recipients", { code: inactiveCode })
  }))
  return Submission.combine([first!, ...others])
}

/** What an answer to `POST /email` means: Postmark took the message where `ErrorCode` is 0. */
export const judge = (answer: Answer, handoff: Handoff): Submission.Submission => {
  const json = Outcomes.jsonOf(answer.text)
  const said = saidOf(json, answer.text)
  const { code, words } = said
  if (answer.status === 200 && code === null) {
    const id = Outcomes.idOf(Outcomes.textIn(json, "MessageID"))
    return id === null ? Outcomes.unclear("Postmark", answer, said) : accepted(id, words, handoff)
  }
  if (code === rateLimitCode) return Outcomes.throttled("Postmark", answer, said)
  if (code === maintenanceCode) return Outcomes.operatorsTurn("Postmark is down for maintenance", answer, said, "other")
  // A code is a refusal, with 200 as well; what breaks (5xx) says nothing.
  if (code === null || answer.status >= 500) return Outcomes.byStatus("Postmark", answer, said)
  // What answers with another status, such as 429, says it of all requests.
  const isOfMessage = answer.status === 200 || answer.status === 422
  if (code === inactiveCode && isOfMessage) return inactive(said, handoff)
  if (senders.has(code)) return Outcomes.unknownSender("Postmark", answer, said)
  const advice = operators[code]
  if (advice !== undefined) return Outcomes.operatorsTurn(advice, answer, said)
  return isOfMessage
    ? Outcomes.refused("Postmark", answer, said)
    : Outcomes.byStatus("Postmark", answer, said)
}

/** What an answer to `GET /server` says against sending. */
export const problemOf = (answer: Answer): string | undefined => {
  const json = Outcomes.jsonOf(answer.text)
  const { code, words } = saidOf(json, answer.text)
  if (answer.status !== 200) {
    return `${operators[code ?? ""] ?? `Postmark answered ${answer.status}; check token and endpoint`}: ${words}`
  }
  if (Outcomes.textIn(json, "Name") === null) return "This endpoint does not answer as Postmark does; correct it"
  return Outcomes.textIn(json, "DeliveryType") === "Sandbox"
    ? "The server of this token is a sandbox of Postmark, which delivers to nobody; use the token of a live server"
    : undefined
}
