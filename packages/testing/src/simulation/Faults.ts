import { StorageError } from "@sendwright/core/foundation/StorageError"
import type { SendJobs, SendLease } from "@sendwright/core/sending/SendJobs"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type * as SeededRandom from "../SeededRandom.ts"

/** One process of the deployment. */
export interface Node {
  readonly name: string
  /** Killed: nothing that it began comes back to it. */
  dead: boolean
  /** Held up until then, as by a garbage collection or a suspended machine: it goes on as if nothing had happened. */
  heldUntil: number
  /** How far its clock is ahead of the storage's, in milliseconds. */
  ahead: number
}

/** What may go wrong with the commands of a storage. */
export interface Faults {
  /** Of each command that none of it is done and it fails, from 0 to 1. */
  failBefore: number
  /** Of each command that it is done and its answer is lost. */
  failAfter: number
  /**
   * Of each command that nothing is heard of it: it fails at the adapter's deadline, and is carried out at once, later,
   * or not at all.
   */
  mute: number
}

/** Learns of a command whose answer does not arrive: its node, its name and its arguments. */
export type Unanswered = (node: Node, command: string, args: ReadonlyArray<unknown>) => void

const lost = (command: string) =>
  new StorageError({ command, cause: new Error("the connection was lost"), outage: "unreachable" })

const unanswered = (command: string) =>
  new StorageError({ command, cause: new Error("no answer came in time"), outage: "unanswered" })

const deadlineMillis = 5_000
/** A command that nobody waits for any more may still be carried out so much later. */
const latestMillis = 60_000

const happens = (chance: SeededRandom.SeededRandom, probability: number): boolean =>
  chance.below(1_000_000) < probability * 1_000_000

/** Work of a node: it ends with the node, and waits while the node is held up. */
export const onNode = <A, E, R>(
  node: Node,
  now: () => number,
  effect: Effect.Effect<A, E, R>
): Effect.Effect<A, E, R> => {
  const pass = Effect.suspend(() => {
    if (node.dead) return Effect.never
    return node.heldUntil > now() ? Effect.sleep(node.heldUntil - now()) : Effect.void
  })
  return Effect.andThen(pass, Effect.tap(effect, () => pass))
}

/** Commands are told from plain members; what they fail with and need stays theirs. */
const isEffect = (value: unknown): value is Effect.Effect<unknown> => Effect.isEffect(value)

/** A command over a connection that breaks or falls silent. Of each that fails it is told. */
export const breaking = (
  node: Node,
  now: () => number,
  faults: Faults,
  chance: SeededRandom.SeededRandom,
  tell: () => void
) =>
<A, E>(command: string, effect: Effect.Effect<A, E>): Effect.Effect<A, E | StorageError> =>
  onNode(
    node,
    now,
    Effect.suspend((): Effect.Effect<A, E | StorageError> => {
      if (happens(chance, faults.mute)) {
        tell()
        const late = Effect.forkDetach(Effect.ignore(Effect.delay(effect, chance.below(latestMillis))))
        const fate = chance.pick([Effect.void, Effect.ignore(effect), late])
        return fate.pipe(Effect.andThen(Effect.sleep(deadlineMillis)), Effect.andThen(Effect.fail(unanswered(command))))
      }
      if (happens(chance, faults.failBefore)) {
        tell()
        return Effect.fail(lost(command))
      }
      if (!happens(chance, faults.failAfter)) return effect
      tell()
      return Effect.andThen(effect, Effect.fail(lost(command)))
    })
  )

/** A store as one node sees it: over a connection that breaks, and only while the node lives. */
const remote = (
  store: object,
  storeName: string,
  node: Node,
  now: () => number,
  faults: Faults,
  chance: SeededRandom.SeededRandom,
  tell: Unanswered
): object => {
  const broken = (command: string, effect: Effect.Effect<unknown>, args: ReadonlyArray<unknown> = []) =>
    breaking(node, now, faults, chance, () => tell(node, command, args))(command, effect)
  return Object.fromEntries(
    Object.entries(store).map(([name, member]) => {
      const command = `${storeName}.${name}`
      if (isEffect(member)) return [name, broken(command, member)]
      if (typeof member !== "function") return [name, member]
      return [name, (...args: ReadonlyArray<unknown>) => {
        const answer: unknown = member(...args)
        return isEffect(answer) ? broken(command, answer, args) : answer
      }]
    })
  )
}

/** The stores of a context as one node sees them. */
export const seenFrom = <A>(
  stores: Context.Context<A>,
  node: Node,
  now: () => number,
  faults: Faults,
  chance: SeededRandom.SeededRandom,
  tell: Unanswered
): Context.Context<A> =>
  Context.makeUnsafe<A>(
    new Map([...stores.mapUnsafe].map(([key, service]): [string, unknown] =>
      key.startsWith("@sendwright/core/")
        ? [key, remote(service as object, key.slice(key.lastIndexOf("/") + 1), node, now, faults, chance, tell)]
        : [key, service]
    ))
  )

/** A change to the hand-off port of a storage: a bug, planted to see whether it is found. */
export type Mutation = (jobs: SendJobs["Service"]) => SendJobs["Service"]

/** A storage that takes any token for the current one: a stale worker's settlement counts. */
export const withoutFencing: Mutation = (jobs) => {
  const tokens = new Map<string, string>()
  const renewed = (lease: SendLease): SendLease => ({ ...lease, token: tokens.get(lease.emailId) ?? lease.token })
  return {
    ...jobs,
    claim: (options) =>
      Effect.tap(jobs.claim(options), (leases) =>
        Effect.sync(() => {
          for (const { emailId, token } of leases) tokens.set(emailId, token)
        })),
    settle: (settlements) => jobs.settle(settlements.map((one) => ({ ...one, lease: renewed(one.lease) })))
  }
}

/** A storage that answers before it has committed: what it is told to settle comes a moment later, or never. */
export const settlingBeforeCommit = (chance: SeededRandom.SeededRandom): Mutation => (jobs) => ({
  ...jobs,
  settle: (settlements) =>
    Effect.as(
      happens(chance, 0.03)
        ? Effect.void
        : Effect.forkDetach(Effect.ignore(Effect.delay(jobs.settle(settlements), 1))),
      settlements.map(() => true)
    )
})
