interface Entry<A> {
  readonly at: number
  readonly order: number
  readonly value: A
}

/**
 * Values by time, earliest first; at one time by `order`. Nothing is taken out of its middle: a reader knows
 * by `isCurrent` whether a value is still where it was put, and drops the others on the way.
 */
export class DueHeap<A> {
  readonly #entries: Array<Entry<A>> = []
  readonly #isCurrent: (value: A, at: number) => boolean

  constructor(isCurrent: (value: A, at: number) => boolean) {
    this.#isCurrent = isCurrent
  }

  push(at: number, order: number, value: A): void {
    const entries = this.#entries
    const entry: Entry<A> = { at, order, value }
    let index = entries.length
    entries.push(entry)
    while (index > 0) {
      const parent = (index - 1) >>> 1
      const above = entries[parent]
      if (above === undefined || isBefore(above, entry)) break
      entries[index] = above
      index = parent
    }
    entries[index] = entry
  }

  /** The earliest current value and its time. */
  peek(): Entry<A> | undefined {
    for (;;) {
      const first = this.#entries[0]
      if (first === undefined || this.#isCurrent(first.value, first.at)) return first
      this.#removeFirst()
    }
  }

  /** Takes out the earliest current value, unless it is due after `now`. */
  popDue(now: number): A | undefined {
    const first = this.peek()
    if (first === undefined || first.at > now) return undefined
    this.#removeFirst()
    return first.value
  }

  #removeFirst(): void {
    const entries = this.#entries
    const last = entries.pop()
    const size = entries.length
    if (last === undefined || size === 0) return
    let index = 0
    for (;;) {
      const left = 2 * index + 1
      if (left >= size) break
      const leftEntry = entries[left]
      const rightEntry = entries[left + 1]
      const right = rightEntry !== undefined && leftEntry !== undefined && isBefore(rightEntry, leftEntry)
      const child = right ? rightEntry : leftEntry
      if (child === undefined || isBefore(last, child)) break
      entries[index] = child
      index = right ? left + 1 : left
    }
    entries[index] = last
  }
}

const isBefore = (left: Entry<unknown>, right: Entry<unknown>): boolean =>
  left.at < right.at || (left.at === right.at && left.order <= right.order)
