import type { SendPart } from "@sendwright/core/sending/SendParts"

/** A part in `send_jobs.parts`: places of recipients, hand-offs, and its time in milliseconds since 1970, which may be null. */
export type StoredPart = readonly [recipients: ReadonlyArray<number>, attempts: number, dueAt: number | null]

/** The parts as they are stored; undefined: there are none. */
export const storedParts = (
  parts: ReadonlyArray<SendPart> | null | undefined
): ReadonlyArray<StoredPart> | undefined =>
  parts?.map(({ attempts, dueAt, recipients }) => [recipients, attempts, dueAt?.getTime() ?? null])

/** The parts that were stored. */
export const partsFrom = (stored: ReadonlyArray<StoredPart>): ReadonlyArray<SendPart> =>
  stored.map(([recipients, attempts, dueAt]) => ({
    recipients,
    attempts,
    dueAt: dueAt === null ? null : new Date(dueAt)
  }))
