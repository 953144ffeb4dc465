import { normalize } from "@sendwright/core/foundation/Address"
import type { ProviderEvent } from "@sendwright/core/model/ProviderEvent"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import * as Submission from "@sendwright/core/sending/Submission"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Latch from "effect/Latch"
import * as Layer from "effect/Layer"
import * as fixtures from "./fixtures.ts"

/**
 * How a hand-off fails: this message refused temporarily, a provider that takes none at present (`unreachable`), refused
 * permanently, an unknown outcome with the message not taken (`unknown`), or an unknown outcome with the message taken and
 * the answer lost (`answer_lost`).
 */
export type Failure = "temporary" | "unreachable" | "permanent" | "unknown" | "answer_lost"

type Refusal = "temporary" | "permanent" | "unknown"

/** A message that the provider took. */
export interface Taken {
  readonly at: Date
  readonly message: OutgoingMessage
  /** Those of the envelope's recipients that it was taken for. */
  readonly recipients: ReadonlyArray<string>
  readonly providerMessageId: string
}

/**
 * An `EmailProvider` that takes everything at once, until a test says otherwise. Delays run on the `Clock`, so that
 * a `TestClock` drives them.
 *
 * @example
 * ```ts
 * import { EmailProvider } from "@sendwright/core"
 * import { FakeProvider } from "@sendwright/testing/FakeProvider"
 * import { outgoing } from "@sendwright/testing/OutgoingMessages"
 * import * as Effect from "effect/Effect"
 *
 * export const program = Effect.gen(function*() {
 *   const fake = yield* FakeProvider
 *   yield* fake.failNext(1, "temporary")
 *   const { submit } = yield* EmailProvider
 *   const first = yield* submit(outgoing()) // TemporarilyRefused
 *   const second = yield* submit(outgoing()) // Accepted
 *   return fake.outbox.length // 1
 * }).pipe(Effect.provide(FakeProvider.layer))
 * ```
 */
export class FakeProvider extends Context.Service<FakeProvider, {
  /** What was taken, in the order of taking. */
  readonly outbox: ReadonlyArray<Taken>
  /** Every hand-off that was tried, in the order of their beginnings. */
  readonly attempts: ReadonlyArray<{ readonly at: Date; readonly message: OutgoingMessage }>
  /** Fails the next `count` hand-offs. Calls add up: what was asked for first comes first. */
  readonly failNext: (count: number, failure: Failure | Submission.Submission) => Effect.Effect<void>
  /**
   * How one recipient is answered for from now on: refused, or not at all (`unknown`: and the message is not taken for
   * it either); `accept` takes it back.
   */
  readonly refuse: (address: string, how: Refusal | "accept") => Effect.Effect<void>
  /** How long each hand-off takes from now on. */
  readonly delay: (time: Duration.Input) => Effect.Effect<void>
  /** Lets hand-offs that reach the provider wait until `resume`; those interrupted meanwhile are not taken. */
  readonly hang: Effect.Effect<void>
  readonly resume: Effect.Effect<void>
}>()("@sendwright/testing/FakeProvider") {
  /** The provider and its controls. Layers are memoised: `Layer.fresh` makes another one. */
  static readonly layer: Layer.Layer<FakeProvider | EmailProvider> = Layer.effectContext(Effect.gen(function*() {
    const outbox: Array<Taken> = []
    const attempts: Array<{ readonly at: Date; readonly message: OutgoingMessage }> = []
    const failures: Array<Failure | Submission.Submission> = []
    const refusals = new Map<string, Refusal>()
    const gate = yield* Latch.make(true)
    let delayMillis = 0

    // Where a recipient is not answered for, all are answered for one by one.
    const mixed = (message: OutgoingMessage, accepted: Submission.Submission): Submission.Submission => {
      const [first, ...others] = message.envelope.recipients.map((address): Submission.RecipientOutcome => {
        const how = refusals.get(normalize(address))
        const outcome = how === undefined && accepted._tag === "Accepted"
          ? Submission.accepted(accepted.providerMessageId, { response: accepted.response })
          : how === "temporary"
          ? Submission.temporarilyRefused(temporaryReply.diagnostic, { code: temporaryReply.code })
          : how === "permanent"
          ? Submission.permanentlyRefused(permanentReply.diagnostic, permanentReply.code, "recipient")
          : Submission.unknown("The connection broke after the message was submitted")
        return { address, outcome }
      })
      return first === undefined ? accepted : Submission.combine([first, ...others])
    }

    const take = (message: OutgoingMessage, at: Date): Submission.Submission => {
      const submission = answer(message, at)
      return message.envelope.recipients.some((address) => refusals.get(normalize(address)) === "unknown")
        ? mixed(message, submission)
        : submission
    }

    const answer = (message: OutgoingMessage, at: Date): Submission.Submission => {
      const refused = message.envelope.recipients.flatMap((address): Array<Submission.RecipientRefusal> => {
        const how = refusals.get(normalize(address))
        if (how === undefined) return []
        const permanent = how === "permanent"
        return [{ address, permanent, ...(permanent ? permanentReply : temporaryReply) }]
      })
      const recipients = message.envelope.recipients.filter((address) => !refusals.has(normalize(address)))
      if (recipients.length === 0) {
        return refused.every(({ permanent }) => permanent)
          ? Submission.permanentlyRefused(permanentReply.diagnostic, permanentReply.code, "recipient")
          : Submission.temporarilyRefused(temporaryReply.diagnostic, { code: temporaryReply.code })
      }
      const providerMessageId = `fake-${outbox.length + 1}-${message.emailId}`
      outbox.push({ at, message, recipients, providerMessageId })
      return Submission.accepted(providerMessageId, { response: `250 OK ${providerMessageId}`, refused })
    }

    const submit = Effect.fnUntraced(function*(message: OutgoingMessage) {
      const begun = new Date(yield* Clock.currentTimeMillis)
      attempts.push({ at: begun, message })
      const failure = failures.shift()
      if (delayMillis > 0) yield* Effect.sleep(delayMillis)
      yield* gate.await
      const at = new Date(yield* Clock.currentTimeMillis)
      if (failure === undefined) return take(message, at)
      switch (failure) {
        case "temporary":
          return Submission.temporarilyRefused(temporaryReply.diagnostic, { code: temporaryReply.code })
        case "unreachable":
          return Submission.temporarilyRefused("The provider could not be reached", { scope: "provider" })
        case "permanent":
          return Submission.permanentlyRefused(permanentReply.diagnostic, permanentReply.code)
        case "unknown":
          return Submission.unknown("The connection broke after the message was submitted")
        case "answer_lost":
          take(message, at)
          return Submission.unknown("The connection broke before the answer came")
        default:
          return failure
      }
    })

    const controls = FakeProvider.of({
      outbox,
      attempts,
      failNext: (count, failure) =>
        Effect.sync(() => {
          for (let i = 0; i < count; i++) failures.push(failure)
        }),
      refuse: (address, how) =>
        Effect.sync(() => {
          if (how === "accept") refusals.delete(normalize(address))
          else refusals.set(normalize(address), how)
        }),
      delay: (time) =>
        Effect.sync(() => {
          delayMillis = Duration.toMillis(time)
        }),
      hang: Effect.asVoid(gate.close),
      resume: Effect.asVoid(gate.open)
    })
    const provider = EmailProvider.of({ name: "fake", submit, check: Effect.void })
    return Context.make(FakeProvider, controls).pipe(Context.add(EmailProvider, provider))
  }))
}

const temporaryReply = { code: "451", diagnostic: "451 4.3.0 Try again later" }
const permanentReply = { code: "550", diagnostic: "550 5.1.1 No such user" }

/** A report of the fake provider on a message that it took; by default for all recipients that it took it for. */
export const reportOn = (
  taken: Taken,
  over: Partial<ProviderEvent> & Pick<ProviderEvent, "type" | "occurredAt">
): ProviderEvent => {
  const recipients = over.recipients ?? taken.recipients
  return fixtures.report({
    provider: "fake",
    providerMessageId: taken.providerMessageId,
    ...over,
    recipients,
    details: {
      ...(recipients === "all" ? {} : { recipients }),
      provider_message_id: taken.providerMessageId,
      ...over.details
    }
  })
}
