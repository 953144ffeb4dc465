import * as Clock from "effect/Clock"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import * as Queue from "effect/Queue"
import * as Random from "effect/Random"
import * as Result from "effect/Result"
import * as Scope from "effect/Scope"
import { late, together, unfit } from "./connectFailures.ts"
import type { ConnectionFailure } from "./ConnectionFailure.ts"
import type { Host, Target } from "./ConnectionUrl.ts"
import { keyOf, type Place } from "./Place.ts"

/** What a server says of itself. */
export interface Role {
  /** It follows another one. */
  readonly isStandby: boolean
  /** A session of it takes no writes, as those of a standby never do. */
  readonly isReadOnly: boolean
}

/** Whether a server is what is asked for; `else` where it will do as long as there is no other one. */
export const fits = (target: Target, { isReadOnly, isStandby }: Role): boolean | "else" => {
  switch (target) {
    case "any":
      return true
    case "read-write":
      return !isReadOnly
    case "read-only":
      return isReadOnly
    case "primary":
      return !isStandby
    case "standby":
      return isStandby
    case "prefer-standby":
      return isStandby ? true : "else"
  }
}

const describeRole = ({ isReadOnly, isStandby }: Role): string =>
  isStandby ? "a standby" : isReadOnly ? "a primary that takes no writes" : "a primary"

/** What hosts are asked for, and how. */
export interface Search {
  readonly hosts: ReadonlyArray<Host>
  readonly target: Target
  readonly isRandom: boolean
  /** The addresses of a host, as places. */
  readonly lookUp: (host: Host) => Effect.Effect<ReadonlyArray<Place>, ConnectionFailure>
  /** Makes a session and asks for the server's role. Both have to be bounded. */
  readonly ask: (place: Place) => Effect.Effect<Role, ConnectionFailure>
}

/** A server that was found, and why those before it were not taken. */
export interface Found {
  readonly place: Place
  readonly passedOver: ReadonlyArray<ConnectionFailure>
}

/** How long a host has to answer until the next one is asked beside it. */
const staggerMillis = 500

interface Asked {
  readonly turn: number
  readonly result: Result.Result<readonly [Place, boolean | "else"], ReadonlyArray<ConnectionFailure>>
}

/** Asks the addresses of one host, one after the other. */
const askHost = (
  search: Search,
  places: Effect.Effect<ReadonlyArray<Place>, ConnectionFailure>
): Effect.Effect<Asked["result"]> =>
  Effect.gen(function*() {
    const failures: Array<ConnectionFailure> = []
    let other: Place | undefined
    const found = yield* Effect.result(places)
    if (Result.isFailure(found)) return Result.fail([found.failure])
    for (const place of search.isRandom ? yield* Random.shuffle(found.success) : found.success) {
      const role = yield* Effect.result(search.ask(place))
      if (Result.isFailure(role)) {
        failures.push(role.failure)
        continue
      }
      const fit = fits(search.target, role.success)
      if (fit === true) return Result.succeed([place, true] as const)
      if (fit === "else") other ??= place
      else failures.push(unfit(place, describeRole(role.success), search.target))
    }
    return other === undefined ? Result.fail(failures) : Result.succeed([other, "else"] as const)
  })

/**
 * Asks the hosts in turn, `first` before all others, and takes the first one that fits. One that keeps its answer back
 * for half a second is waited for beside the next. Fails where none fits, and says why for each.
 */
export const search = (options: Search, first: Place | null): Effect.Effect<Found, ConnectionFailure> =>
  Effect.scoped(Effect.gen(function*() {
    const scope = yield* Scope.Scope
    const hosts = options.isRandom ? yield* Random.shuffle(options.hosts) : options.hosts
    const known = first === null ? "" : keyOf(first)
    const turns = [
      ...(first === null ? [] : [Effect.succeed([first])]),
      ...hosts.map((host) =>
        Effect.map(options.lookUp(host), (places) => places.filter((place) => keyOf(place) !== known))
      )
    ]
    const answers = yield* Queue.unbounded<Asked>()
    const passedOver: Array<ConnectionFailure> = []
    let other: Place | undefined
    let begun = 0
    const pending = new Set<number>()
    while (begun < turns.length || pending.size > 0) {
      const answer = pending.size === 0
        ? Option.none()
        : begun < turns.length
        ? yield* Effect.timeoutOption(Queue.take(answers), staggerMillis)
        : Option.some(yield* Queue.take(answers))
      if (Option.isNone(answer)) {
        const turn = begun++
        pending.add(turn)
        const asked = Effect.map(askHost(options, turns[turn]!), (result) => ({ turn, result }))
        yield* Effect.forkIn(Effect.flatMap(asked, (it) => Queue.offer(answers, it)), scope)
        continue
      }
      const { result, turn } = answer.value
      pending.delete(turn)
      if (Result.isFailure(result)) {
        passedOver.push(...result.failure)
        continue
      }
      const [place, fit] = result.success
      if (fit === true) {
        return { place, passedOver: first !== null && pending.has(0) ? [late(first), ...passedOver] : passedOver }
      }
      other ??= place
    }
    return other === undefined ? yield* together(passedOver) : { place: other, passedOver }
  }))

/** Which of several servers connections lead to. */
export interface Hosts {
  /** The one that fits; it is asked for where none is known, or the one that is known is in doubt. */
  readonly pick: Effect.Effect<Place, ConnectionFailure>
  /** Asks anew. What a place is in doubt for is no matter: it stays if it fits. */
  readonly doubt: () => void
}

/** How long after a search that found nothing, or nothing new, the next one begins at the earliest. */
const restMillis = 500

/**
 * Keeps to a server that fits until it is in doubt. Whatever is found instead is told to `moved`, with the time since the
 * doubt began in milliseconds.
 */
export const make = (
  options: Search,
  moved: (from: Place, found: Found, millis: number) => Effect.Effect<void>
): Effect.Effect<Hosts, never, Scope.Scope> =>
  Effect.gen(function*() {
    const scope = yield* Scope.Scope
    const run = Effect.runForkWith(yield* Effect.context())
    const clock = yield* Clock.Clock
    const now = () => Number(clock.monotonicTimeNanosUnsafe()) / 1e6
    let current: Place | null = null
    let doubtedAt: number | null = null
    let endedAt = -Infinity
    let round: Deferred.Deferred<Place, ConnectionFailure> | null = null

    const once = Effect.gen(function*() {
      const rest = endedAt + restMillis - now()
      if (rest > 0) yield* Effect.sleep(rest)
      const found = yield* search(options, current)
      const former = current
      const since = doubtedAt
      current = found.place
      doubtedAt = null
      if (former !== null && keyOf(former) !== keyOf(found.place)) {
        yield* moved(former, found, now() - (since ?? 0))
      }
      return found.place
    })

    /** One search for all who ask. */
    const begin = (): Deferred.Deferred<Place, ConnectionFailure> => {
      if (round !== null) return round
      const deferred = Deferred.makeUnsafe<Place, ConnectionFailure>()
      round = deferred
      run(Effect.forkIn(
        Effect.onExit(once, (exit) =>
          Effect.sync(() => {
            round = null
            endedAt = now()
            Deferred.doneUnsafe(deferred, Exit.isSuccess(exit) ? exit : Exit.failCause(exit.cause))
          })),
        scope
      ))
      return deferred
    }

    return {
      pick: Effect.suspend(() =>
        current !== null && doubtedAt === null ? Effect.succeed(current) : Deferred.await(begin())
      ),
      doubt: () => {
        if (current === null) return
        doubtedAt ??= now()
        begin()
      }
    }
  })
