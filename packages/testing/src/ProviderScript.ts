import * as Address from "@sendwright/core/foundation/Address"
import type { ProviderEvent } from "@sendwright/core/model/ProviderEvent"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import type * as Submission from "@sendwright/core/sending/Submission"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { type Failure, FakeProvider, reportOn, type Taken } from "./FakeProvider.ts"

/** A provider reports what became of a message, or what follows on its last report, after so many milliseconds. */
export const reportMillis = 1_000

/** A provider's report of a recipient that it took a message for. */
export type Fate = "deliver" | "bounce" | "complain" | "delay" | "silence"

/**
 * What the provider does. It takes every message at once and reports its delivery a second later, until a test says
 * otherwise. Addresses are compared without case.
 *
 * @example
 * ```ts
 * import { ProviderScript } from "@sendwright/testing/ProviderScript"
 * import * as TestEngine from "@sendwright/testing/TestEngine"
 * import * as Effect from "effect/Effect"
 *
 * export const program = Effect.gen(function*() {
 *   const provider = yield* ProviderScript
 *   yield* provider.bounce("gone@example.com")
 *   yield* provider.complain("cross@example.com")
 * }).pipe(Effect.provide(TestEngine.layer()))
 * ```
 */
export class ProviderScript extends Context.Service<ProviderScript, {
  /** Fails the next `count` hand-offs. Calls add up: what was asked for first comes first. */
  readonly failNext: (count: number, failure: Failure | Submission.Submission) => Effect.Effect<void>
  /** The next `count` hand-offs end without an answer, and the messages are not taken. */
  readonly unknown: (count?: number) => Effect.Effect<void>
  /** Takes no hand-off in for an address from now on: permanently refused (550 5.1.1, a bounce), or temporarily (451). */
  readonly refuse: (address: string, how?: "permanent" | "temporary") => Effect.Effect<void>
  /** Mail to an address bounces permanently a second after it was taken, from now on. */
  readonly bounce: (address: string) => Effect.Effect<void>
  /** Mail to an address is delivered a second after it was taken and complained of after another, from now on. */
  readonly complain: (address: string) => Effect.Effect<void>
  /** Mail to an address is reported as delayed, and then nothing more, from now on. */
  readonly delay: (address: string) => Effect.Effect<void>
  /** Nothing is reported of mail to an address from now on, or of any mail: it stays `sent`. */
  readonly silence: (address?: string) => Effect.Effect<void>
  /** Mail to an address is taken and delivered again. */
  readonly accept: (address: string) => Effect.Effect<void>
  /** Reports something of a message that was taken before, now. */
  readonly report: (
    sent: { readonly providerMessageId: string },
    type: Extract<
      ProviderEvent["type"],
      "email.delivered" | "email.bounced" | "email.complained" | "email.delivery_delayed"
    >
  ) => Effect.Effect<void>
  /** Lets hand-offs wait until `resume`. */
  readonly hang: Effect.Effect<void>
  readonly resume: Effect.Effect<void>
  /** How long each hand-off takes from now on, in milliseconds. */
  readonly slow: (millis: number) => Effect.Effect<void>
}>()("@sendwright/testing/ProviderScript") {
  /** A fake provider, what drives it, and its reports into the engine. */
  static readonly layer: Layer.Layer<ProviderScript | FakeProvider | EmailProvider, never, ProviderEvents> = Layer
    .effectContext(Effect.gen(function*() {
      const built = yield* Layer.build(Layer.fresh(FakeProvider.layer))
      const fake = Context.get(built, FakeProvider)
      const provider = Context.get(built, EmailProvider)
      const events = yield* ProviderEvents
      const scope = yield* Effect.scope
      const fates = new Map<string, Fate>()
      let others: Fate = "deliver"
      let reported = 0

      const fateOf = (address: string) => fates.get(Address.normalize(address)) ?? others
      const take = (taken: Taken, type: ProviderEvent["type"], recipients: ReadonlyArray<string>) =>
        Effect.flatMap(
          Clock.currentTimeMillis,
          (now) =>
            recipients.length === 0 ? Effect.void : Effect.orDie(events.ingest([
              reportOn(taken, {
                type,
                occurredAt: new Date(now),
                recipients,
                key: `${taken.providerMessageId} ${type} ${recipients.join(" ")}`,
                details: detailsOf[type] ?? {}
              })
            ]))
        )

      const reportsOn = Effect.fnUntraced(function*(taken: Taken) {
        const of = (...wanted: ReadonlyArray<Fate>) => taken.recipients.filter((one) => wanted.includes(fateOf(one)))
        const [bounced, delivered, delayed, angry] = [
          of("bounce"),
          of("deliver", "complain"),
          of("delay"),
          of("complain")
        ]
        yield* Effect.sleep(reportMillis)
        yield* take(taken, "email.bounced", bounced)
        yield* take(taken, "email.delivery_delayed", delayed)
        yield* take(taken, "email.delivered", delivered)
        if (angry.length === 0) return
        yield* Effect.sleep(reportMillis)
        yield* take(taken, "email.complained", angry)
      })

      const forkReports = Effect.suspend(() => {
        const fresh = fake.outbox.slice(reported)
        reported = fake.outbox.length
        return Effect.forEach(fresh, (taken) => Effect.forkIn(reportsOn(taken), scope), { discard: true })
      })

      const set = (address: string, fate: Fate) =>
        Effect.andThen(
          fake.refuse(address, "accept"),
          Effect.sync(() => void fates.set(Address.normalize(address), fate))
        )

      const script = ProviderScript.of({
        failNext: fake.failNext,
        unknown: (count = 1) => fake.failNext(count, "unknown"),
        refuse: (address, how = "permanent") => fake.refuse(address, how),
        bounce: (address) => set(address, "bounce"),
        complain: (address) => set(address, "complain"),
        delay: (address) => set(address, "delay"),
        silence: (address) =>
          address === undefined
            ? Effect.sync(() => {
              others = "silence"
            })
            : set(address, "silence"),
        accept: (address) => set(address, "deliver"),
        report: ({ providerMessageId }, type) => {
          const taken = fake.outbox.find((one) => one.providerMessageId === providerMessageId)
          return taken === undefined
            ? Effect.die(new Error(`The provider took no message ${providerMessageId}: pass one of the outbox.`))
            : take(taken, type, taken.recipients)
        },
        hang: fake.hang,
        resume: fake.resume,
        slow: fake.delay
      })
      const submit: typeof provider.submit = (message) => Effect.tap(provider.submit(message), forkReports)
      return Context.add(built, ProviderScript, script).pipe(Context.add(EmailProvider, { ...provider, submit }))
    })) as Layer.Layer<ProviderScript | FakeProvider | EmailProvider, never, ProviderEvents>
}

const detailsOf: { readonly [Type in ProviderEvent["type"]]?: Readonly<Record<string, unknown>> } = {
  "email.bounced": {
    bounce_type: "permanent",
    bounce_sub_type: "general",
    diagnostic_code: "550 5.1.1 No such user",
    status_code: "5.1.1"
  },
  "email.delivered": { smtp_response: "250 2.0.0 OK" },
  "email.delivery_delayed": { delay_type: "mailbox_full", diagnostic_code: "452 4.2.2 Mailbox full" },
  "email.complained": { complaint_type: "abuse" }
}
