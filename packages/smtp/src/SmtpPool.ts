// What is waited for is a network, which no test clock moves: its timers are the machine's.
// @effect-diagnostics globalTimers:off globalTimersInEffect:off
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { Connection, type Owner } from "./client/Connection.ts"
import { type Envelope, problemOf } from "./client/Envelope.ts"
import { type Busy, type OpenFailure, tlsFailureOf } from "./client/Failure.ts"
import * as Growth from "./client/Growth.ts"
import * as MessageLimit from "./client/MessageLimit.ts"
import * as Limits from "./client/PoolLimits.ts"
import type { PoolLimits } from "./client/PoolLimits.ts"
import * as Targets from "./client/Target.ts"
import type { Target } from "./client/Target.ts"
import * as TlsDemand from "./client/TlsDemand.ts"
import type { Job, Transaction } from "./client/Transaction.ts"
import { Waiting } from "./client/Waiting.ts"
import type { SmtpOptions } from "./SmtpOptions.ts"

/** Connections to one mail server, opened when they are needed and kept for the next message. */
export interface SmtpPool {
  /**
   * Submits one message, waiting for a connection; fails where none could be opened, or none had room in time. What
   * happens to one message has no effect on the others: one that had only been announced behind it begins anew.
   */
  readonly send: (
    envelope: Envelope,
    message: Uint8Array,
    /** Called before the last octet of the message is handed to the socket. */
    onDataEnd: () => void
  ) => Effect.Effect<Transaction, OpenFailure | Busy>
  /** How many connections there are, those that are being opened or closed included. */
  readonly connections: () => number
  /** How many of them wait for a message. */
  readonly idle: () => number
  /** Closes up to so many of these, those not used for the longest time first. Answers how many. */
  readonly end: (most: number) => number
}

/** After so long without use, in milliseconds, a connection is asked whether it is still there. */
const trustedIdle = 1_000
/** How often it is looked whether a message has waited for too long, in milliseconds. */
const sweepMillis = 250

/** How long the end of the pool waits for the answers to QUIT. */
const closeMillis = 1_000

/** For so long, in milliseconds, a server that failed at TLS is not asked for it again where plaintext will do. */
const plaintextMillis = 10 * 60_000

class Pool implements Owner {
  readonly #options: SmtpOptions
  readonly #target: Target
  readonly #inPlaintext: Target
  readonly #longestWait: number
  readonly #limits: PoolLimits
  readonly #opening = new Set<Connection>()
  readonly #open = new Set<Connection>()
  /** The last one used is the first one taken, so that those not needed grow old and are closed. */
  readonly #idle: Array<Connection> = []
  readonly #waiting: Array<Waiting> = []
  /** Those that are announced behind another message. */
  readonly #announced = new Set<Waiting>()
  /** Why the last attempts failed, while it is open whether others succeed. */
  readonly #failures: Array<OpenFailure> = []
  #ceiling: Growth.Ceiling | undefined
  #messageLimit = MessageLimit.unknown
  #answerMillis = Infinity
  /** Whether the server has taken messages that were announced behind others for what they are. */
  #announces = true
  #plaintextUntil = 0
  #timer: NodeJS.Timeout | undefined
  #closed: (() => void) | undefined

  constructor(options: SmtpOptions, longestWait: number, target: Target, limits: PoolLimits) {
    this.#options = options
    this.#target = target
    this.#inPlaintext = { ...target, tls: TlsDemand.plaintext }
    this.#longestWait = longestWait
    this.#limits = limits
  }

  get connections(): number {
    return this.#open.size + this.#opening.size
  }

  get idleConnections(): number {
    return this.#idle.length
  }

  end(most: number): number {
    const ended = this.#idle.splice(0, most)
    for (const connection of ended) connection.quit()
    return ended.length
  }

  send(envelope: Envelope, message: Uint8Array, onDataEnd: () => void) {
    return Effect.callback<Transaction, OpenFailure | Busy>((resume) => {
      const job = new Waiting(envelope, message, onDataEnd, this.#ended, resume)
      this.#waiting.push(job)
      this.#dispatch()
      return Effect.sync(() => this.#withdraw(job))
    })
  }

  /** Takes leave of the server on every connection, for a moment at most; one with a message follows when it ends. */
  close(done: () => void): void {
    const timer = setTimeout(done, closeMillis)
    this.#closed = () => {
      clearTimeout(timer)
      clearTimeout(this.#timer)
      done()
    }
    for (const connection of this.#opening) this.#giveUp(connection)
    for (const connection of this.#idle.splice(0)) connection.quit()
    this.#dispatch()
  }

  ready(connection: Connection): void {
    this.#opening.delete(connection)
    this.#open.add(connection)
    if (this.#failures.splice(0).length > 0) this.#refused()
    this.#target.onTls(connection.tls, connection.ends)
    this.idle(connection)
  }

  failed(connection: Connection, failure: OpenFailure): void {
    if (!this.#opening.delete(connection)) return
    const tls = tlsFailureOf(failure)
    if (tls !== undefined) this.#target.onTls({ _tag: "Failed", failure: tls }, connection.ends)
    if (tls !== undefined && TlsDemand.fallsBack(this.#target.tls)) {
      this.#plaintextUntil = performance.now() + plaintextMillis
      return this.#dispatch()
    }
    // As long as there is another one, a message waits for that: it has not been refused.
    if (this.#open.size > 0) this.#refused()
    else this.#failures.push(failure)
    if (this.#open.size === 0 && this.#opening.size === 0) {
      // Nobody else will take those that have waited for these attempts.
      this.#failures.length = 0
      for (const job of this.#waiting.splice(0)) job.fail(failure)
    }
    this.#dispatch()
  }

  idle(connection: Connection): void {
    const now = performance.now()
    const isOver = this.connections > this.#limits.connections()
    if (this.#closed !== undefined || isOver || connection.count >= this.#messagesAt(now)) return connection.quit()
    connection.idleSince = now
    this.#idle.push(connection)
    this.#dispatch()
  }

  ahead(connection: Connection): Job | undefined {
    const [job] = this.#waiting
    if (job === undefined || job.isAgain || !this.#announces) return undefined
    const now = performance.now()
    if (connection.count >= this.#messagesAt(now)) return undefined
    if (!Growth.isWorthAnnouncing(this.#load(now), this.#answerMillis)) return undefined
    this.#waiting.shift()
    this.#announced.add(job)
    job.carrier = connection
    job.begunAt = now
    return job
  }

  closed(connection: Connection): void {
    this.#open.delete(connection)
    const at = this.#idle.indexOf(connection)
    if (at !== -1) {
      this.#idle.splice(at, 1)
      const now = performance.now()
      if (now - connection.idleSince < trustedIdle) this.#ends(connection, now)
    }
    this.#dispatch()
  }

  /** Answered, refused, or lost with its connection. */
  readonly #ended = (job: Waiting, transaction: Transaction, begun: boolean): void => {
    const now = performance.now()
    const connection = job.carrier
    const wasAnnounced = this.#announced.delete(job)
    const { result } = transaction
    if (connection === undefined) return job.succeed(transaction)
    job.carrier = undefined
    if (begun) {
      connection.carried++
      connection.brokeOff = result._tag === "Failed" && result.failure._tag === "Broken"
      if (result._tag === "Answered") {
        const millis = now - job.begunAt
        this.#answerMillis = this.#answerMillis === Infinity ? millis : Growth.meanOf(this.#answerMillis, millis)
        // The same message is taken where it is not announced behind another one.
        if (job.isAgain && job.wasRefusedEarly) this.#announces = false
      }
    } else if (connection.carried > 0 && !job.isAgain) {
      const { failure } = result as Extract<typeof result, { _tag: "Failed" }>
      const isTimeout = failure._tag === "Broken" && failure.reason === "timeout"
      if (wasAnnounced && isTimeout && !connection.brokeOff) this.#announces = false
      job.wasRefusedEarly = wasAnnounced && failure._tag === "Refused" && failure.reply.code !== 421
      if (!isTimeout && !job.wasRefusedEarly && !connection.brokeOff) this.#ends(connection, now)
      job.isAgain = true
      this.#waiting.unshift(job)
      return this.#dispatch()
    }
    job.succeed(transaction)
  }

  /** The server wanted no connection beside those that it has. */
  #refused(): void {
    this.#ceiling = Growth.refused(this.#open.size + this.#opening.size, performance.now())
  }

  #ends(connection: Connection, now: number): void {
    if (connection.carried > 0) this.#messageLimit = MessageLimit.ended(this.#messageLimit, connection.carried, now)
  }

  #messagesAt(now: number): number {
    return MessageLimit.limitAt(this.#messageLimit, this.#limits.messagesPerConnection(), now)
  }

  #load(now: number): Growth.Load {
    const [oldest] = this.#waiting
    return {
      open: this.#open.size,
      // One that has failed while others are being opened is not made up for before it is known how these end.
      opening: this.#opening.size + this.#failures.length,
      waiting: this.#waiting.length,
      oldestWait: oldest === undefined ? 0 : now - oldest.since,
      limit: Growth.limitAt(this.#ceiling, this.#limits.connections(), now)
    }
  }

  /** Gives the messages that wait to connections that are free, and opens others where that is worth it. */
  #dispatch(): void {
    const now = performance.now()
    while (this.#waiting.length > 0) {
      const connection = this.#idle.pop()
      if (connection === undefined) break
      if (!connection.isFree) continue
      if (now - connection.idleSince > trustedIdle) {
        const probing = [...this.#open].filter(({ isProbing }) => isProbing).length
        if (probing >= this.#waiting.length) {
          // Those that nobody needs are to grow old.
          this.#idle.push(connection)
          break
        }
        connection.probe()
        continue
      }
      const job = this.#waiting.shift()!
      job.carrier = connection
      job.begunAt = now
      connection.start(job)
    }
    for (let left = Growth.toOpen(this.#load(now)); left > 0; left--) {
      this.#opening.add(
        new Connection(this.#options, this, now < this.#plaintextUntil ? this.#inPlaintext : this.#target)
      )
    }
    if (this.#waiting.length > 0 || this.#announced.size > 0) this.#look()
    if (this.#closed !== undefined && this.#open.size === 0 && this.#opening.size === 0) this.#closed()
  }

  /** Looks again after a while: at how long messages have waited, and whether too long. */
  #look(): void {
    if (this.#timer !== undefined) return
    const mayGrow = this.connections < Math.max(1, this.#limits.connections())
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      const earliest = performance.now() - this.#longestWait
      for (const job of [...this.#waiting, ...this.#announced]) {
        if (job.since > earliest) continue
        this.#withdraw(job)
        job.fail({ _tag: "Busy" })
      }
      this.#dispatch()
    }, mayGrow ? Growth.worthWait : sweepMillis)
  }

  /** The message is given up: where it is under way, its connection is cut. */
  #withdraw(job: Waiting): void {
    const { carrier } = job
    job.carrier = undefined
    this.#announced.delete(job)
    if (carrier !== undefined) return carrier.withdraw(job)
    const at = this.#waiting.indexOf(job)
    if (at !== -1) this.#waiting.splice(at, 1)
    for (const connection of this.#opening) {
      if (this.#opening.size <= this.#waiting.length) return
      this.#giveUp(connection)
    }
  }

  #giveUp(connection: Connection): void {
    this.#opening.delete(connection)
    connection.destroy()
  }
}

/**
 * A pool that takes leave of the server when the scope closes. A message waits for a connection for no longer than
 * `longestWait`, in milliseconds. Without a `target`, the connections lead to the host of the options; without `limits`,
 * those of the options hold.
 *
 * @example
 * ```ts
 * import * as SmtpOptions from "@sendwright/smtp/SmtpOptions"
 * import * as SmtpPool from "@sendwright/smtp/SmtpPool"
 *
 * export const pool = SmtpPool.make(SmtpOptions.make({ host: "mail.example" }), 10_000)
 * ```
 */
export const make = Effect.fnUntraced(
  function*(
    options: SmtpOptions,
    longestWait: number,
    target: Target = Targets.ofOptions(options),
    limits: PoolLimits = Limits.ofOptions(options)
  ): Effect.fn.Return<SmtpPool, never, Scope.Scope> {
    const pool = new Pool(options, longestWait, target, limits)
    yield* Effect.addFinalizer(() => Effect.callback<void>((resume) => pool.close(() => resume(Effect.void))))
    return {
      connections: () => pool.connections,
      idle: () => pool.idleConnections,
      end: (most) => pool.end(most),
      send: (envelope, message, onDataEnd) => {
        const failure = problemOf(envelope)
        return failure === undefined
          ? pool.send(envelope, message, onDataEnd)
          : Effect.succeed({ result: { _tag: "Failed", failure }, dataEnded: false, refused: [] })
      }
    }
  }
)
