import { DueHeap } from "./DueHeap.ts"

/** One piece of work in a `LeaseQueue`. */
export interface Job<out A> {
  readonly id: string
  /** What its owner knows of it. */
  readonly work: A
  /** Groups take turns. */
  readonly group: string
  /** A part of its group that may be closed while the others are open. */
  readonly lane: string
  /** Its place among jobs of the same time. */
  readonly order: number
  /** When it may be claimed; null: only when somebody says so. */
  dueAt: number | null
  /** The token of the worker that claimed it. */
  token: string | null
  /** When the claim ends. */
  leaseEnd: number
}

interface Group<in out A> {
  readonly name: string
  readonly lanes: Map<string, DueHeap<Job<A>>>
  inTurn: boolean
}

/**
 * Work that is due at a time and is claimed for a while. Every command costs the logarithm of the jobs that wait; a
 * claim also passes by the groups that have ready work and may not have it claimed.
 */
export class LeaseQueue<in out A> {
  readonly #jobs = new Map<string, Job<A>>()
  readonly #groups = new Map<string, Group<A>>()
  readonly #waiting = new DueHeap<Job<A>>((job, at) => this.#isWaiting(job, at))
  readonly #leases = new DueHeap<Job<A>>((job, at) => job.token !== null && job.leaseEnd === at && this.#isHere(job))
  // Groups with ready work, in the order of their turns: those before `#turn` are used up.
  #turns: Array<Group<A>> = []
  #turn = 0
  #order = 0

  get size(): number {
    return this.#jobs.size
  }

  /** All jobs, in the order in which they came. */
  jobs(): Iterable<Job<A>> {
    return this.#jobs.values()
  }

  get(id: string): Job<A> | undefined {
    return this.#jobs.get(id)
  }

  /** With a lease it is claimed already. */
  add(
    id: string,
    group: string,
    lane: string,
    dueAt: number,
    work: A,
    lease: { readonly token: string; readonly end: number } | null = null
  ): void {
    const token = lease?.token ?? null
    const job: Job<A> = { id, work, group, lane, order: this.#order++, dueAt, token, leaseEnd: lease?.end ?? 0 }
    this.#jobs.set(id, job)
    if (lease === null) this.#waiting.push(dueAt, job.order, job)
    else this.#leases.push(lease.end, job.order, job)
  }

  /** Ends the lease, if there is one, and makes the job due then. */
  reschedule(job: Job<A>, dueAt: number | null): void {
    job.token = null
    job.dueAt = dueAt
    if (dueAt !== null) this.#waiting.push(dueAt, job.order, job)
  }

  remove(id: string): void {
    const job = this.#jobs.get(id)
    if (job === undefined) return
    job.token = null
    job.dueAt = null
    this.#jobs.delete(id)
  }

  /** The jobs whose leases ended by `now`, earliest first; each of them must be rescheduled or removed. */
  *expired(now: number): Iterable<Job<A>> {
    for (;;) {
      const job = this.#leases.popDue(now)
      if (job === undefined) return
      yield job
    }
  }

  /** Leases up to `limit` due jobs: one of each group in turn, from the lanes that `isOpen`. */
  claim(options: {
    readonly now: number
    readonly limit: number
    readonly leaseEnd: number
    readonly token: (index: number) => string
    readonly isOpen: (group: string, lane: string) => boolean
    readonly onClaim?: (job: Job<A>) => void
  }): Array<Job<A>> {
    this.#readyUp(options.now)
    const claimed: Array<Job<A>> = []
    let passed = 0
    while (claimed.length < options.limit && passed < this.#turns.length - this.#turn) {
      const group = this.#nextTurn()
      if (group === undefined) break
      const lane = this.#earliest(group, (name) => options.isOpen(group.name, name))
      const job = lane?.popDue(options.now)
      if (this.#earliest(group, () => true) === undefined) {
        this.#groups.delete(group.name)
        group.inTurn = false
      } else {
        this.#turns.push(group)
        if (job === undefined) passed++
      }
      if (job === undefined) continue
      passed = 0
      job.token = options.token(claimed.length)
      job.leaseEnd = options.leaseEnd
      this.#leases.push(job.leaseEnd, job.order, job)
      claimed.push(job)
      options.onClaim?.(job)
    }
    return claimed
  }

  /** When the next job that `isOpen` is due, or the next lease ends. */
  nextDue(isOpen: (group: string, lane: string) => boolean): number | undefined {
    // Work of a closed lane leaves the common heap here, or it would hide the open work behind it.
    for (;;) {
      const next = this.#waiting.peek()
      if (next === undefined || isOpen(next.value.group, next.value.lane)) break
      this.#waiting.popDue(next.at)
      this.#ready(next.value, next.at)
    }
    let earliest = Math.min(this.#waiting.peek()?.at ?? Infinity, this.#leases.peek()?.at ?? Infinity)
    for (let i = this.#turn; i < this.#turns.length; i++) {
      const group = this.#turns[i]
      if (group === undefined) continue
      const lane = this.#earliest(group, (name) => isOpen(group.name, name))
      earliest = Math.min(earliest, lane?.peek()?.at ?? Infinity)
    }
    return earliest === Infinity ? undefined : earliest
  }

  #isHere(job: Job<A>): boolean {
    return this.#jobs.get(job.id) === job
  }

  #isWaiting(job: Job<A>, at: number): boolean {
    return job.token === null && job.dueAt === at && this.#isHere(job)
  }

  #readyUp(now: number): void {
    for (;;) {
      const job = this.#waiting.popDue(now)
      if (job === undefined) return
      this.#ready(job, job.dueAt ?? now)
    }
  }

  #ready(job: Job<A>, at: number): void {
    let group = this.#groups.get(job.group)
    if (group === undefined) {
      group = { name: job.group, lanes: new Map(), inTurn: false }
      this.#groups.set(job.group, group)
    }
    let lane = group.lanes.get(job.lane)
    if (lane === undefined) {
      lane = new DueHeap<Job<A>>((value, at) => this.#isWaiting(value, at))
      group.lanes.set(job.lane, lane)
    }
    lane.push(at, job.order, job)
    if (group.inTurn) return
    group.inTurn = true
    this.#turns.push(group)
  }

  #nextTurn(): Group<A> | undefined {
    const group = this.#turns[this.#turn++]
    if (this.#turn > 1024 && this.#turn * 2 > this.#turns.length) {
      this.#turns = this.#turns.slice(this.#turn)
      this.#turn = 0
    }
    return group
  }

  #earliest(group: Group<A>, isOpen: (lane: string) => boolean): DueHeap<Job<A>> | undefined {
    let best: DueHeap<Job<A>> | undefined
    let at = Infinity
    let order = Infinity
    for (const [name, lane] of group.lanes) {
      if (!isOpen(name)) continue
      const first = lane.peek()
      if (first === undefined) continue
      if (first.at < at || (first.at === at && first.order < order)) {
        best = lane
        at = first.at
        order = first.order
      }
    }
    return best
  }
}
