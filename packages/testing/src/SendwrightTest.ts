import { DomainStore } from "@sendwright/core/domains/DomainStore"
import { Emails } from "@sendwright/core/emails/Emails"
import type { NotFound, SendError } from "@sendwright/core/foundation/Errors"
import type { Overloaded } from "@sendwright/core/foundation/Overloaded"
import type { StorageError } from "@sendwright/core/foundation/StorageError"
import { MemoryDatabase } from "@sendwright/core/memory/MemoryDatabase"
import type { Email } from "@sendwright/core/model/Email"
import type { EmailEvent } from "@sendwright/core/model/EmailEvent"
import * as SendRequest from "@sendwright/core/model/SendRequest"
import type { WebhookEventType } from "@sendwright/core/model/WebhookEventType"
import { Reception } from "@sendwright/core/received/Reception"
import { Webhooks } from "@sendwright/core/webhooks/Webhooks"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Digest from "effect/crypto/Digest"
import * as SecureRandom from "effect/crypto/SecureRandom"
import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { CheckedWebhooks, type ReceivedWebhook, type Sink, sinkOf } from "./CheckedWebhooks.ts"
import { FakeProvider } from "./FakeProvider.ts"
import { arrivedOf, type IncomingMessage } from "./IncomingMessage.ts"
import * as Outbox from "./Outbox.ts"
import { ProviderScript } from "./ProviderScript.ts"
import { StaticDns } from "./StaticDns.ts"
import * as TestEngine from "./TestEngine.ts"
import { type Answer, WebhookSink } from "./WebhookSink.ts"

export type { IncomingMessage } from "./IncomingMessage.ts"
export type { TestAccount, TestOptions } from "./TestEngine.ts"

/** A send by a test; without `from`, it comes from `hello@` the account's first domain. */
export type TestSend = Omit<SendRequest.SendRequest, "from"> & { readonly from?: string }

/** Where the webhooks of a sink go and what they are about. */
export interface SinkOptions {
  /** One of its own by default. */
  readonly url?: string
  /** All of sent emails but queued and scheduled by default. */
  readonly events?: ReadonlyArray<WebhookEventType>
}

/** Controls and findings that need no clock of their own. */
export interface Rig {
  readonly account: TestEngine.TestAccount
  readonly outbox: Outbox.Outbox
  readonly provider: ProviderScript["Service"]
  readonly dns: {
    /** Publishes the records of a domain that was added; it is verified at its next check. */
    readonly publish: (domain: string) => Effect.Effect<void>
    /** Takes them away; a verified domain needs action after two checks, and has failed after 72 hours. */
    readonly break: (domain: string) => Effect.Effect<void>
  }
  readonly webhooks: {
    /** Adds an endpoint to the account and receives for it. Every request is held against the endpoint's secret. */
    readonly sink: (options?: SinkOptions) => Effect.Effect<Sink>
    /** What arrived at all endpoints. Throws an `AssertionError` where a signature was wrong. */
    readonly received: () => ReadonlyArray<ReceivedWebhook>
    /** Answers the next `count` requests, with a status or not at all. */
    readonly answerNext: (count: number, answer: Answer) => Effect.Effect<void>
  }
  /** Receives a message for the account, as a mail server would have brought it. Answers with its id. */
  readonly receive: (message: IncomingMessage) => Effect.Effect<string>
  /** Lets the workers look at what is due now. */
  readonly nudge: Effect.Effect<void>
}

/** The controls over a `TestEngine`. */
export const rig: Effect.Effect<Rig, never, TestEngine.TestEngine> = Effect.gen(function*() {
  const account = yield* TestEngine.Tester
  const fake = yield* FakeProvider
  const database = yield* MemoryDatabase
  const provider = yield* ProviderScript
  const zone = yield* StaticDns
  const domains = yield* DomainStore
  const checked = yield* CheckedWebhooks
  const network = yield* WebhookSink
  const webhooks = yield* Webhooks
  const reception = yield* Reception
  const random = yield* SecureRandom.SecureRandom
  const digest = yield* Digest.Digest
  const nudge = yield* TestEngine.Nudge
  let sinks = 0

  const knownOf = (emailId: string): Outbox.Known => database.emails.get(emailId)?.email ?? { bcc: [], tags: [] }

  const recordsOf = Effect.fnUntraced(function*(name: string) {
    const found = (yield* Effect.orDie(domains.list(account.account.id))).find((domain) => domain.name === name)
    if (found !== undefined) return found.dnsRecords
    return yield* Effect.die(new Error(`The account has no domain ${name}: add it first.`))
  })

  return {
    account,
    outbox: Outbox.make(() => fake.outbox, knownOf),
    provider,
    dns: {
      publish: (name) => Effect.andThen(Effect.flatMap(recordsOf(name), zone.publish), nudge.all),
      break: (name) => Effect.andThen(Effect.flatMap(recordsOf(name), zone.withdraw), nudge.all)
    },
    webhooks: {
      sink: Effect.fnUntraced(
        function*({ events, url = `https://sink-${++sinks}.example/webhooks` }: SinkOptions = {}) {
          const { endpoint, secret } = yield* webhooks.create(account.live, { url, events: events ?? null })
          return sinkOf(endpoint, Redacted.value(secret), checked.received)
        },
        Effect.orDie
      ),
      received: checked.received,
      answerNext: network.answerNext
    },
    receive: Effect.fnUntraced(
      function*(message: IncomingMessage) {
        const messageId = `${yield* random.uuidV7()}@mail.example`
        const arrived = yield* arrivedOf(message, account.account.id, messageId)
        const [answer] = yield* reception.take(arrived)
        yield* nudge.all
        return answer!.id
      },
      Effect.provideService(Digest.Digest, digest),
      Effect.orDie
    ),
    nudge: nudge.all
  }
})

// A step of a worker is a few turns of the scheduler, and a send is a few steps: those of its webhooks with them.
const quiet = Effect.yieldNow.pipe(Effect.repeat({ times: 64 }), Effect.asVoid)

/**
 * An engine for tests of Effect programs, on the `TestClock` of `it.effect`.
 *
 * @example
 * ```ts no-run: it registers a test
 * import { assert, it } from "@effect/vitest"
 * import { SendwrightTest } from "@sendwright/testing/SendwrightTest"
 * import * as Effect from "effect/Effect"
 *
 * it.effect("tries again while the provider refuses", () =>
 *   Effect.gen(function*() {
 *     const sendwright = yield* SendwrightTest
 *     yield* sendwright.provider.failNext(3, "temporary")
 *     const id = yield* sendwright.send({ to: "ada@example.com", subject: "Hello", text: "Hello, Ada." })
 *     yield* sendwright.advance("10 minutes")
 *     sendwright.outbox.expectSent({ to: "ada@example.com", subject: "Hello" })
 *     assert.strictEqual((yield* sendwright.email(id)).status, "delivered")
 *   }).pipe(Effect.provide(SendwrightTest.layer({ seed: 1 }))))
 * ```
 */
export class SendwrightTest extends Context.Service<
  SendwrightTest,
  Rig & {
    /** Sends for the live caller and lets the workers do what is due. Answers with the id. */
    readonly send: (request: TestSend) => Effect.Effect<string, SendError | StorageError | Overloaded>
    readonly email: (id: string) => Effect.Effect<Email, NotFound | StorageError>
    /** The events of an email, oldest first. */
    readonly events: (id: string) => Effect.Effect<ReadonlyArray<EmailEvent>, NotFound | StorageError>
    /** Lets time pass: everything that falls due meanwhile is done at its own time. */
    readonly advance: (duration: Duration.Input) => Effect.Effect<void>
    readonly now: Effect.Effect<Date>
  }
>()("@sendwright/testing/SendwrightTest") {
  /** Every service of the engine, its workers, and this one. Each call makes another engine. */
  static readonly layer = (
    options: TestEngine.TestOptions = {}
  ): Layer.Layer<SendwrightTest | TestEngine.TestEngine> =>
    Layer.effect(SendwrightTest, make).pipe(
      Layer.provideMerge(TestEngine.layer(options)),
      Layer.provideMerge(Layer.effectDiscard(begin(TestEngine.startOf(options))))
    )
}

const begin = (start: number) =>
  Clock.clockWith((clock) =>
    "adjust" in clock
      ? TestClock.setTime(start)
      : Effect.die(
        new Error("SendwrightTest runs on the TestClock: use it.effect, not it.live, or provide TestClock.layer().")
      )
  )

const make = Effect.gen(function*() {
  const controls = yield* rig
  const emails = yield* Emails
  const { account } = controls
  const sender = `hello@${account.domains[0]?.name ?? "app.example"}`
  const now = Effect.map(Clock.currentTimeMillis, (millis) => new Date(millis))
  const email = (id: string) => emails.get(account.live, id)
  return SendwrightTest.of({
    ...controls,
    send: Effect.fnUntraced(function*(request: TestSend) {
      const decoded = SendRequest.decode({ from: sender, ...request }, yield* now)
      const { id } = yield* emails.send(account.live, decoded, null)
      yield* quiet
      return id
    }),
    email,
    events: (id) => Effect.map(email(id), ({ events }) => events),
    advance: (duration) =>
      Effect.andThen(controls.nudge, quiet).pipe(Effect.andThen(TestClock.adjust(duration)), Effect.andThen(quiet)),
    now
  })
})
