// What is waited for is a network, which no test clock moves: its timers are the machine's.
// @effect-diagnostics globalTimers:off globalTimersInEffect:off

/** A time by which something must have happened. It is put off again and again, mostly without touching its timer. */
export class Deadline {
  readonly #onPassed: () => void
  #timer: NodeJS.Timeout | undefined
  #end = 0
  #timerEnd = 0

  constructor(onPassed: () => void) {
    this.#onPassed = onPassed
  }

  /** So many milliseconds from now, in place of what was set before. The timer is set anew only where it would be late. */
  set(millis: number): void {
    const now = performance.now()
    this.#end = now + millis
    if (this.#timer !== undefined && this.#timerEnd <= this.#end) return
    clearTimeout(this.#timer)
    this.#wait(now)
  }

  clear(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #wait(now: number): void {
    this.#timerEnd = this.#end
    this.#timer = setTimeout(() => {
      const now = performance.now()
      // A timer may come a little early.
      if (now < this.#end - 1) return this.#wait(now)
      this.#timer = undefined
      this.#onPassed()
    }, Math.max(0, this.#end - now))
  }
}
