/** So many names that are not known yet are asked for within a minute, from all senders together. */
export const maxUnknownPerMinute = 30
/** Beyond that, one more in so many milliseconds: the one that was refused most often, where it was at least twice. */
export const reserveMillis = 5_000
/** So many refused names are counted. */
export const maxCounted = 1_024

/** Which certificates may be fetched. */
export interface CertificateAdmission {
  /** Whether a name that is not known may be asked for at this time, in milliseconds since 1970. */
  readonly admit: (name: string, now: number) => boolean
}

/**
 * Limits how often names are asked for that are not known yet, without letting made-up ones keep the genuine one from
 * being asked for: SNS names one certificate in all of its messages and repeats a message that was not taken, so that
 * its name is refused more often than any other before long. A sender that wants to come before it has to repeat a name
 * more often than SNS did until then, and once it is asked for it is counted anew.
 */
export const make = (): CertificateAdmission => {
  let minute = 0
  let begun = 0
  let reserveFrom = 0
  const refused = new Map<string, number>()

  const count = (name: string): number => {
    const times = (refused.get(name) ?? 0) + 1
    if (times === 1 && refused.size >= maxCounted) {
      // The oldest of those that were refused least often.
      let least: readonly [name: string, times: number] | undefined
      for (const entry of refused) if (least === undefined || entry[1] < least[1]) least = entry
      if (least !== undefined) refused.delete(least[0])
    }
    refused.set(name, times)
    return times
  }

  const admit = (name: string, now: number): boolean => {
    const current = Math.floor(now / 60_000)
    if (current !== minute) begun = 0
    minute = current
    if (begun < maxUnknownPerMinute) {
      begun++
      refused.delete(name)
      return true
    }
    const times = count(name)
    if (now < reserveFrom || times < 2 || times < Math.max(...refused.values())) return false
    reserveFrom = now + reserveMillis
    refused.delete(name)
    return true
  }

  return { admit }
}
