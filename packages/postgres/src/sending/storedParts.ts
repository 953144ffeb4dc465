import type { SendPart } from "@sendwright/core/sending/SendParts"

/**
 * A part in `send_jobs.parts`: places of recipients, hand-offs, its time in milliseconds since 1970, which may be null, and
 * the receiver that it waits for, where there is one.
 */
export type StoredPart = readonly [
  recipients: ReadonlyArray<number>,
  attempts: number,
  dueAt: number | null,
  receiver?: string
]

/** The parts as they are stored; undefined: there are none. */
export const storedParts = (
  parts: ReadonlyArray<SendPart> | null | undefined
): ReadonlyArray<StoredPart> | undefined =>
  parts?.map(({ attempts, dueAt, receiver, recipients }) => {
    const at = dueAt?.getTime() ?? null
    return receiver === undefined ? [recipients, attempts, at] : [recipients, attempts, at, receiver]
  })

/** The assignments of the parts of a job, from a JSON text: `receivers` are those that they wait for. */
export const setParts = (parts: string): string =>
  `parts = ${parts}::json, receivers = nullif(ARRAY(
      SELECT DISTINCT p->>3 FROM json_array_elements(${parts}::json) AS p WHERE p->>3 IS NOT NULL
    ), '{}')`

/** The parts that were stored. */
export const partsFrom = (stored: ReadonlyArray<StoredPart>): ReadonlyArray<SendPart> =>
  stored.map(([recipients, attempts, dueAt, receiver]) => ({
    recipients,
    attempts,
    dueAt: dueAt === null ? null : new Date(dueAt),
    ...(receiver === undefined ? {} : { receiver })
  }))
