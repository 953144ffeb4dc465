import { type AcceptGroup, EmailStore } from "@sendwright/core/emails/EmailStore"
import * as ClockDifference from "@sendwright/core/foundation/ClockDifference"
import * as Conditions from "@sendwright/core/foundation/Conditions"
import * as StorageClock from "@sendwright/core/foundation/StorageClock"
import type { StorageError } from "@sendwright/core/foundation/StorageError"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"

/** What a node knows of the storage's clock, and tells of nobody else's. */
export const measuring = (ask: Effect.Effect<number, StorageError>) =>
  Effect.provide(StorageClock.make({ ask }), Conditions.layer, { local: true })

/** Times that are the same on every clock: what a client asked for, and what is said about the past. */
const fixed = new Set(["scheduledAt", "occurredAt"])

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype

/** A value with all of its times so much later, but for those that are fixed. */
const moved = (value: unknown, millis: number): unknown => {
  if (millis === 0 || typeof value !== "object" || value === null) return value
  if (value instanceof Date) return new Date(value.getTime() + millis)
  if (Array.isArray(value)) return value.map((item) => moved(item, millis))
  if (Option.isOption(value)) return Option.map(value, (item) => moved(item, millis))
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, fixed.has(name) ? item : moved(item, millis)])
  )
}

type Answer = Effect.Effect<unknown, StorageError>

const leasesOf = (args: ReadonlyArray<unknown>): { readonly now: Date; readonly leaseMillis: number } | undefined => {
  const [options] = args
  if (typeof options !== "object" || options === null || !("leaseMillis" in options) || !("now" in options)) {
    return undefined
  }
  const { leaseMillis, now } = options
  return typeof leaseMillis === "number" && now instanceof Date ? { leaseMillis, now } : undefined
}

/** A claim by a time that is not now takes nothing, as on Postgres. */
const judged =
  (command: (...args: ReadonlyArray<unknown>) => Answer, now: () => number) =>
  (...args: ReadonlyArray<unknown>): Answer => {
    const leases = leasesOf(args)
    if (leases === undefined) return command(...args)
    return Effect.suspend(() =>
      Math.abs(now() - leases.now.getTime()) <= leases.leaseMillis * ClockDifference.leaseShare
        ? command(...args)
        : Effect.succeed([])
    )
  }

/** An accept by a time that is not now leases nothing, as on Postgres. */
const judgedAccept =
  (accept: EmailStore["Service"]["accept"], now: () => number): EmailStore["Service"]["accept"] => (groups) =>
    Effect.suspend(() => {
      const isNow = ({ lease, messages }: AcceptGroup) =>
        lease === undefined ||
        messages.every(({ createdAt }) =>
          Math.abs(now() - createdAt.getTime()) <= lease.leaseMillis * ClockDifference.leaseShare
        )
      return Effect.map(
        accept(groups.map((group) => isNow(group) ? group : { ...group, lease: undefined })),
        (answers) =>
          answers.map((answer, index) =>
            answer._tag === "Judged" && !isNow(groups[index]!) ? { ...answer, begun: new Map() } : answer
          )
      )
    })

const eachOf = <A>(stores: Context.Context<A>, view: (name: string, store: object) => object): Context.Context<A> =>
  Context.makeUnsafe<A>(
    new Map(
      [...stores.mapUnsafe].map(([key, service]): [string, unknown] =>
        key.startsWith("@sendwright/core/")
          ? [key, view(key.slice(key.lastIndexOf("/") + 1), service as object)]
          : [key, service]
      )
    )
  )

const isCommand = (member: unknown): member is (...args: ReadonlyArray<unknown>) => Answer =>
  typeof member === "function"

/** Stores in which a claim, and an accept under a lease, go by the storage's own clock, which shows `now`. */
export const judging = <A>(
  stores: Context.Context<A | EmailStore>,
  now: () => number
): Context.Context<A | EmailStore> => {
  const emails = Context.get(stores, EmailStore)
  const claiming = eachOf(stores, (_, store) =>
    Object.fromEntries(
      Object.entries(store).map(([name, member]) =>
        name === "claim" && isCommand(member) ? [name, judged(member, now)] : [name, member]
      )
    ))
  return Context.add(claiming, EmailStore, EmailStore.of({ ...emails, accept: judgedAccept(emails.accept, now) }))
}

/**
 * The stores as an adapter shows them to a node whose clock is not the storage's: every time that a command is handed is
 * put on the storage's clock, and every time in its answer back on the node's.
 */
export const onClock = <A>(
  stores: Context.Context<A>,
  clock: StorageClock.StorageClock<StorageError>
): Context.Context<A> =>
  eachOf(stores, (_, store) =>
    Object.fromEntries(
      Object.entries(store).map(([name, member]) => {
        if (Effect.isEffect(member)) {
          // The members of a store are known by their names alone here.
          // @effect-diagnostics-next-line anyUnknownInErrorContext:off unsafeEffectTypeAssertion:off
          const answer = member as Effect.Effect<Date | null, StorageError>
          // @effect-diagnostics-next-line anyUnknownInErrorContext:off
          return [name, name === "nextDue" || name === "nextCheckDue" ? clock.nextDue(answer) : member]
        }
        if (!isCommand(member)) return [name, member]
        return [name, (...args: ReadonlyArray<unknown>) => {
          const run = (ahead: number) =>
            Effect.map(member(...args.map((arg) => moved(arg, ahead))), (answer) => moved(answer, -ahead))
          const leases = leasesOf(args)
          return name === "claim" && leases !== undefined
            ? clock.claiming(
              leases.leaseMillis,
              (ahead) => run(ahead) as Effect.Effect<ReadonlyArray<unknown>, StorageError>
            )
            : Effect.flatMap(clock.ahead, run)
        }]
      })
    ))
