import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { EmailProvider } from "./EmailProvider.ts"
import type { FailoverInput } from "./FailoverMembers.ts"
import * as FailoverMembers from "./FailoverMembers.ts"
import * as FailoverOrder from "./FailoverOrder.ts"

export type { FailoverInput } from "./FailoverMembers.ts"

type Provider = EmailProvider["Service"]

/** The first provider carries the email; the others replace it, in their order. */
export type Providers<A> = readonly [A, A, ...ReadonlyArray<A>]

/**
 * A provider that stands before others and hands each message to the first one whose circuit is not open.
 *
 * It goes on to the next in the same hand-off where a provider refused for the time being and spoke of itself
 * (`scope: "provider"`), cannot carry such a message at all (`Submission.cannotCarry`; where none can, the refusal names
 * the reason of each), or has no room for it today (`Submission.deferred` with that scope). It never goes on after any
 * other answer: a refusal that speaks of the message is one of a provider that works (and greylisting wants to see the
 * same sender again), what waits for a throttle of ours is in no trouble, and after `Unknown` the message may have been
 * taken. Where all of them refuse, the answer is the one that
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
export const make = Effect.fnUntraced(function*(providers: Providers<Provider>, settings: FailoverInput = {}) {
  const group = yield* FailoverMembers.make(providers, settings)
  return FailoverOrder.make(group, group.members, yield* Clock.Clock)
})

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
