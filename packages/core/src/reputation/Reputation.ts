import type { ReputationSettings } from "../foundation/Settings.ts"
import type { RecipientState } from "../model/EmailStatus.ts"

/** What became of an account's live recipients; simulated ones and test mode are in no figure. */
export interface Figures {
  /** Recipients for which a provider accepted a message. */
  readonly recipients: number
  /** Recipients who bounced permanently. */
  readonly bounces: number
  /** Recipients who complained. */
  readonly complaints: number
}

/** The figures of the two windows that an account is judged by. Both end now. */
export interface Windows {
  readonly week: Figures
  readonly day: Figures
}

/** Why an account is paused. */
export interface Breach {
  readonly cause: "bounces" | "complaints"
  /** For the customer, who reads it in every refused send. */
  readonly reason: string
}

/** Counts of nothing. */
export const noFigures: Figures = { recipients: 0, bounces: 0, complaints: 0 }

/** Adds counts up. */
export const add = (left: Figures, right: Figures): Figures => ({
  recipients: left.recipients + right.recipients,
  bounces: left.bounces + right.bounces,
  complaints: left.complaints + right.complaints
})

const hourMillis = 3_600_000
const dayMillis = 24 * hourMillis

/** The lengths of the two windows. */
export const windowMillis = { week: 7 * dayMillis, day: dayMillis } as const

/** The hour that a moment lies in, counted from 1970. Figures are kept by the hour in which they became known. */
export const hourOf = (at: Date): number => Math.floor(at.getTime() / hourMillis)

/**
 * The first hours of the windows that end at a moment. The hour in which a window begins counts whole, so that a window
 * is up to an hour longer than its name says and never shorter.
 */
export const firstHours = (now: Date): { readonly week: number; readonly day: number } => ({
  week: hourOf(new Date(now.getTime() - windowMillis.week)),
  day: hourOf(new Date(now.getTime() - windowMillis.day))
})

const handedOver: ReadonlySet<RecipientState> = new Set<RecipientState>([
  "sent",
  "delivered",
  "bounced_softly",
  "bounced",
  "complained"
])

/**
 * What a change of an email's recipients adds to the figures. The states have one order before and after; a state
 * only ever rises, so that a recipient who is reported twice counts once.
 */
export const tally = (
  before: ReadonlyArray<RecipientState>,
  after: ReadonlyArray<RecipientState>,
  isReal: (index: number) => boolean
): Figures => {
  let recipients = 0
  let bounces = 0
  let complaints = 0
  after.forEach((state, index) => {
    const was = before[index]
    if (was === undefined || was === state || !isReal(index)) return
    if (handedOver.has(state) && !handedOver.has(was)) recipients++
    if (state === "bounced") bounces++
    if (state === "complained") complaints++
  })
  return { recipients, bounces, complaints }
}

/** Whether the figures of an account with new bounces or complaints must be examined. */
export const affectsReputation = ({ bounces, complaints }: Figures): boolean => bounces > 0 || complaints > 0

const percent = (count: number, of: number): string => `${Math.floor(count / of * 100_000) / 1_000} %`

const isNew = (createdAt: Date, now: Date, { newAccountMillis }: ReputationSettings): boolean =>
  now.getTime() - createdAt.getTime() < newAccountMillis

/** Judges an account; `undefined` where it may go on. Bounces are examined first. */
export const evaluate = (
  createdAt: Date,
  { day, week }: Windows,
  now: Date,
  settings: ReputationSettings
): Breach | undefined => {
  const { recipients } = week
  // Quotients of whole numbers compare exactly with a rate that is written as a decimal; products do not.
  const over = (count: number, rate: number, least: number) =>
    recipients >= settings.minRecipients && recipients > 0 && count >= least && count / recipients >= rate
  const isYoung = isNew(createdAt, now, settings)
  if (over(week.bounces, settings.bounceRate, settings.minBounces)) {
    return {
      cause: "bounces",
      reason: `${percent(week.bounces, recipients)} of the last 7 days' ${recipients} recipients bounced permanently`
    }
  }
  if (isYoung && day.bounces >= settings.newAccountBounces) {
    return {
      cause: "bounces",
      reason: `${day.bounces} recipients of a new account bounced permanently within 24 hours`
    }
  }
  if (over(week.complaints, settings.complaintRate, settings.minComplaints)) {
    return {
      cause: "complaints",
      reason: `${percent(week.complaints, recipients)} of the last 7 days' ${recipients} recipients complained`
    }
  }
  if (isYoung && day.complaints >= settings.newAccountComplaints) {
    return { cause: "complaints", reason: `${day.complaints} recipients of a new account complained within 24 hours` }
  }
  return undefined
}

/** One rate of an account beside the one that pauses it. */
export interface Rate {
  /** Of the recipients of the last 7 days, so many bounced permanently, or complained. */
  readonly count: number
  /** `count` of the recipients; null where there were none. */
  readonly rate: number | null
  /** From this rate on the account is paused, with `least` of them and the recipients of `Standing.minRecipients`. */
  readonly limit: number
  readonly least: number
}

/** How near an account is to its pause. */
export interface Standing {
  readonly windows: Windows
  /** Below so many recipients in 7 days no rate is judged. */
  readonly minRecipients: number
  readonly bounces: Rate
  readonly complaints: Rate
  /** What pauses an account that is new, by its last 24 hours alone; null for one that is not. */
  readonly newAccount: { readonly bounces: number; readonly complaints: number } | null
}

/** The figures that may pause an account, to see them before it is paused. */
export const standingOf = (
  createdAt: Date,
  windows: Windows,
  now: Date,
  settings: ReputationSettings
): Standing => {
  const { week } = windows
  const rateOf = (count: number, limit: number, least: number): Rate => ({
    count,
    rate: week.recipients === 0 ? null : count / week.recipients,
    limit,
    least
  })
  return {
    windows,
    minRecipients: settings.minRecipients,
    bounces: rateOf(week.bounces, settings.bounceRate, settings.minBounces),
    complaints: rateOf(week.complaints, settings.complaintRate, settings.minComplaints),
    newAccount: isNew(createdAt, now, settings)
      ? { bounces: settings.newAccountBounces, complaints: settings.newAccountComplaints }
      : null
  }
}
