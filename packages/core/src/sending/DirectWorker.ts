import type { DirectWorker } from "../emails/DirectHandoffs.ts"
import type { AcceptAnswer, HandoffLease, NewEmail } from "../emails/EmailStore.ts"
import type { Slots } from "../foundation/WorkLoop.ts"
import { type Begun, sendableOf, type SendLease } from "./SendJobs.ts"

/** A lease under which a hand-off may have been begun, and nothing is to be handed over. */
export interface NotBegun {
  readonly _tag: "NotBegun"
  readonly lease: SendLease
}

/**
 * What is to be done with a message that was accepted under a lease, or was to be: null where it has none. One of which
 * that is not known, because the answer was lost, is given back: nobody would come for it before the lease runs out.
 */
const startOf = (email: NewEmail, token: string, answer: AcceptAnswer | undefined): Begun | NotBegun | null => {
  const lease: SendLease = { emailId: email.id, accountId: email.accountId, token }
  const notBegun: NotBegun = { _tag: "NotBegun", lease }
  if (answer === undefined) return notBegun
  if (answer._tag === "KeyReused" || answer._tag === "Refused") return null
  if (answer._tag === "Judged" && answer.begun !== undefined) {
    const domainId = answer.begun.get(email.id)
    return domainId === undefined
      ? null
      : { _tag: "Ready", lease, attempt: 1, parts: null, email: sendableOf(email, domainId) }
  }
  // A replay of this very message is the repetition of a command whose answer was lost.
  const isStored = answer.verdicts.some((verdict) => verdict._tag === "Accepted" && verdict.emailId === email.id)
  return isStored ? notBegun : null
}

/** Takes emails in the slots of a work loop, all under one token. */
export const make = (slots: Slots<Begun | NotBegun>, leaseOf: () => HandoffLease): DirectWorker => ({
  reserve: (messages) => {
    if (!slots.reserve(messages.length)) return null
    const lease = leaseOf()
    return {
      lease,
      end: (answer) => {
        for (const email of messages) {
          const start = startOf(email, lease.token, answer)
          if (start === null) slots.release()
          else slots.carry(start)
        }
      }
    }
  }
})
