import { Conditions } from "@sendwright/core/foundation/Conditions"
import { Wakeups } from "@sendwright/core/foundation/Wakeups"
import { MemoryDatabase } from "@sendwright/core/memory/MemoryDatabase"
import type { ProviderEvent } from "@sendwright/core/model/ProviderEvent"
import { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import type { EngineServices, JoinableTransaction, Sendwright } from "@sendwright/promise"
import {
  type CallOptions,
  NotRunning,
  onReceived,
  retentionOf,
  servicesOf,
  valueOf
} from "@sendwright/promise/services"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import { MinimumLogLevel } from "effect/References"
import * as Scope from "effect/Scope"
import type { ReceivedWebhook, Sink } from "./CheckedWebhooks.ts"
import type { Failure } from "./FakeProvider.ts"
import type { IncomingMessage } from "./IncomingMessage.ts"
import * as JoinedCalls from "./joined/JoinedCalls.ts"
import * as JoinedEngine from "./joined/JoinedEngine.ts"
import type { Outbox } from "./Outbox.ts"
import type * as SeededRandom from "./SeededRandom.ts"
import { rig, type SinkOptions } from "./SendwrightTest.ts"
import * as SimulatedTime from "./simulation/SimulatedTime.ts"
import * as TestEngine from "./TestEngine.ts"
import * as TestSender from "./TestSender.ts"
import type { Answer } from "./WebhookSink.ts"

export type { ReceivedWebhook, Sink, WebhookSearch } from "./CheckedWebhooks.ts"
export type { IncomingMessage } from "./IncomingMessage.ts"
export type { EmailSearch, Outbox, SentEmail } from "./Outbox.ts"
export type { TestOptions } from "./TestEngine.ts"

/** What the provider does: it takes every message and reports its delivery a second later, until it is told otherwise. */
export interface ProviderControls {
  /** Fails the next `count` hand-offs. Calls add up: what was asked for first comes first. */
  readonly failNext: (count: number, failure: Failure) => void
  /** The next `count` hand-offs end without an answer, and the messages are not taken. */
  readonly unknown: (count?: number) => void
  /** Takes nothing for an address from now on: permanently refused (550), or temporarily (451). */
  readonly refuse: (address: string, how?: "permanent" | "temporary") => void
  /** Mail to an address bounces permanently a second after it was taken, from now on. */
  readonly bounce: (address: string) => void
  /** Mail to an address is delivered and, a second later, complained of, from now on. */
  readonly complain: (address: string) => void
  /** Mail to an address is reported as delayed, and then nothing more, from now on. */
  readonly delay: (address: string) => void
  /** Nothing is reported of mail to an address, or of any mail, from now on: it stays `sent`. */
  readonly silence: (address?: string) => void
  /** Mail to an address is taken and delivered again. */
  readonly accept: (address: string) => void
  /** Reports something of an email of the outbox, now. */
  readonly report: (
    sent: { readonly providerMessageId: string },
    type: Extract<
      ProviderEvent["type"],
      "email.delivered" | "email.bounced" | "email.complained" | "email.delivery_delayed"
    >
  ) => void
  /** Lets hand-offs wait until `resume`. */
  readonly hang: () => void
  readonly resume: () => void
}

/** How a `Sendwright` for tests begins. */
export interface TestSendwrightOptions extends TestEngine.TestOptions {
  /**
   * The app's own database, for `join`: what the functions of `@sendwright/promise/join` make of a pool, such as
   * `pgTransaction(pool)`, or of what else runs statements outside of the app's transactions. It gets one small table, in
   * the schema `sendwright_test`.
   */
  readonly database?: JoinableTransaction
}

/**
 * A `Sendwright` for the tests of an app: everything in memory, and no time passes but by `advance`. It runs from the
 * beginning: `start` waits for its `database`, where it has one, whose transactions it joins. It has none of its own.
 */
export interface TestSendwright extends Sendwright {
  readonly webhooks: Sendwright["webhooks"] & {
    /** Adds an endpoint and receives for it. Every request is held against the endpoint's secret. */
    readonly sink: (options?: SinkOptions) => Promise<Sink>
    /** What arrived at all endpoints. Throws an `AssertionError` where a signature was wrong. */
    readonly received: () => ReadonlyArray<ReceivedWebhook>
    /** Answers the next `count` requests, with a status or not at all; the others are answered with 200. */
    readonly answerNext: (count: number, answer: Answer) => void
  }
  /** Throws where a transaction was joined that may be committed by now: `committed()` comes before the look. */
  readonly outbox: Outbox
  readonly provider: ProviderControls
  readonly dns: {
    /** Publishes the records of a domain that was added; it is verified at its next check. */
    readonly publish: (domain: string) => void
    /** Takes them away; a verified domain needs action after two checks, and has failed after 72 hours. */
    readonly break: (domain: string) => void
  }
  /**
   * Receives a message for the account, as a mail server would have brought it: `{ from, to, text }`, and more. Answers
   * with its id. One to the Reply-To of an email that was sent with `replyTracking` is an answer to it.
   */
  readonly receive: (message: IncomingMessage) => Promise<string>
  /**
   * Lets time pass: `"10 minutes"`, `{ days: 30 }`, or milliseconds. Everything that falls due meanwhile is done at its
   * own time, and done when this resolves.
   */
  readonly advance: (duration: Duration.Input) => Promise<void>
  /** Lets time pass until a moment that lies ahead. */
  readonly advanceTo: (moment: Date | string | number) => Promise<void>
  readonly now: () => Date
  /**
   * Reads what joined transactions have committed, so that the outbox has it. Whatever else returns a promise does so
   * first.
   */
  readonly committed: () => Promise<void>
}

// What can go on at one moment goes on in the order in which it began.
const inOrder: SeededRandom.SeededRandom = {
  below: () => 0,
  pick: (items) => items[0]!,
  shuffle: (items) => [...items],
  some: (items) => [...items]
}

/**
 * Makes a Sendwright for tests, ready at once. Neither a timer nor a socket is opened, and two of them with one seed that
 * are used alike give the same bytes.
 *
 * @example
 * ```ts
 * import { createTestSendwright } from "@sendwright/testing/createTestSendwright"
 *
 * await using sendwright = createTestSendwright({ domains: ["shop.example"] })
 * await sendwright.emails.send({
 *   from: "hello@shop.example",
 *   to: "ada@example.com",
 *   subject: "Your cart is waiting",
 *   text: "Still there?",
 *   scheduledAt: new Date(sendwright.now().getTime() + 86_400_000)
 * })
 * await sendwright.advance("2 days")
 * sendwright.outbox.expectSent({ to: "ada@example.com", subject: /cart/ })
 * ```
 */
export const createTestSendwright = (options: TestSendwrightOptions = {}): TestSendwright => {
  const time = SimulatedTime.make(TestEngine.startOf(options), inOrder)
  const { begin, runNow: now } = time
  let closed = false

  const open = () => {
    if (closed) throw new NotRunning("sendwright.close() was called: make another one with createTestSendwright.")
  }

  const scope = now(Scope.make())
  const world = Layer.mergeAll(Layer.succeed(Clock.Clock, time.clock), Layer.succeed(MinimumLogLevel, "Error"))
  const engine = Layer.provideMerge(TestSender.layer, TestEngine.layer(options))
  const services = now(Layer.buildWithScope(Layer.provideMerge(engine, world), scope))
  const inside = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
    Effect.provideContext(effect, services as Context.Context<never> as Context.Context<R>)
  const controls = now(inside(rig))
  const control = (effect: Effect.Effect<void>): void => {
    open()
    now(inside(effect))
  }

  let joined: JoinedEngine.JoinedEngine | undefined
  const calls = options.database === undefined ? undefined : JoinedCalls.make(options.database, {
    data: Context.get(services, MemoryDatabase),
    engine: () => {
      open()
      return joined ??= JoinedEngine.make(services, time.now)
    },
    applied: () => {
      const { notify } = Context.get(services, Wakeups)
      control(Effect.andThen(notify("sends"), notify("webhooks")))
    }
  })
  const committed = async () => {
    open()
    await calls?.takeUp()
  }
  const known = <A>(what: A): A => {
    if (calls?.isBehind() !== true) return what
    throw new Error(
      "A transaction was joined and may be committed by now: await sendwright.committed() before you look."
    )
  }

  const pending = new Set<Fiber.Fiber<unknown, unknown>>()
  const run = async <A, E>(
    effect: Effect.Effect<A, E, EngineServices>,
    { signal }: CallOptions = {}
  ): Promise<A> => {
    if (calls?.isEmpty() === false) await committed()
    open()
    signal?.throwIfAborted()
    const fiber = begin(inside(effect))
    now(controls.nudge)
    pending.add(fiber)
    const interrupt = () => {
      fiber.interruptUnsafe()
      time.drain()
    }
    signal?.addEventListener("abort", interrupt, { once: true })
    const exit = await new Promise<Exit.Exit<A, E>>((resolve) => void fiber.addObserver(resolve))
    signal?.removeEventListener("abort", interrupt)
    pending.delete(fiber)
    return valueOf(exit, signal)
  }

  const advanceTo = async (target: () => number) => {
    if (calls?.isEmpty() === false) await committed()
    open()
    const millis = target()
    if (!(millis >= time.now())) throw new Error(`Time does not go back: it is ${new Date(time.now()).toISOString()}.`)
    time.advanceTo(millis)
  }

  const close = async (): Promise<void> => {
    if (closed) return
    closed = true
    now(Fiber.interruptAll(pending))
    now(Scope.close(scope, Exit.void))
  }

  const { dns, provider, webhooks } = controls
  const account = servicesOf({ run })
  return {
    ...account,
    start: async () => {
      open()
      await calls?.ready
    },
    close,
    [Symbol.asyncDispose]: close,
    withTransaction: async () => {
      throw new NotRunning("A Sendwright for tests has no transactions: test those with embedded().")
    },
    join: (transaction) => {
      if (calls !== undefined) return servicesOf(calls.of(transaction))
      throw new NotRunning("Say which database is joined: createTestSendwright({ database: pgTransaction(pool) }).")
    },
    committed,
    onReceived: (handler, of = {}) => run(Effect.provideService(onReceived(handler, of, { run }), Scope.Scope, scope)),
    report: (events, options) => run(ProviderEvents.use(({ ingest }) => ingest(events)), options),
    conditions: () => {
      open()
      return now(Effect.flatMap(Conditions, ({ current }) => current))
    },
    retention: retentionOf({ run }),
    get context() {
      open()
      return services as Context.Context<never> as Context.Context<EngineServices>
    },
    webhooks: {
      ...account.webhooks,
      sink: (of) => run(webhooks.sink(of)),
      received: () => known(webhooks).received(),
      answerNext: (count, answer) => control(webhooks.answerNext(count, answer))
    },
    outbox: new Proxy(controls.outbox, { get: (outbox, name) => Reflect.get(known(outbox), name) }),
    provider: {
      failNext: (count, failure) => control(provider.failNext(count, failure)),
      unknown: (count) => control(provider.unknown(count)),
      refuse: (address, how) => control(provider.refuse(address, how)),
      bounce: (address) => control(provider.bounce(address)),
      complain: (address) => control(provider.complain(address)),
      delay: (address) => control(provider.delay(address)),
      silence: (address) => control(provider.silence(address)),
      accept: (address) => control(provider.accept(address)),
      report: (sent, type) => control(provider.report(sent, type)),
      hang: () => control(provider.hang),
      resume: () => control(provider.resume)
    },
    dns: {
      publish: (domain) => control(dns.publish(domain)),
      break: (domain) => control(dns.break(domain))
    },
    receive: (message) => run(controls.receive(message)),
    advance: (duration) => advanceTo(() => time.now() + Duration.toMillis(Duration.fromInputUnsafe(duration))),
    advanceTo: (moment) => advanceTo(() => new Date(moment).getTime()),
    now: () => new Date(time.now())
  }
}
