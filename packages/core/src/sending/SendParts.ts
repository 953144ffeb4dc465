/**
 * Recipients of one email who wait together, apart from its others. Each part has its own attempts and its own time, so
 * that one whose mail server defers or hangs delays no other.
 */
export interface SendPart {
  /** Places in the email's list of recipients, which stay as they are when somebody is erased. */
  readonly recipients: ReadonlyArray<number>
  /** Hand-offs to them so far. */
  readonly attempts: number
  /** When they are handed over next; null: not before somebody says so, or evidence comes. */
  readonly dueAt: Date | null
  /** The receiver that put them off (`Submission.receiver`); absent: none, or it is not known which. */
  readonly receiver?: string
}

/** Recipients who are handed over now, after so many hand-offs to them before. */
export type DuePart = Pick<SendPart, "recipients" | "attempts">

/** A job's recipients who are still to be handed over: those whose time has come, and the others. */
export interface Divided {
  readonly due: ReadonlyArray<DuePart>
  readonly waiting: ReadonlyArray<SendPart>
}

/**
 * Divides a job that was claimed at `now`. Recipients who are no longer queued drop out, and one who is in no part is due:
 * without parts all are, after `attempts` hand-offs.
 */
export const divide = (
  parts: ReadonlyArray<SendPart> | null,
  queued: ReadonlyArray<number>,
  attempts: number,
  now: Date
): Divided => {
  const open = new Set(queued)
  const due: Array<DuePart> = []
  const waiting: Array<SendPart> = []
  for (const part of parts ?? []) {
    // Were somebody in two parts, the first one counts.
    const recipients = part.recipients.filter((place) => open.delete(place))
    if (recipients.length === 0) continue
    if (part.dueAt !== null && part.dueAt <= now) due.push({ recipients, attempts: part.attempts })
    else waiting.push({ ...part, recipients })
  }
  if (open.size > 0) due.push({ recipients: [...open], attempts: parts === null ? attempts : 0 })
  return { due, waiting }
}

const nameOf = ({ attempts, dueAt, receiver = "" }: SendPart): string =>
  `${attempts} ${dueAt?.getTime() ?? ""} ${receiver}`

/** Parts that wait for the same receiver and time after as many hand-offs are one. */
export const merge = (parts: ReadonlyArray<SendPart>): ReadonlyArray<SendPart> =>
  [...Map.groupBy(parts, nameOf).values()].map((alike) => ({
    ...alike[0]!,
    recipients: alike.flatMap(({ recipients }) => recipients).toSorted((left, right) => left - right)
  }))

/** The earliest time of the parts; null where none has one. */
export const earliest = (parts: ReadonlyArray<SendPart>): Date | null => {
  const times = parts.flatMap(({ dueAt }) => dueAt === null ? [] : [dueAt.getTime()])
  return times.length === 0 ? null : new Date(Math.min(...times))
}

/**
 * The parts of a job whose worker did not come back: for those that it had begun, at `beganAt`, it is not known what
 * became of them. They wait for evidence until `dueAt`, or are held (null).
 */
export const lost = (
  parts: ReadonlyArray<SendPart>,
  beganAt: Date,
  dueAt: Date | null
): ReadonlyArray<SendPart> =>
  merge(
    parts.map((part) =>
      part.dueAt !== null && part.dueAt <= beganAt
        ? { recipients: part.recipients, attempts: part.attempts + 1, dueAt }
        : part
    )
  )

/** The parts, with those due at `at` that would wait longer for a receiver. */
export const hasten = (parts: ReadonlyArray<SendPart>, receiver: string, at: Date): ReadonlyArray<SendPart> =>
  parts.map((part) =>
    part.receiver === receiver && part.dueAt !== null && part.dueAt > at ? { ...part, dueAt: at } : part
  )

/** The parts that wait for a receiver, and the others. */
export const divideBy = (
  parts: ReadonlyArray<SendPart>,
  receiver: string
): { readonly waiting: ReadonlyArray<SendPart>; readonly others: ReadonlyArray<SendPart> } => ({
  waiting: parts.filter((part) => part.receiver === receiver),
  others: parts.filter((part) => part.receiver !== receiver)
})

/** Parts whose times were measured by another clock, which is `millis` behind. */
export const shift = (parts: ReadonlyArray<SendPart>, millis: number): ReadonlyArray<SendPart> =>
  millis === 0
    ? parts
    : parts.map((part) => ({ ...part, dueAt: part.dueAt === null ? null : new Date(part.dueAt.getTime() + millis) }))
