/** How many requests may be under way, and how many may wait for that. */
export interface AdmissionLimits {
  /** The most requests under way at once: in the beginning, and its own bounds. It follows how long they take. */
  readonly first: number
  readonly least: number
  readonly most: number
  /** While requests wait, fewer are under way where these take longer than so many milliseconds, and else more. */
  readonly targetMillis: number
  /** The longest that a request waits, in milliseconds. */
  readonly patienceMillis: number
  /** Places under way beyond the limit for requests without a key: those of pages, which show what is wrong. */
  readonly keptForPages: number
}

export const defaultLimits: AdmissionLimits = {
  first: 256,
  least: 64,
  most: 1_024,
  targetMillis: 150,
  patienceMillis: 400,
  keptForPages: 32
}

/** Why a request was not begun: `full`, no room to wait in; `late`, it waited too long. */
export type Refusal = "full" | "late"

/** What becomes of a request that arrived; one of both is called, once, unless it leaves before. */
interface Asked {
  readonly begin: () => void
  readonly refuse: (reason: Refusal) => void
}

/** The place of a request that has arrived. */
export interface Place {
  /** It was answered, or its client has gone: says whether it still waited. A second time does nothing. */
  readonly leave: () => boolean
}

/**
 * Lets requests begin while few enough are under way, and a few wait. A caller that asks for more than there is gets
 * what there is, and a request that cannot be answered in time is refused at once.
 *
 * The number under way follows how long requests take: by Little's law it is then what the process answers within the
 * target. As many again may wait. No key has more than three quarters of the places under way, nor more than half of
 * those that wait; keys take turns.
 */
export interface Admission {
  readonly arrive: (key: string, asked: Asked) => Place
  /** Counts a request that has begun already, however many there are. */
  readonly enter: (key: string) => Place
  /** Whether requests wait, so that more work should not even be read. */
  readonly isFull: () => boolean
  /** Refuses those that have waited for too long. To be called every now and then while any wait. */
  readonly refuseLate: () => void
  readonly waiting: () => number
  readonly underWay: () => number
  readonly limit: () => number
}

interface Waiting extends Asked {
  readonly since: number
}

/** What one key has. */
interface Share {
  underWay: number
  /** In the order of their arrival. */
  readonly waiting: Set<Waiting>
}

const shareUnderWay = 0.75
const shareWaiting = 0.5
/** What a request adds to the limit that took no longer than the target, and what part is left where one did. */
const growth = 0.05
const shrinkage = 0.9

export const make = (limits: AdmissionLimits, now: () => number): Admission => {
  /** Those that wait take turns in this order. */
  const shares = new Map<string, Share>()
  let limit = limits.first
  let underWay = 0
  let waiting = 0
  let shrunkAt = -Infinity

  const shareOf = (key: string): Share => {
    let share = shares.get(key)
    if (share === undefined) shares.set(key, share = { underWay: 0, waiting: new Set() })
    return share
  }

  const mayBegin = (key: string, share: Share): boolean =>
    underWay < limit + (key === "" ? limits.keptForPages : 0)
    && share.underWay < Math.max(1, limit * shareUnderWay)

  const mayWait = (share: Share): boolean => waiting < limit && share.waiting.size < Math.max(1, limit * shareWaiting)

  /** While nobody waits, how long requests take says nothing of how many are too many. */
  const adapt = (began: number): void => {
    if (waiting === 0) return
    const time = now()
    if (time - began <= limits.targetMillis) limit = Math.min(limits.most, limit + growth)
    else if (began >= shrunkAt) {
      // Those that began before know nothing of what was changed since.
      shrunkAt = time
      limit = Math.max(limits.least, limit * shrinkage)
    }
  }

  const isLate = ({ since }: Waiting): boolean => now() - since > limits.patienceMillis

  const letGo = (key: string, share: Share): void => {
    if (share.underWay === 0 && share.waiting.size === 0) shares.delete(key)
  }

  const count = (key: string, share: Share): () => void => {
    const began = now()
    underWay++
    share.underWay++
    return () => {
      adapt(began)
      underWay--
      share.underWay--
      beginNext()
      letGo(key, share)
    }
  }

  const dequeue = (share: Share, next: Waiting): void => {
    share.waiting.delete(next)
    waiting--
  }

  /** The next key's oldest request that may begin. */
  const beginNext = (): void => {
    if (waiting === 0) return
    for (const [key, share] of shares) {
      const [next] = share.waiting
      if (next === undefined || !mayBegin(key, share)) continue
      shares.delete(key)
      shares.set(key, share)
      dequeue(share, next)
      if (isLate(next)) {
        next.refuse("late")
        return beginNext()
      }
      return next.begin()
    }
  }

  const arrive = (key: string, asked: Asked): Place => {
    const share = shareOf(key)
    let release: (() => void) | undefined
    let isOver = false
    const begin = () => {
      release = count(key, share)
      asked.begin()
    }
    const entry: Waiting = {
      since: now(),
      begin,
      refuse: (reason) => {
        isOver = true
        letGo(key, share)
        asked.refuse(reason)
      }
    }
    // A key whose requests wait already does not overtake itself.
    if (share.waiting.size === 0 && mayBegin(key, share)) begin()
    else if (mayWait(share)) {
      share.waiting.add(entry)
      waiting++
    } else entry.refuse("full")
    return {
      leave: () => {
        if (isOver) return false
        isOver = true
        if (release !== undefined) {
          release()
          return false
        }
        dequeue(share, entry)
        letGo(key, share)
        return true
      }
    }
  }

  return {
    arrive,
    enter: (key) => {
      let release: (() => void) | undefined = count(key, shareOf(key))
      return {
        leave: () => {
          release?.()
          release = undefined
          return false
        }
      }
    },
    isFull: () => waiting > 0,
    refuseLate: () => {
      for (const share of shares.values()) {
        for (const entry of share.waiting) {
          if (!isLate(entry)) break
          dequeue(share, entry)
          entry.refuse("late")
        }
      }
    },
    waiting: () => waiting,
    underWay: () => underWay,
    limit: () => limit
  }
}
