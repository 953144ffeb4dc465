import { assert, layer, type Vitest } from "@effect/vitest"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import type { RecipientOutcome, Submission } from "@sendwright/core/sending/Submission"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import type * as Layer from "effect/Layer"
import { newId } from "../fixtures.ts"
import { outgoing } from "../OutgoingMessages.ts"
import type { SuiteOptions } from "./Harness.ts"

export type { SuiteOptions } from "./Harness.ts"

/**
 * What the other side does with hand-offs from now on: takes them, refuses the message temporarily or permanently, refuses
 * the client before there is a message (no connection, no session), breaks off after it may have taken the message,
 * or says nothing at all.
 */
export type Behaviour = "accept" | "refuse_temporarily" | "refuse_permanently" | "unavailable" | "break_off" | "hang"

/** What the other side got: the recipients to deliver to, and the message as it would be delivered. */
export interface Delivered {
  readonly recipients: ReadonlyArray<string>
  /** The header of what was delivered, or whatever of the message its readers see; addresses in plain text. */
  readonly visible: string
}

/**
 * The other side of the adapter under test: a server that its author scripts. Leave out what it cannot play; the tests
 * of it are skipped.
 */
export class ProviderPeer extends Context.Service<ProviderPeer, {
  readonly behave: (how: Behaviour) => Effect.Effect<void>
  /** Refuses recipients one by one from now on, permanently or temporarily, and takes the others. */
  readonly refuse?: (address: string, how: "permanently" | "temporarily") => Effect.Effect<void>
  /** Every message that was delivered so far, in any order: a provider may split one. */
  readonly delivered: Effect.Effect<ReadonlyArray<Delivered>>
  /** How many hand-offs have begun so far, where it can be seen. */
  readonly handoffs?: Effect.Effect<number>
}>()("@sendwright/testing/conformance/ProviderPeer") {}

/** How a provider is put to the test. */
export interface ProviderOptions extends SuiteOptions {
  /** What the other side can play besides `accept`. */
  readonly plays: ReadonlyArray<Exclude<Behaviour, "accept">>
  /** Whether it can refuse single recipients: `ProviderPeer.refuse`. */
  readonly refusesRecipients?: boolean
  /**
   * Its API has no envelope beside the header, so that it shows the recipients that it delivers to, and none who has
   * the message already. Such a provider says so to its users.
   */
  readonly showsEnvelopeOnly?: boolean
}

type It = Vitest.MethodsNonLive<EmailProvider | ProviderPeer>

const message = (...recipients: ReadonlyArray<string>): OutgoingMessage => {
  const emailId = newId()
  return outgoing({
    emailId,
    messageId: `${emailId}@mail.example.com`,
    // Those in the header need not be in the envelope: they have the message already.
    to: [{ name: "Bob", address: "bob@example.net" }],
    cc: [{ name: null, address: "already@example.net" }],
    subject: `Conformance ${emailId}`,
    envelope: { from: "bounce@mail.example.com", bounceDomain: null, recipients }
  })
}

/** What a failed test says: what is expected of the adapter, and what of the peer. */
const unless = (adapter: string, peer: string): string => `The adapter must ${adapter}. The peer must ${peer}.`
const takes = "take every message after behave(\"accept\")"
const lists = "list in `delivered` each message that it took, once, with the recipients that it was told, and in "
  + "`visible` its subject and the addresses of its header"

const submit = (one: OutgoingMessage) => EmailProvider.use((provider) => provider.submit(one))
const behave = (how: Behaviour) => ProviderPeer.use((peer) => peer.behave(how))
/** The recipients of a message, over all that the other side got of it. */
const reached = (of: OutgoingMessage) =>
  ProviderPeer.use((peer) =>
    Effect.map(
      peer.delivered,
      (all) =>
        all.filter(({ visible }) => visible.includes(of.emailId)).flatMap(({ recipients }) => recipients).toSorted()
    )
  )

/** What was said of each recipient, in the words of `Submission`. */
const outcomesOf = (of: OutgoingMessage, submission: Submission): ReadonlyArray<string> =>
  of.envelope.recipients.map((address) => {
    const own = submission._tag === "Mixed"
      ? submission.outcomes.find((one: RecipientOutcome) => one.address === address)?.outcome
      : submission
    if (own === undefined) return "Unknown"
    const refusal = own._tag === "Accepted" ? own.refused.find((one) => one.address === address) : undefined
    return refusal === undefined ? own._tag : refusal.permanent ? "PermanentlyRefused" : "TemporarilyRefused"
  })

const acts: { readonly [How in Behaviour]: string } = {
  accept: "take the message",
  refuse_temporarily: "refuse the message as a temporary failure",
  refuse_permanently: "refuse the message as a permanent failure",
  unavailable: "refuse hand-offs and checks before there is a message",
  break_off: "read the whole message and end the connection without an answer",
  hang: "leave hand-offs unanswered"
}
const enacts = (how: Behaviour): string =>
  `${acts[how]} after behave("${how}"); what it cannot play does not belong in \`plays\``

/** Whether the check passes as it must. */
const checked = (passes: boolean) =>
  Effect.gen(function*() {
    const provider = yield* EmailProvider
    const message = yield* Effect.match(provider.check, { onFailure: ({ message }) => message, onSuccess: () => null })
    if (passes) assert.isNull(message, unless("pass its check", "let it pass after behave(\"accept\")"))
    else {
      assert.isNotNull(message, unless("fail its check", enacts("unavailable")))
      assert.isNotEmpty(message, "The adapter must say in the message of ProviderUnavailable what to do.")
    }
  })

/** What every `EmailProvider` must do, as far as its other side can play it. */
export const tests = (
  it: It,
  { plays, refusesRecipients = false, showsEnvelopeOnly = false }: Omit<ProviderOptions, "timeout">
): void => {
  it.effect("has a name, and a check that passes where all is well", () =>
    Effect.gen(function*() {
      yield* behave("accept")
      const provider = yield* EmailProvider
      assert.match(provider.name, /^[a-z][a-z0-9_:.-]*$/)
      if (provider.concurrency !== undefined) assert.isAtLeast(provider.concurrency, 1)
      yield* checked(true)
    }))

  it.effect("sends a message that came whole, or says that it cannot carry one that is no fields", () =>
    Effect.gen(function*() {
      yield* behave("accept")
      for (const isDescribed of [true, false]) {
        const one = message("bob@example.net")
        const header = `From: ada@example.com\r\nTo: Bob <bob@example.net>\r\nSubject: ${one.subject}\r\n`
        const content = new TextEncoder().encode(`${header}X-Whole: 1\r\n\r\nHello, Bob.\r\n`)
        const answer = yield* submit({ ...one, cc: [], original: { content, isDescribed } })
        const taken = yield* reached(one)
        if (answer._tag === "Accepted") {
          assert.deepStrictEqual(taken, ["bob@example.net"], unless("hand it over once", lists))
        } else {
          const rule = "send the fields of a message where they describe it, and answer cannotCarry otherwise"
          assert.deepInclude(answer, { _tag: "PermanentlyRefused", subject: "provider" }, unless(rule, takes))
          assert.isFalse(isDescribed, unless(rule, takes))
          assert.deepStrictEqual(taken, [])
        }
      }
    }))

  it.effect("hands a message over once, and names what it is known by", () =>
    Effect.gen(function*() {
      yield* behave("accept")
      const [one, two] = [message("bob@example.net"), message("bob@example.net")]
      const [first, second] = [yield* submit(one), yield* submit(two)]
      if (first._tag !== "Accepted" || second._tag !== "Accepted") {
        return assert.fail(`${unless("answer Accepted", takes)} It answered ${JSON.stringify([first, second])}`)
      }
      assert.isNotEmpty(first.providerMessageId)
      assert.notStrictEqual(first.providerMessageId, second.providerMessageId)
      assert.deepStrictEqual(first.refused, [])
      assert.deepStrictEqual(yield* reached(one), ["bob@example.net"], unless("hand it over once", lists))
    }))

  it.effect("delivers to the envelope and to nobody else, and shows nobody who is not in the header", () =>
    Effect.gen(function*() {
      yield* behave("accept")
      const one = message("bob@example.net", "blind@example.org")
      assert.strictEqual((yield* submit(one))._tag, "Accepted", unless("answer Accepted", takes))
      assert.deepStrictEqual(
        yield* reached(one),
        ["blind@example.org", "bob@example.net"],
        unless("hand over to envelope.recipients and nobody else", lists)
      )
      const peer = yield* ProviderPeer
      for (const { visible } of (yield* peer.delivered).filter((all) => all.visible.includes(one.emailId))) {
        if (!showsEnvelopeOnly) {
          assert.include(visible, "already@example.net", unless("show the addresses of cc", lists))
        }
        assert.notInclude(
          visible,
          "blind@example.org",
          unless("show no recipient that the header does not name", lists)
        )
      }
    }))

  it.effect("delivers a message whose header names nobody, and shows those who do not get it, or refuses to", () =>
    Effect.gen(function*() {
      yield* behave("accept")
      const silent = { ...message("blind@example.org"), to: [], cc: [] }
      assert.strictEqual((yield* submit(silent))._tag, "Accepted", unless("answer Accepted", takes))
      assert.deepStrictEqual(yield* reached(silent), ["blind@example.org"], unless("hand it over once", lists))
      const team = "team@lists.example"
      const shown = {
        ...message("bob@example.net"),
        to: [{ name: "Team", address: team }],
        onlyShown: [team]
      }
      const answer = yield* submit(shown)
      if (showsEnvelopeOnly) {
        const refusal = unless("refuse what it cannot show permanently, before it hands it over", lists)
        assert.strictEqual(answer._tag, "PermanentlyRefused", refusal)
        assert.deepStrictEqual(yield* reached(shown), [], refusal)
      } else {
        assert.strictEqual(answer._tag, "Accepted", unless("answer Accepted", takes))
        assert.deepStrictEqual(yield* reached(shown), ["bob@example.net"], unless("deliver to the envelope", lists))
        const all = yield* (yield* ProviderPeer).delivered
        const seen = all.filter(({ visible }) => visible.includes(shown.emailId))
        for (const { visible } of seen) assert.include(visible, team, unless("show the addresses of to", lists))
      }
    }))

  it.effect("hands many messages over side by side", () =>
    Effect.gen(function*() {
      yield* behave("accept")
      const { concurrency = 8 } = yield* EmailProvider
      const all = Array.from({ length: 20 }, () => message("bob@example.net", "cy@example.net"))
      const answers = yield* Effect.forEach(all, submit, { concurrency: Math.min(concurrency, 8) })
      assert.deepStrictEqual(
        answers.map(({ _tag }) => _tag),
        all.map(() => "Accepted"),
        unless("answer Accepted", takes)
      )
      for (const one of all) {
        assert.deepStrictEqual(
          yield* reached(one),
          ["bob@example.net", "cy@example.net"],
          unless("hand each message over once", lists)
        )
      }
    }))

  const ending = (how: Behaviour, tag: Submission["_tag"], name: string, more?: (answer: Submission) => void) =>
    it.effect.skipIf(!plays.some((one) => one === how))(name, () =>
      Effect.gen(function*() {
        yield* behave(how)
        const { handoffs = Effect.succeed(-1) } = yield* ProviderPeer
        const before = yield* handoffs
        const one = message("bob@example.net")
        const answer = yield* submit(one)
        assert.strictEqual(answer._tag, tag, unless(`answer ${tag}`, enacts(how)))
        // It is the engine who tries again, and counts.
        if (before !== -1) {
          assert.strictEqual(
            (yield* handoffs) - before,
            1,
            unless("hand a message over once and never retry", "count each hand-off that begins in `handoffs`")
          )
        }
        if (answer._tag === "Accepted" || answer._tag === "Mixed") return
        assert.isNotEmpty(answer.diagnostic, "The adapter must say in `diagnostic` why it was refused.")
        more?.(answer)
        // What was refused was not taken, and is not taken later.
        const nowhere = unless("not hand over again what was refused", "not list in `delivered` what it refused")
        if (how !== "break_off") assert.deepStrictEqual(yield* reached(one), [], nowhere)
        yield* behave("accept")
        assert.strictEqual(
          (yield* submit(message("bob@example.net")))._tag,
          "Accepted",
          unless("work again after a refusal", takes)
        )
        if (how !== "break_off") assert.deepStrictEqual(yield* reached(one), [], nowhere)
      }))

  ending(
    "refuse_temporarily",
    "TemporarilyRefused",
    "tells a temporary refusal from one of the provider as a whole",
    (answer) => {
      assert.strictEqual(answer._tag === "TemporarilyRefused" && answer.scope, "message")
    }
  )
  ending("refuse_permanently", "PermanentlyRefused", "tells a permanent refusal")
  ending("unavailable", "TemporarilyRefused", "knows that nothing was taken where nobody took anything", (answer) => {
    assert.strictEqual(answer._tag === "TemporarilyRefused" && answer.scope, "provider")
  })
  ending("break_off", "Unknown", "does not guess where the message may have been taken")

  it.effect.skipIf(!plays.includes("unavailable"))(
    "has a check that fails where nobody is there, and says so",
    () =>
      Effect.gen(function*() {
        yield* behave("unavailable")
        yield* checked(false)
        yield* behave("accept")
        yield* checked(true)
      })
  )

  it.effect.skipIf(!refusesRecipients)("tells what became of each recipient", () =>
    Effect.gen(function*() {
      yield* behave("accept")
      const peer = yield* ProviderPeer
      if (peer.refuse === undefined) return assert.fail("refusesRecipients: true needs a peer with `refuse`.")
      yield* peer.refuse("gone@example.net", "permanently")
      yield* peer.refuse("full@example.net", "temporarily")
      const one = message("bob@example.net", "gone@example.net", "full@example.net")
      assert.deepStrictEqual(
        outcomesOf(one, yield* submit(one)),
        ["Accepted", "PermanentlyRefused", "TemporarilyRefused"],
        unless("tell what became of each recipient", "refuse the recipients that `refuse` names and take the others")
      )
      assert.deepStrictEqual(yield* reached(one), ["bob@example.net"], unless("hand it over once", lists))
      const nobody = message("gone@example.net")
      assert.deepStrictEqual(outcomesOf(nobody, yield* submit(nobody)), ["PermanentlyRefused"])
      assert.deepStrictEqual(yield* reached(nobody), [])
    }))

  it.effect.skipIf(!plays.includes("hang"))(
    "can be interrupted while it waits, and works on afterwards",
    () =>
      Effect.gen(function*() {
        yield* behave("hang")
        const all = yield* Effect.forEach([1, 2, 3], () => Effect.forkChild(submit(message("bob@example.net"))))
        for (let turns = 0; turns < 50; turns++) yield* Effect.yieldNow
        assert.deepStrictEqual(
          all.map((fiber) => fiber.pollUnsafe()),
          [undefined, undefined, undefined],
          unless("wait for an answer", enacts("hang"))
        )
        yield* Fiber.interruptAll(all)
        yield* behave("accept")
        const one = message("bob@example.net")
        assert.strictEqual((yield* submit(one))._tag, "Accepted", unless("work again after an interruption", takes))
        assert.deepStrictEqual(yield* reached(one), ["bob@example.net"])
      })
  )
}

/**
 * Runs the conformance tests of `EmailProvider` on an adapter and the other side that its author scripts for it.
 *
 * @example
 * ```ts no-run: it registers tests
 * import * as ProviderSuite from "@sendwright/testing/conformance/ProviderSuite"
 * import { FakeProvider } from "@sendwright/testing/FakeProvider"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * // The other side of the fake: it plays what it is told to.
 * const Peer = Layer.effect(
 *   ProviderSuite.ProviderPeer,
 *   Effect.map(FakeProvider, (fake) => ({
 *     behave: (how: ProviderSuite.Behaviour) => how === "hang" ? fake.hang : fake.resume,
 *     delivered: Effect.sync(() =>
 *       fake.outbox.map(({ message, recipients }) => ({ recipients, visible: JSON.stringify(message) }))
 *     )
 *   }))
 * )
 *
 * ProviderSuite.suite("FakeProvider", Layer.provideMerge(Peer, FakeProvider.layer), { plays: ["hang"] })
 * ```
 */
export const suite = <E>(
  name: string,
  provider: Layer.Layer<EmailProvider | ProviderPeer, E>,
  options: ProviderOptions
): void => layer(provider, options)(`${name}: EmailProvider`, (it) => tests(it, options))
