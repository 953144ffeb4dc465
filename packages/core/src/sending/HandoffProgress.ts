import { normalize } from "../foundation/Address.ts"
import type { Evidence } from "../model/Evidence.ts"
import * as HandoffEvidence from "./HandoffEvidence.ts"
import * as HandoffPolicy from "./HandoffPolicy.ts"
import type { NextStep, SendableEmail, Settlement } from "./SendJobs.ts"
import * as SendParts from "./SendParts.ts"
import * as Submission from "./Submission.ts"

/** Recipients of one hand-off of a provider, and the hand-offs to them before. */
export type Group = SendParts.DuePart

/** What a hand-off to recipients came to. */
export interface Ended extends HandoffPolicy.Decision {
  readonly group: Group
  readonly submission: Submission.Submission
  /** What is not stored yet. */
  evidence: ReadonlyArray<Evidence>
}

/** How far the hand-offs of one email have come: each group of its recipients is handed over by itself. */
export interface HandoffProgress {
  readonly ended: ReadonlyArray<Ended>
  /** Those who have no answer yet. */
  readonly open: () => ReadonlyArray<Group>
  /** Hears early of recipients of a group who were accepted. */
  readonly told: (group: Group, outcomes: ReadonlyArray<Submission.RecipientOutcome>, now: Date) => void
  /** Ends the hand-off for recipients that `told` has named, in groups where the first of them was named by then. */
  readonly endTold: (by: Date) => void
  /** Ends the hand-off of a group. */
  readonly answered: (group: Group, submission: Submission.Submission, now: Date) => void
}

/** What is said of recipients in the answer to all of their group. One without an outcome counts as unknown. */
const restricted = (
  submission: Submission.Submission,
  all: ReadonlyArray<string>,
  some: ReadonlyArray<string>
): Submission.Submission => {
  const names = new Set(some.map(normalize))
  const outcomes = Submission.each(submission, all).filter(({ address }) => names.has(normalize(address)))
  const [first, ...others] = outcomes
  return {
    ...HandoffEvidence.carrierOf(submission),
    ...first === undefined || outcomes.length < names.size
      ? { _tag: "Mixed", outcomes }
      : Submission.combine([first, ...others])
  }
}

/** Where every group still waits for its answer. `decide`: what an answer at that time means for recipients. */
export const make = (
  { recipients }: Pick<SendableEmail, "recipients">,
  groups: ReadonlyArray<Group>,
  decide: (group: Group, submission: Submission.Submission, now: Date) => HandoffPolicy.Decision
): HandoffProgress => {
  const ended: Array<Ended> = []
  const open = new Map(groups.map((group) => [group, {
    places: group.recipients,
    told: new Map<string, Submission.RecipientOutcome>(),
    firstAt: new Date(0),
    lastAt: new Date(0)
  }]))
  const envelopeOf = (place: number) => recipients[place]!.envelope
  const end = (group: Group, submission: Submission.Submission, now: Date) =>
    void ended.push({ ...decide(group, submission, now), group, submission })
  return {
    ended,
    open: () =>
      [...open].flatMap(([{ attempts }, { places }]) => places.length === 0 ? [] : { attempts, recipients: places }),
    told: (group, outcomes, now) => {
      const state = open.get(group)
      if (state === undefined) return
      if (state.told.size === 0) state.firstAt = now
      state.lastAt = now
      for (const outcome of outcomes) state.told.set(normalize(outcome.address), outcome)
    },
    endTold: (by) => {
      for (const [{ attempts }, state] of open) {
        if (state.firstAt > by) continue
        const toldOf = (place: number) => state.told.get(normalize(envelopeOf(place)))
        const [first, ...others] = state.places.flatMap((place) => toldOf(place) ?? [])
        if (first === undefined) continue
        const group = { attempts, recipients: state.places.filter((place) => toldOf(place) !== undefined) }
        state.places = state.places.filter((place) => toldOf(place) === undefined)
        end(group, Submission.combine([first, ...others]), state.lastAt)
        state.told.clear()
      }
    },
    answered: (group, submission, now) => {
      const left = open.get(group)?.places ?? []
      open.delete(group)
      if (left.length === group.recipients.length) return end(group, submission, now)
      if (left.length === 0) return
      const answer = restricted(submission, group.recipients.map(envelopeOf), left.map(envelopeOf))
      end({ attempts: group.attempts, recipients: left }, answer, now)
    }
  }
}

/** The recipients who wait after their hand-off. */
export const waitsOf = (
  { recipients }: Pick<SendableEmail, "recipients">,
  ended: ReadonlyArray<Ended>
): ReadonlyArray<SendParts.SendPart> =>
  ended.flatMap(({ group, waits }) => {
    const placeOf = new Map(group.recipients.map((place) => [recipients[place]!.address, place]))
    return waits.map((wait) => ({
      recipients: wait.recipients.flatMap((address) => placeOf.get(address) ?? []),
      // What had no turn was not tried.
      attempts: wait.next._tag === "Deferred" ? group.attempts : group.attempts + 1,
      dueAt: HandoffPolicy.timeOfWait(wait),
      ...(wait.receiver === undefined ? {} : { receiver: wait.receiver })
    }))
  })

/**
 * How the job goes on with those who wait. Where they wait together, for no receiver, and have had all of its attempts, it
 * has no parts.
 */
export const stepOf = (
  ended: ReadonlyArray<Ended>,
  waiting: ReadonlyArray<SendParts.SendPart>,
  attempt: number,
  counts: boolean
): Pick<Settlement, "next" | "parts"> => {
  const parts = SendParts.merge(waiting)
  const [first, second] = parts
  if (first === undefined) return { next: { _tag: "Done" } }
  const attempts = counts ? attempt : attempt - 1
  const at = SendParts.earliest(parts)
  const own = HandoffPolicy.nextOf(ended.flatMap(({ waits }) => waits))
  const next: NextStep = at === null
    ? { _tag: "Hold" }
    : !counts
    ? { _tag: "Deferred", at }
    : own._tag === "AwaitEvidence" && own.until.getTime() === at.getTime()
    ? own
    : { _tag: "RetryAt", at }
  const isWhole = second === undefined && first.receiver === undefined && first.attempts === attempts
  return isWhole ? { next } : { next, parts }
}

/** What the hand-offs of all groups came to, for the record. */
export const together = (
  { recipients }: Pick<SendableEmail, "recipients">,
  ended: ReadonlyArray<Ended>
): Submission.Submission => {
  const [only, another] = ended
  if (only !== undefined && another === undefined) return only.submission
  const [first, ...others] = ended.flatMap(({ group, submission }) =>
    Submission.each(submission, group.recipients.map((place) => recipients[place]!.envelope))
  )
  // What had no turn was carried by nobody.
  const carriers = new Set(
    ended.flatMap(({ submission }) => Submission.isDeferred(submission) ? [] : submission.provider ?? [])
  )
  const { provider: _, ...submission } = Submission.combine([first!, ...others])
  return carriers.size === 0 ? submission : { ...submission, provider: [...carriers].join(", ") }
}
