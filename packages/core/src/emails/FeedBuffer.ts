import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"

/** What came since a serial number. */
export interface Since<out A> {
  /** Oldest first. */
  readonly items: ReadonlyArray<A>
  /** Whether something in between is gone. */
  readonly isCut: boolean
  /** The serial number to ask with the next time. */
  readonly end: number
}

/** The last things that came, for readers who each come for them in their own time. */
export class FeedBuffer<in out A> {
  readonly #capacity: number
  #items: ReadonlyArray<{ readonly serial: number; readonly item: A }> = []
  /** The serial number of the next item. */
  #end = 0
  /** The serial number behind the last thing that is gone, or was left out. */
  #goneTo = 0
  #changed = Deferred.makeUnsafe<void>()
  readonly #closed = Deferred.makeUnsafe<void>()

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  get end(): number {
    return this.#end
  }

  /** Ends when something is added after it was asked for. */
  get changed(): Effect.Effect<void> {
    return Deferred.await(this.#changed)
  }

  /** Ends when nobody reads any more. */
  get closed(): Effect.Effect<void> {
    return Deferred.await(this.#closed)
  }

  close(): void {
    Deferred.doneUnsafe(this.#closed, Effect.void)
  }

  /** Adds things, oldest first; `isCut`: others before them are left out. */
  add(items: ReadonlyArray<A>, isCut: boolean): void {
    // What is left out has a number too.
    if (isCut) this.#goneTo = ++this.#end
    const all = [...this.#items, ...items.map((item) => ({ serial: this.#end++, item }))]
    const tooMany = all.slice(0, Math.max(0, all.length - this.#capacity))
    this.#goneTo = Math.max(this.#goneTo, (tooMany.at(-1)?.serial ?? -1) + 1)
    this.#items = all.slice(tooMany.length)
    const changed = this.#changed
    this.#changed = Deferred.makeUnsafe<void>()
    Deferred.doneUnsafe(changed, Effect.void)
  }

  after(serial: number): Since<A> {
    return {
      items: this.#items.filter((one) => one.serial >= serial).map(({ item }) => item),
      isCut: this.#goneTo > serial,
      end: this.#end
    }
  }
}
