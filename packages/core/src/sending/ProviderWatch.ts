import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { Conditions } from "../foundation/Conditions.ts"
import * as Metrics from "../foundation/Metrics.ts"
import { ProcessActivity } from "../foundation/ProcessActivity.ts"
import type { EmailProvider } from "./EmailProvider.ts"
import * as ProviderTrouble from "./ProviderTrouble.ts"
import { reasonOf, type Refusal } from "./RefusalReason.ts"
import * as Submission from "./Submission.ts"

type Provider = EmailProvider["Service"]

/** What was refused: the whole hand-off, or single recipients. */
const refusalsOf = (submission: Submission.Submission): ReadonlyArray<Refusal> => {
  switch (submission._tag) {
    case "Accepted":
      return submission.refused
    case "Mixed":
      return submission.outcomes.flatMap(({ outcome }) => refusalsOf(outcome))
    default:
      return [submission]
  }
}

/** Whether the provider itself is to blame. One that asks for a pause works. */
const isFailure = (submission: Submission.Submission): boolean => {
  switch (submission._tag) {
    case "Unknown":
      return true
    case "TemporarilyRefused":
      return submission.scope === "provider" && submission.retryAfterMillis === null
    case "Mixed":
      return submission.outcomes.every(({ outcome }) => isFailure(outcome))
    default:
      return false
  }
}

const brokenOff = Submission.unknown("it was broken off", "timeout")
const broken = Submission.unknown("the adapter broke")

/**
 * A provider whose hand-offs are measured and whose refusals are counted by reason, and that becomes the condition
 * `provider <name>` while all or most of its hand-offs fail (`ProviderTrouble`). One that is watched already is left as
 * it is, so that each hand-off counts once, for the provider that carried it.
 */
export const around = Effect.fnUntraced(function*(provider: Provider) {
  if (provider.watched === true) return provider
  const clock = yield* Clock.Clock
  const conditions = yield* Conditions
  const { name } = provider
  const activity = (yield* ProcessActivity).provider(name)
  const condition = `provider ${name}`
  let trouble = ProviderTrouble.well

  const ended = Effect.fnUntraced(function*(exit: Exit.Exit<Submission.Submission>, startedAt: bigint) {
    const submission = Exit.isSuccess(exit) ? exit.value : Exit.hasInterrupts(exit) ? brokenOff : broken
    if (Submission.isDeferred(submission)) return
    const seconds = Number(clock.currentTimeNanosUnsafe() - startedAt) / 1e9
    yield* Metrics.handoffDuration(name, submission._tag, seconds)
    const reasons = refusalsOf(submission).map(reasonOf)
    for (const reason of reasons) yield* Metrics.handoffRefusals(name, reason)
    const before = trouble.inTrouble
    const failed = isFailure(submission)
    trouble = ProviderTrouble.observe(trouble, failed)
    if (before && !trouble.inTrouble) yield* conditions.clear(condition)
    if (!trouble.inTrouble || !failed) return
    yield* conditions.raise({
      name: condition,
      message:
        `All or most hand-offs to ${name} fail, the last one for ${reasons[0] ?? "other"}: email waits and is tried `
        + "again; run sendwright doctor, and look at the provider and its settings",
      blocks: false
    })
  })

  const submit: Provider["submit"] = (message) =>
    Effect.suspend(() => {
      const startedAt = clock.currentTimeNanosUnsafe()
      activity.underWay++
      return Effect.onExit(provider.submit(message), (exit) => {
        activity.underWay--
        return ended(exit, startedAt)
      })
    })

  return { ...provider, submit, watched: true as const }
})
