import { MemoryData } from "@sendwright/core/memory/MemoryDatabase"

type Queue = MemoryData["sendQueue"] | MemoryData["webhookQueue"]

/** Copies what may be changed in place, each once; what is of a class, such as a date, never is. */
class Copies {
  readonly #known = new Map<object, unknown>()

  of<A>(value: A): A {
    if (typeof value !== "object" || value === null) return value
    const known = this.#known.get(value)
    if (known !== undefined) return known as A
    const place = Array.isArray(value)
      ? []
      : value instanceof Map
      ? new Map()
      : value instanceof Set
      ? new Set()
      : Object.getPrototypeOf(value) === Object.prototype
      ? {}
      : undefined
    if (place === undefined) return value
    this.fill(place, value)
    return place as A
  }

  /** Puts copies of what is in one place into another. */
  fill(place: object, from: object): void {
    this.#known.set(from, place)
    if (Array.isArray(place)) { for (const item of from as Array<unknown>) place.push(this.of(item)) }
    else if (place instanceof Map) {
      for (const [name, item] of from as Map<unknown, unknown>) place.set(name, this.of(item))
    } else if (place instanceof Set) { for (const item of from as Set<unknown>) place.add(this.of(item)) }
    else for (const name of Object.keys(from)) Reflect.set(place, name, this.of(Reflect.get(from, name)))
  }

  /** Whether every copy still is what it was made of. */
  areAsMade(): boolean {
    for (const [from, copy] of this.#known) {
      if (Array.isArray(copy)) {
        const items = from as Array<unknown>
        if (copy.length !== items.length || copy.some((item, at) => item !== this.#now(items[at]))) return false
      } else if (copy instanceof Map) {
        const items = from as Map<unknown, unknown>
        if (copy.size !== items.size) return false
        for (const [name, item] of items) if (copy.get(name) !== this.#now(item)) return false
      } else if (copy instanceof Set) {
        const items = from as Set<unknown>
        if (copy.size !== items.size) return false
        for (const item of items) if (!copy.has(this.#now(item))) return false
      } else {
        for (const name of Object.keys(copy as object)) {
          if (Reflect.get(copy as object, name) !== this.#now(Reflect.get(from, name))) return false
        }
      }
    }
    return true
  }

  #now(value: unknown): unknown {
    return typeof value === "object" && value !== null ? this.#known.get(value) ?? value : value
  }
}

const fillQueue = <Q extends Queue>(queue: Q, from: Q, copies: Copies): void => {
  for (const { dueAt, group, id, lane, leaseEnd, token, work } of from.jobs()) {
    const lease = token === null ? null : { token, end: leaseEnd }
    queue.add(id, group, lane, dueAt ?? 0, copies.of(work) as never, lease)
    queue.get(id)!.dueAt = dueAt
  }
}

const isQueueAsMade = (queue: Queue, from: Queue): boolean => {
  if (queue.size !== from.size) return false
  for (const { dueAt, id, token } of from.jobs()) {
    const job = queue.get(id)
    if (job?.dueAt !== dueAt || job.token !== token) return false
  }
  return true
}

/** A database to try a call on, and whether the call has changed it. */
export interface Copy {
  readonly data: MemoryData
  readonly isChanged: () => boolean
}

/** A copy of a database. No workers run on it: it has no order of what falls due. */
export const copyOf = (from: MemoryData): Copy => {
  const data = new MemoryData(from.hasher)
  const copies = new Copies()
  for (const name of Object.keys(from)) {
    const place: unknown = Reflect.get(data, name)
    if (place instanceof Map || place instanceof Set || Array.isArray(place)) {
      copies.fill(place, Reflect.get(from, name))
    }
  }
  data.hold = from.hold
  fillQueue(data.sendQueue, from.sendQueue, copies)
  fillQueue(data.webhookQueue, from.webhookQueue, copies)
  return {
    data,
    isChanged: () =>
      !copies.areAsMade() || data.hold !== from.hold
      || !isQueueAsMade(data.sendQueue, from.sendQueue) || !isQueueAsMade(data.webhookQueue, from.webhookQueue)
  }
}
