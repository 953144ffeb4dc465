import type { Held } from "@sendwright/core/foundation/Conditions"

const isBlocked = (held: ReadonlyArray<Held>): boolean => held.some(({ blocks }) => blocks)

/**
 * What is wrong with a server of several processes, from the troubles of each. Their port is one: a balancer cannot
 * distinguish them, and answers that change with the process would take the whole server out of its turn for what is
 * wrong with one. So the server is ready while any of them is; a trouble of the others is reported, and blocks nothing.
 */
export const together = (processes: ReadonlyArray<ReadonlyArray<Held>>): ReadonlyArray<Held> => {
  const isReady = processes.some((held) => !isBlocked(held))
  const byName = new Map<string, Held>()
  for (const one of processes.flat()) {
    const before = byName.get(one.name)
    byName.set(
      one.name,
      before === undefined
        ? one
        : { ...before, blocks: before.blocks || one.blocks, since: before.since < one.since ? before.since : one.since }
    )
  }
  return [...byName.values()]
    .map((held) => isReady ? { ...held, blocks: false } : held)
    .sort((left, right) => left.since.getTime() - right.since.getTime())
}
