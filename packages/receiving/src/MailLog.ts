import * as Reply from "@sendwright/smtp/server/Reply"
import * as Effect from "effect/Effect"
import * as Metrics from "./MailMetrics.ts"

/** How often what was refused is told. */
const everyMillis = 60_000

/** Counts what the listener answers, and says in its log what an operator should know: strangers may not fill it. */
interface MailLog {
  readonly message: (reply: Reply.Reply | null) => Effect.Effect<void>
  readonly recipient: (reply: Reply.Reply) => Effect.Effect<void>
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
  yield* Effect.forkScoped(
    Effect.forever(Effect.andThen(Effect.sleep(everyMillis), Effect.andThen(tell, tellSlow)))
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
