import { EmailProvider, ProviderUnavailable } from "@sendwright/core/sending/EmailProvider"
import { inFields, type OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import * as Submission from "@sendwright/core/sending/Submission"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import type * as Scope from "effect/Scope"
import * as Semaphore from "effect/Semaphore"
import type { HttpOptions } from "../HttpOptions.ts"
import * as HttpCalls from "./HttpCalls.ts"
import type { Answer, Call } from "./HttpCalls.ts"
import * as Outcomes from "./outcomes.ts"

/** A request that hands a message over to some of its recipients, named as in the envelope. */
export interface Handoff {
  readonly call: Call
  readonly recipients: readonly [string, ...ReadonlyArray<string>]
}

/** What differs between providers. */
export interface Dialect {
  /** What it is called in events and logs. */
  readonly name: string
  /** What it is called among people. */
  readonly title: string
  /** Whether it takes messages as they are (RFC 5322); otherwise they are made of fields. */
  readonly takesOriginals: boolean
  /** The longest body of a request, in bytes. */
  readonly maxBytes: number
  /** The requests for a message: one, or one for each recipient. The failure says what the provider cannot carry. */
  readonly handoffs: (
    message: OutgoingMessage
  ) => Effect.Effect<Result.Result<readonly [Handoff, ...ReadonlyArray<Handoff>], string>>
  /** What an answer to such a request means. */
  readonly judge: (answer: Answer, handoff: Handoff) => Submission.Submission
  /** A request that sends nothing and that the provider answers well if the credentials may send. */
  readonly checkCall: Call
  /** What an operator should know and do about the answer; `undefined` where all is well. */
  readonly problemOf: (answer: Answer) => string | undefined
}

/** The provider that speaks a dialect; its connections close with the scope. */
export const make = Effect.fnUntraced(
  function*(options: HttpOptions, dialect: Dialect): Effect.fn.Return<EmailProvider["Service"], never, Scope.Scope> {
    const { maxBytes, name, takesOriginals, title } = dialect
    const calls = yield* HttpCalls.make(options)
    const semaphore = yield* Semaphore.make(options.concurrency)

    const handOver = (handoff: Handoff): Effect.Effect<Submission.Submission> =>
      calls(handoff.call).pipe(
        semaphore.withPermits(1),
        Effect.match({
          onFailure: (failure): Submission.Submission => Outcomes.notAnswered(title, failure),
          onSuccess: (answer) => dialect.judge(answer, handoff)
        })
      )

    const submit = Effect.fn("HttpProvider.submit")(function*(message: OutgoingMessage) {
      yield* Effect.annotateCurrentSpan("provider", name)
      if (message.envelope.recipients.length === 0) return Submission.permanentlyRefused("The message has no recipient")
      if (!takesOriginals && message.original?.isDescribed === false) {
        return Submission.cannotCarry(
          `${title} takes messages in fields, which cannot hold this one: it is signed, encrypted, or has parts of its own.`
        )
      }
      const handoffs = yield* dialect.handoffs(takesOriginals ? message : yield* inFields(message))
      if (Result.isFailure(handoffs)) return Submission.cannotCarry(Outcomes.diagnostic(handoffs.failure))
      const [first, ...others] = handoffs.success
      const size = first.call.body?.length ?? 0
      if (size > maxBytes) {
        return Submission.cannotCarry(`${title} takes at most ${maxBytes} bytes, and the message makes ${size}.`)
      }
      if (others.length === 0) return yield* handOver(first)
      const [one, ...rest] = yield* Effect.forEach(
        handoffs.success,
        (handoff) =>
          Effect.map(handOver(handoff), (answer): Submission.RecipientOutcome => ({
            address: handoff.recipients[0],
            outcome: answer._tag === "Mixed" ? answer.outcomes[0]!.outcome : answer
          })),
        { concurrency: "unbounded" }
      )
      return Submission.combine([one!, ...rest])
    })

    const check = calls(dialect.checkCall).pipe(
      Effect.mapError((failure) => new ProviderUnavailable({ message: Outcomes.explainNoAnswer(title, failure) })),
      Effect.flatMap((answer) => {
        const problem = dialect.problemOf(answer)
        return problem === undefined
          ? Effect.void
          : Effect.fail(new ProviderUnavailable({ message: Outcomes.diagnostic(problem) }))
      }),
      Effect.withSpan("HttpProvider.check")
    )

    return EmailProvider.of({ name, concurrency: options.concurrency, submit, check })
  }
)
