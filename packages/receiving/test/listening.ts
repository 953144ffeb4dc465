import * as Address from "@sendwright/core/foundation/Address"
import { Wakeups } from "@sendwright/core/foundation/Wakeups"
import * as MemoryStorage from "@sendwright/core/memory/MemoryStorage"
import { type Receiver, Receivers } from "@sendwright/core/received/Receivers"
import { Reception } from "@sendwright/core/received/Reception"
import { ReputationGuard } from "@sendwright/core/reputation/ReputationGuard"
import type { PostedMessage } from "@sendwright/core/sending/MailDoor"
import { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import { BounceIntake } from "@sendwright/receiving/BounceIntake"
import { MailIntake } from "@sendwright/receiving/MailIntake"
import { MailListener } from "@sendwright/receiving/MailListener"
import { defaultLimits, type MailLimits, type MailOptions } from "@sendwright/receiving/MailOptions"
import { PostedMail } from "@sendwright/receiving/PostedMail"
import * as ReturnPath from "@sendwright/smtp/ReturnPath"
import { addressesOf, harness } from "@sendwright/testing/conformance/Harness"
import { peppers } from "@sendwright/testing/fixtures"
import * as Context from "effect/Context"
import * as Digest from "effect/crypto/Digest"
import * as SecureRandom from "effect/crypto/SecureRandom"
import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as TestClock from "effect/testing/TestClock"
import { createSecretKey } from "node:crypto"
import { setImmediate } from "node:timers/promises"

export const keys: ReturnPath.ReturnPathKeys = [createSecretKey(new Uint8Array(32).fill(1))]
export const feedback = "fbl@sendwright.example"
export const ada = "ada@example.com"
export const bob = "bob@example.com"

/** The return path of an email to a recipient. */
export const pathOf = (emailId: string, recipient = ada): string =>
  ReturnPath.make(keys, emailId, recipient, "send.shop.example")

const guard = Layer.succeed(ReputationGuard, {
  review: Effect.void,
  windows: () => Effect.die(new Error("not asked for")),
  prune: () => Effect.succeed(0)
})

/** Storage in memory, with the intake of the engine on it. */
export const liveEngine = ProviderEvents.layer.pipe(
  Layer.provideMerge(Layer.fresh(MemoryStorage.layer)),
  Layer.provide([SecureRandom.layerWebCrypto, peppers, guard, Wakeups.layerLocal])
)

const options: MailOptions = {
  host: "127.0.0.1",
  port: 0,
  name: "bounces.sendwright.example",
  keys,
  feedback,
  certificate: null,
  drainTimeout: 5_000
}

/** Accounts that receive, by their domains. */
export const receiversOf = (domains: Record<string, Partial<Receiver> & Pick<Receiver, "accountId">>) =>
  Layer.succeed(Receivers, {
    find: (domain) => {
      const name = Address.domainToAscii(domain)
      const found = name === undefined ? undefined : domains[name]
      return Effect.succeed(
        name === undefined || found === undefined
          ? Option.none()
          : Option.some<Receiver>({ mode: "live", domain: name, room: null, ...found })
      )
    }
  })

/** What stores received mail, on a storage. */
const intake = MailIntake.layer().pipe(
  Layer.provide(Layer.provide(Reception.layer, Wakeups.layerLocal)),
  Layer.provide([SecureRandom.layerWebCrypto, Digest.layerWebCrypto])
)

/** The listener on the engine's services; nobody receives unless it is said. */
export const listener = (more: Partial<MailOptions> = {}, receivers = receiversOf({})) =>
  MailListener.layer({ ...options, ...more }).pipe(
    Layer.provide([BounceIntake.layer({ keys, feedback }), intake, receivers])
  )

/** What takes messages that are posted, on the engine's services. */
export const mailWith = (more: Partial<MailLimits>, receivers: ReturnType<typeof receiversOf>) =>
  PostedMail.layer({ keys, feedback }, limits(more)).pipe(
    Layer.provide([BounceIntake.layer({ keys, feedback }), intake, receivers])
  )

/** Posts a message, and answers with code and status of the reply. */
export const postedTo = (more: Partial<PostedMessage>) =>
  Effect.flatMap(PostedMail, (mail) =>
    Effect.map(
      mail.take({
        message: Buffer.from("Subject: x\r\n\r\nHello\r\n"),
        returnPath: "ada@mail.example",
        recipients: ["help@in.shop.example"],
        greeting: "",
        remoteAddress: null,
        isOriginal: true,
        ...more
      }),
      ({ code, status }) => `${code} ${status}`
    ))

/** Limits that a test can reach. */
export const limits = (more: Partial<MailLimits>): MailLimits => ({ ...defaultLimits, ...more })

const handOver = Effect.gen(function*() {
  const t = yield* harness()
  const { id, providerMessageId } = yield* t.handOver({ to: [ada, bob] })
  yield* TestClock.setTime(t.at(60_000).getTime())
  const types = Effect.map(t.get(id), ({ events }) => events.map(({ type }) => type).slice(2))
  const suppressed = Effect.map(addressesOf(t.suppressions, t.account.id), (all) => Object.fromEntries(all))
  return { t, id, providerMessageId, types, suppressed, path: pathOf(id) }
})

/** An email that was handed over, and what became of it. */
class Sent extends Context.Service<Sent, Effect.Success<typeof handOver>>()("test/Sent") {}

/** The same in the time of an email that was sent before: timers of a listener would have years to make up for. */
export const engine = Layer.provideMerge(Layer.effect(Sent, handOver), liveEngine)

/** The email that was sent before. */
export const sent = () => Effect.map(Sent, (sent) => sent)

/** Lets time pass until a fiber is through, and sockets have what came of it. */
export const passUntil = <A>(fiber: Fiber.Fiber<A>, step: Duration.Input) =>
  Effect.raceFirst(
    Fiber.join(fiber),
    Effect.forever(Effect.andThen(
      TestClock.adjust(step),
      Effect.promise(async () => {
        for (let turn = 0; turn < 10; turn++) await setImmediate()
      })
    ))
  )
