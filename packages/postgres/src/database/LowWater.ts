/** How far before the latest time read nothing new may come to light: clocks differ, and commits take time. */
const marginMillis = 2_000

/** After how long the reading begins at the beginning once, for what came to light later than that. */
const rereadMillis = 30_000

/**
 * From where what is due is read in the order of its times. An index that is read from its beginning gets longer with
 * everything that is done, for as long as somebody holds an old snapshot; from here on it has what was done lately.
 */
export class LowWater {
  #from = 0
  #readAt = 0
  #rereadAt = 0

  /** The time to read from at a time. */
  from(now: number): Date {
    if (now < this.#readAt || now >= this.#rereadAt) {
      this.#from = 0
      this.#rereadAt = now + rereadMillis
    }
    this.#readAt = now
    return new Date(this.#from)
  }

  /** That what was read begins at a time, or that nothing was there. */
  passed(earliest: Date | null): void {
    const time = Math.min(earliest?.getTime() ?? Infinity, this.#readAt)
    this.#from = Math.max(this.#from, time - marginMillis)
  }
}
