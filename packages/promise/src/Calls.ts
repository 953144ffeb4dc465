import type { Caller } from "@sendwright/core/accounts/Caller"
import type { AccountSuspended } from "@sendwright/core/foundation/Errors"
import type { StorageError } from "@sendwright/core/foundation/StorageError"
import * as Cause from "effect/Cause"
import type * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import type { EngineServices } from "./engine.ts"
import { fromFailure, InternalError, NotRunning } from "./errors.ts"
import { Sender } from "./Sender.ts"

/** What every call takes that goes to the database. */
export interface CallOptions {
  /**
   * Gives the call up: it is rejected with the signal's reason. What was given up may have been done: a send with an
   * idempotency key can be repeated safely.
   */
  readonly signal?: AbortSignal | undefined
}

/** Runs effects on the engine's services as promises. */
export interface Calls {
  /** `waits`: ends when the engine closes; otherwise closing waits for the call. */
  readonly run: <A, E>(
    effect: Effect.Effect<A, E, EngineServices>,
    options?: CallOptions & { readonly waits?: boolean }
  ) => Promise<A>
}

/** Runs what the application does in its own name. */
export const asSender = <A, E, R>(
  use: (caller: Caller) => Effect.Effect<A, E, R>
): Effect.Effect<A, E | AccountSuspended | StorageError, R | Sender> =>
  Effect.flatMap(Effect.flatMap(Sender, ({ caller }) => caller), use)

/** What a call ended with, for those who wait for it. */
export const valueOf = <A>(exit: Exit.Exit<A, unknown>, signal: AbortSignal | undefined): A => {
  if (Exit.isSuccess(exit)) return exit.value
  for (const reason of exit.cause.reasons) {
    if (Cause.isFailReason(reason)) throw fromFailure(reason.error)
    if (Cause.isDieReason(reason)) {
      throw new InternalError("The engine has a bug: please report it.", { cause: reason.defect })
    }
  }
  if (signal?.aborted === true) throw signal.reason
  throw new NotRunning("The call was aborted because sendwright.close() was called.")
}

/** The calls that are under way on one set of services. */
export class RunningCalls {
  readonly #calls = new Map<Fiber.Fiber<unknown, unknown>, boolean>()

  /** Runs one call on its services. */
  async run<A, E>(
    context: Context.Context<EngineServices>,
    effect: Effect.Effect<A, E, EngineServices>,
    { signal, waits = false }: CallOptions & { readonly waits?: boolean } = {}
  ): Promise<A> {
    signal?.throwIfAborted()
    const fiber = Effect.runForkWith(context)(effect)
    const interrupt = () => fiber.interruptUnsafe()
    this.#calls.set(fiber, waits)
    signal?.addEventListener("abort", interrupt, { once: true })
    const exit = await new Promise<Exit.Exit<A, E>>((resolve) => fiber.addObserver(resolve))
    signal?.removeEventListener("abort", interrupt)
    this.#calls.delete(fiber)
    return valueOf(exit, signal)
  }

  /** Ends those that wait for something to happen, and lets the others come to their end for a time. */
  readonly drain = (millis: number): Effect.Effect<void> =>
    Effect.suspend(() => {
      const waiting = [...this.#calls].filter(([, waits]) => waits).map(([fiber]) => fiber)
      const working = [...this.#calls].filter(([, waits]) => !waits).map(([fiber]) => fiber)
      return Effect.all([
        Fiber.interruptAll(waiting),
        Effect.andThen(
          Effect.timeoutOption(Fiber.awaitAll(working), millis),
          Effect.suspend(() => Fiber.interruptAll(working))
        )
      ], { concurrency: 2, discard: true })
    })

  /** Ends all of them. */
  readonly interrupt: Effect.Effect<void> = Effect.suspend(() => Fiber.interruptAll([...this.#calls.keys()]))

  /** Waits for all of them. */
  readonly settled: Effect.Effect<void> = Effect.suspend(() => Effect.asVoid(Fiber.awaitAll([...this.#calls.keys()])))
}
