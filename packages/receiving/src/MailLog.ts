import * as Reply from "@sendwright/smtp/server/Reply"
import * as Effect from "effect/Effect"
import * as Metrics from "./MailMetrics.ts"

/** How often what was refused is told. */
const everyMillis = 60_000

/** Accounts that one line names. */
const maxNamed = 20

/** Counts what the listener answers, and says in its log what an operator should know: strangers may not fill it. */
interface MailLog {
  readonly message: (reply: Reply.Reply | null) => Effect.Effect<void>
  readonly recipient: (reply: Reply.Reply) => Effect.Effect<void>
  /** Some accounts keep as much received mail as they may. */
  readonly full: (accountIds: ReadonlyArray<string>) => Effect.Effect<void>
  /** More comes than is read. */
  readonly slow: Effect.Effect<void>
  /** The storage failed; told once until it works again. */
  readonly failed: (command: string) => Effect.Effect<void>
  /** The storage works. */
  readonly worked: Effect.Effect<void>
}

/** The log of a listener, with a line a minute for what was refused, and one for reading that was slow. */
export const make = Effect.gen(function*() {
  let refused = new Map<string, number>()
  let isFailing = false
  let isSlow = false
  const full = new Set<string>()

  const note = (reply: Reply.Reply) => {
    if (reply.code < 400) return
    const name = Reply.nameOf(reply)
    refused.set(name, (refused.get(name) ?? 0) + 1)
  }

  const tell = Effect.suspend(() => {
    const counts = Object.fromEntries(refused)
    if (refused.size === 0) return Effect.void
    refused = new Map()
    return Effect.logInfo("Incoming mail was refused in the last minute", counts)
  })
  const tellSlow = Effect.suspend(() => {
    if (!isSlow) return Effect.void
    isSlow = false
    return Effect.logInfo("Mail servers sent more in the last minute than is read at once; those that sent most waited")
  })
  const tellFull = Effect.suspend(() => {
    const accounts = [...full]
    full.clear()
    return accounts.length === 0 ? Effect.void : Effect.logWarning(
      "Accounts keep as much received mail as they may; its senders are asked to come again: raise their limits, or have them delete some",
      { accounts }
    )
  })
  yield* Effect.forkScoped(
    Effect.forever(Effect.andThen(Effect.sleep(everyMillis), Effect.all([tell, tellSlow, tellFull], { discard: true })))
  )

  const log: MailLog = {
    message: (reply) =>
      Effect.suspend(() => {
        if (reply !== null) note(reply)
        return Metrics.countMessage(reply === null ? "none" : Reply.nameOf(reply))
      }),
    recipient: (reply) =>
      Effect.suspend(() => {
        note(reply)
        return Metrics.countRecipient(Reply.nameOf(reply))
      }),
    full: (accountIds) =>
      Effect.suspend(() => {
        for (const accountId of accountIds) if (full.size < maxNamed) full.add(accountId)
        return Metrics.countFull
      }),
    slow: Effect.sync(() => {
      isSlow = true
    }),
    failed: (command) =>
      Effect.suspend(() => {
        if (isFailing) return Effect.void
        isFailing = true
        return Effect.logWarning("Incoming mail cannot be stored; its senders are asked to come again", { command })
      }),
    worked: Effect.suspend(() => {
      if (!isFailing) return Effect.void
      isFailing = false
      return Effect.logInfo("Incoming mail is stored again")
    })
  }
  return log
})
