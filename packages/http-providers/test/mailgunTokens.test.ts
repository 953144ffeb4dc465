import { assert, it } from "@effect/vitest"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { Wakeups } from "@sendwright/core/foundation/Wakeups"
import * as MemoryStorage from "@sendwright/core/memory/MemoryStorage"
import { ReputationGuard } from "@sendwright/core/reputation/ReputationGuard"
import type { EventIntake } from "@sendwright/core/sending/EventIntake"
import { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import * as MailgunIntake from "@sendwright/http-providers/MailgunIntake"
import { acceptGroup, newEmail, peppers, seedAccount } from "@sendwright/testing/fixtures"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import * as Posts from "./reportPosts.ts"

const at = Date.UTC(2026, 10, 22, 12)

const storage = Layer.fresh(Layer.provide(MemoryStorage.layer, [SecureRandom.layerWebCrypto, peppers]))

/** The intake of a process that has just begun. */
const process = Effect.gen(function*() {
  const context = yield* Layer.build(
    Layer.fresh(ProviderEvents.layer).pipe(
      Layer.provide([
        Layer.mock(Wakeups, { notify: () => Effect.void }),
        Layer.mock(ReputationGuard, { review: Effect.void })
      ])
    )
  )
  return yield* Effect.provideContext(MailgunIntake.make({ signingKey: Redacted.make(Posts.mailgunKey) }), context)
})

const take = (intake: EventIntake, post: Posts.Post) =>
  Effect.match(intake.take(post), {
    onFailure: ({ _tag, message }) => `${_tag}: ${message}`,
    onSuccess: () => "taken"
  })

it.effect("a signed report counts once, and nobody puts another to its signature, whichever process takes it", () =>
  Effect.gen(function*() {
    yield* TestClock.setTime(at)
    const { account } = yield* seedAccount({ createdAt: new Date(at - 86_400_000) })
    const emails = yield* EmailStore
    const [mine, other] = [0, 1].map(() => newEmail({ accountId: account.id, createdAt: new Date(at) }))
    yield* emails.accept([acceptGroup([mine!, other!])])
    const eventsOf = (id: string) =>
      Effect.map(
        emails.find({ accountId: account.id, modes: ["live"] }, id),
        (found) => Option.getOrThrow(found).events.map(({ type }) => type)
      )
    const [one, two] = [yield* process, yield* process]

    const delivered = Posts.mailgun.post(mine!.id, { event: "delivered" })
    for (const intake of [one, two, one, yield* process]) assert.strictEqual(yield* take(intake, delivered), "taken")
    assert.deepStrictEqual(yield* eventsOf(mine!.id), ["email.queued", "email.delivered"])

    const { signature } = JSON.parse(delivered.body)
    const forged = Posts.mailgun.post(other!.id, { event: "complained" })
    const body = JSON.stringify({ ...JSON.parse(forged.body), signature })
    for (const intake of [one, two, yield* process]) {
      const answer = yield* take(intake, { ...forged, body })
      assert.match(answer, /^EventsRefused: The signature was used for another report before/)
    }
    assert.deepStrictEqual(yield* eventsOf(other!.id), ["email.queued"])

    // Nor to one that came with a report of which nothing is kept.
    const opened = Posts.mailgun.post(mine!.id, { event: "opened" })
    assert.strictEqual(yield* take(one, opened), "taken")
    const again = JSON.stringify({ ...JSON.parse(forged.body), signature: JSON.parse(opened.body).signature })
    assert.match(yield* take(two, { ...forged, body: again }), /^EventsRefused/)
  }).pipe(Effect.provide(Layer.merge(storage, Logger.layer([]))), Effect.scoped))
