import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import { toMillisUnsafe } from "../foundation/DurationInput.ts"
import * as Metrics from "../foundation/Metrics.ts"
import { type CircuitActivity, ProcessActivity } from "../foundation/ProcessActivity.ts"
import { EngineSettings } from "../foundation/Settings.ts"
import * as Circuit from "./Circuit.ts"
import { EmailProvider, ProviderUnavailable } from "./EmailProvider.ts"
import * as HandoffPolicy from "./HandoffPolicy.ts"
import type { OutgoingMessage } from "./OutgoingMessage.ts"
import * as ProviderWatch from "./ProviderWatch.ts"
import * as Submission from "./Submission.ts"

type Provider = EmailProvider["Service"]

/** The first provider carries the email; the others replace it, in their order. */
export type Providers<A> = readonly [A, A, ...ReadonlyArray<A>]

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

interface Member {
  readonly provider: Provider
  circuit: Circuit.Circuit
  /** The last refusal of its own, for those who are turned away. */
  lastFailure: { readonly code: string | null; readonly diagnostic: string }
}

/** Emails with an unknown hand-off that are remembered at most. */
const maxRemembered = 10_000
/** Nobody else is asked once so much of a hand-off's time has gone by: the rest is for the one who is asked last. */
const searchShare = 1 / 3
/**
 * A provider that has not answered by then is broken off here, where its name is known, and not by the engine later.
 */
const answerShare = 0.98

/**
 * A provider that stands before others and hands each message to the first one whose circuit is not open.
 *
 * It goes on to the next in the same hand-off where a provider refused for the time being and spoke of itself
 * (`scope: "provider"`), or cannot carry such a message at all (`Submission.cannotCarry`); where none can, the refusal
 * names the reason of each. It never goes on after any other answer: a refusal that speaks of the message is one of
 * a provider that works (and greylisting wants to see the same sender again), what waits for a throttle of ours is in
 * no trouble, and after `Unknown` the message may have been taken. Where all of them refuse, the answer is the one that
 * asks for the shortest wait.
 *
 * Each provider has a `Circuit`. A refusal that speaks of the provider, `Unknown`, a defect and an interruption are
 * failures; any other answer, if only to one recipient, shows that it works. A provider that asks for a pause is
 * throttling and works: it is left alone for that time, which counts as no failure.
 *
 * After `Unknown` the engine waits for evidence and then, with the policy `resend`, hands the message over again. This
 * process remembers who had it (of the last 10,000 such emails) and asks that provider first: it alone can know the
 * Message-ID again, and while it is away its reports may still come. Where it refuses, the others are asked: `resend`
 * means that a second copy is better than none, and an operator who thinks otherwise has the policy `hold`. Another
 * process, or this one after a restart, keeps to the order.
 *
 * `concurrency` is the least of all: so no hand-off waits for long within a provider for a free connection, where its
 * time would run out and its outcome would count as unknown, whichever provider carries the email.
 *
 * Every answer names the provider that gave it.
 *
 * @example
 * ```ts
 * import { EmailProvider, FailoverProvider } from "@sendwright/core"
 * import * as CaptureProvider from "@sendwright/node/CaptureProvider"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * // Files stand in where the provider of the context is in trouble.
 * export const Provider = Layer.effect(
 *   EmailProvider,
 *   Effect.flatMap(EmailProvider, (first) => FailoverProvider.make([first, CaptureProvider.make("not-sent")]))
 * )
 * ```
 */
export const make = Effect.fnUntraced(
  function*(providers: Providers<Provider>, settings: FailoverInput = {}) {
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
    const hadLast = new Map<string, Member>()

    const remember = (emailId: string, member: Member): void => {
      hadLast.delete(emailId)
      hadLast.set(emailId, member)
      if (hadLast.size > maxRemembered) hadLast.delete(hadLast.keys().next().value!)
    }

    const inOrder = (emailId: string): ReadonlyArray<Member> => {
      const first = hadLast.get(emailId)
      return first === undefined ? members : [first, ...members.filter((member) => member !== first)]
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
        emailId: string,
        exit: Exit.Exit<Submission.Submission>
      ) {
        const { name } = member.provider
        const answer = Exit.isSuccess(exit) ? exit.value : Submission.unknown(`${name} was broken off`)
        const outcomes = outcomesOf(answer)
        if (outcomes.some(({ _tag }) => _tag === "Unknown")) remember(emailId, member)
        else if (outcomes.every(({ _tag }) => _tag !== "TemporarilyRefused")) hadLast.delete(emailId)
        const failures = outcomes.flatMap((outcome) => failureOf(outcome) ?? [])
        const [failure] = failures
        const failed = failure !== undefined && failures.length === outcomes.length
        if (failed) member.lastFailure = failure
        const how = endingOf(answer) ?? (failed ? "failed" : "answered")
        yield* move(member, Circuit.end(member.circuit, permit, how, clock.currentTimeMillisUnsafe(), circuits))
        yield* Metrics.providerTries(answer._tag, name)
      }
    )

    const handOver = (
      member: Member,
      message: OutgoingMessage,
      started: number
    ): Effect.Effect<Submission.Submission> =>
      Effect.uninterruptibleMask((restore) => {
        const { provider } = member
        const now = clock.currentTimeMillisUnsafe()
        const { circuit, permit } = Circuit.admit(member.circuit, now)
        if (permit === undefined) return Effect.succeed(turnedAway(member, now))
        const answer = provider.submit(message).pipe(Effect.timeoutOrElse({
          duration: Math.max(started + submitMillis * answerShare - now, 0),
          orElse: () => Effect.succeed(Submission.unknown("the provider did not answer in time"))
        }))
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
          Effect.onExit((exit) => ended(member, permit, message.emailId, exit))
        )
        return Effect.andThen(move(member, circuit), submit)
      }).pipe(Effect.map((answer) => ({ ...answer, provider: answer.provider ?? member.provider.name })))

    const submit = Effect.fn("FailoverProvider.submit")(function*(message: OutgoingMessage) {
      const started = clock.currentTimeMillisUnsafe()
      const [first, ...others] = inOrder(message.emailId)
      const reasons: Array<string> = []
      const asked = (member: Member) =>
        Effect.tap(handOver(member, message, started), (answer) =>
          Effect.sync(() => {
            if (cannotCarry(answer)) reasons.push(`${answer.provider}: ${answer.diagnostic}`)
          }))
      let answer = yield* asked(first!)
      for (const member of others) {
        const isLate = clock.currentTimeMillisUnsafe() - started > submitMillis * searchShare
        if (!(speaksOfProvider(answer) || cannotCarry(answer)) || isLate) break
        answer = together(answer, yield* asked(member))
      }
      if (cannotCarry(answer) && reasons.length > 1) answer = { ...answer, diagnostic: reasons.join(" ") }
      yield* Effect.annotateCurrentSpan("provider", answer.provider)
      if (answer._tag === "Accepted" && answer.provider !== providers[0].name) {
        yield* Effect.logDebug("A stand-in took the email", { emailId: message.emailId, provider: answer.provider })
      }
      return answer
    })

    const check = Effect.gen(function*() {
      const results = yield* Effect.forEach(
        providers,
        (provider) => Effect.map(Effect.result(provider.check), (result) => ({ name: provider.name, result })),
        { concurrency: "unbounded" }
      )
      const wrong = results.flatMap(({ name, result }) =>
        Result.isFailure(result) ? [`${name}: ${result.failure.message}`] : []
      )
      if (wrong.length === results.length) return yield* new ProviderUnavailable({ message: wrong.join(" ") })
      for (const problem of wrong) {
        yield* Effect.logWarning(`A provider is out of reach, and others stand in: ${problem}`)
      }
    }).pipe(Effect.withSpan("FailoverProvider.check"))

    const sites = providers.find((provider) => provider.sites !== undefined)?.sites
    const concurrency = Math.min(...providers.map((provider) => provider.concurrency ?? Infinity))
    return EmailProvider.of({
      name: `failover(${providers.map(({ name }) => name).join(", ")})`,
      ...(Number.isFinite(concurrency) ? { concurrency } : {}),
      ...(sites === undefined ? {} : { sites }),
      watched: true,
      submit,
      check
    })
  }
)

const circuitStates: Readonly<Record<Circuit.Circuit["_tag"], CircuitActivity["state"]>> = {
  Closed: "closed",
  Open: "open",
  HalfOpen: "half_open"
}

const speaksOfProvider = (answer: Submission.Submission): answer is Submission.TemporarilyRefused =>
  answer._tag === "TemporarilyRefused" && answer.scope === "provider"

/** What a temporary refusal says of a provider that works. */
const endingOf = (answer: Submission.Submission): Circuit.Ending | undefined => {
  if (answer._tag !== "TemporarilyRefused") return undefined
  if (answer.deferred === true) return "unasked"
  const { retryAfterMillis: pauseMillis, scope } = answer
  return scope === "provider" && pauseMillis !== null ? { pauseMillis } : undefined
}

const outcomesOf = (answer: Submission.Submission): ReadonlyArray<Submission.Uniform> =>
  answer._tag === "Mixed" ? answer.outcomes.map(({ outcome }) => outcome) : [answer]

const failureOf = (answer: Submission.Uniform): Member["lastFailure"] | undefined =>
  answer._tag === "Unknown"
    ? { code: null, diagnostic: answer.diagnostic }
    : speaksOfProvider(answer)
    ? { code: answer.code, diagnostic: answer.diagnostic }
    : undefined

const cannotCarry = (answer: Submission.Submission): answer is Submission.PermanentlyRefused =>
  answer._tag === "PermanentlyRefused" && answer.subject === "provider"

type Passed = Submission.TemporarilyRefused | Submission.PermanentlyRefused

/** Combines the answers of two providers. The first one has passed the message on. */
const together = (first: Passed, next: Submission.Submission): Submission.Submission => {
  if (speaksOfProvider(next)) return speaksOfProvider(first) ? sooner(first, next) : next
  if (!cannotCarry(next)) return next
  // One that is in trouble may carry it later.
  return cannotCarry(first) ? next : first
}

const sooner = (a: Submission.TemporarilyRefused, b: Submission.TemporarilyRefused): Submission.TemporarilyRefused =>
  (b.retryAfterMillis ?? 0) < (a.retryAfterMillis ?? 0) ? b : a

/**
 * A provider under another name: two mail servers are distinguished by it in events, logs and metrics.
 *
 * @example
 * ```ts
 * import { FailoverProvider } from "@sendwright/core"
 * import * as CaptureProvider from "@sendwright/node/CaptureProvider"
 *
 * export const Provider = FailoverProvider.layerNamed("backup", CaptureProvider.layer("captured"))
 * ```
 */
export const layerNamed = <E, R>(name: string, provider: Layer.Layer<EmailProvider, E, R>) =>
  Layer.effect(
    EmailProvider,
    Effect.map(Layer.build(provider), (context) => ({ ...Context.get(context, EmailProvider), name }))
  )

/**
 * The provider that stands before those of other layers.
 *
 * @example
 * ```ts
 * import { FailoverProvider } from "@sendwright/core"
 * import * as SmtpOptions from "@sendwright/smtp/SmtpOptions"
 * import * as SmtpProvider from "@sendwright/smtp/SmtpProvider"
 *
 * const server = (host: string) =>
 *   FailoverProvider.layerNamed(host, SmtpProvider.layer(SmtpOptions.make({ host })))
 *
 * // The second server carries while the first one is in trouble.
 * export const Provider = FailoverProvider.layer([server("mail1.example"), server("mail2.example")])
 * ```
 */
export const layer = <E, R>(
  providers: Providers<Layer.Layer<EmailProvider, E, R>>,
  settings?: FailoverInput
): Layer.Layer<EmailProvider, E, R> =>
  Layer.effect(
    EmailProvider,
    Effect.gen(function*() {
      const [first, second, ...others] = yield* Effect.forEach(
        providers,
        (provider) => Effect.map(Layer.build(provider), (context) => Context.get(context, EmailProvider))
      )
      return yield* make([first!, second!, ...others], settings)
    })
  )
