import { DkimKeyMaker } from "@sendwright/core/domains/DkimKey"
import { DomainIdentities } from "@sendwright/core/domains/DomainIdentity"
import { Wakeups } from "@sendwright/core/foundation/Wakeups"
import { type MemoryData, MemoryDatabase } from "@sendwright/core/memory/MemoryDatabase"
import * as MemoryStorage from "@sendwright/core/memory/MemoryStorage"
import type { EngineServices } from "@sendwright/promise"
import * as Cause from "effect/Cause"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import { fakeDkimKeys } from "../StaticDns.ts"
import type * as TestEngine from "../TestEngine.ts"
import * as TestSender from "../TestSender.ts"
import * as TestServices from "../TestServices.ts"
import { type Drawn, Draws } from "./Draws.ts"

/** A call that was made in a transaction, with all that it takes to make it again and get the same. */
export interface Made {
  /** What it failed with was said to its caller: again it succeeds, or something is wrong. */
  readonly effect: Effect.Effect<unknown, never, EngineServices>
  /** The virtual time. */
  readonly at: number
  readonly drawn: Drawn
}

/** The engine of an app's transactions: the services of a `TestEngine` without its workers, on any database. */
export interface JoinedEngine {
  /** Makes a call for the first time, on this database. */
  readonly make: <A, E>(
    data: MemoryData,
    effect: Effect.Effect<A, E, EngineServices>
  ) => { readonly exit: Exit.Exit<A, E>; readonly made: Made }
  /** Makes it again, on another one. */
  readonly again: (data: MemoryData, made: Made) => Exit.Exit<unknown>
}

/** Beside the engine of the context: with its fakes and its account. */
export const make = (context: Context.Context<TestEngine.TestEngine>, now: () => number): JoinedEngine => {
  let data = Context.get(context, MemoryDatabase)
  let at = now()
  const draws = new Draws()

  // The stores are made once, and each call is to have a database of its own.
  const database = new Proxy(data, {
    get: (_, name) => {
      const value: unknown = Reflect.get(data, name)
      return typeof value === "function" ? value.bind(data) : value
    },
    set: (_, name, value) => Reflect.set(data, name, value)
  })
  const nanos = () => BigInt(at) * 1_000_000n
  const clock: Clock.Clock = {
    currentTimeMillisUnsafe: () => at,
    currentTimeMillis: Effect.sync(() => at),
    currentTimeNanosUnsafe: nanos,
    currentTimeNanos: Effect.sync(nanos),
    monotonicTimeNanosUnsafe: nanos,
    monotonicTimeNanos: Effect.sync(nanos),
    sleep: () => Effect.never
  }
  const chance = Layer.unwrap(
    Effect.map(DkimKeyMaker, (keys) => draws.layer(Context.get(context, SecureRandom.SecureRandom), keys))
  ).pipe(Layer.provide(fakeDkimKeys))
  const layer = TestSender.layer.pipe(
    Layer.provideMerge(TestServices.layer),
    Layer.provideMerge(DomainIdentities.layerSelfHosted),
    Layer.provideMerge(MemoryStorage.layerNoDeps),
    Layer.provideMerge(Layer.mergeAll(Layer.succeed(MemoryDatabase, database), chance, Wakeups.layerLocal)),
    Layer.provideMerge(Layer.succeed(Clock.Clock, clock)),
    Layer.provideMerge(Layer.succeedContext(context))
  )
  const built = Effect.runSync(Effect.scoped(Layer.build(Layer.fresh(layer))))
  const services = built as Context.Context<never> as Context.Context<EngineServices>

  const run = <A, E>(on: MemoryData, time: number, again: Drawn, effect: Effect.Effect<A, E, EngineServices>) => {
    data = on
    at = time
    draws.begin(again)
    const exit = Effect.runSyncExit(Effect.provideContext(effect, services))
    if (Exit.isFailure(exit) && Cause.isAsyncFiberError(Cause.squash(exit.cause))) {
      throw new Error("This waits for what happens after the commit: call it outside of the transaction.")
    }
    return exit
  }
  return {
    make: (on, effect) => {
      const time = now()
      const exit = run(on, time, [], effect)
      return { exit, made: { effect: Effect.orDie(effect), at: time, drawn: draws.noted() } }
    },
    again: (on, { at, drawn, effect }) => run(on, at, drawn, effect)
  }
}
