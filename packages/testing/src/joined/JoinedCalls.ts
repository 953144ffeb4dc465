import type { MemoryData } from "@sendwright/core/memory/MemoryDatabase"
import type { EngineServices, JoinableTransaction } from "@sendwright/promise"
import { type Calls, QueryError, statementError, valueOf } from "@sendwright/promise/services"
import type * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { isDeepStrictEqual } from "node:util"
import * as CallTable from "./CallTable.ts"
import { type Copy, copyOf } from "./copyOf.ts"
import type { JoinedEngine, Made } from "./JoinedEngine.ts"

type Query = JoinableTransaction["query"]

/** A call of which it is not known yet what became of it. */
interface Pending {
  readonly made: Made
  readonly answer: unknown
  /** The id of its transaction, and what runs statements in it. */
  readonly transaction: string
  readonly query: Query
}

/** The calls in transactions of an app's own database, and what was committed of them. */
export interface JoinedCalls {
  /** Resolves when the app's database has the table. */
  readonly ready: Promise<void>
  /** The calls of one transaction. */
  readonly of: (transaction: JoinableTransaction) => Calls
  /** Makes for good what was committed. Rejects where that is no longer possible. */
  readonly takeUp: () => Promise<void>
  /** Whether calls were made since the last look that may have been committed. */
  readonly isBehind: () => boolean
  /** Whether no call is known that could still be committed. */
  readonly isEmpty: () => boolean
}

/** What the calls are made on. */
interface Kit {
  readonly data: MemoryData
  readonly engine: () => JoinedEngine
  /** Something was made for good. */
  readonly applied: () => void
}

/** The storage after some calls. */
interface State {
  readonly data: MemoryData
  /** What it was made of, by which is known whether that has changed; none where one call is cheaply made again. */
  readonly base?: Copy | undefined
  /** Their numbers. */
  readonly calls: string
}

/** A statement that fails says what the database said of it. */
const asked = ({ query }: JoinableTransaction): Query => async (text, parameters) => {
  try {
    return await query(text, parameters)
  } catch (error) {
    throw await statementError("A statement of the test kit failed: see cause for what its library said.", error)
  }
}

/**
 * Each call is tried on a copy of the kit's own storage, after those that its transaction sees by then, and its number is
 * noted down in the app's database, in that transaction. The numbers that are found there later were committed: these
 * calls are made again, with the same time and chance, on the storage itself.
 */
export const make = (
  database: JoinableTransaction,
  { applied, data, engine }: Kit
): JoinedCalls => {
  const outside = asked(database)
  const rows = new CallTable.KitCalls()
  const pending = new Map<number, Pending>()
  // Transactions that the last look found ended: what a look after it does not find of them was rolled back.
  let over = new Set<string>()
  let looks = 0
  let count = 0
  let isBehind = false
  let failure: unknown
  // Or each call of a long transaction would make all that came before it again.
  let last: State | undefined
  let isSingle = false
  let looking: Promise<void> | undefined
  // At once: where two transactions made it, the second would wait for the first.
  const ready = CallTable.create(outside)
  ready.catch(() => undefined)

  const settle = ({ answer, made: call }: Pending): void => {
    const exit = engine().again(data, call)
    if (Exit.isSuccess(exit) && isDeepStrictEqual(exit.value, answer)) return
    failure ??= new Error(
      "What a transaction was told can no longer be: something else has changed between the call and the commit. "
        + "Test that with postgres({ url }).",
      { cause: Exit.isFailure(exit) ? exit.cause : exit.value }
    )
  }

  const look = async (query: Query): Promise<void> => {
    looks++
    try {
      const until = count
      const transactions = new Set(Array.from(pending.values(), ({ transaction }) => transaction))
      const { calls, open } = await rows.take(query, [...transactions])
      isBehind = count > until
      for (const number of calls) {
        const call = pending.get(number)
        if (call === undefined) continue
        pending.delete(number)
        settle(call)
      }
      if (calls.length > 0) applied()
      if (looks > 1) return
      for (const [number, { transaction }] of pending) if (over.has(transaction)) pending.delete(number)
      over = new Set([...transactions].filter((transaction) => !open.includes(transaction)))
    } finally {
      looks--
    }
  }

  /** On the only connection: it waits for the transaction to end, and comes before any other that begins one. */
  const lookAfter = (): void => {
    const begun: Promise<void> = looking = look(outside).catch(() => undefined).finally(() => {
      if (looking === begun) looking = undefined
    })
  }

  /** What looks from outside of the transactions, or from within one that keeps everybody else out. */
  const lookout = async (): Promise<Query> => {
    const newest = [...pending.values()].at(-1)
    if (newest === undefined || !isSingle) return outside
    const { query, transaction } = newest
    try {
      return await CallTable.transactionOf(query) === transaction ? query : outside
    } catch (error) {
      // One that has failed is still open.
      return error instanceof QueryError && error.sqlState === "25P02" ? query : outside
    }
  }

  const takeUp = async (): Promise<void> => {
    if (pending.size > 0) {
      const query = await lookout()
      if (query === outside && looking !== undefined) await looking
      else if ((await CallTable.find(query)).hasTable) await look(query)
      else isBehind = false
    }
    if (failure === undefined) return
    const thrown = failure
    failure = undefined
    throw thrown
  }

  /** What a transaction sees that sees these calls. */
  const stateAfter = (calls: ReadonlyArray<number>): Omit<State, "calls"> => {
    if (calls.length === 0) return { data }
    if (last?.base !== undefined && last.calls === calls.join() && !last.base.isChanged()) return last
    const copy = copyOf(data).data
    for (const number of calls) engine().again(copy, pending.get(number)!.made)
    return { base: copyOf(data), data: copy }
  }

  const once = async <A, E>(query: Query, effect: Effect.Effect<A, E, EngineServices>) => {
    await ready
    const found = await CallTable.find(query)
    isSingle = found.isSingle
    // A test that began with it in its own transaction has rolled it back.
    if (!found.hasTable) await CallTable.create(query)
    for (let isAgain = false;; isAgain = true) {
      const seen = (await rows.seen(query)).filter((number) => pending.has(number))
      const { base, data: before } = stateAfter(seen)
      const after = copyOf(before)
      const { exit, made } = engine().make(after.data, effect)
      if (Exit.isFailure(exit) || !after.isChanged()) return exit
      const number = ++count
      // Where it still is new once the other call is there, that one's key has expired.
      const transaction = await rows.add(query, number, isAgain ? null : newKey(before, after.data))
      if (transaction === undefined) continue
      pending.set(number, { made, answer: exit.value, transaction, query })
      last = { base, data: after.data, calls: [...seen, number].join() }
      isBehind = true
      if (isSingle) lookAfter()
      return exit
    }
  }

  return {
    ready,
    of: (transaction) => {
      const query = asked(transaction)
      let turn: Promise<unknown> = Promise.resolve()
      return {
        run: async (effect, { signal } = {}) => {
          signal?.throwIfAborted()
          const answer = turn.then(async () => {
            signal?.throwIfAborted()
            return once(query, effect)
          })
          turn = answer.catch(() => undefined)
          return valueOf(await answer, signal)
        }
      }
    },
    takeUp,
    isBehind: () => isBehind,
    isEmpty: () => pending.size === 0 && failure === undefined
  }
}

/** The idempotency key that a call has used. */
const newKey = (before: MemoryData, after: MemoryData): string | null => {
  for (const [name, { expiresAt }] of after.idempotency) {
    if (before.idempotency.get(name)?.expiresAt !== expiresAt) return name
  }
  return null
}
