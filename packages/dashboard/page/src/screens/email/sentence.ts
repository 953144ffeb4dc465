import { durationText } from "../../ui/timeTexts.ts"
import type { Detail, Recipient, Waiting } from "./detail.ts"
import { texts } from "./texts.ts"

/** Writes a time for use within a sentence. */
export type SayTime = (at: string) => string

const { sentence: words } = texts

/** A meaning, which is a sentence, as a part of another sentence. */
const within = (meaning: string): string => meaning.charAt(0).toLowerCase() + meaning.slice(1).replace(/\.$/, "")

/** The codes of a reply, as people quote them: `550 5.1.1`. */
const codesOf = ({ meaning, reply }: Pick<Recipient, "meaning" | "reply">): string => {
  const digits = /^\s*([245]\d\d)(?!\d)/.exec(reply ?? "")?.[1]
  return [digits, meaning?.status_code].filter(Boolean).join(" ")
}

const inBrackets = (text: string): string => text === "" ? "" : ` (${text})`

const named = (recipients: ReadonlyArray<Recipient>): string => {
  const first = recipients.slice(0, 2).map(({ email_address }) => email_address)
  return recipients.length <= 2 ? first.join(words.and) : words.more(first.join(", "), recipients.length - 2)
}

/** Whether the email was delivered. A complaint comes after delivery. */
const wasDelivered = ({ status }: Recipient): boolean => status === "delivered" || status === "complained"

/** When sending could begin: when the email was accepted, or when its scheduled time came. */
const beganAt = ({ email, timeline }: Detail): string =>
  timeline.find(({ event }) => event?.type === "email.queued")?.at ?? email.created_at

/** When the last successful delivery was. */
const deliveredAt = ({ recipients, timeline }: Detail): string | undefined => {
  const last = timeline.findLast(({ event }) => event?.type === "email.delivered")?.at
  return last ?? recipients.findLast(wasDelivered)?.at ?? undefined
}

/** How long it took until the last successful delivery; null if there was none, or the clocks disagree. */
export const tookMs = (detail: Detail): number | null => {
  const at = deliveredAt(detail)
  if (at === undefined) return null
  const ms = Date.parse(at) - Date.parse(beganAt(detail))
  return ms >= 0 ? ms : null
}

const delivered = (detail: Detail): string | undefined => {
  const all = detail.recipients.length
  const count = detail.recipients.filter(wasDelivered).length
  if (count === 0) return undefined
  const ms = tookMs(detail)
  const took = ms === null ? "" : words.took(durationText(ms))
  return all === 1
    ? words.delivered(took)
    : words.deliveredTo(count === all ? words.all(all) : words.of(count, all), took)
}

/** The problem with one recipient, in words. */
const refused = (recipient: Recipient): string => {
  const codes = inBrackets(codesOf(recipient))
  const { email_address, meaning, status } = recipient
  if (status === "bounced" && meaning?.status_code?.endsWith(".1.1") === true && meaning.is_permanent !== false) {
    return words.noMailbox(email_address, codes)
  }
  const why = meaning === null ? "" : `: ${within(meaning.meaning)}`
  return words.refused[status === "bounced" ? "bounced" : status === "delayed" ? "delayed" : "failed"](
    email_address,
    `${why}${codes}`
  )
}

/** The first two recipients with a problem, each in words, and how many more there are. */
const refusals = (recipients: ReadonlyArray<Recipient>): ReadonlyArray<string> => {
  const shown = recipients.slice(0, 2).map(refused)
  return recipients.length > 2 ? [...shown, words.moreRefused(recipients.length - 2)] : shown
}

const waits = ({ attempts, kind, throttle, until }: Waiting, say: SayTime): string => {
  const next = until === null ? "" : say(until)
  switch (kind) {
    case "time":
      return words.scheduled(next)
    case "next_try":
      return words.nextTry(attempts ?? 1, next)
    case "throttle":
      return words.throttle((throttle ?? "").split(":").slice(1).join(":"))
    default:
      return words.waits[kind]
  }
}

/** The provider's last reply, if the email waits because of it. */
const lastRefusal = ({ timeline, waiting }: Detail): string | undefined => {
  const handoff = timeline.findLast(({ handoff }) => handoff !== null)?.handoff
  if (waiting?.kind !== "next_try" || handoff === null || handoff === undefined || handoff.reply === null) {
    return undefined
  }
  const codes = inBrackets(codesOf({ reply: handoff.reply, meaning: handoff.meaning }))
  const why = handoff.meaning === null ? handoff.reply : within(handoff.meaning.meaning)
  return words.lastRefusal(handoff.provider ?? words.provider, `${why}${codes}`)
}

const suppressed = (recipients: ReadonlyArray<Recipient>): string | undefined => {
  const barred = recipients.filter(({ was_suppressed }) => was_suppressed)
  if (barred.length === 0) return undefined
  return barred.length === 1 ? words.suppressed : words.suppressedAll(named(barred))
}

/**
 * The outcome of an email in sentences: the recipients who got it, those who did not and why, the reason that it waits,
 * and the consequences.
 */
export const sentencesOf = (detail: Detail, say: SayTime): ReadonlyArray<string> => {
  const { email, recipients, waiting } = detail
  if (email.status === "cancelled") return [words.cancelled]
  const of = (status: Recipient["status"]) => recipients.filter((recipient) => recipient.status === status)
  const under = of("sent")
  const complained = of("complained")
  const failed = of("failed")
  const allFailed = failed.length > 0 && failed.length === recipients.length
  const withReply = failed.filter(({ meaning }) => meaning !== null)
  const said = [
    delivered(detail),
    ...(allFailed && withReply.length === 0
      ? [words.notSent(failed[0]?.reply ?? email.error ?? "")]
      : [...refusals(of("bounced")), ...refusals(failed)]),
    complained.length === 0 ? undefined : words.complained(named(complained)),
    suppressed(recipients),
    ...refusals(of("delayed")),
    under.length === 0
      ? undefined
      : under.length === recipients.length
      ? words.sent
      : words.sentTo(named(under)),
    lastRefusal(detail),
    waiting === null ? undefined : waits(waiting, say)
  ].filter((one) => one !== undefined && one !== "") as ReadonlyArray<string>
  return said.length === 0 ? [words.nothing] : said
}

/** Advice on what to do; none if there is nothing to do. */
export const adviceOf = ({ recipients, timeline, waiting }: Detail): ReadonlyArray<string> => {
  const last = timeline.findLast(({ handoff }) => handoff !== null)?.handoff
  const found = [
    ...recipients.map(({ meaning }) => meaning?.advice),
    waiting?.kind === "next_try" ? last?.meaning?.advice : undefined
  ]
  const all = [...new Set(found)].filter((advice) => advice !== undefined)
  return waiting === null || !(waiting.kind in texts.waitingAdvice)
    ? all
    : [...all, texts.waitingAdvice[waiting.kind as keyof typeof texts.waitingAdvice]]
}
