/** Every status that an email can have (interface specification, "Email status"). */
export const emailStatuses = [
  "queued",
  "scheduled",
  "sent",
  "delivered",
  "bounced",
  "complained",
  "failed",
  "cancelled"
] as const

/** One of `emailStatuses`. */
export type EmailStatus = typeof emailStatuses[number]

/**
 * What is known of one recipient, from least to most telling. A bounce that is not permanent stands below a
 * delivery, so that an out-of-office answer takes nothing back; a permanent one stands above it. `failed` stands
 * below both, so that proof of delivery corrects a hand-off that was given up as unknown.
 */
export const recipientStates = [
  "scheduled",
  "queued",
  "sent",
  "failed",
  "bounced_softly",
  "delivered",
  "bounced",
  "complained"
] as const

/** How far one recipient has come: the status of an email is the highest of its recipients. */
export type RecipientState = typeof recipientStates[number]

/** The place of a recipient's state in its order. */
export const rank: Readonly<Record<RecipientState, number>> = {
  scheduled: 0,
  queued: 1,
  sent: 2,
  failed: 3,
  bounced_softly: 4,
  delivered: 5,
  bounced: 6,
  complained: 7
}

/** What two pieces of evidence say together: the more telling one. Commutative, associative and idempotent. */
export const join = (left: RecipientState, right: RecipientState): RecipientState =>
  rank[left] >= rank[right] ? left : right

const statusRank: Readonly<Record<Exclude<EmailStatus, "cancelled">, number>> = {
  scheduled: 0,
  queued: 1,
  sent: 2,
  failed: 3,
  delivered: 4,
  bounced: 5,
  complained: 6
}

/** The status that an email with this one recipient has. */
export const toStatus = (state: RecipientState): Exclude<EmailStatus, "cancelled"> =>
  state === "bounced_softly" ? "bounced" : state

/** The status of an email: the highest over its recipients. `cancelled` is not reached by evidence. */
export const ofRecipients = (states: ReadonlyArray<RecipientState>): Exclude<EmailStatus, "cancelled"> => {
  let status: Exclude<EmailStatus, "cancelled"> = "scheduled"
  for (const state of states) {
    const candidate = toStatus(state)
    if (statusRank[candidate] > statusRank[status]) status = candidate
  }
  return status
}
