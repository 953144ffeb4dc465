import type * as ByteBudget from "@sendwright/core/foundation/ByteBudget"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Semaphore from "effect/Semaphore"
import * as AccountLimits from "./AccountLimits.ts"
import { defaultLimits, type MailLimits } from "./MailOptions.ts"
import * as Room from "./Room.ts"

type Shared = Pick<MailLimits, "messageBytes" | "messageMemory" | "messagesPerMinute" | "readers">

const make = (limits: Shared) =>
  Effect.map(Semaphore.make(limits.readers), (readers) => ({
    accounts: AccountLimits.make(limits.messagesPerMinute),
    budget: Room.budgetOf(limits),
    readers
  }))

/**
 * What incoming messages may take together, by whichever way they come: provide one to all ways in of a process.
 *
 * @example
 * ```ts
 * import { Allowance } from "@sendwright/receiving/Allowance"
 *
 * export const Shared = Allowance.layer({ messagesPerMinute: 1_000 })
 * ```
 */
export class Allowance extends Context.Service<Allowance, {
  /** Messages of accounts. */
  readonly accounts: AccountLimits.AccountLimits
  /** Their memory. */
  readonly budget: ByteBudget.ByteBudget
  /** Reports that are read at the same time. */
  readonly readers: Semaphore.Semaphore
}>()("@sendwright/receiving/Allowance") {
  static readonly layer = (limits: Partial<Shared> = {}) =>
    Layer.effect(Allowance, make({ ...defaultLimits, ...limits }))
}

/** The allowance that is provided, or one for a way in that is alone. */
export const orOwn = (limits: Shared) =>
  Effect.flatMap(
    Effect.serviceOption(Allowance),
    Option.match({ onNone: () => make(limits), onSome: (shared) => Effect.succeed(shared) })
  )
