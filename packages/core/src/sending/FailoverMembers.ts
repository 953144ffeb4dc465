import * as Clock from "effect/Clock"
import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Result from "effect/Result"
import { toMillisUnsafe } from "../foundation/DurationInput.ts"
import * as Metrics from "../foundation/Metrics.ts"
import { type CircuitActivity, ProcessActivity } from "../foundation/ProcessActivity.ts"
import { EngineSettings } from "../foundation/Settings.ts"
import * as Circuit from "./Circuit.ts"
import { type EmailProvider, ProviderUnavailable } from "./EmailProvider.ts"
import * as HandoffPolicy from "./HandoffPolicy.ts"
import { mapAccepted, type OutgoingMessage } from "./OutgoingMessage.ts"
import * as ProviderWatch from "./ProviderWatch.ts"
import * as Submission from "./Submission.ts"

type Provider = EmailProvider["Service"]

/** When a provider is left alone; what is left out has its default. */
export interface FailoverInput {
  /** A provider is left alone after so many failures without an answer in between: 5 by default, at least 1. */
  readonly failures?: number | undefined
  /** For how long at first; each failed probe doubles it. 30 seconds by default. */
  readonly coolDown?: Duration.Input | undefined
  /** For how long at most. 5 minutes by default. */
  readonly maxCoolDown?: Duration.Input | undefined
}

const circuitsOf = (input: FailoverInput): Circuit.CircuitSettings => {
  const { coolDownMillis, failures, maxCoolDownMillis } = Circuit.circuitSettings
  return {
    failures: input.failures ?? failures,
    coolDownMillis: toMillisUnsafe("coolDown", input.coolDown ?? coolDownMillis),
    maxCoolDownMillis: toMillisUnsafe("maxCoolDown", input.maxCoolDown ?? maxCoolDownMillis)
  }
}

/** One provider and its circuit, which all who hand over to it share. */
export interface Member {
  readonly provider: Provider
  circuit: Circuit.Circuit
  /** The last refusal of its own, for those who are turned away. */
  lastFailure: { readonly code: string | null; readonly diagnostic: string }
}

/** Providers with their circuits. */
export interface FailoverMembers {
  /** In the order of the providers. */
  readonly members: ReadonlyArray<Member>
  /** How long all members together have for one hand-off, in milliseconds. */
  readonly submitMillis: number
  /**
   * Hands a message over to one of them, whose circuit learns of the end; `started` is when the hand-off began, in
   * milliseconds. `ended` is told every answer of the provider, and `Unknown` where the hand-off was broken off.
   */
  readonly handOver: (
    member: Member,
    message: OutgoingMessage,
    started: number,
    ended: (answer: Submission.Submission) => void
  ) => Effect.Effect<Submission.Submission>
}

/**
 * A provider that has not answered by then is broken off here, where its name is known, and not by the engine later.
 */
const answerShare = 0.98

/** Gives each provider its circuit, and shows it in the activity of the process and in metrics. */
export const make = Effect.fnUntraced(
  function*(providers: ReadonlyArray<Provider>, settings: FailoverInput): Effect.fn.Return<FailoverMembers> {
    const circuits = circuitsOf(settings)
    const submitMillis = HandoffPolicy.submitMillis(yield* EngineSettings)
    const clock = yield* Clock.Clock
    const members = (yield* Effect.forEach(providers, ProviderWatch.around)).map((provider): Member => ({
      provider,
      circuit: Circuit.closed,
      lastFailure: { code: null, diagnostic: "" }
    }))
    const activity = yield* ProcessActivity
    const show = ({ circuit, lastFailure: { code }, provider }: Member): void => {
      activity.provider(provider.name).circuit = {
        state: circuitStates[circuit._tag],
        since: new Date(clock.currentTimeMillisUnsafe()),
        until: circuit._tag === "Open" ? new Date(circuit.until) : null,
        reason: circuit._tag === "Closed" ? null : code
      }
    }
    for (const member of members) {
      show(member)
      yield* Metrics.circuit(member.provider.name, member.circuit._tag)
    }

    const move = (member: Member, circuit: Circuit.Circuit): Effect.Effect<void> => {
      const before = member.circuit
      member.circuit = circuit
      const { name } = member.provider
      if (before._tag === circuit._tag) return Effect.void
      show(member)
      const shown = Metrics.circuit(name, circuit._tag)
      const coolDownMillis = before._tag === "HalfOpen" && circuit._tag === "Closed"
        ? before.coolDownMillis
        : circuit._tag === "Open" && circuit.era !== before.era
        ? circuit.coolDownMillis
        : 0
      // Pauses may come and go each second: they are no news.
      if (coolDownMillis === 0) return shown
      return Effect.andThen(
        shown,
        circuit._tag === "Closed"
          ? Effect.logInfo("A provider works again", { provider: name })
          : Effect.logWarning("A provider fails: nothing is handed to it for a while", {
            provider: name,
            code: member.lastFailure.code,
            millis: coolDownMillis
          })
      )
    }

    const turnedAway = ({ circuit, lastFailure, provider }: Member, now: number): Submission.TemporarilyRefused =>
      Submission.temporarilyRefused(
        `Nothing is handed to ${provider.name} at present; it last answered: ${lastFailure.diagnostic}`,
        { code: lastFailure.code, retryAfter: Circuit.waitMillis(circuit, now) ?? null, scope: "provider" }
      )

    const ended = Effect.fnUntraced(
      function*(
        member: Member,
        permit: Circuit.Permit,
        exit: Exit.Exit<Submission.Submission>,
        told: (answer: Submission.Submission) => void
      ) {
        const { name } = member.provider
        const answer = Exit.isSuccess(exit) ? exit.value : Submission.unknown(`${name} was broken off`)
        told(answer)
        const outcomes = outcomesOf(answer)
        const failures = outcomes.flatMap((outcome) => failureOf(outcome) ?? [])
        const [failure] = failures
        const failed = failure !== undefined && failures.length === outcomes.length
        if (failed) member.lastFailure = failure
        const how = endingOf(answer) ?? (failed ? "failed" : "answered")
        yield* move(member, Circuit.end(member.circuit, permit, how, clock.currentTimeMillisUnsafe(), circuits))
        yield* Metrics.providerTries(answer._tag, name)
      }
    )

    const handOver: FailoverMembers["handOver"] = (member, message, started, told) =>
      Effect.uninterruptibleMask((restore) => {
        const { provider } = member
        const now = clock.currentTimeMillisUnsafe()
        const { circuit, permit } = Circuit.admit(member.circuit, now)
        if (permit === undefined) return Effect.succeed(turnedAway(member, now))
        const answer = provider.submit(mapAccepted(message, Submission.namedBy(provider.name))).pipe(
          Effect.timeoutOrElse({
            duration: Math.max(started + submitMillis * answerShare - now, 0),
            orElse: () => Effect.succeed(Submission.unknown("the provider did not answer in time"))
          })
        )
        const submit = restore(answer).pipe(
          Effect.catchDefect((defect) =>
            Effect.as(
              Effect.logError("The provider adapter broke", {
                emailId: message.emailId,
                provider: provider.name,
                defect
              }),
              Submission.unknown("the provider adapter broke in the middle of the hand-off")
            )
          ),
          Effect.onExit((exit) => ended(member, permit, exit, told))
        )
        return Effect.andThen(move(member, circuit), submit)
      }).pipe(Effect.map((answer) => ({ ...answer, provider: answer.provider ?? member.provider.name })))

    return { members, submitMillis, handOver }
  }
)

/**
 * Checks each provider once. It fails where none of an order works; one that fails while others replace it is a warning.
 */
export const check = Effect.fnUntraced(function*(orders: ReadonlyArray<ReadonlyArray<Provider>>) {
  const results = yield* Effect.forEach(
    new Set(orders.flat()),
    (provider) => Effect.map(Effect.result(provider.check), (result) => ({ provider, result })),
    { concurrency: "unbounded" }
  )
  const wrong = new Map(
    results.flatMap(({ provider, result }) =>
      Result.isFailure(result) ? [[provider, `${provider.name}: ${result.failure.message}`] as const] : []
    )
  )
  const lost = new Set(orders.filter((order) => order.every((provider) => wrong.has(provider))).flat())
  if (lost.size > 0) {
    const message = [...lost].map((provider) => wrong.get(provider)!).join(" ")
    return yield* new ProviderUnavailable({ message })
  }
  for (const problem of wrong.values()) {
    yield* Effect.logWarning(`A provider is out of reach, and others stand in: ${problem}`)
  }
})

const circuitStates: Readonly<Record<Circuit.Circuit["_tag"], CircuitActivity["state"]>> = {
  Closed: "closed",
  Open: "open",
  HalfOpen: "half_open"
}

/** Whether a provider refused for the time being and spoke of itself. */
export const speaksOfProvider = (answer: Submission.Submission): answer is Submission.TemporarilyRefused =>
  answer._tag === "TemporarilyRefused" && answer.scope === "provider"

/** What a temporary refusal says of a provider that works. */
const endingOf = (answer: Submission.Submission): Circuit.Ending | undefined => {
  if (answer._tag !== "TemporarilyRefused") return undefined
  if (answer.deferred === true) return "unasked"
  const { retryAfterMillis: pauseMillis, scope } = answer
  return scope === "provider" && pauseMillis !== null ? { pauseMillis } : undefined
}

/** The outcome of each recipient, or that of all. */
export const outcomesOf = (answer: Submission.Submission): ReadonlyArray<Submission.Uniform> =>
  answer._tag === "Mixed" ? answer.outcomes.map(({ outcome }) => outcome) : [answer]

const failureOf = (answer: Submission.Uniform): Member["lastFailure"] | undefined =>
  answer._tag === "Unknown"
    ? { code: null, diagnostic: answer.diagnostic }
    : speaksOfProvider(answer) && answer.deferred !== true
    ? { code: answer.code, diagnostic: answer.diagnostic }
    : undefined
