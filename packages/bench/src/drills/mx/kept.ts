/** What receivers saw of the limits that are theirs. */
import type { Seen } from "./Receivers.ts"

const minute = 60_000

/** Connections at once, at most. */
export const mostConnections = (seen: ReadonlyArray<Seen>): number => {
  let open = 0
  let most = 0
  for (const { what } of seen) {
    if (what === "opened") most = Math.max(most, ++open)
    else if (what === "over") open--
  }
  return most
}

/** Messages offered within any time of a minute, at most. */
export const mostInMinute = (offered: ReadonlyArray<number>): number => {
  let first = 0
  let most = 0
  for (const [index, at] of offered.entries()) {
    while (at - offered[first]! >= minute) first++
    most = Math.max(most, index - first + 1)
  }
  return most
}

/** Messages offered from one time to another one. */
export const between = (offered: ReadonlyArray<number>, from: number, to: number): number =>
  offered.filter((at) => at >= from && at < to).length

/** The end of the first minute behind a time in which so many were offered; undefined: there was none. */
export const firstMinuteWith = (offered: ReadonlyArray<number>, count: number, from: number): number | undefined => {
  const behind = offered.filter((at) => at >= from)
  const last = behind.findIndex((at, index) => index >= count - 1 && at - behind[index - count + 1]! < minute)
  return behind[last]
}
