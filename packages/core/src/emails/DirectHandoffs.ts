import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import type * as Scope from "effect/Scope"
import type { StorageError } from "../foundation/StorageError.ts"
import type { AcceptAnswer, AcceptGroup, EmailStore, HandoffLease, NewEmail } from "./EmailStore.ts"

/** Slots of a worker that are kept for messages which are being accepted. */
export interface ReservedSlots {
  /** What the messages are to be stored with. */
  readonly lease: HandoffLease
  /**
   * Says what became of the messages: those that were begun are handed over, and the slots of the others are free again.
   * `undefined` where it is not known; then what may have been leased is given back. To be called once, whatever happens.
   */
  readonly end: (answer: AcceptAnswer | undefined) => void
}

/** A worker of this process that takes emails as they are accepted. */
export interface DirectWorker {
  /** Keeps a slot for each of the messages; null where there is no room, or where others wait for it. */
  readonly reserve: (messages: ReadonlyArray<NewEmail>) => ReservedSlots | null
}

/** Brings emails that are accepted to the worker of the same process, past the queue. */
export class DirectHandoff {
  #worker: DirectWorker | null = null

  /** Slots for messages that are due at once; null where they have to go through the queue. */
  readonly reserve = (messages: ReadonlyArray<NewEmail>): ReservedSlots | null =>
    this.#worker === null || messages.some(({ scheduledAt }) => scheduledAt !== null)
      ? null
      : this.#worker.reserve(messages)

  /** Emails go to this worker until the scope closes; where there is one already, to that one. */
  readonly join = (worker: DirectWorker): Effect.Effect<void, never, Scope.Scope> =>
    Effect.suspend(() => {
      if (this.#worker !== null) return Effect.void
      this.#worker = worker
      return Effect.addFinalizer(() =>
        Effect.sync(() => {
          this.#worker = null
        })
      )
    })
}

/** The way from accepts to the worker of the same engine; null where an engine has none (`layer` gives it one). */
export const DirectHandoffs = Context.Reference<DirectHandoff | null>(
  "@sendwright/core/emails/DirectHandoffs",
  { defaultValue: () => null }
)

/**
 * Accepts a group, and has the worker hand over what it has slots for. What has a slot must not be forgotten: a request
 * that is given up waits for the answer to its statement.
 */
export const acceptOver = (
  direct: DirectHandoff | null,
  store: EmailStore["Service"],
  group: AcceptGroup
): Effect.Effect<ReadonlyArray<AcceptAnswer>, StorageError> =>
  direct === null ? store.accept([group]) : Effect.uninterruptibleMask((restore) => {
    const slots = direct.reserve(group.messages)
    if (slots === null) return restore(store.accept([group]))
    return Effect.onExit(
      Effect.suspend(() => store.accept([{ ...group, lease: slots.lease }])),
      (exit) => Effect.sync(() => slots.end(Exit.isSuccess(exit) ? exit.value[0] : undefined))
    )
  })

/** A way of its own for one engine. */
export const layer: Layer.Layer<never> = Layer.effect(DirectHandoffs, Effect.sync(() => new DirectHandoff()))
