/** Who takes part, in a group of its own or within one. */
interface Flow {
  /** What it had, on a scale that it shares with those beside it. */
  used: number
}

interface Member extends Flow {
  owed: number
  /** What comes on top of its next work. */
  extra: number
  onPaid: () => void
}

interface Group extends Flow {
  /** How far its members are. */
  level: number
  readonly members: Map<string, Member>
  readonly waiting: Set<Member>
}

/** Work that is done at a bounded rate, in an order that is fair to groups, and within a group to its members. */
export interface FairShare {
  /** A member has to wait until so much is paid for it. It waits for one thing at a time. */
  readonly wait: (group: string, member: string, work: number, onPaid: () => void) => void
  /** So much comes on top of what a member waits for next. */
  readonly charge: (group: string, member: string, work: number) => void
  /** A member is gone, and waits no longer. */
  readonly leave: (group: string, member: string) => void
  /** Pays at most so much; what was paid, and who waits no longer. */
  readonly pay: (amount: number) => { readonly paid: number; readonly freed: ReadonlyArray<() => void> }
  readonly isWaiting: () => boolean
}

export interface FairShareOptions {
  /** So much is paid at once, before it is another one's turn. */
  readonly quantum: number
  /** Who was still for long is ahead of all others by so much. */
  readonly credit: number
}

/** So much is remembered of groups that have no members now. */
const maxGone = 10_000

const leastOf = <A extends Flow>(flows: Iterable<A>): A | undefined => {
  let least: A | undefined
  for (const flow of flows) {
    if (least === undefined || flow.used < least.used) least = flow
  }
  return least
}

/**
 * Start-time fair queueing: it is the turn of who had least. Nobody saves up more than the credit by being still, so that
 * all who want much have the same share; who wants less than the credit now and then goes first.
 */
export const make = ({ credit, quantum }: FairShareOptions): FairShare => {
  const groups = new Map<string, Group>()
  const waiting = new Set<Group>()
  /** What groups had whose members have left: they do not come back as new ones. */
  const gone = new Map<string, number>()
  let level = 0

  const memberOf = (groupName: string, name: string): readonly [Group, Member] => {
    let group = groups.get(groupName)
    if (group === undefined) {
      group = { used: gone.get(groupName) ?? level - credit, level: 0, members: new Map(), waiting: new Set() }
      gone.delete(groupName)
      groups.set(groupName, group)
    }
    let member = group.members.get(name)
    if (member === undefined) {
      member = { used: group.level - credit, owed: 0, extra: 0, onPaid: () => {} }
      group.members.set(name, member)
    }
    return [group, member]
  }

  const stop = (group: Group, member: Member): void => {
    group.waiting.delete(member)
    if (group.waiting.size === 0) waiting.delete(group)
  }

  const payMember = (group: Group, member: Member, most: number): number => {
    const part = Math.min(quantum, most, member.owed)
    level = Math.max(level, group.used)
    group.level = Math.max(group.level, member.used)
    group.used += part
    member.used += part
    member.owed -= part
    return part
  }

  return {
    wait: (groupName, name, work, onPaid) => {
      const [group, member] = memberOf(groupName, name)
      if (group.waiting.size === 0) group.used = Math.max(group.used, level - credit)
      member.used = Math.max(member.used, group.level - credit)
      member.owed = work + member.extra
      member.extra = 0
      member.onPaid = onPaid
      group.waiting.add(member)
      waiting.add(group)
    },
    charge: (groupName, name, work) => {
      memberOf(groupName, name)[1].extra += work
    },
    leave: (groupName, name) => {
      const group = groups.get(groupName)
      const member = group?.members.get(name)
      if (group === undefined || member === undefined) return
      group.members.delete(name)
      stop(group, member)
      if (group.members.size > 0) return
      groups.delete(groupName)
      if (group.used <= level - credit) return
      gone.set(groupName, group.used)
      for (const oldest of gone.keys()) {
        if (gone.size <= maxGone) break
        gone.delete(oldest)
      }
    },
    pay: (amount) => {
      const freed: Array<() => void> = []
      let left = amount
      while (left > 0) {
        const group = leastOf(waiting)
        const member = leastOf(group?.waiting ?? [])
        if (group === undefined || member === undefined) break
        left -= payMember(group, member, left)
        if (member.owed > 0) continue
        stop(group, member)
        freed.push(member.onPaid)
      }
      return { paid: amount - left, freed }
    },
    isWaiting: () => waiting.size > 0
  }
}
